"""The greedy bot's evaluation of actions (`action_worth`), in tenths of a point.

The values of all actions are relative to that of the action `end` with the commodity kept, which is 0.
"""

from tertulia.games.no_siesta.model import actions, terms
from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.policies import weights
from tertulia.games.no_siesta.policies import worth as worths
from tertulia.games.no_siesta.rules.apply_crossing import SPLITS
from tertulia.games.no_siesta.rules.dice import face_revenue
from tertulia.games.no_siesta.rules.points import space_points
from tertulia.games.no_siesta.rules.predicates import count_own_discs
from tertulia.games.no_siesta.rules.sources import count_commodities
from tertulia.kernel.agenda import top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray


@rule
def action_worth(s: State, seat: int, action: int, left: float, places: FloatArray, goods: FloatArray) -> float:
    """Return the value of an action, in tenths of a point.

    `left` is the expected number of rounds after this one. `places` holds the values of crossing off one more circle of
    the roof, of each helper field and of each barrow (`write_place_worths`). `goods` holds the value of each revenue
    (`write_good_worths`).
    """
    player = s.players[seat]
    if action < Action.ROOF:
        return _die_worth(s, player, action, goods)
    if action < Action.TILE:
        return _crossing_worth(s, player, action, left, places, goods)
    if action < Action.COPY:
        return _bonus_worth(s, player, action, left, goods)
    return _choice_worth(s, player, action, left, goods)


@rule
def _die_worth(s: State, player: Player, action: int, goods: FloatArray) -> float:
    """Return the value of the revenues that an action marks on a die, in tenths of a point.

    The action takes a die or marks the last die.
    """
    face, marking = int(s.last) - 1, action - Action.MARK
    if action < Action.MARK:
        face, marking = actions.face_and_mark(action)
    if marking == terms.Marking.NOTHING:
        return 0.0
    if face != terms.Face.OLIVE_GRAIN:
        return worths.further_revenue_worth(s, player, face_revenue(face), goods)
    worth = 0.0
    if marking != terms.Marking.GRAIN:
        worth += worths.further_revenue_worth(s, player, terms.Revenue.OLIVE, goods)
    if marking != terms.Marking.OLIVE:
        worth += worths.further_revenue_worth(s, player, terms.Revenue.GRAIN, goods)
    return worth


@rule
def _source_worth(player: Player, source: int) -> float:
    """Return the cost of spending a source, in tenths of a point; negative for a temporary revenue.

    A temporary revenue would be lost otherwise. The last commodity could be kept for the next round.
    """
    if source == terms.Source.COMMODITY:
        return weights.COMMODITY if count_commodities(player) == 1 else 0.5
    if source == terms.Source.LOOSE:
        return -0.1 * weights.TEMPORARY
    return weights.SWAP if source >= terms.Source.SWAP_LOOSE else 0.0


@rule
def _crossing_worth(s: State, player: Player, action: int, left: float, places: FloatArray, goods: FloatArray) -> float:
    kept = weights.COMMODITY if left > 0 else 0.0
    scale = kept / weights.COMMODITY
    if action < Action.FIELD:
        return places[worths.ROOF] - scale * _source_worth(player, action - Action.ROOF)
    if action < Action.TRADE:
        field, _, source = actions.circle_of_field(action)
        return places[worths.FIELD + field] - scale * _source_worth(player, source)
    if action < Action.LOAD:
        return _trade_worth(s, player, action, scale, goods)
    if action < Action.STORE:
        barrow, _, source = actions.circle_of_barrow(action)
        return places[worths.LOAD + barrow] - scale * _source_worth(player, source)
    if action < Action.CLIMB:
        good, source = actions.good_and_source(action)
        return worths.storing_worth(s, player, good) - scale * _source_worth(player, source)
    return worths.climbing_worth(s, player, left) - scale * _source_worth(player, action - Action.CLIMB)


@rule
def _trade_worth(s: State, player: Player, action: int, scale: float, goods: FloatArray) -> float:
    """Return the value of a trade, in tenths of a point.

    A trade brings points and a commodity. It costs three goods that could each cross off a circle instead.
    `scale` is the factor for a commodity's value: 0.0 in the last round, else 1.0. `goods` holds the value of each
    revenue (`write_good_worths`).
    """
    good, split = actions.good_and_split(action)
    worth = float(weights.POINT * int(s.box.trade_points)) + weights.COMMODITY * scale
    worth -= goods[good] * (1.0 + weights.HELD + weights.HELD * weights.HELD) / terms.TRADED
    return float(worth - scale * weights.COMMODITY * SPLITS[split, terms.Source.COMMODITY])


@rule
def _bonus_worth(s: State, player: Player, action: int, left: float, goods: FloatArray) -> float:
    """Return the value of an action `tile`, `change`, `clear` or `out`, in tenths of a point.

    They use a roof tile, move a disc, spend a donkey to take goods out of storage, and take out a good. `left` is the
    expected number of rounds after this one. `goods` holds the value of each revenue (`write_good_worths`).
    """
    if action < Action.CHANGE:
        return _tile_worth(s, player, int(player.tiles[action - Action.TILE]) - 1, left, goods) - (
            weights.USE_TILE if left > 1.0 else 0.0
        )
    if action < Action.CLEAR:
        given, taken = actions.goods_changed(action)
        gained = goods[taken] * weights.HELD ** int(player.board[taken])
        lost = goods[given] * weights.HELD ** (int(player.board[given]) - 1)
        return float(gained - lost - 0.5)
    if action < Action.OUT:
        return float(weights.NEVER)
    return float(goods[action - Action.OUT] - worths.storing_worth(s, player, action - Action.OUT))


@rule
def _tile_worth(s: State, player: Player, tile: int, left: float, goods: FloatArray) -> float:
    """Return the value of using the bonus of a roof tile now, in tenths of a point."""
    if s.box.tile_kind[tile] == terms.TileKind.POINT:
        return float(weights.POINT)
    if s.box.tile_kind[tile] == terms.TileKind.CHANGE_REVENUE:
        return float(weights.CHANGE_TILE)
    worth = 0.0
    for i in range(s.box.tile_goods.shape[1]):
        good = int(s.box.tile_goods[tile, i])
        if good > 0:
            worth += worths.further_revenue_worth(s, player, good - 1, goods)
    return worth


@rule
def _choice_worth(s: State, player: Player, action: int, left: float, goods: FloatArray) -> float:
    """Return the value of an action from `copy` to `end` (`Action`), in tenths of a point.

    They choose a helper, good, roof tile, barrow or space of Esporles, waive a decision, or end the scoring phase.
    `left` is the expected number of rounds after this one. `goods` holds the value of each revenue.
    """
    if action < Action.GOOD:
        helper = action - Action.COPY
        return float(weights.HELPER_ROUND[helper] * left - worths.disc_worth(left) / 2)
    if action < Action.KEEP:
        return goods[action - Action.GOOD]
    if action < Action.MARKET:
        return _tile_worth(s, player, action - Action.KEEP, left, goods)
    if action < Action.COMPLETE:
        return _space_worth(player, action - Action.MARKET, left) - worths.disc_worth(left) / 2
    if action < Action.HIRE:
        return 1.0
    if action < Action.WAIVE:
        helper = action - Action.HIRE
        return float(weights.HELPERS[helper] + weights.HELPER_ROUND[helper] * left)
    if action == Action.WAIVE:
        return 0.0 if top(player.agenda) != Decision.SCORE else 0.5 * weights.NEVER
    if action == Action.END:
        return 0.0
    return -0.5 if left > 0 else -1.0


@rule
def _space_worth(player: Player, space: int, left: float) -> float:
    """Return the points that a disc on a space of Esporles is expected to score, in tenths of a point."""
    points = float(space_points(player, space))
    if space == terms.Space.DISCS:
        points = float(count_own_discs(player) - 1)
    return float((points + weights.ROOM_TO_GROW[space] * left) * weights.POINT)

"""Features of a position (named in `model.features`): sheets and boards, which are all public."""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.features import FEATURE_COUNT, Feature
from tertulia.games.no_siesta.model.options import TableRule
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.policies.worth import count_missing_in_barrow
from tertulia.games.no_siesta.rules.points import space_points
from tertulia.games.no_siesta.rules.predicates import (
    count_animal_pairs,
    count_bits,
    count_harvest_sets,
    count_own_discs,
)
from tertulia.games.no_siesta.rules.roof import gap_cost
from tertulia.games.no_siesta.rules.sources import count_commodities, count_temporary
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray

NEARLY = 2


@rule
def features(s: State, seat: int, out: FloatArray) -> None:
    """Write all features of a seat to `out[:FEATURE_COUNT]`."""
    for i in range(FEATURE_COUNT):
        out[i] = 0.0
    left = count_spaces_left(s)
    _write_time(s, seat, left, out)
    _write_discs(s, s.players[seat], left, out)
    _write_roof(s, seat, out)
    _write_fields(s.players[seat], left, out)
    _write_places(s, s.players[seat], out)
    _write_track(s, s.players[seat], out)
    _write_others(s, seat, out)


@rule
def count_spaces_left(s: State) -> int:
    """Return the number of spaces between the leading disc and the end of the siesta track; 0 in the last round."""
    furthest = 0
    for seat in range(s.seats):
        furthest = max(furthest, int(s.players[seat].siesta))
    return int(s.box.siesta) - furthest


@rule
def _write_time(s: State, seat: int, left: int, out: FloatArray) -> None:
    """Write the features of time and turn.

    `LAST_ROUND` is 1 only if a disc has reached the top of the siesta track. It stays 0 if the game ends
    after ten rounds without a crossed circle (ruling 28), because the evaluation was trained without this rule.
    """
    out[Feature.SPACES] = left
    out[Feature.ROUNDS] = min(int(s.rounds), 40)
    out[Feature.LAST_ROUND] = int(s.ending)
    out[Feature.SEATS] = int(s.seats)
    out[Feature.EXPERIENCED] = int(s.rules[TableRule.GAME])
    step = int(s.step)
    place = (seat - int(s.start)) % int(s.seats)
    out[Feature.PLACE] = place
    group = 0 if step < terms.Step.SCORING else 1 if step == terms.Step.SCORING else 2
    out[Feature.STEP + group] = 1.0
    pending = s.players[seat].agenda
    scoring_over = step > terms.Step.SCORING or (step == terms.Step.SCORING and pending.open == 0 and s.turn > place)
    out[Feature.SCORING_TO_COME] = 0.0 if scoring_over else 1.0
    if pending.open > 0:
        out[Feature.PENDING + int(pending.kind[pending.open - 1]) - Decision.TAKE] = 1.0


@rule
def _write_discs(s: State, player: Player, left: int, out: FloatArray) -> None:
    out[Feature.DISCS] = count_own_discs(player)
    out[Feature.DISCS_AHEAD] = count_own_discs(player) * left
    out[Feature.COMMODITIES] = count_commodities(player)
    wanted = 0
    for field in range(terms.HELPER_FIELDS):
        wanted |= int(player.field_wants[field])
    for barrow in range(terms.BARROWS):
        wanted |= int(player.barrow_wants[barrow])
    for revenue in range(terms.CIRCLES):
        out[Feature.BOARD + revenue] = int(player.board[revenue])
        out[Feature.TEMPORARY + revenue] = count_temporary(player, revenue)
        held = int(player.board[revenue]) + count_temporary(player, revenue)
        out[Feature.USEFUL + revenue] = int(held > 0) * ((wanted >> revenue) & 1)


@rule
def _write_roof(s: State, seat: int, out: FloatArray) -> None:
    player = s.players[seat]
    out[Feature.GAPS] = int(player.gaps)
    if player.gaps < terms.ROOF_GAPS:
        out[Feature.GAP_CROSSED] = int(player.roof[player.gaps])
        out[Feature.GAP_MISSING] = gap_cost(s, seat) - int(player.roof[player.gaps])
    for gap in range(player.gaps):
        tile = int(player.tiles[gap]) - 1
        if tile >= 0 and (int(player.tiles_used) >> gap) & 1 == 0:
            out[Feature.BONUS_TILES] += int(s.box.tile_kind[tile] == terms.TileKind.BONUS)
            out[Feature.CHANGE_TILES] += int(s.box.tile_kind[tile] == terms.TileKind.CHANGE_REVENUE)


@rule
def _write_fields(player: Player, left: int, out: FloatArray) -> None:
    for field in range(terms.HELPER_FIELDS):
        missing = count_bits(int(player.field_wants[field]))
        out[Feature.FIELDS_CROSSED + field] = count_bits(int(player.fields[field]))
        out[Feature.FIELDS_FULL + field] = int(missing == 0)
        out[Feature.FIELDS_NEARLY] += int(missing == 1)
    for helper in range(len(terms.HELPERS)):
        works = (int(player.helpers) >> helper) & 1
        out[Feature.HELPERS + helper] = works
        out[Feature.HELPERS_AHEAD + helper] = works * left


@rule
def _write_places(s: State, player: Player, out: FloatArray) -> None:
    """Write the features of trades, barrows, warehouse and stable."""
    out[Feature.TRADES] = count_bits(int(player.trades))
    for good in range(terms.GOODS):
        held = int(player.board[good]) + count_temporary(player, good)
        out[Feature.TRADES_NEARLY] += int(held >= NEARLY and (int(player.trades) >> good) & 1 == 0)
        out[Feature.STORED + good] = int(player.storage[good]) - int(player.cleared[good])
    for barrow in range(terms.BARROWS):
        missing = count_missing_in_barrow(s, player, barrow)
        if player.barrow_state[barrow] == terms.BarrowState.OPEN:
            out[Feature.BARROWS_CROSSED + barrow] = count_bits(int(player.barrows[barrow])) + int(
                player.donkeys[barrow]
            )
            out[Feature.BARROWS_MISSING + barrow] = missing
            out[Feature.BARROWS_FIRST + barrow] = int(s.tops[barrow] == 0)
            out[Feature.BARROWS_NEARLY] += int(missing <= NEARLY)
        elif player.barrow_state[barrow] == terms.BarrowState.UNDECIDED:
            out[Feature.UNDECIDED] += 1.0
    sets, pairs = count_harvest_sets(player), count_animal_pairs(player)
    kinds = 0
    for good in range(terms.Revenue.PIG):
        kinds += int(int(player.storage[good]) - int(player.cleared[good]) > sets)
    out[Feature.SETS_BEGUN] = kinds
    pigs = int(player.storage[terms.Revenue.PIG]) - int(player.cleared[terms.Revenue.PIG])
    donkeys = int(player.storage[terms.Revenue.DONKEY]) - int(player.cleared[terms.Revenue.DONKEY])
    out[Feature.PAIRS_BEGUN] = int(max(pigs, donkeys) > pairs)


@rule
def _write_track(s: State, player: Player, out: FloatArray) -> None:
    """Write the features of the siesta track and the market of Esporles."""
    out[Feature.CLIMBED] = int(player.siesta)
    out[Feature.ESPORLES] = count_bits(int(player.esporles))
    out[Feature.DUE] = int(player.due)
    points = 0
    for space in range(len(terms.SPACES)):
        if (int(player.esporles) >> space) & 1:
            out[Feature.ESPORLES_SPACES + space] = 1.0
            points += space_points(player, space)
    out[Feature.ESPORLES_POINTS] = points - int(player.sources[terms.PointSource.ESPORLES])


@rule
def _write_others(s: State, seat: int, out: FloatArray) -> None:
    """Write three maxima over the other seats: space on the siesta track, full helper fields, nearly full barrows.

    A barrow is nearly full if it lacks one circle or donkey, or two (`NEARLY`). Barrows that a player has already
    completed first are not counted.
    """
    furthest = fields = nearly = 0
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            furthest = max(furthest, int(player.siesta))
            full = close = 0
            for field in range(terms.HELPER_FIELDS):
                full += int(player.field_wants[field] == 0)
            for barrow in range(terms.BARROWS):
                missing = count_missing_in_barrow(s, player, barrow)
                close += int(0 < missing <= NEARLY and s.tops[barrow] == 0)
            fields, nearly = max(fields, full), max(nearly, close)
    out[Feature.OTHERS_FURTHEST] = furthest
    out[Feature.OTHERS_FIELDS] = fields
    out[Feature.OTHERS_BARROWS] = nearly

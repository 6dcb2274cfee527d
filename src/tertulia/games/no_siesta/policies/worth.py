"""Values of circles and goods for the greedy bot, in tenths of a point.

They depend only on the sheet of the bot's seat and on the siesta track.
"""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.policies import weights
from tertulia.games.no_siesta.rules.predicates import count_own_discs, has_ability, is_last_round
from tertulia.games.no_siesta.rules.roof import gap_cost
from tertulia.games.no_siesta.rules.sources import count_temporary
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray

ROOF = 0
FIELD = 1
LOAD = FIELD + terms.HELPER_FIELDS
PLACES = LOAD + terms.BARROWS
"""Number of places that `write_place_worths` evaluates.

They are the leftmost open roof gap, the helper fields and the barrows.
"""


@rule
def count_rounds_left(s: State) -> float:
    """Return the expected number of rounds after the current one."""
    if is_last_round(s):
        return 0.0
    furthest = 0
    for seat in range(s.seats):
        furthest = max(furthest, int(s.players[seat].siesta))
    return (int(s.box.siesta) - furthest) * weights.ROUNDS_PER_SPACE


@rule
def disc_worth(left: float) -> float:
    """Return the value of one more disc, in tenths of a point, if `left` further rounds are expected."""
    return weights.DISC + weights.DISC_ROUND * left


@rule
def completion_probability(missing: int, left: float) -> float:
    """Return the estimated probability that a place will be completed if a circle is crossed off now.

    The place is a roof gap, a helper field or a barrow. Before this circle is crossed off, it has `missing` uncrossed
    circles. `left` is the expected number of further rounds.
    """
    hope = min(1.0, weights.NEAR + 0.04 * left)
    return float(hope ** (missing - 1))


@rule
def write_place_worths(s: State, seat: int, left: float, out: FloatArray) -> None:
    """Write the value of one more circle at each place to `out`, in tenths of a point.

    The places are the leftmost open roof gap, the helper fields and the barrows. A place has a higher value the nearer
    it is to its completion. `left` is the expected number of further rounds.
    """
    player = s.players[seat]
    out[ROOF] = 0.0
    if player.gaps < terms.ROOF_GAPS:
        missing = gap_cost(s, seat) - int(player.roof[player.gaps])
        reward = weights.POINT * int(s.box.roof_points[player.gaps]) + min(weights.TILE, 3.0 + 3.0 * left)
        out[ROOF] = reward / missing * completion_probability(missing, left)
    helper = weights.ANY_HELPER_ROUND * left + (weights.ANY_HELPER if left > 1.0 else 0.0)
    for field in range(terms.HELPER_FIELDS):
        missing = _count_missing_in_field(s, player, field)
        if missing > 0:
            reward = weights.POINT * int(s.box.field_points[field]) + helper
            out[FIELD + field] = reward / missing * completion_probability(missing, left)
        else:
            out[FIELD + field] = 0.0
    for barrow in range(terms.BARROWS):
        missing = count_missing_in_barrow(s, player, barrow)
        out[LOAD + barrow] = 0.0
        if missing > 0:
            reward = weights.POINT * int(s.box.barrow_points[barrow, int(s.tops[barrow] != 0)]) + weights.COMMODITY
            out[LOAD + barrow] = (reward + weights.POINT) / missing * completion_probability(missing, left)


@rule
def _count_missing_in_field(s: State, player: Player, field: int) -> int:
    missing = 0
    for circle in range(terms.MAX_CIRCLES):
        missing += int(s.box.field_needs[field, circle] > 0 and (int(player.fields[field]) >> circle) & 1 == 0)
    return missing


@rule
def count_missing_in_barrow(s: State, player: Player, barrow: int) -> int:
    """Return the number of circles and donkeys that a barrow still asks for."""
    if player.barrow_state[barrow] != terms.BarrowState.OPEN:
        return 0
    missing = 0
    for circle in range(terms.MAX_GOODS):
        missing += int(s.box.barrow_goods[barrow, circle] > 0 and (int(player.barrows[barrow]) >> circle) & 1 == 0)
    if not has_ability(player, terms.Helper.NO_DONKEYS):
        missing += max(int(s.box.barrow_donkeys[barrow]) - int(player.donkeys[barrow]), 0)
    return missing


@rule
def storing_worth(s: State, player: Player, good: int) -> float:
    """Return the value of storing a good, in tenths of a point.

    Storing crosses off the next circle in the good's row of the warehouse or stable. The value is `weights.POINT` if
    this completes a set, and 0 if the row is full. A set is one of each good of the building.
    """
    if player.storage[good] >= s.box.storage[good]:
        return 0.0
    first, last = (0, terms.HARVEST) if good < terms.HARVEST else (terms.HARVEST, terms.GOODS)
    mine = int(player.storage[good]) - int(player.cleared[good])
    least, most = 99, 0
    for other in range(first, last):
        if other != good:
            there = int(player.storage[other]) - int(player.cleared[other])
            least, most = min(least, there), max(most, there)
    if mine < least:
        return float(weights.POINT)
    return float(weights.STORED if mine < most or mine == least else weights.STORED_SURPLUS)


@rule
def climbing_worth(s: State, player: Player, left: float) -> float:
    """Return the value of a step on the siesta track, in tenths of a point.

    A step brings a point; the value is higher shortly before a space that gives a disc.
    """
    if player.siesta >= s.box.siesta:
        return 0.0
    worth = float(weights.POINT)
    for i in range(len(s.box.disc_spaces)):
        ahead = int(s.box.disc_spaces[i]) - int(player.siesta)
        if 0 < ahead <= 2:
            worth += disc_worth(left) / (2 * ahead)
    return worth


@rule
def write_good_worths(s: State, seat: int, left: float, places: FloatArray, out: FloatArray) -> None:
    """Write the value of each revenue to `out`, in tenths of a point.

    A revenue has the value of the best circle that it could cross off. `left` is the expected number of further rounds.
    `places` holds the values that `write_place_worths` writes.
    """
    player = s.players[seat]
    for good in range(terms.CIRCLES):
        best = 0.0
        if good == terms.Revenue.SILVER:
            best = places[ROOF]
        elif good == terms.Revenue.HAT:
            best = climbing_worth(s, player, left)
        elif good < terms.GOODS:
            best = storing_worth(s, player, good)
        for field in range(terms.HELPER_FIELDS):
            if (int(player.field_wants[field]) >> good) & 1:
                best = max(best, places[FIELD + field])
        for barrow in range(terms.BARROWS):
            if (int(player.barrow_wants[barrow]) >> good) & 1:
                best = max(best, places[LOAD + barrow])
        out[good] = best


@rule
def further_revenue_worth(s: State, player: Player, good: int, goods: FloatArray) -> float:
    """Return the value of one more revenue of a kind, in tenths of a point.

    The value falls with each such revenue that the player already has for this phase, but rises if a trade needs it.
    `goods` holds the value of the first revenue of each kind (`write_good_worths`).
    """
    held = int(player.board[good]) + count_temporary(player, good)
    worth = goods[good] * weights.HELD**held + 0.1
    if good < terms.GOODS and (int(s.box.trades) & ~int(player.trades)) >> good & 1:
        if held == 2:
            worth += weights.THIRD_OF_TRADE
        elif held == 1 and count_own_discs(player) > 4:
            worth += weights.SECOND_OF_TRADE
    return float(worth)

"""Legal actions of the acting seat, in ascending order.

The functions write every possible action to `out`. They increase the count only if that action is legal; otherwise the
next action overwrites it. This avoids unpredictable branches.
"""

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.decisions import Decision, Placing
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import SPACES, TILES, Place
from tertulia.games.granada.rules.paying import list_payments
from tertulia.games.granada.rules.placing import list_placings
from tertulia.games.granada.rules.rebuilding import append_reserved, list_replaceable
from tertulia.games.granada.rules.taking import list_takes
from tertulia.games.granada.rules.turn import can_buy
from tertulia.kernel.agenda import get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write the legal actions to `out`; returns their number."""
    pending = s.players[seat].agenda
    kind = top(pending)
    if kind == Decision.ACT:
        return _list_main_actions(s, seat, out)
    if kind == Decision.PAY:
        return list_payments(s, seat, pending, out)
    if kind == Decision.PLACE:
        return list_placings(s, seat, get_argument(pending, Placing.TILE), get_argument(pending, Placing.ORIGIN), out)
    if kind == Decision.EXCHANGE:
        return list_replaceable(s, seat, get_argument(pending, Placing.TILE), out)
    if kind == Decision.CHOOSE:
        return _append_tiles_at(s, Place.BOUGHT + seat, Action.CHOOSE, out, 0)
    return 0


@rule
def _list_main_actions(s: State, seat: int, out: IntArray) -> int:
    n = list_takes(s, out)
    for space in range(SPACES):
        out[n] = Action.BUY + space
        n += int(can_buy(s, seat, space))
    player = s.players[seat]
    n = append_reserved(s, player, player.room, Action.ADD, out, n)
    for i in range(player.built):
        out[n] = Action.DISMANTLE + player.city[i]
        n += int(s.removable[player.city[i]])
    return append_reserved(s, player, player.swappable_moats, Action.EXCHANGE, out, n)


@rule
def _append_tiles_at(s: State, place: int, first: int, out: IntArray, n: int) -> int:
    for tile in range(TILES):
        if s.place[tile] == place:
            out[n] = first + tile
            n += 1
    return n

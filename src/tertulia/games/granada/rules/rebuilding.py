"""Rebuilding: a tile of the reserve is added, dismantled or exchanged (rules: rebuilding; ruling 5)."""

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.decisions import Placing
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import Player, State
from tertulia.games.granada.rules.city import refresh_city, survey_city
from tertulia.games.granada.rules.places import move_to_city, move_to_reserve
from tertulia.games.granada.rules.turn import has_matching_moats
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray


@inline_rule
def append_reserved(s: State, player: Player, moat_set: int, first: int, out: IntArray, n: int) -> int:
    """Append the action `first` + tile for each tile of the reserve whose moats are in `moat_set`.

    Bit m of `moat_set` stands for the moats m, a bit mask of sides as in `Box.moats`. `out` holds `n` actions before;
    returns their number after.
    """
    for i in range(player.reserved):
        out[n] = first + player.reserve[i]
        n += int(has_matching_moats(moat_set, s, player.reserve[i]))
    return n


@rule
def list_replaceable(s: State, seat: int, tile: int, out: IntArray) -> int:
    """Write the actions that exchange a tile of the city for a tile of the reserve; return their number.

    A tile of the city can be exchanged if both tiles have equal moats on every side that touches another tile.
    """
    n = 0
    moats = int(s.box.moats[tile])
    for i in range(s.players[seat].built):
        old = s.players[seat].city[i]
        out[n] = Action.FOR + old
        n += int(((moats ^ int(s.box.moats[old])) & int(s.touched[old])) == 0)
    return n


@rule
def open_rebuild(pending: Agenda, kind: int, tile: int) -> None:
    """Replace the decision `ACT` on the agenda `pending` by the decision `kind` about a reserved tile.

    The kind `PLACE` adds the tile to the city. The kind `EXCHANGE` swaps it for a tile of the city.
    """
    pop(pending)
    push(pending, kind)
    set_argument(pending, Placing.TILE, tile)


@rule
def dismantle_tile(s: State, seat: int, tile: int) -> None:
    """Move a tile of the city to the reserve."""
    emit(s.events, Event.DISMANTLE, seat, tile, s.face[tile], s.x[tile], s.y[tile])
    move_to_reserve(s, seat, tile)
    refresh_city(s, seat)


@rule
def exchange_tile(s: State, seat: int, pending: Agenda, old: int) -> None:
    """Exchange the tile `old` of the city for the reserve's tile of the open decision."""
    tile, x, y = get_argument(pending, Placing.TILE), int(s.x[old]), int(s.y[old])
    pop(pending)
    emit(s.events, Event.EXCHANGE, seat, tile, old, x, y)
    removable = s.removable[old]
    move_to_reserve(s, seat, old)
    move_to_city(s, seat, tile, x, y)
    s.removable[tile] = removable
    survey_city(s, seat, False)

"""Placing a tile in the city, on the reserve or with Dirk (rules: building; ruling 4).

In a game of two, Dirk is the neutral third player.
"""

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.decisions import Origin, Placing, Purpose
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CURRENCIES, REACH, TURN_PRICE, WIDTH, Place
from tertulia.games.granada.rules.city import list_sites, refresh_city
from tertulia.games.granada.rules.paying import open_payment
from tertulia.games.granada.rules.places import clear_place, move_to_city, move_to_reserve
from tertulia.games.granada.rules.turn import has_matching_moats
from tertulia.kernel.agenda import Agenda, get_argument, pop
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def list_placings(s: State, seat: int, tile: int, origin: int, out: IntArray) -> int:
    """Write the actions for a tile that a seat has to place to `out`; return their number.

    They build the tile on a cell where it fits, put it on the reserve, turn it over, or give it to Dirk. In a game of
    two, Dirk is the neutral third player. `origin` (`Origin`) restricts the actions. An awarded tile goes to the
    reserve only if it fits nowhere (rules: end of the game; ruling 8).
    """
    n = 0
    fits = has_matching_moats(s.players[seat].room, s, tile)
    if origin == Origin.YARD:
        out[0], out[1] = Action.RESERVE, Action.RESERVE + 1
        n = 2
        if s.turned[tile] == 0 and (fits or s.seats == 2):
            for currency in range(len(CURRENCIES)):
                if s.players[seat].worth[currency] >= TURN_PRICE:
                    out[n] = Action.TURN + currency
                    n += 1
        if s.seats == 2:
            out[n] = Action.GIVE
            n += 1
    if fits:
        n = _append_sites(s, seat, tile, out, n)
    if n == 0 and origin == Origin.AWARD:
        out[0] = Action.RESERVE + s.face[tile]
        n = 1
    return n


@rule
def _append_sites(s: State, seat: int, tile: int, out: IntArray, n: int) -> int:
    """Append the actions that build a tile on a cell where it fits; returns the new number of actions."""
    player = s.players[seat]
    first = Action.BUILD + (int(player.south) + 1 + REACH) * WIDTH + int(player.west) + 1 + REACH
    return list_sites(s, seat, int(s.box.moats[tile]), first, out, n)


@rule
def place_outside_city(s: State, seat: int, pending: Agenda, action: int) -> None:
    """Put the tile of the open decision on the reserve, give it to Dirk, or begin to turn it (ruling 4).

    `action` says which. Dirk is the neutral third player in a game of two. Turning a tile costs money, so it opens a
    payment on the agenda `pending`.
    """
    tile = get_argument(pending, Placing.TILE)
    if action == Action.GIVE:
        pop(pending)
        clear_place(s, seat, tile)
        s.place[tile] = Place.DIRK
        emit(s.events, Event.GIVE, seat, tile, s.face[tile])
    elif action >= Action.TURN:
        open_payment(s, pending, Purpose.TURN, tile, action - Action.TURN)
    else:
        pop(pending)
        s.face[tile] = action - Action.RESERVE
        move_to_reserve(s, seat, tile)
        emit(s.events, Event.RESERVE, seat, tile, s.face[tile])


@rule
def build_tile(s: State, seat: int, pending: Agenda, x: int, y: int) -> None:
    """Build the tile of the open decision in the city."""
    tile, origin = get_argument(pending, Placing.TILE), get_argument(pending, Placing.ORIGIN)
    pop(pending)
    emit(s.events, Event.BUILD, seat, tile, s.face[tile], x, y, origin)
    move_to_city(s, seat, tile, x, y)
    refresh_city(s, seat)

"""Siesta track, which determines turn order (rules 8.2; ruling 8).

Each player's disc moves up the track. On one space, the disc that arrived later lies on top and is earlier in turn
order.
"""

from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import SIESTA
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def advance_disc(s: State, seat: int, steps: int) -> None:
    """Move a seat's disc up the siesta track by `steps` spaces, at most to the last one."""
    farm = s.farms[seat]
    before = int(farm.siesta)
    after = min(before + steps, SIESTA - 1)
    if after > before:
        farm.siesta = after
        s.arrivals += 1
        farm.arrived = s.arrivals
        emit(s.events, Event.SIESTA, seat, before, after)


@rule
def sort_turn_order(s: State) -> None:
    """Sort the turn order by the siesta track.

    Discs further ahead come first, and on the same space the higher disc.
    """
    for place in range(1, s.seats):
        seat = int(s.order[place])
        at = place
        while at > 0 and is_ahead(s, seat, int(s.order[at - 1])):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
    emit_turn_order(s)


@rule
def emit_turn_order(s: State) -> None:
    """Emit the turn order as an event: seat + 1 for each place, or 0 for a place without a seat."""
    second = int(s.order[1]) + 1 if s.seats > 1 else 0
    third = int(s.order[2]) + 1 if s.seats > 2 else 0
    fourth = int(s.order[3]) + 1 if s.seats > 3 else 0
    emit(s.events, Event.ORDER, int(s.order[0]) + 1, second, third, fourth)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Return whether a seat's disc is ahead of another's, or above it on the same space."""
    mine, theirs = s.farms[seat], s.farms[other]
    if mine.siesta != theirs.siesta:
        return bool(mine.siesta > theirs.siesta)
    return bool(mine.arrived > theirs.arrived)


@rule
def return_discs(s: State) -> None:
    """Stack the discs on the starting space, the first in turn order on top (rules 4.0, 9.0)."""
    for place in range(s.seats):
        farm = s.farms[s.order[place]]
        farm.siesta = 0
        farm.arrived = s.seats - place
    s.arrivals = s.seats

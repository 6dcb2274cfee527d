"""The rules of Pig. They run compiled, or as plain Python under a debugger."""

from tertulia.kernel.agenda import pop, push
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray
from tertulia_pig.model import TARGETS, TURN, Action, Event, State


@rule
def setup(s: State, options: IntArray) -> None:
    """Set the target, and let the first seat begin."""
    s.target = TARGETS[options[0]]
    push(s.players[0].agenda, TURN)


@rule
def actors(s: State) -> int:
    """Return the seats on turn, one bit per seat; 0 once the game is over."""
    waiting = 0
    for seat in range(s.seats):
        waiting |= s.players[seat].agenda.open << seat
    return waiting


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write the legal actions to `out` and return their number. Holding needs points in this turn."""
    out[0], out[1] = Action.ROLL, Action.HOLD
    return 2 if s.turn_total > 0 else 1


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Roll, or hold. A one or holding ends the turn."""
    player = s.players[seat]
    if action == Action.ROLL:
        pips = draw(s.chance, 6) + 1
        emit(s.events, Event.ROLLED, seat, pips)
        if pips > 1:
            s.turn_total += pips
            return
        emit(s.events, Event.LOST, seat, s.turn_total)
    else:
        emit(s.events, Event.HELD, seat, s.turn_total)
        player.points += s.turn_total
    s.turn_total = 0
    pop(player.agenda)
    if player.points < s.target:
        push(s.players[(seat + 1) % s.seats].agenda, TURN)


@rule
def score(s: State, points: IntArray) -> int:
    """Write the points of each seat to `points`, and return the winners, one bit per seat."""
    winners = 0
    for seat in range(s.seats):
        points[seat] = s.players[seat].points
        winners |= int(points[seat] >= s.target) << seat
    return winners


@rule
def determinize(s: State, seat: int) -> None:
    """Do nothing: only future dice are hidden, and the kernel has already replaced their random source."""

"""Dice phase of a round: rolling, taking and marking dice (rules I; ruling 1)."""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.model.terms import FACES, Face, Marking, Revenue, Step
from tertulia.kernel.agenda import pop
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray

MARKINGS_PER_FACE = 4


@rule
def roll_dice(s: State, dice: int) -> None:
    """Roll the given number of dice into the middle."""
    for face in range(len(FACES)):
        s.dice[face] = 0
    for _ in range(dice):
        s.dice[draw(s.chance, len(FACES))] += 1
    emit(s.events, Event.ROLL, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4], s.dice[5])


@rule
def count_dice(s: State) -> int:
    """Return the number of dice in the middle."""
    count = 0
    for face in range(len(FACES)):
        count += int(s.dice[face])
    return count


@inline_rule
def face_revenue(face: int) -> int:
    """Return the revenue of a die face that shows only one revenue."""
    return Revenue.GRAPE + face - Face.GRAPE


@inline_rule
def append_markings(player: Player, face: int, first: int, out: IntArray, n: int) -> int:
    """Append an action to `out` for each way (`Marking`) to mark a die's revenues with free discs.

    A player marks all revenues of the die, or none. On a die with olive and grain, they may also mark only one of the
    two. `first` is the number of the action that marks all revenues. `out` holds `n` actions before; returns their
    number after.
    """
    two = int(face == Face.OLIVE_GRAIN)
    out[n] = first + Marking.ALL
    n += int(player.supply > two)
    out[n] = first + Marking.OLIVE
    n += two & int(player.supply > 0)
    out[n] = first + Marking.GRAIN
    n += two & int(player.supply > 0)
    out[n] = first + Marking.NOTHING
    return n + 1


@rule
def list_takes(s: State, seat: int, out: IntArray) -> int:
    """Write the actions that take a die to `out`, each with a way to mark it; return their number."""
    n = 0
    for face in range(len(FACES)):
        if s.dice[face] > 0:
            n = append_markings(s.players[seat], face, Action.TAKE + MARKINGS_PER_FACE * face, out, n)
    return n


@rule
def list_marks(s: State, seat: int, out: IntArray) -> int:
    """Write the actions that mark the last die to `out`; return their number."""
    return append_markings(s.players[seat], int(s.last) - 1, Action.MARK, out, 0)


@rule
def take_die(s: State, seat: int, face: int, marking: int) -> None:
    """Take a die from the middle and mark its revenues with discs; revenues not marked now are lost."""
    player = s.players[seat]
    pop(player.agenda)
    s.dice[face] -= 1
    player.dice[s.step - Step.FIRST_DIE] = face + 1
    _mark_revenues(player, face, marking)
    emit(s.events, Event.TAKE, seat, face, marking)


@rule
def mark_last_die(s: State, seat: int, marking: int) -> None:
    """Mark revenues of the last die, which all players use, with a seat's discs (`Marking`)."""
    player = s.players[seat]
    pop(player.agenda)
    _mark_revenues(player, int(s.last) - 1, marking)
    emit(s.events, Event.MARK, seat, int(s.last) - 1, marking)


@rule
def _mark_revenues(player: Player, face: int, marking: int) -> None:
    if face != Face.OLIVE_GRAIN:
        if marking == Marking.ALL:
            _put_disc(player, face_revenue(face))
        return
    if marking == Marking.ALL or marking == Marking.OLIVE:
        _put_disc(player, Revenue.OLIVE)
    if marking == Marking.ALL or marking == Marking.GRAIN:
        _put_disc(player, Revenue.GRAIN)


@rule
def _put_disc(player: Player, revenue: int) -> None:
    player.supply -= 1
    player.board[revenue] += 1

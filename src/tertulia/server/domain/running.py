"""Carrying out a command. Every command changes a copy of the table's state, or is refused and the copy is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import singledispatch

from tertulia.kernel.components import Components
from tertulia.play import IllegalAction, Match, NotYourTurn, UndoImpossible
from tertulia.play.log import Log
from tertulia.server.domain import events
from tertulia.server.domain.commands import Act, Again, Command, Leave, PlayBot, Sit, Start, Undo
from tertulia.server.domain.errors import (
    BadCommand,
    ChainReveals,
    ComponentsChanged,
    IllegalMove,
    NotHost,
    NotOpen,
    NotOver,
    NotRunning,
    NotYourSeat,
    SeatsMissing,
    SeatTaken,
    StaleMove,
    UndoRefused,
    WrongTurn,
)
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.opening import following
from tertulia.server.domain.seats import FREE, Seat, guests_at, seat_names, seats_of
from tertulia.server.domain.state import TableState, log_line
from tertulia.server.domain.table import Table
from tertulia.server.identity.ids import GuestId

Events = Sequence[TableEvent]


def run_command(command: Command, table: Table, state: TableState, components: Components) -> Events:
    """Carry out a command on `state`, a copy of the table's; returns what has happened once that is stored, nothing where the
    state is as it was. A kind of `Refused` where the command cannot be carried out: the copy is worth nothing then."""
    return _run(command, table, state, components)


@singledispatch
def _run(command: object, table: Table, state: TableState, components: Components) -> Events:
    raise TypeError(f"{type(command).__name__} is no command of a table")


@_run.register
def _sit(command: Sit, table: Table, state: TableState, components: Components) -> Events:
    guest, number = command.guest, command.seat
    _still_open(state)
    if not 0 <= number < len(state.seats):
        raise BadCommand(f"seat: 0 to {len(state.seats) - 1}, not {number}")
    if state.seats[number].kind != "open":
        raise SeatTaken(f"seat {number} is taken")
    if any(seat.kind == "guest" and seat.guest == guest for seat in state.seats):
        raise SeatTaken("you sit at this table already; leave first to change the seat")
    state.seats = (*state.seats[:number], Seat("guest", guest), *state.seats[number + 1 :])
    return [events.Seated(table, guest, number)]


@_run.register
def _leave(command: Leave, table: Table, state: TableState, components: Components) -> Events:
    guest = command.guest
    _still_open(state)
    left = seats_of(state.seats, guest)
    if not left:
        raise NotYourSeat("you have no seat at this table")
    state.seats = tuple(FREE if seat.guest == guest else seat for seat in state.seats)
    others = guests_at(state.seats)
    if state.host == guest and others:
        state.host = others[0]
    return [events.Left(table, guest, left)]


@_run.register
def _start(command: Start, table: Table, state: TableState, components: Components) -> Events:
    _still_open(state)
    if command.guest != state.host:
        raise NotHost("only the host starts the game")
    if table.components != components.hash:
        raise ComponentsChanged("the components were changed since this table was opened; open a new one")
    free = [str(number) for number, seat in enumerate(state.seats) if seat.kind == "open"]
    if free:
        raise SeatsMissing(f"seats still free: {', '.join(free)}")
    names = seat_names(state.seats)
    match = Match.new(table.game, seats=names, options=table.options, key=table.key, components=components)
    state.match, state.phase, state.log = match, "running", Log([log_line(match)])
    return [events.Started(table)]


@_run.register
def _act(command: Act, table: Table, state: TableState, components: Components) -> Events:
    seat, actions = command.seat, command.actions
    match = _own_turn(state, command.guest, seat)
    if not _only_others_since(table, match, command):
        _same_log(table, state, command)
    now = datetime.now(UTC)
    for number, action in enumerate(actions, start=1):
        _one_action(match, seat, action, now)
        if number < len(actions) and match.settled:
            raise ChainReveals(f"action {number} of {len(actions)} would reveal something: send it as the last")
        state.log.append(log_line(match))
    return _acted(table, state, match, seat, len(actions))


@_run.register
def _play_bot(command: PlayBot, table: Table, state: TableState, components: Components) -> Events:
    match = state.match
    if match is None or state.version != command.version or not command.actions:
        return []
    for action in command.actions:
        match.act(command.seat, action, datetime.now(UTC))
        state.log.append(log_line(match))
    return _acted(table, state, match, command.seat, len(command.actions))


@_run.register
def _undo(command: Undo, table: Table, state: TableState, components: Components) -> Events:
    match = _own_turn(state, command.guest, command.seat)
    _same_log(table, state, command)
    try:
        match.undo(command.seat, command.steps)
    except UndoImpossible as error:
        raise UndoRefused(str(error)) from None
    state.log.cut(len(state.log) - command.steps)
    return [events.Undone(table, command.seat, command.steps)]


@_run.register
def _again(command: Again, table: Table, state: TableState, components: Components) -> Events:
    if not seats_of(state.seats, command.guest) and command.guest != state.host:
        raise NotYourSeat("only who played can ask for another game")
    if state.phase != "over":
        raise NotOver("the game is not over yet")
    if state.again is not None:
        return []
    other = following(table, command.guest, components)
    state.again = other.id
    return [events.Opened(other), events.Followed(table, other.id)]


def _acted(table: Table, state: TableState, match: Match, seat: int, actions: int) -> Events:
    acted = events.Acted(table, seat, actions)
    if not match.over:
        return [acted]
    state.phase = "over"
    return [acted, events.Finished(table)]


def _one_action(match: Match, seat: int, action: str, time: datetime) -> None:
    """Carry out one action. Which are legal is told to the one who acts, and to nobody else: the seat is theirs."""
    try:
        match.act(seat, action, time)
    except NotYourTurn as error:
        raise WrongTurn(str(error)) from None
    except IllegalAction as error:
        raise IllegalMove(str(error), error.accepted) from None


def _still_open(state: TableState) -> None:
    if state.phase != "open":
        raise NotOpen("the game has begun already")


def _own_turn(state: TableState, guest: GuestId, seat: int) -> Match:
    if seat not in seats_of(state.seats, guest):
        raise NotYourSeat(f"seat {seat} is not yours")
    if state.match is None or state.phase != "running":
        raise NotRunning("the game is not running")
    return state.match


def _only_others_since(table: Table, match: Match, command: Act) -> bool:
    """Whether since the command's version nothing was taken back, and only others acted, in turns that this seat shared."""
    position, version = command.position, command.version
    if version is None or not 0 <= position < match.position:
        return False
    undisturbed = (table.kept_since(version) or 0) > position
    return undisturbed and all(entry.shared and entry.seat != command.seat for entry in match.log[position:])


def _same_log(table: Table, state: TableState, command: Act | Undo) -> None:
    """A command counts if the log that it was made on is still the log: as long, and nothing of it taken back since. Whatever
    else has changed the table meanwhile does not matter."""
    version = command.version
    as_it_was = version is None or version == state.version or table.kept_since(version) == len(state.log)
    if command.position != state.position or not as_it_was:
        raise StaleMove(f"made at position {command.position}; the table is at {state.position}")

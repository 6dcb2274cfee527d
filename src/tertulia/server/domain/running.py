"""Executes commands on tables. Main entry: `run_command`.

A command changes a copy of the table's state; if the command is refused, the caller drops the copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import assert_never

from msgspec.structs import replace

from tertulia.kernel.game import GameError
from tertulia.play import IllegalAction, Match, NotYourTurn, UndoImpossible
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.domain import events, interruptions, seating, terms, timekeeping
from tertulia.server.domain.agreeing import require_agreed
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import (
    Act,
    AgreeToTerms,
    Arrange,
    ChangeTerms,
    Clear,
    Command,
    EndPause,
    Leave,
    PassTime,
    PlaceBot,
    PlayBot,
    ProposeEnd,
    ProposePause,
    ProposeTurnBased,
    Rematch,
    RequestHint,
    Resign,
    Sit,
    Start,
    TakeBack,
    TakeOver,
    Undo,
)
from tertulia.server.domain.errors import (
    BadCommand,
    BotPlays,
    ChainReveals,
    IllegalMove,
    NoHints,
    NotOver,
    NotRunning,
    NotYourSeat,
    SeatsMissing,
    StalePosition,
    UndoRefused,
    WrongTurn,
)
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.opening import build_rematch
from tertulia.server.domain.recorded_time import departures_at
from tertulia.server.domain.seating import require_open_host
from tertulia.server.domain.seats import GuestId, seat_names, seats_of
from tertulia.server.domain.state import NO_EXCLUDED_TIME, ExcludedTime, TableState, move_substitutions_back
from tertulia.server.domain.table import Table

Events = Sequence[TableEvent]


def run_command(
    command: Command, table: Table, state: TableState, clock: Clock = SYSTEM, excluded: ExcludedTime = NO_EXCLUDED_TIME
) -> Events:
    """Execute a command on `state`, a copy of the table's state.

    Returns the events to publish once the state is stored; empty if nothing has changed. Raises a kind of `Refused`;
    then `state` is not valid. `clock` gives the time of log entries. `excluded` holds the periods during which the
    table's clocks stand still.
    """
    now = timekeeping.whole_milliseconds(clock.now())
    happened = _dispatch(command, table, state, now, excluded)
    if happened:
        timekeeping.update_clocks(table, state, happened, now, excluded)
    return happened


def _dispatch(command: Command, table: Table, state: TableState, now: datetime, excluded: ExcludedTime) -> Events:
    match command:
        case Act():
            return _act(command, table, state, now, excluded)
        case PlayBot():
            return _play_bot(command, table, state, now)
        case Undo():
            return _undo(command, table, state)
        case PassTime():
            return interruptions.apply_timeouts(table, state, now, excluded)
        case Sit():
            return seating.sit(command, table, state)
        case Leave():
            return seating.leave(command, table, state)
        case Clear():
            return seating.clear(command, table, state)
        case PlaceBot():
            return seating.place_bot(command, table, state)
        case TakeBack():
            return seating.take_back(command, table, state, now, excluded)
        case TakeOver():
            return seating.take_over(command, table, state)
        case Arrange():
            return terms.arrange(command, table, state)
        case ChangeTerms():
            return terms.change_terms(command, table, state)
        case AgreeToTerms():
            return terms.agree_to_terms(command, table, state)
        case Start():
            return _start(command, table, state)
        case Resign():
            return interruptions.resign(command, table, state, now)
        case ProposeEnd():
            return interruptions.propose_end(command, table, state, now)
        case ProposePause():
            return interruptions.propose_pause(command, table, state, now)
        case EndPause():
            return interruptions.end_pause(command, table, state, now)
        case ProposeTurnBased():
            return interruptions.propose_turn_based(command, table, state, now)
        case Rematch():
            return _open_rematch(command, table, state)
    assert_never(command)


def _start(command: Start, table: Table, state: TableState) -> Events:
    require_open_host(state, command.guest)
    printed = table.require_set().components
    require_agreed(state)
    if command.fewer:
        _remove_free_seats(table, state)
    free = [str(number) for number, seat in enumerate(state.seats) if seat.kind == "open"]
    if free:
        raise SeatsMissing(f"seats still free: {', '.join(free)}")
    names = seat_names(state.seats)
    match = Match.new(table.game, seats=names, options=table.options, key=table.key, components=printed)
    state.match, state.phase, state.log = match, "running", Log([encode_ply(match)])
    return [events.GameStarted(table)]


def _act(command: Act, table: Table, state: TableState, now: datetime, excluded: ExcludedTime) -> Events:
    seat, actions = command.seat, command.actions
    match = require_own_turn(state, command.guest, seat)
    timekeeping.require_time(state, seat, now, excluded)
    if not only_others_since(table, match, command):
        require_unchanged_log(table, state, command)
    for number, action in enumerate(actions, start=1):
        _apply_action(match, seat, action, now)
        if number < len(actions) and match.settled:
            raise ChainReveals(f"action {number} of {len(actions)} reveals hidden information: it must be the last")
        state.log.append(encode_ply(match))
    return _action_events(table, state, match, seat, len(actions))


def _play_bot(command: PlayBot, table: Table, state: TableState, now: datetime) -> Events:
    match = state.match
    if match is None or not command.actions or not state.seats[command.seat].played_by_bot:
        return []
    if table.kept_since(command.version) != len(state.log):  # other changes of the table do not matter
        return []
    for action in command.actions:
        match.act(command.seat, action, now)
        state.log.append(encode_ply(match))
    return _action_events(table, state, match, command.seat, len(command.actions))


def _undo(command: Undo, table: Table, state: TableState) -> Events:
    match = require_own_turn(state, command.guest, command.seat)
    require_unchanged_log(table, state, command)
    try:
        match.undo(command.seat, command.steps)
    except UndoImpossible as error:
        raise UndoRefused(str(error)) from None
    state.log.truncate(len(state.log) - command.steps)
    state.substitutions = move_substitutions_back(state.substitutions, state.position)
    if state.course.departures:
        departures = departures_at(state.course.departures, state.position)
        state.course = replace(state.course, departures=tuple(departures))
    return [events.ActionsUndone(table, command.seat, command.steps)]


def _open_rematch(command: Rematch, table: Table, state: TableState) -> Events:
    if not seats_of(state.seats, command.guest) and command.guest != state.host:
        raise NotYourSeat("only players of this game can ask for a rematch")
    if state.phase != "over":
        raise NotOver("the game is not over yet")
    if state.rematch_table is not None:
        return []
    other = build_rematch(table, command.guest, command.without)
    state.rematch_table = other.id
    return [events.TableOpened(other), events.RematchOpened(table, other.id)]


def _action_events(table: Table, state: TableState, match: Match, seat: int, actions: int) -> Events:
    acted = events.SeatActed(table, seat, actions)
    if not match.over:
        return [acted]
    state.phase = "over"
    return [acted, events.GameFinished(table)]


def _apply_action(match: Match, seat: int, action: str, time: datetime) -> None:
    """Carry out one action in notation. Raises `WrongTurn` or `IllegalMove`.

    The error may list the legal actions, because only the seat's player gets it.
    """
    try:
        match.act(seat, action, time)
    except NotYourTurn as error:
        raise WrongTurn(str(error)) from None
    except IllegalAction as error:
        raise IllegalMove(str(error), error.accepted) from None


def _remove_free_seats(table: Table, state: TableState) -> None:
    """Remove the free seats of a table that is about to start.

    Raises `SeatsMissing` or `BadCommand` if the game or its options do not allow this number of players.
    """
    taken = tuple(seat for seat in state.seats if seat.kind != "open")
    if len(taken) not in table.game.seats:
        raise SeatsMissing(
            f"{table.game.name} is for {table.game.seats[0]} to {table.game.seats[-1]}, not {len(taken)}"
        )
    try:
        table.game.check_options(table.options, len(taken))
    except GameError as error:
        raise BadCommand(f"options: {error}") from None
    state.seats = taken


def require_own_seat(state: TableState, guest: GuestId, seat: int) -> None:
    """Raise `NotYourSeat` unless a guest is the player of the seat."""
    if seat not in seats_of(state.seats, guest):
        raise NotYourSeat(f"seat {seat} is not yours")


def require_own_turn(state: TableState, guest: GuestId, seat: int) -> Match:
    """Check that the game runs and that the guest, not a bot for them, plays the seat. Return the match.

    Raises `NotYourSeat`, `BotPlays` or `NotRunning`. It is not checked whether the seat may act.
    """
    require_own_seat(state, guest, seat)
    if state.seats[seat].played_by_bot:
        raise BotPlays("a bot plays for you: take your seat back first")
    if state.match is None or state.phase != "running":
        raise NotRunning("the game is not running")
    return state.match


def require_actor(match: Match, seat: int) -> None:
    """Raise `WrongTurn` unless the seat may act now."""
    if seat not in match.actors():
        raise WrongTurn(f"seat {seat} is not to act")


def only_others_since(table: Table, match: Match, command: Act | RequestHint) -> bool:
    """Whether only other seats have acted since the log position that a command names.

    Each of their actions must have been made while several seats could act. Then the command's seat still has the
    decision that the command is about. Returns False if no action was made since that position, or if an action was
    undone since the version that the command names. Also returns False if the command names no version.
    """
    position, version = command.position, command.version
    if version is None or not 0 <= position < match.position:
        return False
    undisturbed = (table.kept_since(version) or 0) > position
    return undisturbed and all(entry.shared and entry.seat != command.seat for entry in match.log[position:])


def require_unchanged_log(table: Table, state: TableState, command: Act | Undo | RequestHint) -> None:
    """Raise `StalePosition` if the log has changed since the position and version that the command names.

    Changes of the table that do not concern the log do not matter.
    """
    version = command.version
    as_it_was = version is None or version == state.version or table.kept_since(version) == len(state.log)
    if command.position != state.position or not as_it_was:
        raise StalePosition(
            f"the request was made at position {command.position}, but the table is at position {state.position}"
        )


def match_for_hint(table: Table, request: RequestHint) -> Match:
    """Return the match in which a guest asks for a hint for their seat.

    Raises a kind of `Refused` if the table has no hints, or if the guest does not play the seat. Also raises one if the
    seat may not act, or if the request is about an outdated position.
    """
    if not table.hints:
        raise NoHints("hints are disabled at this table")
    match = require_own_turn(table.state, request.guest, request.seat)
    if not only_others_since(table, match, request):
        require_unchanged_log(table, table.state, request)
    require_actor(match, request.seat)
    return match


def hint_still_valid(state: TableState, before: Match, seat: int) -> bool:
    """Whether a seat still faces the decision that it had in `before`, an earlier state of the match.

    It does if it may act now, and if only other seats have acted since `before`. Each of their actions must have been
    made while several seats could act. Returns False if a bot plays the seat.
    """
    match = state.match
    if match is None or state.seats[seat].played_by_bot or seat not in state.actors():
        return False
    shared = match.log.shared_length(before.log)
    return shared == before.position and all(
        entry.shared and entry.seat != seat for entry in match.log[before.position :]
    )

"""The seats of a table: joining and leaving before the game starts, and stand-in bots while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from tertulia.bots import bot_kinds
from tertulia.kernel.game import Game
from tertulia.play.clock import ByTurns
from tertulia.server.domain import events, timekeeping
from tertulia.server.domain.agreeing import require_terms_seen, stop_awaiting_agreement
from tertulia.server.domain.commands import MIN_ABSENCE_SECONDS, Clear, Leave, PlaceBot, Sit, TakeBack, TakeOver
from tertulia.server.domain.errors import (
    BadCommand,
    BotPlays,
    JoinBlocked,
    NotHost,
    NotOpen,
    NotRunning,
    NotYourSeat,
    PlayerNotAway,
    SeatLost,
    SeatTaken,
)
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.names import bot_name
from tertulia.server.domain.seats import FREE, GuestId, Seat, guests_at, seats_of
from tertulia.server.domain.state import ExcludedTime, Substitution, TableState, add_substitution
from tertulia.server.domain.table import Table

Events = Sequence[TableEvent]


def sit(command: Sit, table: Table, state: TableState) -> Events:
    """Give a free seat to a guest.

    Raises `NotOpen`, `SeatTaken`, or `BadCommand` for an unknown seat. Raises `JoinBlocked` if a block separates the
    guest from the host or a player: `command.apart` holds all guests whom a block separates from the guest. Raises
    `TermsChanged` if the host has changed the settings since `command.version`.
    """
    guest, number = command.guest, command.seat
    sitting = guests_at(state.seats)
    if guest not in sitting and command.apart & {*sitting, state.host}:
        raise JoinBlocked("you cannot join this table")
    require_open(state)
    if command.version is not None:
        require_terms_seen(state, command.version)
    if seat_at(state, number).kind != "open":
        raise SeatTaken(f"seat {number} is taken")
    if any(seat.kind == "guest" and seat.guest == guest for seat in state.seats):
        raise SeatTaken("you sit at this table already; leave first to change the seat")
    replace_seat(state, number, Seat("guest", guest))
    return [events.GuestSeated(table, guest, number)]


def leave(command: Leave, table: Table, state: TableState) -> Events:
    """Free all seats of a guest. If the guest is the host, the first remaining player becomes host.

    Raises `NotOpen`, and `NotYourSeat` if the guest has no seat.
    """
    guest = command.guest
    require_open(state)
    freed_seats = seats_of(state.seats, guest)
    if not freed_seats:
        raise NotYourSeat("you have no seat at this table")
    state.seats = tuple(FREE if seat.guest == guest else seat for seat in state.seats)
    stop_awaiting_agreement(state, freed_seats)
    others = guests_at(state.seats)
    if state.host == guest and others:
        state.host = others[0]
    return [events.GuestLeft(table, guest, freed_seats)]


def place_bot(command: PlaceBot, table: Table, state: TableState) -> Events:
    """Put a bot on a seat before the game starts, or let a bot stand in for a player while the game runs.

    Raises the errors of `place_bot_before_game` or `place_stand_in`.
    """
    return (
        place_bot_before_game(command, table, state) if state.phase == "open" else place_stand_in(command, table, state)
    )


def place_bot_before_game(command: PlaceBot, table: Table, state: TableState) -> Events:
    """Put a bot on a free seat, or replace the bot on a seat by another one.

    Raises `NotOpen` if the game has started, and `NotHost` unless the guest is the host. Raises `SeatTaken` if a person
    has the seat, and `BadCommand` for an unknown seat or bot.
    """
    require_open_host(state, command.guest)
    number, bot = command.seat, require_bot(table.game, command.bot)
    there = seat_at(state, number)
    if there.kind not in ("open", "bot"):
        raise SeatTaken(f"seat {number} is taken")
    taken = [seat.name for seat in state.seats]
    name = there.name if there.kind == "bot" else bot_name(command.guest, number, taken)
    replace_seat(state, number, Seat("bot", None, name, bot))
    return [events.PlayerChanged(table, number)]


def clear(command: Clear, table: Table, state: TableState) -> Events:
    """Remove the guest or bot from a seat before the game starts.

    Raises `NotOpen` if the game has started, `NotHost` unless the guest is the host, and `BadCommand` for an unknown
    seat.
    """
    require_open_host(state, command.guest)
    if seat_at(state, command.seat).kind == "open":
        return []
    replace_seat(state, command.seat, FREE)
    stop_awaiting_agreement(state, [command.seat])
    return [events.PlayerChanged(table, command.seat)]


def take_over(command: TakeOver, table: Table, state: TableState) -> Events:
    """Make a player the host, in place of a host who is away.

    Raises `NotOpen`, `NotYourSeat` if the guest has no seat, or `PlayerNotAway` if the host has been away for less than
    `Table.patience`.
    """
    require_open(state)
    if command.guest == state.host:
        return []
    if not seats_of(state.seats, command.guest):
        raise NotYourSeat("you have no seat at this table")
    if command.seconds_away <= 0:
        raise PlayerNotAway("the host is looking at the table")
    require_patience(command.seconds_away, table)
    state.host = command.guest
    return [events.HostChanged(table, command.guest)]


def place_stand_in(command: PlaceBot, table: Table, state: TableState) -> Events:
    """Let a bot stand in for the player of a seat.

    Guests other than the player can only choose the table's stand-in bot, and only while the player is away. Raises
    `NotRunning`, `BadCommand` for an unsuitable seat or bot, and `SeatTaken` if another bot plays the seat already. For
    other guests, also raises `NotYourSeat` or `PlayerNotAway` (`require_may_place_stand_in`).
    """
    require_running(state)
    number, bot = command.seat, require_bot(table.game, command.bot)
    there = seat_at(state, number)
    if there.kind == "bot":
        raise BadCommand(f"seat {number} belongs to a bot")
    if there.guest != command.guest:
        require_may_place_stand_in(command, table, state)
        if bot != table.substitute:
            raise BadCommand(
                f"bot: at this table only {table.substitute} can play for absent players", [table.substitute]
            )
        if there.bot not in (None, bot):  # only the player may choose another bot
            raise SeatTaken(f"a bot plays seat {number} already")
    if there.bot == bot:
        return []
    return set_stand_in(table, state, number, bot)


def take_back(command: TakeBack, table: Table, state: TableState, now: datetime, away: ExcludedTime) -> Events:
    """Let a guest play their own seat again, in place of a stand-in bot.

    Raises `NotRunning`, `NotYourSeat`, or `SeatLost` if the guest has lost the seat by a timeout or resignation. Raises
    `BotPlays` if the guest's clock has run out at `now`: the bot has to act once before the clock gets time again.
    `away` holds the periods during which clocks stand still.
    """
    require_running(state)
    number = command.seat
    if number not in seats_of(state.seats, command.guest):
        raise NotYourSeat(f"seat {number} is not yours")
    if number in state.course.lost:
        raise SeatLost("you have lost your seat: a bot plays in your place")
    if state.seats[number].bot is None:
        return []
    happened = set_stand_in(table, state, number, None)
    if timekeeping.would_time_out(table, state, happened, number, now, away):
        raise BotPlays("your time has run out: the bot must act for you once before you can return")
    return happened


def require_may_place_stand_in(command: PlaceBot, table: Table, state: TableState) -> None:
    """Check that a guest may let a bot stand in for another player.

    Raises `NotYourSeat` if the guest is neither host nor player. Raises `PlayerNotAway` unless the other player has
    been away for `MIN_ABSENCE_SECONDS` and, if the guest is not the host, for `Table.patience`. Always raises
    `PlayerNotAway` in turn-based games, because players need not be present: a bot takes over when a player's clock
    runs out.
    """
    host = command.guest == state.host
    if not host and not seats_of(state.seats, command.guest):
        raise NotYourSeat(f"seat {command.seat} is not yours, and you do not sit at this table")
    if isinstance(state.course.pace, ByTurns):
        raise PlayerNotAway("this game is turn-based: a bot replaces a player only when their time has run out")
    if command.seconds_away <= 0:
        raise PlayerNotAway("the player of this seat is looking at the table")
    if command.seconds_away < MIN_ABSENCE_SECONDS:
        raise PlayerNotAway(
            f"the player has not been away long enough: the host can replace them after {MIN_ABSENCE_SECONDS} seconds"
        )
    if not host:
        require_patience(command.seconds_away, table)


def require_patience(seconds_away: float, table: Table) -> None:
    """Raise `PlayerNotAway` if a player has been away for less than `Table.patience` seconds.

    If `Table.patience` is 0, players are never replaced, and `PlayerNotAway` is always raised.
    """
    if not table.patience or seconds_away < table.patience:
        wait = f"can replace them after {table.patience} seconds" if table.patience else "cannot replace them"
        raise PlayerNotAway(f"the player has not been away long enough: other players {wait}")


def set_stand_in(table: Table, state: TableState, number: int, bot: str | None) -> Events:
    """Let the bot `bot` stand in for the player of a seat; None gives the seat back to its player."""
    replace_seat(state, number, replace(state.seats[number], bot=bot))
    state.substitutions = add_substitution(state.substitutions, Substitution(state.position, number, bot))
    return [events.PlayerChanged(table, number)]


def replace_seat(state: TableState, number: int, seat: Seat) -> None:
    """Replace the seat with index `number` in the state."""
    state.seats = (*state.seats[:number], seat, *state.seats[number + 1 :])


def seat_at(state: TableState, number: int) -> Seat:
    """Return the seat with index `number`. Raises `BadCommand` if the table has no such seat."""
    if not 0 <= number < len(state.seats):
        raise BadCommand(f"seat: must be 0 to {len(state.seats) - 1}, not {number}")
    return state.seats[number]


def require_bot(game: Game, bot: str) -> str:
    """Return `bot` if the game has a bot of this name. Raises `BadCommand` otherwise."""
    bots = list(bot_kinds(game))
    if bot not in bots:
        raise BadCommand(f"bot: must be one of {', '.join(bots)}, not {bot[:40]!r}", bots)
    return bot


def require_open_host(state: TableState, guest: GuestId) -> None:
    """Raise `NotOpen` if the game has started, and `NotHost` unless the guest is the host."""
    require_open(state)
    if guest != state.host:
        raise NotHost("only the host can change who plays")


def require_open(state: TableState) -> None:
    """Raise `NotOpen` if the game has started."""
    if state.phase != "open":
        raise NotOpen("the game has already started")


def require_running(state: TableState) -> None:
    """Raise `NotRunning` before the game starts and after it ends."""
    if state.match is None or state.phase != "running":
        raise NotRunning("the game is not running")

"""Builds tables in memory and runs commands on them as the service does, without storage or subscribers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bench import usual
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.play.log import Log
from tertulia.server.domain.commands import Act, Command, Start
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import FREE, GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused

ANA, BEA, EVA, ODD = GuestId("ana"), GuestId("bea"), GuestId("eva"), GuestId("odd")
"""Ana is the host; Odd is a stranger without a seat."""
GAME = find_game(usual.QUICK)
BOT = Seat("bot", None, "Rosa", "greedy")


def seat_guest(guest: GuestId) -> Seat:
    return Seat("guest", guest)


def open_table(*seats: Seat, game: Game = GAME, **more: Any) -> Table:
    """A table that Ana has opened and whose game has not begun."""
    state = TableState("open", ANA, seats or (seat_guest(ANA), seat_guest(BEA), FREE), None, Log())
    options = game.check_options({}, len(state.seats))
    printed = ComponentSet(game.name, game.components(), usual=True)
    return Table("one", game, options, True, bytes(32), game.components().hash, state, printed, **more)


def start_table(*seats: Seat, game: Game = GAME, **more: Any) -> Table:
    """A running table of Ana's. Three guests sit there unless seats are given."""
    table = open_table(*(seats or (seat_guest(ANA), seat_guest(BEA), seat_guest(EVA))), game=game, **more)
    apply_command(table, Start(ANA))
    return table


def apply_command(table: Table, command: Command) -> list[TableEvent]:
    """Run a command as the service does; returns its events."""
    state = table.state.fork()
    happened = run_command(command, table, state)
    if happened:
        state.version += 1
        table.adopt(state)
    return list(happened)


def assert_refused(kind: type[Refused], says: str, table: Table, command: Command) -> None:
    """Assert that the command is refused with this message and leaves the table unchanged."""
    before = (table.state, table.state.version, table.state.seats, len(table.state.log))
    with pytest.raises(kind, match=says):
        apply_command(table, command)
    assert before == (table.state, table.state.version, table.state.seats, len(table.state.log))


def get_match(table: Table) -> Match:
    match = table.state.match
    assert match is not None
    return match


def find_player_to_act(table: Table) -> tuple[GuestId, int]:
    """The guest and the seat of the first player to act."""
    seat = table.state.actors()[0]
    guest = table.state.seats[seat].guest
    assert guest is not None
    return guest, seat


def act(table: Table, *actions: str) -> list[TableEvent]:
    """Let the player on turn act; each argument is the beginning of an action's notation."""
    guest, seat = find_player_to_act(table)
    return apply_command(
        table, Act(guest, seat, table.state.position, table.state.version, find_actions(table, seat, *actions))
    )


def find_actions(table: Table, seat: int, *starts: str) -> list[str]:
    """For each of `starts` in turn, the first legal action that begins with it; the table is left unchanged."""
    match, found = get_match(table).fork(), list[str]()
    for start in starts:
        found.append(next(text for text in match.notations(seat) if text.startswith(start)))
        match.act(seat, found[-1])
    return found


def describe_events(events: list[TableEvent]) -> list[tuple[str, Mapping[str, Any]]]:
    """Kind and fields of each event, without its table."""
    names = [(event, [name for name in event.__struct_fields__ if name not in ("table",)]) for event in events]
    return [(type(event).__name__, {name: getattr(event, name) for name in fields}) for event, fields in names]

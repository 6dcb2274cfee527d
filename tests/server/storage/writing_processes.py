"""Services that write to one database like processes of a site, each with its own journal."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import pytest

from bench import usual
from tertulia.kernel.registry import installed_games
from tertulia.server.domain.commands import Act, Command, Open, SeatPlan, Sit, Start
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.ports import Audience, GuestProfiles
from tertulia.server.domain.readiness import PlayableGames
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.storage.database import Database
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.tables import SqlTables
from tests.server.databases import KINDS, empty_database
from tests.server.domain.tables import get_match

ANA, BEA = GuestId("ana"), GuestId("bea")
TABLE = Open(ANA, usual.QUICK, (SeatPlan("me"), SeatPlan("open")), {})


class Nobody:
    """Guests without profiles, and an audience that watches nothing."""

    async def load_profiles(self, guests: object) -> object:
        return guests

    def is_watched(self, table_id: str) -> bool:
        return False


class Process:
    """A process of a site: its service, its journal, and the events of its tables."""

    def __init__(self, journal: Journal) -> None:
        sets = ComponentSets({name: game.components() for name, game in installed_games().items()})
        games = PlayableGames(sets)
        self.journal, self.store = journal, SqlTables(journal, games, shared=True)
        self.events: list[TableEvent] = []
        nobody = Nobody()
        self.service = TableService(self.store, cast(GuestProfiles, nobody), cast(Audience, nobody), games)
        self.service.events.subscribe(TableEvent, self.events.append)

    async def run(self, table_id: str, command: Command) -> int | None:
        return await self.service.run(await self.service.table(table_id), command)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind."""
    with empty_database(request.param, tmp_path) as found:
        yield found


@contextlib.asynccontextmanager
async def open_processes(database: Database, many: int = 2) -> AsyncIterator[list[Process]]:
    database.prepare()
    async with contextlib.AsyncExitStack() as stack:
        yield [
            Process(await stack.enter_async_context(Journal(database.reader(), database.writer()).run_writer()))
            for _ in range(many)
        ]


async def start_game(process: Process) -> str:
    """Start a game of Ana and Bea; returns the table's id."""
    table = await process.service.open(TABLE)
    await process.service.run(table, Sit(BEA, 1))
    await process.service.run(table, Start(ANA))
    return table.id


async def start_game_in_both(one: Process, two: Process) -> tuple[str, Table, Table]:
    """Start a game in the first process; returns the table's id and the table objects of both processes."""
    table_id = await start_game(one)
    return table_id, await one.service.table(table_id), await two.service.table(table_id)


def draw_act(table: Table, chance: random.Random) -> Act:
    """A random legal action at the table as this process knows it."""
    state = table.state
    seat = chance.choice(state.actors())
    action = chance.choice(get_match(table).notations(seat))
    guest = state.seats[seat].guest
    assert guest is not None
    return Act(guest, seat, state.position, state.version, [action])

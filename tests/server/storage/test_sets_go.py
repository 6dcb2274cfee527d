"""Removal of unused component sets after a day, on both databases.

A set is kept if a table is just being opened with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, Engine, select, text, update

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.domain.component_sets import ComponentSet, KeptSet, own_set
from tertulia.server.domain.opening import new_table
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import Seat
from tertulia.server.storage.changes import SETS, Change, write_changes
from tertulia.server.storage.database import Database
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.sets import SqlSets, row_of
from tertulia.server.storage.tables import creation
from tertulia.server.workers.table_upkeep import UNUSED_SET_LIFETIME, UNUSED_SETS_CHECK_SECONDS, drop_unused_sets
from tests.server.clocks import BEGIN, MovedClock
from tests.server.databases import KINDS, empty_database
from tests.server.storage.data_folder import ANA

GAME = find_game(usual.QUICK)
NEXT_DAY = BEGIN + timedelta(days=1)
WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%component_set%'"


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with empty_database(request.param, tmp_path) as made:
        made.prepare()
        yield made


def printed(name: str) -> ComponentSet:
    """A set with the package's facts and a name of its own."""
    whole = {**ComponentSet(GAME.name, GAME.components()).whole, "set": {"name": name, "game": GAME.name}}
    return own_set(GAME, msgspec.json.encode(whole))


def open_table(connection: Connection, with_set: ComponentSet) -> None:
    seats = (Seat("guest", ANA), Seat("open"))
    table = new_table(GAME, GAME.check_options({}, 2), seats, False, ANA, with_set)
    write_changes(connection, [creation(table, MovedClock())])


def kept(connection: Connection) -> list[str]:
    return sorted(connection.scalars(select(SETS.c.name)).all())


async def test_only_old_unused_unlisted_sets_are_deleted(database: Database) -> None:
    writer = database.writer()
    with writer.begin() as connection:
        open_table(connection, printed("played"))
        write_changes(connection, [Change(printed=row_of(printed("put up"), listed=True, clock=MovedClock()))])
        for name in ("old", "young"):
            write_changes(connection, [Change(printed=row_of(printed(name), clock=MovedClock()))])
        connection.execute(update(SETS).where(SETS.c.name == "young").values(added=NEXT_DAY))
    async with Journal(database.reader(), database.writer()).running() as journal:
        assert await SqlSets(journal).drop_unused(NEXT_DAY) == 1
        assert await SqlSets(journal).drop_unused(NEXT_DAY) == 0
    with writer.connect() as connection:
        assert kept(connection) == ["played", "put up", "young"]
    writer.dispose()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_set_of_table_being_opened_is_kept(database: Database) -> None:
    """The deletion finds the set unused, then waits for the other process's transaction.

    SQLite has one writer at a time.
    """
    writer = database.writer()
    with writer.begin() as connection:
        write_changes(connection, [Change(printed=row_of(printed("old"), clock=MovedClock()))])
    async with Journal(database.reader(), database.writer()).running() as journal:
        with writer.begin() as connection:
            open_table(connection, printed("old"))
            dropping = asyncio.create_task(SqlSets(journal).drop_unused(NEXT_DAY))
            await asyncio.to_thread(until_one_waits, writer)
        assert await dropping == 0
    with writer.connect() as connection:
        assert kept(connection) == ["old"]
    writer.dispose()


def until_one_waits(engine: Engine) -> None:
    with engine.connect() as connection:
        while not connection.scalar(text(WAITS)):
            connection.rollback()


class Drops:
    """A set store whose first deletion fails."""

    def __init__(self, clock: MovedClock) -> None:
        self.clock, self.asked = clock, list[float]()
        self.done = asyncio.Event()

    async def kept(self, game: str, digest: str) -> KeptSet | None:
        return None

    async def listed(self, game: str) -> Sequence[KeptSet]:
        return []

    async def drop_unused(self, before: object) -> int:
        assert before == self.clock.now() - UNUSED_SET_LIFETIME
        self.asked.append(self.clock.seconds)
        if len(self.asked) == 1:
            raise StorageFault("storage-busy")
        self.done.set()
        return 1


async def test_deletion_is_retried_after_storage_fault() -> None:
    clock = MovedClock()
    drops = Drops(clock)
    task = asyncio.create_task(drop_unused_sets(drops, clock))
    await drops.done.wait()
    task.cancel()
    assert drops.asked[:2] == [0, UNUSED_SETS_CHECK_SECONDS]

"""Stored component sets: each table keeps its own, damage is reported, and unused sets are deleted after a day.

A set is kept if a table is just being opened with it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, select, text, update

from bench import usual
from tertulia.kernel.component_text import ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.registry import find_game
from tertulia.play import load_record
from tertulia.play.recorded_sets import recorded_set
from tertulia.play.replay import replay
from tertulia.server.domain.commands import Rematch
from tertulia.server.domain.component_sets import ComponentSet, ComponentSets, StoredSet, own_set
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.opening import new_table
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import Seat
from tertulia.server.storage.changes import SETS as SET_TABLE
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.sets import SqlSets, row_of
from tertulia.server.storage.tables import creation
from tertulia.server.storage.upkeep.administration import publish_set, sets_in, withdraw_set
from tertulia.server.storage.upkeep.backup import back_up, bring_back
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.exporting import export
from tertulia.server.storage.upkeep.repairing import repair
from tertulia.server.workers.table_upkeep import UNUSED_SET_LIFETIME, UNUSED_SETS_CHECK_SECONDS, drop_unused_sets
from tests.server.clocks import BEGIN, MovedClock
from tests.server.own_sets import make_own_set
from tests.server.storage.data_folder import ANA, COMPONENTS, SETS, DataFolder, collect_views

GAME, QUICK_GAME = find_game(usual.RICH), find_game(usual.QUICK)
NEXT_DAY = BEGIN + timedelta(days=1)
WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%component_set%'"


def read_own_set(name: str, seed: int) -> Components:
    return GAME.components(ComponentsText("own", msgspec.json.encode(make_own_set(GAME, name, seed))))


def omit_record(view: dict[str, Any]) -> dict[str, Any]:
    """What the server shows of a table, without its record."""
    return {key: value for key, value in view.items() if key != "record"}


MINE, YOURS = read_own_set("My box", 1), read_own_set("Your box", 2)


def replace_usual_set(components: Components) -> Mapping[str, Components]:
    """The usual component sets of a site that plays with this one."""
    return COMPONENTS | {GAME.name: components}


def play_game(folder: Path, components: Components, actions: int = 40, name: str = "one") -> DataFolder:
    """A folder whose site plays with this set, and a game in it."""
    data_folder = DataFolder(folder)
    data_folder.sets = ComponentSets(replace_usual_set(components))
    data_folder.play(name, actions, GAME.name)
    return data_folder


@pytest.mark.parametrize("components", [GAME.components(), MINE], ids=["the package's", "corrected"])
def test_table_keeps_its_set_when_default_changes(tmp_path: Path, components: Components) -> None:
    data_folder = play_game(tmp_path, components)
    before = collect_views(data_folder.read("one", replace_usual_set(components)))
    table = data_folder.read("one", replace_usual_set(YOURS))
    assert collect_views(table) == before
    assert table.require_set().components.hash == components.hash
    assert table.record().printed == recorded_set(GAME, components)
    assert len(list(replay(table.record()))) == 41
    data_folder.damage("DELETE FROM snapshot")
    assert collect_views(data_folder.read("one", replace_usual_set(YOURS))) == before


@pytest.mark.file
def test_table_without_digest_is_matched_by_set_hash(tmp_path: Path) -> None:
    """A repair removes a damaged digest. Without an available set of that hash the table is refused."""
    data_folder = play_game(tmp_path, MINE)
    data_folder.sets = SETS
    data_folder.play("over", 5000, GAME.name)
    before = {name: collect_views(data_folder.read(name)) for name in ("one", "over")}
    data_folder.damage("UPDATE game_table SET component_set = NULL")
    data_folder.damage("DELETE FROM component_set")
    for components in (MINE, YOURS):  # the package's set is available whether or not it is the usual one
        table = data_folder.read("over", replace_usual_set(components))
        assert (collect_views(table), table.require_set().name) == (before["over"], "")
    assert data_folder.read("one", replace_usual_set(MINE)).require_set().name == "My box"
    assert omit_record(collect_views(data_folder.read("one"))) == omit_record(
        before["one"]
    )  # the snapshot suffices to read it
    with pytest.raises(ComponentsChanged):
        data_folder.read("one").require_set()
    data_folder.damage("DELETE FROM snapshot WHERE table_id = 'one'")
    with pytest.raises(ComponentsChanged):
        data_folder.read("one")
    found = check(tmp_path, SETS)
    assert (found.fine, found.kept, found.sets) == (1, 1, 0)
    table = data_folder.read("over", replace_usual_set(YOURS))
    other = next(event.table for event in run_command(Rematch(ANA), table, table.state.fork()))
    data_folder.write(creation(other))
    assert [one.tables for one in sets_in(SqliteDatabase(tmp_path), GAME.name)] == [1]


@pytest.mark.file
def test_damaged_or_missing_set_is_reported(tmp_path: Path) -> None:
    data_folder = play_game(tmp_path, MINE)
    before = collect_views(data_folder.read("one"))
    for damage in (
        "UPDATE component_set SET packed = x'00'",
        f"UPDATE component_set SET packed = x'{zlib.compress(b'[]').hex()}'",
        "DELETE FROM component_set",
    ):
        data_folder.damage(damage)
        table = data_folder.read("one")
        assert (omit_record(collect_views(table)), table.printed) == (omit_record(before), None)
        found = check(tmp_path, SETS)
        messages = {finding.where.split()[0]: finding.what for finding in found.findings}
        assert not found.sound
        assert "its component set is missing or damaged" in messages["table"]
        assert ("set" in messages) == (not damage.startswith("DELETE"))
        assert check(tmp_path, ComponentSets(replace_usual_set(MINE))).kept == 0  # the set is known as the usual one
    assert repair(tmp_path, SETS).report.lost == 0
    assert omit_record(collect_views(data_folder.read("one"))) == omit_record(before)
    repair(tmp_path, ComponentSets(replace_usual_set(MINE)))  # stores the set again, as it is known now
    assert data_folder.read("one").require_set().name == "My box"
    assert check(tmp_path, SETS).sound


@pytest.mark.file
def test_opening_table_repairs_damaged_set(tmp_path: Path) -> None:
    data_folder = play_game(tmp_path, MINE)
    data_folder.damage("UPDATE component_set SET packed = x'00'")
    data_folder.open("two", GAME.name)
    assert data_folder.read("one").require_set().name == "My box"


@pytest.mark.file
def test_withdrawn_unused_set_is_deleted_by_repair(tmp_path: Path) -> None:
    data_folder = play_game(tmp_path, MINE)
    publish_set(SqliteDatabase(tmp_path), ComponentSet(GAME.name, YOURS))
    repair(tmp_path, SETS)
    assert [(one.name, one.listed, one.tables) for one in sets_in(SqliteDatabase(tmp_path), GAME.name)] == [
        ("My box", False, 1),
        ("Your box", True, 0),
    ]
    assert withdraw_set(SqliteDatabase(tmp_path), GAME.name, "Your box").tables == 0
    repair(tmp_path, SETS)
    assert [one.name for one in sets_in(SqliteDatabase(tmp_path), GAME.name)] == ["My box"]
    assert data_folder.read("one").require_set().name == "My box"


@pytest.mark.file
def test_backup_contains_sets(tmp_path: Path) -> None:
    data_folder = play_game(tmp_path / "games", MINE)
    before = collect_views(data_folder.read("one"))
    data_folder.writer.dispose()
    back_up(tmp_path / "games", tmp_path / "backup.tar.gz")
    bring_back(tmp_path / "backup.tar.gz", tmp_path / "again")
    table = DataFolder(tmp_path / "again").read("one")
    assert (collect_views(table), table.require_set().name) == (before, "My box")


@pytest.mark.file
@pytest.mark.parametrize("hindrance", ["game_version = 0", "game_version = 0, options = '{}'"])
def test_exported_record_of_unplayable_table_has_set(tmp_path: Path, hindrance: str) -> None:
    data_folder = play_game(tmp_path / "games", MINE, 5000)
    data_folder.damage(f"UPDATE game_table SET {hindrance}")
    data_folder.damage("UPDATE log SET notation = 'dance' WHERE ply = 1")
    data_folder.writer.dispose()
    assert check(tmp_path / "games", SETS).kept == 1
    assert export(tmp_path / "games", tmp_path / "records", SETS).records == 1
    (file,) = (tmp_path / "records").glob("*.json")
    assert load_record(file).printed == recorded_set(GAME, MINE)


@pytest.mark.file
def test_damaged_set_columns_leave_table_readable(tmp_path: Path) -> None:
    data_folder = play_game(tmp_path, MINE)
    before = collect_views(data_folder.read("one"))
    for column, value in (
        ("name", "x'ff00'"),
        ("listed", "'often'"),
        ("added", "'once'"),
        ("game", "7"),
        ("hash", "''"),
    ):
        data_folder.damage(f"UPDATE component_set SET {column} = {value}")
        assert collect_views(data_folder.read("one")) == before
        check(tmp_path, SETS)
        sets_in(SqliteDatabase(tmp_path), GAME.name)
        data_folder.run_with_assembly(lambda assembly: assembly.stores.lists.list_tables(ANA))
    data_folder.damage("UPDATE game_table SET component_set = 7")
    assert not check(tmp_path, SETS).sound


def make_named_set(name: str) -> ComponentSet:
    """A set with the package's facts and a name of its own."""
    whole = {
        **ComponentSet(QUICK_GAME.name, QUICK_GAME.components()).whole,
        "set": {"name": name, "game": QUICK_GAME.name},
    }
    return own_set(QUICK_GAME, msgspec.json.encode(whole))


def create_table(connection: Connection, with_set: ComponentSet) -> None:
    seats = (Seat("guest", ANA), Seat("open"))
    table = new_table(QUICK_GAME, QUICK_GAME.check_options({}, 2), seats, False, ANA, with_set)
    write_changes(connection, [creation(table, MovedClock())])


def set_names(connection: Connection) -> list[str]:
    return sorted(connection.scalars(select(SET_TABLE.c.name)).all())


async def test_only_old_unused_unlisted_sets_are_deleted(database: Database) -> None:
    writer = database.writer()
    with writer.begin() as connection:
        create_table(connection, make_named_set("played"))
        write_changes(connection, [Change(printed=row_of(make_named_set("put up"), listed=True, clock=MovedClock()))])
        for name in ("old", "young"):
            write_changes(connection, [Change(printed=row_of(make_named_set(name), clock=MovedClock()))])
        connection.execute(update(SET_TABLE).where(SET_TABLE.c.name == "young").values(added=NEXT_DAY))
    async with Journal(database.reader(), database.writer()).run_writer() as journal:
        assert await SqlSets(journal).drop_unused(NEXT_DAY) == 1
        assert await SqlSets(journal).drop_unused(NEXT_DAY) == 0
    with writer.connect() as connection:
        assert set_names(connection) == ["played", "put up", "young"]
    writer.dispose()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_set_of_table_being_opened_is_kept(database: Database) -> None:
    """The deletion finds the set unused, then waits for the other process's transaction.

    SQLite has one writer at a time.
    """
    writer = database.writer()
    with writer.begin() as connection:
        write_changes(connection, [Change(printed=row_of(make_named_set("old"), clock=MovedClock()))])
    async with Journal(database.reader(), database.writer()).run_writer() as journal:
        with writer.begin() as connection:
            create_table(connection, make_named_set("old"))
            dropping = asyncio.create_task(SqlSets(journal).drop_unused(NEXT_DAY))
            await asyncio.to_thread(wait_until_blocked, writer)
        assert await dropping == 0
    with writer.connect() as connection:
        assert set_names(connection) == ["old"]
    writer.dispose()


def wait_until_blocked(engine: Engine) -> None:
    with engine.connect() as connection:
        while not connection.scalar(text(WAITS)):
            connection.rollback()


class FailingSetStore:
    """A set store whose first deletion fails."""

    def __init__(self, clock: MovedClock) -> None:
        self.clock, self.attempts = clock, list[float]()
        self.done = asyncio.Event()

    async def load_set(self, game: str, digest: str) -> StoredSet | None:
        return None

    async def load_offered(self, game: str) -> Sequence[StoredSet]:
        return []

    async def drop_unused(self, before: object) -> int:
        assert before == self.clock.now() - UNUSED_SET_LIFETIME
        self.attempts.append(self.clock.seconds)
        if len(self.attempts) == 1:
            raise StorageFault("storage-busy")
        self.done.set()
        return 1


async def test_deletion_is_retried_after_storage_fault() -> None:
    clock = MovedClock()
    store = FailingSetStore(clock)
    task = asyncio.create_task(drop_unused_sets(store, clock))
    await store.done.wait()
    task.cancel()
    assert store.attempts[:2] == [0, UNUSED_SETS_CHECK_SECONDS]

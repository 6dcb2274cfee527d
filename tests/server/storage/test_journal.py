"""The journal, the single writer: grouped transactions, a failing change within a group, and shutdown."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage import database
from tertulia.server.storage.changes import GAME, INSERT_LINE, Change, Row
from tertulia.server.storage.database import open_reader, open_writer, prepare_database
from tertulia.server.storage.journal import GROUP_DELAY_SECONDS, Journal, PendingCommit
from tertulia.server.storage.statement_cache import execute

NOW = datetime(2026, 3, 4, 5, 6, 7, 89, tzinfo=UTC)


def make_guest_change(name: str, *, of: str | None = None) -> Change:
    """A change that stores a guest. An empty name violates a constraint."""
    return Change(guest={"id": of or name, "name": name or None, "language": None, "updated": NOW})


def run_with_journal(folder: Path, work: Callable[[Journal], Awaitable[None]]) -> list[str]:
    """Run `work` with a journal on an empty database. Returns the stored guests' names."""

    async def inside() -> None:
        prepare_database(folder)
        async with Journal(open_reader(folder), open_writer(folder)).run_writer() as journal:
            await work(journal)

    asyncio.run(inside())
    return read_names(open_writer(folder))


def read_names(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return sorted(name for (name,) in connection.exec_driver_sql("SELECT name FROM guest"))


def test_concurrent_changes_share_transactions(tmp_path: Path) -> None:
    commits: list[object] = []

    async def work(journal: Journal) -> None:
        event.listen(journal.writer, "commit", commits.append)
        await asyncio.gather(*(journal.commit(make_guest_change(f"g{number:02}")) for number in range(50)))

    assert run_with_journal(tmp_path, work) == [f"g{number:02}" for number in range(50)]
    assert len(commits) < 10


def test_groups_wait_for_more_commits_after_a_group_of_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, delays = Journal(open_reader(tmp_path), open_writer(tmp_path)), list[float]()
    loop = asyncio.new_event_loop()

    def hand_in(name: str) -> None:
        journal._handed_in.put(PendingCommit([make_guest_change(name)], loop.create_future()))

    def sleep(seconds: float) -> None:
        delays.append(seconds)
        hand_in("late")

    monkeypatch.setattr("time.sleep", sleep)
    sizes = list[int]()
    hand_in("first")
    for group in journal._groups():
        sizes.append(len(group))
        if len(sizes) == 1:
            hand_in("second")
            hand_in("third")
        elif len(sizes) == 2:
            hand_in("fourth")
        else:
            journal._handed_in.put(None)
    assert sizes == [1, 2, 2], "the fourth is written with the one that arrives meanwhile"
    assert delays == [GROUP_DELAY_SECONDS]
    loop.close()


def test_only_failing_change_of_group_is_refused(tmp_path: Path) -> None:
    async def work(journal: Journal) -> None:
        handed_in = [
            journal.commit(make_guest_change(name, of=f"id-{number}")) for number, name in enumerate(["ana", "", "ben"])
        ]
        outcomes = await asyncio.gather(*handed_in, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), StorageFault, type(None)]
        await journal.commit(make_guest_change("cleo"))  # the writer still works

    assert run_with_journal(tmp_path, work) == ["ana", "ben", "cleo"]


def test_changes_of_one_commit_are_atomic(tmp_path: Path) -> None:
    async def work(journal: Journal) -> None:
        with pytest.raises(StorageFault):
            await journal.commit(make_guest_change("ana"), make_guest_change("", of="nobody"))

    assert run_with_journal(tmp_path, work) == []


def test_changes_waiting_for_locked_database_are_refused_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        database, "PRAGMAS", [f"{each[:13]}=50" if "busy" in each else each for each in database.PRAGMAS]
    )
    tried = list[int]()

    async def work(journal: Journal) -> None:
        holder = sqlite3.connect(tmp_path / database.DATABASE)
        holder.execute("BEGIN IMMEDIATE")

        def write(number: int) -> Callable[[Connection], None]:
            def change(connection: Connection) -> None:
                tried.append(number)
                connection.exec_driver_sql("UPDATE health_check SET writes = writes + 1")

            return change

        waiting = [journal.transact(write(number)) for number in range(12)]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [each.code for each in found if isinstance(each, StorageFault)] == ["storage-busy"] * 12
        assert len(tried) <= 2, "one for what was there when the first began, one for all that came meanwhile"
        holder.close()
        await journal.transact(write(12))

    run_with_journal(tmp_path, work)


def test_cancelled_commit_does_not_stop_others(tmp_path: Path) -> None:
    async def work(journal: Journal) -> None:
        impatient = asyncio.create_task(journal.commit(make_guest_change("ana")))
        await asyncio.sleep(0)
        impatient.cancel()
        await journal.commit(make_guest_change("ben"))

    assert run_with_journal(tmp_path, work) == ["ana", "ben"]


def test_pending_changes_are_written_at_shutdown(tmp_path: Path) -> None:
    late: list[asyncio.Task[None]] = []
    journals: list[Journal] = []

    async def work(journal: Journal) -> None:
        journals.append(journal)
        late.extend(asyncio.create_task(journal.commit(make_guest_change(f"g{number}"))) for number in range(3))
        await asyncio.sleep(0)

    assert run_with_journal(tmp_path, work) == ["g0", "g1", "g2"]
    with pytest.raises(StorageFault):
        asyncio.run(journals[0].commit(make_guest_change("nobody")))


def test_prepared_statement_stores_the_same_row(tmp_path: Path) -> None:
    row: Row = {
        "id": "t", "game": "granada", "game_version": 3, "components": "c", "options": {"scoring": "Ä"}, "public": True,
        "phase": "running", "host": "h", "key": b"\x00\xff", "version": 7, "actors": [0, 2], "rematch_table": None, "updated": NOW,
    }  # fmt: skip
    line: Row = {"table_id": "t", "seat": None, "action": 5, "notation": "x", "shared": False, "viewer_lines": b"[]"}
    prepare_database(tmp_path)
    with open_writer(tmp_path).begin() as connection:
        for name, run in (("ours", execute), ("theirs", lambda to, statement, rows: to.execute(statement, rows))):
            run(connection, GAME.insert(), [{**row, "id": name}])
            run(connection, INSERT_LINE, [{**line, "table_id": name, "ply": ply} for ply in range(3)])
        for table, key in (("game_table", "id"), ("log", "table_id")):
            ours, theirs = (
                [
                    tuple(value for value in found if value != name)
                    for found in connection.exec_driver_sql(f"SELECT * FROM {table} WHERE {key} = ?", (name,))
                ]
                for name in ("ours", "theirs")
            )
            assert ours == theirs != []

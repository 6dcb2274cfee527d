"""Changes made by other processes: read for many tables in one query, and passed to viewers as changes."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from tertulia.server.domain.commands import PlaceBot, TakeBack
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.news import change_json
from tertulia.server.storage.database import Database
from tertulia.server.storage.log_rows import DataDamaged
from tertulia.server.storage.table_updates import NewsQuery, StoredNews, read_news
from tests.server.databases import empty_database
from tests.server.domain.tables import get_match
from tests.server.storage.writing_processes import (
    ANA,
    BEA,
    database,
    draw_act,
    open_processes,
    start_game,
    start_game_in_both,
)

__all__ = ["database"]


async def test_viewers_of_both_processes_get_same_change(database: Database) -> None:
    async with open_processes(database) as (one, two):
        table_id, here, there = await start_game_in_both(one, two)
        chance = random.Random(4)
        two_versions_ago: weakref.ref[TableState] | None = None
        for _ in range(12):
            before = there.state
            await one.run(table_id, draw_act(here, chance))
            await two.service.reload_outdated({table_id: here.state.version})
            assert there.previous is before
            gc.collect()
            assert two_versions_ago is None or two_versions_ago() is None, "its views would be kept with it"
            two_versions_ago = weakref.ref(before)
            for seat in (None, 0, 1):
                change = change_json(there, seat)
                assert change is not None, "only what has changed"
                assert change == change_json(here, seat)


async def test_several_remote_changes_send_each_line_once(database: Database) -> None:
    async with open_processes(database) as (one, two):
        table_id, here, there = await start_game_in_both(one, two)
        chance = random.Random(5)
        for _ in range(3):
            lines, known = len(here.state.log), here.state.version
            for _ in range(3):
                await one.run(table_id, draw_act(here, chance))
            await two.service.reload_outdated({table_id: here.state.version})
            assert there.kept_since(known) == lines
            change = msgspec.json.decode(change_json(there, 0) or b"{}")
            first_line = change["position"] + 1 - len(change["log"])
            assert (change["base"], first_line, len(change["log"])) == (known, lines, 3)


async def test_changes_of_many_tables_are_read_in_one_query(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One statement reads all tables that other processes changed.

    Deleted or damaged tables do not hinder the others.
    """
    async with open_processes(database) as (one, two):
        tables = [await start_game(one) for _ in range(7)]
        there = [await two.service.table(table_id) for table_id in tables]
        chance = random.Random(6)
        for number, table_id in enumerate(tables[:6]):
            for _ in range(1 + number % 3):
                await one.run(table_id, draw_act(await one.service.table(table_id), chance))
        await one.run(tables[5], PlaceBot(ANA, 0, "random"))  # a bot takes the seat
        with database.writer().begin() as connection:
            connection.exec_driver_sql(f"DELETE FROM log WHERE table_id = '{tables[1]}'")
            connection.exec_driver_sql(f"UPDATE game_table SET line_format = 0 WHERE id = '{tables[2]}'")
        query_sizes, damaged = list[int](), set[str]()

        def counted(connection: Connection, tables: Sequence[NewsQuery]) -> dict[str, StoredNews | DataDamaged]:
            query_sizes.append(len(tables))
            found = read_news(connection, tables)
            damaged.update(table_id for table_id, news in found.items() if isinstance(news, DataDamaged))
            return found

        monkeypatch.setattr("tertulia.server.storage.tables.read_news", counted)
        here = {table_id: (await one.service.table(table_id)).state.version for table_id in tables}
        with pytest.raises(TableClosed):
            await two.service.reload_outdated({**here, "nowhere": 9})
        assert query_sizes[0] == 6, "the last one has not changed"
        assert damaged == {tables[1]}, "no other table needs a complete reading"
        for table_id, table in zip(tables, there, strict=True):
            if table_id != tables[1]:
                assert table.state.version == here[table_id]
                assert get_match(table).state.tobytes() == get_match(await one.service.table(table_id)).state.tobytes()
        assert there[1].closed
        assert there[5].state.seats[0].played_by_bot


async def test_local_change_survives_concurrent_reading(database: Database) -> None:
    """A table changes in this process while its news is being read.

    That news is outdated, so the table is read again.
    """
    async with open_processes(database) as (one, two):
        table_id, here, there = await start_game_in_both(one, two)
        chance = random.Random(7)
        for _ in range(6):
            await one.run(table_id, draw_act(here, chance))
            version = here.state.version
            await asyncio.gather(
                two.service.reload_outdated({table_id: version}), two.run(table_id, PlaceBot(BEA, 1, "random"))
            )
            assert there.state.version == version + 1
            await two.run(table_id, TakeBack(BEA, 1))
            await one.service.reload_outdated({table_id: version + 2})
            assert get_match(here).state.tobytes() == get_match(there).state.tobytes()
            assert here.state.seats == there.state.seats


async def test_broken_connection_is_reopened(tmp_path: Path) -> None:
    with empty_database("postgresql", tmp_path) as database:
        async with open_processes(database) as (one, two):
            table_id, here, there = await start_game_in_both(one, two)
            chance = random.Random(8)
            for _ in range(3):
                await one.run(table_id, draw_act(here, chance))
                await two.service.reload_outdated({table_id: here.state.version})
                assert there.state.version == here.state.version
                with database.writer().begin() as connection:
                    ended = connection.exec_driver_sql(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query ~ "
                        "'UNION ALL' AND datname = current_database()"
                    ).all()
                assert ended


async def test_change_announced_during_load_is_not_lost(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is read before another process acts, and enters the memory after that action was announced."""
    async with open_processes(database) as (one, two):
        table_id = await start_game(one)
        here = await one.service.table(table_id)
        load, read, go_on = two.store.load, asyncio.Event(), asyncio.Event()

        async def slow(table_id: str) -> Table | None:
            found = await load(table_id)
            read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(two.store, "load", slow)
        loading = asyncio.create_task(two.service.table(table_id))
        await read.wait()
        await one.run(table_id, draw_act(here, random.Random(9)))
        await two.service.reload_outdated({table_id: here.state.version})
        go_on.set()
        assert (await loading).state.version == here.state.version
        assert get_match(await loading).state.tobytes() == get_match(here).state.tobytes()

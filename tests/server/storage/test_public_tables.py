"""The list of public tables is read once for all requests within a moment, yet shows changes at tables at once."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from bench import usual
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.lobby import CACHE_SECONDS
from tertulia.server.storage.unstarted_tables import SqlUnstartedTables
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.site_guests import create_guests

ANA, BEA, CLEO = GuestId("ana"), GuestId("bea"), GuestId("cleo")
PUBLIC = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}, "public": True}
pytestmark = pytest.mark.file  # with several writing processes, every request reads the list


async def open_public_table(running: Site, guest: GuestId, **others: Any) -> str:
    answer = await running.ask(guest, "POST", "/api/tables", {**PUBLIC, **others})
    return str(msgspec.json.decode(answer.body)["id"])


async def list_lobby(running: Site, guest: GuestId | None) -> dict[str, Any]:
    """The tables listed to a guest, by id."""
    answer = await running.ask(guest, "GET", "/api/tables")
    return {table["id"]: table for table in msgspec.json.decode(answer.body)["tables"]}


def test_requests_within_a_moment_read_the_list_once(tmp_path: Path) -> None:
    async def run() -> None:
        clock, read = StoppedClock(), list[str]()
        async with site(tmp_path, clock=clock) as running:
            table = await open_public_table(running, ANA)
            event.listen(
                running.assembly.backends.journal.writer,
                "before_cursor_execute",
                lambda *arguments: read.append(arguments[2]),
            )
            # With a space: the sweep of tables that never started reads by "updated >=" in the background.
            lists = [await list_lobby(running, guest) for guest in (BEA, CLEO, None, BEA)]
            assert [list(each) for each in lists] == [[table]] * 4
            assert (
                sum("public" in statement and "LIMIT" in statement for statement in read if "updated > " in statement)
                == 1
            )
            clock.move(CACHE_SECONDS)
            await list_lobby(running, BEA)
            assert sum("updated > " in statement for statement in read) == 2

    asyncio.run(run())


def test_concurrent_requests_read_the_list_once(tmp_path: Path) -> None:
    """The other requests get the previous list, unless something has changed since."""

    async def run() -> None:
        clock = StoppedClock()
        async with site(tmp_path, clock=clock) as running:
            table, public = await open_public_table(running, ANA), running.assembly.stores.lists.public
            await list_lobby(running, BEA)
            read = public.get()
            clock.move(CACHE_SECONDS)
            assert public.get() is None
            assert public.get() is read
            assert list(await list_lobby(running, CLEO)) == [table]
            clock.move(CACHE_SECONDS)
            assert public.get() is None
            public.expire()
            assert public.get() is None  # after `expire`, the next request reads the list
            await running.ask(BEA, "POST", f"/api/tables/{table}/sit", {"seat": 1})
            assert public.get() is public.get() is None

    asyncio.run(run())


def test_list_of_blocking_guest_is_not_cached(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StoppedClock()
        async with site(tmp_path, clock=clock) as running:
            ana, bea = create_guests(running, ANA, BEA)
            await ana.put(f"players/{await bea.get_handle()}/block", {"blocked": True})
            assert await list_lobby(running, CLEO) == {}
            clock.move(CACHE_SECONDS)
            await list_lobby(running, ANA)
            assert running.assembly.stores.lists.public.get() is None

    asyncio.run(run())


def test_cached_entry_reveals_no_first_requester(tmp_path: Path) -> None:
    """A player or the host still sees which seats and which table are theirs."""

    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            table = await open_public_table(running, ANA)
            first = await list_lobby(running, ANA)
            assert (first[table]["host"], first[table]["own_seats"]) == (True, [0])
            strangers = [await list_lobby(running, guest) for guest in (BEA, None, CLEO)]
            assert [(each[table]["host"], each[table]["own_seats"]) for each in strangers] == [(False, [])] * 3
            assert await list_lobby(running, ANA) == first
            await running.ask(BEA, "POST", f"/api/tables/{table}/sit", {"seat": 1})
            assert (await list_lobby(running, CLEO))[table]["own_seats"] == []
            assert (await list_lobby(running, BEA))[table]["own_seats"] == [1]
            assert (await list_lobby(running, CLEO))[table]["seats"][1]["own"] is False

    asyncio.run(run())


def test_change_of_public_table_is_listed_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            assert await list_lobby(running, CLEO) == {}
            table = await open_public_table(running, ANA)
            assert (await list_lobby(running, CLEO))[table]["seats"][1]["kind"] == "open"
            await running.ask(BEA, "POST", f"/api/tables/{table}/sit", {"seat": 1})
            assert (await list_lobby(running, CLEO))[table]["seats"][1]["kind"] == "guest"
            await running.ask(BEA, "PUT", "/api/me", {"name": "Beatriz"})
            assert (await list_lobby(running, CLEO))[table]["seats"][1]["name"] == "Beatriz"
            await running.ask(ANA, "POST", f"/api/tables/{table}/start", {})
            assert (await list_lobby(running, CLEO))[table]["phase"] == "running"

    asyncio.run(run())


def test_own_tables_are_listed_uncached(tmp_path: Path) -> None:
    """Private tables are not cached for others. A player sees each move at their own table at once."""

    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            table, hidden = await open_public_table(running, ANA), await open_public_table(running, ANA, public=False)
            await running.ask(BEA, "POST", f"/api/tables/{table}/sit", {"seat": 1})
            await running.ask(ANA, "POST", f"/api/tables/{table}/start", {})
            assert set(await list_lobby(running, ANA)) == {table, hidden}
            assert set(await list_lobby(running, CLEO)) == {table}
            both = [ANA, BEA]
            (actor,) = (await list_lobby(running, CLEO))[table]["actors"]
            while (now := msgspec.json.decode((await running.ask(both[actor], "GET", f"/api/tables/{table}")).body))[
                "legal"
            ]:
                body = {"position": now["position"], "version": now["version"], "seat": actor}
                actions = [now["legal"][0]["notation"]]
                await running.ask(both[actor], "POST", f"/api/tables/{table}/moves", {**body, "actions": actions})
            assert (await list_lobby(running, ANA))[table]["actors"] == [1 - actor]
            assert (await list_lobby(running, ANA))[table]["own_seats"] == [0]
            assert (await list_lobby(running, CLEO))[table]["own_seats"] == []

    asyncio.run(run())


def test_block_hides_tables_of_both_guests_at_once(tmp_path: Path) -> None:
    """Although the list was just read for others. After the block is lifted, all tables are listed again at once."""

    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            ana, bea = create_guests(running, ANA, BEA)
            of_ana, of_bea = await open_public_table(running, ANA), await open_public_table(running, BEA)
            for guest in (CLEO, ANA, BEA):
                assert set(await list_lobby(running, guest)) == {of_ana, of_bea}
            handle = await bea.get_handle()
            await ana.put(f"players/{handle}/block", {"blocked": True})
            for _ in range(2):  # the lists of the two are not cached for others, nor the general list for the two
                assert set(await list_lobby(running, ANA)) == {of_ana}
                assert set(await list_lobby(running, BEA)) == {of_bea}
                assert set(await list_lobby(running, CLEO)) == set(await list_lobby(running, None)) == {of_ana, of_bea}
            running.assembly.stores.lists.public.invalidate()
            assert set(await list_lobby(running, BEA)) == {of_bea}
            assert set(await list_lobby(running, CLEO)) == {of_ana, of_bea}
            await ana.put(f"players/{handle}/block", {"blocked": False})
            for guest in (ANA, BEA):
                assert set(await list_lobby(running, guest)) == {of_ana, of_bea}

    asyncio.run(run())


def test_closed_table_is_unlisted_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            await open_public_table(running, ANA)
            assert len(await list_lobby(running, CLEO)) == 1
            unfilled = SqlUnstartedTables(running.assembly.backends.journal)
            closed_tables = await unfilled.close_tables(running.assembly.backends.clock.now() + timedelta(seconds=1))
            running.assembly.service.drop_deleted_tables(closed_tables)
            assert await list_lobby(running, CLEO) == {}

    asyncio.run(run())


def test_table_closed_by_other_process_is_unlisted_later(tmp_path: Path) -> None:
    """For example by a command that runs beside the server."""

    async def run() -> None:
        clock = StoppedClock()
        async with site(tmp_path, clock=clock) as running:
            await open_public_table(running, ANA)
            assert len(await list_lobby(running, CLEO)) == 1
            await SqlUnstartedTables(running.assembly.backends.journal).close_tables(clock.now() + timedelta(seconds=1))
            clock.move(CACHE_SECONDS)
            assert await list_lobby(running, CLEO) == {}

    asyncio.run(run())


def test_name_of_deleted_account_is_unlisted_at_once(tmp_path: Path) -> None:
    """Also if the table is not in memory."""

    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            table = await open_public_table(running, ANA)
            await running.ask(ANA, "PUT", "/api/me", {"name": "Anabel"})
            assert (await list_lobby(running, CLEO))[table]["seats"][0]["name"] == "Anabel"
            running.assembly.service.forget(-1)
            assert running.assembly.service.at_hand(table) is None
            await running.assembly.account_services.accounts.delete_guest(ANA)
            assert (await list_lobby(running, CLEO))[table]["seats"][0]["name"] != "Anabel"

    asyncio.run(run())


def test_outdated_reading_is_not_cached(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path, clock=StoppedClock()) as running:
            table = await open_public_table(running, ANA)
            public = running.assembly.stores.lists.public
            before = public.changes
            await list_lobby(running, CLEO)
            read = public.get()
            assert read is not None
            assert set(read.tables) == {table}
            await running.ask(BEA, "POST", f"/api/tables/{table}/sit", {"seat": 1})
            public.store_tables(read, before)
            assert public.get() is None

    asyncio.run(run())

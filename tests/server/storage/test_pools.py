"""Exhausted connection pools: every access raises one kind of fault, and every response says when to retry."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

import tertulia.server.storage
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.auth import HEADERS
from tertulia.server.storage import database as sqlite
from tertulia.server.storage import patient, pools, postgres, readers
from tertulia.server.storage.database import Database
from tertulia.server.storage.journal import Journal
from tests.server.asgi import Answer, Site, create_table, site
from tests.server.databases import count_pulses
from tests.server.postgres import get_server
from tests.server.stalling import Network

ANA = GuestId("ana" * 8)
STORAGE = Path(tertulia.server.storage.__file__).parent
OFFLINE_MODULES = {"upkeep/opening.py"}
"""Modules that open a database without a pool, while no server runs."""


@pytest.fixture(autouse=True)
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite, postgres, readers):
        monkeypatch.setattr(module, "FREE_WITHIN_SECONDS", 0.05)


@contextlib.asynccontextmanager
async def exhaust_pool(engine: AsyncEngine) -> AsyncIterator[None]:
    """Use up all connections of an engine."""
    async with contextlib.AsyncExitStack() as stack:
        with expect_busy():
            await _take_all(stack, engine)
        yield


async def _take_all(stack: contextlib.AsyncExitStack, engine: AsyncEngine) -> None:
    while True:
        await stack.enter_async_context(engine.connect())


@contextlib.contextmanager
def expect_busy() -> Iterator[None]:
    """Expect the block to raise `StorageFault` with the code `storage-busy`."""
    with pytest.raises(StorageFault) as raised:
        yield
    assert raised.value.code == "storage-busy"


async def test_exhausted_readers_raise_storage_busy(database: Database) -> None:
    async with Journal(database.reader(), database.writer()).run_writer() as journal:
        async with exhaust_pool(journal.engine):
            for read in (journal.news.run, readers.LoopReaders(journal.engine).run):
                with expect_busy():
                    await read(count_pulses)
            with expect_busy():
                async with journal.sessions() as session:
                    await session.execute(text("SELECT 1"))
        assert await journal.news.run(count_pulses) == 1


def test_exhausted_writer_raises_storage_busy(database: Database) -> None:
    engine = database.writer(serving=True)
    engine.pool._timeout = 0.05  # type: ignore[attr-defined]
    connections: list[Connection] = []
    with expect_busy():
        connections.extend(iter(engine.connect, None))
    for each in connections:
        each.close()
    engine.dispose()


def test_each_serving_engine_has_own_pool_class() -> None:
    """Only the modules listed below create engines, and each names its pool class."""
    found: dict[str, set[str]] = {}
    for path in sorted(STORAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("create_engine", "create_async_engine"):
                pool = [ast.unparse(each.value) for each in node.keywords if each.arg == "poolclass"]
                found.setdefault(path.relative_to(STORAGE).as_posix(), set()).update(pool or ["none"])
    assert {name: pool for name, pool in found.items() if name not in OFFLINE_MODULES} == {
        "database.py": {"ReaderPool", "WriterPool"},
        "postgres.py": {"ReaderPool", "WriterPool"},
    }


def test_statement_and_connection_timeouts_agree() -> None:
    """A statement and a free connection are waited for equally long, a silent network up to two seconds longer."""
    assert list(postgres.SERVING) == [f"statement_timeout={pools.FREE_WITHIN_SECONDS:g}s"]
    assert pools.FREE_WITHIN_SECONDS < patient.ANSWER_TIMEOUT_SECONDS <= pools.FREE_WITHIN_SECONDS + 2


def assert_busy(answer: Answer, *codes: str) -> None:
    headers = dict(answer.headers)
    assert answer.status == 503, answer
    assert json.loads(answer.body)["error"] in (codes or ("storage-busy",))
    assert headers[b"retry-after"] == b"2"
    assert {name.lower().encode() for name in HEADERS} <= headers.keys()


async def test_exhausted_pool_is_answered_503_with_headers(tmp_path: Path) -> None:
    """Includes event streams of a table that is not in memory, and the session lookup before the routes."""
    async with site(tmp_path) as running:
        table = await create_table(running, ANA)
        async with exhaust_pool(running.assembly.backends.journal.engine):
            with occupy_readers(running):
                for path in ("/api/me", "/api/tables", f"/api/tables/{'0' * 12}", f"/api/events?topic={'0' * 12}"):
                    assert_busy(await running.ask(GuestId("b" * 24), "GET", path))
        assert (await running.ask(ANA, "GET", f"/api/tables/{table}")).status == 200


async def test_stalled_database_is_answered_503_with_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL behind a stalled network: requests on a connection time out, and so do requests waiting for one."""
    monkeypatch.setattr(patient, "ANSWER_TIMEOUT_SECONDS", 0.5)
    cluster = get_server()
    with cluster.open_database() as address:
        network = Network(cluster.connect)
        through = f"postgresql://tertulia@127.0.0.1:{network.port}/{urlsplit(address).path[1:]}"
        async with site(tmp_path, database=through) as running:
            table = await create_table(running, ANA)
            network.stall()
            paths = [f"/api/{what}{number:012d}" for number in range(20) for what in ("tables/", "events?topic=")]
            answers = await asyncio.gather(*(running.ask(ANA, "GET", path) for path in paths))
            network.go_on()
            for answer in answers:
                assert_busy(answer, "storage-busy", "storage-away")
            async with asyncio.timeout(30):
                while (await running.ask(ANA, "GET", f"/api/tables/{table}")).status != 200:
                    await asyncio.sleep(0.1)
        network.close()


@contextlib.contextmanager
def occupy_readers(running: Site) -> Iterator[None]:
    """Mark all reader threads of SQLite as busy."""
    free: Any = getattr(running.assembly.backends.journal.readers, "_free", None)
    if free is not None:
        before, free._value = free._value, 0
    yield
    if free is not None:
        free._value = before


@pytest.mark.parametrize("error", [RuntimeError("a secret word"), StorageFault("storage-away")])
async def test_error_before_routes_is_answered(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as running:

        async def fail(*_: Any) -> None:
            raise error

        monkeypatch.setattr(type(running.assembly.account_services.sessions), "find", fail)
        answer = await running.ask(ANA, "GET", "/api/me")
        assert answer.status == (503 if isinstance(error, StorageFault) else 500)
        assert b"secret" not in answer.body
        assert {name.lower().encode() for name in HEADERS} <= dict(answer.headers).keys()
        assert dict(answer.headers)[b"content-type"] == b"application/json"

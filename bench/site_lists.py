"""A site with the data of many years: response time of its lists, and its start-up time.

Some games are played and then copied with other ids, players and times. No client requests any of these tables, so the
server must load none into memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import urlopen

import msgspec

from bench import usual
from bench.browser import Browser
from bench.common import Figure
from bench.server_load import Crowd
from bench.site_serving import Backend, Process, wait_until_ready
from tertulia.kernel.registry import find_game
from tertulia.server.domain.commands import Act, Start
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.opening import new_table
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.table import Table
from tertulia.server.http.guests import COOKIE
from tertulia.server.identity.keys import CookieSigner, load_secret
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.log_rows import StoredLine, pack
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.tables import creation

SEATS = 4
DIFFERENT_GAMES = 8
"""Number of different games played, for finished and for running tables each."""
RUNNING_PLIES = 60
"""Plies of a running game."""
TABLES_PER_WRITE = 250
PUBLIC_SHARE = 0.2
"""Share of public tables."""
SIZE_QUERIES = {
    "postgresql": "SELECT pg_database_size(current_database())",
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
}
VISITORS = 4
"""Number of concurrent visitors."""


class DataSize(msgspec.Struct, frozen=True):
    """Amount of data and of requests."""

    guests: int
    finished: int
    running: int
    requests: int
    """Requests of each list."""


def fill_database(database: Database, years: DataSize) -> tuple[list[str], int]:
    """Write guests and tables to an empty database. Returns the guests' ids and the size of the database in bytes."""
    chance = random.Random(2009)
    guests = [f"{number:024x}" for number in range(years.guests)]
    database.prepare()
    writer = database.writer()
    waiting: list[Change] = [
        Change(guest={"id": guest, "name": f"Guest {number}", "language": None, "updated": datetime.now(UTC)})
        for number, guest in enumerate(guests)
    ]
    for over, many, days in ((True, years.finished, 700), (False, years.running, 10)):
        kinds = [_make_table_rows(_play_table(over, seed), over) for seed in range(DIFFERENT_GAMES)]
        for number in range(many):
            ago = timedelta(days=days * (1 - number / many))
            table = f"{'o' if over else 'r'}{number:011d}"
            waiting.append(_copy_table(chance.choice(kinds), table, chance.sample(guests, SEATS), ago, chance))
            if len(waiting) >= TABLES_PER_WRITE:
                with writer.begin() as connection:
                    write_changes(connection, waiting)
                waiting = []
    with writer.begin() as connection:
        write_changes(connection, waiting)
        if connection.dialect.name == "postgresql":  # autovacuum would do that within a minute
            connection.exec_driver_sql("ANALYZE")
    with writer.connect() as connection:
        size = int(connection.exec_driver_sql(SIZE_QUERIES[connection.dialect.name]).scalar_one())
    writer.dispose()
    os.sync()  # so that the start is not slowed by these writes
    return guests, size


def _play_table(over: bool, seed: int) -> Table:
    """Play a game, to its end or for `RUNNING_PLIES` plies, and return its table."""
    game, chance = find_game(usual.QUICK), random.Random(seed)
    seats = tuple(Seat("guest", GuestId(f"seat{number}")) for number in range(SEATS))
    printed = ComponentSet(game.name, game.components(), usual=True)
    table = new_table(game, game.check_options({}, SEATS), seats, False, GuestId("seat0"), printed)
    _run_command(table, Start(GuestId("seat0")))
    while table.state.phase == "running" and (over or table.state.position < RUNNING_PLIES):
        seat, match = table.state.actors()[0], table.state.match
        assert match is not None
        action = chance.choice(match.notations(seat))
        _run_command(table, Act(GuestId(f"seat{seat}"), seat, match.position, table.state.version, [action]))
    return table


def _run_command(table: Table, command: Start | Act) -> None:
    state = table.state.fork()
    run_command(command, table, state)
    state.version += 1
    table.adopt(state)


def _make_table_rows(table: Table, over: bool) -> Change:
    """Return the rows of a table. The log of a finished game is packed, as the server would do it."""
    change = creation(table)
    if over:
        names = ("seat", "action", "notation", "shared", "viewer_lines", "time")
        change.packed, change.log = (
            pack(table.id, [StoredLine(*(row[name] for name in names)) for row in change.log]),
            [],
        )
    return change


def _copy_table(kind: Change, table: str, guests: list[str], ago: timedelta, chance: random.Random) -> Change:
    updated = datetime.now(UTC) - ago
    table_row = {
        **(kind.create or {}),
        "id": table,
        "host": guests[0],
        "updated": updated,
        "public": chance.random() < PUBLIC_SHARE,
    }
    seats = [{**row, "table_id": table, "guest": guest} for row, guest in zip(kind.seats or [], guests, strict=True)]
    log = [{**row, "table_id": table} for row in kind.log]
    snapshot, packed = (None if row is None else {**row, "table_id": table} for row in (kind.snapshot, kind.packed))
    return Change(table, create=table_row, seats=seats, log=log, snapshot=snapshot, packed=packed)


async def _request_list(address: str, path: str, guests: list[str], signer: CookieSigner, count: int) -> list[float]:
    """Request a list `count` times as random guests and return the seconds of each answer."""
    host, port = Crowd(address, 0).get_server(0, 0)
    chance, seconds = random.Random(path), list[float]()

    async def ask(browser: Browser) -> None:
        while len(seconds) < count:
            browser.cookie = f"{COOKIE}={signer.cookie(GuestId(chance.choice(guests)))}"
            began = time.perf_counter()
            answer = await browser.ask("GET", path)
            seconds.append(time.perf_counter() - began)
            if answer.status != 200:
                raise RuntimeError(f"GET {path}: {answer.status} {answer.body.decode()[:300]}")
        await browser.disconnect()

    await asyncio.gather(*(ask(Browser(host, port, f"127.0.9.{number + 1}")) for number in range(VISITORS)))
    return seconds


def measure_lists(what: str, on: Backend | None, years: DataSize) -> Iterator[Figure]:
    """Measure start-up and lists of such a site, on SQLite, or on the PostgreSQL of `on`."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        signer = CookieSigner(load_secret(data))
        guests, size = fill_database(SqliteDatabase(data) if on is None else PostgresDatabase(on.database), years)
        tables = years.finished + years.running
        of = f"{years.finished:,} finished and {years.running:,} running tables"
        yield Figure(f"{what}: bytes of a table, {of}", size / tables / 1024, "KiB")
        began = time.perf_counter()
        with contextlib.closing(Process(["serve", "--port", "0", "--metrics", "0"], Path(folder), on)) as process:
            address = process.read_address()
            wait_until_ready(address)
            yield Figure(f"{what}: start, until it responds", time.perf_counter() - began, "s", "<= 10")
            for path, name in (("/api/tables", "lobby"), ("/api/turns", "own turns")):
                seconds = asyncio.run(_request_list(address, path, guests, signer, years.requests))
                part = [1000 * each for each in statistics.quantiles(seconds, n=100)]
                yield Figure(f"{what}: {name}, {VISITORS} visitors at once: median", part[49], "ms")
                yield Figure(f"{what}: {name}: 95th percentile", part[94], "ms", "<= 50")
            with urlopen(f"{process.read_address()}/metrics", timeout=10) as answer:
                samples = re.findall(r"^tertulia_tables_in_memory (\S+)$", answer.read().decode(), re.M)
            yield Figure(f"{what}: tables in memory without a request", float(samples[0]), "tables", "<= 0")

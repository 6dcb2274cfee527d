"""Fixtures: a real server process on a free loopback port, and guests that send requests to it."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from bench import usual
from tertulia.server.storage.database import Database
from tests.server import databases, postgres
from tests.server.app_reuse import read_certificates_once
from tests.server.clocks import ManualClock
from tests.server.databases import get_address
from tests.server.forked import Forked

read_certificates_once()
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+(?=[\s/])")
Seats = list[dict[str, Any]]


class Guest:
    """An HTTP client with the session cookie and the CSRF token of one guest."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=20)
        self.me: dict[str, Any] = self.http.get("/api/me").json()

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(f"/api/{path}", **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/{path}", json={} if body is None else body, headers=self.token, **more)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.http.put(f"/api/{path}", json=body, headers=self.token)

    @property
    def token(self) -> dict[str, str]:
        return {"X-CSRF-Token": self.me["csrf"]}

    def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        answer = self.get(f"tables/{table}", params={} if seat is None else {"as": seat})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def open(self, seats: Seats, **more: Any) -> str:
        answer = self.post("tables", {"game": usual.QUICK, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def start(self, seats: Seats, **more: Any) -> str:
        table = self.open(seats, **more)
        assert self.post(f"tables/{table}/start").status_code == 200
        return table

    def act(self, table: str, *actions: str, **more: Any) -> httpx.Response:
        """Send moves at the table's current position. Without `actions`, plays the first legal action."""
        now = self.table(table)
        chosen = list(actions) or [now["legal"][0]["notation"]]
        body = {"position": now["position"], "seat": now["as"], "actions": chosen, **more}
        return self.post(f"tables/{table}/moves", body)

    def finish(self, table: str, most: int = 3000) -> dict[str, Any]:
        """Play a table whose seats are all on this device to its end, with actions that bring the end closer."""
        for _ in range(most):
            now = self.table(table)
            if now["phase"] == "over":
                return now
            names = [action["notation"] for action in now["legal"]]
            order = ("buy", "pay", "done", "reserve", "build", "take", "choose")
            best = min(names, key=lambda name: order.index(name.split()[0]) if name.split()[0] in order else 99)
            body = {"position": now["position"], "seat": now["as"], "actions": [best]}
            assert self.post(f"tables/{table}/moves", body).status_code == 200
        raise AssertionError("the game does not end")


def wait_for(true: Callable[[], bool], seconds: float = 60.0, poll_seconds: float = 0.02) -> None:
    """Wait until `true()` holds. Fails after `seconds`."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(poll_seconds)


async def wait_until(true: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until `true()` holds, while the event loop runs. Raises `TimeoutError` after `seconds` of real time."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def _do_nothing(*_: object) -> None:
    pass


def skip_search_preload() -> None:
    """Keep a server from starting worker processes for bots in advance. Most tests never use them."""
    from tertulia.server import worker_services

    patch.object(worker_services, "preload_search_processes", _do_nothing).start()


def run_command_line(arguments: list[str]) -> None:
    """Run the command line in a forked process. Forking needs no import of the command line in the tests' process."""
    from tertulia.cli.main import main

    skip_search_preload()
    main(arguments)


def wait_for_address(output: Path, log: Path, process: Forked, seconds: float = 60.0) -> str:
    """Return the address that a server prints when it listens.

    Raises `RuntimeError` with the server's log if the process ends first or prints no address within `seconds`.
    """
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        # Polled before the output is read, so that the output of a process that ended is complete
        ended = process.poll() is not None
        if output.exists() and (found := ADDRESS.search(output.read_text(encoding="utf-8"))):
            return found.group()
        if ended:
            break
        time.sleep(0.01)
    raise RuntimeError("the server ended before it opened:\n" + log.read_text(encoding="utf-8"))


class RunningServer:
    """A server process on a data folder, optionally with another database and a broker."""

    def __init__(self, data: Path, database: str | None = None, broker: str | None = None) -> None:
        self.data, database = data, database or get_address(data)
        command = ["serve", "--port", "0", "--bot-pause", "0", "--data", str(data)]
        command += ["--database", database] if database else []
        command += ["--broker", broker] if broker else []
        output = data.with_name(f"{data.name}.out")
        output.unlink(missing_ok=True)
        self.process = Forked(run_command_line, command, output=output, log=output)
        self.address = wait_for_address(output, output, self.process)

    def stop(self, how: int = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Select the database of the run (`TERTULIA_TEST_DATABASE`), or SQLite for tests marked `file`."""
    databases.select_kind("sqlite" if item.get_closest_marker("file") else databases.TESTED_KIND)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Drop the databases that were created for folders below the test's `tmp_path`."""
    own = getattr(item, "funcargs", {}).get("tmp_path")
    if own is not None:
        databases.drop_within(own)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    databases.select_kind(databases.TESTED_KIND)  # also if a test marked `file` starts the server
    running = RunningServer(tmp_path_factory.mktemp("server"))
    yield running
    if running.process.poll() is None:
        assert running.stop() == 0


@pytest.fixture
def guest(server: RunningServer, request: pytest.FixtureRequest) -> Callable[[], Guest]:
    """A function that returns a new guest of the shared server."""
    server.process.tell_test(request.node.nodeid)
    return lambda: Guest(server.address)


@pytest.fixture(params=databases.KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind, with the newest schema."""
    with databases.empty_database(request.param, tmp_path) as found:
        found.prepare()
        yield found


@pytest.fixture
def address() -> Iterator[str]:
    """The address of an empty PostgreSQL database with the newest schema."""
    with postgres.get_server().open_database(prepared=True) as found:
        yield found


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()

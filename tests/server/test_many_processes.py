"""`tertulia serve --workers 2`: web processes and a worker process under one address, on PostgreSQL and a broker.

Processes that are killed or hang are replaced. In a rolling restart all are replaced while guests play and listen:
every answered move is kept, and each listener of an ending process is sent to another one at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from bench.site_players import Player, count_moves, find_contradictions, start_players
from tertulia.server.last_moment import STOP_SECONDS
from tertulia.server.workers.task_control import cancel_all
from tests.costs import under_load
from tests.server import postgres
from tests.server.conftest import Guest, wait_for
from tests.server.redis import NEEDS_BROKER, Broker

pytestmark = [
    pytest.mark.proof,
    NEEDS_BROKER,
]
MAX_STOP_SECONDS = STOP_SECONDS + 20.0
"""Seconds in which a site stops on a busy machine."""
START_SECONDS = 150.0
"""Seconds until all processes have started: four processes load all games on two cores."""
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class MultiProcessSite:
    """A running site of several processes, and its output lines."""

    def __init__(self, data: Path, database: str, broker: str) -> None:
        command = [
            sys.executable,
            "-m",
            "tertulia.cli.main",
            "serve",
            "--workers",
            "2",
            "--port",
            "0",
            "--bot-pause",
            "0",
        ]
        command += ["--data", str(data), "--database", database, "--broker", broker]
        self.output = list[str]()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        threading.Thread(target=self._listen, daemon=True).start()
        wait_for(lambda: self._address() is not None)
        self.address = self._address() or ""
        wait_for(self._answers, START_SECONDS)

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.output.append(line)

    def _address(self) -> str | None:
        found = re.search(r"http://\S+", "".join(self.output))
        return None if found is None else found[0].rstrip("/")

    def _answers(self) -> bool:
        assert self.process.poll() is None, "".join(self.output)
        try:
            return httpx.get(f"{self.address}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def children(self) -> list[int]:
        """Return the ids of the processes that the main process has started, the worker first."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = [int(child) for child in task.read_text(encoding="utf-8").split()]
        return sorted(child for child in found if b"spawn_main" in _command(child))


def _command(process: int) -> bytes:
    """Return the command line of a process, or nothing if it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[MultiProcessSite]:
    broker = Broker(tmp_path)
    with postgres.server().database() as address:
        running = MultiProcessSite(tmp_path / "data", address, broker.address)
        try:
            yield running
        finally:
            if running.process.poll() is None:
                running.process.kill()
            running.process.wait()
            broker.stop()


def play_until(guest: Guest, table: str, until: int) -> None:
    """Play the guest's turns up to a position. A broken connection is opened again, as a browser does."""

    def advance() -> bool:
        try:
            now = guest.table(table)
            if 0 in now["actors"]:
                answer = guest.act(table)
                assert answer.status_code in (200, 409), answer.text
            return bool(now["position"] >= until or now["phase"] == "over")
        except httpx.TransportError:
            return False

    wait_for(advance, START_SECONDS, every=0.3)


def test_killed_processes_are_replaced_and_games_continue(site: MultiProcessSite) -> None:
    ana = Guest(site.address)
    table = ana.start([ME, BOT])
    play_until(ana, table, 6)
    before = site.children()
    assert len(before) == 3
    for number, victim in enumerate(before):  # the worker is the first
        os.kill(victim, signal.SIGKILL)
        play_until(ana, table, 12 + 6 * number)
        wait_for(lambda gone=victim: len(site.children()) == 3 and gone not in site.children(), START_SECONDS)  # type: ignore[misc]
    assert not [line for line in site.output if "Traceback" in line]


def request_with_retries(address: str, cookies: httpx.Cookies, path: str) -> list[float]:
    """Send a request as a browser does: retry on a new connection after two seconds (later on a busy machine).

    Returns the duration of each attempt in seconds.
    """
    tries = list[float]()
    while True:
        began = time.monotonic()
        with (
            contextlib.suppress(httpx.TransportError),
            httpx.Client(base_url=address, cookies=cookies, timeout=under_load(2)) as one,
        ):
            assert one.get(path).status_code == 200
            return [*tries, time.monotonic() - began]
        tries.append(time.monotonic() - began)


def test_hanging_processes_are_replaced_after_few_retries(site: MultiProcessSite) -> None:
    """SIGSTOP suspends the processes at any point, as on a machine without free memory."""
    ana = Guest(site.address)
    table = ana.start([ME, BOT])
    play_until(ana, table, 6)
    worker, *web = site.children()
    os.kill(web[0], signal.SIGSTOP)
    answered = [request_with_retries(site.address, ana.http.cookies, f"/api/tables/{table}") for _ in range(20)]
    assert max(map(len, answered)) <= 3, answered  # the system had assigned earlier connections to the hanging process
    wait_for(lambda: len(site.children()) == 3 and web[0] not in site.children(), START_SECONDS)
    os.kill(worker, signal.SIGSTOP)
    wait_for(lambda: len(site.children()) == 3 and worker not in site.children(), START_SECONDS)
    play_until(ana, table, 24)
    assert not [line for line in site.output if "Traceback" in line]


def test_site_with_hanging_processes_stops_in_time(site: MultiProcessSite) -> None:
    worker, *web = site.children()
    os.kill(web[0], signal.SIGSTOP)
    os.kill(worker, signal.SIGSTOP)
    began = time.monotonic()
    site.process.send_signal(signal.SIGTERM)
    site.process.wait(10 * MAX_STOP_SECONDS)
    assert time.monotonic() - began < under_load(MAX_STOP_SECONDS)


def test_sighup_replaces_processes_without_refusals(site: MultiProcessSite) -> None:
    ana = Guest(site.address)
    table = ana.start([ME, BOT])
    before = set(site.children())
    site.process.send_signal(signal.SIGHUP)
    asked = list[int]()

    def replaced() -> bool:
        with httpx.Client(base_url=site.address, timeout=20) as visitor:  # a new connection, as of a new visitor
            asked.append(visitor.get("/api/health").status_code)
        return not before & set(site.children()) and len(site.children()) == 3

    wait_for(replaced, START_SECONDS)
    assert set(asked) == {200}
    play_until(ana, table, 10)


def test_stopping_site_tells_listeners_to_reconnect(site: MultiProcessSite) -> None:
    ana = Guest(site.address)
    table = ana.start([ME, {"kind": "device"}])
    lines = list[str]()

    def listen() -> None:
        with ana.http.stream("GET", f"/api/events?topic={table}") as stream:
            for line in stream.iter_lines():
                lines.append(line)

    listening = threading.Thread(target=listen)
    listening.start()
    wait_for(lambda: bool(lines))
    began = time.monotonic()
    site.process.send_signal(signal.SIGTERM)
    assert site.process.wait(10 * MAX_STOP_SECONDS) == 0
    assert time.monotonic() - began < under_load(MAX_STOP_SECONDS)
    listening.join(10 * MAX_STOP_SECONDS)
    pauses = [int(line.removeprefix("retry: ")) for line in lines if line.startswith("retry: ")]
    assert len(pauses) == 2, lines
    assert pauses[-1] < 1000
    assert not [line for line in site.output if "Traceback" in line]


PLAYERS, PAUSE = 8, 0.2
"""Number of players, and seconds between two moves of each."""
PLAY_SECONDS = 3.0
"""Seconds of play before the processes are replaced, and afterwards."""
REPLACEMENT_SECONDS = 300.0
"""Seconds until all processes are replaced. Each new one loads all games before the old one ends."""
MAX_RECONNECT_SECONDS = 1.0
"""Maximum reconnection delay (s) sent to a browser."""
MAX_RESPONSE_SECONDS = 10.0
"""Seconds until a browser gets a line from another process while new processes load all games."""


class EventData(msgspec.Struct):
    """The fields of an event that are read."""

    version: int = 0


class Listener:
    """A browser that follows a table and reconnects after the delay that the stream has sent."""

    def __init__(self, address: str, player: Player) -> None:
        self.table = player.games[0].table
        name, _, value = player.browser.cookie.partition("=")
        self.http = httpx.AsyncClient(base_url=address, cookies={name: value}, timeout=30)
        self.away = list[float]()
        """Seconds between the end of a stream and the first line of the next one."""
        self.pauses = list[float]()
        """Reconnection delays (s) sent at the ends of streams."""
        self.cut = 0
        """Number of streams that ended with a transport error, as after a kill."""
        self.version = 0

    async def listen(self) -> None:
        """Follow the table until cancelled."""
        ended: float | None = None
        while True:
            pauses = list[float]()
            try:
                async with self.http.stream("GET", f"/api/events?topic={self.table}") as stream:
                    assert stream.status_code == 200
                    async for line in stream.aiter_lines():
                        if ended is not None:
                            self.away.append(time.monotonic() - ended)
                            ended = None
                        what, _, said = line.partition(": ")
                        if what == "retry":
                            pauses.append(int(said) / 1000)
                        elif what == "data":
                            self.version = max(self.version, msgspec.json.decode(said, type=EventData).version)
            except httpx.TransportError:
                self.cut += 1
            ended = ended or time.monotonic()
            self.pauses += pauses[1:]
            await asyncio.sleep(pauses[-1] if pauses else 1.0)


async def version_of(player: Player, table: str) -> int:
    answer = await player.browser.ask("GET", f"/api/tables/{table}")
    return msgspec.json.decode(answer.body, type=EventData).version


async def test_rolling_restart_keeps_moves_and_listeners(site: MultiProcessSite) -> None:
    players = await start_players(site.address, PLAYERS)
    listeners = [Listener(site.address, player) for player in players]
    ended = asyncio.Event()

    async def plays(player: Player) -> None:
        while not ended.is_set():
            await player.play(time.monotonic() + PAUSE, PAUSE)

    listening = [asyncio.create_task(each.listen()) for each in listeners]
    playing = [asyncio.create_task(plays(player)) for player in players]
    await asyncio.sleep(PLAY_SECONDS)
    before = {*site.children()}
    site.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(REPLACEMENT_SECONDS):
        while before & {*site.children()} or len(site.children()) < len(before):
            await asyncio.sleep(0.1)
    await asyncio.sleep(PLAY_SECONDS)
    ended.set()
    await asyncio.gather(*playing)
    assert await find_contradictions(players) == ([], [])
    asked, answered = count_moves(players)
    assert answered > PLAYERS, "moves were played during the restart"
    refused = sum((player.refusals for player in players), Counter[str]())
    print(f"{answered} of {asked} moves answered; refused: {dict(refused)}")
    away = sorted(gap for each in listeners for gap in each.away)
    print(f"sent elsewhere {len(away)} times, connected after {[round(gap, 2) for gap in away]} s")
    assert not sum(each.cut for each in listeners)
    assert all(each.pauses for each in listeners), "each listened to a process that ended"
    assert max(pause for each in listeners for pause in each.pauses) < MAX_RECONNECT_SECONDS
    assert max(away) < MAX_RECONNECT_SECONDS + MAX_RESPONSE_SECONDS
    for listener, player in zip(listeners, players, strict=True):
        version = await version_of(player, listener.table)
        async with asyncio.timeout(10):
            while listener.version < version:
                await asyncio.sleep(0.05)
    assert not [task for task in listening if task.done()]
    await cancel_all(listening)
    assert not [line for line in site.output if "Traceback" in line]

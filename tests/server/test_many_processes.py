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
SOON = STOP_SECONDS + 20.0
"""Seconds in which a site has stopped, on a machine that has much else to do."""
PATIENCE = 150.0
"""Seconds for what takes some: four processes load all games, on two cores."""
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class ManyServer:
    """The processes, and what they say."""

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
        self.said = list[str]()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        threading.Thread(target=self._listen, daemon=True).start()
        wait_for(lambda: self._address() is not None)
        self.address = self._address() or ""
        wait_for(self._answers, PATIENCE)

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.said.append(line)

    def _address(self) -> str | None:
        found = re.search(r"http://\S+", "".join(self.said))
        return None if found is None else found[0].rstrip("/")

    def _answers(self) -> bool:
        assert self.process.poll() is None, "".join(self.said)
        try:
            return httpx.get(f"{self.address}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def children(self) -> list[int]:
        """The processes that the first one has begun, its worker first."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = [int(child) for child in task.read_text(encoding="utf-8").split()]
        return sorted(child for child in found if b"spawn_main" in _command(child))


def _command(process: int) -> bytes:
    """What a process was begun with; nothing of one that has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


@pytest.fixture
def many(tmp_path: Path) -> Iterator[ManyServer]:
    broker = Broker(tmp_path)
    with postgres.server().database() as address:
        running = ManyServer(tmp_path / "data", address, broker.address)
        try:
            yield running
        finally:
            if running.process.poll() is None:
                running.process.kill()
            running.process.wait()
            broker.stop()


def played(guest: Guest, table: str, until: int) -> None:
    """Play whenever it is one's turn, whoever answers; a connection that ends is made again, as a browser does."""

    def further() -> bool:
        try:
            now = guest.table(table)
            if 0 in now["actors"]:
                answer = guest.act(table)
                assert answer.status_code in (200, 409), answer.text
            return bool(now["position"] >= until or now["phase"] == "over")
        except httpx.TransportError:
            return False

    wait_for(further, PATIENCE, every=0.3)


def test_killed_processes_are_replaced_and_games_continue(many: ManyServer) -> None:
    ana = Guest(many.address)
    table = ana.start([ME, BOT])
    played(ana, table, 6)
    before = many.children()
    assert len(before) == 3
    for number, victim in enumerate(before):  # the worker is the first
        os.kill(victim, signal.SIGKILL)
        played(ana, table, 12 + 6 * number)
        wait_for(lambda gone=victim: len(many.children()) == 3 and gone not in many.children(), PATIENCE)  # type: ignore[misc]
    assert not [line for line in many.said if "Traceback" in line]


def retried(address: str, cookies: httpx.Cookies, path: str) -> list[float]:
    """Ask as a browser does: what is not answered in two seconds is asked again on a new connection (later on a busy machine).
    Returns how long each try took."""
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


def test_hanging_processes_are_replaced_after_few_retries(many: ManyServer) -> None:
    """Stopped by the system in the middle of everything, as a process is whose machine has no memory left."""
    ana = Guest(many.address)
    table = ana.start([ME, BOT])
    played(ana, table, 6)
    worker, *web = many.children()
    os.kill(web[0], signal.SIGSTOP)
    answered = [retried(many.address, ana.http.cookies, f"/api/tables/{table}") for _ in range(20)]
    assert max(map(len, answered)) <= 3, answered  # connections that the system had handed to it already
    wait_for(lambda: len(many.children()) == 3 and web[0] not in many.children(), PATIENCE)
    os.kill(worker, signal.SIGSTOP)
    wait_for(lambda: len(many.children()) == 3 and worker not in many.children(), PATIENCE)
    played(ana, table, 24)
    assert not [line for line in many.said if "Traceback" in line]


def test_site_with_hanging_processes_stops_in_time(many: ManyServer) -> None:
    worker, *web = many.children()
    os.kill(web[0], signal.SIGSTOP)
    os.kill(worker, signal.SIGSTOP)
    began = time.monotonic()
    many.process.send_signal(signal.SIGTERM)
    many.process.wait(10 * SOON)
    assert time.monotonic() - began < under_load(SOON)


def test_sighup_replaces_processes_without_refusals(many: ManyServer) -> None:
    ana = Guest(many.address)
    table = ana.start([ME, BOT])
    before = set(many.children())
    many.process.send_signal(signal.SIGHUP)
    asked = list[int]()

    def replaced() -> bool:
        with httpx.Client(
            base_url=many.address, timeout=20
        ) as anybody:  # a connection of its own, as a new visitor has
            asked.append(anybody.get("/api/health").status_code)
        return not before & set(many.children()) and len(many.children()) == 3

    wait_for(replaced, PATIENCE)
    assert set(asked) == {200}
    played(ana, table, 10)


def test_stopping_site_tells_listeners_to_reconnect(many: ManyServer) -> None:
    ana = Guest(many.address)
    table = ana.start([ME, {"kind": "device"}])
    heard = list[str]()

    def listen() -> None:
        with ana.http.stream("GET", f"/api/events?topic={table}") as stream:
            for line in stream.iter_lines():
                heard.append(line)

    listening = threading.Thread(target=listen)
    listening.start()
    wait_for(lambda: bool(heard))
    began = time.monotonic()
    many.process.send_signal(signal.SIGTERM)
    assert many.process.wait(10 * SOON) == 0
    assert time.monotonic() - began < under_load(SOON)
    listening.join(10 * SOON)
    pauses = [int(line.removeprefix("retry: ")) for line in heard if line.startswith("retry: ")]
    assert len(pauses) == 2, heard
    assert pauses[-1] < 1000
    assert not [line for line in many.said if "Traceback" in line]


PLAYERS, PAUSE = 8, 0.2
"""Number of players, and seconds between two moves of each."""
AFTER = 3.0
"""Seconds of play before the processes are replaced, and afterwards."""
REPLACEMENT_SECONDS = 300.0
"""Seconds for the replacement of all processes. Each new one loads all games before the old one ends."""
ELSEWHERE = 1.0
"""Longest reconnection delay (s) that a browser may be told."""
ANSWERED = 10.0
"""Seconds until a browser hears from another process, on a machine where new processes load all games meanwhile."""


class Told(msgspec.Struct):
    """The fields of an event that are read."""

    version: int = 0


class Listener:
    """A browser that follows a table and reconnects after the delay that the stream told."""

    def __init__(self, address: str, player: Player) -> None:
        self.table = player.games[0].table
        name, _, value = player.browser.cookie.partition("=")
        self.http = httpx.AsyncClient(base_url=address, cookies={name: value}, timeout=30)
        self.away = list[float]()
        """Seconds between the end of a stream and the first line of the next one."""
        self.pauses = list[float]()
        """Reconnection delays (s) told at the ends of streams."""
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
                            self.version = max(self.version, msgspec.json.decode(said, type=Told).version)
            except httpx.TransportError:
                self.cut += 1
            ended = ended or time.monotonic()
            self.pauses += pauses[1:]
            await asyncio.sleep(pauses[-1] if pauses else 1.0)


async def version_of(player: Player, table: str) -> int:
    answer = await player.browser.ask("GET", f"/api/tables/{table}")
    return msgspec.json.decode(answer.body, type=Told).version


async def test_rolling_restart_keeps_moves_and_listeners(
    many: ManyServer,
) -> None:
    players = await start_players(many.address, PLAYERS)
    listeners = [Listener(many.address, player) for player in players]
    ended = asyncio.Event()

    async def plays(player: Player) -> None:
        while not ended.is_set():
            await player.play(time.monotonic() + PAUSE, PAUSE)

    listening = [asyncio.create_task(each.listen()) for each in listeners]
    playing = [asyncio.create_task(plays(player)) for player in players]
    await asyncio.sleep(AFTER)
    before = {*many.children()}
    many.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(REPLACEMENT_SECONDS):
        while before & {*many.children()} or len(many.children()) < len(before):
            await asyncio.sleep(0.1)
    await asyncio.sleep(AFTER)
    ended.set()
    await asyncio.gather(*playing)
    assert await find_contradictions(players) == ([], [])
    asked, answered = count_moves(players)
    assert answered > PLAYERS, "they played meanwhile"
    refused = sum((player.refusals for player in players), Counter[str]())
    print(f"{answered} of {asked} moves answered; refused: {dict(refused)}")
    away = sorted(gap for each in listeners for gap in each.away)
    print(f"sent elsewhere {len(away)} times, there after {[round(gap, 2) for gap in away]} s")
    assert not sum(each.cut for each in listeners)
    assert all(each.pauses for each in listeners), "each listened to a process that went"
    assert max(pause for each in listeners for pause in each.pauses) < ELSEWHERE
    assert max(away) < ELSEWHERE + ANSWERED
    for listener, player in zip(listeners, players, strict=True):
        version = await version_of(player, listener.table)
        async with asyncio.timeout(10):
            while listener.version < version:
                await asyncio.sleep(0.05)
    assert not [task for task in listening if task.done()]
    await cancel_all(listening)
    assert not [line for line in many.said if "Traceback" in line]

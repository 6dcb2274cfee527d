"""One of two processes of a site is killed again and again while people play through both: the history of each table is one.

Commands, answers and the log at the end are held together: what was answered is in the log, once and in its place; what was not
answered is there once or not at all.
"""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tertulia.laws.seed import chance
from tests.server import postgres
from tests.server.conftest import Guest, RunningServer
from tests.server.redis import FOUND, Broker

TABLES, KILLS = 6, 8


class Asked(NamedTuple):
    """A move that was asked for at a position, and whether it was answered as made."""

    position: int
    action: str
    made: bool


def faults_of(history: list[Asked], log: list[str]) -> list[str]:
    """What in a history does not fit to the actions of a table in the end."""
    found, made = [], [asked for asked in history if asked.made]
    for asked in made:
        there = log[asked.position] if asked.position < len(log) else None
        if there != asked.action:
            found.append(f"answered move {asked.position} ({asked.action}) is {there} in the log")
    if len({asked.position for asked in made}) < len(made):
        found.append("a position was answered twice")
    tried = {(asked.position, asked.action) for asked in history}
    found += [
        f"move {ply} ({action}) was never asked for" for ply, action in enumerate(log) if (ply, action) not in tried
    ]
    return found


@pytest.mark.parametrize(
    ("history", "log"),
    [
        ([Asked(0, "a", True)], []),
        ([Asked(0, "a", True)], ["b"]),
        ([Asked(0, "a", True)], ["a", "a"]),
        ([Asked(0, "a", True), Asked(0, "a", True)], ["a"]),
    ],
    ids=["lost", "another", "doubled", "answered twice"],
)
def test_the_checker_finds_planted_faults(history: list[Asked], log: list[str]) -> None:
    assert faults_of(history, log)
    assert not faults_of([Asked(0, "a", True), Asked(1, "b", False)], ["a"])
    assert not faults_of([Asked(0, "a", True), Asked(1, "b", False), Asked(1, "b", False)], ["a", "b"])


class Site:
    """Two processes on one database, either of which may be gone for a moment."""

    def __init__(self, folder: Path, address: str, broker: str | None) -> None:
        self._folder, self._address, self._broker = folder, address, broker
        self.servers = [self._started(number) for number in range(2)]

    def _started(self, number: int) -> RunningServer:
        data = self._folder / str(number)
        data.mkdir(mode=0o700, exist_ok=True)
        first = self._folder / "0" / "secret"
        if number and not (data / "secret").exists():
            (data / "secret").write_bytes(first.read_bytes())
            (data / "secret").chmod(0o600)
        return RunningServer(data, self._address, self._broker)

    def kill(self, number: int) -> None:
        """Kill one of them, and start it again."""
        self.servers[number].stop(signal.SIGKILL)
        self.servers[number] = self._started(number)

    def stop(self) -> None:
        for each in self.servers:
            if each.process.poll() is None:
                assert each.stop() == 0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    broker = None if FOUND is None else Broker(tmp_path)
    with postgres.server().database() as address:
        running = Site(tmp_path, address, broker.address if broker else None)
        yield running
        running.stop()
    if broker is not None:
        broker.stop()


def plays(
    site: Site, guest: Guest, table: str, history: list[Asked], stop: threading.Event, dice: random.Random
) -> None:
    """Somebody who plays both seats of a table, each move through whichever process, and repeats what was not answered."""
    position, seat, legal = 0, 0, list[str]()
    while not stop.is_set():
        address = site.servers[dice.randrange(2)].address
        try:
            with httpx.Client(base_url=address, cookies=guest.http.cookies, timeout=5) as http:
                if not legal:
                    now: dict[str, Any] = http.get(f"/api/tables/{table}").json()
                    if "legal" not in now or now["phase"] == "over":
                        time.sleep(0.1)
                        continue
                    position, seat = now["position"], now["as"]
                    legal = [each["notation"] for each in now["legal"]]
                action = legal[0] if len(legal) == 1 else dice.choice(legal)
                body = {"position": position, "seat": seat, "actions": [action]}
                history.append(Asked(position, action, False))
                answer = http.post(f"/api/tables/{table}/moves", json=body, headers=guest.token)
                if answer.status_code == 200:
                    history[-1] = Asked(position, action, True)
                legal = []
        except httpx.HTTPError:
            legal = []
        time.sleep(0.02)


def test_nothing_answered_is_lost_or_doubled(site: Site) -> None:
    dice, stop = chance("killed processes"), threading.Event()
    guests = [Guest(site.servers[number % 2].address) for number in range(TABLES)]
    tables = [guest.start([{"kind": "me"}, {"kind": "device"}]) for guest in guests]
    histories: list[list[Asked]] = [[] for _ in tables]
    players = [
        threading.Thread(target=plays, args=(site, guest, table, history, stop, random.Random(dice.random())))
        for guest, table, history in zip(guests, tables, histories, strict=True)
    ]
    for player in players:
        player.start()
    for number in range(KILLS):
        time.sleep(1.5)
        site.kill(number % 2)
    time.sleep(1.5)
    stop.set()
    for player in players:
        player.join(30)
    answered = sum(asked.made for history in histories for asked in history)
    unanswered = sum(not asked.made for history in histories for asked in history)
    print(f"{answered} answered moves, {unanswered} without a good answer, {KILLS} kills")
    assert answered > 10 * TABLES
    for number, (guest, table, history) in enumerate(zip(guests, tables, histories, strict=True)):
        for server in site.servers:
            with httpx.Client(base_url=server.address, cookies=guest.http.cookies, timeout=20) as http:
                record = http.get(f"/api/tables/{table}").json()
                log = [line["action"] for line in record["log"] if line.get("action")]
                assert len(log) == record["position"]
                assert faults_of(history, [named(action) for action in log]) == [], f"table {number}"


def named(action: Any) -> str:
    """The notation of an action as a log line tells it."""
    return str(action["notation"] if isinstance(action, dict) else action)

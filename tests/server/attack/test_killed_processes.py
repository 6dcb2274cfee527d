"""One of two processes of a site is killed again and again while people play through both: the history of each table is one.

Commands, answers and the log at the end are held together: what was answered is in the log, once and in its place; what was not
answered is there once or not at all.
"""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tertulia.laws.seed import python_random
from tests.server import postgres
from tests.server.attack.histories import Player
from tests.server.conftest import Guest, RunningServer
from tests.server.redis import NEEDS_BROKER, Broker

TABLES, KILLS = 6, 8


class Site:
    """Two processes on one database, either of which may be gone for a moment."""

    def __init__(self, folder: Path, address: str, broker: str) -> None:
        self._folder, self.address, self._broker = folder, address, broker
        self.servers = [self._started(number) for number in range(2)]

    def _started(self, number: int) -> RunningServer:
        data = self._folder / str(number)
        data.mkdir(mode=0o700, exist_ok=True)
        first = self._folder / "0" / "secret"
        if number and not (data / "secret").exists():
            (data / "secret").write_bytes(first.read_bytes())
            (data / "secret").chmod(0o600)
        return RunningServer(data, self.address, self._broker)

    def kill(self, number: int) -> None:
        """Kill one of them, and start it again."""
        self.servers[number].stop(signal.SIGKILL)
        self.servers[number] = self._started(number)

    def any_address(self, dice: random.Random) -> str:
        """The address of one of the servers, drawn at random."""
        return self.servers[dice.randrange(2)].address

    def stop(self) -> None:
        for each in self.servers:
            if each.process.poll() is None:
                assert each.stop() == 0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    broker = Broker(tmp_path)
    with postgres.server().database(prepared=True) as address:
        running = Site(tmp_path, address, broker.address)
        yield running
        running.stop()
    broker.stop()


@pytest.mark.proof
@NEEDS_BROKER
def test_answered_moves_survive_kills_exactly_once(site: Site) -> None:
    dice = python_random("killed processes")
    guests = [Guest(site.servers[number % 2].address) for number in range(TABLES)]
    players = []
    for guest in guests:
        own = random.Random(dice.random())
        table = guest.start([{"kind": "me"}, {"kind": "device"}])
        players.append(Player(guest, table, own, partial(site.any_address, own)))
        players[-1].start()
    for number in range(KILLS):
        time.sleep(1.5)
        site.kill(number % 2)
    time.sleep(1.5)
    for player in players:
        player.end()
    answered = sum(player.answered() for player in players)
    unanswered = sum(len(player.history) for player in players) - answered
    print(f"{answered} answered moves, {unanswered} without a good answer, {KILLS} kills")
    assert answered > 10 * TABLES
    for number, player in enumerate(players):
        for server in site.servers:
            assert player.faults(server.address) == [], f"table {number}"

"""Connections to database and broker break repeatedly, or for one of two processes only.

Every answered move is in the log once, and no reader sees an older version of a table after a newer one.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from tertulia.laws.seed import python_random
from tests.server.attack.histories import Player, faults_of, log_of
from tests.server.attack.test_stalled_network import HEALED, SEATS, SOON, Site, all_play_on, answered, players_of, site
from tests.server.conftest import Guest, RunningServer, wait_for
from tests.server.redis import NEEDS_BROKER
from tests.server.stalling import Network

__all__ = ["site"]
pytestmark = [pytest.mark.proof, NEEDS_BROKER]
TABLES, BREAKS = 3, 12


class Reader(threading.Thread):
    """A thread that reads a table through one process again and again."""

    def __init__(self, guest: Guest, table: str, server: RunningServer) -> None:
        super().__init__()
        self.versions = list[int]()
        self._guest, self._table, self._address = guest, table, server.address
        self._end = threading.Event()

    def run(self) -> None:
        with httpx.Client(base_url=self._address, cookies=self._guest.http.cookies, timeout=SOON) as http:
            while not self._end.is_set():
                self.versions.append(http.get(f"/api/tables/{self._table}").json()["version"])
                time.sleep(0.1)

    def end(self) -> None:
        """Stop reading."""
        self._end.set()
        self.join(60)
        assert not self.is_alive()

    def reads(self, version: int) -> bool:
        """Whether the last read showed this version or a newer one."""
        return bool(self.versions) and self.versions[-1] >= version


def test_repeatedly_broken_connections_lose_no_move(site: Site) -> None:
    dice, players = python_random("broken lines"), players_of(site, 4)
    for player in players:
        player.start()
    wait_for(lambda: all_play_on(players, [0] * 4))
    for number in range(BREAKS):
        broken = (site.database, site.broker)[number % 2]
        broken.cut()
        time.sleep(dice.uniform(0, 1.5))
        broken.go_on()
        time.sleep(dice.uniform(0, 1.0))
    before = answered(players)
    wait_for(partial(all_play_on, players, before), seconds=HEALED)
    for player in players:
        player.end()
    for player in players:
        for server in (site.server, site.other):
            assert player.faults(server.address) == []
    assert "Traceback" not in site.said()


@pytest.mark.parametrize("trouble", [Network.stall, Network.cut], ids=["stalls", "breaks"])
def test_cut_off_process_catches_up_with_other_process(site: Site, trouble: Callable[[Network], None]) -> None:
    dice = python_random("cut off")
    here, there, readers = list[Player](), list[Player](), list[Reader]()
    for _ in range(TABLES):
        guest = Guest(site.server.address)
        table = guest.start(SEATS)
        for players, server in ((here, site.server), (there, site.other)):
            own, address = random.Random(dice.random()), server.address
            players.append(Player(guest, table, own, lambda address=address: address, SOON))  # type: ignore[misc]
        readers.append(Reader(guest, table, site.server))
    for each in (*here, *there, *readers):
        each.start()
    wait_for(lambda: all_play_on(here, [0] * TABLES) and all_play_on(there, [0] * TABLES))
    trouble(site.database)
    wait_for(lambda: all(player.refusals["storage-away"] for player in here), seconds=2 * SOON)
    before = answered(there)
    wait_for(partial(all_play_on, there, before), seconds=HEALED)
    now = [versions_at(player, site.other) for player in there]
    site.database.go_on()
    wait_for(lambda: all(reader.reads(version) for reader, version in zip(readers, now, strict=True)), seconds=HEALED)
    wait_for(partial(all_play_on, here, answered(here)), seconds=HEALED)
    for player in (*here, *there):
        player.end()
    for reader in readers:
        reader.end()
    for one, two, reader in zip(here, there, readers, strict=True):
        assert reader.versions == sorted(reader.versions)
        for server in (site.server, site.other):
            log = log_of(one.guest, server.address, one.table)
            assert faults_of(one.history + two.history, log) == []
    assert "Traceback" not in site.said()


def versions_at(player: Player, server: RunningServer) -> int:
    """The version of the player's table, as this process reports it."""
    with httpx.Client(base_url=server.address, cookies=player.guest.http.cookies, timeout=SOON) as http:
        return int(http.get(f"/api/tables/{player.table}").json()["version"])

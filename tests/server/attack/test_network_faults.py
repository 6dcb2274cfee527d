"""The network between a server and its database or broker stalls (no data arrives, nothing is closed) or breaks.

Requests fail within a bounded time. When the network recovers, the server does too. The log has every answered move
once, and no reader sees an older version of a table after a newer one.
"""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest

from tertulia.laws.seed import python_random
from tests.server import postgres
from tests.server.attack.histories import Player, find_faults, read_log
from tests.server.conftest import Guest, RunningServer, wait_for
from tests.server.redis import NEEDS_BROKER, Broker
from tests.server.stalling import Network

pytestmark = [pytest.mark.proof, NEEDS_BROKER]
SEATS = [{"kind": "me"}, {"kind": "device"}]
ANSWER_SECONDS = 30.0
"""Seconds within which every request is answered, if only with an error.

A request may wait for a free connection, then for its answer, then for a new connection.
"""
RECOVERY_SECONDS = 10.0
"""Longest recovery after the fault ends, in seconds."""
NETWORK_FAULTS: dict[str, Callable[[Network], None]] = {
    "both ways": Network.stall,
    "the answers alone": lambda network: network.stall("back"),
    "lines break": Network.cut,
}
OUTAGE_WARNINGS = ("the broker cannot be reached", "the use of limits cannot be shared with other processes")


class Site(NamedTuple):
    server: RunningServer
    database: Network
    broker: Network
    other: RunningServer
    """A process with direct connections, which never stall."""

    def read_output(self) -> str:
        return self.server.data.with_name(f"{self.server.data.name}.out").read_text(encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    broker, cluster = Broker(tmp_path), postgres.get_server()
    with cluster.open_database(prepared=True) as address:
        to_database = Network(cluster.connect)
        to_broker = Network(lambda: socket.create_connection(("127.0.0.1", broker.port)))
        name = urlsplit(address).path[1:]
        through = f"postgresql://tertulia@127.0.0.1:{to_database.port}/{name}"
        server = RunningServer(tmp_path / "one", through, f"redis://127.0.0.1:{to_broker.port}/0")
        (tmp_path / "two").mkdir(mode=0o700)
        (tmp_path / "two" / "secret").write_bytes((tmp_path / "one" / "secret").read_bytes())
        (tmp_path / "two" / "secret").chmod(0o600)
        other = RunningServer(tmp_path / "two", address, broker.address)
        yield Site(server, to_database, to_broker, other)
        assert (server.stop(), other.stop()) == (0, 0)
        to_database.close()
        to_broker.close()
    broker.stop()


def create_players(site: Site, many: int) -> list[Player]:
    """Players, not yet started, whose moves go through the process with the stalling network."""
    dice, players = python_random("stalled network"), []
    for _ in range(many):
        guest = Guest(site.server.address)
        guest.http.timeout = ANSWER_SECONDS
        table = guest.start(SEATS)
        players.append(Player(guest, table, random.Random(dice.random()), lambda: site.server.address, ANSWER_SECONDS))
    return players


def count_answered_moves(players: list[Player]) -> list[int]:
    return [player.count_answered() for player in players]


def have_all_progressed(players: list[Player], before: list[int]) -> bool:
    return all(now > then + 2 for now, then in zip(count_answered_moves(players), before, strict=True))


@pytest.mark.parametrize("trouble", NETWORK_FAULTS.values(), ids=NETWORK_FAULTS.keys())
def test_server_recovers_from_stalled_database(site: Site, trouble: Callable[[Network], None]) -> None:
    players = create_players(site, 4)
    looker = players[0].guest
    for player in players:
        player.start()
    wait_for(lambda: have_all_progressed(players, [0] * 4))
    trouble(site.database)
    wait_for(lambda: all(player.refusals["storage-away"] for player in players), seconds=2 * ANSWER_SECONDS)
    assert looker.get("health").status_code == 503
    lobby = looker.get("tables")
    assert (lobby.status_code, lobby.json().get("error")) in ((503, "storage-away"), (503, "storage-busy")), lobby.text
    before = count_answered_moves(players)
    site.database.go_on()
    wait_for(partial(have_all_progressed, players, before), seconds=RECOVERY_SECONDS)
    wait_for(lambda: looker.get("health").status_code == 200, seconds=RECOVERY_SECONDS)
    for player in players:
        player.stop_playing()
    for player in players:
        for server in (site.server, site.other):
            assert player.find_faults(server.address) == []
    assert site.read_output().count("changes cannot be written: ") == 2, "once when it begins and once when it is over"
    assert "Traceback" not in site.read_output()


@pytest.mark.parametrize("trouble", NETWORK_FAULTS.values(), ids=NETWORK_FAULTS.keys())
def test_stalled_broker_refuses_no_request(site: Site, trouble: Callable[[Network], None]) -> None:
    """No request is refused. A process sees another's moves when it next reads the table."""
    players = create_players(site, 2)
    for player in players:
        player.start()
    wait_for(lambda: have_all_progressed(players, [0] * 2))
    trouble(site.broker)
    wait_for(lambda: all(f"{each}: " in site.read_output() for each in OUTAGE_WARNINGS))
    ana = Guest(site.server.address)
    there = move_to_process(ana, site.other)
    table = ana.start(SEATS)
    assert there.act(table).status_code == 200
    wait_for(lambda: ana.table(table)["position"] == 1)
    site.broker.go_on()
    wait_for(
        lambda: all(f"{each}: resolved after" in site.read_output() for each in OUTAGE_WARNINGS),
        seconds=RECOVERY_SECONDS,
    )
    for player in players:
        player.stop_playing()
        assert player.refusals.keys() <= {"over", "stale"}
        assert player.find_faults(site.other.address) == []
    assert "Traceback" not in site.read_output()


def move_to_process(guest: Guest, server: RunningServer) -> Guest:
    """The guest as a client of another process."""
    found = Guest(server.address)
    found.http.cookies, found.me = guest.http.cookies, guest.me
    return found


def test_start_with_stalled_database_is_reported(tmp_path: Path) -> None:
    cluster = postgres.get_server()
    network = Network(cluster.connect)
    network.stall()
    with pytest.raises(RuntimeError, match="does not respond") as ended:
        RunningServer(tmp_path / "one", f"postgresql://tertulia@127.0.0.1:{network.port}/tertulia")
    assert "Traceback" not in str(ended.value)
    network.close()


TABLES, BREAKS = 3, 12


class Reader(threading.Thread):
    """A thread that reads a table through one process again and again."""

    def __init__(self, guest: Guest, table: str, server: RunningServer) -> None:
        super().__init__()
        self.versions = list[int]()
        self._guest, self._table, self._address = guest, table, server.address
        self._end = threading.Event()

    def run(self) -> None:
        with httpx.Client(base_url=self._address, cookies=self._guest.http.cookies, timeout=ANSWER_SECONDS) as http:
            while not self._end.is_set():
                self.versions.append(http.get(f"/api/tables/{self._table}").json()["version"])
                time.sleep(0.1)

    def stop_reading(self) -> None:
        """Stop reading."""
        self._end.set()
        self.join(60)
        assert not self.is_alive()

    def has_read(self, version: int) -> bool:
        """Whether the last read showed this version or a newer one."""
        return bool(self.versions) and self.versions[-1] >= version


def test_repeatedly_broken_connections_lose_no_move(site: Site) -> None:
    dice, players = python_random("broken lines"), create_players(site, 4)
    for player in players:
        player.start()
    wait_for(lambda: have_all_progressed(players, [0] * 4))
    for number in range(BREAKS):
        broken = (site.database, site.broker)[number % 2]
        broken.cut()
        time.sleep(dice.uniform(0, 1.5))
        broken.go_on()
        time.sleep(dice.uniform(0, 1.0))
    before = count_answered_moves(players)
    wait_for(partial(have_all_progressed, players, before), seconds=RECOVERY_SECONDS)
    for player in players:
        player.stop_playing()
    for player in players:
        for server in (site.server, site.other):
            assert player.find_faults(server.address) == []
    assert "Traceback" not in site.read_output()


@pytest.mark.parametrize("trouble", [Network.stall, Network.cut], ids=["stalls", "breaks"])
def test_cut_off_process_catches_up_with_other_process(site: Site, trouble: Callable[[Network], None]) -> None:
    dice = python_random("cut off")
    here, there, readers = list[Player](), list[Player](), list[Reader]()
    for _ in range(TABLES):
        guest = Guest(site.server.address)
        table = guest.start(SEATS)
        for players, server in ((here, site.server), (there, site.other)):
            own, address = random.Random(dice.random()), server.address
            players.append(Player(guest, table, own, lambda address=address: address, ANSWER_SECONDS))  # type: ignore[misc]
        readers.append(Reader(guest, table, site.server))
    for each in (*here, *there, *readers):
        each.start()
    wait_for(lambda: have_all_progressed(here, [0] * TABLES) and have_all_progressed(there, [0] * TABLES))
    trouble(site.database)
    wait_for(lambda: all(player.refusals["storage-away"] for player in here), seconds=2 * ANSWER_SECONDS)
    before = count_answered_moves(there)
    wait_for(partial(have_all_progressed, there, before), seconds=RECOVERY_SECONDS)
    now = [read_version(player, site.other) for player in there]
    site.database.go_on()
    wait_for(
        lambda: all(reader.has_read(version) for reader, version in zip(readers, now, strict=True)),
        seconds=RECOVERY_SECONDS,
    )
    wait_for(partial(have_all_progressed, here, count_answered_moves(here)), seconds=RECOVERY_SECONDS)
    for player in (*here, *there):
        player.stop_playing()
    for reader in readers:
        reader.stop_reading()
    for one, two, reader in zip(here, there, readers, strict=True):
        assert reader.versions == sorted(reader.versions)
        for server in (site.server, site.other):
            log = read_log(one.guest, server.address, one.table)
            assert find_faults(one.history + two.history, log) == []
    assert "Traceback" not in site.read_output()


def read_version(player: Player, server: RunningServer) -> int:
    """The version of the player's table, as this process reports it."""
    with httpx.Client(base_url=server.address, cookies=player.guest.http.cookies, timeout=ANSWER_SECONDS) as http:
        return int(http.get(f"/api/tables/{player.table}").json()["version"])

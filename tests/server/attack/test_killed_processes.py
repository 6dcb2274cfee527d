"""Processes of a site are killed (SIGKILL) while players move and while clocks run.

Every answered move is in the log once, at its position. An unanswered move is there once or not at all. Each clock runs
out once, and players get the downtime back.
"""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tertulia.laws.seed import python_random
from tertulia.play.records import decode_record
from tertulia.play.time_played import TimePlayed
from tests.server import postgres
from tests.server.attack.attacked_server import query_rows
from tests.server.attack.histories import Player
from tests.server.conftest import Guest, RunningServer, wait_for
from tests.server.redis import NEEDS_BROKER, Broker

pytestmark = [pytest.mark.proof, pytest.mark.timeout(900)]
TABLES, KILLS = 6, 8


class Site:
    """Two servers on one database; each may be killed and restarted."""

    def __init__(self, folder: Path, address: str, broker: str) -> None:
        self._folder, self.address, self._broker = folder, address, broker
        self.servers = [self._start_server(number) for number in range(2)]

    def _start_server(self, number: int) -> RunningServer:
        data = self._folder / str(number)
        data.mkdir(mode=0o700, exist_ok=True)
        first = self._folder / "0" / "secret"
        if number and not (data / "secret").exists():
            (data / "secret").write_bytes(first.read_bytes())
            (data / "secret").chmod(0o600)
        return RunningServer(data, self.address, self._broker)

    def kill(self, number: int) -> None:
        """Kill a server and start it again."""
        self.servers[number].stop(signal.SIGKILL)
        self.servers[number] = self._start_server(number)

    def draw_address(self, dice: random.Random) -> str:
        """The address of one of the servers, drawn at random."""
        return self.servers[dice.randrange(2)].address

    def stop(self) -> None:
        for each in self.servers:
            if each.process.poll() is None:
                assert each.stop() == 0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    broker = Broker(tmp_path)
    with postgres.get_server().open_database(prepared=True) as address:
        running = Site(tmp_path, address, broker.address)
        yield running
        running.stop()
    broker.stop()


@NEEDS_BROKER
def test_answered_moves_survive_kills_exactly_once(site: Site) -> None:
    dice = python_random("killed processes")
    guests = [Guest(site.servers[number % 2].address) for number in range(TABLES)]
    players = []
    for guest in guests:
        own = random.Random(dice.random())
        table = guest.start([{"kind": "me"}, {"kind": "device"}])
        players.append(Player(guest, table, own, partial(site.draw_address, own)))
        players[-1].start()
    for number in range(KILLS):
        time.sleep(1.5)
        site.kill(number % 2)
    time.sleep(1.5)
    for player in players:
        player.stop_playing()
    answered = sum(player.count_answered() for player in players)
    unanswered = sum(len(player.history) for player in players) - answered
    print(f"{answered} answered moves, {unanswered} without a good answer, {KILLS} kills")
    assert answered > 10 * TABLES
    for number, player in enumerate(players):
        for server in site.servers:
            assert player.find_faults(server.address) == [], f"table {number}"


CLOCK_TABLES = 4
CLOCK_KILLS = 4
"""Minimum number of kills on a machine that starts processes slowly."""


def list_departures(guest: Guest, table: str) -> list[Any]:
    return list(guest.table(table)["time"]["departures"])


@NEEDS_BROKER
def test_clocks_run_out_once_while_workers_are_killed(site: Site) -> None:
    """Both processes share a database, and each may hold the claim on a clock's job when it is killed."""
    guests = [(Guest(site.servers[0].address), Guest(site.servers[1].address)) for _ in range(CLOCK_TABLES)]
    tables = [start_game(*pair) for pair in guests]
    began, killed = time.monotonic(), 0
    while time.monotonic() < began + 2.6 * BANK_SECONDS or killed < CLOCK_KILLS:
        if (
            time.monotonic() > began + BANK_SECONDS - 4
        ):  # from before the first clock can run out until after the second
            site.kill(killed % 2)
            killed += 1
        time.sleep(1.0)
    hosts = [point_to(host, site.servers[0].address) for host, _ in guests]
    for host, table in zip(hosts, tables, strict=True):
        wait_for(
            partial(lambda host, table: len(list_departures(host, table)) == 2, host, table),
            MAX_WAIT_SECONDS,
            POLL_SECONDS,
        )
    # The claims of a killed process expire with its lease. Then another process could do their work a second time.
    todo = "SELECT key FROM job WHERE kind IN ('clock', 'leave_open_tables')"
    wait_for(lambda: not query_rows(site.address, todo), MAX_WAIT_SECONDS, POLL_SECONDS)
    for host, table in zip(hosts, tables, strict=True):
        timeouts = list_departures(host, table)
        assert sorted((each["seat"], each["why"]) for each in timeouts) == [(0, "time"), (1, "time")]
        assert timeouts[0]["ply"] == 0, "no player has acted before"
        handed = host.table(table)["substitutions"]
        assert [(each["ply"], each["seat"], each["bot"]) for each in handed] == [
            (each["ply"], each["seat"], "random") for each in timeouts
        ]
    counted = [msgspec.json.decode(missed) for (missed,) in query_rows(site.address, "SELECT missed FROM calendar")]
    assert Counter(table for missed in counted for table in missed) == dict.fromkeys(tables, 2)


BANK_SECONDS = 30
"""The shortest time bank, in seconds."""
PACE = {"kind": "live", "bank": BANK_SECONDS}
DOWNTIME_SECONDS = 45.0
"""Seconds of downtime. The server writes a heartbeat every 15 seconds, which may be late by 15 more."""
MAX_WAIT_SECONDS = 150.0
POLL_SECONDS = 1.0
"""Seconds between two polls, so that the guest stays below the rate limit."""


def start_game(host: Guest, other: Guest) -> str:
    """Start a live game of two guests who never act. The `random` bot replaces a player whose time runs out."""
    table = host.open([{"kind": "me"}, {"kind": "open"}], pace=PACE, substitute="random")
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    return table


def point_to(guest: Guest, address: str) -> Guest:
    """Point the guest's client at another address of the site."""
    guest.http = httpx.Client(base_url=address, cookies=guest.http.cookies, timeout=20)
    return guest


def is_over(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["phase"] == "over")


def read_time_played(guest: Guest, table: str) -> TimePlayed:
    time = decode_record(guest.get(f"tables/{table}/record").content).time
    assert time is not None
    return time


def assert_each_clock_ran_out_once(guest: Guest, table: str) -> None:
    """Assert that both seats ran out of time once, in turn, and that a bot plays each seat only from then on."""
    now, time = guest.table(table), read_time_played(guest, table)
    assert sorted(departure.seat for departure in time.departures) == [0, 1]
    assert {departure.why for departure in time.departures} == {"time"}
    assert [(each["ply"], each["seat"], each["bot"]) for each in now["substitutions"]] == [
        (departure.ply, departure.seat, "random") for departure in time.departures
    ]
    assert time.departures[0].ply == 0, "no player has acted before"
    (first, *_) = time.actions
    assert first is not None
    assert first >= BANK_SECONDS * 1000


def test_players_get_downtime_back_after_kill(tmp_path: Path) -> None:
    running = RunningServer(tmp_path / "data")
    host, other = Guest(running.address), Guest(running.address)
    table = start_game(host, other)
    seat = host.table(table)["actors"][0]
    before = host.table(table)["time"]["clocks"][seat]["deadline"]
    running.stop(signal.SIGKILL)
    time.sleep(DOWNTIME_SECONDS)
    assert time.time() * 1000 > before, "the clock would have run out"
    running = RunningServer(tmp_path / "data")
    host = point_to(host, running.address)
    try:
        time.sleep(3)
        assert host.table(table)["seats"][seat]["bot"] is None
        wait_for(
            lambda: host.table(table)["time"]["clocks"][seat]["deadline"] > before + 15_000,
            MAX_WAIT_SECONDS,
            POLL_SECONDS,
        )
        ends = host.table(table)["time"]["clocks"][seat]["deadline"]
        wait_for(lambda: time.time() * 1000 > ends - 300, MAX_WAIT_SECONDS)
        assert host.table(table)["seats"][seat]["bot"] is None
        running.stop(signal.SIGKILL)  # killed again just as the time runs out
        running = RunningServer(tmp_path / "data")
        host = point_to(host, running.address)
        wait_for(lambda: is_over(host, table), MAX_WAIT_SECONDS, POLL_SECONDS)
        assert_each_clock_ran_out_once(host, table)
    finally:
        running.stop()

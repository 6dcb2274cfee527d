"""A server is killed while clocks run: players get the downtime back, and each clock runs out exactly once."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import httpx
import pytest

from tertulia.play.records import decode_record
from tertulia.play.time_played import TimePlayed
from tests.server.conftest import Guest, RunningServer, wait_for

pytestmark = [pytest.mark.proof, pytest.mark.timeout(900)]
BANK = 30
"""The shortest time bank, in seconds."""
PACE = {"kind": "live", "bank": BANK}
AWAY = 45.0
"""Seconds of downtime. The server writes a heartbeat every 15 seconds, which may be late by 15 more."""
PATIENCE = 150.0
SOMETIMES = 1.0
"""Seconds between two polls, so that the guest stays below the rate limit."""


def begun(host: Guest, other: Guest) -> str:
    """Start a live game of two guests who never act. The `random` bot replaces a player whose time runs out."""
    table = host.open([{"kind": "me"}, {"kind": "open"}], pace=PACE, substitute="random")
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    assert host.post(f"tables/{table}/start").status_code == 200
    return table


def now_at(guest: Guest, address: str) -> Guest:
    """Point the guest's client at another address of the site."""
    guest.http = httpx.Client(base_url=address, cookies=guest.http.cookies, timeout=20)
    return guest


def is_over(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["phase"] == "over")


def time_of(guest: Guest, table: str) -> TimePlayed:
    time = decode_record(guest.get(f"tables/{table}/record").content).time
    assert time is not None
    return time


def once_each(guest: Guest, table: str) -> None:
    """Assert that both seats ran out of time once, in turn, and that a bot plays each seat only from then on."""
    now, time = guest.table(table), time_of(guest, table)
    assert sorted(gone.seat for gone in time.departures) == [0, 1]
    assert {gone.why for gone in time.departures} == {"time"}
    assert [(each["ply"], each["seat"], each["bot"]) for each in now["handed"]] == [
        (gone.ply, gone.seat, "random") for gone in time.departures
    ]
    assert time.departures[0].ply == 0, "nobody has acted before"
    (first, *_) = time.actions
    assert first is not None
    assert first >= BANK * 1000


def test_players_get_downtime_back_after_kill(tmp_path: Path) -> None:
    running = RunningServer(tmp_path / "data")
    host, other = Guest(running.address), Guest(running.address)
    table = begun(host, other)
    seat = host.table(table)["actors"][0]
    before = host.table(table)["time"]["clocks"][seat]["ends"]
    running.stop(signal.SIGKILL)
    time.sleep(AWAY)
    assert time.time() * 1000 > before, "its time would be over"
    running = RunningServer(tmp_path / "data")
    host = now_at(host, running.address)
    try:
        time.sleep(3)
        assert host.table(table)["seats"][seat]["bot"] is None
        wait_for(lambda: host.table(table)["time"]["clocks"][seat]["ends"] > before + 15_000, PATIENCE, SOMETIMES)
        ends = host.table(table)["time"]["clocks"][seat]["ends"]
        wait_for(lambda: time.time() * 1000 > ends - 300, PATIENCE)
        assert host.table(table)["seats"][seat]["bot"] is None
        running.stop(signal.SIGKILL)  # killed again just as the time runs out
        running = RunningServer(tmp_path / "data")
        host = now_at(host, running.address)
        wait_for(lambda: is_over(host, table), PATIENCE, SOMETIMES)
        once_each(host, table)
    finally:
        running.stop()

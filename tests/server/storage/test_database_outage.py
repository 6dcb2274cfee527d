"""Outages of PostgreSQL under a running server: clear refusals, no lost moves, and recovery."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tertulia.laws.seed import python_random
from tests.server import postgres
from tests.server.attack.histories import MoveRequest, find_faults, read_log
from tests.server.conftest import Guest, RunningServer, wait_for

SEATS = [{"kind": "me"}, {"kind": "device"}]
CRASHES, MAX_CRASH_DELAY_SECONDS = 30, 0.02
"""Number of crashes, and the latest time of a crash (s) after a move was sent."""


@pytest.fixture(scope="module")
def database() -> Iterator[postgres.Server]:
    """A separate server, because this test stops it."""
    running = postgres.Server(postgres.find_programs())
    yield running
    running.stop()


@pytest.fixture(scope="module")
def site(database: postgres.Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with database.open_database(prepared=True) as address:
        running = RunningServer(tmp_path_factory.mktemp("site"), address)
        yield running
        if running.process.poll() is None:
            assert running.stop() == 0


def test_moves_are_refused_during_outage_and_resume_after(site: RunningServer, database: postgres.Server) -> None:
    guest = Guest(site.address)
    table = guest.start(SEATS)
    assert guest.act(table).status_code == 200
    before = guest.table(table)
    database.crash()
    refused = guest.act(table)
    assert (refused.status_code, refused.json()["error"]) == (503, "storage-away")
    assert guest.table(table)["version"] == before["version"], "viewers still see the table"
    assert guest.get("health").status_code == 503
    database.start()
    wait_for(lambda: guest.act(table).status_code == 200, poll_seconds=0.2)
    wait_for(lambda: guest.get("health").status_code == 200, poll_seconds=0.2)
    assert guest.table(table)["position"] == before["position"] + 1


def send_move(guest: Guest, table: str, body: dict[str, Any]) -> int:
    """Send a move and return the response's status."""
    return guest.post(f"tables/{table}/moves", body).status_code


def test_retried_move_after_crash_is_played_once(site: RunningServer, database: postgres.Server) -> None:
    """The database crashes at a random moment of a move. Afterwards the log has the move once, and the game goes on."""
    guest, dice, history = Guest(site.address), python_random("lost answers"), list[MoveRequest]()
    table = guest.start(SEATS)
    for number in range(CRASHES):
        now = guest.table(table)
        assert now["position"] == number
        action = dice.choice(now["legal"])["notation"]
        body = {"position": number, "seat": now["as"], "actions": [action]}
        with ThreadPoolExecutor(1) as poster:
            first = poster.submit(send_move, guest, table, body)
            time.sleep(dice.uniform(0, MAX_CRASH_DELAY_SECONDS))
            database.crash()
            history.append(MoveRequest(number, action, first.result() == 200))
        database.start()
        wait_for(partial(lambda body: send_move(guest, table, body) in (200, 409), body), poll_seconds=0.2)
    log = read_log(guest, site.address, table)
    assert len(log) == CRASHES
    assert find_faults(history, log) == []
    lost = sum(not move.succeeded for move in history)
    print(f"{lost} of {CRASHES} moves were not answered")
    assert lost


def test_server_without_database_fails_at_start_with_reason(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="no server responds there") as ended:
        RunningServer(tmp_path / "none", "postgresql://tertulia:secret-word@127.0.0.1:1/tertulia")
    assert "Traceback" not in str(ended.value)
    assert "secret-word" not in str(ended.value)

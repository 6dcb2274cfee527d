"""Storage failures during games: another program locks the database, or the disk is full.

A refused request changes nothing and succeeds when it is repeated. Bots retry by themselves.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from bench.db_lock import hold_lock
from tertulia.server.storage.database import DATABASE
from tests.server.attack.attacked_server import AttackedServer, poll_until
from tests.server.attack.conftest import StartAttacked
from tests.server.attack.wire import ApiRequest, assert_sound, query_rows, send_all, sort_statuses
from tests.server.conftest import Guest

pytestmark = [pytest.mark.file, pytest.mark.xdist_group("storage")]  # one server for all tests of the group

ME, DEVICE, BOT = {"kind": "me"}, {"kind": "device", "name": "Bea"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    """A server that waits 100 ms for a lock, and whose bots are slow enough to be interrupted."""
    server = AttackedServer(tmp_path_factory.mktemp("storage"), busy_timeout=100, bot_pause=1.0, bot_step=0.02)
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.read_log()
    assert len(server.read_log()) < 4000


@contextlib.contextmanager
def fill_disk(server: AttackedServer) -> Iterator[None]:
    """Simulate a full disk during the block: the database cannot grow, and its free pages are used up."""
    server.set_disk_full(True)
    filling = sqlite3.connect(server.data / DATABASE, isolation_level=None)
    try:
        filling.execute("CREATE TABLE filling (stuff BLOB)")
        filling.execute("PRAGMA max_page_count=1")  # SQLite raises a limit below the current size to the current size
        with contextlib.suppress(sqlite3.OperationalError):
            while True:
                filling.execute("INSERT INTO filling VALUES (zeroblob(3000))")
        yield
    finally:
        server.set_disk_full(False)
        filling.execute("PRAGMA max_page_count=1073741823")
        filling.execute("DROP TABLE filling")
        filling.close()


def make_next_move(guest: Guest, table: str) -> dict[str, Any]:
    """The request body of a next move."""
    now = guest.table(table)
    return {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}


def assert_refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert int(answer.headers["retry-after"]) > 0
    assert "nothing has changed" in answer.json()["message"]


def test_locked_database_refuses_changes_and_allows_reads(server: AttackedServer) -> None:
    guest = server.create_guest()
    table, following = guest.start([ME, DEVICE]), guest.open([ME, DEVICE])
    before, move = guest.table(table), make_next_move(guest, table)
    with hold_lock(server.data):
        assert_refused(guest.post(f"tables/{table}/moves", move), 503, "storage-busy")
        assert_refused(guest.post(f"tables/{following}/start"), 503, "storage-busy")
        assert_refused(guest.post("tables", {"game": "granada", "seats": [ME, DEVICE]}), 503, "storage-busy")
        assert_refused(guest.put("me", {"name": "Ana"}), 503, "storage-busy")
        assert guest.table(table) == before
        assert guest.get("me").json()["name"] == guest.me["name"]
        assert guest.get("tables").status_code == 200
        assert server.create_guest().table(following)["phase"] == "open"
    assert guest.post(f"tables/{table}/moves", move).json()["position"] == 1
    assert guest.post(f"tables/{following}/start").status_code == 200
    assert_sound(server)


def test_moves_refused_by_lock_succeed_once_when_repeated(server: AttackedServer) -> None:
    guest = server.create_guest()
    tables = [guest.start([ME, DEVICE]) for _ in range(8)]
    asks = [ApiRequest(guest, f"tables/{table}/moves", make_next_move(guest, table)) for table in tables]
    with hold_lock(server.data):
        refusals = [guest.post(ask.path, ask.body) for ask in asks]
        assert {answer.status_code for answer in refusals} == {503}
    assert sort_statuses(send_all(server, asks * 3)) == [200] * 8 + [409] * 16
    assert {guest.table(table)["position"] for table in tables} == {1}
    assert_sound(server)


def test_full_disk_refuses_moves_until_space_is_free(server: AttackedServer) -> None:
    guest = server.create_guest()
    table = guest.start([ME, DEVICE])
    answered, answer = 0, None
    with fill_disk(server):
        for _ in range(400):  # the last page may still have room
            move = make_next_move(guest, table)
            answer = guest.post(f"tables/{table}/moves", move)
            if answer.status_code != 200:
                break
            answered += 1
        assert answer is not None
        assert_refused(answer, 507, "disk-full")
        before = guest.table(table)
        assert before["position"] == answered
        assert_refused(guest.post(f"tables/{table}/moves", move), 507, "disk-full")
        assert guest.table(table) == before
    assert guest.post(f"tables/{table}/moves", move).json()["position"] == answered + 1
    assert query_rows(server, "SELECT count(*) FROM log WHERE table_id = ?", table) == [(answered + 2,)]
    assert_sound(server)


@pytest.mark.parametrize("way", ["held", "full"])
def test_bots_continue_after_storage_fault(server: AttackedServer, way: str) -> None:
    guest = server.create_guest()
    table = guest.start([BOT, BOT])
    with hold_lock(server.data) if way == "held" else fill_disk(server):
        assert poll_until(lambda: count_failures(server, table) > 0, 60)
        position = guest.table(table)["position"]
    assert poll_until(lambda: guest.table(table)["position"] > position + 10, 60)
    assert_sound(server)


def count_failures(server: AttackedServer, table: str) -> int:
    """Number of logged failures of a bot at this table, or of the task that wakes all bots."""
    log = server.read_log()
    return log.count(f"table {table} failed (StorageFault)") + log.count("bots cannot be woken for now")


def test_bots_continue_after_restart_except_at_damaged_table(start_attacked: StartAttacked) -> None:
    server = start_attacked(bot_pause=60.0)
    guest = server.create_guest()
    tables: list[str] = []
    while len(tables) < 4:  # a player waits for the bot at each of these tables
        table = guest.start([ME, BOT])
        tables += [table] if guest.table(table)["actors"] == [1] else []
    assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(server.data / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM log WHERE table_id = ?", (tables[1],))
    server.limits["bot_pause"] = 0.0
    server.restart()
    moved = "SELECT DISTINCT table_id FROM log WHERE ply > 0"
    assert poll_until(lambda: {row[0] for row in query_rows(server, moved)} == {*tables} - {tables[1]})
    assert poll_until(lambda: server.read_log().count(f"table {tables[1]} stays closed") == 1)
    log = server.read_log()
    assert "Traceback" not in log
    server.reconnect(guest)
    assert guest.get(f"tables/{tables[1]}").status_code == 409

"""A wall clock that is set, a read-only data folder, floods of headers, and killed bot processes."""

from __future__ import annotations

import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import chain
from pathlib import Path

import httpx
import pytest

from bench import usual
from tests.server.attack.attacked_server import poll_until
from tests.server.attack.conftest import StartAttacked
from tests.server.attack.launcher import CLOCK_FILE
from tests.server.attack.wire import OTHER_ADDRESS, assert_sound, is_served, open_connections, read_all
from tests.server.conftest import Guest

ME, DEVICE, BOT = {"kind": "me"}, {"kind": "device", "name": "Bea"}, {"kind": "bot", "bot": "random"}
YEAR_SECONDS = 365 * 24 * 3600
UNFINISHED_REQUEST = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n" + b"".join(
    b"X-%d: a\r\n" % number for number in range(60)
)


@pytest.mark.proof
def test_game_continues_when_wall_clock_is_set(start_attacked: StartAttacked) -> None:
    server = start_attacked(wrong_clock=True, tables_an_hour=4)
    guest = server.create_guest()
    table, with_bot = guest.start([ME, DEVICE]), guest.start([ME, BOT])
    for position, years in enumerate((0, 20, -40, 7000, 0), start=1):
        (server.data / CLOCK_FILE).write_text(str(years * YEAR_SECONDS), encoding="ascii")
        answer = guest.act(table)
        assert (answer.status_code, answer.json()["position"]) == (200, position)
        assert poll_until(lambda: bool(guest.table(with_bot)["legal"]))
        assert guest.act(with_bot).status_code == 200
        assert guest.get("me").json()["id"] == guest.me["id"], "the cookie is still valid"
        listed = guest.get("tables").json()["tables"]
        assert {each["id"] for each in listed} >= {table, with_bot}
        assert all(each["age"] is None or each["age"] >= 0 for each in listed)
        assert guest.get("health").status_code == 200
    assert [guest.post("tables", {"game": usual.QUICK, "seats": [ME, DEVICE]}).status_code for _ in range(3)] == [
        201,
        201,
        429,
    ], "limits use a monotonic clock"
    assert server.stop() == 0
    (server.data / CLOCK_FILE).write_text(str(-30 * YEAR_SECONDS), encoding="ascii")
    server.restart()
    server.reconnect(guest)
    assert guest.table(table)["position"] == 5
    assert guest.act(table).status_code == 200
    assert "Traceback" not in server.read_log()


def set_writable(folder: Path, may: bool) -> None:
    """Make a folder and its files writable or read-only."""
    for path in folder.iterdir():
        path.chmod(0o600 if may else 0o400)
    folder.chmod(0o700 if may else 0o500)


@pytest.mark.file
@pytest.mark.skipif(sys.platform != "linux", reason="root obeys no modes elsewhere")
def test_read_only_data_folder_refuses_changes(start_attacked: StartAttacked) -> None:
    """Changes are refused and reads succeed. A server that starts on the folder reports the missing permission."""
    server = start_attacked(obeys_modes=True)
    guest = server.create_guest()
    table = guest.start([ME, DEVICE])
    set_writable(server.data, False)
    for _ in range(3):
        before = guest.table(table)
        answer = guest.act(table)
        assert answer.status_code == 200 or answer.json()["error"] == "storage", answer.text
        assert guest.table(table)["position"] == before["position"] + (answer.status_code == 200)
    assert guest.get("tables").status_code == 200
    assert server.stop() == 0
    with pytest.raises(RuntimeError, match=r"Permission denied|right to write"):
        server.restart()
    set_writable(server.data, True)
    server.restart()
    server.reconnect(guest)
    assert guest.act(table).status_code == 200
    assert_sound(server)


def test_header_flood_does_not_block_players(start_attacked: StartAttacked) -> None:
    """Clients that never end their headers hold connections for a few seconds; other clients are served meanwhile."""
    server = start_attacked(header_seconds=2.0, connections_an_address=60)
    guest = server.create_guest()
    table, before = guest.start([ME, DEVICE]), server.measure_megabytes()
    with ExitStack() as stack:
        floods = [
            stack.enter_context(open_connections(server.address, 50, source, UNFINISHED_REQUEST))
            for source in (OTHER_ADDRESS, "127.0.9.10", "127.0.9.11")
        ]
        for _ in range(20):
            assert guest.act(table).status_code == 200
        assert is_served(server.address)
        assert server.measure_megabytes() < before + 60
        for wire in chain.from_iterable(floods):
            assert read_all(wire).startswith(b"HTTP/1.1 408"), "each connection is closed"
    assert "Traceback" not in server.read_log()


def list_descendants(process: int) -> list[int]:
    """Ids of all descendants of a process."""
    try:
        tasks = list(Path(f"/proc/{process}/task").iterdir())
        own = [int(each) for task in tasks for each in (task / "children").read_text(encoding="ascii").split()]
    except OSError:  # the process has ended
        return []
    return own + [each for child in own for each in list_descendants(child)]


def is_search_process(process: int) -> bool:
    """Whether bots compute in this process: only the leaves of the process tree do."""
    return not list_descendants(process)


def request_hint(guest: Guest, table: str, position: int) -> httpx.Response:
    return guest.post(f"tables/{table}/hint", {"seat": guest.table(table)["as"], "position": position})


@pytest.mark.proof
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists all processes")
def test_hints_survive_killed_search_processes(start_attacked: StartAttacked) -> None:
    """Each request is answered or refused with a code; afterwards the server answers hints as before."""
    server = start_attacked(hints_a_minute=10_000, hints_an_address=10_000)
    guests = [server.create_guest() for _ in range(4)]
    for guest in guests:
        guest.http.timeout = 120  # the first hint waits until a process has loaded all games
    tables = [guest.start([ME, DEVICE], hints=True) for guest in guests]
    first = [request_hint(guest, table, 0) for guest, table in zip(guests, tables, strict=True)]
    assert [answer.status_code for answer in first] == [200] * 4, first[0].text
    stop = threading.Event()

    def kills() -> None:
        while not stop.wait(0.05):
            for process in filter(is_search_process, list_descendants(server.process.pid)):
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    continue

    killer = threading.Thread(target=kills)
    with ThreadPoolExecutor(4) as pool:
        killer.start()
        futures = [
            pool.submit(partial(request_hint, guest, table, 0))
            for _ in range(6)
            for guest, table in zip(guests, tables, strict=True)
        ]
        answers = [each.result() for each in futures]
        stop.set()
        killer.join()
    for answer in answers:
        assert answer.status_code == 200 or "error" in answer.json(), answer.text
    print(sorted(answer.status_code for answer in answers))
    again = [request_hint(guest, table, 0) for guest, table in zip(guests, tables, strict=True)]
    assert [answer.json() for answer in again] == [answer.json() for answer in first]
    assert all(guest.act(table).status_code == 200 for guest, table in zip(guests, tables, strict=True))

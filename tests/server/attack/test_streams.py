"""Many live streams open and close during games: each remaining stream gets every ply once, in order."""

from __future__ import annotations

import threading

import pytest

from tests.server.attack.attacked_server import AttackedServer, poll_until
from tests.server.attack.wire import build_request, connect, get_cookies, send
from tests.server.conftest import Guest
from tests.server.following import follow_events, follow_table

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

MOVES = 40
ME, DEVICE = {"kind": "me"}, {"kind": "device", "name": "Bea"}


class Listener:
    """An event stream that stays open, with the plies received so far."""

    def __init__(self, guest: Guest, table: str) -> None:
        self._events = follow_events(guest, table)
        self.plies: list[int] = []
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        for name, _, data in self._events:
            if name in ("table", "change"):  # a slow listener gets several changes at once, as a table
                self.plies += [line["ply"] for line in data["log"]]
                if data["position"] >= MOVES:
                    return

    def join(self) -> list[int]:
        self._thread.join(20)
        assert not self._thread.is_alive()
        return self.plies


def test_listeners_get_every_ply_once_while_others_reconnect(quiet: AttackedServer) -> None:
    host, friend = quiet.create_guest(), quiet.create_guest()
    table = host.start([ME, DEVICE])
    listeners = [Listener(who, table) for who in (host, friend, quiet.create_guest())]
    assert poll_until(lambda: all(listener.plies for listener in listeners))
    path = f"/api/events?topic={table}"
    for number in range(MOVES):
        comers = [connect(quiet.address) for _ in range(6)]
        for each, wire in enumerate(comers):
            headers = {"Cookie": get_cookies((host, friend)[each % 2])} if each % 3 else {}
            if number % 2:
                headers["Last-Event-ID"] = f"{table}@{number}"
            send(wire, build_request("GET", path, headers=headers))
        assert host.act(table).status_code == 200
        for wire in comers:
            wire.close()
    for listener in listeners:
        assert listener.join() == list(range(MOVES + 1))


def test_closed_streams_leave_no_open_files(quiet: AttackedServer) -> None:
    host, watching, crowd = quiet.create_guest(), quiet.create_guest(), [quiet.create_guest() for _ in range(3)]
    table = host.start([ME, DEVICE])
    is_online(watching, table)
    before = quiet.count_open_files()
    for _ in range(5):
        wires = [connect(quiet.address) for _ in range(60)]
        for number, wire in enumerate(wires):
            send(
                wire,
                build_request(
                    "GET", f"/api/events?topic={table}", headers={"Cookie": get_cookies(([host, *crowd])[number % 4])}
                ),
            )
            assert wire.recv(12) == b"HTTP/1.1 200"
        assert is_online(watching, table)
        for wire in wires:
            wire.close()
        assert poll_until(lambda: not is_online(watching, table))
    assert poll_until(lambda: quiet.count_open_files() <= before + 2)


def is_online(guest: Guest, table: str) -> bool:
    """Whether the first player is online as the guest sees it; a player who requests the table counts as online."""
    return bool(guest.table(table)["seats"][0]["online"])


def test_unknown_event_number_gets_complete_table(quiet: AttackedServer) -> None:
    host = quiet.create_guest()
    table = host.start([ME, DEVICE])
    for _ in range(3):
        host.act(table)
    complete = host.table(table)
    for last in (10**9, complete["version"] + 1, complete["version"] + 1000):
        view = next(follow_table(host, table, last))
        assert {**view, "seats": None} == {**complete, "seats": None}
    resumed = next(follow_table(host, table, complete["version"] - 1))
    assert [line["ply"] for line in resumed["log"]] == [3]

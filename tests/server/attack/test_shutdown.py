"""Shutdown while clients hold connections open: it is quick and clean, and every answered move is stored."""

from __future__ import annotations

import time
from contextlib import ExitStack

from tests.costs import scale_to_load
from tests.server.attack.conftest import StartAttacked
from tests.server.attack.wire import (
    assert_sound,
    build_request,
    connect,
    get_cookies,
    open_connections,
    query_rows,
    send,
)

ME, DEVICE = {"kind": "me"}, {"kind": "device", "name": "Bea"}
MAX_SHUTDOWN_SECONDS = 8.0
"""Longest shutdown on an idle machine, in seconds; open requests are given 3 s."""


def test_shutdown_is_quick_with_open_connections(start_attacked: StartAttacked) -> None:
    server = start_attacked()
    guest = server.create_guest()
    table = guest.start([ME, DEVICE])
    headers = {"Cookie": get_cookies(guest), **guest.token}
    half_body = build_request("PUT", "/api/me", b'{"name"', headers={**headers, "Content-Length": "40"})
    stream = build_request("GET", f"/api/events?topic={table}", headers=headers)
    with ExitStack() as stack:
        for sends in (b"", b"GET /api/me HTTP/1.1\r\nHost: loc", half_body, stream, stream + stream):
            stack.enter_context(open_connections(server.address, 10, sends=sends))
        unread = stack.enter_context(connect(server.address, receive_buffer=2048))
        send(unread, build_request("GET", "/api/schema/openapi.json") * 8)
        for _ in range(5):
            assert guest.act(table).status_code == 200
        started = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - started < scale_to_load(MAX_SHUTDOWN_SECONDS)
    assert "Traceback" not in server.read_log()
    assert query_rows(server, "SELECT max(ply) FROM log WHERE table_id = ?", table) == [(5,)]
    assert_sound(server)

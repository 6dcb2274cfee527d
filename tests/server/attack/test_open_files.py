"""More connections than the server may open files: it serves on, logs little, and recovers when they close."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.attack.attacked_server import poll_until
from tests.server.attack.conftest import StartAttacked
from tests.server.attack.wire import OTHER_ADDRESS, is_served, open_connections

MAX_OPEN_FILES = 256
HALF_HEADER = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Half: "


def test_connection_flood_from_one_address_spares_others(start_attacked: StartAttacked) -> None:
    server = start_attacked(open_files=MAX_OPEN_FILES, header_seconds=3.0)
    assert is_served(server.address)
    before = server.count_open_files()
    with open_connections(server.address, 600, sends=HALF_HEADER):
        assert all(is_served(server.address, OTHER_ADDRESS) for _ in range(20))
        assert server.count_open_files() <= MAX_OPEN_FILES
    assert poll_until(lambda: is_served(server.address))
    assert poll_until(lambda: server.count_open_files() <= before + 2)
    assert server.read_log() == ""


def test_server_recovers_from_flood_of_many_addresses(start_attacked: StartAttacked) -> None:
    server = start_attacked(open_files=MAX_OPEN_FILES, header_seconds=3.0)
    with ExitStack() as stack:
        for number in range(10):
            stack.enter_context(open_connections(server.address, 60, f"127.0.3.{number + 1}", HALF_HEADER))
        assert poll_until(
            lambda: server.count_open_files() > MAX_OPEN_FILES // 2
        )  # the server has raised its own soft limit
        assert server.count_open_files() <= MAX_OPEN_FILES
        assert poll_until(lambda: is_served(server.address, OTHER_ADDRESS))
    for _ in range(3):
        with open_connections(server.address, 400):
            pass
    assert poll_until(lambda: is_served(server.address))
    assert len(server.read_log()) < 1000
    assert "Traceback" not in server.read_log()

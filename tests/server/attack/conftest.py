"""Fixtures of attacked servers. Attacks that leave a server intact share one per session; its log must stay clean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.attack.attacked_server import AttackedServer
from tests.server.attack.wire import assert_sound

StartAttacked = Callable[..., AttackedServer]


@pytest.fixture
def start_attacked(tmp_path: Path) -> Iterator[StartAttacked]:
    """Function that starts a server with the given limits; all its servers stop after the test."""
    servers: list[AttackedServer] = []

    def start(**limits: Any) -> AttackedServer:
        folder = tmp_path / f"server{len(servers)}"
        folder.mkdir()
        servers.append(AttackedServer(folder, **limits))
        return servers[-1]

    yield start
    for server in servers:
        _stop_server(server)


@pytest.fixture(scope="session")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    """Session-wide server with the default limits, except that it accepts more requests than the attacks send."""
    databases.select_kind(databases.TESTED_KIND)
    server = AttackedServer(
        tmp_path_factory.mktemp("standing"),
        requests_a_minute=60_000,
        requests_an_address=60_000,
        requests_a_second=60_000,
    )
    yield server
    _stop_server(server)


@pytest.fixture
def quiet(standing: AttackedServer) -> Iterator[AttackedServer]:
    """The session-wide server; the test fails if the server logs anything during it."""
    before = standing.read_log()
    yield standing
    assert standing.read_log() == before


@pytest.fixture
def server(quiet: AttackedServer) -> Iterator[AttackedServer]:
    """The session-wide server; the test fails if it logs anything or stores an inconsistent table."""
    yield quiet
    assert_sound(quiet)


def _stop_server(server: AttackedServer) -> None:
    if server.process.poll() is None:
        assert server.stop() == 0

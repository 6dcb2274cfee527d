"""Servers under attack. Those of a session serve all attacks that leave them as they were; after each, the log must be clean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.attack.siege import Siege

NewSiege = Callable[..., Siege]


@pytest.fixture
def besiege(tmp_path: Path) -> Iterator[NewSiege]:
    """Starts a server with these limits; it is ended after the test."""
    sieges: list[Siege] = []

    def start(**limits: Any) -> Siege:
        folder = tmp_path / f"house{len(sieges)}"
        folder.mkdir()
        sieges.append(Siege(folder, **limits))
        return sieges[-1]

    yield start
    for siege in sieges:
        _end(siege)


@pytest.fixture(scope="session")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    """A server with the usual limits in time and number, and more requests a minute than the attacks make."""
    siege = Siege(
        tmp_path_factory.mktemp("standing"),
        requests_a_minute=60_000,
        requests_an_address=60_000,
        requests_a_second=60_000,
    )
    yield siege
    _end(siege)


@pytest.fixture
def quiet(standing: Siege) -> Iterator[Siege]:
    """The standing server, which must not have logged anything at all when the test is over."""
    before = standing.said()
    yield standing
    assert standing.said() == before


def _end(siege: Siege) -> None:
    if siege.process.poll() is None:
        assert siege.stop() == 0

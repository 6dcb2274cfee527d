"""Every law is put to every game there is, at every table of it."""

from __future__ import annotations

import pytest

from tertulia.kernel.registry import games

from .playing import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = games()
    if "table" in metafunc.fixturenames:
        pairs = [(game, table) for game in found.values() for table in tables(game)]
        metafunc.parametrize(("game", "table"), pairs, ids=[f"{game.name}-{table}" for game, table in pairs])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found.values(), ids=found)

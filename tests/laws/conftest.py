"""Every law is put to every game there is, at every table of it; as plain Python, a hundred times as slow, at every few of them:
`test_modes` shows at every table that the two ways are one."""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.kernel.schema import INTERPRET

from .playing import Table, tables


def tables_here(game: Game) -> list[Table]:
    """All tables; as plain Python in steps of one more than twice the choices of the first option, so that each of them is met."""
    choices = game.options[0].choices if game.options else ()
    return tables(game)[:: 2 * len(choices) + 1 if INTERPRET else 1]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = games()
    if "table" in metafunc.fixturenames:
        pairs = [(game, table) for game in found.values() for table in tables_here(game)]
        metafunc.parametrize(("game", "table"), pairs, ids=[f"{game.name}-{table}" for game, table in pairs])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found.values(), ids=found)

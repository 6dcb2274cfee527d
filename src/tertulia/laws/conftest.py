"""Parametrizes every law over all installed games and all their tables (numbers of seats and options).

In interpreted mode, which is a hundred times slower, only some tables are tested. `test_modes` shows that both modes
give identical results.
"""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.playing import Table, games_a_law, tables, varied
from tertulia.laws.plugin import OPTION
from tertulia.laws.walked import LAWS, Law, Verdicts, walk


def tables_here(game: Game) -> list[Table]:
    """Return the tables to test: all of them, or in interpreted mode a few.

    The step in interpreted mode is 2n + 1 for n choices of the first option, so that every choice occurs.
    """
    choices = game.options[0].choices if game.options else ()
    return tables(game)[:: 2 * len(choices) + 1 if INTERPRET else 1]


def games_asked(config: pytest.Config) -> dict[str, Game]:
    """Return the games selected by `--game`, by name; without it all installed games."""
    named = config.getoption(OPTION, [])
    return {name: game for name, game in installed_games().items() if not named or name in named}


def secretive(found: dict[str, Game]) -> list[object]:
    """Return the games with secret choices as test parameters, or one skipped parameter if there are none."""
    these = [
        pytest.param(game, id=name) for name, game in found.items() if type(game).seen_action is not Game.seen_action
    ]
    return [*these] or [pytest.param(None, id="none", marks=pytest.mark.skip(reason="nothing is chosen secretly"))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = games_asked(metafunc.config)
    if "table" in metafunc.fixturenames:
        pairs = []
        for game in found.values():
            # An interpreted game takes one to five seconds, so only `make proof` compares the modes at all tables.
            short = varied(tables_here(game)) if "mode" in metafunc.fixturenames else tables_here(game)
            for table in tables_here(game):
                name = f"{game.name}-{table}"
                # Keep the tests of a table in one xdist worker, which plays the table's games only once.
                marks = [pytest.mark.xdist_group(name), *([] if table in short else [pytest.mark.proof])]
                pairs.append(pytest.param(game, table, id=name, marks=marks))
        metafunc.parametrize(("game", "table"), pairs)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found.values(), ids=found)
    elif "secretive" in metafunc.fixturenames:
        metafunc.parametrize("secretive", secretive(found))


class Walks:
    """Results of the tables that this test worker has played."""

    def __init__(self, asked: list[pytest.Item], law_games: int) -> None:
        self.asked, self.law_games = asked, law_games
        self.walked: dict[tuple[str, str], Verdicts] = {}

    def verdicts(self, game: Game, table: Table) -> Verdicts:
        """Return the results of all laws for a table. Its games are played on the first call."""
        place = game.name, str(table)
        if place not in self.walked:
            self.walked[place] = walk(game, table, self._laws(game, table), self.law_games // 100 + 1)
        return self.walked[place]

    def _laws(self, game: Game, table: Table) -> list[Law]:
        """Return the laws that this test run selects for a table."""
        asked = [item for item in self.asked if isinstance(item, pytest.Function) and hasattr(item, "callspec")]
        here = [item for item in asked if item.callspec.params.get("table") == table]
        names = {item.originalname for item in here if item.callspec.params.get("game") is game}
        return [one for name, one in LAWS.items() if name in names]

    def prints_of(self, game: Game, table: Table) -> list[str]:
        """Return the fingerprints of the games played at a table; empty if none were played yet."""
        place = game.name, str(table)
        return self.walked[place].prints if place in self.walked else []


@pytest.fixture(scope="session")
def walks(request: pytest.FixtureRequest) -> Walks:
    return Walks(request.session.items, games_a_law())


@pytest.fixture
def verdicts(walks: Walks, game: Game, table: Table) -> Verdicts:
    """Results of all selected laws for a table, including those of other modules."""
    return walks.verdicts(game, table)

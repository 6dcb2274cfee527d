"""Pytest set-up of the laws (property tests): each is checked for all games at all their tables.

A table is a number of seats and a choice of options. In interpreted mode, which is a hundred times slower, only some
tables are tested. `test_modes` shows that both modes give identical results.
"""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.law_runs import LAWS, Law, Verdicts, run_laws
from tertulia.laws.playing import TableOptions, game_tables, games_per_law, select_varied
from tertulia.laws.plugin import GAME_OPTION


def selected_tables(game: Game) -> list[TableOptions]:
    """Return the tables of a game to test: all tables, or only some in interpreted mode.

    Let n be the number of choices of the game's first option. In interpreted mode, one table in 2n + 1 is tested; with
    this interval, every choice of that option occurs.
    """
    choices = game.options[0].choices if game.options else ()
    return game_tables(game)[:: 2 * len(choices) + 1 if INTERPRET else 1]


def selected_games(config: pytest.Config) -> dict[str, Game]:
    """Return the games that the option `--game` selects, by name; without the option, all installed games."""
    named = config.getoption(GAME_OPTION, [])
    return {name: game for name, game in installed_games().items() if not named or name in named}


def secret_choice_games(found: dict[str, Game]) -> list[object]:
    """Return the games in which players choose secretly, as test parameters.

    If no game has secret choices, the result is one skipped parameter.
    """
    these = [
        pytest.param(game, id=name) for name, game in found.items() if type(game).seen_action is not Game.seen_action
    ]
    return [*these] or [pytest.param(None, id="none", marks=pytest.mark.skip(reason="this game has no secret choices"))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = selected_games(metafunc.config)
    if "table" in metafunc.fixturenames:
        pairs = []
        for game in found.values():
            # An interpreted game takes one to five seconds, so only `make proof` compares the modes at all tables.
            short = select_varied(selected_tables(game)) if "mode" in metafunc.fixturenames else selected_tables(game)
            for table in selected_tables(game):
                name = f"{game.name}-{table}"
                # Keep the tests of a table in one xdist worker, which plays the table's games only once.
                marks = [pytest.mark.xdist_group(name), *([] if table in short else [pytest.mark.proof])]
                pairs.append(pytest.param(game, table, id=name, marks=marks))
        metafunc.parametrize(("game", "table"), pairs)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found.values(), ids=found)
    elif "secret_game" in metafunc.fixturenames:
        metafunc.parametrize("secret_game", secret_choice_games(found))


class PlayedTables:
    """Results of the laws (property tests) at the tables whose random games this test worker has played.

    A table is a number of seats and a choice of options.
    """

    def __init__(self, items: list[pytest.Item], law_games: int) -> None:
        self.items, self.law_games = items, law_games
        self.results: dict[tuple[str, str], Verdicts] = {}

    def verdicts(self, game: Game, table: TableOptions) -> Verdicts:
        """Return the results of the selected laws (property tests) at a table (seats and options).

        The first call for a table plays its random games.
        """
        place = game.name, str(table)
        if place not in self.results:
            self.results[place] = run_laws(game, table, self._laws(game, table), self.law_games // 100 + 1)
        return self.results[place]

    def _laws(self, game: Game, table: TableOptions) -> list[Law]:
        """Return the laws (property tests) that this pytest run selects for a table (seats and options)."""
        law_items = [item for item in self.items if isinstance(item, pytest.Function) and hasattr(item, "callspec")]
        here = [item for item in law_items if item.callspec.params.get("table") == table]
        names = {item.originalname for item in here if item.callspec.params.get("game") is game}
        return [one for name, one in LAWS.items() if name in names]

    def fingerprints(self, game: Game, table: TableOptions) -> list[str]:
        """Return the fingerprint of each random game played at a table (seats and options).

        The fingerprint of a game is a text that joins hashes of its positions. The list is empty if no game was played.
        """
        place = game.name, str(table)
        return self.results[place].fingerprints if place in self.results else []


@pytest.fixture(scope="session")
def played_tables(request: pytest.FixtureRequest) -> PlayedTables:
    return PlayedTables(request.session.items, games_per_law())


@pytest.fixture
def verdicts(played_tables: PlayedTables, game: Game, table: TableOptions) -> Verdicts:
    """Results of all laws (property tests) that the pytest run checks at a table (seats and options).

    The results include those of laws in other test modules.
    """
    return played_tables.verdicts(game, table)

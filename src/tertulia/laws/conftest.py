"""Every law is put to every game there is, at every table of it; as plain Python, a hundred times as slow, at every few of them:
`test_modes` shows that the ways are one."""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.playing import Table, games_a_law, tables, varied
from tertulia.laws.plugin import OPTION
from tertulia.laws.walked import LAWS, Law, Verdicts, walk


def tables_here(game: Game) -> list[Table]:
    """All tables; as plain Python in steps of one more than twice the choices of the first option, so that each of them is met."""
    choices = game.options[0].choices if game.options else ()
    return tables(game)[:: 2 * len(choices) + 1 if INTERPRET else 1]


def games_asked(config: pytest.Config) -> dict[str, Game]:
    """The games by name that `--game` says; without it all installed ones."""
    named = config.getoption(OPTION, [])
    return {name: game for name, game in games().items() if not named or name in named}


def secretive(found: dict[str, Game]) -> list[object]:
    """The games in which something is chosen secretly, as parameters of a test; one that is skipped where there is none."""
    these = [
        pytest.param(game, id=name) for name, game in found.items() if type(game).seen_action is not Game.seen_action
    ]
    return [*these] or [pytest.param(None, id="none", marks=pytest.mark.skip(reason="nothing is chosen secretly"))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = games_asked(metafunc.config)
    if "table" in metafunc.fixturenames:
        pairs = []
        for game in found.values():
            # modes are compared at all tables in `make proof` alone: as plain Python a game takes one to five seconds
            short = varied(tables_here(game)) if "mode" in metafunc.fixturenames else tables_here(game)
            for table in tables_here(game):
                name = f"{game.name}-{table}"
                # what one worker walks, it is asked about
                marks = [pytest.mark.xdist_group(name), *([] if table in short else [pytest.mark.proof])]
                pairs.append(pytest.param(game, table, id=name, marks=marks))
        metafunc.parametrize(("game", "table"), pairs)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found.values(), ids=found)
    elif "secretive" in metafunc.fixturenames:
        metafunc.parametrize("secretive", secretive(found))


class Walks:
    """The tables that this worker has walked."""

    def __init__(self, asked: list[pytest.Item], law_games: int) -> None:
        self.asked, self.law_games = asked, law_games
        self.walked: dict[tuple[str, str], Verdicts] = {}

    def verdicts(self, game: Game, table: Table) -> Verdicts:
        """How the laws fare there; they are walked when somebody asks first."""
        place = game.name, str(table)
        if place not in self.walked:
            self.walked[place] = walk(game, table, self._laws(game, table), self.law_games // 100 + 1)
        return self.walked[place]

    def _laws(self, game: Game, table: Table) -> list[Law]:
        """Those that are to be tested there."""
        asked = [item for item in self.asked if isinstance(item, pytest.Function) and hasattr(item, "callspec")]
        here = [item for item in asked if item.callspec.params.get("table") == table]
        names = {item.originalname for item in here if item.callspec.params.get("game") is game}
        return [one for name, one in LAWS.items() if name in names]

    def prints_of(self, game: Game, table: Table) -> list[str]:
        """The prints of the games that have been walked there."""
        place = game.name, str(table)
        return self.walked[place].prints if place in self.walked else []


@pytest.fixture(scope="session")
def walks(request: pytest.FixtureRequest) -> Walks:
    return Walks(request.session.items, games_a_law())


@pytest.fixture
def verdicts(walks: Walks, game: Game, table: Table) -> Verdicts:
    """What the laws of this module and the others say of a table."""
    return walks.verdicts(game, table)

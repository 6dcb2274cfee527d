"""Pytest plugin of the laws: the option `--game`, the marks, and the seed in failure reports.

It is an entry point of the group `pytest11`, so that `pytest --pyargs tertulia.laws --game pig` works in every
environment with Tertulia installed. Every pytest run in such an environment imports this module, so it imports no
rules.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib.metadata import entry_points

import pytest

from tertulia.resources import GAMES_GROUP

GAME_OPTION = "tertulia_games"
"""Name under which the pytest configuration stores the values of `--game`."""
MARKS = (
    "laws: properties of every game, checked in random games",
    "proof: long check of a law, some minutes per game; `-m 'not proof'` skips it",
)
GROUP_MARK = "xdist_group(name): tests that one worker of pytest-xdist runs together, if it is installed"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("tertulia", "the laws of Tertulia's games").addoption(
        "--game",
        action="append",
        default=[],
        dest=GAME_OPTION,
        metavar="NAME",
        help="check this game; may be given several times (default: every installed game)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks. Raises `pytest.UsageError` if a game given with `--game` is not installed."""
    for mark in MARKS if config.pluginmanager.hasplugin("xdist") else (*MARKS, GROUP_MARK):
        config.addinivalue_line("markers", mark)
    known = sorted({point.name for point in entry_points(group=GAMES_GROUP)})
    for name in config.getoption(GAME_OPTION):
        if name not in known:
            raise pytest.UsageError(f"--game: unknown game {name!r}; installed are: {', '.join(known) or 'none'}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add a section to the report of a failed law, which says how to replay the law's games.

    It names an environment variable with its value (`tertulia.laws.seed.replay_setting`).
    """
    report = yield
    if report.failed and item.get_closest_marker("laws"):
        from tertulia.laws.seed import replay_setting

        report.sections.append(("seed", f"{replay_setting()} repeats these games"))
    return report

"""The areas of the project in which faults are planted, with their tests and targets."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).resolve().parents[2] / "src" / "tertulia" / "games"


class Area(NamedTuple):
    """An area of the project, with the tests that should find faults in it."""

    name: str
    sources: tuple[str, ...]
    """Glob patterns of its files, from the project's root."""
    planted: int
    target: float
    """The share of observable faults that must be found."""
    tests: tuple[str, ...]
    """Arguments for pytest."""
    interpreted: bool
    """Whether rules run as plain Python, so that a fault in them is not compiled."""
    measured: tuple[str, ...] = ("src/tertulia",)
    """Folders, from the project's root, whose lines are recorded to choose the tests of a fault."""
    client: bool = False
    """Whether the sources are the client's: its unit tests run first, then `tests` if none of those fails."""

    def has_tests_of(self, other: Area) -> bool:
        """Return whether both areas have equal tests, run in equal ways."""
        fields = ("tests", "interpreted", "measured", "client")
        return all(getattr(self, field) == getattr(other, field) for field in fields)


QUICK_TESTS = "not (compiled or laws or slow or proof)"
"""Pytest marks of a game's tests that are quick as plain Python."""


def rules_area(folder: str, planted: int) -> Area:
    """Return the area of a game's rules, tested by its clauses, components and golden records."""
    name = folder.replace("_", "-")
    tests = (f"tests/games/{folder}", "tests/golden", "-k", f"{folder} or {name}", "-m", QUICK_TESTS)
    return Area(f"rules of {name}", (f"src/tertulia/games/{folder}/rules/*.py",), planted, 0.98, tests, True)


def server_area(folder: str) -> Area:
    """Return the area of a folder of the server, tested by all server tests that `make test` runs."""
    sources = (f"src/tertulia/server/{folder}/**/*.py",)
    return Area(
        f"server/{folder}", sources, 25, 0.9, ("tests/server", "-m", "not proof"), False, ("src/tertulia/server",)
    )


AREAS = (
    *(rules_area(file.parent.name, 100) for file in sorted(GAMES.glob("*/game.py"))),
    Area("play", ("src/tertulia/play/*.py",), 50, 0.9, ("tests/play",), False),
    Area(
        "server/domain",
        ("src/tertulia/server/domain/*.py",),
        50,
        0.9,
        ("tests/server/domain",),
        True,
    ),
    Area(
        "search",
        ("src/tertulia/bots/search/*.py",),
        50,
        0.9,
        (
            "tests/bots/search/test_stored_searches.py",
            "tests/bots/search/test_level_bot.py",
            "tests/bots/search/test_budget.py",
            "tests/bots/test_registry.py",
        ),
        True,
    ),
    *(server_area(folder) for folder in ("http", "storage", "workers", "live", "identity")),
    Area(
        "web",
        ("web/src/**/*.ts", "web/src/**/*.svelte"),
        25,
        0.9,
        ("tests/browser", "-m", "not proof"),
        False,
        client=True,
    ),
)

"""The areas of the project in which faults are planted, with their tests and targets."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).resolve().parents[2] / "src" / "tertulia" / "games"


class Room(NamedTuple):
    """An area of the project, with the tests that should find faults in it."""

    name: str
    sources: tuple[str, ...]
    """Glob patterns of its files, from the project's root."""
    planted: int
    aim: float
    """The share of observable faults that must be found."""
    tests: tuple[str, ...]
    """Arguments for pytest."""
    interpreted: bool
    """Whether rules run as plain Python, so that a fault in them is not compiled."""
    measured: tuple[str, ...] = ("src/tertulia",)
    """Folders, from the project's root, whose lines are recorded to choose the tests of a fault."""
    client: bool = False
    """Whether the sources are the client's: its unit tests run first, then `tests` if none of those fails."""

    def has_tests_of(self, other: Room) -> bool:
        """Return whether both areas have equal tests, run in equal ways."""
        fields = ("tests", "interpreted", "measured", "client")
        return all(getattr(self, field) == getattr(other, field) for field in fields)


QUICK = "not (compiled or laws or slow or proof)"
"""Pytest marks of a game's tests that are quick as plain Python."""


def rules(folder: str, planted: int) -> Room:
    """Return the area of a game's rules, tested by its clauses, components and golden records."""
    name = folder.replace("_", "-")
    tests = (f"tests/games/{folder}", "tests/golden", "-k", f"{folder} or {name}", "-m", QUICK)
    return Room(f"rules of {name}", (f"src/tertulia/games/{folder}/rules/*.py",), planted, 0.98, tests, True)


def server_room(folder: str) -> Room:
    """Return the area of a folder of the server, tested by all server tests that `make test` runs."""
    sources = (f"src/tertulia/server/{folder}/**/*.py",)
    return Room(
        f"server/{folder}", sources, 25, 0.9, ("tests/server", "-m", "not proof"), False, ("src/tertulia/server",)
    )


ROOMS = (
    *(rules(file.parent.name, 100) for file in sorted(GAMES.glob("*/game.py"))),
    Room("play", ("src/tertulia/play/*.py",), 50, 0.9, ("tests/play",), False),
    Room(
        "server/domain",
        ("src/tertulia/server/domain/*.py",),
        50,
        0.9,
        ("tests/server/domain", "tests/server/test_substitutions.py"),
        True,
    ),
    Room(
        "search",
        ("src/tertulia/bots/search/*.py",),
        50,
        0.9,
        (
            "tests/bots/search/test_kept_looks.py",
            "tests/bots/search/test_level_bot.py",
            "tests/bots/search/test_budget.py",
            "tests/bots/test_registry.py",
        ),
        True,
    ),
    *(server_room(folder) for folder in ("http", "storage", "workers", "live", "identity")),
    Room(
        "web",
        ("web/src/**/*.ts", "web/src/**/*.svelte"),
        25,
        0.9,
        ("tests/browser", "-m", "not proof"),
        False,
        client=True,
    ),
)

"""Where faults are planted, how many, and which of the tests that `make test` runs must notice them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).resolve().parents[2] / "src" / "tertulia" / "games"


class Room(NamedTuple):
    """A part of the house with its net."""

    name: str
    sources: tuple[str, ...]
    """Patterns of its files, from the project's root."""
    planted: int
    aim: float
    """The share of what is planted that must be found, what cannot be seen left out."""
    tests: tuple[str, ...]
    """What pytest is given."""
    interpreted: bool
    """Whether rules run as plain Python: a fault in them needs no compiling then."""
    measured: tuple[str, ...] = ("src/tertulia",)
    """Folders, from the project's root: a test is asked if it passes the line there."""
    client: bool = False
    """Whether the sources are the client's: its own tests are asked first, `tests` only if none of those fails."""

    def has_tests_of(self, other: Room) -> bool:
        """Whether the tests, and what they run on, are those of another room."""
        fields = ("tests", "interpreted", "measured", "client")
        return all(getattr(self, field) == getattr(other, field) for field in fields)


QUICK = "not (compiled or laws or slow or proof)"
"""Of a game's tests those that are quick as plain Python."""


def rules(folder: str, planted: int) -> Room:
    """The rules of a game and the tests of its clauses, its components, its golden records."""
    name = folder.replace("_", "-")
    tests = (f"tests/games/{folder}", "tests/golden", "-k", f"{folder} or {name}", "-m", QUICK)
    return Room(f"rules of {name}", (f"src/tertulia/games/{folder}/rules/*.py",), planted, 0.98, tests, True)


def server_room(folder: str) -> Room:
    """A folder of the server and all tests of the server that `make test` runs."""
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
            "tests/bots/search/test_spending.py",
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

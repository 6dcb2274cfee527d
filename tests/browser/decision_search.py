"""How a game's decisions are found, and which of its games are played to their end.

Each game's folder defines them in its `decision_search.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tertulia.play import Match

View = dict[str, Any]


class Look(NamedTuple):
    """A script that returns a table's layout faults, and when it applies."""

    script: str
    everywhere: bool = False
    """Whether it also applies to windows smaller than a desktop's."""
    over: bool = True
    """Whether it also applies to a finished game."""


class DecisionSearch(NamedTuple):
    """How a game's decisions are found: games to play, kinds, and a score to choose among one kind."""

    least: int
    """Minimum number of kinds found."""
    few: int
    """Number of games that contain all kinds, for short runs."""
    option: str
    choices: tuple[str, ...]
    seats: Callable[[int], int]
    sense: float
    """Share of actions chosen by a sensible player; the others are random."""
    pictured: str
    """Kind that the pictures in `docs/screenshots` show (`tools.screenshots`)."""
    kinds: Callable[[View, int], Sequence[str]]
    shows: Callable[[View, int], float]
    more: Callable[[int], dict[str, str]] = lambda number: {}
    """Further options of the game with that number."""
    sought: Mapping[str, Callable[[View, int], float]] = {}
    """Scores for certain kinds, used instead of `shows`."""
    rare: tuple[str, ...] = ()
    """Kinds that do not come up in these games, only in games played for them."""
    reached: Callable[[str], tuple[Match, int]] | None = None
    """Return a match in which a rare kind comes up, and the seat to act."""
    looks: tuple[Look, ...] = ()
    """Checks in addition to those of every table."""
    steady: bool = False
    """Whether the parts of its table keep their places between decisions on a desktop."""
    first_thing: tuple[str, tuple[int, int], str] | None = None
    """A decision, a window size that does not show everything, and a selector of the first thing to do."""
    why: tuple[tuple[str, str, str], ...] = ()
    """Decisions, an unavailable choice, and a part of the reason that is shown."""
    places: tuple[str, ...] = ()
    """Selectors of the parts of a table that a player always needs in sight, or one press away."""


class FinishedGame(NamedTuple):
    """A game played to its end."""

    game: str
    seats: int
    options: Mapping[str, str] = {}
    looked_at: bool = True
    """Whether its final scene is examined; False if another game's scene is alike."""
    nearly: bool = False
    """Whether a second table exists without the last action."""
    alone: str = ""
    """Name of a second table of this game, used up by one test; "" if there is none."""


def _read_attributes(what: str) -> dict[str, Any]:
    """Return an attribute of each game's `decision_search.py`, by the game's name."""
    places = sorted(Path(__file__).parent.glob("*/decision_search.py"))
    modules = {
        place.parent.name: import_module(f"tests.browser.{place.parent.name}.decision_search") for place in places
    }
    return {name.replace("_", "-"): getattr(module, what) for name, module in modules.items()}


def load_decision_searches() -> dict[str, DecisionSearch]:
    """Return how each game's decisions are found."""
    return _read_attributes("DECISION_SEARCH")


def load_finished_games() -> dict[str, FinishedGame]:
    """Return the games played to their end, by table name."""
    return {name: one for of_game in _read_attributes("FINISHED_GAMES").values() for name, one in of_game.items()}

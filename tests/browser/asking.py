"""How the questions of a game are found, and which games of it are played to their ends: `asking.py` in each game's folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tertulia.play import Match

View = dict[str, Any]


class Look(NamedTuple):
    """A script that tells what is wrong with a table, and where it is asked."""

    script: str
    everywhere: bool = False
    """Not only on a desk."""
    over: bool = True
    """Of a game that is over, too."""


class Asking(NamedTuple):
    """How a game's questions are found: in which games, of which kind each is, and which of two of a kind shows more."""

    least: int
    """Number of kinds that are met, at least."""
    few: int
    """Number of games in which all of them are met, where there is little time."""
    option: str
    choices: tuple[str, ...]
    seats: Callable[[int], int]
    sense: float
    """The share of actions that are a sensible player's."""
    kinds: Callable[[View, int], Sequence[str]]
    shows: Callable[[View, int], float]
    more: Callable[[int], dict[str, str]] = lambda number: {}
    """Other options of the game of that number."""
    sought: Mapping[str, Callable[[View, int], float]] = {}
    """What certain kinds are sought for, where that is something else."""
    rare: tuple[str, ...] = ()
    """Kinds that do not come up in these games, but in games of their own."""
    reached: Callable[[str], tuple[Match, int]] | None = None
    """A match in which one of these is asked, and the seat that is."""
    looks: tuple[Look, ...] = ()
    """What else is looked at than at every table."""
    steady: bool = False
    """Whether the parts of its table stay where they are from question to question, on a desk."""
    first_thing: tuple[str, tuple[int, int], str] | None = None
    """A question, a size in which not all is in sight, and what is done first there."""
    why: tuple[tuple[str, str, str], ...] = ()
    """Questions, what cannot be had there, and a part of what it says of it."""


class Ended(NamedTuple):
    """A game that is played to its end."""

    game: str
    seats: int
    options: Mapping[str, str] = {}
    looked_at: bool = True
    """Whether its end is shown; that of another game is like it where it is not."""
    nearly: bool = False
    """Whether there is a table, too, where its last action is still to be done."""
    alone: str = ""
    """The name of a second table of it, which one test uses up."""


def _said(what: str) -> dict[str, Any]:
    """What the folder of each game says, by the game's name."""
    places = sorted(Path(__file__).parent.glob("*/asking.py"))
    modules = {place.parent.name: import_module(f"tests.browser.{place.parent.name}.asking") for place in places}
    return {name.replace("_", "-"): getattr(module, what) for name, module in modules.items()}


def asking() -> dict[str, Asking]:
    """How the questions of each game are found."""
    return _said("ASKING")


def ended() -> dict[str, Ended]:
    """The games that are played to their ends, by the names of their tables."""
    return {name: one for of_game in _said("ENDED").values() for name, one in of_game.items()}

"""Performance and strength targets of each game, read from `bench.toml` in its package.

A game without that file has no targets. A target in a string is a comparison such as `>= 3000000` (`Figure.target`).
"""

from __future__ import annotations

from functools import cache

import msgspec

from tertulia.resources import game_folders

TARGETS_FILE = "bench.toml"


class RuleTargets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Targets of `bench.rules` for four players on one core; an empty string means no target."""

    decisions: str = ""
    """Decisions per second."""
    games: str = ""
    """Games per second."""
    state: str = ""
    """Size of a state, in bytes."""
    compiling: str = ""
    """Compile time with an empty cache, in seconds."""


class StepTargets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Targets of `bench.steps` for four players on one core, in decisions per second.

    The time to choose actions is not counted.
    """

    masks: str = ""
    """With a mask of legal actions."""
    observations: str = ""
    """With a mask and an observation."""


class LadderTargets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Targets of `bench.ladder` for two players and for four.

    Shares of victories are lower ends of 95 % intervals, in percent.
    """

    against_greedy: tuple[int, int] = (0, 0)
    """Share of `strong` against `greedy`; 0 for no target."""
    strong_against_quick: tuple[int, int] = (60, 32)
    close: tuple[int, ...] = ()
    """Player counts at which more games are needed to show whether `master` beats `strong`."""
    points_of_equals: float = 0.0
    """Mean points of `strong` at a table of four `strong` bots; 0 for no target."""
    editions: tuple[dict[str, str], ...] = ({},)
    """Option sets with which `strong` plays `greedy` at every player count."""


class GameTargets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of a game's `bench.toml`."""

    rules: RuleTargets = RuleTargets()
    steps: StepTargets = StepTargets()
    ladder: LadderTargets = LadderTargets()
    readme: tuple[str, ...] = ()
    """Figures of this game that README.md shows: `speed`, `cores`, `calibration`."""


@cache
def load_targets(game: str) -> GameTargets:
    """Return the targets of a game, or empty ones if it has no file.

    Raises `msgspec.ValidationError`, which names the faulty field.
    """
    file = game_folders()[game] / TARGETS_FILE
    return msgspec.toml.decode(file.read_bytes(), type=GameTargets) if file.is_file() else GameTargets()

"""What is aimed at in each game: `bench.toml` in its package says so. Of a game without that file nothing is asked."""

from __future__ import annotations

from functools import cache

import msgspec

from tertulia.resources import game_folders

FILE = "bench.toml"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules must reach with four players on one core, and what they may cost; empty where nothing is asked."""

    decisions: str = ""
    """Decisions a second."""
    games: str = ""
    """Games a second."""
    state: str = ""
    """Bytes of a state."""
    compiling: str = ""
    """Seconds that compiling takes, with an empty cache."""


class Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What many games that go on together must reach with four players on one core, in decisions a second, choosing not counted."""

    masks: str = ""
    """With a mask of legal actions."""
    observations: str = ""
    """With a mask and an observation."""


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the levels must reach against each other, in hundredths: with two players, with four."""

    against_greedy: tuple[int, int] = (0, 0)
    """What the lower end of the interval of `strong` is to reach."""
    strong_against_quick: tuple[int, int] = (60, 32)
    close: tuple[int, ...] = ()
    """Numbers of players with which the usual number of games leaves open whether masters win more: then more are played."""
    points_of_equals: float = 0.0
    """Mean points that four strong ones are to reach among themselves; 0: not asked."""
    editions: tuple[dict[str, str], ...] = ({},)
    """Options by which `strong` plays against `greedy` at every number of players."""


class Aims(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game's file says."""

    rules: Rules = Rules()
    steps: Steps = Steps()
    ladder: Ladder = Ladder()
    readme: tuple[str, ...] = ()
    """Of which of its figures README.md tells: `speed`, `cores`, `calibration`."""


@cache
def aims_of(game: str) -> Aims:
    """Those of a game; `msgspec.ValidationError` names what is wrong in its file."""
    file = game_folders()[game] / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Aims) if file.is_file() else Aims()

"""Playing strength: the share of its possible points that a seat's decisions lost.

The model: the strength of a seat in a game is that share (`lost_share`), 0 if it lost nothing. The share changes two
things linearly: how many of the points of strong play the seat still makes, and how widely its final points scatter.
The coefficients are measured in many games of mixed levels (`Strengths`, `python -m bench.strength`). For readers, the
share is translated into the level of bots that most likely loses such a share (`likeliest_level`).

The share is that of the complete game, so it contains the result, apart from luck: a player who leaves undone what
strong players do is expected to go on so. The resulting chances are tested against results (`python -m
bench.explained`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from tertulia.kernel.game import Game, GameError

STRENGTH_FILE = "strength.toml"
"""File in a game's package."""
LinearFunction = tuple[float, float]
"""A linear function: its value at share 0, and the increase up to share 1."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of bots: mean and standard deviation over games of the share that it loses."""

    given: float
    given_spread: float


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects of the share that a seat loses on its further points."""

    made: LinearFunction
    """Share that the seat makes of the mean points that strong play would still bring the seats."""
    promise: LinearFunction
    """Share that it makes of its lead over the mean of the final points under strong play."""
    caught_up: LinearFunction
    """Share that it catches up of its deficit in points made so far, against the mean of the seats.

    A strong player has about 1 in `made`, `promise` and `caught_up`: such a player makes up a deficit if strong play
    can. Weaker players have lower values: they keep their pace, although their position would allow more points.
    """
    leftover: float
    """Additional share, in the measure of `made`, if all opponents lose everything.

    Weak opponents leave points to be taken, and do not hurry to the end of the game.
    """
    spread: LinearFunction
    """Natural logarithm of the spread of the final points.

    The spread is their standard deviation, divided by the square root of the mean points that strong play would still
    bring the seats.
    """
    levels: dict[str, Level]
    """Levels by name, the weakest first."""


@cache
def load_strengths(game: Game) -> Strengths | None:
    """The measured levels of a game, or None if its package has none.

    Raises `GameError`, with the file and its fault, if the file is invalid.
    """
    path = game.folder / STRENGTH_FILE
    return read_strengths(path) if path.is_file() else None


def read_strengths(path: Path) -> Strengths:
    """Read levels from a file. Raises `GameError` as `load_strengths` does."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Strengths)
    except msgspec.DecodeError as error:
        raise GameError(f"{path}: {error}") from None
    for name, level in found.levels.items():
        if not (0 <= level.given <= 1 and level.given_spread > 0):
            raise GameError(f"{path}: the share of {name} must be from 0 to 1, and its spread above 0")
    if not found.levels:
        raise GameError(f"{path}: at least one level is required")
    return found


def value_at(line: LinearFunction, share: float) -> float:
    """Value of a linear function at a share."""
    return line[0] + share * line[1]


def lost_share(lost_points: float, score: float) -> float:
    """Share of its possible points that a seat lost, from 0 to 1: it lost `lost_points` points and made `score`."""
    return lost_points / (lost_points + max(score, 0.0)) if lost_points > 0 else 0.0


def likeliest_level(share: float, known: Strengths) -> tuple[str, float]:
    """The level that most likely loses such a share, and its probability, from 0 to 1.

    All levels have equal prior probabilities.
    """
    away = [((share - level.given) / level.given_spread, level.given_spread) for level in known.levels.values()]
    likely = np.array([-(distance**2) / 2 - np.log(spread) for distance, spread in away])
    shares = np.exp(likely - likely.max())
    best = int(np.argmax(shares))
    return list(known.levels)[best], float(shares[best] / shares.sum())

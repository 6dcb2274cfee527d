"""Playing strength of a seat in a finished game, measured by the points that its decisions lost.

The measure is the lost share (`lost_share`): points lost, divided by points lost plus points made. It is 0 for a player
who lost no points. `StrengthModel` predicts how a player with a given lost share goes on playing. One prediction is the
share of the points of strong play that the player still makes. The other is how widely the final points scatter. Both
are linear functions of the lost share, fitted to many games between bots (`python -m bench.strength`).

Reports name the bot whose lost shares are most similar (`likeliest_level`).

Predictions for an earlier moment of a game use the lost share of the complete game. So they already know how well each
player plays after that moment. `python -m bench.explained` tests the predicted chances of winning.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from tertulia.kernel.game import Game, GameError

STRENGTH_FILE = "strength.toml"
"""Name of the file with a game's strength model, in the game's package."""
LinearFunction = tuple[float, float]
"""A linear function of a seat's lost share: its value at share 0, and the increase from share 0 to 1.

The lost share is the points that the seat lost, divided by the points lost plus the points made.
"""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's level: mean and standard deviation, over many games, of its lost share.

    The lost share is the points that the bot lost in a game, divided by the points lost plus the points made.
    """

    given: float
    given_spread: float


class StrengthModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Model that predicts a seat's final points from its lost share; loaded from a game's `strength.toml`.

    The lost share is the points that the seat lost, divided by points lost plus points made. The points that strong
    play would still bring a seat are the sum of three parts (`supposition.split_points_to_come`). `made`, `promise`
    and `caught_up` say which share of each part the seat is expected to make. A strong player makes about all of each
    part (share 1). Weaker players make less.
    """

    made: LinearFunction
    """Share of the mean gain that the seat is expected to make, as a function of the seat's lost share.

    The mean gain is the mean, over all seats, of the points that each seat would still make if all played strongly.
    """
    promise: LinearFunction
    """Share of the seat's lead that the seat is expected to make, as a function of its lost share.

    The lead is the seat's final points minus the mean final points of all seats, both expected if all play strongly.
    """
    caught_up: LinearFunction
    """Share of the seat's deficit that the seat is expected to catch up, as a function of its lost share.

    The deficit is the mean of the points that all seats have made so far, minus the seat's own points. A strong player
    catches up if the position allows it. Weaker players go on making points at their previous rate.
    """
    leftover: float
    """Increase of the share `made` if the opponents lose all their possible points.

    `made` is the share of the mean gain that the seat is expected to make. The mean gain is the mean, over all seats,
    of the points that strong play would still bring.

    For better opponents, the increase is multiplied by their mean lost share (points lost, divided by points lost plus
    points made). Weak opponents leave points to be taken, and do not hurry to the end of the game.
    """
    spread: LinearFunction
    """Natural logarithm of the spread of a seat's final points, as a function of the seat's lost share.

    The spread is the standard deviation of a seat's final points, divided by the square root of the mean points that
    strong play would still bring the seats.
    """
    levels: dict[str, Level]
    """Mean and standard deviation of each measured bot's lost share, by the bot's name, the weakest first.

    The lost share is points lost, divided by points lost plus points made.
    """


@cache
def load_strength_model(game: Game) -> StrengthModel | None:
    """Return the strength model of a game, or None if its package has no `strength.toml`.

    Raises `GameError`, which names the file and the error, if the file is invalid.
    """
    path = game.folder / STRENGTH_FILE
    return read_strength_model(path) if path.is_file() else None


def read_strength_model(path: Path) -> StrengthModel:
    """Read a strength model from a file.

    Raises `GameError`, which names the file and the error, if it is invalid.
    """
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=StrengthModel)
    except msgspec.DecodeError as error:
        raise GameError(f"{path}: {error}") from None
    for name, level in found.levels.items():
        if not (0 <= level.given <= 1 and level.given_spread > 0):
            raise GameError(f"{path}: the share of {name} must be from 0 to 1, and its spread above 0")
    if not found.levels:
        raise GameError(f"{path}: at least one level is required")
    return found


def value_at(line: LinearFunction, share: float) -> float:
    """Return the value of the linear function `line` at `share`, a number from 0 to 1."""
    return line[0] + share * line[1]


def lost_share(lost_points: float, score: float) -> float:
    """Return the points that a seat lost as a share of its possible points, from 0 to 1.

    The possible points are `lost_points` plus the final points `score`.
    """
    return lost_points / (lost_points + max(score, 0.0)) if lost_points > 0 else 0.0


def likeliest_level(share: float, known: StrengthModel) -> tuple[str, float]:
    """Return the name of the bot that most likely loses `share` of its points, and the bot's probability.

    `share` is points lost, divided by points lost plus points made. `known` is the game's strength model. The
    probability is from 0 to 1. All bots of the model have equal prior probabilities.
    """
    away = [((share - level.given) / level.given_spread, level.given_spread) for level in known.levels.values()]
    likely = np.array([-(distance**2) / 2 - np.log(spread) for distance, spread in away])
    shares = np.exp(likely - likely.max())
    best = int(np.argmax(shares))
    return list(known.levels)[best], float(shares[best] / shares.sum())

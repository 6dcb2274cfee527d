"""Playing strength of a seat: the points that its decisions lost, as a share of its possible points.

The possible points are the lost ones plus those made, so the lost share (`lost_share`) is 0 for a player who lost none.
`StrengthModel` describes how a player with a given lost share goes on playing: how many of the points of strong play
the player still makes, and how widely the final points scatter. Both depend linearly on the lost share. The
coefficients are fitted to many games between bots of different levels (`python -m bench.strength`).

For readers, a lost share is translated into the level of bots that most likely loses it (`likeliest_level`).

The lost share is that of the complete game, so predictions for earlier moments use the result, apart from luck: a
player who often missed good actions is expected to go on missing them. `python -m bench.explained` tests the predicted
chances.
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
"""A linear function of the lost share: its value at 0, and the increase from 0 to 1."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's level: mean and standard deviation, over many games, of the share of points that it loses."""

    given: float
    given_spread: float


class StrengthModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prediction of final points from the share of its possible points that a seat loses (lost share).

    Loaded from `strength.toml` in a game's package. The points still to come under strong play are split into three
    parts (`supposition.split_points_to_come`): their mean over all seats, and each seat's lead and deficit. `made`,
    `promise` and `caught_up` are the shares of the parts that the seat is expected to make. A strong player has about 1
    in all three. Weaker players have lower values.
    """

    made: LinearFunction
    """Share of the mean points still to come that the seat is expected to make.

    The mean is over all seats, if all play strongly.
    """
    promise: LinearFunction
    """Share of the seat's lead in final points under strong play that the seat is expected to make.

    The lead is measured against the mean of all seats.
    """
    caught_up: LinearFunction
    """Share of the seat's deficit in points made so far that the seat is expected to catch up.

    The deficit is measured against the mean of all seats. A strong player makes up a deficit if strong play can. Weaker
    players keep their pace, although their position would allow more points.
    """
    leftover: float
    """Increase of the share in `made` if the opponents lose all their points (lost share 1).

    It is multiplied by the opponents' mean lost share. Weak opponents leave points to be taken, and do not hurry to the
    end of the game.
    """
    spread: LinearFunction
    """Natural logarithm of the spread of the final points.

    The spread is the standard deviation of a seat's final points, divided by the square root of the mean points that
    strong play would still bring the seats.
    """
    levels: dict[str, Level]
    """Measured levels by the name of the bot, the weakest first."""


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
    """Return the value of a linear function at a lost share."""
    return line[0] + share * line[1]


def lost_share(lost_points: float, score: float) -> float:
    """Return the points that a seat lost as a share of its possible points, from 0 to 1.

    The possible points are `lost_points` plus the final points `score`.
    """
    return lost_points / (lost_points + max(score, 0.0)) if lost_points > 0 else 0.0


def likeliest_level(share: float, known: StrengthModel) -> tuple[str, float]:
    """Return the name of the level whose bots most likely lose `share`, and this level's probability.

    `known` is the game's strength model. The probability is from 0 to 1. All levels have equal prior probabilities.
    """
    away = [((share - level.given) / level.given_spread, level.given_spread) for level in known.levels.values()]
    likely = np.array([-(distance**2) / 2 - np.log(spread) for distance, spread in away])
    shares = np.exp(likely - likely.max())
    best = int(np.argmax(shares))
    return list(known.levels)[best], float(shares[best] / shares.sum())

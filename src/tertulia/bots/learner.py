"""The `learner` bot: plays like a beginner, mostly good actions, sometimes weak ones, no absurd ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np

from tertulia.bots.registry import BotKind
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.schema import StateArray

DEFAULT_TEMPERATURE = 1.5
"""Default softmax temperature in points, for games without a `learner.toml`.

An action that is this many points worse than another one is e times less likely.
"""
SETTINGS_FILE = "learner.toml"
"""Name of an optional file in a game's package that sets the softmax temperature of the `learner` bot."""
MAX_POINTS_BELOW_BEST = 5.0
"""Maximum points by which a chosen action may be worse than the best one.

The game's `weigh` rule gives the points of actions.
"""


class LearnerSettings(msgspec.Struct, forbid_unknown_fields=True):
    """Content of a game's `learner.toml`: settings of the `learner` bot."""

    temperature: Annotated[float, msgspec.Meta(gt=0)] = DEFAULT_TEMPERATURE


@cache
def load_temperature(game: Game) -> float:
    """Return the game's softmax temperature t: an action worse by t points is e times less likely.

    Games of many small steps need a lower temperature, because small losses add up. Raises `GameError`, which names the
    file, if the game's `learner.toml` is invalid.
    """
    return read_settings(game.folder / SETTINGS_FILE).temperature


def read_settings(path: Path) -> LearnerSettings:
    """Read a `learner.toml`; return the defaults if the file does not exist.

    Raises `GameError` if the file is invalid.
    """
    if not path.is_file():
        return LearnerSettings()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=LearnerSettings)
    except msgspec.DecodeError as error:
        raise GameError(f"{path}: {error}") from None


class Learner:
    """Player that samples actions by a softmax of their heuristic values (the game's `weigh` rule).

    Bots with equal random keys (32 bytes) give equal answers to equal sequences of calls.
    """

    name = "learner"

    def __init__(self, key: bytes) -> None:
        self.key, self.answers = key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return a random legal action, better ones with higher probability.

        Actions more than `MAX_POINTS_BELOW_BEST` points below the best one are never chosen.
        """
        self.answers += 1
        chance = np.random.default_rng(list(derive_seed(self.key, f"answer {self.answers}")))
        legal, worths = game.legal(state, seat), game.weigh(state, seat)
        behind = worths.max() - worths
        likely = np.where(behind <= MAX_POINTS_BELOW_BEST, np.exp(-behind / load_temperature(game)), 0.0)
        return int(chance.choice(legal, p=likely / likely.sum()))


BOT = BotKind("learner", Learner, order=5)

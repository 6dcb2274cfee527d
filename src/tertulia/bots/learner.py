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

TEMPERATURE = 1.5
"""Default softmax temperature, for games without a `learner.toml`.

An action worse by this many points is e times less likely.
"""
FILE = "learner.toml"
"""Optional file in a game's package that sets `temperature`."""
ABSURD = 5.0
"""An action that is more than this many points worse than the best is never chosen."""


class Straying(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a `learner.toml`."""

    temperature: Annotated[float, msgspec.Meta(gt=0)] = TEMPERATURE


@cache
def temperature(game: Game) -> float:
    """Return the game's softmax temperature.

    An action worse by this many points is e times less likely. Games of many small steps need a lower temperature,
    because small losses add up. Raises `GameError`, which names the file, if the file is invalid.
    """
    return straying_of(game.folder / FILE).temperature


def straying_of(path: Path) -> Straying:
    """Read a `learner.toml`; return the defaults if there is no such file.

    Raises `GameError` if the file is invalid.
    """
    if not path.is_file():
        return Straying()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Straying)
    except msgspec.DecodeError as error:
        raise GameError(f"{path}: {error}") from None


class Learner:
    """Samples actions by a softmax of the game's `weigh` rule.

    Deterministic: equal keys (32 bytes) give equal answers to an equal sequence of calls.
    """

    name = "learner"

    def __init__(self, key: bytes) -> None:
        self.key, self.asked = key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return a random legal action within `ABSURD` points of the best one; better ones are likelier."""
        self.asked += 1
        chance = np.random.default_rng(list(derive_seed(self.key, f"answer {self.asked}")))
        legal, worths = game.legal(state, seat), game.weigh(state, seat)
        behind = worths.max() - worths
        likely = np.where(behind <= ABSURD, np.exp(-behind / temperature(game)), 0.0)
        return int(chance.choice(legal, p=likely / likely.sum()))


BOT = BotKind("learner", Learner, order=5)

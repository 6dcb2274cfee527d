"""The bot that plays like a friendly beginner: mostly what is good, sometimes what is not quite, never what is absurd."""

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
"""Points by which an action must be worse to be taken e times less often, where a game's package says nothing else."""
FILE = "learner.toml"
"""In a game's package: its own `temperature`."""
ABSURD = 5.0
"""Points: whatever is so much worse than the best is never done."""


class Straying(msgspec.Struct, forbid_unknown_fields=True):
    """What a game's file says."""

    temperature: Annotated[float, msgspec.Meta(gt=0)] = TEMPERATURE


@cache
def temperature(game: Game) -> float:
    """Points by which an action must be worse to be taken e times less often: less in a game of many small steps, where somebody
    would else let half of what they have go to waste. Raises `GameError`, which names the file, where that says something else."""
    return straying_of(game.folder / FILE).temperature


def straying_of(path: Path) -> Straying:
    """Returns what a file says; what is usual where there is none. Raises `GameError` where it cannot be read."""
    if not path.is_file():
        return Straying()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Straying)
    except msgspec.DecodeError as error:
        raise GameError(f"{path}: {error}") from None


class Learner:
    """Takes actions by their worths, the better the likelier. The same key (32 bytes) gives the same answers to the same
    questions in the same order."""

    name = "learner"

    def __init__(self, key: bytes) -> None:
        self.key, self.asked = key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """One of the legal actions that are not absurd."""
        self.asked += 1
        chance = np.random.default_rng(list(derive_seed(self.key, f"answer {self.asked}")))
        legal, worths = game.legal(state, seat), game.weigh(state, seat)
        behind = worths.max() - worths
        likely = np.where(behind <= ABSURD, np.exp(-behind / temperature(game)), 0.0)
        return int(chance.choice(legal, p=likely / likely.sum()))


BOT = BotKind("learner", Learner, order=5)

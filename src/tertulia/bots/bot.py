"""Whoever plays without hands. A bot decides for one seat at a time, and sees only what that seat may know.

`ask` is how the house keeps that promise: before a bot is asked, everything that its seat cannot know is dealt again from
a fresh key. Where a game's rules tell what is hidden, no bot can peek, whoever wrote it. The kernel does the same once more for
policies, wherever they are called from: in batches, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from tertulia.kernel.game import Game, GameError
from tertulia.kernel.schema import StateArray


class Bot(Protocol):
    """A player: its name, and what it does when it is asked."""

    name: str

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """One of the seat's legal actions. The state is the bot's own to try things on; what its seat cannot know is made up."""


class Cancelled(Exception):
    """Nobody wants to know any more what a bot would do."""


@runtime_checkable
class Cancellable(Protocol):
    """A bot that thinks for long asks now and then whether it is still wanted, and raises `Cancelled` where it is not."""

    wanted: Callable[[], bool]


def ask(bot: Bot, game: Game, state: StateArray, seat: int, key: bytes) -> int:
    """What a bot does at a seat; `state` is left as it is. `key` (32 bytes, not the game's own) deals what
    the seat cannot know.

    `GameError` where the bot names an action that is not legal: a match never takes it.
    """
    action = bot.choose(game, game.determinize(state, seat, key), seat)
    if action not in game.legal(state, seat):
        raise GameError(f"the bot {bot.name} chose {action}, which is not legal for seat {seat}")
    return action

"""Whoever plays without hands. A bot decides for one seat at a time, and sees only what that seat may know.

`ask` is how the house keeps that promise: before a bot is asked, everything that its seat cannot know is dealt again from
a fresh key. Where a game's rules tell what is hidden, no bot can peek, whoever wrote it. For policies the kernel does the same by
itself, wherever they are called from, in batches, too; so `ask` leaves it to the kernel where the bot is nothing but a policy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from tertulia.bots.policy_bot import PolicyBot
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
    """The action that a bot chooses at a seat, which is legal; `state` is left as it is. `key` (32 bytes, not the game's own)
    deals what the seat cannot know. A `PolicyBot` is given the state itself: `Game.choose` deals a world for it, from the bot's
    own key, and one dealt from a world that was dealt before would be the same.

    Raises `GameError` where the bot names an action that is not legal: a match never takes it.
    """
    shown = state if type(bot) is PolicyBot else game.determinize(state, seat, key)
    action = bot.choose(game, shown, seat)
    if action not in game.legal(state, seat):
        raise GameError(f"the bot {bot.name} chose {action}, which is not legal for seat {seat}")
    return action

"""The bot protocol. A bot decides for one seat at a time and receives only what that seat may know.

`ask_bot` enforces this. Before it calls a bot, it determinizes the state: it redraws at random everything that the seat
cannot know. The seed for redrawing is independent of the game's key. So no bot can see hidden information if the game's
`determinize` rule is correct. A `PolicyBot` receives the unchanged state, because `Game.choose` determinizes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from tertulia.bots.policy_bot import PolicyBot
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.schema import StateArray


class Bot(Protocol):
    """Interface of a computer player."""

    name: str

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return one of the seat's legal actions.

        `state` is a copy that the bot may modify; everything in it that the seat cannot know has been redrawn at
        random.
        """


class Cancelled(Exception):
    """A bot or search stopped because its caller no longer needs the answer.

    The caller has given the bot or search a function `wanted`, which returned False.
    """


@runtime_checkable
class Cancellable(Protocol):
    """A bot with long computations, which the caller can cancel.

    The caller sets `wanted`, a function that returns whether the answer is still needed. The bot calls it from time to
    time and raises `Cancelled` if it returns False.
    """

    wanted: Callable[[], bool]


def ask_bot(bot: Bot, game: Game, state: StateArray, seat: int, key: bytes) -> int:
    """Return the legal action that a bot chooses for a seat. `state` is not modified.

    `key` (32 bytes, not the game's own key) seeds the determinization. A `PolicyBot` receives `state` itself, because
    `Game.choose` determinizes it from the bot's own key; determinizing it first would not change the result.

    Raises `GameError` if the bot returns an illegal action.
    """
    visible_state = state if type(bot) is PolicyBot else game.determinize(state, seat, key)
    action = bot.choose(game, visible_state, seat)
    if action not in game.legal(state, seat):
        raise GameError(f"the bot {bot.name} chose {action}, which is not legal for seat {seat}")
    return action

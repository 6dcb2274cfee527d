"""Whoever plays without hands. A bot decides for one seat at a time, and sees only what that seat may know.

`seen` is how the house keeps that promise: before a bot is asked, everything that its seat cannot know is dealt again from
a fresh key. Where a game's rules tell what is hidden, no bot can peek, whoever wrote it. The kernel does the same once more for a
game's own compiled bots, wherever they are called from: in batches, too.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

from tertulia.kernel.game import Game, GameError, State


class Bot(Protocol):
    """A player: its name, and what it does when it is asked."""

    name: str

    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of the seat's legal actions. The state is the bot's own to try things on; what its seat cannot know is made up."""


class Compiled:
    """One of a game's own bots. The same key gives the same answers to the same questions in the same order."""

    def __init__(self, name: str, key: bytes) -> None:
        self.name, self.key, self.asked = name, key, 0

    def choose(self, game: Game, state: State, seat: int) -> int:
        self.asked += 1
        dice = hashlib.sha256(self.key + self.asked.to_bytes(8, "little")).digest()
        return game.choose(self.name, state, seat, dice)


def seen(game: Game, state: State, seat: int, key: bytes) -> State:
    """A world that the seat cannot tell from the true one, dealt from a key that has nothing to do with the game's."""
    return game.redeal(state, seat, key)


def ask(bot: Bot, game: Game, state: State, seat: int, key: bytes) -> int:
    """What a bot does at a seat; `state` is left as it is, and `key` deals what the seat cannot know.

    `GameError` where the bot names an action that is not legal: a match never takes it.
    """
    action = bot.choose(game, seen(game, state, seat, key), seat)
    if action not in game.legal(state, seat):
        raise GameError(f"the bot {bot.name} chose {action}, which is not legal for seat {seat}")
    return action


def bot(game: Game, name: str, key: bytes) -> Compiled:
    """A game's own bot by name; `GameError` lists those that the game has."""
    if name not in game.bots:
        raise GameError(f"{game.name} has the bots {', '.join(game.bots)}, not {name!r}")
    return Compiled(name, key)

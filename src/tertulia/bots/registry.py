"""Which bots there are: the entry points of the group `tertulia.bots`. A new bot changes no other file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from tertulia.bots.bot import Bot
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game, GameError

GROUP = "tertulia.bots"


@dataclass(frozen=True)
class BotKind:
    """A bot as it can be chosen for a seat."""

    name: str
    make: Callable[[bytes], Bot]
    """(key of 32 bytes): a player; the same key plays alike."""
    policy: Policy | None = None
    """What plays it in batches, without Python between two moves; None where nothing does."""
    plays: Callable[[Game], bool] = lambda game: True
    """Whether it knows a game."""
    order: int = 100
    """Where it stands in a list: the weakest first."""


def bot_kinds(game: Game) -> dict[str, BotKind]:
    """The bots that play a game, by name, the weakest first."""
    return {kind.name: kind for kind in _installed() if kind.plays(game)}


def bot_kind(game: Game, name: str) -> BotKind:
    """A bot by name; `GameError` lists those that play the game."""
    kinds = bot_kinds(game)
    if name not in kinds:
        raise GameError(f"{game.name} has the bots {', '.join(kinds)}, not {name!r}")
    return kinds[name]


def usual_bot(game: Game) -> str:
    """The bot that nobody asked for by name: the best of those that answer at once."""
    kinds = list(bot_kinds(game).values())
    return [*kinds[-1:], *(kind for kind in kinds if kind.policy is not None)][-1].name


def make_bot(game: Game, name: str, key: bytes) -> Bot:
    """A player by its bot's name; `GameError` as for `bot_kind`."""
    return bot_kind(game, name).make(key)


def batch_policy(game: Game, name: str) -> Policy:
    """What plays a bot in batches; `GameError` where it plays none."""
    policy = bot_kind(game, name).policy
    if policy is None:
        fast = [kind.name for kind in bot_kinds(game).values() if kind.policy is not None]
        raise GameError(f"batches are played by {', '.join(fast)}; {name} thinks too long for them")
    return policy


@cache
def _installed() -> tuple[BotKind, ...]:
    found: list[BotKind] = [point.load() for point in entry_points(group=GROUP)]
    return tuple(sorted(found, key=lambda kind: (kind.order, kind.name)))

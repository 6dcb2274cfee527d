"""Registry of the installed bots, which are found by entry points of the group `tertulia.bots`.

A new bot needs no change in other files.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from tertulia.bots.bot import Bot
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game, GameError

log = logging.getLogger(__name__)
ENTRY_POINT_GROUP = "tertulia.bots"
MIN_TIME_MS, MAX_TIME_MS = 0.01, 60_000.0


@dataclass(frozen=True)
class BotKind:
    """A kind of installed bot, such as `greedy` or `strong`. A host selects one for a seat."""

    name: str
    make: Callable[[bytes], Bot]
    """Function that creates a bot from a random key (32 bytes). Bots with equal keys play identically."""
    policy: Policy | None = None
    """Compiled policy that plays this bot in batches of games; None if the bot cannot be used in batches."""
    plays: Callable[[Game], bool] = lambda game: True
    """Function that returns whether the bot can play a game."""
    order: int = 100
    """Sort key of the bot in lists, ascending. Weaker bots come first."""
    offered: bool = True
    """Whether hosts may choose the bot for a seat. False for bots that only serve as a baseline."""
    with_time: Callable[[float], BotKind] | None = None
    """Function that takes a time per move in ms and returns this kind of bot with that time.

    None if the bot's time per move cannot be set.
    """


def bot_kinds(game: Game) -> dict[str, BotKind]:
    """Return the bots that are offered for a game, by name, the weakest first."""
    return {kind.name: kind for kind in _load_installed_bots() if kind.offered and kind.plays(game)}


def bot_kind(game: Game, name: str) -> BotKind:
    """Return a bot by its name, or by name and time per move (`strong@100`).

    The time is in milliseconds on a reference machine. Raises `GameError`, which lists the game's bots, if the name is
    unknown or the time is invalid.
    """
    kinds = {kind.name: kind for kind in _load_installed_bots() if kind.plays(game)}
    plain, timed, time = name.partition("@")
    kind = kinds.get(plain)
    if kind is None or (timed and kind.with_time is None):
        timed_too = next((f", {other}@MILLISECONDS" for other in kinds if kinds[other].with_time), "")
        raise GameError(f"unknown bot {name!r}; {game.name} has {', '.join(kinds)}{timed_too}")
    return kind.with_time(_parse_milliseconds(name, time)) if timed and kind.with_time else kind


def _parse_milliseconds(name: str, text: str) -> float:
    try:
        time = float(text)
    except ValueError:
        time = 0.0
    if not MIN_TIME_MS <= time <= MAX_TIME_MS:
        raise GameError(f"a bot's time must be from {MIN_TIME_MS} to {MAX_TIME_MS:g} milliseconds, not {name!r}")
    return time


def default_bot(game: Game) -> str:
    """Return the name of a game's default bot: the strongest that answers without delay.

    Bots that play a compiled policy answer without delay. A game without such bots has its strongest bot as default.
    """
    kinds = list(bot_kinds(game).values())
    return [*kinds[-1:], *(kind for kind in kinds if kind.policy is not None)][-1].name


def make_bot(game: Game, name: str, key: bytes) -> Bot:
    """Create a player from the name of a bot, such as `strong`, or `strong@100` with the time per move in ms.

    `key` (32 bytes) is the seed of the player's random choices. Raises `GameError` if the bot is unknown, or if the
    time in the name is invalid.
    """
    return bot_kind(game, name).make(key)


def batch_policy(game: Game, name: str) -> Policy:
    """Return the compiled policy that plays a bot in batches of games.

    Raises `GameError` if the bot cannot be used in batches or is unknown.
    """
    policy = bot_kind(game, name).policy
    if policy is None:
        fast = [kind.name for kind in bot_kinds(game).values() if kind.policy is not None]
        raise GameError(f"the bot {name} is too slow for batches; accepted are {', '.join(fast)}")
    return policy


@cache
def _load_installed_bots() -> tuple[BotKind, ...]:
    """Load all installed bots, the weakest first.

    A bot that fails to load is logged and skipped, so that the others remain usable.
    """
    found: list[BotKind] = []
    for point in entry_points(group=ENTRY_POINT_GROUP):
        try:
            found.append(point.load())
        except Exception as error:
            log.warning("the bot %s (%s) cannot be loaded and is skipped: %s", point.name, point.value, error)
    return tuple(sorted(found, key=lambda kind: (kind.order, kind.name)))

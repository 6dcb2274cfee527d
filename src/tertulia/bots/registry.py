"""Which bots there are: the entry points of the group `tertulia.bots`. A new bot changes no other file."""

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
GROUP = "tertulia.bots"
LEAST_TIME, MOST_TIME = 0.01, 60_000.0


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
    offered: bool = True
    """Whether people may choose it for a seat; a mere yardstick for others is not offered."""
    at: Callable[[float], BotKind] | None = None
    """(thousandths of a second for a move): the same bot with so much time, for those that can be given any."""


def bot_kinds(game: Game) -> dict[str, BotKind]:
    """The bots that are offered for a game, by name, the weakest first."""
    return {kind.name: kind for kind in _installed() if kind.offered and kind.plays(game)}


def bot_kind(game: Game, name: str) -> BotKind:
    """A bot by name, or by name and time (`strong@100`: a hundred thousandths of a second for a move); `GameError` lists those that
    play the game."""
    kinds = {kind.name: kind for kind in _installed() if kind.plays(game)}
    plain, timed, time = name.partition("@")
    kind = kinds.get(plain)
    if kind is None or (timed and kind.at is None):
        timed_too = next((f", {other}@MILLISECONDS" for other in kinds if kinds[other].at), "")
        raise GameError(f"{game.name} has the bots {', '.join(kinds)}{timed_too}, not {name!r}")
    return kind.at(_milliseconds(name, time)) if timed and kind.at else kind


def _milliseconds(name: str, text: str) -> float:
    """The time of a bot's name."""
    try:
        time = float(text)
    except ValueError:
        time = 0.0
    if not LEAST_TIME <= time <= MOST_TIME:
        raise GameError(
            f"a bot's time is a number from {LEAST_TIME} to {MOST_TIME:g} (thousandths of a second): not {name!r}"
        )
    return time


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
    """All that can be loaded: a bot of somebody's that cannot must not keep the others from playing."""
    found: list[BotKind] = []
    for point in entry_points(group=GROUP):
        try:
            found.append(point.load())
        except Exception as error:
            log.warning("the bot %s (%s) cannot be loaded and is left out: %s", point.name, point.value, error)
    return tuple(sorted(found, key=lambda kind: (kind.order, kind.name)))

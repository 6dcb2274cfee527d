"""Games played on their own: most of it well, now and then anyhow, and always alike."""

from __future__ import annotations

from collections.abc import Iterator

from tertulia.bots.seeds import derive_seed
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match

KEY = bytes(range(32))
ANYHOW = 5
"""Number of actions of which one is a random one."""


def dealt(game: str) -> Match:
    """A game of two people at its beginning."""
    return Match.new(game_named(game), seats=["human"] * 2, options={}, key=KEY)


def some_action(match: Match, seat: int) -> int:
    """What a seat does that is to act."""
    policy = Policy.RANDOM if match.position % ANYHOW == 0 else Policy.FAST
    return match.game.choose(policy, match.state, seat, derive_seed(KEY, f"{match.position}"))


def played(match: Match, most: int = 100_000) -> Iterator[Match]:
    """Yields the match after each further action, until it is over or has `most`."""
    while not match.over and match.position < most:
        seat = match.actors()[0]
        match.act(seat, some_action(match, seat))
        yield match

"""Matches for the tests of play: begun, played on by the game's own bots, played to the end."""

from __future__ import annotations

import hashlib
from functools import cache

from bench import usual
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import game
from tertulia.play import GameRecord, Match

GAME = game(usual.QUICK)
KEY = bytes(range(32))


def begun(seats: int = 3, key: bytes = KEY, **options: str) -> Match:
    return Match.new(GAME, seats=["me"] * seats, options=options, key=key)


def play_on(match: Match, actions: int = 10**9) -> Match:
    """Some more actions, the same in every run."""
    for _ in range(actions):
        if match.over:
            break
        (seat,) = match.actors()
        dice = hashlib.sha256(match.key + match.position.to_bytes(4, "big")).digest()
        match.act(seat, GAME.choose(Policy.FAST, match.state, seat, dice))
    return match


@cache
def finished() -> GameRecord:
    """The record of a whole match between two."""
    return play_on(begun(2)).record()


def on_turn(match: Match) -> int:
    (seat,) = match.actors()
    return seat

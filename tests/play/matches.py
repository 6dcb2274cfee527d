"""Matches for the tests of play: begun, played on by the game's own bots, played to the end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
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


def walked(name: str, actions: int) -> Iterator[Match]:
    """Yields a match of two as it goes on by itself, after each of so many actions; most of them are good ones."""
    match = Match.new(game(name), seats=["human"] * 2, options={}, key=KEY)
    while not match.over and match.position < actions:
        seat = match.actors()[-1]
        dice = hashlib.sha256(KEY + match.position.to_bytes(4, "big")).digest()
        policy = Policy.RANDOM if match.position % 5 == 0 else Policy.FAST
        match.act(seat, match.game.choose(policy, match.state, seat, dice))
        yield match

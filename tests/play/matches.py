"""Matches for the tests of play, and records of earlier versions."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bench import usual
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord, Match

GAME = find_game(usual.QUICK)
KEY = bytes(range(32))


def start_match(seats: int = 3, key: bytes = KEY, **options: str) -> Match:
    return Match.new(GAME, seats=["me"] * seats, options=options, key=key)


def play_on(match: Match, actions: int = 10**9) -> Match:
    """Play a number of actions, equal in every run."""
    for _ in range(actions):
        if match.over:
            break
        (seat,) = match.actors()
        dice = hashlib.sha256(match.key + match.position.to_bytes(4, "big")).digest()
        match.act(seat, GAME.choose(Policy.FAST, match.state, seat, dice))
    return match


@cache
def play_finished_match() -> GameRecord:
    """Return the record of a finished two-player match."""
    return play_on(start_match(2)).record()


def get_seat_to_act(match: Match) -> int:
    (seat,) = match.actors()
    return seat


def walk_match(name: str, actions: int) -> Iterator[Match]:
    """Yield a two-player match, changed in place, after each of `actions` actions.

    Four of five actions follow the greedy policy.
    """
    match = Match.new(find_game(name), seats=["human"] * 2, options={}, key=KEY)
    while not match.over and match.position < actions:
        seat = match.actors()[-1]
        dice = hashlib.sha256(KEY + match.position.to_bytes(4, "big")).digest()
        policy = Policy.RANDOM if match.position % 5 == 0 else Policy.FAST
        match.act(seat, match.game.choose(policy, match.state, seat, dice))
        yield match


FOLDER = Path(__file__).parent / "old"
_LISTED = json.loads(Path(__file__).with_name("old_records.json").read_text(encoding="utf-8"))
REFUSED_RECORDS: dict[str, tuple[int, int]] = {
    name: (action, version) for name, (action, version) in _LISTED["refused"].items()
}
"""By file name: the first action that the current rules refuse, and the record's rules version."""
OTHER_COMPONENTS: str = _LISTED["other_components"]


def get_record_path(name: str) -> Path:
    return FOLDER / f"{name}.json"

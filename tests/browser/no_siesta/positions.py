"""Positions of No Siesta that come up seldom: questions, reached by players who load barrows and harness no donkeys, and rounds in
which nobody crosses anything off."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tertulia.kernel.registry import game
from tertulia.play import Match

GAME = game("no-siesta")
SEEDS = {"complete": 0, "score-commodity": 2379}
"""A game of these players in which each question is asked: two full barrows once no donkeys are needed, and a commodity that no
disc is free for."""
LIKED = (
    (("tile",), ""),
    (("load",), "loose"),
    (("load",), ""),
    (("roof", "field"), ""),
    (("take", "mark", "market"), ""),
)
"""What is done first: verbs, and how the action ends."""
SHUNNED = ("climb", "hire no_donkeys", "end", "waive")
LIKELY = 0.9
MOST = 3000


def rank(notation: str) -> int:
    """How gladly an action is done; the least is done first."""
    verb, *rest = notation.split()
    donkey = verb == "load" and "donkey" in rest
    if donkey or rest[-1:] == ["nothing"] or notation.startswith(SHUNNED):
        return 99
    wishes = (place for place, (verbs, end) in enumerate(LIKED) if verb in verbs and notation.endswith(end))
    return next(wishes, len(LIKED))


RANKS = [rank(GAME.actions.notation(action)) for action in range(GAME.num_actions)]


def chosen(legal: Sequence[int], luck: random.Random) -> int:
    """Most often one of those that are liked best, else any that is not shunned."""
    best = min(RANKS[action] for action in legal)
    any_one = [action for action in legal if RANKS[action] < 99] or list(legal)
    return luck.choice([action for action in legal if RANKS[action] == best] if luck.random() < LIKELY else any_one)


def asked(match: Match, seat: int) -> str:
    """What the seat is asked, as the kinds of questions are called."""
    pending = match.view(seat)["pending"] or {}
    return f"score-{pending['next']}" if pending.get("next", "anything") != "anything" else str(pending.get("kind"))


def reached(kind: str) -> tuple[Match, int]:
    """A match in which a seat is asked that question for the first time, and the seat."""
    seed = SEEDS[kind]
    luck = random.Random(seed)
    options = {"rules": "printed", "game": "basic"}
    key = random.Random(seed).randbytes(32)
    match = Match.new(GAME, seats=["human"] * (2 + seed % 3), options=options, key=key)
    while (actors := match.actors()) and match.position < MOST:
        seat = actors[-1]
        if asked(match, seat) == kind:
            return match, seat
        match.act(seat, chosen(match.legal(seat), luck))
    raise AssertionError(f"{kind} comes up no more in the game of seed {seed}")


def idle(rounds: int) -> tuple[Match, int]:
    """A match at the first scoring phase after `rounds` rounds in which nobody crossed anything off, and the seat that has it: of
    what is legal the last is done, which marks nothing and ends phases."""
    match = Match.new(GAME, seats=["human"] * 2, options={}, key=bytes(32))
    while (view := match.view(seat := match.actors()[0]))["round"] <= rounds or view["pending"]["kind"] != "score":
        match.act(seat, match.legal(seat)[-1])
    return match, seat

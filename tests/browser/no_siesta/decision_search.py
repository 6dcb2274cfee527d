"""Positions of No Siesta examined in the browser tests, and games played to their end."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tests.browser.decision_search import DecisionSearch, FinishedGame, View

GAME = find_game("no-siesta")
SEEDS = {"complete": 0, "score-commodity": 2379}
"""Seed of a game in which these players reach each decision.

The decisions are: two full barrows once no donkeys are needed, and a commodity without a free disc.
"""
LIKED = (
    (("tile",), ""),
    (("load",), "loose"),
    (("load",), ""),
    (("roof", "field"), ""),
    (("take", "mark", "market"), ""),
)
"""Preferred actions, in order: verbs, and how the notation ends."""
SHUNNED = ("climb", "hire no_donkeys", "end", "waive")
LIKELY = 0.9
MOST = 3000


def rank(notation: str) -> int:
    """Return the rank of an action; lower ranks are preferred, 99 is avoided."""
    verb, *rest = notation.split()
    donkey = verb == "load" and "donkey" in rest
    if donkey or rest[-1:] == ["nothing"] or notation.startswith(SHUNNED):
        return 99
    wishes = (place for place, (verbs, end) in enumerate(LIKED) if verb in verbs and notation.endswith(end))
    return next(wishes, len(LIKED))


RANKS = [rank(GAME.actions.notation(action)) for action in range(GAME.num_actions)]


def chosen(legal: Sequence[int], luck: random.Random) -> int:
    """Return mostly a random action of the best rank, otherwise a random one that is not avoided."""
    best = min(RANKS[action] for action in legal)
    any_one = [action for action in legal if RANKS[action] < 99] or list(legal)
    return luck.choice([action for action in legal if RANKS[action] == best] if luck.random() < LIKELY else any_one)


def read_kind(match: Match, seat: int) -> str:
    """Return the kind of decision that the seat has to answer."""
    pending = match.view(seat)["pending"] or {}
    return f"score-{pending['next']}" if pending.get("next", "anything") != "anything" else str(pending.get("kind"))


def reached(kind: str) -> tuple[Match, int]:
    """Return a match in which a seat meets this decision for the first time, and the seat."""
    seed = SEEDS[kind]
    luck = random.Random(seed)
    options = {"rules": "printed", "game": "basic"}
    key = random.Random(seed).randbytes(32)
    match = Match.new(GAME, seats=["human"] * (2 + seed % 3), options=options, key=key)
    while (actors := match.actors()) and match.position < MOST:
        seat = actors[-1]
        if read_kind(match, seat) == kind:
            return match, seat
        match.act(seat, chosen(match.legal(seat), luck))
    raise AssertionError(f"{kind} comes up no more in the game of seed {seed}")


def idle(rounds: int) -> tuple[Match, int]:
    """Return a match at the first scoring phase after `rounds` idle rounds, and the seat to act.

    In an idle round no player crosses anything off: the last legal action marks nothing and ends phases.
    """
    match = Match.new(GAME, seats=["human"] * 2, options={}, key=bytes(32))
    while (view := match.view(seat := match.actors()[0]))["round"] <= rounds or view["pending"]["kind"] != "score":
        match.act(seat, match.legal(seat)[-1])
    return match, seat


FINISHED_GAMES = {"sheets": FinishedGame("no-siesta", 3, looked_at=False)}


def _kinds(view: View, seat: int) -> list[str]:
    """Return the kinds of decision at a position.

    These are the pending kind and features such as the fullest sheet or helpers in the middle.
    """
    pending = view["pending"]
    first = pending.get("next", "anything")
    kind = pending["kind"] if first == "anything" else f"score-{first}"
    if kind != "score":
        return [kind]
    return [
        kind,
        "full",
        "rich",
        "company",
        *(["middle"] if view["middle"] else []),
        *(["arrows"] if _moves(view, seat) else []),
    ]


def _moves(view: View, seat: int) -> bool:
    player = view["players"][seat]
    return "change_revenue" in player["working"] and "change" not in player["used"]


def _shows(view: View, seat: int) -> float:
    """Return a score of how much is crossed off and how much lies on the board and beside it."""
    player = view["players"][seat]
    crossed = sum(player["storage"].values()) + sum(len(one["crossed"]) for one in player["barrows"])
    return float(crossed + 3 * len(player["helpers"]) + 2 * _revenues(view, seat))


def _revenues(view: View, seat: int) -> float:
    player = view["players"][seat]
    return float(sum(player["board"].values()) + sum(player["loose"].values()))


DECISION_SEARCH = DecisionSearch(
    19,
    4,
    "rules",
    ("printed", "online"),
    lambda number: (4, 2, 3)[number % 3],
    0.6,
    "rich",
    _kinds,
    _shows,
    lambda number: {"game": "experienced" if number % 4 > 1 else "basic"},
    sought={"company": lambda view, seat: 100 * view["seats"] + _shows(view, seat), "rich": _revenues},
    rare=tuple(SEEDS),
    reached=reached,
)

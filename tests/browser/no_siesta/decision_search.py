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
PREFERRED_ACTIONS = (
    (("tile",), ""),
    (("load",), "loose"),
    (("load",), ""),
    (("roof", "field"), ""),
    (("take", "mark", "market"), ""),
)
"""Preferred actions, in order: verbs, and how the notation ends."""
AVOIDED_ACTIONS = ("climb", "hire no_donkeys", "end", "waive")
PREFERENCE_PROBABILITY = 0.9
MAX_PLIES = 3000


def rank_action(notation: str) -> int:
    """Return the rank of an action; lower ranks are preferred, 99 is avoided."""
    verb, *rest = notation.split()
    donkey = verb == "load" and "donkey" in rest
    if donkey or rest[-1:] == ["nothing"] or notation.startswith(AVOIDED_ACTIONS):
        return 99
    wishes = (place for place, (verbs, end) in enumerate(PREFERRED_ACTIONS) if verb in verbs and notation.endswith(end))
    return next(wishes, len(PREFERRED_ACTIONS))


RANKS = [rank_action(GAME.actions.notation(action)) for action in range(GAME.num_actions)]


def choose_action(legal: Sequence[int], luck: random.Random) -> int:
    """Return mostly a random action of the best rank, otherwise a random one that is not avoided."""
    best = min(RANKS[action] for action in legal)
    any_one = [action for action in legal if RANKS[action] < 99] or list(legal)
    return luck.choice(
        [action for action in legal if RANKS[action] == best] if luck.random() < PREFERENCE_PROBABILITY else any_one
    )


def read_kind(match: Match, seat: int) -> str:
    """Return the kind of decision that the seat has to answer."""
    pending = match.view(seat)["pending"] or {}
    return f"score-{pending['next']}" if pending.get("next", "anything") != "anything" else str(pending.get("kind"))


def find_decision(kind: str) -> tuple[Match, int]:
    """Return a match in which a seat meets this decision for the first time, and the seat."""
    seed = SEEDS[kind]
    luck = random.Random(seed)
    options = {"rules": "printed", "game": "basic"}
    key = random.Random(seed).randbytes(32)
    match = Match.new(GAME, seats=["human"] * (2 + seed % 3), options=options, key=key)
    while (actors := match.actors()) and match.position < MAX_PLIES:
        seat = actors[-1]
        if read_kind(match, seat) == kind:
            return match, seat
        match.act(seat, choose_action(match.legal(seat), luck))
    raise AssertionError(f"{kind} comes up no more in the game of seed {seed}")


def find_idle_game(rounds: int) -> tuple[Match, int]:
    """Return a match at the first scoring phase after `rounds` idle rounds, and the seat to act.

    In an idle round no player crosses anything off: the last legal action marks nothing and ends phases.
    """
    match = Match.new(GAME, seats=["human"] * 2, options={}, key=bytes(32))
    while (view := match.view(seat := match.actors()[0]))["round"] <= rounds or view["pending"]["kind"] != "score":
        match.act(seat, match.legal(seat)[-1])
    return match, seat


FINISHED_GAMES = {"sheets": FinishedGame("no-siesta", 3, looked_at=False)}


def _find_kinds(view: View, seat: int) -> list[str]:
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
        *(["arrows"] if _may_move(view, seat) else []),
    ]


def _may_move(view: View, seat: int) -> bool:
    player = view["players"][seat]
    return "change_revenue" in player["working"] and "change" not in player["used"]


def _score_sheets(view: View, seat: int) -> float:
    """Return a score of how much is crossed off and how much lies on the board and beside it."""
    player = view["players"][seat]
    crossed = sum(player["storage"].values()) + sum(len(one["crossed"]) for one in player["barrows"])
    return float(crossed + 3 * len(player["helpers"]) + 2 * _count_revenues(view, seat))


def _count_revenues(view: View, seat: int) -> float:
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
    _find_kinds,
    _score_sheets,
    lambda number: {"game": "experienced" if number % 4 > 1 else "basic"},
    sought={"company": lambda view, seat: 100 * view["seats"] + _score_sheets(view, seat), "rich": _count_revenues},
    rare=tuple(SEEDS),
    reached=find_decision,
    places=("#dice", "#siesta", "#esporles", "#revenues", "#helpers", ".sheet"),
)

"""Positions of No Siesta examined in the browser tests, and games played to their end."""

from __future__ import annotations

from tests.browser.decision_search import DecisionSearch, FinishedGame, View
from tests.browser.no_siesta import positions

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
    rare=tuple(positions.SEEDS),
    reached=positions.reached,
)

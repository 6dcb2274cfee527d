"""Positions of Granada examined in the browser tests, and games played to their end."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.decision_search import DecisionSearch, FinishedGame, Look, View
from tests.browser.layout_checks import COORDINATES_SCRIPT, SCROLLED_SCRIPT

GAME = "granada"
FINISHED_GAMES = {"dirk": FinishedGame(GAME, 2, alone="unasked"), "cities": FinishedGame(GAME, 6, nearly=True)}


def _list_cells(view: View, seat: int) -> list[tuple[int, int]]:
    return [(tile["x"], tile["y"]) for tile in view["cities"][seat]["tiles"]]


def _find_kinds(view: View, seat: int) -> list[str]:
    """Return the kinds of decision at a position.

    These are the phase with the source of a tile, and features such as the broadest city or the largest hand.
    """
    pending = view["pending"] or {}
    kind = "-".join(filter(None, (view["phase"], pending.get("from"))))
    return [kind, "broad", "high", "hand", "crowd"] if view["phase"] in ("act", "place") else [kind]


def _score_city(view: View, seat: int) -> float:
    """Return a score of how much lies in the city and beside it."""
    return len(_list_cells(view, seat)) + 2 * len(view["reserves"][seat]) + float(view["hands"][seat]["cards"]) / 2


def _make_extent(axis: int) -> Callable[[View, int], float]:
    def extent(view: View, seat: int) -> float:
        cells = [cell[axis] for cell in _list_cells(view, seat)]
        return float(max(cells) - min(cells))

    return extent


DECISION_SEARCH = DecisionSearch(
    12,
    4,
    "scoring",
    ("normal", "simplified"),
    lambda number: (4, 2, 6, 3, 2)[number % 5],
    0.85,
    "crowd",
    _find_kinds,
    _score_city,
    sought={
        "broad": _make_extent(0),
        "high": _make_extent(1),
        "hand": lambda view, seat: float(view["hands"][seat]["cards"]),
        "crowd": lambda view, seat: 100 * view["seats"] + _score_city(view, seat),
    },
    looks=(Look(COORDINATES_SCRIPT, everywhere=True), Look(SCROLLED_SCRIPT, over=False)),
    steady=True,
    places=("#yard", "#money", "#hand", "#city", "#reserve", "#progress"),
    first_thing=("place-bought", (768, 1024), ".ghost"),
    why=(
        ("crowd", "#yard .thing", "Too expensive:"),
        ("act", ".cell[data-thing^=tile] .thing", "It cannot be taken down"),
        ("exchange", ".cell[data-thing^=tile] .thing", "It cannot replace this one"),
    ),
)

"""Positions of La Granja examined in the browser tests, and games played to their end."""

from __future__ import annotations

from tests.browser.decision_search import DecisionSearch, FinishedGame, Look
from tests.browser.layout_checks import OFFERED_SCRIPT

GAME = "la-granja"
RICH_ROUND = 4
"""Round whose farms show the most before the game is over."""
FINISHED_GAMES = {
    "solo": FinishedGame(GAME, 1, nearly=True),
    "farms": FinishedGame(GAME, 4, {"edition": "original"}, alone="followed"),
}
DECISION_SEARCH = DecisionSearch(
    27,
    20,
    "edition",
    ("deluxe", "original", "online"),
    lambda number: 4 if number % 4 else 2,
    0.75,
    "market",
    lambda view, seat: [view["pending"]["kind"]],
    lambda view, seat: -abs(view["round"] - RICH_ROUND),
    looks=(Look(OFFERED_SCRIPT),),
    first_thing=("play", (390, 844), "#hand [data-card]"),
    places=("#siesta", "#market", "#dice", "#roofs", "#buildings", "#farm .side.helper", "#stores", "#hand"),
)

"""Scripted player of Granada, for `bench.clicks`."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from bench.clicks import Turn, maximum_figure
from bench.common import Figure

MAX_STEPS, MAX_QUICK_STEPS = 24, 12
"""Maximum steps of a game, and of one in a quick run."""
RICH_HAND = 6
"""Number of money cards from which the player also buys without paying exactly."""


def next_action(page: Page) -> tuple[str, list[str]]:
    """Return the next action and the selectors to press for it."""
    ghosts = page.locator(".ghost, [data-face]")
    if ghosts.count():
        return "build", [".ghost" if page.locator(".ghost").count() else "[data-face]"]
    rich = page.locator("#hand .one").count() >= RICH_HAND
    for space in ("[data-space].exact", "[data-space].lit")[: 1 + rich]:
        if page.locator(space).count():
            return "buy", [space, "[data-space][aria-pressed=true]"]
    if page.locator("[data-slot].lit").count():
        return "take", ["[data-slot].lit"]
    return "choose", ["#reserve [data-tile].lit"]


def covers_all(turns: Sequence[Turn]) -> bool:
    return True


def turn_figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """Return the highest number of presses of each kind of turn."""
    bought = [turn for turn in turns if turn.verbs.count("buy") == turn.verbs.count("build") == 1]
    return [
        maximum_figure("granada: take a card", 1, [turn.presses() for turn in turns if turn.verbs == ("take",)]),
        maximum_figure("granada: buy and build", 3, [turn.presses("buy", "build") for turn in bought]),
    ]

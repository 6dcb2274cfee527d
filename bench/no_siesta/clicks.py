"""Scripted player of No Siesta, for `bench.clicks`."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from bench.clicks import OFFERED_SCRIPT, Turn, find_selectors, list_presses, maximum_figure
from bench.common import Figure

MAX_STEPS, MAX_QUICK_STEPS = 36, 24
"""Maximum steps of a game, and of one in a quick run."""
CIRCLES = ("climb", "trade", "load", "field", "roof", "store")
"""Verbs that cross off a circle of the score sheet, the preferred ones first."""
SHEET = ("market", *CIRCLES[:-1], "tile", "good", "keep", "take hat all", "take", "mark", "hire", "complete", "copy")
REST, CONFIRM = "[data-action=rest]", "#actions [data-action=confirm]"


def next_action(page: Page) -> tuple[str, list[str]]:
    """Return the next action and the selectors to press for it.

    Goods that fit nowhere else are stored, all of them at once if that is offered.
    """
    offered: list[str] = [one for one in page.evaluate(OFFERED_SCRIPT) if not one.endswith("nothing")]
    liked = [one for verb in SHEET for one in offered if f"{one} ".startswith(f"{verb} ")]
    if not liked and page.locator(REST).count():
        return "rest", [REST, CONFIRM]
    stored = [one for one in offered if one.startswith("store")]
    return find_selectors(page, next(iter((*liked, *stored)), None) or page.evaluate(OFFERED_SCRIPT)[-1])


def covers_all(turns: Sequence[Turn]) -> bool:
    return True


def turn_figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """Return the highest number of presses of each kind of step."""
    return [
        maximum_figure("no-siesta: take a die with all that it shows", 1, list_presses(turns, "take", "mark"), "steps"),
        maximum_figure("no-siesta: cross off a circle", 1, list_presses(turns, *CIRCLES), "steps"),
        maximum_figure("no-siesta: store all the rest", 2, list_presses(turns, "rest"), "steps"),
        maximum_figure("no-siesta: end the scoring phase", 1, list_presses(turns, "end"), "steps"),
    ]

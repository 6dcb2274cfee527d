"""Scripted player of No Siesta, for `bench.clicks`."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from bench.clicks import OFFERED, Turn, each, most_of, pressed
from bench.common import Figure

MOST, QUICKLY = 36, 24
"""Maximum steps of a game, and of one in a quick run."""
CIRCLES = ("climb", "trade", "load", "field", "roof", "store")
"""Verbs that cross off a circle of the score sheet, the preferred ones first."""
SHEET = ("market", *CIRCLES[:-1], "tile", "good", "keep", "take hat all", "take", "mark", "hire", "complete", "copy")
REST, CONFIRM = "[data-action=rest]", "#actions [data-action=confirm]"


def player(page: Page) -> tuple[str, list[str]]:
    """Return the next action and the selectors to press for it.

    Goods that fit nowhere else are stored, all of them at once if that is offered.
    """
    offered: list[str] = [one for one in page.evaluate(OFFERED) if not one.endswith("nothing")]
    liked = [one for verb in SHEET for one in offered if f"{one} ".startswith(f"{verb} ")]
    if not liked and page.locator(REST).count():
        return "rest", [REST, CONFIRM]
    stored = [one for one in offered if one.startswith("store")]
    return pressed(page, next(iter((*liked, *stored)), None) or page.evaluate(OFFERED)[-1])


def enough(turns: Sequence[Turn]) -> bool:
    return True


def figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """Return the highest number of presses of each kind of step."""
    return [
        most_of("no-siesta: take a die with all that it shows", 1, each(turns, "take", "mark"), "steps"),
        most_of("no-siesta: cross off a circle", 1, each(turns, *CIRCLES), "steps"),
        most_of("no-siesta: store all the rest", 2, each(turns, "rest"), "steps"),
        most_of("no-siesta: end the scoring phase", 1, each(turns, "end"), "steps"),
    ]

"""A player of No Siesta whose presses are counted."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from bench.clicks import OFFERED, Turn, each, most_of, pressed
from bench.common import Figure

MOST, QUICKLY = 36, 24
"""Steps of a game, and of a quick look at one."""
CIRCLES = ("climb", "trade", "load", "field", "roof", "store")
"""What crosses a circle of the sheet off; what comes first is liked best."""
SHEET = ("market", *CIRCLES[:-1], "tile", "good", "keep", "take hat all", "take", "mark", "hire", "complete", "copy")
REST, CONFIRM = "[data-action=rest]", "#actions [data-action=confirm]"


def player(page: Page) -> tuple[str, list[str]]:
    """What is done next, and the buttons for it: what fits nowhere else is stored, all of it at once where that is offered."""
    offered: list[str] = [one for one in page.evaluate(OFFERED) if not one.endswith("nothing")]
    liked = [one for verb in SHEET for one in offered if f"{one} ".startswith(f"{verb} ")]
    if not liked and page.locator(REST).count():
        return "rest", [REST, CONFIRM]
    stored = [one for one in offered if one.startswith("store")]
    return pressed(page, next(iter((*liked, *stored)), None) or page.evaluate(OFFERED)[-1])


def enough(turns: Sequence[Turn]) -> bool:
    """One game shows everything."""
    return True


def figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """The most presses that a step of its kind took."""
    return [
        most_of("no-siesta: take a die with all that it shows", 1, each(turns, "take", "mark"), "steps"),
        most_of("no-siesta: cross off a circle", 1, each(turns, *CIRCLES), "steps"),
        most_of("no-siesta: store all the rest", 2, each(turns, "rest"), "steps"),
        most_of("no-siesta: end the scoring phase", 1, each(turns, "end"), "steps"),
    ]

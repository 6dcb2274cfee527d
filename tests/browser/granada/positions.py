"""Positions of Granada that several tests look at."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from playwright.sync_api import Page

from tests.browser.granada.driver import wait_for_turn
from tests.browser.tables import BOT, ME, may, new_table, play_on

BUYING = ("buy", "pay", "done", "build", "reserve", "take")


def bought_with_several(page: Page) -> None:
    """A table at which something was bought with two cards or more, and is to be placed."""
    path = new_table(page, ME, BOT)
    play_on(page, path, paid_with_several, BUYING)
    page.goto(path)
    assert wait_for_turn(page)


def paid_with_several(now: Any) -> bool:
    turn = takewhile(lambda line: line["seat"] == now["as"], reversed(now["log"]))
    cards = sum(line["action"].startswith("pay") for line in turn)
    return cards > 1 and may("build")(now)

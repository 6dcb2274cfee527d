"""Plays Granada with the mouse, and creates positions shared by several tests."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from playwright.sync_api import Page

from tests.browser.complete_games import GameDriver
from tests.browser.tables import BOT, ME, create_table, has_legal, play_on

SCENE = "dialog [data-action=close-scene]"
READY = ".board[data-ready=true]"
END_SECTION = "#ending"
MAX_WAIT_MS = 30_000


def wait_for_turn(page: Page) -> bool:
    """Wait until this page has to decide, closing scenes. Returns False if the game is over."""
    while True:
        page.wait_for_selector(f"{SCENE}, {READY}, {END_SECTION}", timeout=MAX_WAIT_MS)
        if page.locator(SCENE).count():
            page.locator(SCENE).first.click()
        elif page.locator(END_SECTION).count():
            return False
        elif page.locator(READY).count():
            return True


def find_cards_together(now: Any) -> list[str]:
    """Return selectors of the first money cards that can be taken together.

    After a press on one of them the page waits for the others, and takes none yet.
    """
    takes = [one["args"]["slots"] for one in now["legal"] if one["notation"].startswith("take ")]
    sets = [slots for slots in takes if len(slots) > 1]
    return [f"[data-slot='{slot}']" for slot in sets[0]] if sets else []


def read_version(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-version") or 0)


def wait_for_change(page: Page, before: int) -> None:
    """Wait for a new version of the table. A curtain that hides the board counts as one."""
    page.wait_for_function(
        "before => +(document.querySelector('.board')?.dataset.version ?? Infinity) > before", arg=before
    )


def confirm_turn(page: Page) -> None:
    """Confirm the end of the turn if the page asks."""
    if page.locator("[data-action=confirm]").count():
        page.click("[data-action=confirm]")


def step(page: Page) -> str:
    """Make a decision by clicks: place a purchase, else buy exactly, else take money, else buy.

    Returns its kind.
    """
    before = read_version(page)
    name = _click_decision(page)
    wait_for_change(page, before)
    return name


def _click_decision(page: Page) -> str:
    if page.locator("#reserve [data-tile].lit").count() and not page.locator("[data-slot].lit").count():
        page.locator("#reserve [data-tile].lit").first.click()
        return "choose"
    if page.locator(".ghost").count():
        best = page.locator(".ghost.gain")
        (best if best.count() else page.locator(".ghost")).first.click()
        confirm_turn(page)
        return "build"
    if page.locator("[data-face]").count():
        page.locator("[data-face]").first.click()
        confirm_turn(page)
        return "reserve"
    if page.locator("[data-space].exact").count():
        return buy_building(page, "[data-space].exact")
    if page.locator("[data-slot].lit").count():
        page.locator("[data-slot].lit").last.click()
        page.click("[data-action=take]")
        return "take"
    return buy_building(page, "[data-space].lit")


def buy_building(page: Page, which: str) -> str:
    page.locator(which).first.click()
    page.click("[data-action=pay]")
    return "buy"


DRIVER = GameDriver("granada", wait_for_turn, step, frozenset({"buy", "take", "build"}), lambda view: not view["bag"])
"""How a complete game is played."""


PURCHASE_VERBS = ("buy", "pay", "done", "build", "reserve", "take")


def open_table_with_purchase(page: Page) -> None:
    """Open a table at which a building bought with two or more cards is to be placed."""
    path = create_table(page, ME, BOT)
    play_on(page, path, has_paid_with_several, PURCHASE_VERBS)
    page.goto(path)
    assert wait_for_turn(page)


def has_paid_with_several(now: Any) -> bool:
    turn = takewhile(lambda line: line["seat"] == now["as"], reversed(now["log"]))
    cards = sum(line["action"].startswith("pay") for line in turn)
    return cards > 1 and has_legal("build")(now)

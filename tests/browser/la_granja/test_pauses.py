"""La Granja's pauses for any-time actions (rulings 2 and 27).

The browser continues by itself if no action could be useful. It stops if a roof marker, a helper or a card can be used.
A player's setting makes it ask every time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tertulia.play import Match
from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import Decision, fill_folder_for
from tests.browser.driver import do_action
from tests.browser.la_granja.driver import DONE, drop_last_action, find_pause
from tests.browser.tables import get_table
from tests.server.conftest import wait_for

pytestmark = pytest.mark.browser

PAUSES = {"idle": ("income", True, 15), "ready": ("income", False, 22), "turn": ("turn_end", False, 22)}
"""By table name: the step before which the pause is, whether no action would matter, and the seed.

If an action matters, a card or a roof marker can be used. The seed is of a game with an early pause of this kind.
"""
SETTLE_MS = 10_000
"""Milliseconds after which everything automatic has happened."""


@cache
def find_ending() -> tuple[Match, int, str]:
    """Return a match, the seat to act, and an action after which only goods and silver can be used."""
    match, seat = find_pause("turn_end", passes=True, seed=21)
    before, action = drop_last_action(match)
    return before, seat, action


@pytest.fixture(scope="module")
def cookies(folder: Path) -> dict[str, str]:
    """Store tables at these pauses in the shared server's folder.

    Returns the cookies of the player to act.
    """
    places = {name: find_pause(*which) for name, which in PAUSES.items()} | {"ends": find_ending()[:2]}
    return fill_folder_for(folder, [Decision(f"pause-{name}", "now", *place) for name, place in places.items()], 1)[0]


@pytest.fixture
def open_page(visitor: Visitor, server: str, cookies: dict[str, str]) -> Callable[[bool], Page]:
    """Return a function that opens a page of the player to act, with a clock that the test advances.

    `forced` makes decisions with one sensible answer automatic.
    """

    def come(forced: bool) -> Page:
        page = visitor(settings={"forced": forced})
        set_cookies(page, server, cookies)
        page.clock.install()
        return page

    return come


def get_path(name: str) -> str:
    return f"/table/pause-{name}-now"


def open_table(page: Page, name: str) -> int:
    """Open the table.

    Returns its number of actions before, read first because the page may continue by itself.
    """
    position = int(get_table(page, get_path(name))["position"])
    page.goto(get_path(name))
    page.wait_for_selector(".board[data-ready=true]")
    return position


def assert_pause_stays(page: Page, name: str, position: int) -> None:
    """Check that the pause is open and stays open."""
    expect(page.locator(DONE)).to_be_visible()
    page.clock.run_for(SETTLE_MS)
    expect(page.locator(DONE)).to_be_visible()
    assert get_table(page, get_path(name))["position"] == position


def assert_pause_ends(page: Page, name: str, position: int) -> None:
    """Check that the seat ends the pause after `position` actions without a press."""
    wait_for(lambda: len(get_table(page, get_path(name))["log"]) > position + 1)
    assert get_table(page, get_path(name))["log"][position + 1]["action"] == "done"


@pytest.mark.proof
def test_ruling_2_setting_keeps_pause_without_useful_action(open_page: Callable[[bool], Page]) -> None:
    page = open_page(False)
    assert_pause_stays(page, "idle", open_table(page, "idle"))


def test_ruling_2_pause_without_useful_action_ends_itself(open_page: Callable[[bool], Page]) -> None:
    page = open_page(True)
    assert_pause_ends(page, "idle", open_table(page, "idle"))


@pytest.mark.proof
@pytest.mark.parametrize("name", ["ready", "turn"])
def test_pause_with_usable_card_or_roof_marker_stays_open(name: str, open_page: Callable[[bool], Page]) -> None:
    page = open_page(True)
    assert_pause_stays(page, name, open_table(page, name))


@pytest.mark.proof
def test_ruling_27_turn_with_only_goods_left_ends_itself(open_page: Callable[[bool], Page]) -> None:
    page = open_page(True)
    position = open_table(page, "ends")
    do_action(page, find_ending()[2])
    assert_pause_ends(page, "ends", position + 1)

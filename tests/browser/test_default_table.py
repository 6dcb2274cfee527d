"""Default table, for games without screens of their own.

It is tested on other games with `?screens=default`. `make test` plays a few turns at it in `test_page_translation`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tertulia.kernel.registry import installed_games
from tertulia.laws.seed import python_random
from tests.browser import default_driver as driver
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser

Seats = tuple[dict[str, str], ...]
SIZES = {1440: (1440, 900), 390: (390, 844)}
IS_WIDE_SCRIPT = "() => document.documentElement.scrollWidth > innerWidth"


def open_table(visitor: Visitor, width: int, game: str = "la-granja", seats: Seats = (ME, BOT)) -> Page:
    """Open a new game at the default table in a window of that width."""
    page = visitor("/")
    resize_window(page, SIZES[width])
    page.goto(create_table(page, *seats, game=game) + "?screens=default")
    return page


@pytest.mark.proof
@pytest.mark.timeout(600, func_only=True)
@pytest.mark.parametrize("game", installed_games())
@pytest.mark.parametrize("width", [1440, 390])
def test_game_is_played_to_its_end(visitor: Visitor, width: int, game: str) -> None:
    page = open_table(visitor, width, game)
    assert 20 < driver.play_steps(page, python_random(width)) < 500
    expect(page.locator("[data-scene=end], #ending").first).to_be_visible()
    assert not page.evaluate(IS_WIDE_SCRIPT)


@pytest.mark.proof
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", installed_games())
def test_first_turns_are_played_by_mouse(visitor: Visitor, game: str, width: int) -> None:
    page = open_table(visitor, width, game)
    assert driver.play_steps(page, python_random(game), 20) == 20
    assert page.locator("#log [role=tabpanel]").inner_text().strip()
    assert not page.evaluate(IS_WIDE_SCRIPT)


@pytest.mark.proof_for("390")
@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_game_is_played_and_undone_by_keyboard(visitor: Visitor, width: int) -> None:
    page = open_table(visitor, width)
    steps, random = page.locator(".chain li"), python_random(3)
    for _ in range(30):
        driver.play_steps(page, random, 1, by_keys=True)
        driver.wait_for_own_turn(page)
        if (done := steps.count()) == 2:
            break
    page.keyboard.press("u")
    expect(steps).to_have_count(done - 1)
    assert not page.evaluate(IS_WIDE_SCRIPT)

"""Farms of La Granja are uncut, however full, one at a time or all together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window
from tests.browser.tables import BOT, ME, create_table

pytestmark = [pytest.mark.proof, pytest.mark.browser]

GAME = "la-granja"
IS_UNCUT_SCRIPT = "one => one.scrollHeight <= one.clientHeight + 1"
DESKS = [(1280, 720), (1440, 900)]


@pytest.mark.parametrize("size", mark_later_as_proof(DESKS))
def test_all_farms_are_shown_side_by_side(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor()
    resize_window(page, size)
    page.goto(create_table(page, ME, BOT, game=GAME))
    assert driver.wait_for_turn(page)
    page.click("[data-action=all-farms]")
    farms = page.locator("[data-farm]")
    expect(farms).to_have_count(2)
    assert [farms.nth(number).evaluate(IS_UNCUT_SCRIPT) for number in (0, 1)] == [True, True]
    tops = [farms.nth(number).evaluate("one => one.getBoundingClientRect().top") for number in (0, 1)]
    assert tops[0] == tops[1]
    page.keyboard.press("Escape")
    expect(farms).to_have_count(1)


def fill_second_farm(route: Route) -> None:
    """Give the second farm four fields, five craft markers and both dice, as late in a game."""
    answer = route.fetch()
    table = answer.json()
    farm = table["view"]["players"][1]
    farm["crafts"] = [{"building": one["building"], "fresh": False} for one in table["view"]["buildings"][:5]]
    farm["fields"] = [{"card": card, "good": "grape", "grown": True} for card in (61, 62, 63, 64)]
    farm["dice"] = [6, 1]
    route.fulfill(response=answer, json=table)


@pytest.mark.parametrize("size", mark_later_as_proof(DESKS))
def test_full_farm_is_not_cut_off(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor()
    resize_window(page, size)
    path = create_table(page, ME, BOT, game=GAME)
    page.route(f"**/api/tables/{path.rsplit('/', 1)[-1]}", fill_second_farm)
    page.goto(path)
    assert driver.wait_for_turn(page)
    page.click('[data-player="1"]')
    farm = page.locator('[data-farm="1"]')
    expect(farm.locator(".side.field li")).to_have_count(4)
    assert farm.evaluate(IS_UNCUT_SCRIPT)
    heights = farm.locator(".side.field svg").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) > 36

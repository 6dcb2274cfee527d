"""Texts are uncut and in their colour: names, options, log lines, free seats."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.driver import resize
from tests.browser.granada.driver import step, wait_for_turn
from tests.browser.questions import first
from tests.browser.tables import BOT, ME, OPEN, new_table, of

pytestmark = pytest.mark.browser

CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""


@pytest.mark.proof
@pytest.mark.parametrize("size", first([(390, 844), (844, 390), (768, 1024), (1440, 900)]))
def test_names_are_not_cut_off(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor()
    resize(page, size)
    page.goto(new_table(page, ME, BOT, BOT, BOT))
    assert wait_for_turn(page)
    assert page.evaluate(CUT, "#players .name") == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.proof
def test_log_lines_have_colour_of_player(visitor: Visitor) -> None:
    page = visitor()
    path = new_table(page, ME, BOT)
    page.goto(path)
    assert wait_for_turn(page)
    step(page)
    assert wait_for_turn(page)
    page.click("[data-tab=log]")
    for seat, player in enumerate(of(page, path)["seats"]):
        expect(page.locator(f"#log .turn.s{seat} b").first).to_have_text(player["name"])


@pytest.mark.proof
def test_free_seats_are_separated_from_names(visitor: Visitor) -> None:
    host = visitor()
    new_table(host, ME, OPEN, start=False)
    host.goto("/")
    expect(host.locator("main li .what", has_text="1 seat free").first).to_have_text(re.compile(r"\w · 1 seat free"))

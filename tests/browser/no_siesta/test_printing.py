""" "Print the sheets" prints all sheets, complete, and nothing else."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import mark_later_as_proof
from tests.browser.finished_games import wait_for_end_scene

pytestmark = pytest.mark.browser

OVERFLOW_SCRIPT = """() => [...document.querySelectorAll('.sheet')].flatMap(sheet => {
  const box = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('section, .cross, li')].filter(one => one.checkVisibility()).filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
  }).map(one => `${one.className.baseVal ?? one.className} lies outside`);
})"""
MISSED_SHIPS_SCRIPT = """() => [...document.querySelectorAll('.trades .ship')].filter(ship => {
  if (!ship.querySelector('.cross')) return false;
  const [cross, boat] = ['.cross', 'svg:not(.cross)'].map(one => ship.querySelector(one).getBoundingClientRect());
  const [x, y] = [cross.left + cross.width / 2, cross.top + cross.height / 2];
  return x < boat.left || x > boat.right || y < boat.top || y > boat.bottom || cross.width > 1.6 * boat.width;
}).map(ship => ship.textContent.trim())"""
DESK, PAPER = {"width": 1440, "height": 900}, {"width": 718, "height": 1050}
"""Sizes in pixels: a desktop window, and an A4 page without its margins."""


@pytest.mark.proof_for("size0")
@pytest.mark.parametrize("size", mark_later_as_proof([DESK, PAPER]))
def test_all_sheets_are_printed_completely(
    visitor: Visitor, server: str, finished: list[dict[str, str]], size: dict[str, int]
) -> None:
    page = visitor()
    set_cookies(page, server, finished[0])
    page.goto("/table/over-sheets")
    wait_for_end_scene(page)
    page.click("[data-action=close-end]")
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sheets = page.locator(".sheet:visible")
    assert sheets.count() == 3
    tops = [box["y"] + box["height"] for one in sheets.all() if (box := one.bounding_box())]
    assert tops == sorted(set(tops))  # one below the other
    height = page.evaluate("document.documentElement.scrollHeight")
    assert height > tops[-1] - 1  # nothing is clipped; the page rounds its height
    assert page.evaluate(OVERFLOW_SCRIPT) == []
    assert page.evaluate(MISSED_SHIPS_SCRIPT) == []

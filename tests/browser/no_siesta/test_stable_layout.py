"""Stable layout of No Siesta on a tablet: nothing moves between turns, on or beside the sheet."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.driver import resize_window, wait_for_turn, wait_until_drawn
from tests.browser.no_siesta.driver import step
from tests.browser.tables import BOT, ME, create_table, has_legal, play_on

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

TABLET = (1024, 768)
DECISIONS = 60
"""Number of decisions examined."""
TOLERANCE_PIXELS = 0.1
"""Tolerance in pixels: browsers truncate widths to 1/64 pixel."""
LANES_SCRIPT = """() => ['dice', 'siesta'].map(id => document.getElementById(id))
  .map(one => [one.id, [one.offsetTop, one.offsetHeight].join(' ')])"""
"""Offset and height of the dice and of the siesta track below them, independent of scrolling."""


OPEN_TAB_SCRIPT = """() => document.querySelector('[data-tab=dice]').parentElement
  .querySelector('[aria-pressed=true], [aria-selected=true]').dataset.tab"""
"""The open tab in the tab group of the dice."""


@pytest.mark.proof
def test_dice_do_not_move_siesta_track(visitor: Visitor) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT, game="no-siesta"))
    resize_window(page, TABLET)
    seen: dict[str, set[str]] = {}
    for _ in range(DECISIONS):
        if not wait_for_turn(page):
            break
        tab = page.evaluate(OPEN_TAB_SCRIPT)
        page.click("[data-tab=dice]")
        wait_until_drawn(page)
        for place, edges in page.evaluate(LANES_SCRIPT):
            seen.setdefault(place, set()).add(edges)
        page.click(f"[data-tab={tab}]")  # the tab in which the decision can be answered
        step(page)
    assert {place: edges for place, edges in seen.items() if len(edges) > 1} == {}


CIRCLES_SCRIPT = """() => [...document.querySelectorAll('#fields [data-circle]')].map(one => {
  const [box, field] = [one.getBoundingClientRect(), one.closest('li').getBoundingClientRect()];
  const [x, y] = [(box.left + box.right) / 2 - field.left, (box.top + box.bottom) / 2 - field.top];
  return [one.dataset.circle, x, y];
})"""
"""Circles of the helpers' fields, each with its centre relative to its field."""


@pytest.mark.proof
def test_lit_circles_do_not_move_neighbours(visitor: Visitor) -> None:
    """Lit circles are as wide as a finger but take no more room than others."""
    page = visitor()
    path = create_table(page, ME, BOT, game="no-siesta")
    page.goto("/")
    play_on(page, path, has_legal("field"), ("take", "mark"))
    page.goto(path)
    resize_window(page, TABLET)
    assert wait_for_turn(page)
    wait_until_drawn(page)
    lit = page.evaluate(CIRCLES_SCRIPT)
    page.evaluate("document.querySelectorAll('#fields .circle.lit').forEach(one => one.classList.remove('lit'))")
    plain = page.evaluate(CIRCLES_SCRIPT)
    assert [one[0] for one in plain] == [one[0] for one in lit]
    moved = [
        (a, b) for a, b in zip(lit, plain, strict=True) if max(abs(a[1] - b[1]), abs(a[2] - b[2])) > TOLERANCE_PIXELS
    ]
    assert not moved

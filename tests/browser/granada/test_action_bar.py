"""Granada's action bar stays on the screen and lists the steps of the turn in words."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window
from tests.browser.granada.driver import open_table_with_purchase

pytestmark = pytest.mark.browser

SIZES = {"phone": (390, 844), "turned": (844, 390), "desk": (1440, 900)}


@pytest.mark.proof
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_action_bar_stays_on_screen(visitor: Visitor, size: str) -> None:
    width, height = SIZES[size]
    page = visitor(width=width)
    resize_window(page, (width, height))
    open_table_with_purchase(page)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator("#actions").scroll_into_view_if_needed()
    undo = page.locator(".undo").bounding_box()
    assert undo
    assert 0 <= undo["x"] <= undo["x"] + undo["width"] <= width
    assert 0 <= undo["y"] <= undo["y"] + undo["height"] <= height
    page.locator(".undo").click(trial=True)


CHAIN_SCRIPT = """() => {
  const row = document.querySelector('.chain ol');
  return [...row.querySelectorAll('button')].map(one => {
    one.scrollIntoView({ block: 'nearest', inline: 'end' });
    const [box, around] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
    return { text: one.innerText.replace(/\\s+/g, ' ').trim(), whole: one.scrollWidth <= one.clientWidth + 1,
      seen: box.right <= around.right + 1 && box.right > around.left, level: box.height <= around.height };
  });
}"""
"""For each step, newest first: its text, and whether it is visible after scrolling and fits the row."""
MAX_ROW_PIXELS = 60
"""Maximum height of the row of steps in pixels: a touch target and the scrollbar."""


@pytest.mark.proof
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_undo_chain_describes_every_step(visitor: Visitor, size: str) -> None:
    width, height = SIZES[size]
    page = visitor(width=width)
    resize_window(page, (width, height))
    open_table_with_purchase(page)
    buttons = page.locator(".chain li button")
    titles = buttons.evaluate_all("all => all.map(one => one.title)")
    steps = [title.removeprefix("Undo back to here: ") for title in reversed(titles)]
    assert len(steps) >= 3
    chain = list(reversed(page.evaluate(CHAIN_SCRIPT)))
    lines = [one.pop("text").removesuffix(" ↩").split(" ", 1) for one in chain]
    assert [number for number, _ in lines] == [f"{number}/{len(steps)}" for number in range(1, len(steps) + 1)]
    assert all(step.startswith(what) and len(what) > 5 for step, (_, what) in zip(steps, lines, strict=True)), (
        steps,
        lines,
    )
    assert chain == [{"whole": True, "seen": True, "level": True}] * len(steps)
    row = page.locator(".chain").bounding_box()
    assert row
    assert row["height"] <= MAX_ROW_PIXELS
    notation = ("buy ", "pay ", "done", "turn ")
    assert not [text for text in steps if text.startswith(notation) or "buy 1" in text], steps
    assert steps[0].startswith("began"), steps


@pytest.mark.proof
def test_mouse_wheel_scrolls_to_first_step(visitor: Visitor) -> None:
    page = visitor(width=390)
    open_table_with_purchase(page)
    first = page.locator(".chain li button").last
    assert page.evaluate("document.querySelector('.chain ol').scrollTop") == 0
    page.locator(".chain ol").hover()
    page.mouse.wheel(0, 5000)
    page.wait_for_function("() => document.querySelector('.chain ol').scrollTop > 0")
    first.click(trial=True)

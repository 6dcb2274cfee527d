"""Keyboard operation: a complete game, and the way to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tertulia.laws.seed import python_random
from tests.browser.conftest import Visitor
from tests.browser.driver import find_targets, get_version, list_offered, wait_for_effect, wait_for_turn
from tests.browser.granada import keys
from tests.browser.tables import BOT, ME, create_table, get_table

pytestmark = pytest.mark.browser


@pytest.mark.proof
def test_granada_is_played_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT)
    page.goto(path)
    done = []
    while keys.wait_for_turn(page):
        done.append(keys.step(page))
    assert {"buy", "take", "build"} <= set(done)
    assert get_table(page, path)["phase"] == "over"


MAX_STOPS = 400
MAX_ARROWS = 60
ARROW_KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
IS_FOCUSED_SCRIPT = "target => document.activeElement?.matches(target) ?? false"
IS_IN_GROUP_SCRIPT = """target => {
  const one = document.querySelector(target);
  if (!one || one.tabIndex >= 0) return false;
  let group = one.parentElement;
  const stop = one => one.tabIndex >= 0 && !one.disabled;
  while (group && ![...group.querySelectorAll('button')].some(stop)) group = group.parentElement;
  return group !== null && group !== document.body && group.contains(document.activeElement);
}"""
"""Whether the focus is in the target's group, where the arrow keys reach it."""
ARROWS_SCRIPT = """target => {
  const middle = one => { const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [from, to] = [middle(document.activeElement), middle(document.querySelector(target))];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [level, steep] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
  return [...from, ...(Math.abs(dx) > Math.abs(dy) ? [level, steep] : [steep, level])];
}"""
"""Position of the focus, and the arrow keys in the order to try: the longer distance first."""


def focus_element(page: Page, target: str) -> None:
    """Move the focus to an element: with Tab, and with arrow keys within its group."""
    for _ in range(MAX_STOPS):
        if page.evaluate(IS_FOCUSED_SCRIPT, target):
            return
        if page.evaluate(IS_IN_GROUP_SCRIPT, target):
            been = set[tuple[float, float, str]]()
            for _ in range(MAX_ARROWS):
                x, y, *arrows = page.evaluate(ARROWS_SCRIPT, target)
                arrow = next((key for key in (*arrows, *ARROW_KEYS) if (x, y, key) not in been), arrows[0])
                been.add((x, y, arrow))
                page.keyboard.press(arrow)
                if page.evaluate(IS_FOCUSED_SCRIPT, target):
                    return
            raise AssertionError(f"no arrows lead to {target}")
        page.keyboard.press("Tab")
    raise AssertionError(f"no number of Tabs leads to {target}")


@pytest.mark.proof
@pytest.mark.timeout(1500, func_only=True)
@pytest.mark.parametrize("game", ["la-granja", "no-siesta"])
def test_complete_game_is_played_by_tab_and_enter(visitor: Visitor, game: str) -> None:
    """Plays a complete game by Tab and Enter alone, with random actions."""
    page, random = visitor(), python_random(game)
    path = create_table(page, ME, BOT, game=game)
    page.goto(path)
    while wait_for_turn(page):
        choices = list_offered(page)
        notation = random.choice(choices) if choices else ""
        before = get_version(page)
        for target in find_targets(page, notation):
            focus_element(page, target)
            page.keyboard.press("Enter")
        wait_for_effect(page, before)
    assert get_table(page, path)["phase"] == "over"


def test_lobby_and_table_work_by_keyboard(visitor: Visitor) -> None:
    """Tests the skip link, "?" for the list of keys, opening a table, and Escape to clear a choice."""
    page = visitor("/")
    page.keyboard.press("Tab")
    assert "#content" in keys.get_focused(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    assert page.locator("dialog kbd").count() > 8
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    keys.tab_to(page, 'data-action="quick"')
    page.keyboard.press("Enter")
    assert keys.wait_for_turn(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot][aria-pressed=true]")).to_have_count(0)

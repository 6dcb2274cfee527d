"""Guided first games: played to their free play by mouse and by keyboard, left, resumed and never spoiled by a slip."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.granada import lessons as granada_lessons
from tests.browser.lessons import GUIDE, NEXT_BUTTON, find_buttons, get_step, load_lesson, play_guided_part
from tests.browser.test_keyboard import focus_element

pytestmark = pytest.mark.browser
BUTTONS = {"granada": granada_lessons.find_buttons, "la-granja": find_buttons, "no-siesta": find_buttons}
"""The buttons of a lesson's actions, by game."""
SHORTEST_LESSON = "granada"
TURN_MS = 250
"""Time after which the guide has turned to the first thing of a step."""


def begin_lesson(page: Page, game: str) -> None:
    """Open a lesson and wait for its first step."""
    page.goto(f"/learn/{game}")
    page.wait_for_selector(GUIDE)


def click_button(page: Page, selector: str) -> None:
    page.locator(f"{selector} >> visible=true").first.click()


def press_by_keyboard(page: Page, selector: str) -> None:
    page.locator(f"{selector} >> visible=true").first.wait_for()
    focus_element(page, selector)
    page.keyboard.press("Enter")


@pytest.mark.proof_for("whole")
@pytest.mark.parametrize("actions", [pytest.param(3, id="begun"), pytest.param(None, id="whole")])
def test_shortest_lesson_is_played_by_mouse(visitor: Visitor, actions: int | None) -> None:
    """Leaving and returning keeps the place, another action changes nothing, and the game then goes on against bots."""
    page = visitor("/")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "/moves" in request.url else None)
    page.locator("[data-action=first-lesson]").click()
    page.wait_for_selector(GUIDE)
    assert page.url.endswith(f"/learn/{SHORTEST_LESSON}")
    for _ in range(2):
        page.locator(NEXT_BUTTON).click()
    expect(page.locator(GUIDE)).to_have_attribute("data-lesson", "exact")
    page.locator('[data-slot="1"]').click()
    page.locator("[data-action=take]").click()
    expect(page.locator(f"{GUIDE} .other")).to_be_visible()
    before = get_step(page)
    page.reload()
    page.wait_for_selector(GUIDE)
    assert get_step(page) == before
    page.locator("[data-action=leave-lesson]").click()
    page.locator(f"a[data-action=learn][href$={SHORTEST_LESSON}]").click()
    page.wait_for_selector(GUIDE)
    assert get_step(page) == before
    play_guided_part(page, SHORTEST_LESSON, click_button, BUTTONS[SHORTEST_LESSON], actions)
    assert get_step(page)[1] > before[1]
    assert sent == []
    if actions is None:
        page.locator("[data-action=lesson-close]").click()
        expect(page.locator(GUIDE)).to_have_count(0)
        expect(page.locator(".board")).to_have_attribute("data-ready", "true")


@pytest.mark.proof
@pytest.mark.timeout(900, func_only=True)
@pytest.mark.parametrize("game", BUTTONS)
def test_lesson_is_played_by_keyboard(visitor: Visitor, game: str) -> None:
    page = visitor()
    begin_lesson(page, game)
    page.keyboard.press("Tab")
    play_guided_part(page, game, press_by_keyboard, BUTTONS[game])
    press_by_keyboard(page, "[data-action=lesson-close]")
    expect(page.locator(GUIDE)).to_have_count(0)


@pytest.mark.proof
@pytest.mark.timeout(900, func_only=True)
@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("game", BUTTONS)
def test_things_of_each_step_are_on_the_page(visitor: Visitor, game: str, width: int) -> None:
    """On a phone the guide opens the part of the first thing, and has buttons for the parts of the others.

    Some things appear only after the first action of their step.
    """
    phone = width < 600
    page = visitor(width=width, has_touch=phone)
    begin_lesson(page, game)
    steps = {step["id"]: step for step in load_lesson(page, game)["steps"]}
    missing = {(id, thing) for id, step in steps.items() for thing in step["point"] if "until" not in step}

    def check(page: Page, selector: str) -> None:
        id, _ = get_step(page)
        point = steps[id]["point"]
        first = page.locator(f"{point[0]} >> visible=true").first
        if (id, point[0]) in missing and not first.is_visible():
            first.wait_for(timeout=3000)
        missing.difference_update((id, thing) for thing in point if page.locator(thing).count())
        if phone:
            follow_guide(page, selector)
            page.locator(f"{selector} >> visible=true").first.tap()
        else:
            click_button(page, selector)

    play_guided_part(page, game, check, BUTTONS[game])
    assert missing == set()


def follow_guide(page: Page, selector: str) -> None:
    """Open the part of the table where an element is, on a phone, as the guide says."""
    page.wait_for_timeout(TURN_MS)
    part = page.locator("[data-action=lesson-tab]").first
    if not page.locator(f"{selector} >> visible=true").count() and part.is_visible():
        part.click()

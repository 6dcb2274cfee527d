"""Planned turns and automatic answers in the browser.

A turn is planned while others decide, and carried out. Axe checks a light phone and a dark desktop.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import layout_checks
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import (
    find_targets,
    list_offered,
    open_tab_of,
    press_button,
    resize_window,
    wait_for_turn,
    wait_until_drawn,
)
from tests.browser.tables import ME, OPEN, ask, get_table, play_action

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
PHONE, DESK = (390, 844), (1440, 900)
Look = tuple[tuple[int, int], str]
LOOKS: tuple[Look, ...] = ((PHONE, "light"), (DESK, "dark"))
"""Window sizes, each with a colour scheme."""
PICTURES = os.environ.get("TERTULIA_TEST_PICTURES")
"""Folder for screenshots, or None."""


def assert_accessible(page: Page, axe: str, name: str, looks: Sequence[Look] = LOOKS) -> None:
    """Fail if axe finds violations at these sizes and colour schemes."""
    wrong: dict[str, list[Any]] = {}
    for size, scheme in looks:
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        resize_window(page, size)
        wait_until_drawn(page)
        page.evaluate(axe)
        found = page.evaluate(layout_checks.AXE_SCRIPT)
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{name}-{size[0]}.png")
        if found:
            wrong[scheme] = found
    assert wrong == {}, name


def measure_board_top(page: Page) -> float:
    """Return the upper edge of the board in pixels."""
    return float(page.locator(".board").evaluate("one => one.getBoundingClientRect().top"))


def open_table_of_two(visitor: Visitor, game: str = "la-granja") -> tuple[Page, Page, str]:
    """Return the page of the player to act, the page of the waiting player, and the path of their table."""
    pages = [visitor(bypass_csp=True) for _ in range(2)]
    for page, name in zip(pages, ("Ana", "Bea"), strict=True):
        ask(page, "PUT", "/api/me", {"name": name})
    opening = {"game": game, "options": {}, "seats": [ME, OPEN], "public": True}
    table = ask(pages[0], "POST", "/api/tables", opening)["id"]
    ask(pages[1], "POST", f"/api/tables/{table}/sit", {"seat": 1})
    ask(pages[0], "POST", f"/api/tables/{table}/start")
    path = f"/table/{table}"
    (acting,) = get_table(pages[0], path)["actors"]
    return pages[acting], pages[1 - acting], path


@pytest.mark.parametrize("every", mark_later_as_proof([False, True]))
def test_planned_turn_is_played(visitor: Visitor, axe: str, every: bool) -> None:
    """Axe checks the first step on a phone, or every step in both sizes."""
    acts, waits, path = open_table_of_two(visitor)
    waits.goto(path)
    resize_window(waits, DESK)
    begin = waits.locator("[data-action=plan-begin]")
    expect(begin).to_be_visible()
    offering = measure_board_top(waits)
    begin.click()
    wait_for_turn(waits)
    planned = next(one for one in list_offered(waits) if one.endswith("field"))
    for target in find_targets(waits, planned):
        open_tab_of(waits, target)
        press_button(waits, target)
    expect(waits.locator(f'[data-notation="{planned}"]')).to_have_count(0)
    assert_accessible(waits, axe, "drafting", LOOKS if every else LOOKS[:1])
    resize_window(waits, DESK)
    waits.click("[data-action=plan-keep]")
    expect(waits.locator("[data-plan=waiting]")).to_be_visible()
    if every:
        assert_accessible(waits, axe, "waiting")
    waits.click("[data-action=plan-begin]")
    expect(waits.locator("[data-stands]")).to_be_visible()
    waits.click("[data-action=plan-leave]")
    expect(waits.locator("[data-plan=waiting]")).to_be_visible()
    (seat,) = get_table(waits, path)["own_seats"]
    while seat not in (now := get_table(acts, path))["actors"] and now["legal"]:
        play_action(acts, path, now, ())
    expect(waits.locator("[data-plan=played]")).to_be_visible()
    assert len(get_table(waits, path)["view"]["players"][seat]["fields"]) == 1, planned
    if every:
        assert_accessible(waits, axe, "played")
    waits.click("[data-action=plan-drop]")
    expect(waits.locator("[data-plan=played]")).to_have_count(0)
    assert measure_board_top(waits) == offering, "the board moved when a plan was offered"


@pytest.mark.proof
def test_failed_plan_is_shown_with_reason(visitor: Visitor, axe: str) -> None:
    acts, waits, path = open_table_of_two(visitor, "granada")
    waits.goto(path)
    waits.click("[data-action=plan-begin]")
    expect(waits.locator("#actions")).to_contain_text("Take money")
    wait_for_turn(waits)
    planned = "take 1"
    waits.click(f"[data-notation='{planned}']")
    waits.click(f"#actions [data-notation='{planned}']")  # it would end the turn
    expect(waits.locator("[data-action=plan-keep]")).to_be_enabled()
    waits.click("[data-action=plan-keep]")
    expect(waits.locator("[data-plan=waiting]")).to_be_visible()
    # The other player takes the planned card and then plays until the turn is over.
    (seat,) = get_table(waits, path)["own_seats"]
    first = get_table(acts, path)
    body = {"position": first["position"], "seat": 1 - seat, "actions": [planned]}
    ask(acts, "POST", f"/api/tables{path.removeprefix('/table')}/moves", body)
    while seat not in (now := get_table(acts, path))["actors"] and now["legal"]:
        play_action(acts, path, now, ("done",))
    failed = waits.locator("[data-plan=failed]")
    expect(failed).to_be_visible()
    expect(failed).to_contain_text("Your plan could not be played")
    expect(failed).to_contain_text("Planned: ")
    assert_accessible(waits, axe, "failed")
    waits.click("[data-action=plan-drop]")
    expect(failed).to_have_count(0)
    assert get_table(waits, path)["actors"] == [seat], "nothing was played for them"


@pytest.mark.proof
def test_automatic_answer_describes_itself(visitor: Visitor, axe: str) -> None:
    _, waits, path = open_table_of_two(visitor)
    waits.goto(path)
    waits.click("[data-view=answers]")
    answers = waits.locator("[data-part=answers]")
    offer = answers.locator("li:has([data-action=answer-on])").first
    description = offer.locator("span").first.inner_text()
    offer.locator("[data-action=answer-on]").first.click()
    standing = answers.locator("li:has([data-action=answer-off])")
    expect(standing).to_contain_text(description)
    expect(standing.locator("small")).not_to_be_empty()
    assert_accessible(waits, axe, "answers")
    standing.locator("[data-action=answer-off]").click()
    expect(standing).to_have_count(0)

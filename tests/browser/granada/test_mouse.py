"""Granada with the mouse: a game against a bot up to the next game, and the effects of presses."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.complete_games import play_to_the_end, store_late_table
from tests.browser.conftest import NEW_VISITOR_SETTINGS, Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.finished_games import END_SCENE, wait_for_end_scene
from tests.browser.granada.driver import DRIVER, find_cards_together, read_version, wait_for_change, wait_for_turn
from tests.browser.tables import BOT, ME, create_table, get_table, play_on

pytestmark = pytest.mark.browser


def sum_columns(page: Page) -> tuple[list[int], list[int]]:
    """Return the column sums of the final table of points, and the totals that it prints."""
    rows = page.locator(f"{END_SCENE} tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => +cell.textContent))"
    )
    return [sum(column) for column in zip(*rows[:-1], strict=True)], rows[-1]


@pytest.mark.parametrize("whole", mark_later_as_proof([False, True]))
def test_game_is_played_by_mouse_up_to_rematch(visitor: Visitor, server: str, folder: Path, whole: bool) -> None:
    page = visitor()
    path = play_to_the_end(page, DRIVER, None if whole else store_late_table(page, server, folder, DRIVER))
    wait_for_end_scene(page)
    table = get_table(page, path)
    sums, totals = sum_columns(page)
    assert sums == totals == table["view"]["scores"]
    expect(page.locator(f"{END_SCENE} tbody tr")).to_have_count(
        7
    )  # three scorings with two sources each, and the totals
    page.click(f"{END_SCENE} summary")
    with page.expect_download() as saved:
        page.click("a[download]")
    assert saved.value.path().stat().st_size > 1000
    page.click("dialog [data-action=again]")
    page.wait_for_url(lambda url: path not in url)
    assert wait_for_turn(page)


@pytest.mark.proof
def test_undo_returns_cards_to_hand(visitor: Visitor) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT))
    while wait_for_turn(page):
        if page.locator("[data-space].lit").count():
            break
        page.locator("[data-slot].lit").last.click()
        page.click("[data-action=take]")
        page.wait_for_function("() => !document.querySelector('[data-action=take]')")
    cards = page.locator("#hand .one").count()
    page.locator("[data-space].lit").first.click()
    page.click("[data-action=pay]")
    page.wait_for_selector("[data-action=undo]")
    assert page.locator("#hand .one").count() < cards
    while page.locator("[data-action=undo]").count():
        before = page.locator(".board").get_attribute("data-version")
        page.click("[data-action=undo]")
        page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)
    expect(page.locator("#hand .one")).to_have_count(cards)


@pytest.mark.proof
def test_double_click_plays_once(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT)
    page.goto(path)
    assert wait_for_turn(page)
    page.locator("[data-slot].lit").first.click()
    before = read_version(page)
    page.dblclick("[data-action=take]", no_wait_after=True)
    wait_for_change(page, before)
    assert wait_for_turn(page)
    mine = [line["action"] for line in get_table(page, path)["log"] if line["seat"] == 0]
    assert len(mine) == 1


@pytest.mark.proof
def test_delayed_press_can_be_cancelled(visitor: Visitor) -> None:
    page = visitor(settings=NEW_VISITOR_SETTINGS)
    path = create_table(page, ME, BOT)
    now = play_on(page, path, lambda table: bool(find_cards_together(table)))
    card, before = find_cards_together(now)[0], now["position"]
    page.goto(path)
    assert wait_for_turn(page)
    page.click(card)
    page.wait_for_selector("[data-slot][data-going=press]")
    page.click("[data-action=not-yet]")
    page.click(card)
    page.wait_for_selector("[data-slot][data-going=press]")
    page.keyboard.press("Escape")
    page.click(card)
    page.goto("/")
    page.wait_for_selector("[data-action=quick]")
    assert get_table(page, path)["position"] == before
    page.goto(path)
    assert wait_for_turn(page)
    page.click(card)
    page.wait_for_function("() => !document.querySelector('[data-going]')")
    assert wait_for_turn(page)
    taken = [line for line in get_table(page, path)["log"] if line["seat"] == 0 and line["ply"] > before]
    assert taken[0]["action"].startswith("take")


@pytest.mark.proof
def test_delayed_keyboard_press_is_announced(visitor: Visitor) -> None:
    page = visitor(settings=NEW_VISITOR_SETTINGS)
    path = create_table(page, ME, BOT)
    card = find_cards_together(play_on(page, path, lambda table: bool(find_cards_together(table))))[0]
    page.goto(path)
    assert wait_for_turn(page)
    before = page.locator(".board").get_attribute("data-version")
    page.focus(card)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-slot][data-going=press]")
    page.get_by_text("Sending in a moment").first.wait_for(state="attached")
    page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)


@pytest.mark.proof
def test_held_button_plays_action(visitor: Visitor) -> None:
    page = visitor(settings={"ending": "hold", "forced": False})
    page.goto(create_table(page, ME, BOT))
    assert wait_for_turn(page)
    before = page.locator(".board").get_attribute("data-version")
    page.locator("[data-slot].lit").first.hover()
    page.mouse.down()
    page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)
    page.mouse.up()

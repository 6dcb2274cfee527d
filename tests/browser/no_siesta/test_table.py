"""No Siesta in the browser.

Tests complete games by mouse and by keyboard, sources of points, storing the rest, printing, and languages.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.complete_games import play_to_the_end, store_late_table
from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import Decision, fill_folder_for, mark_later_as_proof
from tests.browser.driver import get_version, wait_for_turn
from tests.browser.finished_games import END_SCENE, wait_for_end_scene
from tests.browser.no_siesta import driver
from tests.browser.no_siesta.decision_search import find_idle_game
from tests.browser.tables import BOT, ME, create_table, get_table, has_decided, has_legal, play_on

pytestmark = pytest.mark.browser

GAME = "no-siesta"
RAW_MESSAGE = re.compile(r"\b(?:app|lobby|table|create|error|rules|settings|no-siesta)-[a-z]+(?:-[a-z]+)*\b|\{\s*\$")
PHONE = 390
PARTS = {
    "sheet": ("#revenues", "#sheet"),
    "dice": ("#dice", "#siesta"),
    "town": ("#esporles", "#helpers"),
    "players": ("#players",),
    "log": ("#log",),
}
"""Parts of the table on a phone, by tab."""


def open_game(page: Page, *seats: dict[str, str], decisions: int = 6, **options: str) -> str:
    path = create_table(page, *(seats or (ME, BOT)), game=GAME, options=options)
    play_on(page, path, has_decided(decisions), driver.ACTION_ORDER)
    page.goto(path)
    assert wait_for_turn(page)
    return path


def open_scoring_phase(page: Page, **options: str) -> str:
    """Open a game at the start of the visitor's own scoring phase, with all dice marked. Returns its path."""
    path = create_table(page, ME, BOT, game=GAME, options=options)
    play_on(page, path, has_legal("end"), driver.ACTION_ORDER)
    page.goto(path)
    assert wait_for_turn(page)
    return path


@pytest.mark.proof
@pytest.mark.timeout(600)
@pytest.mark.parametrize("whole", mark_later_as_proof([False, True]))
def test_game_is_played_by_mouse(visitor: Visitor, server: str, folder: Path, whole: bool) -> None:
    page = visitor()
    path = play_to_the_end(
        page, driver.DRIVER, None if whole else store_late_table(page, server, folder, driver.DRIVER)
    )
    table = get_table(page, path)
    assert table["phase"] == "over"
    wait_for_end_scene(page)
    totals = page.locator(f"{END_SCENE} tr.total td").all_inner_texts()
    assert [int(total) for total in totals] == table["view"]["scores"]


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_experienced_game_is_played_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT, game=GAME, options={"game": "experienced", "rules": "online"})
    page.goto(path)
    done = []
    while wait_for_turn(page):
        done.append(driver.press_step(page))
        assert len(done) < 900
    assert {"take", "climb", "end"} <= {one.split()[0] for one in done if one}
    assert get_table(page, path)["phase"] == "over"


@pytest.mark.proof
def test_selected_resource_lights_its_targets(visitor: Visitor) -> None:
    """Pressing a resource leaves only the circles lit that accept it; Escape lights all again."""
    page = visitor()
    open_scoring_phase(page)
    piles = page.locator("#revenues [data-pick]")
    everything = page.locator("#sheet [data-lit], #siesta [data-lit]").count()
    for pile in piles.all():
        good = (pile.get_attribute("data-pick") or "").split("-")[1]
        pile.click()
        expect(pile).to_have_attribute("aria-pressed", "true")
        lit = page.locator("#sheet [data-lit], #siesta [data-lit]")
        assert 0 < lit.count() <= everything
        for one in lit.all():
            notation = one.get_attribute("data-notation") or ""
            assert {"roof": "silver", "climb": "hat"}.get(notation.split()[0], good) in (good, "silver", "hat")
            assert notation.split()[0] in ("roof", "climb") or good in notation
        page.keyboard.press("Escape")
        expect(pile).to_have_attribute("aria-pressed", "false")
    assert page.locator("#sheet [data-lit], #siesta [data-lit]").count() == everything


@pytest.mark.proof
def test_storing_rest_shows_preview_first(visitor: Visitor) -> None:
    page = visitor()
    path = open_scoring_phase(page)
    while not page.locator(driver.REST_BUTTON).count():
        driver.step(page)
        assert wait_for_turn(page)
    before, stored = get_version(page), get_table(page, path)["view"]["players"][0]["storage"]
    page.click(driver.REST_BUTTON)
    expect(page.locator("#stores .ghost")).not_to_have_count(0)
    ghosts = page.locator("#stores .ghost").count()
    assert ghosts > 1
    assert get_version(page) == before
    page.click("#actions [data-action=not-yet]")
    expect(page.locator("#stores .ghost")).to_have_count(0)
    page.click(driver.REST_BUTTON)
    page.click("#actions [data-action=confirm]")
    page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)
    now = get_table(page, path)["view"]["players"][0]["storage"]
    assert sum(now.values()) == sum(stored.values()) + ghosts
    page.wait_for_function("ghosts => document.querySelectorAll('.chain [data-back]').length >= ghosts", arg=ghosts)


@pytest.mark.proof
def test_idle_rounds_are_announced(visitor: Visitor, server: str, folder: Path) -> None:
    """The note appears from the third such round on.

    The tenth ends the game unless a player crosses something off (ruling 28).
    """
    page = visitor(width=PHONE)
    tables = [Decision(f"idle-{round}", "", *find_idle_game(round)) for round in (3, 9)]
    set_cookies(page, server, fill_folder_for(folder, tables, 1)[0])
    for table, words in zip(tables, ("the game ends after 7 more such rounds", "this round is the last"), strict=True):
        page.goto(f"/table/{table.name}")
        announcement = page.locator("[data-idle]")
        expect(announcement).to_contain_text(words)
        expect(announcement).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE


@pytest.mark.proof
def test_ending_phase_names_lost_goods(visitor: Visitor) -> None:
    page = visitor()
    path = open_scoring_phase(page)
    board = get_table(page, path)["view"]["players"][0]["board"]
    words = page.locator("#actions [data-action=end]").first.inner_text()
    assert any(board.values())
    for good, count in board.items():
        if count and good != "commodity":
            assert good in words


@pytest.mark.proof
def test_keys_switch_between_all_sheets_and_one(visitor: Visitor) -> None:
    page = visitor()
    open_game(page, ME, BOT, BOT)
    expect(page.locator(".sheet")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".sheet")).to_have_count(3)
    page.keyboard.press("e")
    expect(page.locator(".sheet")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator("#sheet")).to_have_count(0)
    expect(page.locator(".sheet")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator("#sheet")).to_have_count(1)


@pytest.mark.proof
def test_phone_needs_no_horizontal_scrolling(visitor: Visitor) -> None:
    page = visitor(width=PHONE)
    open_game(page, ME, BOT, BOT, BOT)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE
    for tab, places in PARTS.items():
        page.click(f"[data-tab={tab}]")
        for place in places:
            assert page.locator(place).is_visible(), place


@pytest.mark.proof_for("cs")
@pytest.mark.parametrize("language", mark_later_as_proof(["cs", "en", "de", "es"]))
def test_every_language_is_complete(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language)
    open_scoring_phase(page)
    assert not RAW_MESSAGE.search(page.inner_text("body")), RAW_MESSAGE.search(page.inner_text("body"))
    page.goto("/rules/no-siesta")
    page.wait_for_selector("[data-tile]")
    expect(page.locator("[data-tile]")).to_have_count(24)


@pytest.mark.proof
def test_dice_option_exists_for_two_players_only(visitor: Visitor) -> None:
    page = visitor(f"/new/{GAME}")
    page.locator("[data-more] summary").first.click()
    expect(page.locator("#option-dice")).to_have_count(1)
    page.select_option("#option-dice", "once")
    page.click("[data-action=add-seat]")
    expect(page.locator("#option-dice")).to_have_count(0)
    expect(page.locator("#option-game")).to_have_count(1)
    page.click("[data-action=create]")
    page.wait_for_url("**/table/*")
    assert get_table(page, page.url)["options"]["dice"] == "rerolled"


def drag_element(page: Page, thing: Locator, place: Locator) -> None:
    """Drag an element to a place with the mouse."""
    start, end = thing.bounding_box(), place.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


@pytest.mark.proof
def test_die_is_dragged_to_revenues(visitor: Visitor) -> None:
    page = visitor(settings={"ending": "now"})
    path = open_game(page, decisions=0)
    die = page.locator("#dice [data-drag]").first
    face = (die.get_attribute("data-drag") or "").removeprefix("die-")
    before = get_version(page)
    drag_element(page, die, page.locator("#revenues"))
    page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)
    assert get_table(page, path)["view"]["players"][0]["dice"][0] == face


def test_revenues_are_dragged_to_targets(visitor: Visitor) -> None:
    page = visitor(settings={"ending": "now"})
    path = open_scoring_phase(page)
    pile = page.locator("#revenues [data-drag]").first
    drag_element(page, pile, page.locator(".board header, #log").first)
    expect(pile).to_have_attribute("aria-pressed", "false")
    before = get_version(page)
    page.mouse.move(0, 0)
    good = (pile.get_attribute("data-drag") or "").split("-")[1]
    target = {"silver": "roof", "hat": "climb"}.get(good, f"store {good}")
    drag_element(page, pile, page.locator(f'.board [data-notation^="{target}"]').first)
    page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)
    last = get_table(page, path)["log"][-1]
    assert last["action"].startswith(target)

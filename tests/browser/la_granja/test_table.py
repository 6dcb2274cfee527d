"""La Granja in the browser.

Tests complete games by mouse and by keyboard, solo games, phones, four languages, and accessibility.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver
from tests.browser.complete_games import play_to_the_end, store_late_table
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof, mark_later_rows_as_proof
from tests.browser.driver import resize_window
from tests.browser.finished_games import END_SCENE, wait_for_end_scene
from tests.browser.la_granja import driver as la_granja_driver
from tests.browser.tables import (
    BOT,
    ME,
    OPEN,
    ask,
    create_table,
    get_table,
    has_decided,
    has_legal,
    play_action,
    play_on,
)

pytestmark = pytest.mark.browser

GAME = "la-granja"
RAW_MESSAGE = re.compile(r"\b(?:app|lobby|table|create|error|rules|settings|la-granja)-[a-z]+(?:-[a-z]+)*\b|\{\s*\$")
PHONE = 390
SIZES = [(844, 390), (390, 844), (768, 1024), (1280, 720), (1440, 900)]
PARTS = {
    "village": ("#siesta", "#market", "#buildings"),
    "dice": ("#dice", "#roofs"),
    "farm": ("#farm", "#stores"),
    "hand": ("#hand",),
    "players": ("#players",),
    "log": ("#log",),
}
"""Parts of the table on a phone, by tab."""
VIOLATIONS = (
    "async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 2).join(' | '))"
)


def open_game(page: Page, *seats: dict[str, str], decisions: int = 12, **options: str) -> str:
    path = create_table(page, *(seats or (ME, BOT)), game=GAME, options=options)
    play_on(page, path, has_decided(decisions), la_granja_driver.VERB_ORDER)
    page.goto(path)
    assert driver.wait_for_turn(page)
    return path


@pytest.mark.proof
@pytest.mark.parametrize("whole", [False, True])
def test_game_is_played_by_mouse(visitor: Visitor, server: str, folder: Path, whole: bool) -> None:
    page = visitor()
    path = play_to_the_end(
        page,
        la_granja_driver.DRIVER,
        None if whole else store_late_table(page, server, folder, la_granja_driver.DRIVER),
    )
    table = get_table(page, path)
    assert table["phase"] == "over"
    wait_for_end_scene(page)
    totals = page.locator(f"{END_SCENE} tr.total td").all_inner_texts()
    assert [int(total) for total in totals] == table["view"]["scores"]


@pytest.mark.proof
def test_solo_deluxe_game_is_played_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, game=GAME, options={"edition": "deluxe"})
    page.goto(path)
    done = 0
    while driver.wait_for_turn(page):
        la_granja_driver.press_step(page)
        done += 1
    assert done > 40
    assert get_table(page, path)["phase"] == "over"


@pytest.mark.proof
def test_any_time_actions_show_their_price(visitor: Visitor) -> None:
    page = visitor()
    page.goto(create_table(page, ME, game=GAME))
    assert driver.wait_for_turn(page)
    driver.do_action(page, "trade silver")
    page.click('[data-offers*="buy olive"]')
    buy = page.locator('.offers [data-notation="buy olive"]')
    expect(buy).to_contain_text("for 3 silver")
    expect(page.get_by_role("dialog", name="0 × olive").get_by_text("A harvest good.")).to_have_count(1)


@pytest.mark.proof
def test_extension_can_be_paid_with_point(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT, game=GAME)
    page.goto(path)
    assert driver.wait_for_turn(page)
    page.locator("#hand [data-notation$=extension]").first.click()
    page.wait_for_selector("[data-notation='pay silver']")
    assert "pay point" in [one["notation"] for one in get_table(page, path)["legal"]]
    page.click("[data-notation='pay point']")
    expect(page.locator(".chain [data-back]")).to_have_count(2)


LOW_WINDOW = (1280, 720)


@pytest.mark.proof_for("size0")
@pytest.mark.parametrize("size", mark_later_as_proof([LOW_WINDOW, (1440, 900)]))
def test_preview_covers_no_card(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor()
    resize_window(page, size)
    page.goto(create_table(page, ME, BOT, game=GAME))
    assert driver.wait_for_turn(page)
    for card in page.locator("#hand [data-card]").all():
        for use in card.locator("[data-notation]").all():
            use.hover()
            page.wait_for_selector("#foreseen")
            expect(page.locator("#foreseen")).to_be_in_viewport(ratio=1)
            page.wait_for_function(IS_BESIDE_SCRIPT)


IS_BESIDE_SCRIPT = """() => {
  const one = document.querySelector('#foreseen').getBoundingClientRect();
  return [...document.querySelectorAll('#hand [data-card]')].map(card => card.getBoundingClientRect()).every(other =>
    one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right);
}"""


TARGET_HEIGHT_SCRIPT = """tile => {
  const box = tile.getBoundingClientRect(), across = box.left + box.width / 2;
  const rows = Array.from({ length: 120 }, (_, down) => document.elementFromPoint(across, box.top - 40 + down));
  return rows.filter(one => tile.contains(one)).length;
}"""


def has_taken_roof(now: Any) -> bool:
    """Return whether the seat has taken a roof."""
    return any(line["seat"] == now["as"] and line["action"].startswith("roof") for line in now["log"])


@pytest.mark.proof
def test_roof_is_large_enough_in_low_window(visitor: Visitor) -> None:
    page = visitor()
    resize_window(page, LOW_WINDOW)
    path = create_table(page, ME, BOT, game=GAME)
    play_on(page, path, has_taken_roof, la_granja_driver.VERB_ORDER)
    page.goto(path)
    tiles = page.locator("#farm [data-roof] .thing")
    expect(tiles).not_to_have_count(0)
    assert tiles.first.evaluate(TARGET_HEIGHT_SCRIPT) >= 40


@pytest.mark.proof
def test_preview_announces_hidden_result(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT, game=GAME)
    play_on(page, path, lambda now: any(one.get("reveals") for one in now["legal"]), la_granja_driver.VERB_ORDER)
    page.goto(path)
    while driver.wait_for_turn(page):
        table = get_table(page, path)
        unknown = [one["notation"] for one in table["legal"] if one.get("reveals")]
        if unknown and page.locator(f'[data-notation="{unknown[0]}"]').is_visible():
            break
        la_granja_driver.press_step(page)
    page.locator(f'[data-notation="{unknown[0]}"]').hover()
    expect(page.locator("#foreseen")).to_contain_text("This reveals something new")


def open_chain_of_steps(page: Page) -> None:
    """Do three steps of one turn that can be undone.

    The steps: sell the trade commodity, buy an olive, sell it again.
    """
    page.goto(create_table(page, ME, game=GAME))
    assert driver.wait_for_turn(page)
    trade_goods(page)


def trade_goods(page: Page) -> None:
    for notation in ("trade silver", "buy olive", "sell olive"):
        driver.do_action(page, notation)


def test_actions_are_previewed_done_and_undone(visitor: Visitor) -> None:
    """Goods are traded, bought and sold.

    A press on a step undoes the chain back to it, the undo button a dragged card.
    """
    page = visitor()
    page.goto(create_table(page, ME, game=GAME))
    assert driver.wait_for_turn(page)
    check_preview(page)
    trade_goods(page)
    chain = page.locator(".chain [data-back]")
    assert [text.split()[1] for text in chain.all_inner_texts()][:2] == ["sold", "bought"]
    assert "Undo back to here: bought" in (chain.nth(1).get_attribute("title") or "")
    chain.nth(1).click()
    page.wait_for_function("() => document.querySelectorAll('.chain [data-back]').length === 1")
    page.locator('[data-offers*="buy olive"]').wait_for()
    page.click("[data-action=undo]")
    page.locator('[data-offers*="trade silver"]').wait_for()
    expect(page.locator(".chain")).to_have_count(0)
    drag_and_undo_card(page)


def check_preview(page: Page) -> None:
    before = driver.get_version(page)
    page.click('[data-offers*="trade silver"]')
    page.hover('.offers [data-notation="trade silver"]')
    expect(page.locator("#foreseen > *")).to_have_text(["Price: a trade commodity", "You get: 4 silver"])
    page.keyboard.press("Escape")
    page.hover("h1")
    expect(page.locator("#foreseen")).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_selector("#foreseen")
    assert driver.get_version(page) == before


def drag_and_undo_card(page: Page) -> None:
    cards = page.locator("#hand [data-card]").count()
    page.locator("#hand [data-card]").first.drag_to(page.locator("#farm .side.field"))
    page.wait_for_function("() => document.querySelectorAll('#farm .side.field [data-thing]').length === 1")
    expect(page.locator("#hand [data-card]")).to_have_count(cards - 1)
    page.click("[data-action=undo]")
    page.wait_for_function("cards => document.querySelectorAll('#hand [data-card]').length === cards", arg=cards)


@pytest.mark.proof_for("844-390")
@pytest.mark.parametrize(("width", "height"), mark_later_rows_as_proof(SIZES))
def test_table_fits_into_window(visitor: Visitor, width: int, height: int) -> None:
    """The page does not scroll: parts that are too large scroll inside, and the action bar covers nothing."""
    page = visitor(width=width)
    resize_window(page, (width, height))
    open_chain_of_steps(page)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        height,
    ]
    covered = """() => {
      const bar = document.querySelector('.actions').getBoundingClientRect();
      return [...document.querySelectorAll('.stage .part')].filter(part => part.checkVisibility()).filter(part => {
        const box = part.getBoundingClientRect();
        return box.bottom > bar.top + 1 && box.left < bar.right && box.right > bar.left && box.top < bar.bottom;
      }).map(part => part.dataset.part);
    }"""
    assert page.evaluate(covered) == []


@pytest.mark.proof
def test_donkeys_are_chosen_simultaneously(visitor: Visitor) -> None:
    pages = one, other = visitor(), visitor()
    path = create_table(one, ME, OPEN, start=False, game=GAME)
    ask(other, "POST", f"/api{path.replace('table', 'tables')}/sit", {"seat": 1})
    ask(one, "POST", f"/api{path.replace('table', 'tables')}/start")
    while not all(has_legal("donkey")(get_table(page, path)) for page in pages):
        for page in pages:
            now = get_table(page, path)
            if now["legal"] and not has_legal("donkey")(now):
                play_action(page, path, now, la_granja_driver.VERB_ORDER)
    for page in pages:
        page.goto(path)
        expect(page.locator("[data-action=donkey]")).to_have_count(4)
    other.click('[data-notation="donkey 3"]')
    one.click('[data-notation="donkey 2"]')
    one.wait_for_function("() => !document.querySelector('[data-action=donkey]')")


@pytest.mark.proof
def test_phone_needs_no_horizontal_scrolling(visitor: Visitor) -> None:
    page = visitor(width=PHONE)
    open_game(page, ME, BOT, BOT, BOT)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE
    for tab, places in PARTS.items():
        page.click(f"[data-tab={tab}]")
        for place in places:
            assert page.locator(place).is_visible(), place


@pytest.mark.proof
def test_table_has_no_accessibility_violations(visitor: Visitor, axe: str) -> None:
    """Includes a chain of steps and any-time actions; `test_decision_layout` checks every kind of decision."""
    page = visitor(color_scheme="dark")
    open_chain_of_steps(page)
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS) == []


@pytest.mark.proof_for("de")
@pytest.mark.parametrize("language", mark_later_as_proof(["de", "en", "cs", "es"]))
def test_every_language_is_complete(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language)
    open_game(page, decisions=6)
    text = page.inner_text("body")
    assert not RAW_MESSAGE.search(text), RAW_MESSAGE.search(text)
    page.goto("/rules/la-granja")
    page.wait_for_selector("#rulings")
    expect(page.locator("[aria-labelledby=components] [data-card]")).to_have_count(66)
    assert not RAW_MESSAGE.search(page.inner_text("body"))


@pytest.mark.proof
def test_events_since_last_turn_are_replayed(visitor: Visitor) -> None:
    page = visitor()
    open_game(page, ME, BOT, BOT, BOT, decisions=3)
    while not page.locator("[data-action=replay]").count():
        la_granja_driver.step(page)
        assert driver.wait_for_turn(page)
    page.click("[data-action=replay]")
    expect(page.locator("[data-action=replay]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => document.querySelectorAll('.strip li').length === 2")


@pytest.mark.proof
def test_hidden_points_are_not_shown_as_zero(visitor: Visitor) -> None:
    """Player strip, screen readers, tooltips and table of points must not say "0" or "no points"."""
    page = visitor()
    path = open_game(page, decisions=3, edition="original")
    assert get_table(page, path)["view"]["scores"][1] is None
    other = page.locator("[data-player='1']")
    text = other.text_content() or ""
    assert "points hidden" in text
    assert other.locator(".fact").first.text_content() == "?"
    labels = other.evaluate(
        "one => [...one.querySelectorAll('[title], [aria-label]')].map(at => at.title + at.ariaLabel)"
    )
    assert not any(re.search(r"\b(?:0|no) points?\b", words) for words in [text, *labels])
    page.click("[data-view=points]")
    expect(page.locator("#log thead th")).to_have_count(1)
    expect(page.locator("#log [role=tabpanel]")).to_contain_text("points are secret")

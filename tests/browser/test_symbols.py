"""Explanations of symbols: a list opened by a letter or a button, and a tooltip on each symbol."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof, mark_later_rows_as_proof
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser

LISTED_SYMBOLS = "dialog [data-symbol]"
POPOVER_SYMBOLS = ".symbol-popover [data-symbol]"
MIN_SYMBOLS = {"granada": 17, "la-granja": 70}
VIOLATIONS = (
    "async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 2).join(' | '))"
)


@pytest.mark.proof
@pytest.mark.parametrize("game", list(MIN_SYMBOLS))
@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_all_symbols_are_listed(visitor: Visitor, axe: str, game: str, width: int) -> None:
    page = visitor(width=width)
    page.goto(create_table(page, ME, BOT, game=game))
    page.wait_for_selector(".board[data-ready=true]")
    expect(page.locator("[data-action=symbols]")).to_be_in_viewport(ratio=1)
    page.click("[data-action=symbols]")
    page.wait_for_selector(LISTED_SYMBOLS)
    assert page.locator(LISTED_SYMBOLS).count() >= MIN_SYMBOLS[game]
    empty = page.locator(LISTED_SYMBOLS).evaluate_all(
        "all => all.filter(one => !one.textContent.trim() || one.querySelector('.picture').getBoundingClientRect().width < 10)"
        ".map(one => one.dataset.symbol)"
    )
    assert empty == []
    assert page.evaluate(
        "() => document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
    )
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS) == []
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.wait_for_selector(LISTED_SYMBOLS)


@pytest.mark.parametrize(
    ("game", "place", "symbol"),
    mark_later_rows_as_proof(
        [("granada", "[data-slot]", "c-"), ("la-granja", "#players [data-player='0']", "lg-silver")]
    ),
)
def test_press_in_explain_mode_shows_symbol_only(visitor: Visitor, game: str, place: str, symbol: str) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT, game=game))
    page.wait_for_selector(".board[data-ready=true]")
    before = page.locator(".board").get_attribute("data-version")
    page.keyboard.press("s")
    page.click("[data-action=point]")
    page.locator(place).first.click()
    expect(page.locator(f".symbol-popover [data-symbol^='{symbol}']").first).to_be_visible()
    assert page.locator(".board").get_attribute("data-version") == before
    assert page.locator("[data-action=take], .offers:popover-open").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(POPOVER_SYMBOLS)).to_have_count(0)
    page.locator(place).first.click()
    expect(page.locator(POPOVER_SYMBOLS)).to_have_count(0)


POINTER_SCRIPT = """(place, {type, x, y}) => place.dispatchEvent(new PointerEvent(type,
  { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true, clientX: x, clientY: y }))"""


@pytest.mark.proof_for("la-granja-silver-lg-silver")
@pytest.mark.parametrize(
    ("game", "words", "symbol"),
    mark_later_rows_as_proof([("la-granja", "silver", "lg-silver"), ("granada", "in reserve", None)]),
)
def test_long_press_on_player_explains_symbols(
    visitor: Visitor, axe: str, game: str, words: str, symbol: str | None
) -> None:
    page = visitor(width=390, has_touch=True)
    page.goto(create_table(page, ME, BOT, game=game))
    page.wait_for_selector(".board[data-ready=true]")
    tab = page.locator("[data-tab=players]")
    if tab.is_visible():
        tab.click()
    player = page.locator("#players [data-player='1']")
    box = player.bounding_box()
    assert box
    at = {"x": box["x"] + 9, "y": box["y"] + 9}
    part = page.locator("[data-part].open").first.get_attribute("data-part")
    player.evaluate(POINTER_SCRIPT, {"type": "pointerdown", **at})
    page.wait_for_selector(".symbol-popover")
    player.evaluate(POINTER_SCRIPT, {"type": "pointerup", **at})
    player.evaluate(
        "place => place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))"
    )
    expect(page.locator(".symbol-popover")).to_contain_text(words)
    if symbol:
        expect(page.locator(f".symbol-popover [data-symbol='{symbol}']")).to_be_visible()
    assert page.locator("[data-part].open").first.get_attribute("data-part") == part
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS) == []
    page.locator("#actions").evaluate(POINTER_SCRIPT, {"type": "pointerdown", **at})
    expect(page.locator(".symbol-popover")).to_have_count(0)

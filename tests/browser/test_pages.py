"""Requirements of every page: four languages, phone width, accessibility, small size."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.granada.driver import step, wait_for_turn
from tests.browser.tables import BOT, ME, create_table, has_decided, has_legal, open_settings, play_on

pytestmark = pytest.mark.browser

LANGUAGES = {"en": "Your city", "de": "Deine Stadt", "cs": "Tvé město", "es": "Tu ciudad"}
RAW_MESSAGE = re.compile(r"\b(?:app|lobby|table|create|error|rules|settings|granada)-[a-z]+(?:-[a-z]+)*\b|\{\s*\$")
PHONE, DESK = 390, 1440
IS_WIDE_SCRIPT = "document.documentElement.scrollWidth > innerWidth"
SMALL_SCRIPT = """buttons => buttons.map(one => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.width < 24 || box.height < 24).map(([, one]) => one.outerHTML)"""


def open_game(page: Page, decisions: int = 8) -> str:
    enough, paying = has_decided(decisions), has_legal("pay", "done")
    path = create_table(page, ME, BOT, BOT)
    play_on(page, path, lambda now: enough(now) and not paying(now))
    page.goto(path)
    assert wait_for_turn(page)
    return path


def assert_no_raw_words(page: Page) -> None:
    text = page.inner_text("body")
    assert not RAW_MESSAGE.search(text), [
        text[max(0, m.start() - 60) : m.end() + 40] for m in RAW_MESSAGE.finditer(text)
    ]


@pytest.mark.proof
def test_language_can_be_changed_at_any_time(visitor: Visitor) -> None:
    page = visitor()
    open_game(page, 3)
    for language in ("de", "cs", "es", "en", "de"):
        open_settings(page)
        page.select_option("dialog [data-action=language]", language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        assert_no_raw_words(page)
        page.keyboard.press("Escape")
        for tab in ("points", "lines", "majorities"):
            page.click(f"[data-view={tab}]")
            assert_no_raw_words(page)
    page.reload()
    page.wait_for_selector("#city")
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.locator("#city-title")).to_contain_text(LANGUAGES["de"])


@pytest.mark.proof
def test_language_is_in_settings_at_phone_table(visitor: Visitor) -> None:
    """The table's header has no room for it."""
    page = visitor(width=PHONE)
    page.goto(create_table(page, ME, BOT))
    page.wait_for_selector(".board[data-version]")
    assert page.locator("[data-action=language]:visible").count() == 0
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog [data-action=language]").select_option("cs")
    page.wait_for_function("() => document.documentElement.lang === 'cs'")


def find_violations(page: Page, axe: str) -> list[object]:
    """Return the violations that axe finds."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]


@pytest.mark.parametrize("language", mark_later_as_proof(["es", "en", "de", "cs"]))
def test_new_phone_visitor_gets_browser_language(visitor: Visitor, axe: str, language: str) -> None:
    """Lobby, table and rules have all messages, do not overflow, and pass axe."""
    page = visitor("/", width=PHONE, locale=language, has_touch=True, is_mobile=True, bypass_csp=True)
    page.wait_for_selector("[data-action=quick]")
    assert page.locator("html").get_attribute("lang") == language
    assert_no_raw_words(page)
    assert not page.evaluate(IS_WIDE_SCRIPT)
    assert find_violations(page, axe) == []
    open_game(page, 3)
    assert_no_raw_words(page)
    assert not page.evaluate(IS_WIDE_SCRIPT)
    bar = page.locator("#actions").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] <= 860  # the action bar is always visible
    assert page.locator("button:visible").evaluate_all(SMALL_SCRIPT) == []
    page.goto("/rules/granada")
    page.wait_for_selector("#components")
    assert_no_raw_words(page)
    assert page.locator("h3").count() > 20
    assert page.evaluate("() => document.querySelector('main h2').translate"), "a browser may translate rules"
    assert not page.evaluate(IS_WIDE_SCRIPT)


@pytest.mark.proof
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [DESK, PHONE])
def test_pages_have_no_accessibility_violations(visitor: Visitor, axe: str, scheme: str, width: int) -> None:
    page = visitor("/", width=width, color_scheme=scheme, bypass_csp=True)
    page.wait_for_selector("[data-action=quick]")
    assert find_violations(page, axe) == [], "lobby"
    open_game(page, 6)
    assert find_violations(page, axe) == [], "table"
    while not page.locator(".ghost").count():
        step(page)
        assert wait_for_turn(page)
    assert find_violations(page, axe) == [], "placing"
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    assert find_violations(page, axe) == [], "keys"
    page.goto("/rules/granada")
    page.wait_for_selector("[aria-labelledby=components] .things")
    assert find_violations(page, axe) == [], "rules"


@pytest.mark.proof_for("granada-1440", "la-granja-390", "no-siesta-1440")
@pytest.mark.parametrize(("game", "width"), list(zip(sorted(installed_games()), cycle([DESK, PHONE]), strict=False)))
def test_components_are_filtered_by_words_and_marks(visitor: Visitor, axe: str, game: str, width: int) -> None:
    """The rules page marks unconfirmed facts and shows no key of the components file."""
    page = visitor(f"/rules/{game}", width=width, bypass_csp=True)
    things, facts = page.locator(".things > li"), page.locator(".things dl > div")
    parts = installed_games()[game].components().data.values()
    expect(things).to_have_count(sum(len(part) if isinstance(part, list) else 1 for part in parts))
    every = facts.count()
    assert "_" not in page.locator("[aria-labelledby=components]").first.inner_text()
    expect(things.locator(".piece").first).to_be_visible()
    page.locator("#source").select_option("nobody")
    expect(page.locator(".things dl > div:not(.other)")).not_to_have_count(every)
    assert not page.locator(".things dl > div:not(.other) .rules").count()
    assert find_violations(page, axe) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator("#source").press("Home")
    page.locator("#kind").press("End")
    only = things.count()
    assert 0 < only <= 66
    page.locator("#kind").press("Home")
    page.locator("#find-printed").fill(things.last.locator("h3, h4").inner_text())
    expect(page.locator("[aria-labelledby=components] [role=status]").first).to_be_visible()
    assert 0 < things.count() < only + 12

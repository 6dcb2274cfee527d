"""Hints: shown to the player to act if the table allows them, and played by a press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import DECISION_SEARCH, mark_later_as_proof
from tests.browser.driver import resize_window
from tests.browser.keyboard import focus_button
from tests.browser.tables import BOT, ME, OPEN, ask, create_table, get_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("advice"), pytest.mark.timeout(600, func_only=True)]

READY = ".board[data-ready=true]"
BUTTON = "[data-action=advice]"
PANEL = "[data-advice]"
ADVICE = "[data-advised-action]"
POINTED_SELECTOR = "[data-advised]"
FIRST_HINT_MS = 300_000
"""Timeout in milliseconds of a game's first hint, which may include compiling the search."""
SIZES = [(1440, 900), (390, 844), (844, 390)]
MAX_PANEL_SHARE = 1 / 3
"""Maximum share of the window's height that the panel covers."""
IS_WIDE_SCRIPT = "() => document.documentElement.scrollWidth > innerWidth"
FITS_SCRIPT = f"""() => {{
  const box = document.querySelector('{PANEL}').getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
}}"""
IS_VISIBLE_SCRIPT = f"""() => {{
  const box = document.querySelector('{POINTED_SELECTOR}').getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return document.querySelector('{POINTED_SELECTOR}').contains(there);
}}"""
"""Whether the hinted element is in the window and uncovered."""

OFFERED_SCRIPT = """things => things.map(({ dataset: { notation, offers, joins } }) =>
  [notation, offers, joins].flatMap(text => text?.split('|') ?? []))"""


def open_table(page: Page, game: str = "no-siesta", width: int = 1440, height: int = 900) -> str:
    """Open a table with hints at this visitor's turn and return its path."""
    resize_window(page, (width, height))
    path = create_table(page, ME, BOT, game=game, hints=True)
    page.goto(path)
    page.wait_for_selector(READY)
    return path


def wait_for_hints(page: Page) -> list[str]:
    """Wait for the hints and return their actions in notation."""
    page.wait_for_selector(ADVICE, timeout=FIRST_HINT_MS)
    return [str(one.get_attribute("data-advised-action")) for one in page.locator(ADVICE).all()]


def wait_for_move(page: Page, version_before: str | None) -> None:
    """Wait until the pressed action is shown; the panel closes as soon as it is sent."""
    page.wait_for_function("shown => document.querySelector('.board').dataset.version !== shown", arg=version_before)


def get_version(page: Page) -> str | None:
    return page.locator(".board").get_attribute("data-version")


@pytest.mark.proof
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
@pytest.mark.parametrize("game", mark_later_as_proof(sorted(DECISION_SEARCH)))
def test_hints_are_listed_highlighted_and_played(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor()
    path = open_table(page, game, *size)
    page.click(BUTTON)
    actions = wait_for_hints(page)
    before = get_table(page, path)
    assert 1 <= len(actions) <= 3
    assert set(actions) <= {one["notation"] for one in before["legal"]}
    for number, text in enumerate(page.locator(ADVICE).all_inner_texts()):
        assert "at the end" in text
        assert "chance of winning" in text
        assert actions[number] not in text, "words, no notation"
    assert page.evaluate(FITS_SCRIPT)
    assert not page.evaluate(IS_WIDE_SCRIPT)
    if size[0] < size[1]:
        panel = page.locator(PANEL).bounding_box()
        assert panel
        assert panel["height"] <= MAX_PANEL_SHARE * size[1]
    for action in reversed(actions):
        page.click(f'{ADVICE[:-1]}="{action}"]')
        expect(page.locator(f'{ADVICE[:-1]}="{action}"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator(POINTED_SELECTOR).first).to_be_attached()
        together = page.locator(f"{POINTED_SELECTOR}[data-joins]").count()
        pointed = page.locator(POINTED_SELECTOR).evaluate_all(OFFERED_SCRIPT)
        assert all(action in offered for offered in pointed)
        assert len(pointed) == (action.count("+") + 1 if together > 1 else 1), "all that is taken together"
        page.wait_for_function(IS_VISIBLE_SCRIPT)  # the page scrolls to it
        assert not page.evaluate(IS_WIDE_SCRIPT)
    assert get_table(page, path)["position"] == before["position"], "nothing was played"
    version_before = get_version(page)
    page.click(f'{ADVICE[:-1]}="{actions[0]}"]')
    expect(page.locator(f"{PANEL}, {POINTED_SELECTOR}")).to_have_count(0)
    wait_for_move(page, version_before)
    after = get_table(page, path)
    assert after["position"] > before["position"]
    assert [one["action"] for one in after["log"] if one["ply"] == before["position"] + 1] == [actions[0]]


@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_hints_work_by_keyboard(visitor: Visitor, size: tuple[int, int]) -> None:
    """A letter asks for hints, arrows or Tab choose, Enter shows and plays, Escape closes."""
    page = visitor()
    path = open_table(page, "no-siesta", *size)
    position = get_table(page, path)["position"]
    page.keyboard.press("i")
    actions = wait_for_hints(page)
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    focus_button(page, BUTTON, "a", "[role=none]")
    page.keyboard.press("Enter")
    assert wait_for_hints(page) == actions
    expect(page.locator(ADVICE).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(POINTED_SELECTOR)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"{PANEL}, {POINTED_SELECTOR}")).to_have_count(0)
    expect(page.locator(BUTTON)).to_be_focused()
    assert get_table(page, path)["position"] == position
    page.keyboard.press("i")
    wait_for_hints(page)
    focus_button(page, ADVICE, None, "[role=none]")
    version_before = get_version(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_have_count(0)
    wait_for_move(page, version_before)
    assert get_table(page, path)["position"] > position


@pytest.mark.proof
def test_hints_close_when_table_changes(visitor: Visitor) -> None:
    page = visitor()
    path = open_table(page)
    page.click(BUTTON)
    wait_for_hints(page)
    now = get_table(page, path)
    move = {"position": now["position"], "seat": 0, "actions": [now["legal"][0]["notation"]]}
    ask(page, "POST", f"/api{path.replace('table', 'tables')}/moves", move)
    expect(page.locator(PANEL)).to_have_count(0)


@pytest.mark.proof
def test_hints_stay_while_others_act_in_shared_turn(visitor: Visitor) -> None:
    host, other = visitor(), visitor()
    resize_window(host, (1440, 900))
    options = {"farm_phase": "simultaneous"}
    path = create_table(host, ME, OPEN, game="la-granja", options=options, hints=True, start=False)
    other.goto(path)
    other.locator("[data-action=sit]").first.click()
    expect(other.locator("[data-action=sit]")).to_have_count(0)
    ask(host, "POST", f"/api{path.replace('table', 'tables')}/start")
    host.goto(path)
    host.wait_for_selector(READY)
    host.click(BUTTON)
    actions = wait_for_hints(host)
    version_before, now = get_version(host), get_table(other, path)
    move = {"position": now["position"], "seat": 1, "actions": [now["legal"][0]["notation"]]}
    ask(other, "POST", f"/api{path.replace('table', 'tables')}/moves", move)
    wait_for_move(host, version_before)
    host.wait_for_selector(READY)
    assert wait_for_hints(host) == actions
    host.locator(ADVICE).first.click()
    host.locator(ADVICE).first.click()
    expect(host.locator(PANEL)).to_have_count(0)
    host.wait_for_function("() => document.querySelector('.board').dataset.ready === 'true'")
    done = [one["action"] for one in get_table(host, path)["log"] if one["seat"] == 0]
    assert done == [actions[0]]


@pytest.mark.proof
def test_forced_steps_have_hints(visitor: Visitor) -> None:
    """In Granada a purchase is paid card by card, so a step may have a single legal action."""
    page = visitor()
    path, steps = open_table(page, "granada"), list[str]()
    for _ in range(40):
        game = get_table(page, path)
        offers = [one["notation"] for one in game["legal"]]
        if steps and not offers[0].startswith(("pay", "done")):
            break
        if offers[0].startswith(("pay", "done")):
            page.wait_for_selector(READY)
            page.click(BUTTON)
            (action, *_), version_before = wait_for_hints(page), get_version(page)
            assert action in offers
            page.locator(ADVICE).first.click()
            expect(page.locator(POINTED_SELECTOR)).to_have_count(1)
            page.locator(ADVICE).first.click()
            wait_for_move(page, version_before)
            steps.append(action)
        else:
            action = next((one for one in offers if one.startswith("buy")), offers[0])
            version_before, move = get_version(page), {"position": game["position"], "seat": 0, "actions": [action]}
            ask(page, "POST", f"/api{path.replace('table', 'tables')}/moves", move)
            wait_for_move(page, version_before)
        page.wait_for_selector(READY)
    assert steps[-1] == "done"
    assert {step.split()[0] for step in steps} == {"pay", "done"}


@pytest.mark.proof
def test_table_without_hints_has_no_hint_button(visitor: Visitor) -> None:
    """The keyboard shortcut does nothing there either."""
    page = visitor()
    page.goto(create_table(page, ME, BOT, hints=False))
    page.wait_for_selector(READY)
    page.keyboard.press("i")
    expect(page.locator(f"{BUTTON}, {PANEL}")).to_have_count(0)


@pytest.mark.proof
def test_only_player_to_act_gets_hints(visitor: Visitor) -> None:
    """Not for the opponent or spectators, and not after the game."""
    host, other, stranger = visitor(), visitor(), visitor(None)
    path = create_table(host, ME, OPEN, game="no-siesta", hints=True, start=False)
    other.goto(path)
    other.locator("[data-action=sit]").first.click()
    expect(other.locator("[data-action=sit]")).to_have_count(0)
    ask(host, "POST", f"/api{path.replace('table', 'tables')}/start")
    for page in (host, other, stranger):
        page.goto(path)
        page.wait_for_selector(".board[data-version]")
    asks, waits = (host, other) if get_table(host, path)["legal"] else (other, host)
    expect(asks.locator(BUTTON)).to_be_visible()
    for page in (waits, stranger):
        page.keyboard.press("i")
        expect(page.locator(f"{BUTTON}, {PANEL}")).to_have_count(0)


@pytest.mark.proof
@pytest.mark.parametrize("scheme", mark_later_as_proof(["dark", "light"]))
def test_hints_have_no_accessibility_violations(visitor: Visitor, axe: str, scheme: str) -> None:
    page = visitor(bypass_csp=True, color_scheme=scheme)
    open_table(page)
    page.click(BUTTON)
    wait_for_hints(page)
    page.locator(ADVICE).first.click()
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found] == []

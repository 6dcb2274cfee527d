"""Layout of a game's table at every kind of decision.

In every window size all parts are visible, nothing is covered, and every answer has a unique name. `make test` checks
half of the kinds found in few games, each in another size; `make proof` checks all kinds found in many games, in all
sizes.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Locator, Page, expect

from bench import usual
from tests.browser import layout_checks
from tests.browser.conftest import TEST_SETTINGS, Visitor, set_cookies
from tests.browser.decisions import DECISION_SEARCH, Decision, fill_folder, find_decisions
from tests.browser.driver import open_tab_of, resize_window, wait_until_drawn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

DESKS = [(1440, 900), (1280, 720), (1152, 768)]
PHONE = (390, 844)
SIZES = [PHONE, (844, 390), (768, 1024), (1024, 768), *DESKS]
MIN_TARGET_PIXELS = 40
"""Minimum size of a touch target in pixels; targets for a mouse may be lower."""
MAX_HEAD_PIXELS = 100
"""Maximum height in pixels of page header and player strips on a desktop."""
MAX_CHECKS = 30
"""Maximum number of checks, two frames apart, until a resized window is drawn."""
PROOF_GAMES = 48
"""Number of games searched for decisions in `make proof`."""
AXE_DECISIONS = 2
"""Number of decisions per game checked with axe in `make test`."""
MIN_HINT_LETTERS = 40
"""Minimum number of letters in a hint."""
FIRST_GAME_SETTINGS = json.dumps({**TEST_SETTINGS, "guide": "first"})
"""Settings, as stored in the browser, that show hints in the first game only."""
FOLLOW_SCRIPT = """path => {
  document.querySelector('.board')?.setAttribute('data-left', '');
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Follows a link from the shown table to another."""
APPEARANCES: list[tuple[Literal["light", "dark"], tuple[int, int]]] = [("light", PHONE), ("dark", DESKS[0])]


class StoredDecisions(NamedTuple):
    """A game's decisions, stored as tables in the shared server's folder.

    `cookies` are those of the guest who has to decide there.
    """

    game: str
    decisions: list[Decision]
    thorough: bool
    cookies: dict[str, str]


class Tables(NamedTuple):
    """A game's tables, and a page of the guest who has to decide at each."""

    game: str
    decisions: list[Decision]
    thorough: bool
    page: Page

    def open(self, decision: Decision, size: tuple[int, int]) -> None:
        """Open the table by a link, without reloading, if the page is open already."""
        resize_window(self.page, size)
        if self.page.url.startswith("http"):
            self.page.evaluate(FOLLOW_SCRIPT, f"/table/{decision.name}")
        else:
            self.page.goto(f"/table/{decision.name}")
        self.page.wait_for_selector(".board[data-version]:not([data-left])")

    def list_sizes(self, number: int) -> list[tuple[int, int]]:
        """Return the window sizes for a decision: all, or one in rotation."""
        return SIZES if self.thorough else [SIZES[number % len(SIZES)]]


def list_game_parameters(*games: str) -> list[ParameterSet]:
    """Return parameters for each game, with few and with many decisions.

    Storing them is slow, so one worker does it once.
    """
    return [
        pytest.param(
            (game, count), id=f"{game}-{count}", marks=[pytest.mark.xdist_group(f"decisions of {game}"), *marks]
        )
        for game in games
        for count, marks in ((DECISION_SEARCH[game].few, []), (PROOF_GAMES, [pytest.mark.proof]))
    ]


@cache
def store_decisions(folder: Path, game: str, count: int) -> StoredDecisions:
    """Store a game's decisions in the server's folder, once for all tests."""
    decisions = [one._replace(edition=f"{one.edition}-{game}-{count}") for one in find_decisions(game, count)]
    assert len(decisions) >= DECISION_SEARCH[game].least
    return StoredDecisions(game, decisions, count == PROOF_GAMES, fill_folder(folder, decisions))


@pytest.fixture(scope="module", params=list_game_parameters(*sorted(DECISION_SEARCH)))
def stored(request: pytest.FixtureRequest, server: str, folder: Path) -> StoredDecisions:
    return store_decisions(folder, *request.param)


@pytest.fixture
def tables(visitor: Visitor, server: str, stored: StoredDecisions) -> Tables:
    """Return these tables with a page of a new player."""
    page = visitor(settings={"guide": "always"}, bypass_csp=True)
    set_cookies(page, server, stored.cookies)
    return Tables(stored.game, stored.decisions, stored.thorough, page)


def find_faults(page: Page, decision: Decision, size: tuple[int, int]) -> list[object]:
    """Return the layout faults of a table in a window of this size."""
    found: list[object] = page.evaluate(layout_checks.OUTSIDE_SCRIPT)
    found += page.evaluate(layout_checks.NAMES_SCRIPT, layout_checks.ANSWERS_SELECTOR)
    found += filter(None, [page.evaluate(layout_checks.REACHED_SCRIPT, layout_checks.ANSWERS_SELECTOR)])
    if decision.kind != "over":
        found += page.evaluate(layout_checks.GUIDE_SCRIPT)
    if size in DESKS:
        found += page.evaluate(layout_checks.OVERLAPPING_SCRIPT)
        found += [
            f"head and strips are {height} high"
            for height in [page.evaluate(layout_checks.HEAD_HEIGHT_SCRIPT)]
            if height > MAX_HEAD_PIXELS
        ]
    else:
        found += page.evaluate(layout_checks.SMALL_SCRIPT, [layout_checks.ANSWERS_SELECTOR, MIN_TARGET_PIXELS])
    for look in DECISION_SEARCH[decision.match.game.name].looks:
        if (look.everywhere or size in DESKS) and (look.over or decision.kind != "over"):
            found += page.evaluate(look.script)
    return found + list(
        page.evaluate(layout_checks.HIT_SCRIPT, layout_checks.ANSWERS_SELECTOR)
    )  # this check scrolls, so it comes last


def find_lasting_faults(page: Page, decision: Decision, size: tuple[int, int]) -> list[object]:
    """Return the layout faults that remain after the window has been drawn at its new size."""
    resize_window(page, size)
    for _ in range(MAX_CHECKS):
        if not (found := find_faults(page, decision, size)):
            break
        wait_until_drawn(page)
    return found


def locate_hint(page: Page) -> Locator:
    """Return the hints for new players."""
    return page.locator(".guide p")


@pytest.mark.proof_for("la-granja-20", "no-siesta-4")
def test_every_decision_has_sound_layout(tables: Tables) -> None:
    """All parts are visible; answers have unique names and are large enough for a finger.

    At least one can be given without scrolling, also on a phone. A game may require more: no scrolling on a desktop,
    every legal action offered, parts at fixed places.
    """
    if first_thing := DECISION_SEARCH[tables.game].first_thing:
        check_first_action_is_visible(tables, *first_thing)
    wrong, edges, desks = {}, set(), set()
    for number, decision in enumerate(tables.decisions if tables.thorough else tables.decisions[::2]):
        sizes = tables.list_sizes(number)
        tables.open(decision, sizes[0])
        hint = locate_hint(tables.page)
        assert hint.count() == (decision.kind != "over")
        assert decision.kind == "over" or len(hint.inner_text()) > MIN_HINT_LETTERS
        for size in sizes:
            if found := find_lasting_faults(tables.page, decision, size):
                wrong[f"{decision.name} in {size[0]} x {size[1]}"] = found
            if DECISION_SEARCH[tables.game].steady and decision.kind != "over" and size in DESKS:
                desks.add(size)
                edges.add((size, str(tables.page.evaluate(layout_checks.EDGES_SCRIPT))))
    assert wrong == {}
    assert len(edges) == len(desks)


def check_first_action_is_visible(tables: Tables, kind: str, size: tuple[int, int], place: str) -> None:
    """Fail unless the first possible action at a decision of this kind is visible without scrolling."""
    tables.open(next(decision for decision in tables.decisions if decision.kind == kind), size)
    expect(tables.page.locator(place).first).to_be_in_viewport(ratio=1)


@pytest.mark.proof_for("la-granja-20")
@pytest.mark.parametrize("stored", list_game_parameters(usual.RICH), indirect=True)
def test_guide_can_be_hidden_and_restored(tables: Tables) -> None:
    page, part = tables.page, tables.page.locator(".part.open")
    tables.open(tables.decisions[0], PHONE)
    tall = part.bounding_box()
    page.click("[data-action=guide-off]")
    expect(locate_hint(page)).to_have_count(0)
    free = part.bounding_box()
    assert tall
    assert free
    assert free["height"] > tall["height"] + MIN_TARGET_PIXELS
    page.reload()
    page.wait_for_selector(".board[data-version]")
    assert locate_hint(page).count() == 0
    page.locator("header .tools button").last.click()
    page.select_option("#guide", "always")
    page.keyboard.press("Escape")
    page.wait_for_selector(".guide")


@pytest.mark.parametrize("stored", list_game_parameters(usual.QUICK), indirect=True)
def test_guide_ends_after_first_game(tables: Tables) -> None:
    over = next(decision for decision in tables.decisions if decision.kind == "over")
    other = next(decision for decision in tables.decisions if decision.kind != "over")
    tables.open(other, PHONE)
    tables.page.evaluate(
        "first => { localStorage.clear(); localStorage['tertulia.settings'] = first; }", FIRST_GAME_SETTINGS
    )
    tables.page.reload()
    tables.page.wait_for_selector(".board[data-version]")
    expect(locate_hint(tables.page)).to_have_count(1)
    tables.open(over, PHONE)
    tables.page.wait_for_selector("#ending")
    tables.open(other, PHONE)
    expect(locate_hint(tables.page)).to_have_count(0)


@pytest.mark.proof_for("granada-4")
@pytest.mark.parametrize(
    "stored", list_game_parameters(*(game for game in DECISION_SEARCH if DECISION_SEARCH[game].why)), indirect=True
)
def test_unavailable_choice_shows_reason(tables: Tables) -> None:
    kinds = {decision.kind: decision for decision in tables.decisions}
    for kind, thing, words in DECISION_SEARCH[tables.game].why:
        tables.open(kinds[kind], PHONE)
        page = tables.page
        open_tab_of(page, thing)
        page.locator(thing).first.click()
        expect(page.locator(".offers:popover-open")).to_contain_text(words)


@pytest.mark.proof_for("granada-4", "la-granja-20", "no-siesta-4")
def test_decisions_have_no_accessibility_violations(tables: Tables, axe: str) -> None:
    """Decisions alternate between a light phone and a dark desktop."""
    found, looked = {}, tables.decisions if tables.thorough else tables.decisions[:AXE_DECISIONS]
    for decision, (scheme, size) in zip(looked, cycle(APPEARANCES), strict=False):
        tables.page.emulate_media(color_scheme=scheme)
        tables.open(decision, size)
        tables.page.evaluate(axe)
        if barriers := tables.page.evaluate(layout_checks.AXE_SCRIPT):
            found[decision.name] = barriers
    assert found == {}

"""A game's table at every kind of question, in every size: all in sight, nothing covered, every answer has a name of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import sights
from tests.browser.conftest import TASTE, running, trouble
from tests.browser.questions import Question, filled, questions
from tests.browser.windows import resize

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(900)]

DESKS = [(1440, 900), (1280, 720), (1152, 768)]
PHONE = (390, 844)
SIZES = [PHONE, (844, 390), (768, 1024), (1024, 768), *DESKS]
TAP = 40
"""Pixels that a finger must hit, in either direction; what a mouse points at may be lower."""
TOP = 100
"""Pixels that the head of the page and the strips of the players take at most, on a desk."""
DRAWN = 5
"""After so many looks, each a little later, a window of another size has been drawn."""
KINDS = {"la-granja": 20, "granada": 12, "no-siesta": 19}
"""So many kinds of question at least are met."""
ENOUGH = 40
"""Letters that a hint has at least."""
NEWCOMER, FIRST = (json.dumps({**TASTE, "guide": guide}) for guide in ("always", "first"))
"""Whether a newcomer's hints are there, as a browser remembers it."""
SEEN: list[tuple[Literal["light", "dark"], tuple[int, int]]] = [("light", PHONE), ("dark", DESKS[0])]
WHY = [
    ("crowd", "#yard .thing", "Too dear by"),
    ("act", ".cell[data-thing^=tile] .thing", "It cannot be taken down"),
    ("exchange", ".cell[data-thing^=tile] .thing", "It cannot leave for this one"),
]
"""What cannot be had in a question of Granada, and a part of what it says of it."""


class Tables(NamedTuple):
    """The tables of a game, and a page of one who is asked at each of them."""

    game: str
    asked: list[Question]
    page: Page

    def open(self, question: Question, size: tuple[int, int]) -> None:
        resize(self.page, size)
        self.page.goto(f"/table/{question.name}")
        self.page.wait_for_selector(".board[data-version]")


ONE_WORKER_EACH = [pytest.param(game, marks=pytest.mark.xdist_group(f"questions of {game}")) for game in sorted(KINDS)]
"""A game's folder takes long to fill: it is filled once."""


@pytest.fixture(scope="module", params=ONE_WORKER_EACH)
def house_of_questions(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, list[Question], str, dict[str, str]]]:
    """A game, its questions, the address of a server with a table at each, and the cookies of who is asked there."""
    asked, data = questions(request.param), tmp_path_factory.mktemp("questions")
    assert len(asked) >= KINDS[request.param]
    cookies = filled(data, asked)
    with running(data) as address:
        yield request.param, asked, address, cookies


@pytest.fixture
def tables(browser: Browser, house_of_questions: tuple[str, list[Question], str, dict[str, str]]) -> Iterator[Tables]:
    """A page at these tables; at the end nothing may have gone wrong on it."""
    game, asked, address, cookies = house_of_questions
    troubles: list[str] = []
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(NEWCOMER)}")
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
    page.on("console", lambda said: troubles.append(f"{page.url}: {said.text}") if trouble(said) else None)
    yield Tables(game, asked, page)
    context.close()
    assert not troubles


def faults(page: Page, question: Question, size: tuple[int, int]) -> list[object]:
    """What is wrong with a table in a window of this size."""
    found: list[object] = page.evaluate(sights.OUTSIDE)
    found += page.evaluate(sights.NAMES, sights.ANSWERS)
    found += filter(None, [page.evaluate(sights.REACHED, sights.ANSWERS)])
    if question.kind != "over":
        found += page.evaluate(sights.GUIDE)
    if size in DESKS:
        found += page.evaluate(sights.OVERLAPPING)
        found += [f"head and strips are {height} high" for height in [page.evaluate(sights.HEAD)] if height > TOP]
        found += page.evaluate(sights.OFFERED) if question.match.game.name == "la-granja" else []
    else:
        found += page.evaluate(sights.SMALL, [sights.ANSWERS, TAP])
    if question.match.game.name == "granada":
        found += page.evaluate(sights.COORDINATES)
        if size in DESKS and question.kind != "over":
            found += page.evaluate(sights.SCROLLED)
    return found + list(page.evaluate(sights.HIT, sights.ANSWERS))  # it scrolls, so it comes last


def lasting_faults(page: Page, question: Question, size: tuple[int, int]) -> list[object]:
    """What is still wrong once the window has been drawn in its new size."""
    resize(page, size)
    for _ in range(DRAWN):
        if not (found := faults(page, question, size)):
            break
        page.wait_for_timeout(200)
    return found


def told(page: Page) -> Locator:
    """What a newcomer is told."""
    return page.locator(".guide p")


def test_every_question_in_every_size(tables: Tables) -> None:
    """All is in the window and nothing covered; no two answers have one name; a finger hits each; something can be answered at
    once, on a phone, too; on a desk nothing is scrolled for, La Granja offers all that is legal, and Granada's parts stay where
    they are from question to question."""
    wrong, edges = {}, set()
    for question in tables.asked:
        tables.open(question, PHONE)
        said = told(tables.page)
        assert said.count() == (question.kind != "over")
        assert question.kind == "over" or len(said.inner_text()) > ENOUGH
        for size in SIZES:
            if found := lasting_faults(tables.page, question, size):
                wrong[f"{question.name} in {size[0]} x {size[1]}"] = found
            if question.match.game.name == "granada" and question.kind != "over" and size in DESKS:
                edges.add((size, str(tables.page.evaluate(sights.EDGES))))
    assert wrong == {}
    assert len(edges) == (len(DESKS) if tables.game == "granada" else 0)


def test_the_hints_go_and_come_back(tables: Tables) -> None:
    page, part = tables.page, tables.page.locator(".part.open")
    tables.open(tables.asked[0], PHONE)
    tall = part.bounding_box()
    page.click("[data-action=guide-off]")
    expect(told(page)).to_have_count(0)
    free = part.bounding_box()
    assert tall
    assert free
    assert free["height"] > tall["height"] + TAP
    page.reload()
    page.wait_for_selector(".board[data-version]")
    assert told(page).count() == 0
    page.locator("header .tools button").last.click()
    page.select_option("#guide", "always")
    page.keyboard.press("Escape")
    page.wait_for_selector(".guide")


def test_after_the_first_game_nobody_is_a_newcomer(tables: Tables) -> None:
    over = next(question for question in tables.asked if question.kind == "over")
    other = next(question for question in tables.asked if question.kind != "over")
    tables.open(other, PHONE)
    tables.page.evaluate("first => { localStorage.clear(); localStorage['tertulia.settings'] = first; }", FIRST)
    tables.open(other, PHONE)
    expect(told(tables.page)).to_have_count(1)
    tables.open(over, PHONE)
    tables.page.wait_for_selector("#ending")
    tables.open(other, PHONE)
    expect(told(tables.page)).to_have_count(0)


def test_the_first_that_can_be_done_is_in_sight_at_once(tables: Tables) -> None:
    first = {"granada": ("place-bought", (768, 1024), ".ghost"), "la-granja": ("play", PHONE, "#hand [data-card]")}
    if tables.game not in first:
        pytest.skip("its sheet is all in sight")
    kind, size, place = first[tables.game]
    tables.open(next(question for question in tables.asked if question.kind == kind), size)
    expect(tables.page.locator(place).first).to_be_in_viewport(ratio=1)


def test_what_cannot_be_had_says_why(tables: Tables) -> None:
    if tables.game != "granada":
        pytest.skip("its things are looked at in another test")
    kinds = {question.kind: question for question in tables.asked}
    for kind, thing, words in WHY:
        tables.open(kinds[kind], PHONE)
        page = tables.page
        if not page.locator(thing).first.is_visible():
            page.click("[data-tab=city]")
        page.locator(thing).first.click()
        expect(page.locator(".offers:popover-open")).to_contain_text(words)


def test_axe_finds_nothing(tables: Tables, axe: str) -> None:
    """In light on a phone and in dark on a desk, one question so and the next so."""
    found = {}
    for question, (scheme, size) in zip(tables.asked, cycle(SEEN), strict=False):
        tables.page.emulate_media(color_scheme=scheme)
        tables.open(question, size)
        tables.page.evaluate(axe)
        if barriers := tables.page.evaluate(sights.AXE):
            found[question.name] = barriers
    assert found == {}

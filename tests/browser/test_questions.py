"""A game's table at every kind of question, in every size: all in sight, nothing covered, every answer has a name of its own.

`make test` looks at half of one game's kinds, each in another size; `make proof` at all that many games ask, in all sizes."""

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
from tests.browser.conftest import TASTE, Visitor, known
from tests.browser.driver import drawn, resize, shown
from tests.browser.questions import ASKING, Question, filled, questions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

DESKS = [(1440, 900), (1280, 720), (1152, 768)]
PHONE = (390, 844)
SIZES = [PHONE, (844, 390), (768, 1024), (1024, 768), *DESKS]
TAP = 40
"""Pixels that a finger must hit, in either direction; what a mouse points at may be lower."""
TOP = 100
"""Pixels that the head of the page and the strips of the players take at most, on a desk."""
DRAWN = 30
"""Number of looks, two frames apart, after which a window of another size has been drawn at the latest."""
MANY = 48
"""Number of games in which `make proof` looks for questions."""
LOOKED = 2
"""Number of questions of a game that are looked at with axe by `make test`."""
ENOUGH = 40
"""Letters that a hint has at least."""
FIRST = json.dumps({**TASTE, "guide": "first"})
"""Hints for newcomers in the first game, as a browser remembers it."""
FOLLOW = """path => {
  document.querySelector('.board')?.setAttribute('data-left', '');
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Leave the table that is shown for another one, by a link."""
SEEN: list[tuple[Literal["light", "dark"], tuple[int, int]]] = [("light", PHONE), ("dark", DESKS[0])]


class Asked(NamedTuple):
    """The questions of a game, laid as tables into the shared server's folder, and the cookies of who is asked there."""

    game: str
    questions: list[Question]
    thorough: bool
    cookies: dict[str, str]


class Tables(NamedTuple):
    """The tables of a game, and a page of one who is asked at each of them."""

    game: str
    asked: list[Question]
    thorough: bool
    page: Page

    def open(self, question: Question, size: tuple[int, int]) -> None:
        """The way there is a link's, which loads nothing anew, where the page is open."""
        resize(self.page, size)
        if self.page.url.startswith("http"):
            self.page.evaluate(FOLLOW, f"/table/{question.name}")
        else:
            self.page.goto(f"/table/{question.name}")
        self.page.wait_for_selector(".board[data-version]:not([data-left])")

    def sizes(self, number: int) -> list[tuple[int, int]]:
        """The sizes in which the question of that number is looked at: all, or the one whose turn it is."""
        return SIZES if self.thorough else [SIZES[number % len(SIZES)]]


def houses(*games: str) -> list[ParameterSet]:
    """Games, each with few questions and with many; laying them takes long, so that one worker does it once."""
    return [
        pytest.param(
            (game, count), id=f"{game}-{count}", marks=[pytest.mark.xdist_group(f"questions of {game}"), *marks]
        )
        for game in games
        for count, marks in ((ASKING[game].few, []), (MANY, [pytest.mark.proof]))
    ]


@cache
def laid_into(folder: Path, game: str, count: int) -> Asked:
    """Laid once, whatever else is looked at in between."""
    asked = [one._replace(edition=f"{one.edition}-{game}-{count}") for one in questions(game, count)]
    assert len(asked) >= ASKING[game].least
    return Asked(game, asked, count == MANY, filled(folder, asked))


@pytest.fixture(scope="module", params=houses(*sorted(ASKING)))
def laid(request: pytest.FixtureRequest, server: str, folder: Path) -> Asked:
    return laid_into(folder, *request.param)


@pytest.fixture
def tables(visitor: Visitor, server: str, laid: Asked) -> Tables:
    """A page at these tables, of a newcomer."""
    page = visitor(settings={"guide": "always"}, bypass_csp=True)
    known(page, server, laid.cookies)
    return Tables(laid.game, laid.questions, laid.thorough, page)


def faults(page: Page, question: Question, size: tuple[int, int]) -> list[object]:
    """What is wrong with a table in a window of this size."""
    found: list[object] = page.evaluate(layout_checks.OUTSIDE)
    found += page.evaluate(layout_checks.NAMES, layout_checks.ANSWERS)
    found += filter(None, [page.evaluate(layout_checks.REACHED, layout_checks.ANSWERS)])
    if question.kind != "over":
        found += page.evaluate(layout_checks.GUIDE)
    if size in DESKS:
        found += page.evaluate(layout_checks.OVERLAPPING)
        found += [
            f"head and strips are {height} high" for height in [page.evaluate(layout_checks.HEAD)] if height > TOP
        ]
    else:
        found += page.evaluate(layout_checks.SMALL, [layout_checks.ANSWERS, TAP])
    for look in ASKING[question.match.game.name].looks:
        if (look.everywhere or size in DESKS) and (look.over or question.kind != "over"):
            found += page.evaluate(look.script)
    return found + list(page.evaluate(layout_checks.HIT, layout_checks.ANSWERS))  # it scrolls, so it comes last


def lasting_faults(page: Page, question: Question, size: tuple[int, int]) -> list[object]:
    """What is still wrong once the window has been drawn in its new size."""
    resize(page, size)
    for _ in range(DRAWN):
        if not (found := faults(page, question, size)):
            break
        drawn(page)
    return found


def told(page: Page) -> Locator:
    """What a newcomer is told."""
    return page.locator(".guide p")


@pytest.mark.proof_for("la-granja-20", "no-siesta-4")
def test_every_question_in_its_sizes(tables: Tables) -> None:
    """All is in the window and nothing covered; no two answers have one name; a finger hits each; something can be answered at
    once, on a phone, too. A game may ask for more: that nothing is scrolled for on a desk, that all that is legal is offered, that
    its parts stay where they are from question to question."""
    if first_thing := ASKING[tables.game].first_thing:
        first_is_in_sight(tables, *first_thing)
    wrong, edges, desks = {}, set(), set()
    for number, question in enumerate(tables.asked if tables.thorough else tables.asked[::2]):
        sizes = tables.sizes(number)
        tables.open(question, sizes[0])
        said = told(tables.page)
        assert said.count() == (question.kind != "over")
        assert question.kind == "over" or len(said.inner_text()) > ENOUGH
        for size in sizes:
            if found := lasting_faults(tables.page, question, size):
                wrong[f"{question.name} in {size[0]} x {size[1]}"] = found
            if ASKING[tables.game].steady and question.kind != "over" and size in DESKS:
                desks.add(size)
                edges.add((size, str(tables.page.evaluate(layout_checks.EDGES))))
    assert wrong == {}
    assert len(edges) == len(desks)


def first_is_in_sight(tables: Tables, kind: str, size: tuple[int, int], place: str) -> None:
    """The first thing that can be done at a question of this kind is in sight at once."""
    tables.open(next(question for question in tables.asked if question.kind == kind), size)
    expect(tables.page.locator(place).first).to_be_in_viewport(ratio=1)


@pytest.mark.proof_for("la-granja-20")
@pytest.mark.parametrize("laid", houses(usual.RICH), indirect=True)
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


@pytest.mark.parametrize("laid", houses(usual.QUICK), indirect=True)
def test_after_the_first_game_nobody_is_a_newcomer(tables: Tables) -> None:
    over = next(question for question in tables.asked if question.kind == "over")
    other = next(question for question in tables.asked if question.kind != "over")
    tables.open(other, PHONE)
    tables.page.evaluate("first => { localStorage.clear(); localStorage['tertulia.settings'] = first; }", FIRST)
    tables.page.reload()
    tables.page.wait_for_selector(".board[data-version]")
    expect(told(tables.page)).to_have_count(1)
    tables.open(over, PHONE)
    tables.page.wait_for_selector("#ending")
    tables.open(other, PHONE)
    expect(told(tables.page)).to_have_count(0)


@pytest.mark.proof_for("granada-4")
@pytest.mark.parametrize("laid", houses(*(game for game in ASKING if ASKING[game].why)), indirect=True)
def test_what_cannot_be_had_says_why(tables: Tables) -> None:
    kinds = {question.kind: question for question in tables.asked}
    for kind, thing, words in ASKING[tables.game].why:
        tables.open(kinds[kind], PHONE)
        page = tables.page
        shown(page, thing)
        page.locator(thing).first.click()
        expect(page.locator(".offers:popover-open")).to_contain_text(words)


@pytest.mark.proof_for("granada-4", "la-granja-20", "no-siesta-4")
def test_axe_finds_nothing(tables: Tables, axe: str) -> None:
    """In light on a phone and in dark on a desk, one question so and the next so."""
    found, looked = {}, tables.asked if tables.thorough else tables.asked[:LOOKED]
    for question, (scheme, size) in zip(looked, cycle(SEEN), strict=False):
        tables.page.emulate_media(color_scheme=scheme)
        tables.open(question, size)
        tables.page.evaluate(axe)
        if barriers := tables.page.evaluate(layout_checks.AXE):
            found[question.name] = barriers
    assert found == {}

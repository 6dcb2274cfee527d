"""A game's table at every kind of question, in every size: all in sight, nothing covered, every answer has a name of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import running, trouble
from tests.browser.questions import Question, filled, questions

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = [(1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390)]
DESKS, PHONE = SIZES[:2], SIZES[3]
TAP = 40
"""Pixels that a finger must hit, in either direction; what a mouse points at may be lower."""
TOP = 100
"""Pixels that the head of the page and the strips of the players take at most, on a desk."""
KINDS = {"la-granja": 20, "granada": 12}
"""So many kinds of question at least are met."""

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


class Tables(NamedTuple):
    """The tables of a game, and what opens one as the player who is asked there, in a window of that size."""

    game: str
    asked: list[Question]
    opens: Callable[[Question, tuple[int, int]], Page]

    def each(self, size: tuple[int, int], found: str, argument: object = None) -> dict[str, object]:
        """What a script finds at each question; nothing where it finds nothing."""
        at = ((one.name, self.opens(one, size).evaluate(found, argument)) for one in self.asked)
        return {name: wrong for name, wrong in at if wrong}


OUTSIDE = """() => {
  const root = document.documentElement;
  const bar = document.querySelector('.actions')?.getBoundingClientRect();
  const tall = bar && bar.height > innerHeight / 3 + 1 && bar.width > innerWidth / 2 ? [`the bar is ${bar.height} high`] : [];
  const scrolls = root.scrollWidth > innerWidth || root.scrollHeight > innerHeight;
  const page = scrolls ? [`the page is ${root.scrollWidth} x ${root.scrollHeight}`] : [];
  const covered = [...document.querySelectorAll('.stage .part')].filter(part => part.checkVisibility()).filter(part => {
    const box = part.getBoundingClientRect();
    return bar && box.bottom > bar.top + 1 && box.right > bar.left + 1 && box.top < bar.bottom && box.left < bar.right - 1;
  }).map(part => `${part.dataset.part} lies below the bar`);
  return [...page, ...tall, ...covered];
}"""
ANSWERS = "#actions [data-notation], .stage [data-notation], .stage [data-lit], .stage button.lit"
NAMES = """answers => {
  const names = [...document.querySelectorAll(answers)].filter(one => one.checkVisibility() && !one.closest('.chain'))
    .map(one => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim());
  return names.filter((name, at) => !name || names.indexOf(name) !== at);
}"""
REACHED = """answers => {
  if (!document.querySelector('.stage[data-ready=true]')) return null;
  const seen = [...document.querySelectorAll(answers)].filter(one => one.checkVisibility() && !one.closest('.chain'));
  return seen.length || document.querySelector('[data-action=pay]') ? null : 'nothing to answer is in sight';
}"""
SMALL = """([answers, least]) => [...document.querySelectorAll(`#actions button, [data-tab], ${answers}`)]
  .filter(one => one.checkVisibility())
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
  .map(([one, box]) => `${one.textContent.trim()}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
HIT = """answers => [...document.querySelectorAll(answers)].filter(one => one.checkVisibility()).filter(one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !one.contains(there);
}).map(one => one.textContent.trim())"""
SCROLLED = """() => [...document.querySelectorAll('.stage > .part, .stage > .shared, .market, #city, #hand')]
  .filter(one => one.checkVisibility() && !one.matches('.side')).filter(one => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
    return !inside || one.scrollHeight > one.clientHeight + 1;
  }).map(one => `${one.id || one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
HEAD = """most => {
  const parts = [...document.querySelectorAll('body header, .part.players')].map(one => one.offsetHeight);
  const height = parts.reduce((sum, one) => sum + one, 0);
  return height > most ? height : null;
}"""
EDGES = "() => ['.part.own', '.actions', '.shared'].map(one => Math.round(document.querySelector(one).getBoundingClientRect().top))"
COORDINATES = """() => {
  const page = document.body.cloneNode(true);
  const titles = [...page.querySelectorAll('[title]')].map(one => one.title);
  page.querySelectorAll('.hidden, script, style').forEach(one => one.remove());
  return [page.textContent, ...titles].flatMap(text => text.match(/.{0,30}-?\\d+, -?\\d.{0,20}/g) ?? []);
}"""
WHY = [
    ("crowd", "#yard .thing", "Too dear by"),
    ("act", ".cell[data-thing^=tile] .thing", "It cannot be taken down"),
    ("exchange", ".cell[data-thing^=tile] .thing", "It cannot leave for this one"),
]
"""What cannot be had in a question of Granada, and a part of what it says of it."""
AXE = """async () => {
  getComputedStyle(document.body).color;
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
  const { violations } = await axe.run();
  return violations.map(one => `${one.id}: ${one.nodes.map(node => node.html).slice(0, 2).join(' | ')}`);
}"""


@pytest.fixture(scope="module", params=sorted(KINDS))
def tables(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tables]:
    """A table at each kind of question; at the end nothing may have gone wrong on any page."""
    game: str = request.param
    asked = questions(game)
    assert len(asked) >= KINDS[game]
    data: Path = tmp_path_factory.mktemp("questions")
    cookies = filled(data, asked)
    troubles: list[str] = []
    with running(data) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce", bypass_csp=True)
        context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda said: troubles.append(f"{page.url}: {said.text}") if trouble(said) else None)

        def opens(question: Question, size: tuple[int, int]) -> Page:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.goto(f"/table/{question.name}")
            page.wait_for_selector(".board[data-version]")
            return page

        yield Tables(game, asked, opens)
        context.close()
    assert not troubles


@pytest.mark.parametrize("size", SIZES)
def test_all_fits_and_every_answer_is_reached(tables: Tables, size: tuple[int, int]) -> None:
    """In the window, with a name of its own, uncovered, large enough for a finger; a phone opens the part where it is asked."""
    wrong: dict[str, dict[str, object]] = {}
    for question in tables.asked:
        page = tables.opens(question, size)
        found = {
            "outside": page.evaluate(OUTSIDE),
            "out of reach": page.evaluate(REACHED, ANSWERS),
            "named alike": page.evaluate(NAMES, ANSWERS),
            "small": page.evaluate(SMALL, [ANSWERS, TAP]) if size not in DESKS else [],
            "high": page.evaluate(HEAD, TOP) if size in DESKS else None,
            "covered": page.evaluate(HIT, ANSWERS),
        }
        if told := {law: what for law, what in found.items() if what}:
            wrong[question.name] = told
    assert wrong == {}


@pytest.mark.parametrize("size", DESKS)
def test_on_a_desk_nothing_is_scrolled_for(tables: Tables, size: tuple[int, int]) -> None:
    """Yard, money, city and hand of Granada are in sight together, however much there is of them, and stay where they are."""
    if tables.game != "granada":
        pytest.skip("what is asked for here are Granada's parts")
    running = tables._replace(asked=[one for one in tables.asked if one.kind != "over"])
    assert running.each(size, SCROLLED) == {}
    assert len({str(edges) for edges in running.each(size, EDGES).values()}) == 1


def test_coordinates_are_only_heard(tables: Tables) -> None:
    if tables.game != "granada":
        pytest.skip("it has none")
    assert tables.each(SIZES[0], COORDINATES) == {}


def test_what_cannot_be_had_says_why(tables: Tables) -> None:
    if tables.game != "granada":
        pytest.skip("what is asked for here are Granada's things")
    kinds = {question.kind: question for question in tables.asked}
    for kind, thing, words in WHY:
        page = tables.opens(kinds[kind], PHONE)
        if not page.locator(thing).first.is_visible():
            page.click("[data-tab=city]")
        page.locator(thing).first.click()
        expect(page.locator(".offers:popover-open")).to_contain_text(words)


@pytest.mark.parametrize("size", [SIZES[0], PHONE])
def test_axe_finds_nothing(tables: Tables, axe: str, size: tuple[int, int]) -> None:
    found = {}
    for question in tables.asked:
        page = tables.opens(question, size)
        page.evaluate(axe)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            if barriers := page.evaluate(AXE):
                found[question.name, scheme] = barriers
    assert found == {}

"""La Granja's table at every kind of question, in every size: all in sight, nothing covered, every answer has a name of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import running, trouble
from tests.browser.questions import Question, filled, questions

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = [(1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390)]
TAP = 40
"""Pixels that a finger must hit, in either direction; what a mouse points at may be lower."""
KINDS = 20
"""So many kinds of question at least are met."""

ALWAYS, FIRST = (json.dumps({"guide": guide}) for guide in ("always", "first"))
"""Whether a newcomer's hints are there, as a browser remembers it."""

Opens = Callable[[Question, tuple[int, int]], Page]

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
NAMES = """() => [...document.querySelectorAll('#actions [data-notation], [data-lit][data-notation]')]
  .filter(one => one.checkVisibility())
  .map(one => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim())"""
SMALL = """least => [...document.querySelectorAll('#actions button, [data-lit], [data-tab]')]
  .filter(one => one.checkVisibility())
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
  .map(([one, box]) => `${one.textContent.trim()}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
GUIDE = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  const outside = guide.left < 0 || guide.top < 0 || guide.right > innerWidth + 1 || guide.bottom > innerHeight + 1;
  const covers = [...document.querySelectorAll('.stage .part, .stage .tabs, .actions .bar')].filter(one => one.checkVisibility())
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.bottom > guide.top + 1 && box.top < guide.bottom - 1 && box.right > guide.left + 1 && box.left < guide.right - 1;
    }).map(one => `${one.className} is covered`);
  return outside ? ['it is not all in sight', ...covers] : covers;
}"""
REACHED = (
    "() => [...document.querySelectorAll('#actions [data-notation], [data-lit]')].some(one => one.checkVisibility())"
)


@pytest.fixture(scope="module")
def asked() -> list[Question]:
    """A question of each kind."""
    found = questions()
    assert len(found) >= KINDS
    return found


@pytest.fixture(scope="module")
def opens(asked: list[Question], browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opens]:
    """Opens the table where a question is asked, as the one who is asked; at the end nothing may have gone wrong on any page."""
    data: Path = tmp_path_factory.mktemp("questions")
    cookies = filled(data, asked)
    troubles: list[str] = []
    with running(data) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
        context.add_init_script(f"localStorage['tertulia.settings'] ??= '{ALWAYS}'")
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda said: troubles.append(f"{page.url}: {said.text}") if trouble(said) else None)

        def opened(question: Question, size: tuple[int, int]) -> Page:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.goto(f"/table/{question.name}")
            page.wait_for_selector(".board[data-version]")
            return page

        yield opened
        context.close()
    assert not troubles


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_its_window(asked: list[Question], opens: Opens, size: tuple[int, int]) -> None:
    wrong = {}
    for question in asked:
        if found := opens(question, size).evaluate(OUTSIDE):
            wrong[question.name] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]])
def test_no_two_answers_of_a_question_have_one_name(asked: list[Question], opens: Opens, size: tuple[int, int]) -> None:
    """Also where something can be answered at once: on a phone the part where it is asked is open."""
    wrong = {}
    for question in asked:
        page = opens(question, size)
        names: list[str] = page.evaluate(NAMES)
        if twice := sorted({name for name in names if names.count(name) > 1 or not name}):
            wrong[question.name] = twice
        if question.kind != "over" and not page.evaluate(REACHED):
            wrong[question.name] = ["nothing to answer is in sight"]
    assert wrong == {}


@pytest.mark.parametrize("size", SIZES[2:])
def test_a_finger_hits_every_answer(asked: list[Question], opens: Opens, size: tuple[int, int]) -> None:
    wrong = {}
    for question in asked:
        if found := opens(question, size).evaluate(SMALL, TAP):
            wrong[question.name] = found
    assert wrong == {}


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_is_told_why_and_nothing_is_covered(
    asked: list[Question], opens: Opens, size: tuple[int, int]
) -> None:
    wrong = {}
    for question in asked:
        page = opens(question, size)
        if question.kind == "over":
            assert page.locator(".guide").count() == 0
        elif found := page.evaluate(GUIDE):
            wrong[question.name] = found
        else:
            said = page.locator(".guide p")
            assert said.get_attribute("data-guide") == question.kind
            assert len(said.inner_text()) > 40
    assert wrong == {}


def test_the_hints_go_and_come_back(asked: list[Question], opens: Opens) -> None:
    page = opens(asked[0], SIZES[3])
    tall = page.locator(".part.open").bounding_box()
    page.click("[data-action=guide-off]")
    assert page.locator(".guide").count() == 0
    free = page.locator(".part.open").bounding_box()
    assert tall
    assert free
    assert free["height"] > tall["height"] + TAP
    page.reload()
    page.wait_for_selector(".board[data-version]")
    assert page.locator(".guide").count() == 0
    page.locator("header .tools button").last.click()
    page.select_option("#guide", "always")
    page.keyboard.press("Escape")
    page.wait_for_selector(".guide")


def test_after_the_first_game_nobody_is_a_newcomer(asked: list[Question], opens: Opens) -> None:
    """The table of the game that is over has been looked at before: that is remembered."""
    over = next(question for question in asked if question.kind == "over")
    other = next(question for question in asked if question.kind != "over")
    page = opens(other, SIZES[0])
    page.evaluate("first => { localStorage.clear(); localStorage['tertulia.settings'] = first; }", FIRST)
    assert opens(other, SIZES[0]).locator(".guide").count() == 1
    opens(over, SIZES[0]).wait_for_selector("#ending")
    assert opens(other, SIZES[0]).locator(".guide").count() == 0
    page.evaluate("always => localStorage['tertulia.settings'] = always", ALWAYS)

"""La Granja's table at every kind of question, in every size: all in sight, nothing covered, every answer has a name of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import TASTE, running, trouble
from tests.browser.questions import Question, filled, questions

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DESKS = [(1440, 900), (1280, 720)]
PHONE = (390, 844)
SIZES = [PHONE, (844, 390), (768, 1024), *DESKS]
TAP = 40
"""Pixels that a finger must hit, in either direction; what a mouse points at may be lower."""
DRAWN = 5
"""A window of another size is drawn within so many tenths of a second."""
KINDS = 20
"""So many kinds of question at least are met."""

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
OVERLAPPING = """() => {
  const sight = one => one.checkVisibility() && one.getBoundingClientRect();
  const inside = (one, other) => one.contains(other) || other.contains(one);
  const scrolling = one => one && (['auto', 'scroll'].includes(getComputedStyle(one).overflowY) || scrolling(one.parentElement));
  const places = [...document.querySelectorAll('.stage section[id]')].filter(sight);
  const things = [...document.querySelectorAll('.stage .thing')].filter(sight).filter(one => !one.closest('[popover]'));
  const found = [];
  for (const thing of things) {
    const box = sight(thing), home = thing.closest('section[id]');
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const place of places) {
      const other = sight(place);
      const meets = x > other.left && x < other.right && y > other.top && y < other.bottom;
      const strange = place !== home && !inside(place, home ?? thing) && !scrolling(thing);
      if (meets && strange) found.push(`${thing.textContent.trim().slice(0, 40)} lies on ${place.id}`);
    }
  }
  return found;
}"""
REACHED = (
    "() => [...document.querySelectorAll('#actions [data-notation], [data-lit]')].some(one => one.checkVisibility())"
)


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of one whose turn it is at a table of each question; at the end nothing may have gone wrong on it."""
    cookies = filled(tmp_path, questions())
    troubles: list[str] = []
    with running(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        context.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(json.dumps(TASTE))}")
        context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda said: troubles.append(f"{page.url}: {said.text}") if trouble(said) else None)
        yield page
        context.close()
    assert not troubles


def faults(page: Page, question: Question, size: tuple[int, int]) -> list[str]:
    """What is wrong with a table in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(DRAWN):
        found: list[str] = page.evaluate(OUTSIDE)
        if not found:
            break
        page.wait_for_timeout(100)
    names: list[str] = page.evaluate(NAMES)
    found += [f"several answers are called {name!r}" for name in {*names} if names.count(name) > 1 or not name]
    if size in DESKS:
        found += page.evaluate(OVERLAPPING)
    else:
        found += page.evaluate(SMALL, TAP)
    if question.kind != "over" and not page.evaluate(REACHED):
        found.append("nothing to answer is in sight")
    return found


def test_every_question_in_every_size(page: Page) -> None:
    """All is in the window and nothing covered; no two answers have one name; a finger hits each; and something can be answered at
    once: on a phone the part where it is asked is open."""
    asked = questions()
    assert len(asked) >= KINDS
    wrong = {}
    for question in asked:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto(f"/table/{question.name}")
        page.wait_for_selector(".board[data-version]")
        for size in SIZES:
            if found := faults(page, question, size):
                wrong[f"{question.name} in {size[0]} x {size[1]}"] = found
    assert wrong == {}

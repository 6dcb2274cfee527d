"""Header of a table: no elements overlap, however narrow the window or slow the connection."""

from __future__ import annotations

import pytest

from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.driver import drawn, resize
from tests.browser.tables import BOT, ME, new_table

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (360, 740), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900)]
UPON = """() => {
  const shown = one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none' && !one.closest('.hidden');
  const seen = one => {
    const box = one.getBoundingClientRect();
    const edge = (one.closest('.progress, .who, .connection') ?? one).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
    return { left, right, width: right - left, top: box.top, bottom: box.bottom, height: box.height };
  };
  const things = [...document.querySelectorAll('body header :is(a, button, select, b, small, .word, h1, strong)')]
    .filter(shown).filter(one => !one.querySelector('a, button, select'))
    .map(one => [one, seen(one)]).filter(([, box]) => box.width > 1 && box.height > 1);
  const name = one => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30) || one.className;
  const outside = things.filter(([, box]) => box.right > innerWidth + 1 || box.left < -1).map(([one]) => `${name(one)} sticks out`);
  const upon = things.flatMap(([one, box], at) => things.slice(at + 1)
    .filter(([other]) => !one.contains(other) && !other.contains(one))
    .filter(([, other]) => box.left < other.right - 1 && other.left < box.right - 1
      && box.top < other.bottom - 1 && other.top < box.bottom - 1)
    .map(([other]) => `${name(one)} lies upon ${name(other)}`));
  return [...outside, ...upon];
}"""


@pytest.mark.proof
@pytest.mark.parametrize("language", ["de", "cs", "es", "en-GB"])
@pytest.mark.parametrize("game", installed_games())
def test_header_elements_do_not_overlap(visitor: Visitor, game: str, language: str) -> None:
    page = visitor(locale=language, settings={"guide": "always"})
    page.goto(new_table(page, ME, BOT, game=game, hints=True))
    page.wait_for_selector(".board[data-version]")
    wrong = {}
    for lost in (False, True):
        page.context.set_offline(lost)
        if lost:
            page.wait_for_selector(".connection:not(.live)")
        for size in SIZES:
            resize(page, size)
            drawn(page)
            if found := page.evaluate(UPON):
                wrong[f"{size}{' without a connection' * lost}"] = found
    assert wrong == {}


CUT = """() => [...document.querySelectorAll('header .progress')].filter(one => one.scrollWidth > one.clientWidth)
  .map(one => one.textContent.trim())"""


NAMED = """() => {
  const name = document.querySelector('header h1'), round = document.querySelector('header .progress');
  return name.checkVisibility() && name.scrollWidth <= name.clientWidth
    && name.getBoundingClientRect().bottom <= round.getBoundingClientRect().top + 1;
}"""


@pytest.mark.proof
@pytest.mark.parametrize("language", ["de", "es", "cs", "en-GB"])
@pytest.mark.parametrize("game", installed_games())
def test_round_and_phase_fit_on_phone(visitor: Visitor, game: str, language: str) -> None:
    page = visitor(locale=language)
    page.goto(new_table(page, ME, BOT, game=game))
    page.wait_for_selector("header .progress")
    resize(page, SIZES[0])
    drawn(page)
    assert page.evaluate(NAMED), "the game's name stands uncut above its round"
    for phase in page.locator("header .progress li").all():
        phase.evaluate(
            """one => [...one.parentNode.children].forEach(other => one === other
              ? other.setAttribute('aria-current', 'step') : other.removeAttribute('aria-current'))"""
        )
        assert page.evaluate(CUT) == []

"""Header, names and log lines of a table: no elements overlap, and no text is cut off, however narrow the window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.granada.driver import step, wait_for_turn
from tests.browser.tables import BOT, ME, OPEN, create_table, get_table

pytestmark = pytest.mark.browser
SIZES = [(390, 844), (360, 740), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900)]
OVERLAPS_SCRIPT = """() => {
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
    page.goto(create_table(page, ME, BOT, game=game, hints=True))
    page.wait_for_selector(".board[data-version]")
    wrong = {}
    for lost in (False, True):
        page.context.set_offline(lost)
        if lost:
            page.wait_for_selector(".connection:not(.live)")
        for size in SIZES:
            resize_window(page, size)
            wait_until_drawn(page)
            if found := page.evaluate(OVERLAPS_SCRIPT):
                wrong[f"{size}{' without a connection' * lost}"] = found
    assert wrong == {}


CUT_PHASES_SCRIPT = """() => [...document.querySelectorAll('header .progress')].filter(one => one.scrollWidth > one.clientWidth)
  .map(one => one.textContent.trim())"""


IS_NAMED_SCRIPT = """() => {
  const name = document.querySelector('header h1'), round = document.querySelector('header .progress');
  return name.checkVisibility() && name.scrollWidth <= name.clientWidth
    && name.getBoundingClientRect().bottom <= round.getBoundingClientRect().top + 1;
}"""


@pytest.mark.proof
@pytest.mark.parametrize("language", ["de", "es", "cs", "en-GB"])
@pytest.mark.parametrize("game", installed_games())
def test_round_and_phase_fit_on_phone(visitor: Visitor, game: str, language: str) -> None:
    page = visitor(locale=language)
    page.goto(create_table(page, ME, BOT, game=game))
    page.wait_for_selector("header .progress")
    resize_window(page, SIZES[0])
    wait_until_drawn(page)
    assert page.evaluate(IS_NAMED_SCRIPT), "the game's name is complete above its round"
    for phase in page.locator("header .progress li").all():
        phase.evaluate(
            """one => [...one.parentNode.children].forEach(other => one === other
              ? other.setAttribute('aria-current', 'step') : other.removeAttribute('aria-current'))"""
        )
        assert page.evaluate(CUT_PHASES_SCRIPT) == []


CUT_TEXTS_SCRIPT = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""


@pytest.mark.proof
@pytest.mark.parametrize("size", mark_later_as_proof([(390, 844), (844, 390), (768, 1024), (1440, 900)]))
def test_names_are_not_cut_off(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor()
    resize_window(page, size)
    page.goto(create_table(page, ME, BOT, BOT, BOT))
    assert wait_for_turn(page)
    assert page.evaluate(CUT_TEXTS_SCRIPT, "#players .name") == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.proof
def test_log_lines_have_colour_of_player(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT)
    page.goto(path)
    assert wait_for_turn(page)
    step(page)
    assert wait_for_turn(page)
    for seat, player in enumerate(get_table(page, path)["seats"]):
        expect(page.locator(f"#log .turn.s{seat} b").first).to_have_text(player["name"])


@pytest.mark.proof
def test_free_seats_are_separated_from_names(visitor: Visitor) -> None:
    host = visitor()
    create_table(host, ME, OPEN, start=False)
    host.goto("/")
    facts = host.locator("main li [data-table] > span", has_text="1 seat free").first
    expect(facts).to_have_text(re.compile(r"\w · 1 seat free"))

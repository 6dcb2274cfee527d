"""Granada's list of majorities is uncut and names every kind, with the maximum number of players."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.granada.driver import step, wait_for_turn
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser

TURNS = 5
CUT_CELLS_SCRIPT = """() => {
  const table = document.querySelector('[role=tabpanel] table');
  const panel = table.closest('[role=tabpanel]');
  const edge = panel.getBoundingClientRect();
  const outside = [...table.querySelectorAll('th, td')].filter(one => one.textContent.trim()).filter(one => {
    const box = one.getBoundingClientRect();
    return box.bottom > edge.bottom + 1 || box.right > edge.right + 1 || box.left < edge.left - 1;
  }).map(one => `${one.textContent.trim()} is cut`);
  const names = [...table.querySelectorAll('tbody th .kind')];
  const short = names.filter(one => one.offsetWidth < 12 || one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.textContent} is short`);
  return [...outside, ...short, ...(names.length ? [] : ['no kind has a name'])];
}"""


@pytest.mark.proof_for("4-de")
@pytest.mark.parametrize("language", mark_later_as_proof(["de", "en-GB", "cs", "es"]))
@pytest.mark.parametrize("seats", mark_later_as_proof([4, 6, 3, 2]))
def test_majorities_are_not_cut_off(visitor: Visitor, seats: int, language: str) -> None:
    page = visitor(locale=language, settings={"guide": "always"})
    resize_window(page, (1440, 900))
    page.goto(create_table(page, ME, *[BOT] * (seats - 1), game="granada"))
    for _ in range(TURNS):
        assert wait_for_turn(page)
        page.locator("[data-view=majorities]").click()
        wait_until_drawn(page)
        assert page.evaluate(CUT_CELLS_SCRIPT) == []
        step(page)

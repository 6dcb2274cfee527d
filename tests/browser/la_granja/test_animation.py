"""Purchases and sales are animated over the board, unless the browser prefers reduced motion."""

from __future__ import annotations

import pytest

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.driver import wait_until_drawn
from tests.browser.tables import ME, create_table

pytestmark = pytest.mark.browser

WATCH_ANIMATIONS_SCRIPT = """window.flown = 0;
new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes])
  .forEach((one) => (window.flown += one.className === "flier"))).observe(document, { childList: true, subtree: true });"""


@pytest.mark.proof
@pytest.mark.parametrize(("taste", "flown"), [("no-preference", 3), ("reduce", 0)])
def test_goods_and_silver_are_animated(visitor: Visitor, taste: str, flown: int) -> None:
    """One picture each: silver from the trade commodity, the olive bought, silver from its sale."""
    page = visitor(None, reduced_motion=taste)
    page.add_init_script(WATCH_ANIMATIONS_SCRIPT)
    page.goto("/")
    page.goto(create_table(page, ME, game="la-granja"))
    assert driver.wait_for_turn(page)
    for notation in ("trade silver", "buy olive", "sell olive"):
        driver.do_action(page, notation)
    page.wait_for_function("flown => window.flown >= flown", arg=flown)
    wait_until_drawn(page)
    assert page.evaluate("window.flown") == flown

"""Stable layout: on a desktop, no part of a table moves during turns of any player."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.tables import BOT, ME, create_table

pytestmark = [pytest.mark.proof, pytest.mark.browser, pytest.mark.timeout(900)]

DESKS = [(1280, 720), (1440, 900)]
QUICK_DECISIONS, PROOF_DECISIONS = 5, 70
"""Numbers of decisions checked in the short and in the long test."""
PLACES_SCRIPT = """() => [...document.querySelectorAll('.stage section[id], .stage .actions')]
  .filter(one => one.checkVisibility() && !one.closest('.side'))
  .map(one => [one, one.getBoundingClientRect()])
  .map(([one, box]) => [one.id || 'bar', [box.left, box.top, box.width, box.height].map(Math.round).join(' ')])"""
"""The parts of a table with their edges; the log at the side may grow."""


@pytest.mark.parametrize(
    ("seats", "decisions"),
    [(4, QUICK_DECISIONS), *(pytest.param(seats, PROOF_DECISIONS, marks=pytest.mark.proof) for seats in (2, 4))],
)
@pytest.mark.parametrize("game", installed_games())
def test_parts_of_table_do_not_move(visitor: Visitor, game: str, seats: int, decisions: int) -> None:
    page = visitor()
    page.goto(create_table(page, ME, *[BOT] * (seats - 1), game=game))
    player: Any = import_module(f"tests.browser.{game.replace('-', '_')}.driver")
    seen: dict[tuple[str, tuple[int, int]], dict[str, int]] = {}
    for decision in range(decisions):
        if not player.wait_for_turn(page):
            break
        for size in DESKS:
            resize_window(page, size)
            wait_until_drawn(page)
            for place, edges in page.evaluate(PLACES_SCRIPT):
                seen.setdefault((place, size), {}).setdefault(edges, decision)
        player.step(page)
    assert {place: edges for place, edges in seen.items() if len(edges) > 1} == {}


PHONE = (390, 844)
TABS_SCRIPT = """() => [...document.querySelectorAll('[data-tab]')]
  .map(one => [one.dataset.tab, Math.round(one.getBoundingClientRect().left)])"""


@pytest.mark.parametrize("game", installed_games())
def test_tabs_do_not_move_on_phone(visitor: Visitor, game: str) -> None:
    """Tabs do not move when another one is opened or marked."""
    page = visitor()
    resize_window(page, PHONE)
    page.goto(create_table(page, ME, BOT, game=game))
    player: Any = import_module(f"tests.browser.{game.replace('-', '_')}.driver")
    seen: dict[str, set[int]] = {}
    for _ in range(QUICK_DECISIONS):
        assert player.wait_for_turn(page)
        for tab, left in page.evaluate(TABS_SCRIPT):
            seen.setdefault(tab, set()).add(left)
        player.step(page)
    assert {tab: places for tab, places in seen.items() if len(places) > 1} == {}

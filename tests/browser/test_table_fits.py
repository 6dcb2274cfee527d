"""A table fits its window, with everything that can stand on it at once.

Clocks, a proposed pause, a stored plan and the hint of a first game are shown. Nothing overlaps, nothing that can be
pressed is cut, and the board, the log and the chat are in sight or one press away. `make test` checks six sizes, two of
them at a table of each game; `make proof` checks every number of players, both kinds of clock and all sizes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tertulia.kernel.registry import find_game, installed_games
from tests.browser import layout_checks
from tests.browser.conftest import Visitor
from tests.browser.decisions import DECISION_SEARCH
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.tables import ME, OPEN, ask, get_table, play_action

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

TURN_BASED = {
    "kind": "by turns", "reserve": 259_200, "per_move": 43_200, "cap": 432_000, "nights": True, "weekends": True,
    "vacation_days": 30, "pause": 604_800,
}  # fmt: skip
LIVE = {"kind": "live", "bank": 1200, "increment": 30, "pause": 3600}
WIDE = [(1366, 650), (1440, 900), (1920, 1080), (1280, 720), (1440, 789), (1152, 768)]
NARROW = [(390, 844), (844, 390), (768, 1024), (360, 640), (1024, 768)]
QUICK_MOVES, PROOF_MOVES = 6, 60
"""Numbers of moves played before the table is looked at."""
MIN_LOG_PIXELS = 190
MIN_SEEN = 0.95
"""Minimum share of a part that is in sight on a wide screen."""

PLACES_SCRIPT = """async places => {
  const seen = one => new Promise(done => new IntersectionObserver(
    ([entry], watch) => { watch.disconnect(); done(entry.intersectionRatio); }).observe(one));
  const found = [];
  for (const place of places) {
    const one = [...document.querySelectorAll(place)].find(each => each.checkVisibility());
    found.push([place, one ? await seen(one) : 0]);
  }
  return found;
}"""
"""Shares of the parts that are in sight."""
CUT_SCRIPT = """() => [...document.querySelectorAll('.stage button, .stage a, .stage input, .stage select')]
  .filter(one => one.checkVisibility() && !one.closest('.hidden, [popover]') && one.getBoundingClientRect().width > 1)
  .flatMap(one => {
    const box = one.getBoundingClientRect();
    for (let over = one.parentElement; over && !over.matches('body'); over = over.parentElement) {
      const style = getComputedStyle(over);
      if (['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX)) return [];
      if (style.overflowY === 'visible') continue;
      const edge = over.getBoundingClientRect();
      const out = Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
      if (out > 3) return [`${(one.ariaLabel || one.textContent).trim().slice(0, 40)} is cut by ${Math.round(out)}`];
    }
    return [];
  })"""
"""Buttons, links and fields that are cut and cannot be scrolled into sight."""


class SeatPage(NamedTuple):
    page: Page
    seat: int


def open_full_table(visitor: Visitor, game: str, seats: int, pace: dict[str, Any], moves: int) -> list[SeatPage]:
    """Return the pages of the player to act and of a waiting player, at a table with all that can stand on it."""
    pages = [visitor(settings={"guide": "always"}) for _ in range(seats)]
    for page, name in zip(pages, ("Bernadette", "Ana", "Maximilian", "Eve", "Zoe", "Fermín"), strict=False):
        ask(page, "PUT", "/api/me", {"name": name})
    body = {"game": game, "options": {}, "seats": [ME, *[OPEN] * (seats - 1)], "public": True, "pace": pace}
    name = ask(pages[0], "POST", "/api/tables", body)["id"]
    path = f"/table/{name}"
    for seat, page in enumerate(pages[1:], 1):
        ask(page, "POST", f"/api/tables/{name}/sit", {"seat": seat})
    ask(pages[0], "POST", f"/api/tables/{name}/start")
    by_seat = {get_table(page, path)["own_seats"][0]: page for page in pages}
    for _ in range(moves):
        acting = by_seat[get_table(pages[0], path)["actors"][0]]
        play_action(acting, path, get_table(acting, path), ("play", "build"))
    acting_seats = get_table(pages[0], path)["actors"]
    waiting = next((seat for seat in by_seat if seat not in acting_seats), acting_seats[-1])
    store_plan(by_seat[waiting], name, waiting)
    ask(by_seat[acting_seats[0]], "POST", f"/api/tables/{name}/pause", {"hours": 1})
    chosen = [SeatPage(by_seat[seat], seat) for seat in dict.fromkeys((acting_seats[0], waiting))]
    for one in chosen:
        one.page.goto(path)
        one.page.wait_for_selector(".board[data-version]")
    return chosen


def store_plan(page: Page, table: str, seat: int) -> None:
    """Store a plan for the seat's next turn, if that turn can be foreseen."""
    own = ask(page, "GET", f"/api/tables/{table}/own?as={seat}")
    if not own["may_plan"]:
        return
    there = ask(page, "POST", f"/api/tables/{table}/plan/try", {"seat": seat, "actions": []})
    chain = [there["legal"][0]["notation"]]
    while not ask(page, "POST", f"/api/tables/{table}/plan/try", {"seat": seat, "actions": chain})["ends_plan"]:
        there = ask(page, "POST", f"/api/tables/{table}/plan/try", {"seat": seat, "actions": chain})
        chain.append(there["legal"][-1]["notation"])
    ask(page, "PUT", f"/api/tables/{table}/plan", {"seat": seat, "alternatives": [chain]})


def find_faults(page: Page, game: str, size: tuple[int, int]) -> list[object]:
    """Return what is wrong with the table in a window of this size."""
    resize_window(page, size)
    wait_until_drawn(page)
    found: list[object] = page.evaluate(layout_checks.OUTSIDE_SCRIPT)
    found += page.evaluate(layout_checks.GUIDE_SCRIPT)
    found += page.evaluate(CUT_SCRIPT)
    if size in WIDE:
        found += page.evaluate(layout_checks.OVERLAPPING_SCRIPT)
        shares = page.evaluate(PLACES_SCRIPT, list(DECISION_SEARCH[game].places))
        found += [f"{place}: {share:.0%} in sight" for place, share in shares if share < MIN_SEEN]
        height = page.locator("#log [role=tabpanel]").first.evaluate("one => one.clientHeight")
        found += [f"the log is {height} px high"] * (height < MIN_LOG_PIXELS)
    else:
        found += find_hidden_places(page, game)
    found += page.evaluate(layout_checks.HIT_SCRIPT, layout_checks.ANSWERS_SELECTOR)
    return [*found, *find_chat_faults(page)]


def find_hidden_places(page: Page, game: str) -> list[str]:
    """Return the parts of the table that no tab of a narrow screen shows."""
    missing = set(DECISION_SEARCH[game].places)
    for tab in page.locator(".stage > .tabs [data-tab]").all():
        tab.click()
        wait_until_drawn(page)
        missing -= {place for place in missing if page.locator(place).first.is_visible()}
    return [f"{place} is on no tab" for place in sorted(missing)]


def find_chat_faults(page: Page) -> list[str]:
    """Open the chat beside the log and return whether its field is missing or cut; show the log again."""
    for tab in page.locator(".stage > .tabs [data-tab=log], .stage > .tabs [data-tab=more]").all():
        if tab.is_visible():
            tab.click()
    page.click("[data-view=talk]")
    expect(page.locator(".chat form input")).to_be_attached()
    ((_, share),) = page.evaluate(PLACES_SCRIPT, [".chat form input"])
    page.click("#log [data-view] >> nth=0")
    return [f"the chat's field: {share:.0%} in sight"] * (share < MIN_SEEN)


def list_tables() -> list[Any]:
    """Return the tables looked at: game, number of players, kind of clock, moves played, sizes of the window."""
    found = []
    for index, game in enumerate(installed_games()):
        counts = [count for count in find_game(game).seats if count > 1]
        sizes = [WIDE[index % len(WIDE)], NARROW[index % len(NARROW)]]
        found.append(pytest.param(game, min(3, counts[-1]), TURN_BASED, QUICK_MOVES, sizes, id=game))
        for count in counts:
            for kind, pace in (("turn-based", TURN_BASED), ("live", LIVE)):
                values = (game, count, pace, PROOF_MOVES, [*WIDE, *NARROW])
                found.append(pytest.param(*values, id=f"{game}-{count}-{kind}", marks=pytest.mark.proof))
    return found


@pytest.mark.parametrize(("game", "seats", "pace", "moves", "sizes"), list_tables())
def test_table_fits_window(
    visitor: Visitor, game: str, seats: int, pace: dict[str, Any], moves: int, sizes: list[tuple[int, int]]
) -> None:
    wrong = {}
    for number, (page, _) in enumerate(open_full_table(visitor, game, seats, pace, moves)):
        for size in sizes:
            if found := find_faults(page, game, size):
                wrong[f"{'acts' if number == 0 else 'waits'} in {size[0]} x {size[1]}"] = found
    assert wrong == {}

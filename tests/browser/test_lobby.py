"""Lobby: tables by the player's turn, waiting tables, new games; every tab's title counts the turns."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench import usual
from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.tables import BOT, ME, OPEN, ask, assert_clean, create_table, get_table, has_decided, play_on

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}
NAVIGATION_HEIGHT = 64
"""Maximum height in pixels of the navigation at the lower edge of a phone."""


def create_table_of_two(one: Page, other: Page) -> str:
    """Create a game of two human players and return its path."""
    path = create_table(one, ME, OPEN, start=False, game=usual.QUICK)
    number = path.rsplit("/", 1)[-1]
    ask(other, "POST", f"/api/tables/{number}/sit", {"seat": 1})
    ask(one, "POST", f"/api/tables/{number}/start")
    return path


def list_paths(page: Page, name: str) -> list[str]:
    """Return the paths of the tables in a list."""
    links = page.locator(f"[data-list={name}] a[data-table]")
    return [str(link.get_attribute("href")) for link in links.all()]


def test_own_turn_is_listed_first(visitor: Visitor) -> None:
    one, other = visitor(locale="en"), visitor(locale="en")
    one.set_viewport_size(PHONE)
    path = create_table_of_two(one, other)
    alone = create_table(one, ME, BOT)
    who = one if is_own_turn(one, path) else other
    who.goto("/")
    turn = who.locator("[data-list=turn]")
    expect(turn).to_contain_text("Your turn")
    expect(turn).to_contain_text("round 1")
    expect(turn.locator("a").first).to_have_attribute("href", path)
    expect(who).to_have_title(re.compile(r"^\(\d\) Lobby"))
    icon = who.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    waits = other if who is one else one
    waits.goto("/")
    expect(waits.locator(f"[data-list=waiting] a[href='{path}']")).to_contain_text("waiting for")
    if who is not one:
        one.goto("/")
    button = one.locator("[data-action=quick]").first
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box
    assert box["y"] + box["height"] <= PHONE["height"] - NAVIGATION_HEIGHT
    one.click("header nav a >> text=Learn")
    expect(one).to_have_title(re.compile(r"^\(\d\) Learn to play"))
    one.go_back()
    one.click(f"a[href='{alone}']")
    one.wait_for_selector(".board")


def is_own_turn(page: Page, path: str) -> bool:
    return path.rsplit("/", 1)[-1] in [turn["id"] for turn in ask(page, "GET", "/api/turns")["turns"]]


@pytest.mark.proof
def test_next_table_link_prefers_waiting_players(visitor: Visitor) -> None:
    one, other = visitor("/"), visitor("/")
    paths = [create_table_of_two(one, other) for _ in range(2)]
    alone = create_table(one, ME, BOT)
    who = one if is_own_turn(one, paths[0]) else other
    if who is other:
        alone = create_table(other, ME, BOT)
    who.goto(alone)
    link = who.locator("[data-action=next-table]")
    expect(link).to_have_attribute("href", re.compile("/table/"))
    following = who.evaluate(
        "async () => (await (await fetch('/api/turns')).json()).turns.map(one => `/table/${one.id}`)"
    )
    expect(link).to_have_attribute("href", next(path for path in following if path != alone))
    link.click()
    who.wait_for_selector(".board")
    assert who.url.endswith(following[0])


@pytest.mark.proof
def test_table_without_waiting_players_can_be_hidden(visitor: Visitor) -> None:
    page = visitor("/")
    path = create_table(page, ME, BOT)
    page.goto("/")
    turn = page.locator("[data-list=turn]")
    expect(turn.locator("a")).to_have_attribute("href", path)
    turn.get_by_role("button").click()
    expect(turn).to_have_count(0)
    expect(page).to_have_title(re.compile("^Lobby"))
    page.reload()
    page.locator("[data-list=finished] summary").first.click()
    page.locator("[data-list=finished] summary").last.click()
    page.click("[data-action=back]")
    expect(turn.locator("a")).to_have_attribute("href", path)


NARROW_SCRIPT = """all => all.filter(one => {
  const copy = one.cloneNode(true);
  copy.style.cssText = 'flex: none; width: auto; position: absolute';
  one.parentElement.append(copy);
  const wanted = copy.offsetWidth;
  copy.remove();
  return one.offsetWidth < wanted - 1;
}).map(one => one.outerHTML)"""
"""Select fields too narrow for their text."""


@pytest.mark.parametrize("width", mark_later_as_proof([PHONE["width"], 844, 1440]))
def test_new_table_has_custom_time_control(visitor: Visitor, width: int) -> None:
    page = visitor("/", width=width, locale="en")
    page.locator("[data-action=new-table]").first.click()
    summary = page.get_by_role("complementary", name="Summary")
    expect(summary).to_contain_text("2 players: you and an open seat.")
    page.click("[data-action=add-seat]")
    page.select_option("#seat-2", "bot")
    assert page.locator(".seat select").evaluate_all(NARROW_SCRIPT) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    expect(summary).to_contain_text("3 players: you, an open seat, and a bot.")
    for game in reversed(list(installed_games())):
        field = page.locator(f"[name=create-game][value={game}]")
        field.check()
        expect(field).to_be_checked()
        expect(page.locator("[data-seat]").first).to_be_visible()
    page.select_option("#pace-choice", "own")
    page.locator("[data-own-more] summary").click()
    for name, days in (("cap", "9"), ("vacation", "10"), ("pause", "2")):
        page.fill(f"#pace-{name}", days)
    page.click("[data-action=create]")
    page.wait_for_url("**/table/*")
    pace = get_table(page, urlsplit(page.url).path)["time"]["agreement"]["pace"]
    assert (pace["cap"], pace["vacation_days"], pace["pause"]) == (9 * 86_400, 10, 2 * 86_400)


MAX_PAGE_BYTES = 220 * 1024
"""Maximum size in bytes of the lobby in a browser without cache."""
WATCH_SHIFTS_SCRIPT = """window.moved = []; new PerformanceObserver(list => window.moved.push(
  ...list.getEntries().flatMap(one => one.sources.map(({ node, previousRect: from, currentRect: to }) =>
    `${node?.className || node?.nodeName}: ${from.top} to ${to.top}, ${from.height} to ${to.height}`)))
).observe({ type: 'layout-shift', buffered: true });"""
IS_QUIET_SCRIPT = """() => {
  const came = performance.getEntriesByType("resource").map((one) => one.responseEnd);
  return performance.now() - Math.max(...came) > 500;
}"""
"""Whether no response arrived for half a second.

Chromium never reports a page with a new shared worker as idle.
"""
POLL_MS = 100.0


def test_first_page_is_small_and_does_not_shift(
    visitor: Visitor, record_property: Callable[[str, object], None]
) -> None:
    """First and last parts of the page appear together, so that no press hits an element that has moved.

    The board of a guest's game is loaded later, and takes the place of the game's picture.
    """
    page = visitor(locale="en")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    page.add_init_script(WATCH_SHIFTS_SCRIPT)
    page.goto("/")
    page.wait_for_selector("[data-action=quick]")
    usable = page.evaluate("performance.now()")
    expect(page.locator("#lobby-chat")).to_be_visible()
    page.wait_for_function(IS_QUIET_SCRIPT, polling=POLL_MS)
    assert page.evaluate("window.moved") == []
    record_property("first_page_bytes", sum(weights))
    record_property("usable_after_ms", usable)
    print(f"first page: {sum(weights) / 1024:.0f} KiB, usable after {usable:.0f} ms")
    assert 0 < sum(weights) <= MAX_PAGE_BYTES
    play_on(page, create_table(page, ME, BOT, game=usual.QUICK), has_decided(0))
    page.goto("/")
    expect(page.locator("[data-list=turn] [data-thumbnail]")).to_be_visible()
    page.wait_for_function(IS_QUIET_SCRIPT, polling=POLL_MS)
    assert page.evaluate("window.moved") == []


def test_find_opponents_form_sends_chosen_options(visitor: Visitor, axe: str) -> None:
    """Rarely used options are folded and match any table; private tables are created separately."""
    page = visitor("/", locale="en", width=390, color_scheme="dark")
    page.locator("[data-action=find-opponents]").last.click()
    form = page.locator("form.at-once")
    form.locator("[data-field=game]").select_option("granada")
    form.locator("[data-field=pace]").select_option("quick")
    expect(page.locator("#play-hints")).to_have_count(0)
    form.locator("[data-more] summary").press("Enter")
    expect(page.locator("#play-hints")).to_have_value("any")
    assert_clean(page, axe, "the form to find opponents")
    form.locator("[data-field=pace]").select_option("turns")
    expect(page.locator("#play-patience")).to_have_count(0)  # in correspondence games players need not be present
    form.locator("[data-field=pace]").select_option("live")
    page.locator("#play-hints").select_option("yes")
    page.locator("#play-patience").select_option("3600")
    page.locator("#play-forfeit").select_option("end")
    page.locator("#play-option-scoring").select_option("simplified")
    form.get_by_label("Invitation only").press("Space")
    form.locator("[data-action=play-at-once]").press("Enter")
    page.wait_for_url("**/table/*")
    now = get_table(page, urlsplit(page.url).path)
    assert (now["public"], now["hints"], now["patience"]) == (False, True, 3600)
    agreed = now["time"]["agreement"]
    assert (agreed["forfeit"], agreed["pace"]["start"], now["options"]["scoring"]) == ("end", 1200, "simplified")

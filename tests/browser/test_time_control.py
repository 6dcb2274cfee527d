"""Time control in the browser.

Tests the pace of a new table, clocks, resigning, ending together, pauses and the calendar. Layout checks and axe run on
a phone and on a desktop.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bench import usual
from tests.browser import layout_checks
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.tables import ME, OPEN, ask, get_table, open_settings, play_action

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
PHONE, DESK = (390, 844), (1440, 900)
HOURS = {"kind": "by turns", "reserve": 21_600, "per_move": 3600, "cap": 43_200}
LIVE = {"kind": "live", "bank": 1200, "increment": 30, "pause": 3600}
DAYS = {
    "kind": "by turns", "reserve": 259_200, "per_move": 43_200, "cap": 432_000, "nights": True, "weekends": True,
    "vacation_days": 30, "pause": 604_800,
}  # fmt: skip
Look = Callable[..., None]
PICTURES = os.environ.get("TERTULIA_TEST_PICTURES")
"""Folder for screenshots, or None."""


@pytest.fixture(params=mark_later_as_proof(["light", "dark"]))
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def check_page(axe: str) -> Look:
    """Return a function that checks a page in both sizes."""

    def look(page: Page, name: str, page_law: bool = True) -> None:
        wrong: dict[str, list[object]] = {}
        for size in (PHONE, DESK):
            resize_window(page, size)
            wait_until_drawn(page)
            found: list[object] = (
                [*page.evaluate(layout_checks.PAGE_FAULTS_SCRIPT), *page.evaluate(layout_checks.PAGE_HIT_SCRIPT)]
                if page_law
                else []
            )
            page.evaluate(axe)
            found += page.evaluate(layout_checks.AXE_SCRIPT)
            if PICTURES:
                page.screenshot(path=Path(PICTURES) / f"{name}-{size[0]}.png", full_page=page_law)
            if found:
                wrong[f"{name} at {size[0]}"] = found
        assert wrong == {}

    return look


def open_table_of_two(
    visitor: Visitor, *, start: bool = True, scheme: str = "light", **agreed: Any
) -> tuple[Page, Page, str]:
    """Return the pages of Ana and Bea and the path of their table."""
    ana, bea = (visitor("/", bypass_csp=True, color_scheme=scheme) for _ in range(2))
    for page, name in ((ana, "Ana"), (bea, "Bea")):
        ask(page, "PUT", "/api/me", {"name": name})
    table = ask(
        ana, "POST", "/api/tables", {"game": usual.QUICK, "options": {}, "seats": [ME, OPEN], "public": True, **agreed}
    )
    path = f"/table/{table['id']}"
    ask(bea, "POST", f"/api{path.replace('table', 'tables')}/sit", {"seat": 1})
    if start:
        ask(ana, "POST", f"/api{path.replace('table', 'tables')}/start")
    return ana, bea, path


def open_table(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(".board[data-version]")


def find_row(page: Page, path: str) -> Locator:
    """Return the card or row of a table on the home page."""
    return page.locator("li", has=page.locator(f"[data-table='{path.rpartition('/')[2]}']"))


def open_time_dialog(page: Page) -> None:
    """Open the table's dialog on players and time."""
    page.click("[data-action=people]")
    expect(page.locator("#pace-title")).to_be_visible()


@pytest.mark.proof
def test_time_control_is_chosen_and_shown_to_guests(visitor: Visitor, check_page: Look, scheme: str) -> None:
    host = visitor("/new", bypass_csp=True, color_scheme=scheme)
    host.select_option("#pace-choice", "own")
    check_page(host, f"pace-own-turns-{scheme}")
    host.locator("[data-own-more] summary").click()
    expect(host.locator("#pace-cap")).to_have_value("6")
    host.fill("#pace-cap", "2")
    host.locator("#pace-cap").blur()
    expect(host.locator("#pace-cap")).to_have_value("3")
    host.fill("#pace-cap", "9")
    check_page(host, f"pace-own-more-{scheme}")
    host.select_option("#pace-kind", "live")
    host.fill("#pace-bank", "25")
    host.fill("#pace-increment", "45")
    host.select_option("#forfeit", "end")
    host.fill("#wish-days", "3")
    check_page(host, f"pace-own-live-{scheme}")
    host.click("[data-action=create]")
    host.wait_for_url("**/table/*")
    summary = "Live: 25 minutes per player, plus 45 seconds per turn."
    expect(host.locator("main")).to_contain_text(summary)
    assert get_table(host, f"/table/{host.url.rpartition('/')[2]}")["time"]["agreement"]["end_proposal_days"] == 3
    guest = visitor(host.url, bypass_csp=True, color_scheme=scheme)
    expect(guest.locator("main")).to_contain_text(summary)
    expect(guest.locator("main")).to_contain_text("loses and is ranked last")
    check_page(guest, f"pace-waiting-{scheme}")
    guest.goto("/")
    expect(guest.get_by_text("live, 25 minutes").first).to_be_visible()
    check_page(guest, f"pace-lobby-{scheme}")


@pytest.mark.proof
def test_clocks_are_shown_at_table_and_in_lobby(visitor: Visitor, check_page: Look, scheme: str) -> None:
    ana, bea, path = open_table_of_two(visitor, scheme=scheme, pace=DAYS)
    open_table(ana, path)
    acting = get_table(ana, path)["actors"][0]
    running = ana.locator(f"#players [data-clock='{acting}']")
    expect(running).to_have_class(re.compile("runs"))
    expect(running).to_contain_text("days")
    check_page(ana, f"clock-days-{scheme}", page_law=False)
    mine = (ana, bea)[acting]
    mine.goto("/")
    row = find_row(mine, path).locator("[data-left]")
    expect(row).to_contain_text("left")
    expect(row).to_have_attribute("title", re.compile("until "))
    check_page(mine, f"clock-lobby-{scheme}")
    cleo, dora, hours = open_table_of_two(visitor, scheme=scheme, pace=HOURS)
    short = (cleo, dora)[get_table(cleo, hours)["actors"][0]]
    short.goto("/")
    low = short.locator("[data-list=turn] [data-left=soon], [data-list=turn] [data-left=late]")
    expect(low).to_contain_text(re.compile(r"[56] hours .*left"))
    check_page(short, f"clock-lobby-short-{scheme}")
    other, _, live = open_table_of_two(visitor, scheme=scheme, pace=LIVE)
    open_table(other, live)
    expect(other.locator("[data-clocks] li")).to_have_count(2)
    check_page(other, f"clock-live-{scheme}", page_law=False)


@pytest.mark.proof
def test_pause_and_end_are_proposed_and_agreed(visitor: Visitor, check_page: Look, scheme: str) -> None:
    ana, bea, path = open_table_of_two(visitor, scheme=scheme, pace=DAYS)
    open_table(ana, path)
    open_table(bea, path)
    open_time_dialog(ana)
    check_page(ana, f"leaving-{scheme}")
    ana.select_option("#pause-hours", "12")
    ana.click("[data-action=pause]")
    expect(bea.locator("[data-action=pause-agree]")).to_be_visible()
    check_page(bea, f"pause-asked-{scheme}", page_law=False)
    bea.click("[data-action=pause-agree]")
    expect(bea.get_by_text("The table is paused until")).to_be_visible()
    expect(ana.locator("dialog")).to_have_count(0)
    ana.goto("/")
    expect(find_row(ana, path)).to_contain_text("paused until")
    open_table(ana, path)
    bea.click("[data-action=paused-oppose]")
    expect(bea.get_by_text("The table is paused until")).to_have_count(0)
    open_time_dialog(ana)
    ana.click("[data-action=propose-end]")
    expect(ana.locator("dialog")).to_have_count(0)
    expect(bea.locator("[data-action=end-agree]")).to_be_visible()
    check_page(bea, f"end-asked-{scheme}", page_law=False)
    bea.click("[data-action=end-agree]")
    for page in (ana, bea):
        expect(page.locator("#ending")).to_contain_text("all players agreed")
        expect(page.locator("#ending li[data-place]")).to_have_count(0)
    check_page(bea, f"ended-agreed-{scheme}", page_law=False)


@pytest.mark.proof
def test_resigning_needs_confirmation_and_ranks_last(visitor: Visitor, check_page: Look, scheme: str) -> None:
    ana, bea, path = open_table_of_two(visitor, scheme=scheme, pace=LIVE, forfeit="end")
    for _ in range(6):
        acting = get_table(ana, path)["actors"][0]
        page = (ana, bea)[acting]
        play_action(page, path, get_table(page, path), ())
    open_table(ana, path)
    open_table(bea, path)
    open_time_dialog(bea)
    bea.click("[data-action=resign]")
    expect(bea.get_by_text("Resign this game?")).to_be_visible()
    check_page(bea, f"resigning-{scheme}")
    bea.click("[data-action=resign-sure]")
    bea.keyboard.press("Escape")
    for page in (ana, bea):
        ending = page.locator("#ending")
        expect(ending).to_contain_text("Ana wins.")
        expect(ending).to_contain_text("Bea resigned.")
        expect(ending.locator("[data-place='1']")).to_contain_text("Ana")
        expect(ending.locator("[data-place='2']")).to_contain_text("Bea")
    check_page(ana, f"ended-forfeit-{scheme}", page_law=False)
    ana.click("#ending [data-action=explain]")
    expect(ana.locator("[data-scene=explained] [data-note]").last).to_contain_text("ended early", timeout=240_000)
    check_page(ana, f"explained-early-{scheme}", page_law=False)


@pytest.mark.proof_for("light-True")
@pytest.mark.parametrize("looked_at", [False, True])
def test_calendar_and_vacation_are_saved(visitor: Visitor, check_page: Look, scheme: str, looked_at: bool) -> None:
    page = visitor("/", bypass_csp=True, color_scheme=scheme, timezone_id="Europe/Prague")
    open_settings(page)
    page.locator("[data-calendar] summary").click()
    form = page.locator("[data-form=calendar]")
    expect(form.locator("#zone")).to_have_value("Europe/Prague")
    form.locator("#quiet-from").fill("22:15")
    form.get_by_label("Sunday").uncheck()
    form.get_by_label("Friday").check()
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    calendar = ask(page, "GET", "/api/calendar")
    assert (calendar["zone"], calendar["quiet_from"], calendar["weekend"]) == ("Europe/Prague", 22 * 60 + 15, [4, 5])
    today = page.evaluate("new Date(Date.now() + 5 * 86400000).toISOString().slice(0, 10)")
    page.fill("#vacation-first", today)
    page.locator("[data-form=vacation]").get_by_role("button", name="Add").click()
    expect(page.locator("[data-form=vacation] li")).to_have_count(1)
    if looked_at:
        check_page(page, f"calendar-{scheme}")
    page.locator("[data-form=vacation] li button").click()
    expect(page.locator("[data-form=vacation] li")).to_have_count(0)
    assert ask(page, "GET", "/api/calendar")["vacations"] == []

"""Page of a game's analysis: chart, turning points, costly decisions, links to the board and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window
from tests.browser.finished_games import wait_for_end_scene
from tests.browser.keyboard import focus_button
from tests.browser.tables import BOT, ME, ask, create_table, get_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("advice"), pytest.mark.timeout(600, func_only=True)]

SIZES = [(1440, 900), (390, 844)]
ANALYSIS_MS = 300_000
"""Timeout in milliseconds of the first analysis, which may include compiling the search."""
EXPLAIN = "[data-action=explain]"
REVIEW = "[data-scene=explained]"
CHART = f"{REVIEW} [data-chart]"
SUMMARY = f"{REVIEW} [data-said]"
MISTAKES = f"{REVIEW} [data-mistake]"
SHOW = "[data-action=show]"
POSITION = f"{REVIEW} [data-position]"
CLOSE_END = "[data-action=close-end]"
BETTER_LINE = "[data-better]"
IS_WIDE_SCRIPT = """() => document.documentElement.scrollWidth > innerWidth
  || [...document.querySelectorAll('dialog')].some(one => one.scrollWidth > one.clientWidth)"""
PLY_SCRIPT = "(-1 - document.querySelector('.board').dataset.version)"
"""The earlier ply that the board shows."""
PAST_POSITION = ".board[data-version^='-']"
NO_GROUP = "[role=none]"
Players = list[dict[str, str]]


def open_finished_game(
    visitor: Visitor, server: str, finished: Players, table: str, size: tuple[int, int] = SIZES[0], **options: object
) -> Page:
    """Open a finished game as its player and wait for the final scene."""
    page = visitor(**options)
    resize_window(page, size)
    set_cookies(page, server, finished[0])
    page.goto(f"/table/{table}")
    wait_for_end_scene(page)
    return page


def wait_for_review(page: Page) -> None:
    """Wait until the review is shown."""
    page.wait_for_selector(CHART, timeout=ANALYSIS_MS)


@pytest.mark.proof
@pytest.mark.parametrize("table", mark_later_as_proof(["over-dirk", "over-solo"]))
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_review_opens_from_end_scene_and_table(
    visitor: Visitor, server: str, finished: Players, size: tuple[int, int], table: str
) -> None:
    page = open_finished_game(visitor, server, finished, table, size)
    page.click(f"dialog {EXPLAIN}")
    wait_for_review(page)
    expect(page.locator("dialog")).to_have_count(0)  # the final scene is closed
    expect(page).to_have_url(re.compile(f"/table/{table}/analysis$"))
    assert not page.evaluate(IS_WIDE_SCRIPT)
    page.go_back()
    page.wait_for_selector("#ending")
    expect(page.locator("dialog")).to_have_count(0)
    focus_button(page, f"#ending {EXPLAIN}", "a", NO_GROUP)
    page.keyboard.press("Enter")
    wait_for_review(page)


@pytest.mark.proof
def test_review_shows_progress(visitor: Visitor, server: str, finished: Players) -> None:
    """Progress is shown until the review is ready, and continues while the page is closed.

    Spectators may ask as well.
    """
    page = open_finished_game(visitor, server, finished, "unasked-dirk")
    page.click(f"dialog {EXPLAIN}")
    expect(page.locator(f"{REVIEW} [role=status]")).to_contain_text("%")
    expect(page.locator(f"{REVIEW} progress")).to_be_visible()
    page.go_back()
    page.wait_for_selector("#ending")
    stranger = visitor()
    stranger.goto("/table/unasked-dirk/analysis")
    wait_for_review(stranger)
    page.click(f"#ending {EXPLAIN}")
    wait_for_review(page)


@pytest.mark.proof_for("size0")
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_review_chart_works_by_keyboard(
    visitor: Visitor, server: str, finished: Players, size: tuple[int, int]
) -> None:
    page = open_finished_game(visitor, server, finished, "over-dirk", size)
    page.click(f"dialog {EXPLAIN}")
    wait_for_review(page)
    expect(page.locator(f"{CHART} .name")).to_have_count(2)  # Dirk decides nothing
    for measure in ("points", "chances", "strong"):
        page.click(f"[data-view={measure}]")
        expect(page.locator(f"[data-view={measure}]")).to_have_attribute("aria-selected", "true")
        focus_button(page, CHART, None, NO_GROUP)
        steps, slider = [], page.locator(CHART)
        for key in ("Home", "ArrowRight", "ArrowRight", "PageDown", "ArrowLeft", "End"):
            page.keyboard.press(key)
            steps.append(int(slider.get_attribute("aria-valuenow") or ""))
            text = page.locator(SUMMARY).inner_text()
            assert (slider.get_attribute("aria-valuetext") or "").endswith(text)
            assert ("%" in text) == (measure != "points")
        assert steps[:5] == [0, 1, 2, 12, 11]
        assert steps[5] == int(slider.get_attribute("aria-valuemax") or "")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(".past")
    page.wait_for_selector(PAST_POSITION)
    expect(page).to_have_url(re.compile(f"#ply={page.evaluate(PLY_SCRIPT)}$"))


@pytest.mark.proof
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_review_separates_luck_from_play(
    visitor: Visitor, server: str, finished: Players, size: tuple[int, int]
) -> None:
    page = open_finished_game(visitor, server, finished, "over-dirk", size)
    page.click(f"dialog {EXPLAIN}")
    wait_for_review(page)
    balance = page.get_by_role("region", name="Luck and play")
    expect(balance.locator("li")).to_have_count(page.locator(f"{CHART} .name").count())
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    turns = page.locator(f"{REVIEW} [data-turn]")
    expect(page.locator(f"{CHART} .turn")).to_have_count(turns.count())
    for turn in turns.all():
        text = turn.inner_text()
        assert ("by luck" in text) != ("by play" in text)
        assert turn.locator("p").count() == (2 if "by play" in text else 1), "the decision is named"
    page.locator(f"{REVIEW} summary").press("Enter")
    rows = page.locator(f"{REVIEW} details tbody tr")
    assert rows.count() == int(page.locator(CHART).get_attribute("aria-valuemax") or "") + 1
    assert not page.evaluate(IS_WIDE_SCRIPT)


@pytest.mark.proof_for("size0-over-dirk")
@pytest.mark.parametrize("table", mark_later_as_proof(["over-dirk", "over-solo"]))
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_costly_decision_opens_on_board(
    visitor: Visitor, server: str, finished: Players, size: tuple[int, int], table: str
) -> None:
    page = open_finished_game(visitor, server, finished, table, size)
    page.click(f"dialog {EXPLAIN}")
    wait_for_review(page)
    cost = page.locator(MISTAKES).first.inner_text()
    assert "Better: " in cost
    page.locator(f"{MISTAKES} {SHOW}").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".past")
    better = page.locator(BETTER_LINE)
    expect(better).to_contain_text("Better: ")
    assert better.get_by_text("Better: ").inner_text() in cost
    assert not page.evaluate(IS_WIDE_SCRIPT)
    page.wait_for_selector(PAST_POSITION)
    ply = page.evaluate(PLY_SCRIPT)
    page.click("[data-action=later]")
    page.wait_for_function(f"ply => {PLY_SCRIPT} !== ply", arg=ply)
    page.click("[data-action=earlier]")
    expect(better).to_contain_text("Better: ")
    better.locator(EXPLAIN).focus()
    page.keyboard.press("Enter")
    wait_for_review(page)
    expect(page.locator(POSITION)).to_have_attribute("data-position", str(ply))
    page.locator(f"{POSITION} {SHOW}").click()
    page.click("[data-action=now]")
    expect(page.locator(".past")).to_have_count(0)
    assert "#" not in page.url


@pytest.mark.proof_for("size0")
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_link_to_position_opens_for_spectator(
    visitor: Visitor, server: str, finished: Players, size: tuple[int, int]
) -> None:
    """A copied link shows the position, and not the result, to a stranger; the address survives a reload."""
    page = open_finished_game(visitor, server, finished, "over-dirk", size)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-action=close-end]")
    page.click("[data-action=what-if]")
    page.wait_for_selector(PAST_POSITION)
    page.click("[data-action=copy-link]")
    expect(page.locator("[data-action=copy-link]")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    ply = page.evaluate(PLY_SCRIPT)
    assert link.endswith(f"/table/over-dirk#ply={ply}")
    stranger = visitor()
    resize_window(stranger, size)
    stranger.goto(f"/table/over-dirk#ply={ply}")
    for _ in range(2):
        stranger.wait_for_selector(PAST_POSITION)
        assert stranger.evaluate(PLY_SCRIPT) == ply
        expect(stranger.locator("dialog")).to_have_count(0)
        stranger.reload()


@pytest.mark.proof
@pytest.mark.parametrize("table", mark_later_as_proof(["over-dirk", "over-farms", "over-sheets"]))
def test_board_shows_player_who_decides(visitor: Visitor, server: str, finished: Players, table: str) -> None:
    """The board shows the player who decides at that ply, not the one who acted before it."""
    page = open_finished_game(visitor, server, finished, table)
    log = get_table(page, f"/table/{table}")["log"]
    page.click(f"dialog {EXPLAIN}")
    wait_for_review(page)
    looked = []
    for number in range(page.locator(MISTAKES).count()):
        page.locator(f"{MISTAKES} {SHOW}").nth(number).click()
        page.wait_for_selector(PAST_POSITION)
        ply = page.evaluate(PLY_SCRIPT)
        expect(page.locator(f"[data-player='{log[ply + 1]['seat']}']")).to_have_attribute("aria-pressed", "true")
        looked.append(log[ply]["seat"] != log[ply + 1]["seat"])
        page.locator(f"{BETTER_LINE} {EXPLAIN}").click()
        wait_for_review(page)
    assert any(looked), "no player decided after another: the test checks nothing"


@pytest.mark.proof
@pytest.mark.parametrize("scheme", mark_later_as_proof(["light", "dark"]))
@pytest.mark.parametrize("size", mark_later_as_proof(SIZES))
def test_review_has_no_accessibility_violations(
    visitor: Visitor, server: str, finished: Players, axe: str, scheme: str, size: tuple[int, int]
) -> None:
    page = open_finished_game(visitor, server, finished, "over-dirk", size, color_scheme=scheme, bypass_csp=True)
    page.click(f"dialog {EXPLAIN}")
    wait_for_review(page)
    page.evaluate(axe)
    for opened in (False, True):
        if opened:
            page.locator(f"{MISTAKES} {SHOW}").first.click()
            page.wait_for_selector(BETTER_LINE)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        assert [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found] == []


@pytest.mark.proof
def test_running_game_has_no_review(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT)
    page.goto(path)
    page.wait_for_selector(".board[data-version]")
    expect(page.locator(EXPLAIN)).to_have_count(0)
    with pytest.raises(AssertionError, match="not-over"):
        ask(page, "GET", f"/api{path.replace('table', 'tables')}/analysis")
    page.goto(f"{path}/analysis")
    expect(page.locator(f"{REVIEW} [role=alert]")).to_contain_text("not over yet")

"""Earlier positions and moves: opened from a log line, replayed, or shown since the player's last visit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench import usual
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.tables import BOT, ME, OPEN, ask, create_table, get_table, play_action

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
PAST_POSITION = ".board[data-version^='-']"
CURRENT_POSITION = ".board:not([data-version^='-'])"
LOG_LINE = "#log [data-look]"
ANSWERS = ".board [data-notation], .board [data-lit], .board .lit"
MAX_MOVES = 200
FOCUSED_PLY_SCRIPT = "() => document.activeElement?.dataset.look ?? null"


def play_table(page: Page, game: str, turns: int = 8) -> str:
    """Open a table of this visitor and a bot after at least `turns` decisions.

    The bot has just acted, and it is the visitor's turn. Returns its path.
    """
    path = create_table(page, ME, BOT, game=game)
    table = path.rsplit("/", 1)[-1]
    move_count = 0
    while move_count < MAX_MOVES:
        now = get_table(page, path)
        if not now["legal"]:
            continue
        if move_count >= turns and now["log"][-1]["seat"] == 1:
            return path
        body = {"position": now["position"], "seat": 0, "actions": [now["legal"][-1]["notation"]]}
        ask(page, "POST", f"/api/tables/{table}/moves", body)
        move_count += 1
    raise AssertionError("the bot never acts last")


def open_log(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(f"{CURRENT_POSITION}")
    for tab in ("[data-tab=more]", "[data-tab=log]"):
        if page.locator(tab).first.is_visible():
            page.locator(tab).first.click()
    page.wait_for_selector(LOG_LINE)


@pytest.mark.proof
@pytest.mark.parametrize("game", mark_later_as_proof(["granada", "la-granja"]))
@pytest.mark.parametrize("width", mark_later_as_proof([1440, 390]))
def test_log_line_opens_its_position(visitor: Visitor, game: str, width: int) -> None:
    page = visitor(width=width)
    path = play_table(page, game)
    open_log(page, path)
    page.wait_for_selector(".board[data-ready=true]")
    line = page.locator(LOG_LINE).nth(3)
    ply = int(line.get_attribute("data-look") or "")
    line.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".board[data-version='{-1 - ply}']")
    assert page.locator(ANSWERS).count() == 0
    expect(page.get_by_role("region", name="Earlier position")).to_contain_text("It is your turn.")
    if width == 1440:
        assert page.evaluate(FOCUSED_PLY_SCRIPT) == str(ply)
    page.click("[data-action=earlier]")
    page.wait_for_function("before => +document.querySelector('.board').dataset.version > before", arg=-1 - ply)
    page.click("[data-action=later]")
    page.wait_for_selector(f".board[data-version='{-1 - ply}']")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{CURRENT_POSITION}[data-ready=true]")
    assert page.locator(".past").count() == 0


@pytest.mark.proof_for("granada")
@pytest.mark.parametrize("game", mark_later_as_proof(["granada", "la-granja"]))
def test_recent_moves_are_replayed_on_board(visitor: Visitor, game: str) -> None:
    page = visitor(settings={"pace": "fast"})
    page.clock.install()
    open_log(page, play_table(page, game))
    page.wait_for_selector(".board[data-ready=true]")
    page.click("[data-action=replay]")
    page.wait_for_selector(PAST_POSITION)
    page.click("[data-action=pause]")
    assert page.locator("[data-action=pause]").count() == 0
    page.clock.run_for(1500)
    expect(page.locator(PAST_POSITION)).to_have_count(1)
    page.click("[data-action=now]")
    page.wait_for_selector(CURRENT_POSITION)
    page.click("[data-action=replay]")
    page.wait_for_selector(PAST_POSITION)
    page.wait_for_selector(f"{CURRENT_POSITION}[data-ready=true]", timeout=60_000)
    expect(page.locator(LOG_LINE).first).to_be_in_viewport()  # the log follows the game


def test_stranger_sees_no_hand_at_any_position(visitor: Visitor, axe: str) -> None:
    stranger = visitor(bypass_csp=True)
    path = play_table(visitor(), "la-granja")
    open_log(stranger, path)
    expect(stranger.locator(".strip h2")).to_have_text("Latest moves")
    assert stranger.locator("#hand").count() == 0
    assert stranger.locator(ANSWERS).count() == 0
    assert all(player["hand"] is None for player in get_table(stranger, path)["view"]["players"])
    stranger.locator(LOG_LINE).last.click()
    stranger.wait_for_selector(PAST_POSITION)
    assert stranger.locator("#hand").count() == 0
    expect(stranger.get_by_text("Since your last turn")).to_have_count(0)
    stranger.evaluate(axe)
    found = stranger.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []


TITLE = "Since you were last here"


def get_seat_to_act(pages: tuple[Page, Page], path: str) -> int:
    return int(get_table(pages[0], path)["actors"][0])


def play_until(pages: tuple[Page, Page], path: str, seat: int) -> None:
    """Both play by requests until a seat is to act, at least once each."""
    for next_seat in (1 - seat, seat):
        while (now := get_seat_to_act(pages, path)) != next_seat:
            play_action(pages[now], path, get_table(pages[now], path), ())


def test_events_since_last_visit_are_shown(visitor: Visitor) -> None:
    pages = (visitor(), visitor())
    ana, bea = pages
    ask(bea, "PUT", "/api/me", {"name": "Bea"})
    body = {"game": usual.QUICK, "options": {}, "seats": [ME, OPEN], "public": True}
    path = f"/table/{ask(ana, 'POST', '/api/tables', body)['id']}"
    ask(bea, "POST", f"/api{path.replace('table', 'tables')}/sit", {"seat": 1})
    ask(ana, "POST", f"/api{path.replace('table', 'tables')}/start")
    play_until(pages, path, 0)
    strip = ana.get_by_role("region", name=TITLE)
    ana.goto(path)
    ana.wait_for_selector(".board[data-ready=true]")
    expect(strip).to_have_count(0)
    with ana.expect_response("**/seen"):
        ana.locator("header a").first.click()
    play_until(pages, path, 0)
    ana.goto(path)
    expect(strip).to_be_visible()
    expect(strip).to_contain_text("Bea")
    play_action(ana, path, get_table(ana, path), ())
    expect(strip).to_have_count(0)

"""Tables with absent players.

The host fills and frees seats or starts with fewer, and bots stand in until players return.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof, mark_later_rows_as_proof
from tests.browser.tables import ME, OPEN, ask, create_table, get_table

pytestmark = pytest.mark.browser
BOARD_PLY = "(-1 - document.querySelector('.board').dataset.version)"
"""The earlier ply that the board shows."""
FIRST_POSITION = ".board[data-version='-1']"


def take_seat(page: Page, table: str) -> None:
    """Let a visitor take the first free seat."""
    page.goto(table)
    page.locator("[data-action=sit]").first.click()
    expect(page.locator("[data-action=sit]")).to_have_count(0)


def press_button(page: Page, button: str) -> bool:
    """Press a button and return whether the server accepted its request."""
    with page.expect_response(lambda response: response.request.method == "POST") as answer:
        page.click(button)
    return answer.value.ok


@pytest.mark.proof_for("390")
@pytest.mark.parametrize("width", mark_later_as_proof([390, 1280]))
def test_host_fills_and_frees_seats(visitor: Visitor, width: int) -> None:
    host, other = visitor(width=width), visitor()
    table = create_table(host, ME, OPEN, OPEN, OPEN, start=False)
    take_seat(other, table)
    host.goto(table)
    room = host.locator(".room li")
    room.nth(2).locator("select").select_option("random")
    room.nth(2).locator("[data-action=fill]").click()
    expect(room.nth(2)).to_contain_text("bot")
    expect(other.locator(".room li").nth(2)).to_contain_text("bot")
    expect(other.locator("[data-action=fill], [data-action=free]")).to_have_count(0)
    room.nth(1).locator("[data-action=free]").click()
    expect(room.nth(1).locator("[data-action=fill]")).to_be_visible()
    expect(other.locator("[data-action=sit]").first).to_be_visible()
    assert not host.evaluate("document.documentElement.scrollWidth > innerWidth")
    host.get_by_role("button", name="Start with 2 players").click()
    expect(host.locator(".board[data-version]")).to_be_visible()


@pytest.mark.proof
def test_absent_host_is_replaced(visitor: Visitor) -> None:
    host, other = visitor(), visitor(width=390)
    table = create_table(host, ME, OPEN, OPEN, start=False, patience_seconds=1)
    take_seat(other, table)
    host.goto(table)
    expect(other.locator(".room li").first).to_contain_text("online")
    expect(other.locator("[data-action=take-over]")).to_have_count(0)
    expect(host.get_by_text("Connected", exact=True)).to_be_visible()  # from now on the connection shows their presence
    host.goto("/")
    expect(other.get_by_text("The host is away.")).to_be_visible()
    while not press_button(other, "[data-action=take-over]"):  # until the table's patience is over
        expect(other.locator("[role=alert]")).to_be_visible()
    expect(other.locator("[data-action=free]")).to_have_count(1)
    expect(other.locator("[data-action=take-over]")).to_have_count(0)
    host.goto(table)
    expect(host.locator("[data-action=free]")).to_have_count(0)
    other.get_by_role("button", name="Start with 2 players").click()
    expect(host.locator(".board[data-version]")).to_be_visible()


@pytest.mark.proof
def test_bot_substitutes_until_player_returns(visitor: Visitor) -> None:
    host, other = visitor(), visitor(width=390)
    table = create_table(host, ME, OPEN, start=False)
    take_seat(other, table)
    host.goto(table)
    host.click("[data-action=start]")
    expect(host.locator(".board[data-version]")).to_be_visible()
    if get_table(other, table)["actors"] == [1]:  # a bot plays the first turn of the other seat
        ask(other, "POST", f"/api{table.replace('table', 'tables')}/bot", {"seat": 1, "bot": "greedy"})
        expect(host.locator(".board[data-ready=true]")).to_be_visible()
        ask(other, "POST", f"/api{table.replace('table', 'tables')}/back", {"seat": 1})
    host.click("[data-action=people]")
    dialog = host.get_by_role("dialog")
    expect(dialog.locator("[data-action=hand-over]")).to_have_count(1)  # the other player is present
    dialog.locator("select").select_option("random")
    dialog.locator("[data-action=hand-over]").click()
    expect(dialog).to_contain_text("A bot is playing for you (Random)")
    host.keyboard.press("Escape")
    expect(host.get_by_text("A bot is playing for you")).to_be_visible()
    other.click("[data-action=people]")
    expect(other.get_by_role("dialog")).to_contain_text("Random bot plays for them")
    other.keyboard.press("Escape")
    expect(other.locator(".board[data-ready=true]")).to_be_visible()  # the bot has played its turn
    host.click("[data-action=people]")
    host.click("[data-action=take-back]")
    expect(dialog.locator("[data-action=hand-over]")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.get_by_text("A bot is playing for you")).to_have_count(0)
    expect(host.locator("#log")).to_contain_text("From here on, a bot (Random) plays for ")
    expect(host.locator("#log")).to_contain_text("has taken over again.")


def test_absent_player_is_substituted_by_host(visitor: Visitor) -> None:
    """The host may hand the seat to a bot after a while; until then the button says why it waits.

    The returning player is informed.
    """
    host, other = visitor(), visitor()
    table = create_table(host, ME, OPEN, start=False)
    ask(other, "POST", f"/api{table.replace('table', 'tables')}/sit", {"seat": 1})
    ask(host, "POST", f"/api{table.replace('table', 'tables')}/start")
    other.goto(table)
    expect(other.locator("[data-connection=live]")).to_be_visible()
    other.goto("/offline.html")
    host.goto(table)
    expect(host.locator(".board[data-version]")).to_be_visible()
    host.click("[data-action=people]")
    theirs = host.get_by_role("dialog").locator("[data-seat='1']")
    expect(theirs.locator("[data-action=hand-over]")).to_be_disabled(timeout=40_000)  # until the player counts as away
    expect(theirs).to_contain_text("A bot can take over in")
    ask(other, "POST", f"/api{table.replace('table', 'tables')}/bot", {"seat": 1, "bot": "greedy"})
    expect(theirs).to_contain_text("bot plays for them")
    other.goto(table)
    expect(other.get_by_text("A bot is playing for you")).to_be_visible()


@pytest.mark.proof
@pytest.mark.parametrize(
    ("game", "width"), mark_later_rows_as_proof([("granada", 390), ("la-granja", 1440), ("no-siesta", 1024)])
)
def test_game_of_bots_is_watched_at_any_speed(visitor: Visitor, game: str, width: int) -> None:
    """Watch from the beginning while the bots play on: pause, step, resume, change the speed, to the end."""
    page = visitor(width=width, settings={"pace": "slow", "scenes": False})
    page.clock.install()
    page.goto("/watch")
    page.locator(f"[data-action=watch-bots][data-game={game}]").click()
    page.wait_for_selector(FIRST_POSITION)
    page.wait_for_function(f"() => {BOARD_PLY} > 0")
    page.click("[data-action=pause]")
    paused_ply = page.evaluate(BOARD_PLY)
    page.clock.run_for(2500)
    assert page.evaluate(BOARD_PLY) == paused_ply
    page.click("[data-action=later]")
    page.wait_for_function(f"before => {BOARD_PLY} > before", arg=paused_ply)
    page.click("[data-action=earlier]")
    page.wait_for_function(f"before => {BOARD_PLY} === before", arg=paused_ply)
    page.select_option("[data-action=pace]", "fast")
    page.click("[data-action=play]")
    page.wait_for_function(f"before => {BOARD_PLY} >= before + 4", arg=paused_ply)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.click("[data-action=first]")
    page.wait_for_selector(FIRST_POSITION)
    page.click("[data-action=now]")
    page.wait_for_selector("dialog[open]", timeout=240_000)  # bots play a complete game first
    page.keyboard.press("Escape")
    page.click("[data-action=watch]")
    page.wait_for_function(f"() => {BOARD_PLY} > 0")
    assert page.evaluate(BOARD_PLY) < paused_ply + 40

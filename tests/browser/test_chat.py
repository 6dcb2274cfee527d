"""Chat in the browser: in waiting rooms, at tables, in the lobby; reports, blocks and private notes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, run_server
from tests.browser.decisions import mark_later_as_proof, mark_later_rows_as_proof
from tests.browser.tables import BOT, ME, OPEN, ask, assert_clean, create_table, open_named_page, open_settings

pytestmark = pytest.mark.browser
BOARD = ".board[data-version]"


def send_line(page: Page, words: str) -> None:
    """Type and send a chat line with the keyboard."""
    page.locator(".chat form input").fill(words)
    page.keyboard.press("Enter")
    expect(page.locator(".chat .lines")).to_contain_text(words)


def open_tab(page: Page, way: str = "talk") -> None:
    """Show the chat, or the private notes, beside the log."""
    expect(page.locator(BOARD)).to_be_visible()
    for part in ("more", "log"):  # on a phone the log lies below other tabs
        tab = page.locator(f"[data-tab={part}]")
        if tab.is_visible():
            tab.click()
    page.click(f"[data-view={way}]")


def open_table_pages(visitor: Visitor, width: int, **options: object) -> tuple[Page, Page, Page, str]:
    """Return empty pages of two players and a spectator, and the path of the players' running table."""
    host = visitor(width=width, **options)
    other, onlooker = visitor(), visitor()
    for page, name in ((host, "Hanna"), (other, "Otto"), (onlooker, "Oskar")):
        ask(page, "PUT", "/api/me", {"name": name})
    table = create_table(host, ME, OPEN, start=False)
    ask(other, "POST", f"/api{table.replace('table', 'tables')}/sit", {"seat": 1})
    ask(host, "POST", f"/api{table.replace('table', 'tables')}/start")
    return host, other, onlooker, table


def open_pages(table: str, *pages: Page) -> None:
    for page in pages:
        page.goto(table)
    for page in pages:
        expect(page.locator(BOARD)).to_be_visible()


@pytest.mark.parametrize(
    ("width", "scheme"), mark_later_rows_as_proof([(390, "dark"), (1440, "light"), (390, "light"), (1440, "dark")])
)
def test_players_chat_beside_board(visitor: Visitor, axe: str, width: int, scheme: str) -> None:
    host, other, onlooker, table = open_table_pages(visitor, width, color_scheme=scheme, bypass_csp=True)
    chat = f"/api{table.replace('table', 'tables')}/chat"
    open_pages(table, host)
    board = host.locator(BOARD).bounding_box()
    ask(other, "POST", chat, {"words": "Good evening"})
    unread = host.locator("[data-unread]:visible").first
    expect(unread).to_contain_text("1")
    assert host.locator(BOARD).bounding_box() == board  # a new line moves nothing
    open_tab(host)
    expect(host.locator(".chat .lines")).to_contain_text("Good evening")
    expect(host.locator(".hears")).to_contain_text("Only players at this table")
    expect(host.locator("[data-unread]:visible")).to_have_count(0)
    send_line(host, "And to you")
    assert_clean(host, axe, "chat at a table")
    ask(onlooker, "POST", chat, {"words": "She has the key"})
    host.locator("[data-action=phrases]").press("Enter")
    host.locator("[data-phrase=no-hurry]").press("Enter")
    expect(host.locator(".chat .lines")).to_contain_text("No hurry.")
    expect(host.locator(".chat .lines")).not_to_contain_text("key")
    messages = [line["words"] or line["phrase"] for line in ask(other, "GET", chat)["lines"]]
    assert messages == ["Good evening", "And to you", "no-hurry"]
    assert not host.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.proof
def test_spectators_chat_with_spectators_only(visitor: Visitor) -> None:
    host, _, onlooker, table = open_table_pages(visitor, 1440)
    ask(host, "POST", f"/api{table.replace('table', 'tables')}/chat", {"words": "Good evening"})
    open_pages(table, onlooker)
    open_tab(onlooker)
    expect(onlooker.locator(".hears")).to_contain_text("Other spectators")
    send_line(onlooker, "She has the key")
    expect(onlooker.locator(".chat .lines")).not_to_contain_text("Good evening")
    onlooker.locator("[data-action=phrases]").press("Enter")
    onlooker.locator("[data-phrase=no-hurry]").press("Enter")
    expect(onlooker.locator(".chat .lines")).to_contain_text("No hurry.")
    open_settings(onlooker)
    onlooker.select_option("dialog [data-action=language]", "de")
    expect(onlooker.locator(".chat .lines")).to_contain_text("Keine Eile.")


@pytest.mark.proof
@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_host_can_turn_off_chat_in_waiting_room(visitor: Visitor, axe: str, width: int) -> None:
    host, other = open_named_page(visitor, "Hanna", width=width, bypass_csp=True), open_named_page(visitor, "Otto")
    table = create_table(host, ME, OPEN, start=False)
    host.goto(table)
    other.goto(table)
    send_line(other, "May I sit down?")
    expect(host.locator(".chat .lines")).to_contain_text("May I sit down?")
    assert_clean(host, axe, "waiting room")
    host.locator(".chat .allow input").uncheck()
    other.reload()
    expect(other.get_by_text("Chat is off here")).to_be_visible()
    expect(other.locator(".chat form")).to_have_count(0)


@pytest.mark.parametrize(("width", "scheme"), mark_later_rows_as_proof([(390, "light"), (1440, "dark")]))
def test_player_is_reported_and_blocked_in_lobby(visitor: Visitor, axe: str, width: int, scheme: str) -> None:
    hurt = open_named_page(visitor, "Hurt", width=width, color_scheme=scheme, bypass_csp=True)
    rude = visitor()
    ask(rude, "PUT", "/api/me", {"name": "Rolf"})
    hurt.locator("#lobby-chat summary").press("Enter")
    # unique, because the lobby may contain lines of other tests
    words = f"<b>You</b> all lose at {width} http://example.org"
    ask(rude, "POST", "/api/lobby/chat", {"words": words})
    line = hurt.locator(".chat .lines p").last
    expect(line).to_contain_text(words)
    expect(line.locator("b, a")).to_have_count(0)
    line.get_by_role("button", name="Rolf").press("Enter")
    window = hurt.get_by_role("dialog")
    expect(window.locator("[data-action=block]")).to_be_visible()
    assert_clean(hurt, axe, "person")
    window.locator("summary").press("Enter")
    window.locator("textarea").fill("He is rude")
    window.locator("[data-action=report]").press("Enter")
    expect(window).to_contain_text("Report sent")
    window.locator("[data-action=block]").press("Enter")
    expect(window.locator("[data-action=block]")).to_have_text("Unblock")
    hurt.keyboard.press("Escape")
    expect(hurt.locator(".chat .lines")).not_to_contain_text(words)
    assert words in [line["words"] for line in ask(rude, "GET", "/api/lobby/chat")["lines"]]
    hurt.goto("/account-status")
    expect(hurt.locator("main")).to_contain_text("not reviewed yet")
    hurt.get_by_role("button", name="Unblock").press("Enter")
    expect(hurt.get_by_role("button", name="Unblock")).to_have_count(0)


@pytest.mark.proof
@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_private_notes_are_saved_per_player(visitor: Visitor, axe: str, width: int) -> None:
    host, other, _, table = open_table_pages(visitor, width, bypass_csp=True)
    open_pages(table, host, other)
    open_tab(host, "note")
    host.locator("#log textarea, .side textarea, textarea").first.fill("Watch the harbour")
    host.keyboard.press("Tab")
    expect(host.get_by_text("Saved.")).to_be_visible()
    assert_clean(host, axe, "notes")
    host.goto(table)
    open_tab(host, "note")
    expect(host.locator("textarea").first).to_have_value("Watch the harbour")
    open_tab(other, "note")
    expect(other.locator("textarea").first).to_have_value("")


@pytest.fixture
def site_without_chat(chromium: str, tmp_path: Path) -> Iterator[str]:
    """Address of a site without chat."""
    with run_server(tmp_path, chat=False) as address:
        yield address


@pytest.mark.proof
def test_site_without_chat_hides_it(visitor: Visitor, site_without_chat: str) -> None:
    """Private notes remain."""
    page = visitor(None, base_url=site_without_chat)
    page.goto("/")
    page.wait_for_selector("[data-action=quick]")
    expect(page.locator("[data-lobby-chat], #lobby-chat")).to_have_count(0)
    room = create_table(page, ME, OPEN, start=False)
    page.goto(room)
    expect(page.locator("[data-action=copy]")).to_be_visible()
    expect(page.locator(".chat")).to_have_count(0)
    expect(page.get_by_text("Chat", exact=True)).to_have_count(0)
    page.goto(create_table(page, ME, BOT))
    expect(page.locator(BOARD)).to_be_visible()
    open_tab(page, "note")
    expect(page.locator("textarea")).to_be_visible()
    expect(page.locator("[data-view=talk]")).to_have_count(0)
    expect(page.get_by_text("Chat", exact=True)).to_have_count(0)


@pytest.mark.proof
def test_site_without_chat_blocks_and_reports_on_profile(visitor: Visitor, site_without_chat: str, axe: str) -> None:
    """The name at the table links to the profile; tested on a phone and by keyboard."""
    hurt = open_named_page(visitor, "Hurt", width=390, base_url=site_without_chat, bypass_csp=True)
    rude = open_named_page(visitor, "Rolf", base_url=site_without_chat)
    room = create_table(hurt, ME, OPEN, start=False)
    ask(rude, "POST", f"/api{room.replace('table', 'tables')}/sit", {"seat": 1})
    hurt.goto(room)
    hurt.locator("[data-person]", has_text="Rolf").press("Enter")
    moderation = hurt.locator("[data-moderation]")
    expect(moderation.locator("[data-action=block]")).to_have_text("Block Rolf")
    moderation.locator("summary").press("Enter")
    expect(moderation).to_contain_text("Moderators will see this. The reported player")
    assert_clean(hurt, axe, "profile")
    moderation.locator("textarea").fill("He never plays on")
    moderation.locator("[data-action=report]").press("Enter")
    expect(moderation).to_contain_text("Report sent")
    moderation.locator("[data-action=block]").press("Enter")
    expect(moderation.locator("[data-action=block]")).to_be_focused()
    expect(moderation.locator("[data-action=block]")).to_have_text("Unblock")
    hurt.reload()
    expect(moderation.locator("[data-action=block]")).to_have_text("Unblock")
    moderation.locator("[data-action=block]").press("Enter")
    expect(moderation.locator("[data-action=block]")).to_have_text("Block Rolf")
    assert ask(hurt, "GET", "/api/me/blocked")["players"] == []
    assert len(ask(hurt, "GET", "/api/me/status")["reports"]) == 1
    hurt.goto("/people/me")
    expect(hurt.locator("#profile-title")).to_have_text("Hurt")
    expect(moderation).to_have_count(0)

"""Several players at one table, each in a browser of their own or all on one device."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.granada.driver import SCENE, step, wait_for_turn
from tests.browser.tables import BOT, ME, OPEN, create_table, get_table

pytestmark = pytest.mark.browser


def seat_two_players(visitor: Visitor) -> tuple[Page, Page, str]:
    """Return a host and a guest at a running table, seated and started by clicks, and its path."""
    host = visitor()
    path = create_table(host, ME, OPEN, start=False)
    host.goto(path)
    guest = visitor(path)
    guest.click("[data-action=sit]")
    host.locator("[data-action=start]:enabled").click()
    for page in (host, guest):
        page.wait_for_selector("#city")
    return host, guest, path


def order_pages_by_turn(host: Page, guest: Page, path: str) -> tuple[Page, Page]:
    actor = get_table(host, path)["actors"][0]
    return (host, guest) if actor == 0 else (guest, host)


def test_players_see_moves_and_offline_errors(visitor: Visitor) -> None:
    """The table is fetched once; later only changes are sent. A move made offline is not lost silently."""
    host, guest, path = seat_two_players(visitor)
    fetched, api = list[str](), f"/api/tables/{path.rsplit('/', 1)[-1]}"
    for page in (host, guest):
        page.on("request", lambda request: fetched.append(request.url) if urlsplit(request.url).path == api else None)
    for _ in range(2):
        mover, other = order_pages_by_turn(host, guest, path)
        assert wait_for_turn(mover)
        step(mover)
        version = mover.locator(".board").get_attribute("data-version")
        expect(other.locator(f".board[data-version='{version}']")).to_be_visible()
        expect(other.locator(".strip li")).not_to_have_count(0)
    assert fetched == []
    mover, _ = order_pages_by_turn(host, guest, path)
    assert wait_for_turn(mover)
    mover.locator("[data-slot].lit").first.click()
    mover.context.set_offline(True)
    mover.click("[data-action=take]")
    expect(mover.locator("[role=alert]")).to_be_visible()
    mover.context.set_offline(False)
    expect(mover.locator("[data-connection=live]")).to_be_visible(timeout=10_000)
    assert wait_for_turn(mover)


@pytest.mark.proof
def test_missed_moves_are_shown_once_online(visitor: Visitor) -> None:
    host, guest, path = seat_two_players(visitor)
    mover, other = order_pages_by_turn(host, guest, path)
    other.context.set_offline(True)
    expect(other.locator("[data-connection=lost]")).to_be_visible()
    assert wait_for_turn(mover)
    version = int(mover.locator(".board").get_attribute("data-version") or 0)
    step(mover)
    assert int(other.locator(".board").get_attribute("data-version") or 0) <= version
    other.context.set_offline(False)
    expect(other.locator("[data-connection=live]")).to_be_visible(timeout=10_000)
    now = mover.locator(".board").get_attribute("data-version")
    expect(other.locator(f".board[data-version='{now}']")).to_be_visible()
    expect(other.locator(".strip li")).not_to_have_count(0)


@pytest.mark.proof
def test_player_returns_to_table_from_lobby(visitor: Visitor) -> None:
    host, _guest, path = seat_two_players(visitor)
    host.goto("/")
    host.locator(f"a[href='{path}']").first.click()
    host.wait_for_selector("#hand")


@pytest.mark.proof
def test_stale_move_is_refused_with_current_table(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT)
    page.goto(path)
    assert wait_for_turn(page)
    deaf = page.context.new_page()  # a second tab of the guest, which receives no events
    deaf.add_init_script("delete window.SharedWorker")  # otherwise it receives events through the first tab's stream
    deaf.route("**/events*", lambda route: route.abort())
    deaf.goto(path)
    assert wait_for_turn(deaf)
    deaf.locator("[data-slot].lit").first.click()
    step(page)
    assert wait_for_turn(page)
    before = get_table(page, path)["log"]
    deaf.click("[data-action=take]")
    expect(deaf.locator("[role=alert]")).to_be_visible()
    assert get_table(page, path)["log"] == before
    now = page.locator(".board").get_attribute("data-version")
    expect(deaf.locator(f".board[data-version='{now}']")).to_be_visible()


@pytest.mark.proof
def test_shared_device_shows_curtain_between_players(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, {"kind": "device", "name": "Berta"})
    page.goto(path)
    for _ in range(3):
        page.click("[data-action=uncover]")
        assert wait_for_turn(page)
        while page.locator("dialog [data-action=uncover]").count() == 0:
            page.wait_for_selector(f"[data-action=uncover], {SCENE}, .board[data-ready=true]")
            if page.locator("dialog").count() == 0:
                step(page)
                page.wait_for_selector(f"[data-action=uncover], {SCENE}, .board[data-ready=true]")
            elif page.locator(SCENE).count():
                page.click(SCENE)
        assert page.locator("#hand").count() == 0

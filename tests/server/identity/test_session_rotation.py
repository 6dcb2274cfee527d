"""Rotation of session tokens: copies of an old cookie are refused, and over https only prefixed cookies count."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from tertulia.play.clock import ByTurns, ClockError
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.guests import COOKIE, TOKEN_HEADER
from tertulia.server.identity.sessions import DAY_MS, PREFIX, ROTATION_MS, SECURE_PREFIX, Sessions
from tertulia.server.settings import MIN_SESSION_DAYS
from tests.server.asgi import Site, site
from tests.server.browsers import Browser, Mailbox, read_code, site_with_email
from tests.server.clocks import StoppedClock
from tests.server.databases import query_rows

ANA = GuestId("ana")
HOST, SECURE = f"__Host-{COOKIE}", f"__Secure-{COOKIE}"


async def copy_browser(running: Site, browser: Browser) -> Browser:
    """Another browser with a copy of this browser's cookie."""
    found = Browser(running)
    found.http.cookies.set(COOKIE, browser.cookie, domain="localhost.local")
    found.csrf = browser.csrf
    return found


async def prepare_sign_ins(running: Site, browser: Browser) -> list[tuple[Browser, str, dict[str, Any]]]:
    """Requests with which two other browsers would become this browser's guest.

    One has a ticket, the other a device link. Returns the browser, the path and the body of each.
    """
    first, second = await Browser(running).load("Eve"), await Browser(running).load()
    await first.open()
    result = await first.use_link(await browser.create_device_link())
    assert result["result"] == "ask"
    settling = {"ticket": result["ticket"], "merge": False}
    return [
        (first, "account/settle", settling),
        (second, "account/link/use", {"token": await browser.create_device_link()}),
    ]


async def assert_used_up(entries: list[tuple[Browser, str, dict[str, Any]]]) -> None:
    for browser, path, body in entries:
        assert (await browser.post(path, body)).status_code == 410, path


def is_refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json()["error"], "set-cookie" in answer.headers) == (
        401,
        "session-rotated",
        False,
    )


@pytest.mark.parametrize("how", ["add", "remove", "claim", "others", "enter"])
async def test_copied_cookie_is_refused_after_rotation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        ana = await Browser(running).load("Ana")
        table = await ana.open()
        await ana.load()  # creates a session
        if how == "remove":
            await add_email(ana, mailbox)
            (credential,) = (await ana.get("account")).json()["credentials"]
        other = await Browser(running).load("Bea")
        link, thief, before = await other.create_device_link(), await copy_browser(running, ana), ana.cookie
        assert await thief.list_seats(table) == [0]
        prepared = await prepare_sign_ins(running, thief)
        if how == "add":
            await add_email(ana, mailbox)
        elif how == "remove":
            body = {"id": credential["id"], "last": True}
            assert (await ana.post("account/credentials/remove", body)).status_code == 200
        elif how == "claim":
            token = running.assembly.community.links.create_token("moderator", running.assembly.backends.clock.now())
            assert (await ana.post("claim", {"token": token})).status_code == 200
        elif how == "others":
            assert (await ana.post("account/sessions/end", {"others": True})).status_code == 200
        else:
            ticket = (await ana.post("account/link/use", {"token": link})).json()["ticket"]
            assert (await ana.post("account/settle", {"ticket": ticket, "merge": False})).status_code == 200
        assert ana.cookie != before
        for path in ("me", "account", f"tables/{table}", "account/export"):
            assert is_refused(await thief.get(path)), path
        assert is_refused(await thief.post("account/device"))
        await assert_used_up(prepared)
        assert (await ana.get("account")).status_code == 200
        if how != "enter":
            assert (await ana.put("me", {"name": "Ana Alba"})).status_code == 200, "the CSRF token stays valid"
            assert await ana.list_seats(table) == [0]
            assert len((await ana.get("account")).json()["sessions"]) == 1


async def add_email(browser: Browser, mailbox: Mailbox) -> None:
    """Add an email address with the code of an email."""
    ticket = (await browser.post("account/mail", {"address": "ana@example.org"})).json()["ticket"]
    code = read_code(await mailbox.wait_for_email())
    assert (await browser.post("account/code", {"ticket": ticket, "code": code})).json()["credential_added"]


async def test_pending_response_does_not_restore_rotated_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        ana = await Browser(running).load()
        thief = await copy_browser(running, ana)
        sessions = running.assembly.account_services.sessions
        store, requested, replaced = sessions._store, asyncio.Event(), asyncio.Event()
        known = store.has_other_data

        async def late(guest: GuestId) -> bool:
            requested.set()
            await replaced.wait()
            return await known(guest)

        monkeypatch.setattr(store, "has_other_data", late)
        underway = asyncio.create_task(thief.get("me"))
        await requested.wait()
        await add_email(ana, mailbox)
        replaced.set()
        assert is_refused(await underway)
        assert is_refused(await thief.get("account"))


async def test_cookie_is_renewed_once_a_day(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        ana = await Browser(running).load("Ana")
        await ana.load()
        for visits in ([False, False], [True, False]):
            assert ["set-cookie" in (await ana.get("me")).headers for _ in visits] == visits
            clock.seconds += DAY_MS // 1000


async def test_old_cookie_becomes_new_visitor_after_a_minute(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        ana = await Browser(running).load("Ana")
        await ana.load()
        thief = await copy_browser(running, ana)
        await asyncio.gather(*(ana.post("account/sessions/end", {"others": True}) for _ in range(3)))
        await ana.load()
        assert len(query_rows(tmp_path, "SELECT hash FROM session WHERE NOT ended")) == 1
        clock.move(ROTATION_MS / 1000)
        await thief.load()
        assert thief.id != ana.id


async def test_rotation_is_known_to_other_processes(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        announced, dropped_guests = list[int](), list[GuestId]()
        store, clock = running.assembly.account_services.sessions._store, running.assembly.backends.clock
        here = Sessions(store, running.signer, clock, dropped_guests.append)
        there = Sessions(store, running.signer, clock, announce=lambda: announced.append(1))
        cookie, asker = await there.begin(ANA, "firefox linux")
        assert await here.find(cookie) == asker
        new = await there.rotate(asker, "firefox linux")
        assert (announced, there.find_cached(cookie), there.is_rotated(cookie)) == ([1], (True, None), True)
        await here.apply_remote_changes()
        assert (dropped_guests, here.find_cached(cookie), here.is_rotated(cookie)) == ([ANA], (True, None), True)
        late = Sessions(store, running.signer, clock)
        assert await late.find(cookie) is None
        assert late.is_rotated(cookie)
        assert await late.find(new) == await here.find(new)


async def test_sign_out_creates_new_visitor(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        ana = await Browser(running).load("Ana")
        table, before = await ana.open(), ana.id
        await ana.load()
        thief = await copy_browser(running, ana)
        assert (await ana.get("account")).json()["tables"] == 1
        prepared = await prepare_sign_ins(running, thief)
        assert (await ana.post("account/sign-out")).status_code == 200
        assert COOKIE not in ana.http.cookies
        await ana.load()
        assert ana.id != before
        assert await thief.list_seats(table) == []
        await assert_used_up(prepared)
        assert (await thief.put("me", {"name": "Eve"})).status_code == 403


@pytest.mark.parametrize(("path", "name"), [("", HOST), ("/tertulia", SECURE)])
async def test_https_cookie_name_has_a_prefix(tmp_path: Path, path: str, name: str) -> None:
    async with site(tmp_path, secure=True, base_path=path) as running:
        ana = Browser(running)
        first = (await ana.get("me")).headers.get_list("set-cookie")
        assert first[0].startswith(f"{name}=")
        assert all(f" {part}" in first[0] for part in ("Secure", "HttpOnly", f"Path={path}/", "SameSite=lax"))
        assert "Domain" not in first[0]
        assert f"Max-Age={400 * 86_400}" in first[0]
        assert first[1].startswith(f"{COOKIE}=")
        assert "Max-Age=0" in first[1]


async def test_http_cookie_is_exchanged_once_over_https(tmp_path: Path) -> None:
    """A cookie from a site that was reached over http.

    A cookie issued over https is refused under the plain name, so that no one can plant one.
    """
    async with site(tmp_path) as running:
        ana = await Browser(running).load("Ana")
        early = await Browser(running).load()
        table = await ana.open()
        await ana.load()
        plain, csrf, guest, signed = ana.cookie, ana.csrf, ana.id, early.cookie
        assert plain.startswith(PREFIX)
    async with site(tmp_path, secure=True) as running:

        async def ask(path: str, method: str = "GET", **cookies: str) -> httpx.Response:
            sent = "; ".join(f"{name.replace('host_', '__Host-')}={value}" for name, value in cookies.items())
            client = Browser(running).http
            return await client.request(method, f"/api/{path}", headers={"Cookie": sent, TOKEN_HEADER: csrf})

        assert (await ask(f"tables/{table}", tertulia_guest=plain)).json()["own_seats"] == [0], (
            "valid until it is exchanged"
        )
        me = await ask("me", tertulia_guest=plain)
        assert me.json()["id"] == guest
        new = me.headers.get_list("set-cookie")[0].split(";")[0].removeprefix(f"{HOST}=").strip('"')
        assert new.startswith(SECURE_PREFIX)
        assert is_refused(await ask("me", tertulia_guest=plain))
        assert (await ask("me", host_tertulia_guest=new)).json()["id"] == guest
        assert (await ask("me", host_tertulia_guest=new, tertulia_guest=signed)).json()["id"] == guest
        for planted in (
            new,
            PREFIX + new,
            new.replace(SECURE_PREFIX, PREFIX),
            running.signer.cookie(guest, secure=True),
        ):
            assert (await ask("account/export", tertulia_guest=planted)).status_code == 403, planted
        assert (await ask("account/export", host_tertulia_guest=signed)).status_code == 403, "refused under that name"
        assert (await ask("me", tertulia_guest=signed)).json()["id"] != early.id, "an unstored guest is lost"


async def test_unused_sessions_expire(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock, session_days=MIN_SESSION_DAYS) as running:
        known = running.assembly.account_services.sessions
        used, asker = await known.begin(ANA, "firefox linux")
        unused, _ = await known.begin(ANA, "chrome android")
        early = running.signer.new_guest()
        await running.ask(early, "PUT", "/api/me", {"name": "Ana"})
        clock.seconds += 200 * 86_400
        assert await known.find(used) == asker
        await known.write_last_use()
        clock.seconds += (MIN_SESSION_DAYS - 200) * 86_400 + 1
        for sessions in (known, Sessions(known._store, running.signer, clock, days=MIN_SESSION_DAYS)):
            assert await sessions.find(used) == asker
            assert await sessions.find(unused) is None
        fresh = Sessions(known._store, running.signer, clock, days=MIN_SESSION_DAYS)
        assert await fresh.find(running.signer.cookie(early)) is None, "also of a guest whose session was never stored"
        assert [row.hash for row in await known.list_sessions(ANA)] == [asker.session]
        assert await known.delete_expired() == 0
        clock.seconds += DAY_MS / 1000
        assert await known.delete_expired() == 1
        assert query_rows(tmp_path, "SELECT hash FROM session") == [(asker.session,)]


async def test_setting_the_system_clock_ends_no_session(tmp_path: Path) -> None:
    class SetClock(StoppedClock):
        ahead = timedelta()

        def now(self) -> datetime:
            return super().now() + self.ahead

    clock = SetClock()
    async with site(tmp_path, clock=clock) as running:
        known = running.assembly.account_services.sessions
        cookie, asker = await known.begin(ANA, "firefox linux")
        for years in (20, -40, 1000, 0):
            clock.ahead = timedelta(days=365 * years)
            assert await known.find(cookie) == asker, years
            assert await known.delete_expired() == 0
            assert [row.hash for row in await known.list_sessions(ANA)] == [asker.session]


def test_session_outlasts_the_longest_time_control() -> None:
    """Time that clocks may leave out: half of each day, weekends, two years' vacations, the agreed pause.

    The 5 days are a margin for weeks that are cut.
    """
    day = 86_400

    def allowed(cap: int, pause: int, vacation: int) -> ByTurns:
        seconds = {"reserve": 60 * day, "per_move": 14 * day, "cap": cap * day, "pause": pause * day}
        return ByTurns(**seconds, vacation_days=vacation, nights=True, weekends=True)

    allowed(60, 60, 60)
    for longer in ((61, 60, 60), (60, 61, 60), (60, 60, 61)):
        with pytest.raises(ClockError):
            allowed(*longer)
    assert MIN_SESSION_DAYS > 60 * 2 * 7 // 5 + 2 * 60 + 60 + 5

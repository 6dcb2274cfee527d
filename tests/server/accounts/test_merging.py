"""Merging a guest into an account: seats and their clocks move, and nothing else of the guest acts for the account."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tertulia.play.clock import Calendar, DatedCalendar, SeatCalendar, Vacation
from tertulia.server.domain.calendars import PlayerTime, with_elapsed
from tertulia.server.domain.commands import PassTime
from tertulia.server.domain.moderation import Role
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.guests import COOKIE
from tests.server.asgi import Site, site
from tests.server.browsers import PHONE, Browser, Mailbox, read_code, read_link_token, site_with_email
from tests.server.clocks import StoppedClock
from tests.server.databases import query_rows

HOOK = "http://127.0.0.1:9/eve"
EVE_EMAIL, ANA_EMAIL = "eve@example.org", "ana@example.org"


async def confirm_email(browser: Browser, mailbox: Mailbox, address: str) -> dict[str, Any]:
    """Confirm an address with the code of an email: sign in, or add the address."""
    many = len(mailbox.emails)
    ticket = (await browser.post("account/mail", {"address": address})).json()["ticket"]
    while not (
        found := [each for each in mailbox.emails[many:] if each.to == address and "/account/link#" in each.text]
    ):
        await mailbox.wait_for_email(len(mailbox.emails) + 1)
    code = read_code(found[0])
    answer = await browser.post("account/code", {"ticket": ticket, "code": code})
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()
    return result


async def prepare_merge(
    running: Site, mailbox: Mailbox, role: Role | None = "moderator"
) -> tuple[Browser, Browser, Browser, str, str]:
    """An account (Ana), an attacker (Eve) as a guest with data of every kind, and a new browser of Ana's.

    The browser has used Eve's link, so it is signed in as Eve's guest. Returns the three, Eve's table, and the address
    of Eve's calendar.
    """
    ana, eve, fresh = Browser(running), Browser(running), Browser(running, PHONE)
    await ana.load("Ana")
    await confirm_email(ana, mailbox, ANA_EMAIL)
    assert (await ana.post("notifications/channels", {"webhook": "http://127.0.0.1:9/ana"})).status_code == 201
    await eve.load("Eve")
    await confirm_email(eve, mailbox, EVE_EMAIL)
    table = await eve.open()
    for hook in ({"webhook": HOOK}, {"webhook": HOOK, "table": table}):
        assert (await eve.post("notifications/channels", hook)).status_code == 201
    feed = (await eve.post("notifications/feed")).json()["path"]
    person = (await ana.get(f"tables/{await ana.open()}")).json()["seats"][0]["handle"]
    assert (await eve.put(f"players/{person}/block", {"blocked": True})).status_code == 200
    assert (await eve.put("me/settings", {"values": {"theme": '"dark"'}})).status_code == 200
    if role is not None:
        links, clock = running.assembly.community.links, running.assembly.backends.clock
        token = links.create_token(role, clock.now())
        assert (await eve.post("claim", {"token": token})).status_code == 200
    await fresh.load()
    assert (await fresh.use_link(await eve.create_device_link()))["result"] == "entered"
    return ana, eve, fresh, table, feed


async def test_merge_moves_seats_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch, webhook_networks=("127.0.0.0/8",)) as (running, mailbox):
        ana, eve, fresh, table, feed = await prepare_merge(running, mailbox)
        former, unused_token = eve.id, await eve.create_device_link()
        bea = await Browser(running).load("Bea")
        assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        moderator = running.assembly.community.moderation
        assert (await eve.post(f"tables/{table}/start")).status_code == 200
        assert query_rows(
            tmp_path, "SELECT * FROM notification WHERE channel IN (SELECT id FROM channel WHERE owner != ?)", ana.id
        )
        sanction = {"kind": "mute", "reason": "Rude words", "days": 9}
        boss = await Browser(running).load("Boss")
        token = running.assembly.community.links.create_token("administrator", running.assembly.backends.clock.now())
        assert (await boss.post("claim", {"token": token})).status_code == 200
        person = (await bea.get(f"tables/{table}")).json()["seats"][0]["handle"]
        assert (await boss.put(f"players/{person}/role", {"role": "player"})).status_code == 200
        assert (await boss.post(f"moderation/players/{person}", sanction)).status_code == 200
        assert (await boss.put(f"players/{person}/role", {"role": "moderator"})).status_code == 200
        assert (await bea.post(f"players/{person}/report", {"reason": "Rude"})).status_code == 200

        assert (await ana.put("me", {"language": "de"})).status_code == 200
        result = await confirm_email(fresh, mailbox, ANA_EMAIL)
        assert result["result"] == "ask"
        summary = result["former"]
        assert [(each["kind"], each["label"]) for each in summary["lost_credentials"]] == [("mail", EVE_EMAIL)]
        assert (
            summary["name"],
            summary["kept_credentials"],
            summary["calendar"],
            summary["role"],
            summary["browsers"],
            summary["blocked"],
        ) == (*("Eve", [], True, "moderator", 1, 1),)
        assert (sum(each["tables"] for each in summary["tables"]), summary["sanctioned"]) == (1, True)
        assert [each["kind"] for each in summary["channels"]] == ["webhook", "webhook"]
        settled = await fresh.post("account/settle", {"ticket": result["ticket"], "merge": True})
        assert settled.json()["result"] == "entered"
        await fresh.load()
        assert fresh.id == ana.id
        assert (await ana.list_seats(table), await fresh.list_seats(table)) == ([0], [0])

        # The attacker's browser, links, email address and calendar belong to no account.
        assert await eve.list_seats(table) == []
        assert (await eve.get("account/export")).status_code == 403
        assert (await eve.put("me", {"name": "Ana"})).status_code == 403
        await eve.load()
        assert eve.id not in (former, ana.id)
        assert (await eve.post("account/link/use", {"token": unused_token})).status_code == 410
        assert (await eve.http.get(feed)).status_code == 404
        assert (await confirm_email(eve, mailbox, EVE_EMAIL))["credential_added"], (
            "the address is free, so Eve can add it again"
        )
        assert eve.id != ana.id

        # Nothing of the former guest acts for the account.
        account = (await ana.get("account")).json()
        assert [each["label"] for each in account["credentials"]] == [ANA_EMAIL]
        assert len(account["sessions"]) == 2
        standing = (await ana.get("me/status")).json()
        assert (standing["role"], standing["sanctions"], standing["reports"]) == ("player", [], [])
        assert (await ana.get("me/blocked")).json()["players"] == []
        assert (await ana.get("me/settings")).json()["settings"] == {}
        assert not (await ana.get("notifications")).json()["has_feed"]

        # No channel of the former guest or of the table gets a notification, neither of the next turn nor a waiting
        # one.
        (channel,) = query_rows(tmp_path, "SELECT id, owner FROM channel WHERE kind = 'webhook'")
        assert channel[1] == ana.id
        assert {each for (each,) in query_rows(tmp_path, "SELECT channel FROM notification")} == {channel[0]}
        assert {each for (each,) in query_rows(tmp_path, "SELECT key FROM job WHERE kind = 'notification'")} <= {
            channel[0]
        }
        for browser in (ana, bea):
            if (await browser.get(f"tables/{table}")).json()["legal"]:
                await browser.act(table)
        assert {each for (each,) in query_rows(tmp_path, "SELECT channel FROM notification")} == {channel[0]}

        # Moderation data stays under the former id, and the account is notified of the merge.
        assert [each.kind for each in await moderator.sanctions_of(GuestId(former))] == ["mute"]
        assert query_rows(tmp_path, "SELECT about FROM report") == [(former,)]
        assert query_rows(tmp_path, "SELECT merged_into FROM guest WHERE id = ?", former) == [(ana.id,)]
        assert query_rows(tmp_path, "SELECT subject FROM notification WHERE kind = 'merged'") == [("chrome android",)]
        email = next(
            each for each in [await mailbox.wait_for_email(5), *mailbox.emails] if "zu deinem Konto" in each.subject
        )
        assert (email.to, "Chrome auf Android" in email.text) == (ANA_EMAIL, True)


async def test_merge_moves_credentials_of_the_merging_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They move even after the session's token was rotated. Credentials that another session added are dropped."""
    async with site_with_email(tmp_path, monkeypatch, webhook_networks=("127.0.0.0/8",)) as (running, mailbox):
        _, _, fresh, _, _ = await prepare_merge(running, mailbox, None)
        await confirm_email(fresh, mailbox, "own@example.org")
        assert (await fresh.post("account/sessions/end", {"others": True})).status_code == 200
        result = await confirm_email(fresh, mailbox, ANA_EMAIL)
        assert [each["label"] for each in result["former"]["kept_credentials"]] == ["own@example.org"]
        assert [each["label"] for each in result["former"]["lost_credentials"]] == [EVE_EMAIL]
        assert (await fresh.post("account/settle", {"ticket": result["ticket"], "merge": True})).status_code == 200
        await fresh.load()
        account = (await fresh.get("account")).json()
        assert [each["label"] for each in account["credentials"]] == [ANA_EMAIL, "own@example.org"]


async def test_merge_invalidates_early_cookies_of_former_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before there were sessions, a signed guest id was a cookie. It is refused, like the session's cookie."""
    async with site_with_email(tmp_path, monkeypatch) as (running, _):
        desk, phone = await Browser(running).load("Ana"), await Browser(running, PHONE).load()
        table, before = await phone.open(), phone.id
        result = await phone.use_link(await desk.create_device_link())
        assert (await phone.post("account/settle", {"ticket": result["ticket"], "merge": True})).status_code == 200
        for secure in (False, True):
            thief = Browser(running)
            thief.http.cookies.set(COOKIE, running.signer.cookie(before, secure=secure), domain="localhost.local")
            refused = await thief.get("account/export")
            assert refused.status_code in (401, 403), refused.text
            assert (await thief.get(f"tables/{table}")).json().get("own_seats", []) == []


async def test_last_administrator_cannot_merge_role_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch, webhook_networks=("127.0.0.0/8",)) as (running, mailbox):
        ana, eve, fresh, table, _ = await prepare_merge(running, mailbox, "administrator")
        result = await confirm_email(fresh, mailbox, ANA_EMAIL)
        refused = await fresh.post("account/settle", {"ticket": result["ticket"], "merge": True})
        assert (refused.status_code, refused.json()["error"]) == (409, "last-administrator")
        assert (await eve.get("me/status")).json()["role"] == "administrator"
        assert (await ana.list_seats(table), await eve.list_seats(table)) == ([], [0])
        response = await fresh.post("account/settle", {"ticket": result["ticket"], "merge": False})
        assert response.json()["result"] == "entered"


async def test_account_deletion_deletes_former_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk, phone = await Browser(running).load("Ana"), await Browser(running, PHONE).load("Anastasia")
        await confirm_email(desk, mailbox, ANA_EMAIL)
        former, _ = phone.id, await phone.open()
        result = await phone.use_link(await desk.create_device_link())
        assert (await phone.post("account/settle", {"ticket": result["ticket"], "merge": True})).status_code == 200
        assert query_rows(tmp_path, "SELECT name FROM guest WHERE id = ?", former) == [("Anastasia",)]
        assert read_link_token(mailbox.emails[0]) not in str(query_rows(tmp_path, "SELECT * FROM token"))
        assert (await desk.post("account/delete", {"name": "Ana"})).status_code == 200
        assert query_rows(tmp_path, "SELECT name FROM guest WHERE id = ?", former) == []
        assert query_rows(tmp_path, "SELECT * FROM session WHERE guest = ?", former) == []


NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
MILLISECONDS = round(NOW.timestamp() * 1000)
CALENDAR = {"zone": "Europe/Madrid", "quiet_from": 1320, "quiet_until": 480, "weekend": [5, 6]}
NOTIFICATION_SETTINGS = {"zone": "Europe/Madrid", "quiet_from": 1200, "quiet_to": 600, "language": "es"}


def make_vacation(first: date, days: int = 1) -> Vacation:
    return Vacation(first, first + timedelta(days - 1), NOW - timedelta(90))


def make_player_time(*vacations: Vacation, calendar: Calendar | None = None) -> PlayerTime:
    return PlayerTime(SeatCalendar((DatedCalendar(NOW, calendar),) if calendar else (), vacations))


def test_merge_keeps_only_vacation_days_that_have_begun() -> None:
    madrid, prague = Calendar(zone="Europe/Madrid"), Calendar(zone="Europe/Prague")
    february, march, may = (
        make_vacation(date(2026, 2, 1), 5),
        make_vacation(date(2026, 2, 27), 9),
        make_vacation(date(2026, 5, 1), 3),
    )
    shorter = make_vacation(date(2026, 2, 27), 3)
    former = PlayerTime(make_player_time(february, march, may, calendar=madrid).calendar, missed=("a", "b", "c"))
    assert with_elapsed(make_player_time(), former, MILLISECONDS) == make_player_time(february, shorter)
    own_time = make_player_time(may, february, calendar=prague)
    assert with_elapsed(own_time, former, MILLISECONDS) == make_player_time(may, february, shorter, calendar=prague)


async def test_merge_of_guest_on_vacation_costs_no_time(tmp_path: Path) -> None:
    """A proposal to end the game at a table without clocks does not change that."""
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        desk, phone, bea = [await Browser(running).load(name) for name in ("Ana", "Ann", "Bea")]
        untimed = await desk.open()
        assert (await bea.post(f"tables/{untimed}/sit", {"seat": 1})).status_code == 200
        assert (await desk.post(f"tables/{untimed}/start")).status_code == 200
        assert (await desk.post(f"tables/{untimed}/end")).status_code == 200
        pace = {"kind": "by turns", "reserve": 3600, "per_move": 3600, "cap": 7200, "vacation_days": 30}
        table = await phone.open(pace=pace)
        assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        assert (await phone.post(f"tables/{table}/start")).status_code == 200
        today = clock.now().date()
        vacation = {"first": str(today), "last": str(today + timedelta(9))}
        assert (await phone.put("calendar", CALENDAR)).status_code == 200
        assert (await phone.post("vacations", vacation)).status_code == 200
        while await load_end_of_time(phone, table) is None:
            await bea.act(table)
        clock.move(5 * 86_400)
        await merge_guest(phone, desk)
        service = running.assembly.service
        await service.run(await service.table(table), PassTime())
        ending = await load_end_of_time(desk, table)
        assert ending is not None
        assert clock.now().timestamp() * 1000 < ending < (clock.now() + timedelta(2)).timestamp() * 1000
        calendar = (await desk.get("calendar")).json()
        assert calendar["vacations"] == [{"first": str(today), "last": str(today + timedelta(5))}]
        assert calendar["zone"] != "Europe/Madrid"


async def test_merge_gives_running_clocks_no_extra_vacation(tmp_path: Path) -> None:
    """A vacation that the former guest has booked would give the account's own seats extra time."""
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        desk, phone, bea = [await Browser(running).load(name) for name in ("Ana", "Ann", "Bea")]
        pace = {"kind": "by turns", "reserve": 3600, "per_move": 3600, "cap": 7200, "vacation_days": 30}
        own = await desk.open(pace=pace)
        assert (await bea.post(f"tables/{own}/sit", {"seat": 1})).status_code == 200
        assert (await desk.post(f"tables/{own}/start")).status_code == 200
        await phone.open()
        today = clock.now().date()
        vacation = {"first": str(today), "last": str(today + timedelta(9))}
        assert (await phone.post("vacations", vacation)).status_code == 200
        while (before := await load_end_of_time(desk, own)) is None:
            await bea.act(own)
        await merge_guest(phone, desk)
        service = running.assembly.service
        await service.run(await service.table(own), PassTime())
        assert await load_end_of_time(desk, own) == before
        assert (await desk.get("calendar")).json()["vacations"] == []


async def test_merge_drops_settings_of_former_guest(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        new, phone = await Browser(running).load("Ana"), await Browser(running).load("Ann")
        await phone.open()
        await phone.put("me/settings", {"values": {"theme": '"dark"', "sound": "true"}})
        assert (await phone.put("notifications", NOTIFICATION_SETTINGS)).status_code == 200
        assert (await phone.put("calendar", CALENDAR)).status_code == 200
        before = (await new.get("notifications")).json()
        await merge_guest(phone, new)
        assert (await new.get("me/settings")).json()["settings"] == {}
        assert (await new.get("notifications")).json() == before


async def load_end_of_time(guest: Browser, table: str) -> int | None:
    """Return the time (ms since 1970) at which the guest in seat 0 runs out of time, or None while others act."""
    view = (await guest.get(f"tables/{table}")).json()
    assert view["own_seats"] == [0]
    found: int | None = view["time"]["clocks"][0]["deadline"]
    return found


async def merge_guest(guest: Browser, account: Browser) -> None:
    """Merge a guest into an account: the guest's browser opens a link of the account and keeps the seats."""
    result: dict[str, Any] = await guest.use_link(await account.create_device_link())
    assert result["result"] == "ask"
    settled = await guest.post("account/settle", {"ticket": result["ticket"], "merge": True})
    assert settled.json()["result"] == "entered"

"""Notifications of a site: sent once, not if overtaken, and not of a table that its player sees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain.seats import GuestId
from tests.server.notifications.notification_site import (
    ANA,
    BEN,
    GAME,
    NotificationSite,
    get_plain_text,
    notification_site,
)

DAY_SECONDS = 86_400


async def test_turn_notification_is_sent_once(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(59)
        assert not tested.mailbox.emails
        await tested.pass_time(2)
        (email,) = await tested.wait_for_emails(1)
        assert (email["To"], email["Subject"]) == ("ben@example.org", f"Your turn: {GAME}")
        assert f"It is your turn in {GAME} with Ana." in get_plain_text(email)
        assert f"https://games.test/table/{table}" in get_plain_text(email)
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1


async def test_played_turn_is_not_notified(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.play_to_turn(ANA, table)
        await tested.pass_time(3600)
        assert not tested.mailbox.emails
        assert await tested.list_states() == []


async def test_repeated_turn_is_notified_once_after_its_own_delay(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(50)
        await tested.play_to_turn(ANA, table)
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(50)
        assert not tested.mailbox.emails, "of the turn before"
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1


async def test_turn_played_during_mail_outage_is_not_notified(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        tested.mailbox.answers["ben@example.org"] = "450 later"
        await tested.pass_time(61)
        assert set(await tested.list_states()) == {("turn", "waiting")}
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert (channel["state"], channel["last_error"]) == ("ready", "450 later")
        tested.mailbox.answers.clear()
        await tested.play_to_turn(ANA, table)
        await tested.pass_time(7200)
        assert not tested.mailbox.emails


async def test_temporary_refusal_is_retried(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        tested.mailbox.data_answers = ["451 greylisted"]
        await tested.pass_time(61)
        assert not tested.mailbox.emails
        await tested.pass_time(61)
        assert len(tested.mailbox.emails) == 1
        await tested.pass_time(7200)
        assert len(tested.mailbox.emails) == 1


async def test_permanent_refusal_is_shown_to_owner(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        tested.mailbox.answers["ben@example.org"] = "550 we take nothing from you"
        await tested.pass_time(61)
        (listed_channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert (listed_channel["state"], listed_channel["last_error"]) == ("refused", "550 we take nothing from you")
        assert {each["state"] for each in listed_channel["recent"]} == {"failed"}
        tested.mailbox.answers.clear()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(3600)
        assert not tested.mailbox.emails  # a refused channel gets nothing more
        await tested.ask(BEN, "POST", f"notifications/channels/{channel}/test")
        await tested.wait_until_idle()
        assert len(tested.mailbox.emails) == 1  # the test notification is sent


async def test_only_visible_page_suppresses_notification(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.ask(BEN, "GET", f"tables/{table}")  # the table is open in a browser
        await tested.ask(BEN, "GET", f"turns?table={table}")  # a GET, which any link can cause, changes nothing
        tested.clock.move(50)
        await tested.ask(BEN, "POST", "turns", {"table": table})  # a visible page shows the table
        await tested.pass_time(15)
        assert not tested.mailbox.emails
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)  # the page has reported nothing since
        assert len(tested.mailbox.emails) == 1


async def test_notifications_of_many_tables_are_one_message(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        tables = [await tested.start_table_of_two() for _ in range(3)]
        for table in tables:
            await tested.play_to_turn(BEN, table)
            tested.clock.move(1)
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        assert email["Subject"] == "News from 3 tables"
        assert all(table in get_plain_text(email) for table in tables)


async def test_quiet_hours_and_daily_digest(tmp_path: Path) -> None:
    """The test's clock begins at midnight UTC, which is 1:00 in Madrid."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        quiet = {"zone": "Europe/Madrid", "quiet_from": 23 * 60, "quiet_to": 7 * 60}
        await tested.ask(BEN, "PUT", "notifications", quiet)
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(5 * 3600)
        assert not tested.mailbox.emails
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1  # at 7:00
        await tested.ask(BEN, "PUT", "notifications", {**quiet, "digest": 18 * 60})
        await tested.play_to_turn(BEN, table)
        for _ in range(10):
            await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 2  # at 18:00


async def test_quiet_hours_of_calendar(tmp_path: Path) -> None:
    """The test's clock begins on a Thursday at midnight UTC; New York is five hours behind."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        assert len(tested.mailbox.emails) == 1  # the guest has no calendar yet
        assert (
            (await tested.ask(BEN, "GET", "notifications"))["as_calendar"],
            await get_calendar_quiet_hours(tested),
        ) == (True, None)
        sleeps = {"zone": "America/New_York", "quiet_from": 18 * 60, "quiet_until": 60, "weekend": [3, 4]}
        await tested.ask(BEN, "PUT", "calendar", sleeps)
        assert await get_calendar_quiet_hours(tested) == {"zone": "America/New_York", "begin": 18 * 60, "end": 60}
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(5.5 * 3600)
        assert len(tested.mailbox.emails) == 1
        await tested.pass_time(1800)
        assert len(tested.mailbox.emails) == 2  # at 1:00 in New York, although it is the guest's weekend
        await tested.pass_time(18 * 3600)
        await tested.ask(BEN, "PUT", "notifications", {"zone": "UTC"})
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        assert len(tested.mailbox.emails) == 3
        assert (await tested.ask(BEN, "GET", "notifications"))["as_calendar"] is False


async def get_calendar_quiet_hours(tested: NotificationSite) -> Any:
    return (await tested.ask(BEN, "GET", "notifications"))["calendar_quiet_hours"]


async def test_guest_without_channel_causes_no_rows(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        assert await tested.query_rows("SELECT count(*) FROM job WHERE kind = 'notification'") == [(0,)]
        assert await tested.list_states() == []


async def test_one_click_unsubscribe(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = email["List-Unsubscribe"].strip("<>").removeprefix("https://games.test")
        link = path.rpartition("/")[2]
        page = await tested.site.ask(None, "GET", path)
        assert (page.status, dict(page.headers)[b"location"].decode()) == (303, f"/notifications/unsubscribe/{link}")
        assert (await tested.ask(ANA, "GET", f"notifications/unsubscribable/{link}"))["kinds"]  # a GET stops nothing
        await tested.ask(ANA, "PUT", f"notifications/unsubscribable/{link}", {"kinds": ["over"]})
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert channel["kinds"] == ["over"]
        assert (await tested.site.ask(None, "POST", path)).status == 204  # an email provider has no cookie
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert channel["kinds"] == []
        for forged in (link.replace(".", ".A", 1)[:-1], f"{'0' * 24}.{link.rpartition('.')[2]}", "x"):
            assert (await tested.site.ask(None, "POST", f"/api/notifications/unsubscribe/{forged}")).status == 404


async def test_unconfirmed_email_channel_gets_nothing(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_channel(BEN, mail="ben@example.org")
        (email,) = await tested.wait_for_emails(1)
        assert "It is your turn" not in get_plain_text(email)
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.ask(BEN, "POST", f"notifications/channels/{channel}/test", status=422)
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1
        channel_service = tested.site.assembly.notifications.channel_service
        link = get_plain_text(email).partition("/notifications/confirm/")[2].split()[0]
        assert (
            await tested.site.ask(None, "POST", f"/api/notifications/unsubscribe/{link}")
        ).status == 404  # it only confirms
        await channel_service.confirm_email(link)


async def test_channel_belongs_to_owner(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_email_channel(BEN, "ben@example.org")
        assert (await tested.ask(ANA, "GET", "notifications"))["channels"] == []
        for method, path, body in (
            ("DELETE", f"notifications/channels/{channel}", None),
            ("PUT", f"notifications/channels/{channel}", {"kinds": []}),
            ("POST", f"notifications/channels/{channel}/test", None),
        ):
            await tested.ask(ANA, method, path, body, status=404)
            await tested.ask(None, method, path, body, status=403)
        await tested.ask(None, "GET", "notifications", status=403)
        await tested.ask(BEN, "DELETE", f"notifications/channels/{channel}")
        assert (await tested.ask(BEN, "GET", "notifications"))["channels"] == []


async def test_channel_quotas(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        for number in range(8):
            await tested.add_channel(BEN, mail=f"ben{number}@example.org")
        await tested.ask(BEN, "POST", "notifications/channels", {"mail": "one.more@example.org"}, status=429)
        for hour in range(2):
            tested.clock.move(3600)
            for number in range(2):
                await tested.add_channel(BEN, webhook=f"http://127.0.0.1:9/{hour}{number}")
        tested.clock.move(3600)
        await tested.ask(BEN, "POST", "notifications/channels", {"webhook": "http://127.0.0.1:9/more"}, status=409)


@pytest.mark.parametrize(
    "what",
    [
        {"mail": "nobody"},
        {"mail": "ben@example.org, ana@example.org"},
        {"webhook": "http://10.0.0.1/"},
        {"webhook": "https://user:word@127.0.0.1/"},
        {"webhook": "ftp://example.org/"},
        {"webhook": "https://[::ffff:10.0.0.1]/"},
        {"webhook": "https://169.254.169.254/latest/meta-data"},
        {"service": "discord://1234567890/abcdefghijklmnop"},
        {"push": {"endpoint": "https://192.168.1.1/", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}},
        {"push": {"endpoint": "https://127.0.0.1/", "keys": {"p256dh": "A", "auth": "A"}}},
    ],
)
async def test_unreachable_channel_is_refused(tmp_path: Path, what: dict[str, Any]) -> None:
    async with notification_site(tmp_path) as tested:
        status, error = (400, "mail-address") if "mail" in what else (422, "channel-refused")
        found = await tested.ask(BEN, "POST", "notifications/channels", what, status=status)
        assert found["error"] == error


async def test_low_time_warning_is_sent_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a day's time, the warning comes six hours before the end, and later if there is more time by then."""
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_email_channel(BEN, "ben@example.org")
        await tested.ask(BEN, "PUT", f"notifications/channels/{channel}", {"kinds": ["low-time"]})
        table = await tested.start_table_of_two(
            pace={"kind": "by turns", "reserve": DAY_SECONDS, "per_move": 3600, "cap": DAY_SECONDS}
        )
        await tested.play_to_turn(BEN, table)
        begun = tested.clock.seconds
        (ends,) = [turn["deadline"] for turn in (await tested.ask(BEN, "GET", "turns"))["turns"]]
        later: int = ends + 12 * 3_600_000

        async def paused_meanwhile(_: object, table: str, guest: GuestId) -> int:
            return later

        monkeypatch.setattr("tertulia.server.notifications.ServiceDeadlines.deadline_of", paused_meanwhile)
        await tested.pass_time(begun + DAY_SECONDS * 3 / 4 + 60 - tested.clock.seconds)
        assert not tested.mailbox.emails
        await tested.pass_time(13 * 3600)
        (email,) = await tested.wait_for_emails(1)
        assert email["Subject"] == f"Running low on time: {GAME}"
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1


async def test_calendar_feed(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        first = (await tested.ask(BEN, "POST", "notifications/feed"))["path"]
        feed = await tested.site.ask(None, "GET", first)
        assert (b"content-type", b"text/calendar; charset=utf-8") in feed.headers
        assert f"SUMMARY:Your turn: {GAME}" in feed.body.decode()
        assert f"URL:https://games.test/table/{table}" in feed.body.decode()
        assert not [word for word in (b"Ana", ANA.encode(), BEN.encode()) if word in feed.body]
        second = (await tested.ask(BEN, "POST", "notifications/feed"))["path"]
        assert (await tested.site.ask(None, "GET", first)).status == 404
        await tested.ask(BEN, "DELETE", "notifications/feed")
        assert (await tested.site.ask(None, "GET", second)).status == 404


async def test_two_workers_with_same_job_send_once(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, notification_site(tmp_path / "other") as other:
        channel = await tested.add_email_channel(BEN, "ben@example.org")
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        await tested.site.worker.job_runner.close()
        tested.clock.move(61)
        first, second = tested.site.assembly.notifications.notifier, other.site.assembly.notifications.notifier
        second._channels, second._facts, second._seal = first._channels, first._facts, first._seal
        second._senders, second._clock = first._senders, first._clock
        await asyncio.gather(first._send_due(channel), second._send_due(channel), first._send_due(channel))
        assert len(tested.mailbox.emails) == 1


async def test_email_reveals_nothing_hidden(tmp_path: Path) -> None:
    """An email names the table's id, but nothing of the position: games with different shuffles get equal words."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        texts = []
        for _ in range(2):
            table = await tested.start_table_of_two()
            await tested.play_to_turn(BEN, table)
            await tested.pass_time(200)
            (email,) = await tested.wait_for_emails(1)
            texts.append((email["Subject"], get_plain_text(email).replace(table, "TABLE").partition("\n--")[0]))
            tested.mailbox.emails.clear()
            await tested.play_to_turn(ANA, table)
        assert texts[0] == texts[1]
        assert ANA not in str(texts)
        assert BEN not in str(texts)

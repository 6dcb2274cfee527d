"""A mail server that refuses emails for long: valid notifications are sent afterwards, others are given up in time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.notifications.notification_site import ANA, BEN, GAME, NotificationSite, notification_site

HOUR_SECONDS, DAY_SECONDS = 3600, 86_400
EMAIL_ADDRESS = "ben@example.org"


async def get_channel_of_ben(tested: NotificationSite) -> Any:
    (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
    return channel


async def pass_hours(tested: NotificationSite, many: int, each: int = 1) -> None:
    for _ in range(0, many, each):
        await tested.pass_time(each * HOUR_SECONDS)


async def test_turn_is_notified_after_long_outage(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, EMAIL_ADDRESS)
        table = await tested.start_table_of_two()
        for outage, patience in ((10, 1), (72, 6)):
            await tested.play_to_turn(BEN, table)
            tested.mailbox.answers[EMAIL_ADDRESS] = "450 the disk is full"
            await pass_hours(tested, outage, each=2)
            channel = await get_channel_of_ben(tested)
            assert (channel["state"], channel["last_error"]) == ("ready", "450 the disk is full")
            assert channel["recent"][0]["state"] == "waiting"
            tested.mailbox.answers.clear()
            await pass_hours(tested, patience)
            assert [email["Subject"] for email in tested.mailbox.emails] == [f"Your turn: {GAME}"]
            channel = await get_channel_of_ben(tested)
            assert (channel["last_error"], channel["recent"][0]["state"]) == ("", "sent")
            tested.mailbox.emails.clear()
            await pass_hours(tested, 24, each=6)
            assert not tested.mailbox.emails, "a second time"


async def test_turn_played_after_months_of_outage_is_not_notified(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, EMAIL_ADDRESS)
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        tested.mailbox.answers[EMAIL_ADDRESS] = "450 later"
        for _ in range(10):
            await tested.pass_time(6 * DAY_SECONDS)
        assert await tested.list_states() == [("turn", "waiting")]
        await tested.play_to_turn(ANA, table)
        tested.mailbox.answers.clear()
        await tested.pass_time(DAY_SECONDS)
        assert not tested.mailbox.emails
        assert await tested.list_states() == []


@pytest.mark.parametrize(("kind", "worth", "each"), [("over", 5 * 24, 7), ("test", 6, 1)])
async def test_lasting_notification_fails_after_retry_period(tmp_path: Path, kind: str, worth: int, each: int) -> None:
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_email_channel(BEN, EMAIL_ADDRESS)
        tested.mailbox.answers[EMAIL_ADDRESS] = "450 later"
        if kind == "test":
            await tested.ask(BEN, "POST", f"notifications/channels/{channel}/test")
        else:
            table = await tested.start_table_of_two()
            for guest in (ANA, BEN):
                await tested.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        await pass_hours(tested, worth - 1, each)
        assert await tested.list_states() == [(kind, "waiting")]
        await pass_hours(tested, 8, each=2)
        assert await tested.list_states() == [(kind, "failed")]
        assert (await get_channel_of_ben(tested))["recent"][0]["state"] == "failed"
        tested.mailbox.answers.clear()
        await pass_hours(tested, 24, each=6)
        assert not tested.mailbox.emails

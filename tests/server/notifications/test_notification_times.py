"""Due times of notifications: low-time warnings, and quiet hours that change while a notification waits.

A low-time warning comes the chosen number of hours before the deadline, and in time despite quiet hours. Notifications
due in days cause no polling.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.clocks import BEGIN
from tests.server.notifications.notification_site import BEN, GAME, NotificationSite, notification_site

HOUR_SECONDS, DAY_SECONDS = 3600, 86_400
MORNING_QUIET_HOURS = {"zone": "UTC", "quiet_from": 0, "quiet_to": 12 * 60}
EVENING_QUIET_HOURS = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 23 * 60}
PACE = {"kind": "by turns", "reserve": 20 * DAY_SECONDS, "per_move": HOUR_SECONDS, "cap": 20 * DAY_SECONDS}
NIGHT_QUIET_HOURS = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 8 * 60}


def make_time_control(hours: int) -> dict[str, Any]:
    return {"kind": "by turns", "reserve": hours * HOUR_SECONDS, "per_move": HOUR_SECONDS, "cap": hours * HOUR_SECONDS}


async def subscribe_to_warnings(tested: NotificationSite) -> None:
    channel = await tested.add_email_channel(BEN, "ben@example.org")
    await tested.ask(BEN, "PUT", f"notifications/channels/{channel}", {"kinds": ["low-time"]})


async def assert_warned_at(tested: NotificationSite, seconds: float) -> None:
    """Assert that one warning comes within a minute of this moment, in seconds since the clock's begin."""
    await tested.pass_time(round(seconds - 60 - tested.clock.seconds))
    assert not tested.mailbox.emails
    await tested.pass_time(120)
    assert [email["Subject"] for email in tested.mailbox.emails] == [f"Running low on time: {GAME}"]
    await tested.pass_time(HOUR_SECONDS)
    assert len(tested.mailbox.emails) == 1


@pytest.mark.parametrize(
    ("begins", "has", "sent_at"),
    [
        (9, 20, 22),  # deadline at 5:00: before the quiet hours
        (23, 5, 23 + 1 / 60),  # deadline at 4:00, and the quiet hours have begun: at once
        (9, 27, 32),  # deadline at noon: after the quiet hours
        (9, 25, 32),  # deadline at 10:00: after the quiet hours, because enough time is left then
        (9, 24, 22),  # deadline at 9:00: before the quiet hours, because only one hour of six would be left
        (9, 12, 18),  # deadline at 21:00: the quiet hours do not matter
    ],
)
async def test_low_time_warning_is_sent_before_quiet_hours(
    tmp_path: Path, begins: int, has: int, sent_at: float
) -> None:
    """`begins` and `sent_at` are hours since midnight of the first day; `has` is the number of hours on the clock."""
    async with notification_site(tmp_path) as tested:
        await subscribe_to_warnings(tested)
        await tested.ask(BEN, "PUT", "notifications", NIGHT_QUIET_HOURS)
        await tested.pass_time(begins * HOUR_SECONDS - tested.clock.seconds)
        await tested.play_to_turn(BEN, await tested.start_table_of_two(pace=make_time_control(has)))
        await assert_warned_at(tested, sent_at * HOUR_SECONDS)


@pytest.mark.parametrize(("chosen", "before"), [(None, 8), (2, 2), (8, 8), (24, 24), (48, 48)])
async def test_low_time_warning_hours_can_be_chosen(tmp_path: Path, chosen: int | None, before: int) -> None:
    async with notification_site(tmp_path) as tested:
        await subscribe_to_warnings(tested)
        await tested.ask(BEN, "PUT", "notifications", {"zone": "UTC", "low_time_hours": chosen})
        assert (await tested.ask(BEN, "GET", "notifications"))["low_time_hours"] == chosen
        await tested.play_to_turn(BEN, await tested.start_table_of_two(pace=make_time_control(240)))
        (ends,) = [turn["deadline"] for turn in (await tested.ask(BEN, "GET", "turns"))["turns"]]
        await assert_warned_at(tested, ends / 1000 - before * HOUR_SECONDS - BEGIN.timestamp())


@pytest.mark.parametrize(("first", "then"), [(2, 48), (48, 2)])
async def test_changed_warning_hours_apply_to_waiting_warning(tmp_path: Path, first: int, then: int) -> None:
    async with notification_site(tmp_path) as tested:
        await subscribe_to_warnings(tested)
        await tested.ask(BEN, "PUT", "notifications", {"zone": "UTC", "low_time_hours": first})
        await tested.play_to_turn(BEN, await tested.start_table_of_two(pace=make_time_control(240)))
        (ends,) = [turn["deadline"] for turn in (await tested.ask(BEN, "GET", "turns"))["turns"]]
        await tested.pass_time(DAY_SECONDS)
        await tested.ask(BEN, "PUT", "notifications", {"zone": "UTC", "low_time_hours": then})
        await assert_warned_at(tested, ends / 1000 - then * HOUR_SECONDS - BEGIN.timestamp())


async def test_long_warning_hours_warn_at_half_time(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await subscribe_to_warnings(tested)
        await tested.ask(BEN, "PUT", "notifications", {"zone": "UTC", "low_time_hours": 48})
        await tested.play_to_turn(BEN, await tested.start_table_of_two(pace=make_time_control(24)))
        await assert_warned_at(tested, tested.clock.seconds + DAY_SECONDS / 2)


async def test_other_warning_hours_are_refused(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.ask(BEN, "PUT", "notifications", {"zone": "UTC", "low_time_hours": 5}, status=400)


async def claim_count(tested: NotificationSite) -> int:
    """Number of times that a worker has claimed the job of a channel."""
    return sum(
        attempts for (attempts,) in await tested.query_rows("SELECT attempts FROM job WHERE kind = 'notification'")
    )


@pytest.mark.parametrize("path", ["notifications", "calendar"])
async def test_changed_quiet_hours_reschedule_waiting_notifications(tmp_path: Path, path: str) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.ask(BEN, "PUT", path, _make_quiet_hours(path, MORNING_QUIET_HOURS))
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(2 * HOUR_SECONDS)
        assert not tested.mailbox.emails
        await tested.ask(BEN, "PUT", path, _make_quiet_hours(path, EVENING_QUIET_HOURS))
        await tested.wait_until_idle()
        assert len(tested.mailbox.emails) == 1


async def test_future_warning_is_neither_listed_nor_polled(tmp_path: Path) -> None:
    """Together with the turn, the low-time warning is stored."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two(pace=PACE)
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert [each["kind"] for each in channel["recent"]] == ["turn"]
        before = await claim_count(tested)
        for _ in range(4 * 24):
            await tested.pass_time(HOUR_SECONDS)
        assert await claim_count(tested) - before <= 5
        assert len(tested.mailbox.emails) == 1
        await tested.pass_time(15 * DAY_SECONDS + 17 * HOUR_SECONDS)  # a few hours before time runs out
        assert len(tested.mailbox.emails) == 2


def _make_quiet_hours(path: str, hours: dict[str, Any]) -> dict[str, Any]:
    if path == "notifications":
        return {**hours, "as_calendar": False}
    return {"zone": "UTC", "quiet_from": hours["quiet_from"], "quiet_until": hours["quiet_to"], "weekend": []}

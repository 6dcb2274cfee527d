"""The time zone of a browser: noted once, never over a saved one, and used for clocks and deadlines."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tertulia.play.clock import Calendar, ClockError
from tertulia.server.domain.calendars import (
    PlayerTime,
    calendar_of,
    chosen_calendar,
    clock_calendar,
    with_calendar,
    with_elapsed,
    with_zone,
)
from tertulia.server.domain.notification_times import display_zone
from tertulia.server.domain.notifications import NotificationSettings
from tests.server.notifications.notification_site import BEN, get_plain_text, notification_site

LOS_ANGELES, MADRID = "America/Los_Angeles", "Europe/Madrid"
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
BY_TURNS = {"kind": "by turns", "reserve": 86_400, "per_move": 3600, "cap": 86_400, "nights": True}
INVALID_ZONES = [
    "",
    "Mars/Base",
    "../../etc/passwd",
    "right/UTC",
    "Europe/Madrid\x00",
    "x" * 65,
    "localtime",
    "europe/madrid\n",
]


def test_first_browser_zone_is_kept() -> None:
    noted = with_zone(PlayerTime(), LOS_ANGELES)
    assert with_zone(noted, MADRID) == noted
    assert calendar_of(noted) == Calendar(LOS_ANGELES)
    assert chosen_calendar(noted) is None  # quiet hours need a saved calendar


def test_saved_calendar_replaces_browser_zone() -> None:
    saved = with_calendar(with_zone(PlayerTime(), LOS_ANGELES), Calendar(MADRID), NOW)
    assert with_zone(saved, LOS_ANGELES) == saved
    calendars = clock_calendar(saved).calendars
    assert [each.calendar.zone for each in calendars] == [LOS_ANGELES, MADRID]
    same = with_calendar(with_zone(PlayerTime(), MADRID), Calendar(MADRID), NOW)
    assert chosen_calendar(same) == Calendar(MADRID)


@pytest.mark.parametrize("zone", INVALID_ZONES)
def test_invalid_zone_is_refused(zone: str) -> None:
    with pytest.raises(ClockError):
        with_zone(PlayerTime(), zone)


def test_merged_account_keeps_its_own_zone() -> None:
    here, there = with_zone(PlayerTime(), MADRID), with_zone(PlayerTime(), LOS_ANGELES)
    assert [with_elapsed(here, there, 0).zone, with_elapsed(PlayerTime(), there, 0).zone] == [MADRID, PlayerTime().zone]


def test_display_zone_prefers_calendar_then_quiet_hours() -> None:
    noted = with_zone(PlayerTime(), MADRID)
    hours = NotificationSettings(zone="Asia/Tokyo")
    assert display_zone(NotificationSettings(), PlayerTime()) == "UTC"
    assert display_zone(NotificationSettings(), noted) == MADRID
    assert display_zone(hours, noted) == "Asia/Tokyo"
    assert display_zone(hours, with_calendar(noted, Calendar(LOS_ANGELES), NOW)) == LOS_ANGELES


async def test_request_stores_zone_and_refuses_invalid_ones(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as running:
        for zone in INVALID_ZONES:
            await running.ask(BEN, "POST", "calendar/zone", {"zone": zone}, 400)
        for zone in (MADRID, LOS_ANGELES):
            calendar = await running.ask(BEN, "POST", "calendar/zone", {"zone": zone})
            assert (calendar["zone"], calendar["saved"]) == (MADRID, False)
        hours = {"zone": "Asia/Tokyo", "quiet_from": 0, "quiet_until": 0, "weekend": []}
        await running.ask(BEN, "PUT", "calendar", hours)
        calendar = await running.ask(BEN, "POST", "calendar/zone", {"zone": LOS_ANGELES})
        assert (calendar["zone"], calendar["saved"]) == ("Asia/Tokyo", True)
        assert (await running.ask(BEN, "GET", "calendar")) == calendar


async def test_nights_and_deadlines_use_the_browsers_zone(tmp_path: Path) -> None:
    """Ben's turn begins at 16:00 in Los Angeles.

    His 24 h are 7 h until the night, 16 h of the next day, and 1 h in the morning after that.
    """
    async with notification_site(tmp_path) as running:
        await running.ask(BEN, "POST", "calendar/zone", {"zone": LOS_ANGELES})
        await running.add_email_channel(BEN, "ben@example.org")
        table = await running.start_table_of_two(pace=BY_TURNS)
        await running.play_to_turn(BEN, table)
        (ends,) = [turn["deadline"] for turn in (await running.ask(BEN, "GET", "turns"))["turns"]]
        assert datetime.fromtimestamp(ends / 1000, UTC) - running.clock.now() == timedelta(hours=40)
        await running.pass_time(61)
        (email,) = await running.wait_for_emails(1)
        assert "Friday, 2 January 2026, 08:00 (Los Angeles time)" in " ".join(get_plain_text(email).split())

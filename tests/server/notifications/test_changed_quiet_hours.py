"""Quiet hours that change while a notification waits apply at once; notifications due in days cause no polling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.notifications.notification_site import BEN, NotificationSite, notification_site

HOUR, DAY = 3600, 86_400
ASLEEP = {"zone": "UTC", "quiet_from": 0, "quiet_to": 12 * 60}
AWAKE = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 23 * 60}
PACE = {"kind": "by turns", "reserve": 20 * DAY, "per_move": HOUR, "cap": 20 * DAY}


async def claim_count(tested: NotificationSite) -> int:
    """Number of times that a worker has claimed the job of a channel."""
    return sum(attempts for (attempts,) in await tested.rows("SELECT attempts FROM job WHERE kind = 'notification'"))


@pytest.mark.parametrize("path", ["notices", "calendar"])
async def test_changed_quiet_hours_reschedule_waiting_notifications(tmp_path: Path, path: str) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.table_of_two()
        await tested.ask(BEN, "PUT", path, _hours(path, ASLEEP))
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(2 * HOUR)
        assert not tested.mailbox.emails
        await tested.ask(BEN, "PUT", path, _hours(path, AWAKE))
        await tested.wait_until_idle()
        assert len(tested.mailbox.emails) == 1


async def test_future_warning_is_neither_listed_nor_polled(tmp_path: Path) -> None:
    """Together with the turn, the low-time warning is stored."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.table_of_two(pace=PACE)
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (channel,) = (await tested.ask(BEN, "GET", "notices"))["channels"]
        assert [each["kind"] for each in channel["recent"]] == ["turn"]
        before = await claim_count(tested)
        for _ in range(4 * 24):
            await tested.pass_time(HOUR)
        assert await claim_count(tested) - before <= 5
        assert len(tested.mailbox.emails) == 1
        await tested.pass_time(15 * DAY + 17 * HOUR)  # a few hours before time runs out
        assert len(tested.mailbox.emails) == 2


def _hours(path: str, hours: dict[str, Any]) -> dict[str, Any]:
    if path == "notices":
        return {**hours, "as_calendar": False}
    return {"zone": "UTC", "quiet_from": hours["quiet_from"], "quiet_until": hours["quiet_to"], "weekend": []}

"""Quiet hours that change while a notification waits apply at once; notifications due in days cause no polling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.notices.told import BEN, Told, told_site

HOUR, DAY = 3600, 86_400
ASLEEP = {"zone": "UTC", "quiet_from": 0, "quiet_to": 12 * 60}
AWAKE = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 23 * 60}
PACE = {"kind": "by turns", "reserve": 20 * DAY, "per_move": HOUR, "cap": 20 * DAY}


async def looks(told: Told) -> int:
    """Number of times that a worker has claimed the job of a channel."""
    return sum(attempts for (attempts,) in await told.rows("SELECT attempts FROM job WHERE kind = 'notice'"))


@pytest.mark.parametrize("path", ["notices", "calendar"])
async def test_what_waits_for_the_end_of_the_night_goes_when_the_night_is_another(tmp_path: Path, path: str) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.ask(BEN, "PUT", path, _hours(path, ASLEEP))
        await told.turn_of(BEN, table)
        await told.pass_time(2 * HOUR)
        assert not told.mailbox.letters
        await told.ask(BEN, "PUT", path, _hours(path, AWAKE))
        await told.idle()
        assert len(told.mailbox.letters) == 1


async def test_what_is_to_be_told_in_days_is_neither_shown_nor_looked_at_until_then(tmp_path: Path) -> None:
    """Together with the turn, the low-time warning is stored."""
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two(pace=PACE)
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert [each["kind"] for each in channel["recent"]] == ["turn"]
        before = await looks(told)
        for _ in range(4 * 24):
            await told.pass_time(HOUR)
        assert await looks(told) - before <= 5
        assert len(told.mailbox.letters) == 1
        await told.pass_time(15 * DAY + 17 * HOUR)  # a few hours before time runs out
        assert len(told.mailbox.letters) == 2


def _hours(path: str, hours: dict[str, Any]) -> dict[str, Any]:
    if path == "notices":
        return {**hours, "as_calendar": False}
    return {"zone": "UTC", "quiet_from": hours["quiet_from"], "quiet_until": hours["quiet_to"], "weekend": []}

"""Low-time warnings: the chosen number of hours before the deadline, and in time despite quiet hours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.clocks import BEGIN
from tests.server.notices.told import BEN, GAME, Told, told_site

HOUR, DAY = 3600, 86_400
NIGHT = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 8 * 60}


def pace(hours: int) -> dict[str, Any]:
    return {"kind": "by turns", "reserve": hours * HOUR, "per_move": HOUR, "cap": hours * HOUR}


async def wants_only_this(told: Told) -> None:
    channel = await told.mail_to(BEN, "ben@example.org")
    await told.ask(BEN, "PUT", f"notices/channels/{channel}", {"kinds": ["short"]})


async def told_at(told: Told, seconds: float) -> None:
    """Assert that one warning comes within a minute of this moment, in seconds since the clock's begin."""
    await told.pass_time(round(seconds - 60 - told.clock.seconds))
    assert not told.mailbox.letters
    await told.pass_time(120)
    assert [letter["Subject"] for letter in told.mailbox.letters] == [f"Running low on time: {GAME}"]
    await told.pass_time(HOUR)
    assert len(told.mailbox.letters) == 1


@pytest.mark.parametrize(
    ("begins", "has", "told_then"),
    [
        (9, 20, 22),  # deadline at 5:00: before the quiet hours
        (23, 5, 23 + 1 / 60),  # deadline at 4:00, and the quiet hours have begun: at once
        (9, 27, 32),  # deadline at noon: after the quiet hours
        (9, 25, 32),  # deadline at 10:00: after the quiet hours, because enough time is left then
        (9, 24, 22),  # deadline at 9:00: before the quiet hours, because only one hour of six would be left
        (9, 12, 18),  # deadline at 21:00: the quiet hours do not matter
    ],
)
async def test_whose_time_ends_at_night_is_told_before_it(
    tmp_path: Path, begins: int, has: int, told_then: float
) -> None:
    """`begins` and `told_then` are hours since midnight of the first day; `has` is the number of hours on the clock."""
    async with told_site(tmp_path) as told:
        await wants_only_this(told)
        await told.ask(BEN, "PUT", "notices", NIGHT)
        await told.pass_time(begins * HOUR - told.clock.seconds)
        await told.turn_of(BEN, await told.table_of_two(pace=pace(has)))
        await told_at(told, told_then * HOUR)


@pytest.mark.parametrize(("chosen", "before"), [(None, 8), (2, 2), (8, 8), (24, 24), (48, 48)])
async def test_one_chooses_how_long_before(tmp_path: Path, chosen: int | None, before: int) -> None:
    async with told_site(tmp_path) as told:
        await wants_only_this(told)
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC", "short": chosen})
        assert (await told.ask(BEN, "GET", "notices"))["short"] == chosen
        await told.turn_of(BEN, await told.table_of_two(pace=pace(240)))
        (ends,) = [turn["ends"] for turn in (await told.ask(BEN, "GET", "turns"))["turns"]]
        await told_at(told, ends / 1000 - before * HOUR - BEGIN.timestamp())


@pytest.mark.parametrize(("first", "then"), [(2, 48), (48, 2)])
async def test_who_chooses_otherwise_meanwhile_is_told_by_that(tmp_path: Path, first: int, then: int) -> None:
    async with told_site(tmp_path) as told:
        await wants_only_this(told)
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC", "short": first})
        await told.turn_of(BEN, await told.table_of_two(pace=pace(240)))
        (ends,) = [turn["ends"] for turn in (await told.ask(BEN, "GET", "turns"))["turns"]]
        await told.pass_time(DAY)
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC", "short": then})
        await told_at(told, ends / 1000 - then * HOUR - BEGIN.timestamp())


async def test_who_chooses_more_than_there_is_is_told_at_half_of_it(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await wants_only_this(told)
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC", "short": 48})
        await told.turn_of(BEN, await told.table_of_two(pace=pace(24)))
        await told_at(told, told.clock.seconds + DAY / 2)


async def test_other_distances_are_not_accepted(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC", "short": 5}, status=400)

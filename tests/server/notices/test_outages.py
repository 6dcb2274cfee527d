"""A mail server that refuses emails for long: valid notifications are sent afterwards, others are given up in time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.notices.told import ANA, BEN, GAME, Told, told_site

HOUR, DAY = 3600, 86_400
MAIL = "ben@example.org"


async def channel_of_ben(told: Told) -> Any:
    (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
    return channel


async def hours(told: Told, many: int, each: int = 1) -> None:
    for _ in range(0, many, each):
        await told.pass_time(each * HOUR)


async def test_a_turn_is_told_after_an_outage_of_a_night_and_of_three_days(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, MAIL)
        table = await told.table_of_two()
        for outage, patience in ((10, 1), (72, 6)):
            await told.turn_of(BEN, table)
            told.mailbox.answers[MAIL] = "450 the disk is full"
            await hours(told, outage, each=2)
            channel = await channel_of_ben(told)
            assert (channel["state"], channel["said"]) == ("ready", "450 the disk is full")
            assert channel["recent"][0]["state"] == "waiting"
            told.mailbox.answers.clear()
            await hours(told, patience)
            assert [letter["Subject"] for letter in told.mailbox.letters] == [f"Your turn: {GAME}"]
            channel = await channel_of_ben(told)
            assert (channel["said"], channel["recent"][0]["state"]) == ("", "sent")
            told.mailbox.letters.clear()
            await hours(told, 24, each=6)
            assert not told.mailbox.letters, "a second time"


async def test_a_turn_that_is_played_after_months_without_mail_is_told_nobody(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, MAIL)
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        told.mailbox.answers[MAIL] = "450 later"
        for _ in range(10):
            await told.pass_time(6 * DAY)
        assert await told.states() == [("turn", "waiting")]
        await told.turn_of(ANA, table)
        told.mailbox.answers.clear()
        await told.pass_time(DAY)
        assert not told.mailbox.letters
        assert await told.states() == []


@pytest.mark.parametrize(("kind", "worth", "each"), [("over", 5 * 24, 7), ("trial", 6, 1)])
async def test_what_nothing_overtakes_is_given_up_some_day_and_its_owner_sees_so(
    tmp_path: Path, kind: str, worth: int, each: int
) -> None:
    async with told_site(tmp_path) as told:
        channel = await told.mail_to(BEN, MAIL)
        told.mailbox.answers[MAIL] = "450 later"
        if kind == "trial":
            await told.ask(BEN, "POST", f"notices/channels/{channel}/trial")
        else:
            table = await told.table_of_two()
            for guest in (ANA, BEN):
                await told.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        await hours(told, worth - 1, each)
        assert await told.states() == [(kind, "waiting")]
        await hours(told, 8, each=2)
        assert await told.states() == [(kind, "failed")]
        assert (await channel_of_ben(told))["recent"][0]["state"] == "failed"
        told.mailbox.answers.clear()
        await hours(told, 24, each=6)
        assert not told.mailbox.letters

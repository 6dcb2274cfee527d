"""Deadlines in turn notifications: stated if the game has a clock, in the recipient's time zone."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tertulia.i18n.moments import city_of, moment, offset_of
from tests.server.notices.told import BEN, GAME, plain, told_site

DAY = 86_400
BY_TURNS = {"kind": "by turns", "reserve": DAY, "per_move": 3600, "cap": DAY}
ZONE = "America/New_York"
CITIES = {
    "en": "(New York time)",
    "de": "(Ortszeit New York)",
    "cs": "(časové pásmo New York)",
    "es": "(hora de Nueva York)",
}
SAID = {
    "en": "You have until",
    "de": "Du hast Zeit bis",
    "cs": "Máš čas do:",
    "es": "Tienes hasta:",
}


@pytest.mark.parametrize("language", list(SAID))
async def test_with_a_clock_it_is_said_until_when(tmp_path: Path, language: str) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        await told.ask(BEN, "PUT", "notices", {"zone": ZONE, "as_calendar": False, "language": language})
        table = await told.table_of_two(pace=BY_TURNS)
        await told.turn_of(BEN, table)
        (ends,) = [turn["ends"] for turn in (await told.ask(BEN, "GET", "turns"))["turns"]]
        await told.pass_time(61)
        (letter,) = await told.letters(1)
        when = moment(datetime.fromtimestamp(ends / 1000, ZoneInfo(ZONE)), language)
        assert f"{SAID[language]} {when} {CITIES[language]}." in " ".join(plain(letter).split())


async def test_without_a_clock_nothing_is_said_of_one(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        (letter,) = await told.letters(1)
        assert f"It is your turn in {GAME} with Ana." in plain(letter)
        assert SAID["en"] not in plain(letter)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Friday, 27 November 2026, 14:05"),
        ("de", "Freitag, 27. November 2026, 14:05"),
        ("cs", "pátek 27. listopadu 2026, 14:05"),
        ("es", "viernes, 27 de noviembre de 2026, 14:05"),
    ],
)
def test_a_moment_is_written_as_the_language_does(language: str, words: str) -> None:
    assert moment(datetime(2026, 11, 27, 14, 5, tzinfo=ZoneInfo("Europe/Prague")), language) == words


@pytest.mark.parametrize(
    ("zone", "said"),
    [
        *(("Europe/Prague", "Praga"), ("Asia/Calcutta", "Kolkata"), ("Etc/GMT+5", "UTC-05:00"), ("UTC", "UTC")),
        *(("EST", "UTC-05:00"), ("America/Argentina/San_Juan", "Argentina/San Juan")),
    ],
)
def test_a_zone_is_named_by_its_city_or_its_offset(zone: str, said: str) -> None:
    at = datetime(2026, 11, 27, 14, 5, tzinfo=ZoneInfo(zone))
    assert (city_of(at, "es") or offset_of(at)) == said

"""Deadlines in turn notifications: stated if the game has a clock, in the recipient's time zone."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tertulia.i18n.dates import format_date_time, zone_city, zone_offset
from tests.server.notifications.notification_site import BEN, GAME, get_plain_text, notification_site

DAY_SECONDS = 86_400
BY_TURNS = {"kind": "by turns", "reserve": DAY_SECONDS, "per_move": 3600, "cap": DAY_SECONDS}
ZONE = "America/New_York"
CITIES = {
    "en": "(New York time)",
    "de": "(Ortszeit New York)",
    "cs": "(časové pásmo New York)",
    "es": "(hora de Nueva York)",
}
DEADLINE_WORDS = {
    "en": "You have until",
    "de": "Du hast Zeit bis",
    "cs": "Máš čas do:",
    "es": "Tienes hasta:",
}


@pytest.mark.parametrize("language", list(DEADLINE_WORDS))
async def test_turn_email_names_deadline(tmp_path: Path, language: str) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        await tested.ask(BEN, "PUT", "notifications", {"zone": ZONE, "as_calendar": False, "language": language})
        table = await tested.start_table_of_two(pace=BY_TURNS)
        await tested.play_to_turn(BEN, table)
        (ends,) = [turn["deadline"] for turn in (await tested.ask(BEN, "GET", "turns"))["turns"]]
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        when = format_date_time(datetime.fromtimestamp(ends / 1000, ZoneInfo(ZONE)), language)
        assert f"{DEADLINE_WORDS[language]} {when} {CITIES[language]}." in " ".join(get_plain_text(email).split())


async def test_turn_email_without_clock_names_no_deadline(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two()
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        assert f"It is your turn in {GAME} with Ana." in get_plain_text(email)
        assert DEADLINE_WORDS["en"] not in get_plain_text(email)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Friday, 27 November 2026, 14:05"),
        ("de", "Freitag, 27. November 2026, 14:05"),
        ("cs", "pátek 27. listopadu 2026, 14:05"),
        ("es", "viernes, 27 de noviembre de 2026, 14:05"),
    ],
)
def test_date_format_of_each_language(language: str, words: str) -> None:
    assert format_date_time(datetime(2026, 11, 27, 14, 5, tzinfo=ZoneInfo("Europe/Prague")), language) == words


@pytest.mark.parametrize(
    ("zone", "label"),
    [
        *(("Europe/Prague", "Praga"), ("Asia/Calcutta", "Kolkata"), ("Etc/GMT+5", "UTC-05:00"), ("UTC", "UTC")),
        *(("EST", "UTC-05:00"), ("America/Argentina/San_Juan", "Argentina/San Juan")),
    ],
)
def test_time_zone_label(zone: str, label: str) -> None:
    at = datetime(2026, 11, 27, 14, 5, tzinfo=ZoneInfo(zone))
    assert (zone_city(at, "es") or zone_offset(at)) == label

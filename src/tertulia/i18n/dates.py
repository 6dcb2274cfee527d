"""Dates and times in the formats of languages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_time, get_timezone_location

REGIONS = {"en": "en_GB"}
"""Locale for English: the day before the month, and 24 hours."""


def format_date_time(at: datetime, language: str) -> str:
    """Date and time to the minute, with the day of the week, in the time zone of `at`."""
    locale = REGIONS.get(language, language)
    return f"{format_date(at, 'full', locale)}, {format_time(at, 'short', at.tzinfo, locale)}"


def zone_city(at: datetime, language: str) -> str | None:
    """The translated city that the time zone of `at` is named after, or None if the zone names no city."""
    zone = at.tzinfo
    if not isinstance(zone, ZoneInfo) or "/" not in zone.key or zone.key.startswith("Etc/"):
        return None
    return get_timezone_location(zone, locale=REGIONS.get(language, language), return_city=True)


def zone_offset(at: datetime) -> str:
    """Offset of the time zone of `at` from UTC: `UTC`, `UTC-05:00`."""
    return f"UTC{at.isoformat()[-6:]}" if at.utcoffset() else "UTC"

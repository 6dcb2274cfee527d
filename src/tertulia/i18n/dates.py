"""Format dates, times and time zones as a language writes them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_time, get_timezone_location

REGIONS = {"en": "en_GB"}
"""Locale by language tag, for languages whose default locale is not wanted.

`en_GB` writes the day before the month and counts 24 hours.
"""


def format_date_time(at: datetime, language: str) -> str:
    """Return day of the week, date, hour and minute in a language, in the time zone of `at`."""
    locale = REGIONS.get(language, language)
    return f"{format_date(at, 'full', locale)}, {format_time(at, 'short', at.tzinfo, locale)}"


def zone_city(at: datetime, language: str) -> str | None:
    """Return the city that the time zone of `at` is named after, in a language; None for other zones."""
    zone = at.tzinfo
    if not isinstance(zone, ZoneInfo) or "/" not in zone.key or zone.key.startswith("Etc/"):
        return None
    return get_timezone_location(zone, locale=REGIONS.get(language, language), return_city=True)


def zone_offset(at: datetime) -> str:
    """Return the offset of the time zone of `at` from UTC as text: `UTC`, `UTC-05:00`."""
    return f"UTC{at.isoformat()[-6:]}" if at.utcoffset() else "UTC"

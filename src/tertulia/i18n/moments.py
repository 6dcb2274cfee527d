"""Moments in words, as a language writes them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_time, get_timezone_location

REGIONS = {"en": "en_GB"}
"""Where it is written so: a day of the month first, and hours to 24."""


def moment(at: datetime, language: str) -> str:
    """Returns a moment to the minute, with its day of the week, by the clock of its own zone."""
    locale = REGIONS.get(language, language)
    return f"{format_date(at, 'full', locale)}, {format_time(at, 'short', at.tzinfo, locale)}"


def city_of(at: datetime, language: str) -> str | None:
    """Returns the city that a moment's time zone is named after, as a language writes it; None for a zone without a city."""
    zone = at.tzinfo
    if not isinstance(zone, ZoneInfo) or "/" not in zone.key or zone.key.startswith("Etc/"):
        return None
    return get_timezone_location(zone, locale=REGIONS.get(language, language), return_city=True)


def offset_of(at: datetime) -> str:
    """Returns by how much the clock of a moment's zone differs from UTC: `UTC`, `UTC-05:00`."""
    return f"UTC{at.isoformat()[-6:]}" if at.utcoffset() else "UTC"

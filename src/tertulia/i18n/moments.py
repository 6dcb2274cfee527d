"""Moments in words, as a language writes them."""

from __future__ import annotations

from datetime import datetime

from babel.dates import format_date, format_time

REGIONS = {"en": "en_GB"}
"""Where it is written so: a day of the month first, and hours to 24."""


def moment(at: datetime, language: str) -> str:
    """Returns a moment to the minute, with its day of the week, by the clock of its own zone."""
    locale = REGIONS.get(language, language)
    return f"{format_date(at, 'full', locale)}, {format_time(at, 'short', at.tzinfo, locale)}"

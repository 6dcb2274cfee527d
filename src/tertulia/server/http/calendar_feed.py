"""The iCalendar feed (RFC 5545) of a guest's turns: when each began, or its deadline if a clock runs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import DEFAULT_LANGUAGE, supported_languages
from tertulia.server.domain.notification_ports import Deadline
from tertulia.server.domain.ports import Turn

ENTRY_DURATION = timedelta(minutes=15)
"""The duration of a calendar entry."""


def build_calendar_feed(
    turns: Sequence[Turn], deadlines: Sequence[Deadline], language: str, address: str, now: datetime
) -> bytes:
    """The iCalendar file. It names games and links to tables, but names no player."""
    from icalendar import Calendar, Event  # takes a while to load

    words = Catalogue(language if language in supported_languages() else DEFAULT_LANGUAGE)
    calendar = Calendar()
    calendar.add("prodid", "-//Tertulia//Tertulia//EN")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", words.text("notice-calendar"))
    calendar.add("refresh-interval", timedelta(hours=1))
    timed = {each.table for each in deadlines}
    entries = [(each.table, each.game, each.at, "deadline") for each in deadlines]
    entries += [
        (turn.id, turn.game, now - timedelta(seconds=turn.age or 0), "turn") for turn in turns if turn.id not in timed
    ]
    for table, game, at, what in entries:
        event = Event()
        title = Catalogue(words.language, game).text(f"{game}-title")
        event.add("uid", f"{table}-{what}@tertulia")
        event.add("dtstamp", now)
        event.add("dtstart", at - ENTRY_DURATION if what == "deadline" else at)
        event.add("dtend", at if what == "deadline" else at + ENTRY_DURATION)
        event.add("summary", words.text(f"notice-calendar-{what}", game=title))
        if address:
            event.add("url", f"{address}/table/{table}")
        calendar.add_component(event)
    return bytes(calendar.to_ical())

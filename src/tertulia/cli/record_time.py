"""Describe in words the times of a record, for the terminal.

They are the time control, departures of players, stand-in bots, and an early end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tertulia.i18n import Catalogue
    from tertulia.play import GameRecord
    from tertulia.play.clock import ByTurns, Live

UNITS = ((86_400, "d"), (3600, "h"), (60, "min"), (1, "s"))
"""Units of a duration: number of seconds, and the symbol, which is the same in all languages."""


def format_duration(seconds: int) -> str:
    """A duration in its two largest units.

    >>> format_duration(129_600), format_duration(90), format_duration(0)
    ('1 d 12 h', '1 min 30 s', '0 s')
    """
    parts = []
    for size, sign in UNITS:
        number, seconds = divmod(seconds, size)
        if number:
            parts.append(f"{number} {sign}")
    return " ".join(parts[:2]) or "0 s"


def describe_time_control(words: Catalogue, pace: Live | ByTurns) -> str:
    """Describe a time control in one or two sentences."""
    from tertulia.play.clock import Live

    if isinstance(pace, Live):
        return words.text("clock-pace-live", start=format_duration(pace.bank), added=format_duration(pace.increment))
    sentence = words.text(
        "clock-pace-turns",
        start=format_duration(pace.reserve),
        added=format_duration(pace.per_move),
        most=format_duration(pace.cap),
    )
    out = [
        *([words.text("clock-out-nights")] if pace.nights else []),
        *([words.text("clock-out-weekends")] if pace.weekends else []),
        *([words.text("clock-out-vacation", count=pace.vacation_days)] if pace.vacation_days else []),
    ]
    return f"{sentence} {words.text('clock-out', what=words.join_list(out))}" if out else sentence


def lines_before_first_ply(words: Catalogue, record: GameRecord) -> Iterator[str]:
    """Yield the lines before the first ply: the time control, and the slower one that replaced it."""
    time = record.time
    if time is not None and time.pace is not None:
        yield describe_time_control(words, time.pace)
    if time is not None and time.slower is not None:
        yield words.text("clock-record-slower", pace=describe_time_control(words, time.slower))


def lines_after_ply(words: Catalogue, record: GameRecord, names: list[str], ply: int) -> Iterator[str]:
    """Yield the lines after a ply.

    They name players who timed out or resigned, and stand-in bots that took over or left.
    """
    for departure in [] if record.time is None else record.time.departures:
        if departure.ply == ply:
            yield words.text(f"clock-record-{departure.why}", player=names[departure.seat])
    for each in record.handed:
        if each.ply == ply and each.bot is not None:
            bot = words.text(f"bot-{each.bot}") if words.has_message(f"bot-{each.bot}") else each.bot
            yield words.text("people-log-handed", player=names[each.seat], bot=bot)
        elif each.ply == ply:
            yield words.text("people-log-back", player=names[each.seat])


def lines_after_last_ply(words: Catalogue, record: GameRecord, names: list[str]) -> Iterator[str]:
    """Yield the lines after the last ply.

    The lines say how the game ended early, if it did, and which players are ranked last regardless of their points.
    """
    time = record.time
    if time is None:
        return
    if time.ended is not None:
        yield words.text(f"clock-ended-{time.ended.kind}")
        if time.ended.winner is not None:
            yield words.text("clock-ended-winner", player=names[time.ended.winner])
    for seat in time.lost:
        yield words.text("clock-lost-last", player=names[seat])


def since(record: GameRecord, ply: int) -> int | None:
    """Return the time of action `ply` in milliseconds since the game began, or None if none was recorded."""
    known = [] if record.time is None else record.time.actions
    return known[ply - 1] if 0 < ply <= len(known) else None

"""The pace of a table: how much time a seat has to act. All durations are whole seconds, but for days of vacation.

A pace is plain data that JSON can carry; what is absurd is refused when it is made, with what is accepted. Every pace but
`Untimed` is bounded in everything, so that every clock ends (`tertulia.play.clock.bounds`).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from tertulia.play.errors import shortened

SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86400
LEAST_RETURN = MINUTE
"""Seconds that whoever comes back to a clock that has run out has at least."""


class ClockError(ValueError):
    """A pace, a calendar or a time that no clock can run by; the message names what was wrong and what is accepted."""


class Untimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Nobody's time is measured."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live", kw_only=True):
    """Everybody sits at the table: a bank of time, and some more for each turn or decision."""

    bank: int
    """Seconds that each seat begins with."""
    increment: int = 0
    """Seconds that are added when a turn (or a decision, see `per`) is done."""
    per: Literal["turn", "decision"] = "turn"
    """What the increment is added for, and what the delay stands before."""
    delay: int = 0
    """Seconds at the beginning of each turn (or decision) that are not taken from the bank; what is left of them is lost."""
    cap: int = DAY
    """Seconds that the bank never exceeds."""
    pause: int = 0
    """Seconds that the table may pause by agreement, all pauses of a game together."""

    def __post_init__(self) -> None:
        _within("bank", self.bank, 30 * SECOND, 5 * HOUR)
        _within("increment", self.increment, 0, 10 * MINUTE)
        _one_of("per", self.per, ("turn", "decision"))
        _within("delay", self.delay, 0, 10 * MINUTE)
        _within("cap", self.cap, self.bank, DAY, "the bank")
        _within("pause", self.pause, 0, DAY)


class ByTurns(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="by turns", kw_only=True):
    """Everybody comes by when they can, over days: a reserve, and some more for each turn that is done, up to a cap."""

    reserve: int
    """Seconds that each seat begins with."""
    per_move: int
    """Seconds that are added when a turn is done."""
    cap: int
    """Seconds that the reserve never exceeds."""
    nights: bool = False
    """Whether the quiet hours of each player's own calendar are left out."""
    weekends: bool = False
    """Whether the weekends of each player's own calendar are left out."""
    vacation_days: int = 0
    """Days of vacation that are left out for each player in a calendar year; those beyond count like all others."""
    pause: int = 0
    """Seconds that the table may pause by agreement, all pauses of a game together."""

    def __post_init__(self) -> None:
        _within("reserve", self.reserve, HOUR, 60 * DAY)
        _within("per_move", self.per_move, HOUR, 14 * DAY)
        _within("cap", self.cap, max(self.reserve, self.per_move), 60 * DAY, "the reserve and the time per move")
        _boolean("nights", self.nights)
        _boolean("weekends", self.weekends)
        _within("vacation_days", self.vacation_days, 0, 60, unit="days")
        _within("pause", self.pause, 0, 60 * DAY)


Pace: TypeAlias = Untimed | Live | ByTurns


class Terms(NamedTuple):
    """What the paces with a clock have in common, in seconds."""

    start: int
    added: int
    cap: int
    delay: int
    pause: int
    restart: int
    """What somebody who comes back to a clock that has run out begins with."""
    by_decision: bool = False
    nights: bool = False
    weekends: bool = False
    vacation_days: int = 0

    @property
    def by_calendar(self) -> bool:
        """Whether it matters where a player lives, and when they are away."""
        return self.nights or self.weekends or self.vacation_days > 0


def terms_of(pace: Live | ByTurns) -> Terms:
    """Returns a pace in the terms that both kinds share."""
    if isinstance(pace, Live):
        restart = min(pace.cap, max(pace.increment, LEAST_RETURN))
        return Terms(
            pace.bank, pace.increment, pace.cap, pace.delay, pace.pause, restart, by_decision=pace.per == "decision"
        )
    return Terms(
        pace.reserve, pace.per_move, pace.cap, 0, pace.pause, pace.per_move,
        nights=pace.nights, weekends=pace.weekends, vacation_days=pace.vacation_days,
    )  # fmt: skip


def encode_pace(pace: Pace) -> bytes:
    """Returns the pace as JSON; its `kind` is `none`, `live` or `by turns`."""
    return msgspec.json.encode(pace)


def decode_pace(data: bytes) -> Pace:
    """Returns the pace of such JSON. Raises `ClockError`, which names the place and what is accepted there."""
    try:
        pace: Pace = msgspec.json.decode(data, type=Pace)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        where = place.strip("`").removeprefix("$").removeprefix(".")
        raise ClockError(f"{where}: {what}" if where else what) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ClockError(f"a pace is a JSON object with a kind, and this is none: {error}") from None
    return pace


def said(seconds: int) -> str:
    """Returns a duration as a message names it: `3 days`, `1 day 12 hours`, `0 seconds`."""
    parts: list[str] = []
    for unit, name in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute"), (SECOND, "second")):
        number, seconds = divmod(seconds, unit)
        if number or (unit == SECOND and not parts):
            parts.append(f"{number} {name}{'' if number == 1 else 's'}")
    return " ".join(parts)


def _within(name: str, value: int, least: int, most: int, floor: str = "", unit: str = "seconds") -> None:
    """Refuses a number that is none or lies outside; `floor` says what gave the lower bound."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ClockError(f"{name}: {shortened(value)} is no whole number; accepted are {least} to {most} {unit}")
    if not least <= value <= most:
        meant = f" ({said(least)}{f', {floor},' if floor else ''} to {said(most)})" if unit == "seconds" else ""
        raise ClockError(f"{name}: {shortened(value)} is not possible; accepted are {least} to {most} {unit}{meant}")


def _boolean(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise ClockError(f"{name}: {shortened(value)} is neither true nor false")


def _one_of(name: str, value: str, accepted: tuple[str, ...]) -> None:
    if value not in accepted:
        raise ClockError(f"{name}: {shortened(value)} is not known; accepted are {', '.join(accepted)}")

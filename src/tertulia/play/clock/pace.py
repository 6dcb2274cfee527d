"""The pace (time control) of a table: how much time a seat has to act.

All durations are whole seconds, except vacation days. A pace is plain data that serializes to JSON. Its constructor
raises `ClockError`, which names the accepted values, for values out of range. All settings have upper limits, so that
every clock runs out (`tertulia.play.clock.bounds`); `Untimed` is the exception.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from tertulia.play.errors import shorten_repr

SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86400
MIN_RETURN_SECONDS = MINUTE
"""Minimum time, in seconds, for a player who returns to a live game after running out of time."""


class ClockError(ValueError):
    """Invalid pace, calendar or time. The message names the wrong and the accepted values."""


class Untimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """The pace of a table without a clock: a seat has unlimited time."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live", kw_only=True):
    """Pace of real-time play with all players at the table.

    Each seat has a bank of time, which grows by an increment per turn or decision.
    """

    bank: int
    """Seconds that each seat has at the start of the game."""
    increment: int = 0
    """Seconds added to the seat's bank at the end of its turn (or decision, see `per`)."""
    per: Literal["turn", "decision"] = "turn"
    """Whether `increment` and `delay` apply to each turn or to each decision."""
    delay: int = 0
    """Seconds at the start of each turn (or decision, see `per`) that are not taken from the bank.

    Unused seconds are lost.
    """
    cap: int = DAY
    """Maximum seconds in the bank of a seat."""
    pause: int = 0
    """Maximum total length of the agreed pauses in a game, in seconds."""

    def __post_init__(self) -> None:
        _check_range("bank", self.bank, 30 * SECOND, 5 * HOUR)
        _check_range("increment", self.increment, 0, 10 * MINUTE)
        _check_choice("per", self.per, ("turn", "decision"))
        _check_range("delay", self.delay, 0, 10 * MINUTE)
        _check_range("cap", self.cap, self.bank, DAY, "the bank")
        _check_range("pause", self.pause, 0, DAY)


class ByTurns(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="by turns", kw_only=True):
    """Pace of correspondence play over days.

    Each seat has a time reserve, which grows by an increment for each turn, up to a limit.
    """

    reserve: int
    """Seconds that each seat has at the start of the game."""
    per_move: int
    """Seconds added to the seat's reserve at the end of its turn."""
    cap: int
    """Maximum seconds in the reserve of a seat."""
    nights: bool = False
    """Whether a player's clock stops during the quiet hours of the player's calendar."""
    weekends: bool = False
    """Whether a player's clock stops on the weekend days of the player's calendar."""
    vacation_days: int = 0
    """Maximum number of vacation days per calendar year on which a player's clock stops.

    On further days the clock runs.
    """
    pause: int = 0
    """Maximum total length of the agreed pauses in a game, in seconds."""

    def __post_init__(self) -> None:
        _check_range("reserve", self.reserve, HOUR, 60 * DAY)
        _check_range("per_move", self.per_move, HOUR, 14 * DAY)
        _check_range("cap", self.cap, max(self.reserve, self.per_move), 60 * DAY, "the reserve and the time per move")
        _check_boolean("nights", self.nights)
        _check_boolean("weekends", self.weekends)
        _check_range("vacation_days", self.vacation_days, 0, 60, unit="days")
        _check_range("pause", self.pause, 0, 60 * DAY)


Pace: TypeAlias = Untimed | Live | ByTurns


class ClockSettings(NamedTuple):
    """The settings of a `Live` or `ByTurns` pace under common names, in seconds."""

    start: int
    added: int
    cap: int
    delay: int
    pause: int
    restart: int
    """Time, in seconds, for a player who returns after running out of time."""
    by_decision: bool = False
    nights: bool = False
    weekends: bool = False
    vacation_days: int = 0

    @property
    def by_calendar(self) -> bool:
        """Whether clocks stop at times that the players' calendars define."""
        return self.nights or self.weekends or self.vacation_days > 0


def clock_settings(pace: Live | ByTurns) -> ClockSettings:
    """Convert a `Live` or `ByTurns` pace to settings with common names."""
    if isinstance(pace, Live):
        restart = min(pace.cap, max(pace.increment, MIN_RETURN_SECONDS))
        return ClockSettings(
            pace.bank, pace.increment, pace.cap, pace.delay, pace.pause, restart, by_decision=pace.per == "decision"
        )
    return ClockSettings(
        pace.reserve, pace.per_move, pace.cap, 0, pace.pause, pace.per_move,
        nights=pace.nights, weekends=pace.weekends, vacation_days=pace.vacation_days,
    )  # fmt: skip


def encode_pace(pace: Pace) -> bytes:
    """Encode a pace as JSON; its `kind` is `none`, `live` or `by turns`."""
    return msgspec.json.encode(pace)


def decode_pace(data: bytes) -> Pace:
    """Return the pace that `encode_pace` encoded.

    Raises `ClockError`, which names the field and the accepted values.
    """
    try:
        pace: Pace = msgspec.json.decode(data, type=Pace)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        where = place.strip("`").removeprefix("$").removeprefix(".")
        raise ClockError(f"{where}: {what}" if where else what) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ClockError(f"a time control must be a JSON object with a kind: {error}") from None
    return pace


def format_duration(seconds: int) -> str:
    """Return a duration in English words for an error message: `3 days`, `1 day 12 hours`, `0 seconds`."""
    parts: list[str] = []
    for unit, name in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute"), (SECOND, "second")):
        number, seconds = divmod(seconds, unit)
        if number or (unit == SECOND and not parts):
            parts.append(f"{number} {name}{'' if number == 1 else 's'}")
    return " ".join(parts)


def _check_range(name: str, value: int, least: int, most: int, floor: str = "", unit: str = "seconds") -> None:
    """Raise `ClockError`, which names the setting, unless `value` is an integer from `least` to `most`.

    `unit` is the unit of the value for the message. If `least` follows from another setting, `floor` is the name of
    that setting for the message.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ClockError(f"{name}: {shorten_repr(value)} is not a whole number; accepted are {least} to {most} {unit}")
    if not least <= value <= most:
        source = f", {floor}," if floor else ""
        meant = f" ({format_duration(least)}{source} to {format_duration(most)})" if unit == "seconds" else ""
        raise ClockError(f"{name}: {shorten_repr(value)} is not possible; accepted are {least} to {most} {unit}{meant}")


def _check_boolean(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise ClockError(f"{name}: {shorten_repr(value)} is neither true nor false")


def _check_choice(name: str, value: str, accepted: tuple[str, ...]) -> None:
    if value not in accepted:
        raise ClockError(f"{name}: {shorten_repr(value)} is not known; accepted are {', '.join(accepted)}")

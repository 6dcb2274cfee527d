"""Nights, weekends and vacations in the player's time zone do not count, including summer time."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import pytest

from tertulia.play.clock import ByTurns, Calendar, ClockError, DatedCalendar, SeatCalendar, Vacation
from tertulia.play.clock.calendars import days_off, to_microseconds
from tertulia.play.clock.counted_time import CountedHours, counted_duration, counted_spans
from tests.play.clock_tables import DAY_SECONDS, HOUR_SECONDS, ZONES, find_end, make_calendar, make_vacation, parse_time

TEN_HOURS = partial(ByTurns, reserve=10 * HOUR_SECONDS, per_move=HOUR_SECONDS, cap=5 * DAY_SECONDS)
FRIDAY = "2026-11-27 19:00"
"""8 p.m. in Prague."""


def test_every_hour_counts_without_exceptions() -> None:
    assert find_end(TEN_HOURS(), FRIDAY, make_calendar("Europe/Prague")) == parse_time("2026-11-28 05:00")


def test_nights_are_not_counted() -> None:
    assert find_end(TEN_HOURS(nights=True), FRIDAY, make_calendar("Europe/Prague")) == parse_time("2026-11-28 13:00")


def test_nights_follow_the_players_time_zone() -> None:
    # It is noon in Los Angeles, and 0:45 in Kathmandu, whose day begins at 01:15 UTC.
    assert find_end(TEN_HOURS(nights=True), "2026-11-27 20:00", make_calendar("America/Los_Angeles")) == parse_time(
        "2026-11-28 06:00"
    )
    assert find_end(TEN_HOURS(nights=True), "2026-11-27 19:00", make_calendar("Asia/Kathmandu")) == parse_time(
        "2026-11-28 11:15"
    )


def test_nights_follow_the_players_quiet_hours() -> None:
    late = make_calendar("Europe/Prague", quiet=(2, 14))
    assert find_end(TEN_HOURS(nights=True), FRIDAY, late) == parse_time("2026-11-28 17:00")
    sleepless = make_calendar("Europe/Prague", quiet=(0, 0))
    assert find_end(TEN_HOURS(nights=True), FRIDAY, sleepless) == parse_time("2026-11-28 05:00")


def test_weekends_are_not_counted() -> None:
    assert find_end(TEN_HOURS(weekends=True), FRIDAY, make_calendar("Europe/Prague")) == parse_time("2026-11-30 05:00")
    assert find_end(TEN_HOURS(weekends=True, nights=True), FRIDAY, make_calendar("Europe/Prague")) == parse_time(
        "2026-11-30 13:00"
    )


def test_weekend_days_follow_the_players_calendar() -> None:
    cairo = SeatCalendar((DatedCalendar(parse_time("2000-01-01"), Calendar("Africa/Cairo", weekend=(4, 5))),))
    assert find_end(TEN_HOURS(weekends=True), "2026-11-26 19:00", cairo) == parse_time("2026-11-29 05:00")


def test_vacations_are_not_counted() -> None:
    player = make_calendar("Europe/Prague", make_vacation("2026-11-30", "2026-12-01", "2026-11-20"))
    pace = partial(TEN_HOURS, nights=True, weekends=True)
    assert find_end(pace(vacation_days=30), FRIDAY, player) == parse_time("2026-12-02 13:00")
    assert find_end(pace(vacation_days=0), FRIDAY, player) == parse_time("2026-11-30 13:00")


def test_vacation_days_have_a_yearly_budget() -> None:
    player = make_calendar("Europe/Prague", make_vacation("2026-11-30", "2026-12-01", "2026-11-20"))
    assert find_end(TEN_HOURS(nights=True, weekends=True, vacation_days=1), FRIDAY, player) == parse_time(
        "2026-12-01 13:00"
    )
    over_budget = make_calendar(
        "Europe/Prague", *player.vacations, make_vacation("2026-03-01", "2026-03-30", "2026-02-01")
    )
    assert find_end(TEN_HOURS(nights=True, weekends=True, vacation_days=30), FRIDAY, over_budget) == parse_time(
        "2026-11-30 13:00"
    )


def test_each_year_has_its_own_vacation_budget() -> None:
    away = [make_vacation("2026-12-01", "2027-02-28", "2026-11-20")]
    granted = [date.fromordinal(day) for day in days_off(away, 10)]
    assert granted == [date(2026, 12, day) for day in range(1, 11)] + [date(2027, 1, day) for day in range(1, 11)]


def test_day_of_overlapping_vacations_counts_once() -> None:
    twice = [
        make_vacation("2026-06-01", "2026-06-03", "2026-05-20"),
        make_vacation("2026-06-02", "2026-06-04", "2026-05-30"),
    ]
    assert len(days_off(twice, 30)) == 4
    assert days_off(twice, 30)[date(2026, 6, 3).toordinal()] == to_microseconds(parse_time("2026-05-20"))


def test_leap_day_is_a_vacation_day() -> None:
    away = make_calendar("UTC", make_vacation("2028-02-28", "2028-03-01", "2028-02-01"))
    assert find_end(TEN_HOURS(vacation_days=3), "2028-02-27 20:00", away) == parse_time("2028-03-02 06:00")
    assert find_end(TEN_HOURS(vacation_days=2), "2028-02-27 20:00", away) == parse_time("2028-03-01 06:00")


def test_vacation_starts_no_earlier_than_its_booking() -> None:
    away = make_calendar("UTC", make_vacation("2026-11-27", "2026-11-27", "2026-11-27 21:00"))
    assert find_end(TEN_HOURS(vacation_days=3), FRIDAY, away) == parse_time("2026-11-28 08:00")


# -- summer time --------------------------------------------------------------------------------------------------------


def test_night_at_start_of_summer_time_is_shorter() -> None:
    assert find_end(TEN_HOURS(nights=True), "2026-03-28 19:00", make_calendar("Europe/Prague")) == parse_time(
        "2026-03-29 12:00"
    )


def test_night_at_end_of_summer_time_is_longer() -> None:
    assert find_end(TEN_HOURS(nights=True), "2026-10-24 18:00", make_calendar("Europe/Prague")) == parse_time(
        "2026-10-25 13:00"
    )


def test_skipped_and_repeated_quiet_hours_are_not_counted() -> None:
    two_to_three = make_calendar("Europe/Prague", quiet=(2, 3))
    assert find_end(TEN_HOURS(nights=True), "2026-03-28 22:00", two_to_three) == parse_time("2026-03-29 08:00")
    assert find_end(TEN_HOURS(nights=True), "2026-10-24 22:00", two_to_three) == parse_time("2026-10-25 10:00")


def test_half_hour_between_repeated_quiet_hours_counts() -> None:
    """Quiet hours are 2:30 to 3:30; the repeated half hour before them counts again."""
    calendar = Calendar("Europe/Prague", 150, 210)
    spans = counted_spans(to_microseconds(parse_time("2026-10-25 00:00")), CountedHours(calendar, True, False, {}), ())
    first_spans = [
        (begin, end)
        for begin, end in (next(spans) for _ in range(4))
        if begin < to_microseconds(parse_time("2026-10-25 03:00"))
    ]
    moments = [
        (parse_time("2026-10-25 00:00"), parse_time("2026-10-25 00:30")),
        (parse_time("2026-10-25 01:00"), parse_time("2026-10-25 01:30")),
    ]
    assert first_spans[:2] == [(to_microseconds(begin), to_microseconds(end)) for begin, end in moments]
    assert first_spans[2][0] == to_microseconds(parse_time("2026-10-25 02:30"))


def test_summer_time_of_half_an_hour() -> None:
    """On Lord Howe the clock moves from 2:00 to 2:30 on 4 October 2026, from UTC+10:30 to UTC+11."""
    pace = TEN_HOURS(nights=True)
    assert find_end(pace, "2026-10-03 11:30", make_calendar("Australia/Lord_Howe")) == parse_time("2026-10-04 05:00")


def test_date_skipped_by_a_country_is_not_counted() -> None:
    """In Samoa, Thursday, 29 December 2011, was followed by Saturday."""
    assert find_end(TEN_HOURS(weekends=True), "2011-12-30 08:00", make_calendar("Pacific/Apia")) == parse_time(
        "2012-01-01 18:00"
    )


def count_minutes(zone: ZoneInfo, begin: datetime, calendar: Calendar) -> int:
    """Return the number of counted minutes of a day, checked one by one."""
    total = 0
    for number in range(24 * 60):
        wall = (begin + timedelta(minutes=number)).astimezone(zone)
        of_day = wall.hour * 60 + wall.minute
        night = of_day >= calendar.quiet_from or of_day < calendar.quiet_until
        total += not night and wall.weekday() not in calendar.weekend
    return total


def list_change_days(zone: ZoneInfo, years: range) -> list[datetime]:
    """Return the UTC days on which a zone's offset changes."""
    days = [datetime(year, 1, 1, tzinfo=UTC) + timedelta(days=day) for year in years for day in range(365)]
    return [
        day
        for day in days
        if day.astimezone(zone).utcoffset() != (day + timedelta(days=1)).astimezone(zone).utcoffset()
    ]


def assert_days_agree(name: str, years: range) -> None:
    calendar, zone = Calendar(name, 23 * 60 + 30, 2 * 60 + 15), ZoneInfo(name)
    for day in list_change_days(zone, years):
        hours = CountedHours(calendar, True, True, {})
        begin, end = to_microseconds(day), to_microseconds(day + timedelta(days=1))
        assert (
            counted_duration(counted_spans(begin, hours, ()), end) == count_minutes(zone, day, calendar) * 60_000_000
        ), (
            name,
            day,
        )


@pytest.mark.parametrize("zone", ZONES)
def test_days_of_offset_change_match_the_wall_clock(zone: str) -> None:
    assert_days_agree(zone, range(2026, 2027))


@pytest.mark.proof
def test_days_of_offset_change_match_in_every_zone() -> None:
    for zone in sorted(available_timezones() - {"localtime", "posixrules"}):
        assert_days_agree(zone, range(2011, 2030, 9))


# -- refused calendars
# -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"zone": "Europe/Atlantis"}, "zone: 'Europe/Atlantis' is not known; accepted are the names of the IANA database"),
        ({"zone": "../../etc/passwd"}, "is not known"),
        ({"zone": "America"}, "zone: 'America' is not known"),
        ({"zone": "right/Europe/Prague"}, "is not known"),
        ({"zone": ""}, "zone: '' is not known"),
        ({"zone": "A" * 1000}, "is not known"),
        ({"quiet_from": 1440}, "quiet_from: 1440 is not possible; accepted are 0 to 1439 minutes after midnight"),
        ({"quiet_until": -1}, "quiet_until: -1 is not possible"),
        ({"quiet_from": 420, "quiet_until": 1260}, "quiet hours: 840 minutes a day are too many; accepted are 720 at most"),
        ({"weekend": (5, 6, 0)}, "weekend: [5, 6, 0] is not possible; accepted are 2 days at most"),
        ({"weekend": (7,)}, "from 0 (Monday) to 6 (Sunday)"),
        ({"weekend": (5, 5)}, "each once"),
    ],
)  # fmt: skip
def test_invalid_calendar_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ClockError) as error:
        Calendar(**fields)
    assert message in str(error.value)
    assert len(str(error.value)) < 200


def test_invalid_vacation_is_refused() -> None:
    with pytest.raises(
        ClockError, match="2026-06-02 to 2026-06-01 is not possible; accepted are 1 to 366 days, in order"
    ):
        make_vacation("2026-06-02", "2026-06-01", "2026-05-01")
    with pytest.raises(ClockError, match="1 to 366 days"):
        make_vacation("2026-06-02", "2028-06-01", "2026-05-01")
    with pytest.raises(ClockError, match="2026-06-02 is before the day of booking, 2026-06-04"):
        make_vacation("2026-06-02", "2026-06-10", "2026-06-04")
    with pytest.raises(ClockError, match=r"booked: .* has no time zone"):
        Vacation(date(2026, 6, 2), date(2026, 6, 3), datetime(2026, 6, 1))
    with pytest.raises(ClockError, match="is not possible; accepted are the years"):
        Vacation(date(9998, 6, 2), date(9998, 6, 3), parse_time("2026-06-01"))


def test_first_calendar_applies_before_its_start() -> None:
    first, second = Calendar("Europe/Prague"), Calendar("Asia/Tokyo")
    player = SeatCalendar(
        (DatedCalendar(parse_time("2026-02-01"), first), DatedCalendar(parse_time("2026-03-01"), second))
    )
    calendars = [
        player.calendar_at(to_microseconds(parse_time(day)))
        for day in ("2026-01-01", "2026-02-01", "2026-02-28", "2026-03-01")
    ]
    assert calendars == [first, first, first, second]
    assert SeatCalendar().calendar_at(to_microseconds(parse_time("2026-01-01"))) == Calendar()


def test_calendars_must_be_in_chronological_order() -> None:
    with pytest.raises(ClockError, match="not in chronological order"):
        SeatCalendar(
            (DatedCalendar(parse_time("2026-02-01"), Calendar()), DatedCalendar(parse_time("2026-01-01"), Calendar()))
        )

"""A guest becomes an account: nobody is out of time for that, and what the account has not chosen comes along."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from tertulia.play.clock import Calendar, DatedCalendar, SeatCalendar, Vacation
from tertulia.server.domain.calendars import MOST_VACATIONS, PersonTime, united
from tertulia.server.domain.time_commands import PassTime
from tests.server.asgi import site
from tests.server.clocks import StoppedClock
from tests.server.visitors import Browser

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
MILLISECONDS = round(NOW.timestamp() * 1000)
HOURS = {"zone": "Europe/Madrid", "quiet_from": 1320, "quiet_until": 480, "weekend": [5, 6]}
TELL = {"zone": "Europe/Madrid", "quiet_from": 1200, "quiet_to": 600, "language": "es"}
OTHERWISE = {"zone": "Europe/Prague", "quiet_from": 60, "quiet_to": 120, "language": "cs"}


def away(first: date, days: int = 1) -> Vacation:
    return Vacation(first, first + timedelta(days - 1), NOW)


def booked(*vacations: Vacation, calendar: Calendar | None = None) -> PersonTime:
    return PersonTime(SeatCalendar((DatedCalendar(NOW, calendar),) if calendar else (), vacations))


def test_hours_are_the_account_s_if_it_has_any_and_vacations_are_both_ones() -> None:
    madrid, prague = Calendar(zone="Europe/Madrid"), Calendar(zone="Europe/Prague")
    march, may = away(date(2026, 3, 2), 5), away(date(2026, 5, 1), 3)
    assert united(booked(), booked(march, calendar=madrid), MILLISECONDS) == booked(march, calendar=madrid)
    both = united(booked(may, march, calendar=prague), booked(march, calendar=madrid), MILLISECONDS)
    assert both == booked(may, march, calendar=prague)
    missed = united(PersonTime(missed=("a", "b")), PersonTime(missed=("b", "c", "d")), MILLISECONDS)
    assert missed.missed == ("b", "c", "d")


def test_no_more_vacations_are_booked_than_may_be() -> None:
    def many(first: date) -> list[Vacation]:
        return [away(first + timedelta(2 * number)) for number in range(MOST_VACATIONS - 10)]

    own, theirs = many(date(2026, 3, 2)), many(date(2026, 6, 1))
    found = united(booked(*own), booked(*theirs), MILLISECONDS).calendar.vacations
    assert found == (*own, *theirs[:10])


async def test_a_guest_on_vacation_is_not_out_of_time_in_the_account(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        desk, phone, bea = [await Browser(running).come(name) for name in ("Ana", "Ann", "Bea")]
        pace = {"kind": "by turns", "reserve": 3600, "per_move": 3600, "cap": 7200, "vacation_days": 30}
        table = await phone.open(pace=pace)
        assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        assert (await phone.post(f"tables/{table}/start")).status_code == 200
        today = clock.now().date()
        vacation = {"first": str(today), "last": str(today + timedelta(9))}
        assert (await phone.put("calendar", HOURS)).status_code == 200
        assert (await phone.post("vacations", vacation)).status_code == 200
        while (before := await ends(phone, table)) is None:
            await bea.act(table)
        assert before > (clock.now() + timedelta(9)).timestamp() * 1000
        await merged(phone, desk)
        service = running.assembly.service
        await service.run(await service.table(table), PassTime())
        assert await ends(desk, table) == before
        kept = (await desk.get("calendar")).json()
        assert kept["vacations"] == [vacation]
        assert kept["zone"] == "Europe/Madrid"


async def test_what_an_account_has_not_chosen_comes_along(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        new, old, phone, other = [await Browser(running).come(name) for name in ("Ana", "Bea", "Ann", "Bee")]
        for guest in (phone, other):
            await guest.open()
            await guest.put("me/settings", {"values": {"theme": '"dark"', "sound": "true"}})
            assert (await guest.put("notices", TELL)).status_code == 200
        await old.put("me/settings", {"values": {"theme": '"light"'}})
        assert (await old.put("notices", OTHERWISE)).status_code == 200
        await merged(phone, new)
        await merged(other, old)
        found = [(await each.get("me/settings")).json()["settings"] for each in (new, old)]
        assert found == [{"theme": '"dark"', "sound": "true"}, {"theme": '"light"', "sound": "true"}]
        told = [(await each.get("notices")).json() for each in (new, old)]
        assert [each["zone"] for each in told] == ["Europe/Madrid", "Europe/Prague"]
        assert [each["quiet_from"] for each in told] == [1200, 60]


async def ends(guest: Browser, table: str) -> int | None:
    """When the guest at the first seat runs out of time, in milliseconds since 1970; None while others decide."""
    told = (await guest.get(f"tables/{table}")).json()
    assert told["mine"] == [0]
    found: int | None = told["time"]["clocks"][0]["ends"]
    return found


async def merged(guest: Browser, account: Browser) -> None:
    """One opens the other's link, and brings along what they have."""
    asked: dict[str, Any] = await guest.use(await account.link())
    assert asked["what"] == "ask"
    settled = await guest.post("account/settle", {"ticket": asked["ticket"], "merge": True})
    assert settled.json()["what"] == "entered"

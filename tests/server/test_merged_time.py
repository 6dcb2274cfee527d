"""Clocks when an account takes over the seats of a former guest: no time runs out, and no time is gained."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from tertulia.play.clock import Calendar, DatedCalendar, SeatCalendar, Vacation
from tertulia.server.domain.calendars import PlayerTime, with_elapsed
from tertulia.server.domain.commands import PassTime
from tests.server.asgi import site
from tests.server.clocks import StoppedClock
from tests.server.visitors import Browser

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
MILLISECONDS = round(NOW.timestamp() * 1000)
HOURS = {"zone": "Europe/Madrid", "quiet_from": 1320, "quiet_until": 480, "weekend": [5, 6]}
TELL = {"zone": "Europe/Madrid", "quiet_from": 1200, "quiet_to": 600, "language": "es"}


def away(first: date, days: int = 1) -> Vacation:
    return Vacation(first, first + timedelta(days - 1), NOW - timedelta(90))


def booked(*vacations: Vacation, calendar: Calendar | None = None) -> PlayerTime:
    return PlayerTime(SeatCalendar((DatedCalendar(NOW, calendar),) if calendar else (), vacations))


def test_only_vacation_days_that_have_begun_count_on() -> None:
    madrid, prague = Calendar(zone="Europe/Madrid"), Calendar(zone="Europe/Prague")
    february, march, may = away(date(2026, 2, 1), 5), away(date(2026, 2, 27), 9), away(date(2026, 5, 1), 3)
    shorter = away(date(2026, 2, 27), 3)
    former = PlayerTime(booked(february, march, may, calendar=madrid).calendar, missed=("a", "b", "c"))
    assert with_elapsed(booked(), former, MILLISECONDS) == booked(february, shorter)
    kept = booked(may, february, calendar=prague)
    assert with_elapsed(kept, former, MILLISECONDS) == booked(may, february, shorter, calendar=prague)


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
        while await ends(phone, table) is None:
            await bea.act(table)
        clock.move(5 * 86_400)
        await merged(phone, desk)
        service = running.assembly.service
        await service.run(await service.table(table), PassTime())
        ending = await ends(desk, table)
        assert ending is not None
        assert clock.now().timestamp() * 1000 < ending < (clock.now() + timedelta(2)).timestamp() * 1000
        kept = (await desk.get("calendar")).json()
        assert kept["vacations"] == [{"first": str(today), "last": str(today + timedelta(5))}]
        assert kept["zone"] != "Europe/Madrid"


async def test_an_account_with_clocks_gets_no_vacation_of_a_former_guest(tmp_path: Path) -> None:
    """A vacation that the former guest has booked would give the account's own seats extra time."""
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        desk, phone, bea = [await Browser(running).come(name) for name in ("Ana", "Ann", "Bea")]
        pace = {"kind": "by turns", "reserve": 3600, "per_move": 3600, "cap": 7200, "vacation_days": 30}
        own = await desk.open(pace=pace)
        assert (await bea.post(f"tables/{own}/sit", {"seat": 1})).status_code == 200
        assert (await desk.post(f"tables/{own}/start")).status_code == 200
        await phone.open()
        today = clock.now().date()
        vacation = {"first": str(today), "last": str(today + timedelta(9))}
        assert (await phone.post("vacations", vacation)).status_code == 200
        while (before := await ends(desk, own)) is None:
            await bea.act(own)
        await merged(phone, desk)
        service = running.assembly.service
        await service.run(await service.table(own), PassTime())
        assert await ends(desk, own) == before
        assert (await desk.get("calendar")).json()["vacations"] == []


async def test_nothing_that_a_former_guest_has_chosen_comes_along(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        new, phone = await Browser(running).come("Ana"), await Browser(running).come("Ann")
        await phone.open()
        await phone.put("me/settings", {"values": {"theme": '"dark"', "sound": "true"}})
        assert (await phone.put("notices", TELL)).status_code == 200
        assert (await phone.put("calendar", HOURS)).status_code == 200
        before = (await new.get("notices")).json()
        await merged(phone, new)
        assert (await new.get("me/settings")).json()["settings"] == {}
        assert (await new.get("notices")).json() == before


async def ends(guest: Browser, table: str) -> int | None:
    """Return the time (ms since 1970) at which the guest in seat 0 runs out of time, or None while others act."""
    told = (await guest.get(f"tables/{table}")).json()
    assert told["mine"] == [0]
    found: int | None = told["time"]["clocks"][0]["ends"]
    return found


async def merged(guest: Browser, account: Browser) -> None:
    """Merge a guest into an account: the guest's browser opens a link of the account and keeps the seats."""
    asked: dict[str, Any] = await guest.use(await account.link())
    assert asked["what"] == "ask"
    settled = await guest.post("account/settle", {"ticket": asked["ticket"], "merge": True})
    assert settled.json()["what"] == "entered"

"""Time control of tables: when time runs out, what follows, and that an outage costs no player time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from bench import usual
from tertulia.server.domain.calendars import PlayerTime
from tertulia.server.domain.commands import PassTime, ProposePause
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.storage.changes import JOBS
from tertulia.server.storage.jobs import SqlJobs
from tests.server.asgi import Answer, Site, site
from tests.server.clocks import StoppedClock

ANA, BEA, CAT = GuestId("ana"), GuestId("bea"), GuestId("cat")
LIVE = {"kind": "live", "bank": 600, "increment": 30}
DAYS = {"kind": "by turns", "reserve": 86400, "per_move": 3600, "cap": 86400, "vacation_days": 20}


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def asked(site: Site, guest: GuestId, path: str, body: Any = None, method: str = "POST") -> Any:
    answer: Answer = await site.ask(guest, method, path, body)
    assert answer.status < 300, answer.body
    return msgspec.json.decode(answer.body)


async def begun(site: Site, **more: Any) -> Table:
    """A table with a running game of Ana and Bea."""
    opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    table = (await asked(site, ANA, "/api/tables", opening))["id"]
    await asked(site, BEA, f"/api/tables/{table}/sit", {"seat": 1})
    await asked(site, ANA, f"/api/tables/{table}/start", {})
    return await site.assembly.service.table(table)


async def live_on(site: Site, clock: StoppedClock, seconds: float) -> None:
    """Move the clock and the heartbeat together, so that the time is not taken for an outage."""
    later = update(JOBS).where(JOBS.c.kind == JobKind.HEARTBEAT.value).values(due=JOBS.c.due + round(seconds * 1000))
    await site.assembly.backends.journal.transact(lambda connection: connection.execute(later))
    clock.move(seconds)
    site.assembly.backends.wake_job_runner()


async def beaten(site: Site) -> None:
    """Wait until a process has stored a heartbeat."""
    beats: list[object] = []
    while not beats:
        async with site.assembly.backends.journal.sessions() as session:
            beats = list((await session.execute(JOBS.select().where(JOBS.c.kind == JobKind.HEARTBEAT.value))).all())


async def jobs_of(site: Site, table: Table, kind: JobKind = JobKind.CLOCK) -> list[int]:
    async with site.assembly.backends.journal.sessions() as session:
        rows = await session.execute(JOBS.select().where(JOBS.c.kind == kind.value, JOBS.c.key == table.id))
        return [row.due for row in rows]


async def test_who_runs_out_is_played_by_a_bot(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        table = await begun(here, pace=LIVE)
        seat = table.state.actors()[0]
        guest = (ANA, BEA)[seat]
        assert await jobs_of(here, table) == [round(clock.now().timestamp() * 1000) + 600_000]
        await live_on(here, clock, 599)
        told = await asked(here, guest, f"/api/tables/{table.id}", method="GET")
        assert told["time"]["pace"]["start"] == 600
        assert told["time"]["clocks"][seat]["ends"] == round(clock.now().timestamp() * 1000) + 1000
        assert (await asked(here, guest, "/api/turns", method="GET"))["turns"][0]["ends"] is not None
        await live_on(here, clock, 1)
        await until(lambda: table.state.seats[seat].bot == table.substitute)
        await until(lambda: not table.state.actors() or table.state.actors() != [seat])
        await asked(here, guest, f"/api/tables/{table.id}/back", {"seat": seat})
        assert table.state.seats[seat].bot is None


async def test_nobody_runs_out_while_nobody_is_served(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        table = await begun(here, pace=LIVE)
        seat = table.state.actors()[0]
        clock.move(86_400)  # the machine was suspended
        assert await here.assembly.service.run(table, PassTime()) in (None, table.state.version)
        assert table.state.seats[seat].bot is None
        await asked(here, (ANA, BEA)[seat], f"/api/tables/{table.id}/end", {"agree": True})
        assert table.state.course.left[seat] >= 570_000


async def test_clocks_go_on_after_a_restart_and_the_time_between_is_given_back(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        table = await begun(here, pace=LIVE)
        seat = table.state.actors()[0]
    clock.move(5000)
    async with site(tmp_path, clock=clock) as again:
        table = await again.assembly.service.table(table.id)
        away = await again.assembly.service.excluded_time(table)
        assert sum((each.end - each.begin).total_seconds() for each in away.outages) == pytest.approx(5000, abs=20)
        assert await again.assembly.service.run(table, PassTime()) is None or table.state.seats[seat].bot is None
        await live_on(again, clock, 600)
        await until(lambda: table.state.seats[seat].bot is not None)


async def test_a_vacation_puts_off_the_end_of_a_turn(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        table = await begun(here, pace=DAYS)
        seat = table.state.actors()[0]
        guest = (ANA, BEA)[seat]
        end = table.state.course.ends[seat]
        assert end is not None
        await asked(
            here,
            guest,
            "/api/calendar",
            {"zone": "Europe/Prague", "quiet_from": 0, "quiet_until": 0, "weekend": []},
            "PUT",
        )
        today = "2026-01-01"
        booked = await asked(here, guest, "/api/vacations", {"first": today, "last": "2026-01-03"})
        assert booked["vacations"] == [{"first": today, "last": "2026-01-03"}]
        here.assembly.backends.wake_job_runner()
        await until(lambda: (table.state.course.ends[seat] or 0) > end + 86_400_000)
        refused = await here.ask(guest, "POST", "/api/vacations", {"first": "2025-12-01", "last": today})
        assert (refused.status, msgspec.json.decode(refused.body)["error"]) == (422, "calendar")
        left = await asked(here, guest, "/api/vacations/cancel", {"first": today, "last": "2026-01-03"})
        assert left["vacations"] == [{"first": today, "last": today}], "a day that has begun is spent"


async def test_a_game_that_all_want_to_end_is_over_and_stays_so(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = await begun(here)
        for guest in (ANA, BEA):
            await asked(here, guest, f"/api/tables/{table.id}/end", {"agree": True})
        assert table.state.phase == "over"
    async with site(tmp_path) as again:
        told = await asked(again, ANA, f"/api/tables/{table.id}", method="GET")
        assert (told["phase"], told["time"]["ended"]) == ("over", {"kind": "agreed", "winner": None})
        assert told["outcome"] is None
        record = await again.ask(ANA, "GET", f"/api/tables/{table.id}/record")
        assert record.status == 200
        listed = await asked(again, ANA, "/api/tables", method="GET")
        assert listed["tables"][0]["phase"] == "over"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [({"kind": "live", "bank": 1}, "pace: bank: 1 is not possible"), ({"kind": "blitz"}, "pace.kind: Invalid value")],
)
async def test_a_pace_that_there_is_not_is_refused(tmp_path: Path, wrong: dict[str, Any], says: str) -> None:
    async with site(tmp_path) as here:
        opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": wrong}
        answer = await here.ask(ANA, "POST", "/api/tables", opening)
        assert (answer.status, msgspec.json.decode(answer.body)["message"][: len(says)]) == (400, says)


SHORT = {"kind": "live", "bank": 30, "pause": 3600}


async def test_who_misses_three_tables_leaves_the_waiting_rooms(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        hosted = (await asked(here, ANA, "/api/tables", opening))["id"]
        await asked(here, CAT, f"/api/tables/{hosted}/sit", {"seat": 1})
        waits = (await asked(here, CAT, "/api/tables", opening))["id"]
        await asked(here, ANA, f"/api/tables/{waits}/sit", {"seat": 2})
        for number in range(3):
            table = await missed_by_ana(here, clock)
            for each in (hosted, waits):
                sits = (await asked(here, ANA, f"/api/tables/{each}", method="GET"))["mine"] != []
                assert sits == (number < 2), f"after {number + 1} tables"
            assert table.state.course.departures[-1].why == "time"
        told = await asked(here, CAT, f"/api/tables/{hosted}", method="GET")
        assert (told["host"], [seat["kind"] for seat in told["seats"]]) == (True, ["open", "me", "open"])
        await asked(here, ANA, f"/api/tables/{waits}/sit", {"seat": 2})
        await missed_by_ana(here, clock)
        assert (await asked(here, ANA, f"/api/tables/{waits}", method="GET"))["mine"] == [2], "counted anew"


async def missed_by_ana(here: Site, clock: StoppedClock) -> Table:
    """A table where Ana has run out of time, after all consequences have been carried out."""
    while True:
        table = await begun(here, pace=SHORT)
        if table.state.actors() == [0]:
            break
        for guest in (ANA, BEA):  # otherwise its clocks would run on, and Ana would miss a turn there as well
            await asked(here, guest, f"/api/tables/{table.id}/end", {"agree": True})
    await live_on(here, clock, 31)
    await until(lambda: table.state.seats[0].bot is not None)
    job = table.state.course.due(table.agreement.end_proposal_days)
    while await jobs_of(here, table) != ([] if job is None else [job]):
        job = table.state.course.due(table.agreement.end_proposal_days)
        await asyncio.sleep(0.01)
    while await jobs_of(here, table, JobKind.LEAVE_OPEN_TABLES):
        await asyncio.sleep(0.01)
    return table


async def test_a_worker_killed_right_after_a_clock_ran_out_leaves_nothing_uncounted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first worker dies right after the clock ran out.

    The next one dies before it resets the count of missed tables.
    """
    clock, dead = StoppedClock(), list[str]()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        waits = (await asked(here, CAT, "/api/tables", opening))["id"]
        await asked(here, ANA, f"/api/tables/{waits}/sit", {"seat": 2})
        service, calendars = here.assembly.service, here.assembly.stores.calendars
        run, change = service.run, calendars.change_calendar
        await change(ANA, lambda kept: PlayerTime(kept.calendar, ("one", "two")))

        async def killed_after(of: Table, command: Any) -> Any:
            found = await run(of, command)
            if isinstance(command, PassTime) and found is not None:
                dead.append("a clock's")
                raise RuntimeError("killed right here")
            return found

        async def killed_before(guest: GuestId, made: Any, **more: Any) -> PlayerTime:
            if "another" not in dead:
                dead.append("another")
                raise RuntimeError("killed right here")
            return await change(guest, made, **more)

        monkeypatch.setattr(service, "run", killed_after)
        monkeypatch.setattr(calendars, "change_calendar", killed_before)
        missed_there = asyncio.create_task(missed_by_ana(here, clock))
        while not missed_there.done():  # failed jobs are retried after a pause
            await asyncio.sleep(0.05)
            if "another" in dead:
                await live_on(here, clock, 1)
        assert dead == ["a clock's", "another"]
        assert (await asked(here, ANA, f"/api/tables/{waits}", method="GET"))["mine"] == []
        assert (await calendars.load_calendars([ANA]))[ANA].missed == (), "counted anew"


async def test_a_change_meanwhile_leaves_a_clock_its_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock job looks too early. Meanwhile a player changes the table, but not the time when the clock runs out."""
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await beaten(here)
        table = await begun(here, pace=SHORT)
        (due,) = await jobs_of(here, table)
        service, looked = here.assembly.service, list[Table]()
        run = service.run

        async def run_after_somebody(of: Table, command: Any) -> Any:
            if isinstance(command, PassTime) and not looked:
                await run(of, ProposePause(ANA, 1))
                looked.append(of)
            return await run(of, command)

        monkeypatch.setattr(service, "run", run_after_somebody)
        await asked(here, ANA, "/api/vacations", {"first": "2026-01-05", "last": "2026-01-06"})
        here.assembly.backends.wake_job_runner()
        await until(lambda: looked)
        held = JOBS.select().where(JOBS.c.kind == JobKind.CLOCK.value, JOBS.c.holder.is_not(None))
        while True:
            async with here.assembly.backends.journal.sessions() as session:
                if not (await session.execute(held)).all():
                    break
        assert await jobs_of(here, table) == [due]


async def test_a_vacation_and_the_look_at_clocks_are_one_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path, clock=StoppedClock()) as here:
        await beaten(here)
        table = await begun(here, pace=DAYS)
        before = await jobs_of(here, table)

        def fail(*_: object) -> None:
            raise RuntimeError("killed right here")

        monkeypatch.setattr(SqlJobs, "reset_jobs", fail)
        answer = await here.ask(ANA, "POST", "/api/vacations", {"first": "2026-01-05", "last": "2026-01-06"})
        assert answer.status >= 500
        assert (await asked(here, ANA, "/api/calendar", method="GET"))["vacations"] == []
        assert await jobs_of(here, table) == before

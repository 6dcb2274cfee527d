"""Time control of tables: when time runs out, what follows, and that an outage costs no player time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from bench import usual
from tertulia.play.match import key_commitment
from tertulia.play.records import decode_record
from tertulia.play.replay import replay
from tertulia.play.time_played import EndedEarly
from tertulia.server.domain.calendars import PlayerTime
from tertulia.server.domain.commands import PassTime, ProposePause
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.storage.changes import JOBS
from tertulia.server.storage.jobs import SqlJobs
from tests.server.asgi import Answer, Site, site
from tests.server.clocks import StoppedClock
from tests.server.conftest import wait_until

ANA, BEA, CAT = GuestId("ana"), GuestId("bea"), GuestId("cat")
LIVE = {"kind": "live", "bank": 600, "increment": 30}
BY_TURNS = {"kind": "by turns", "reserve": 86400, "per_move": 3600, "cap": 86400, "vacation_days": 20}


async def send_request(site: Site, guest: GuestId, path: str, body: Any = None, method: str = "POST") -> Any:
    answer: Answer = await site.ask(guest, method, path, body)
    assert answer.status < 300, answer.body
    return msgspec.json.decode(answer.body)


async def start_table(site: Site, **more: Any) -> Table:
    """A table with a running game of Ana and Bea."""
    opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    table = (await send_request(site, ANA, "/api/tables", opening))["id"]
    await send_request(site, BEA, f"/api/tables/{table}/sit", {"seat": 1})
    await send_request(site, ANA, f"/api/tables/{table}/start", {})
    return await site.assembly.service.table(table)


async def pass_time(site: Site, clock: StoppedClock, seconds: float) -> None:
    """Move the clock and the heartbeat together, so that the time is not taken for an outage."""
    later = update(JOBS).where(JOBS.c.kind == JobKind.HEARTBEAT.value).values(due=JOBS.c.due + round(seconds * 1000))
    await site.assembly.backends.journal.transact(lambda connection: connection.execute(later))
    clock.move(seconds)
    site.assembly.backends.wake_job_runner()


async def wait_for_heartbeat(site: Site) -> None:
    """Wait until a process has stored a heartbeat."""
    beats: list[object] = []
    while not beats:
        async with site.assembly.backends.journal.sessions() as session:
            beats = list((await session.execute(JOBS.select().where(JOBS.c.kind == JobKind.HEARTBEAT.value))).all())


async def load_due_times(site: Site, table: Table, kind: JobKind = JobKind.CLOCK) -> list[int]:
    async with site.assembly.backends.journal.sessions() as session:
        rows = await session.execute(JOBS.select().where(JOBS.c.kind == kind.value, JOBS.c.key == table.id))
        return [row.due for row in rows]


async def test_bot_plays_for_player_out_of_time(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        table = await start_table(here, pace=LIVE)
        seat = table.state.actors()[0]
        guest = (ANA, BEA)[seat]
        assert await load_due_times(here, table) == [round(clock.now().timestamp() * 1000) + 600_000]
        await pass_time(here, clock, 599)
        view = await send_request(here, guest, f"/api/tables/{table.id}", method="GET")
        assert view["time"]["pace"]["start"] == 600
        assert view["time"]["clocks"][seat]["deadline"] == round(clock.now().timestamp() * 1000) + 1000
        assert (await send_request(here, guest, "/api/turns", method="GET"))["turns"][0]["deadline"] is not None
        await pass_time(here, clock, 1)
        await wait_until(lambda: table.state.seats[seat].bot == table.substitute)
        await wait_until(lambda: not table.state.actors() or table.state.actors() != [seat])
        await send_request(here, guest, f"/api/tables/{table.id}/back", {"seat": seat})
        assert table.state.seats[seat].bot is None


async def test_suspended_machine_costs_no_time(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        table = await start_table(here, pace=LIVE)
        seat = table.state.actors()[0]
        clock.move(86_400)  # the machine was suspended
        assert await here.assembly.service.run(table, PassTime()) in (None, table.state.version)
        assert table.state.seats[seat].bot is None
        await send_request(here, (ANA, BEA)[seat], f"/api/tables/{table.id}/end", {"agree": True})
        assert table.state.course.left[seat] >= 570_000


async def test_restart_continues_clocks_without_the_outage(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        table = await start_table(here, pace=LIVE)
        seat = table.state.actors()[0]
    clock.move(5000)
    async with site(tmp_path, clock=clock) as again:
        table = await again.assembly.service.table(table.id)
        away = await again.assembly.service.excluded_time(table)
        assert sum((each.end - each.begin).total_seconds() for each in away.outages) == pytest.approx(5000, abs=20)
        assert await again.assembly.service.run(table, PassTime()) is None or table.state.seats[seat].bot is None
        await pass_time(again, clock, 600)
        await wait_until(lambda: table.state.seats[seat].bot is not None)


async def test_vacation_postpones_end_of_turn(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        table = await start_table(here, pace=BY_TURNS)
        seat = table.state.actors()[0]
        guest = (ANA, BEA)[seat]
        end = table.state.course.deadlines[seat]
        assert end is not None
        await send_request(
            here,
            guest,
            "/api/calendar",
            {"zone": "Europe/Prague", "quiet_from": 0, "quiet_until": 0, "weekend": []},
            "PUT",
        )
        today = "2026-01-01"
        booked = await send_request(here, guest, "/api/vacations", {"first": today, "last": "2026-01-03"})
        assert booked["vacations"] == [{"first": today, "last": "2026-01-03"}]
        here.assembly.backends.wake_job_runner()
        await wait_until(lambda: (table.state.course.deadlines[seat] or 0) > end + 86_400_000)
        refused = await here.ask(guest, "POST", "/api/vacations", {"first": "2025-12-01", "last": today})
        assert (refused.status, msgspec.json.decode(refused.body)["error"]) == (422, "calendar")
        calendar = await send_request(here, guest, "/api/vacations/cancel", {"first": today, "last": "2026-01-03"})
        assert calendar["vacations"] == [{"first": today, "last": today}], "a vacation day that has begun is used up"


async def test_game_ended_by_agreement_stays_over(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = await start_table(here)
        for guest in (ANA, BEA):
            await send_request(here, guest, f"/api/tables/{table.id}/end", {"agree": True})
        assert table.state.phase == "over"
    async with site(tmp_path) as again:
        view = await send_request(again, ANA, f"/api/tables/{table.id}", method="GET")
        assert (view["phase"], view["time"]["ended"]) == ("over", {"kind": "agreed", "winner": None})
        assert view["outcome"] is None
        record = await again.ask(ANA, "GET", f"/api/tables/{table.id}/record")
        assert record.status == 200
        read = decode_record(record.body)
        assert (read.time and read.time.ended) == EndedEarly("agreed", None)
        assert [ply.ply for ply in replay(read)] == list(range(len(read.actions) + 1))
        assert key_commitment(bytes.fromhex(view["key"])) == view["commitment"]
        listed = await send_request(again, ANA, "/api/tables", method="GET")
        assert listed["tables"][0]["phase"] == "over"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [({"kind": "live", "bank": 1}, "pace: bank: 1 is not possible"), ({"kind": "blitz"}, "pace.kind: Invalid value")],
)
async def test_invalid_time_control_is_refused(tmp_path: Path, wrong: dict[str, Any], says: str) -> None:
    async with site(tmp_path) as here:
        opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": wrong}
        answer = await here.ask(ANA, "POST", "/api/tables", opening)
        assert (answer.status, msgspec.json.decode(answer.body)["message"][: len(says)]) == (400, says)


SHORT_BANK = {"kind": "live", "bank": 30, "pause": 3600}


async def test_player_who_misses_three_tables_leaves_open_tables(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        hosted = (await send_request(here, ANA, "/api/tables", opening))["id"]
        await send_request(here, CAT, f"/api/tables/{hosted}/sit", {"seat": 1})
        waits = (await send_request(here, CAT, "/api/tables", opening))["id"]
        await send_request(here, ANA, f"/api/tables/{waits}/sit", {"seat": 2})
        for number in range(3):
            table = await run_out_anas_time(here, clock)
            for each in (hosted, waits):
                sits = (await send_request(here, ANA, f"/api/tables/{each}", method="GET"))["own_seats"] != []
                assert sits == (number < 2), f"after {number + 1} tables"
            assert table.state.course.departures[-1].why == "time"
        view = await send_request(here, CAT, f"/api/tables/{hosted}", method="GET")
        assert (view["host"], [seat["kind"] for seat in view["seats"]]) == (True, ["open", "me", "open"])
        await send_request(here, ANA, f"/api/tables/{waits}/sit", {"seat": 2})
        await run_out_anas_time(here, clock)
        assert (await send_request(here, ANA, f"/api/tables/{waits}", method="GET"))["own_seats"] == [2], (
            "the count was reset"
        )


async def run_out_anas_time(here: Site, clock: StoppedClock) -> Table:
    """Return a table where Ana has run out of time and all jobs that follow are done."""
    while True:
        table = await start_table(here, pace=SHORT_BANK)
        if table.state.actors() == [0]:
            break
        for guest in (ANA, BEA):  # otherwise its clocks would run on, and Ana would miss a turn there as well
            await send_request(here, guest, f"/api/tables/{table.id}/end", {"agree": True})
    await pass_time(here, clock, 31)
    await wait_until(lambda: table.state.seats[0].bot is not None)
    job = table.state.course.due(table.agreement.end_proposal_days)
    while await load_due_times(here, table) != ([] if job is None else [job]):
        job = table.state.course.due(table.agreement.end_proposal_days)
        await asyncio.sleep(0.01)
    while await load_due_times(here, table, JobKind.LEAVE_OPEN_TABLES):
        await asyncio.sleep(0.01)
    return table


async def test_killed_worker_loses_no_missed_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first worker dies right after the clock ran out.

    The next one dies before it resets the count of missed tables.
    """
    clock, dead = StoppedClock(), list[str]()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        opening = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        waits = (await send_request(here, CAT, "/api/tables", opening))["id"]
        await send_request(here, ANA, f"/api/tables/{waits}/sit", {"seat": 2})
        service, calendars = here.assembly.service, here.assembly.stores.calendars
        run, change = service.run, calendars.change_calendar
        await change(ANA, lambda player_time: PlayerTime(player_time.calendar, ("one", "two")))

        async def killed_after(of: Table, command: Any) -> Any:
            found = await run(of, command)
            if isinstance(command, PassTime) and found is not None:
                dead.append("clock worker")
                raise RuntimeError("killed")
            return found

        async def killed_before(guest: GuestId, alter: Any, **more: Any) -> PlayerTime:
            if "second worker" not in dead:
                dead.append("second worker")
                raise RuntimeError("killed")
            return await change(guest, alter, **more)

        monkeypatch.setattr(service, "run", killed_after)
        monkeypatch.setattr(calendars, "change_calendar", killed_before)
        missed_there = asyncio.create_task(run_out_anas_time(here, clock))
        while not missed_there.done():  # failed jobs are retried after a pause
            await asyncio.sleep(0.05)
            if "second worker" in dead:
                await pass_time(here, clock, 1)
        assert dead == ["clock worker", "second worker"]
        assert (await send_request(here, ANA, f"/api/tables/{waits}", method="GET"))["own_seats"] == []
        assert (await calendars.load_calendars([ANA]))[ANA].missed == (), "the count was reset"


async def test_concurrent_change_keeps_clock_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock job runs too early. Meanwhile a player changes the table, but not the time when the clock runs out."""
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as here:
        await wait_for_heartbeat(here)
        table = await start_table(here, pace=SHORT_BANK)
        (due,) = await load_due_times(here, table)
        service, looked = here.assembly.service, list[Table]()
        run = service.run

        async def run_after_pause_request(of: Table, command: Any) -> Any:
            if isinstance(command, PassTime) and not looked:
                await run(of, ProposePause(ANA, 1))
                looked.append(of)
            return await run(of, command)

        monkeypatch.setattr(service, "run", run_after_pause_request)
        await send_request(here, ANA, "/api/vacations", {"first": "2026-01-05", "last": "2026-01-06"})
        here.assembly.backends.wake_job_runner()
        await wait_until(lambda: looked)
        query = JOBS.select().where(JOBS.c.kind == JobKind.CLOCK.value, JOBS.c.holder.is_not(None))
        while True:
            async with here.assembly.backends.journal.sessions() as session:
                if not (await session.execute(query)).all():
                    break
        assert await load_due_times(here, table) == [due]


async def test_vacation_and_clock_jobs_change_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path, clock=StoppedClock()) as here:
        await wait_for_heartbeat(here)
        table = await start_table(here, pace=BY_TURNS)
        before = await load_due_times(here, table)

        def fail(*_: object) -> None:
            raise RuntimeError("killed")

        monkeypatch.setattr(SqlJobs, "reset_jobs", fail)
        answer = await here.ask(ANA, "POST", "/api/vacations", {"first": "2026-01-05", "last": "2026-01-06"})
        assert answer.status >= 500
        assert (await send_request(here, ANA, "/api/calendar", method="GET"))["vacations"] == []
        assert await load_due_times(here, table) == before

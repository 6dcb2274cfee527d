"""Routes of time and of the early end of a game, one command each, and of the guest's calendar."""

from __future__ import annotations

from datetime import date

from litestar import Response, get, post, put
from litestar.params import JSONBody

from tertulia.play.clock import Calendar, ClockError
from tertulia.server.domain.calendars import (
    PlayerTime,
    with_calendar,
    with_vacation,
    with_zone,
    without_vacation,
)
from tertulia.server.domain.errors import BadCommand, CalendarRefused
from tertulia.server.domain.time_commands import AskPause, GoByTurns, LiftPause, OpposeEnd, ProposeEnd, Resign
from tertulia.server.domain.timekeeping import whole_milliseconds
from tertulia.server.http.dependencies import HttpRequest, PeoplesTime, Service, SiteClock, TableId
from tertulia.server.http.guests import require_guest
from tertulia.server.http.requests import EmptyRequest, SeatNumberRequest
from tertulia.server.http.responses import Done
from tertulia.server.http.running_commands import run_command
from tertulia.server.http.time_requests import CalendarRequest, EndRequest, PauseRequest, VacationRequest, ZoneRequest
from tertulia.server.http.time_responses import CalendarResponse, calendar_response


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Resign. The table's settings decide whether a bot plays on or the player loses."""
    return await run_command(request, service, table_id, Resign(require_guest(request), data.seat))


@post("/api/tables/{table_id:str}/end", status_code=200)
async def end(request: HttpRequest, table_id: TableId, data: JSONBody[EndRequest], service: Service) -> Response[Done]:
    """Propose to end the game with the current scores, or agree to the proposal; or oppose it."""
    guest = require_guest(request)
    return await run_command(request, service, table_id, ProposeEnd(guest) if data.agree else OpposeEnd(guest))


@post("/api/tables/{table_id:str}/pause", status_code=200)
async def pause(
    request: HttpRequest, table_id: TableId, data: JSONBody[PauseRequest], service: Service
) -> Response[Done]:
    """Propose a pause, or agree to the proposed one."""
    return await run_command(request, service, table_id, AskPause(require_guest(request), data.hours))


@post("/api/tables/{table_id:str}/resume", status_code=200)
async def resume(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """End the pause, or decline the proposed one."""
    return await run_command(request, service, table_id, LiftPause(require_guest(request)))


@post("/api/tables/{table_id:str}/by-turns", status_code=200)
async def by_turns(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Propose to continue a live game turn-based, or agree to the proposal."""
    guest, there = require_guest(request), frozenset(service.audience.online(table_id))
    return await run_command(request, service, table_id, GoByTurns(guest, there))


@get("/api/calendar")
async def calendar(request: HttpRequest, calendars: PeoplesTime) -> CalendarResponse:
    """The guest's calendar: quiet hours, weekend and vacations."""
    guest = require_guest(request)
    return calendar_response((await calendars.load_calendars([guest])).get(guest, PlayerTime()))


@put("/api/calendar")
async def set_calendar(
    request: HttpRequest, data: JSONBody[CalendarRequest], calendars: PeoplesTime, clock: SiteClock
) -> CalendarResponse:
    """Set the guest's quiet hours and weekend. They apply from now on."""
    guest, now = require_guest(request), whole_milliseconds(clock.now())
    try:
        chosen = Calendar(data.zone, data.quiet_from, data.quiet_until, tuple(data.weekend))
    except ClockError as error:
        raise CalendarRefused(str(error)) from None
    return calendar_response(await calendars.change_calendar(guest, lambda kept: with_calendar(kept, chosen, now)))


@post("/api/calendar/zone", status_code=200)
async def note_zone(request: HttpRequest, data: JSONBody[ZoneRequest], calendars: PeoplesTime) -> CalendarResponse:
    """Store the browser's time zone, unless one is stored or the guest has saved a calendar."""
    guest = require_guest(request)
    kept = (await calendars.load_calendars([guest])).get(guest, PlayerTime())
    try:
        new = with_zone(kept, data.zone)
        if new != kept:  # running clocks follow it at once
            kept = await calendars.change_calendar(guest, lambda now: with_zone(now, data.zone), clocks=True)
    except ClockError as error:
        raise BadCommand(str(error)) from None
    return calendar_response(kept)


@post("/api/vacations", status_code=200)
async def book(
    request: HttpRequest, data: JSONBody[VacationRequest], calendars: PeoplesTime, clock: SiteClock
) -> CalendarResponse:
    """Book a vacation that starts today or later."""
    first, last, now = _day("first", data.first), _day("last", data.last), whole_milliseconds(clock.now())
    guest = require_guest(request)
    return calendar_response(
        await calendars.change_calendar(guest, lambda kept: with_vacation(kept, first, last, now), clocks=True)
    )


@post("/api/vacations/cancel", status_code=200)
async def cancel(
    request: HttpRequest, data: JSONBody[VacationRequest], calendars: PeoplesTime, clock: SiteClock
) -> CalendarResponse:
    """Cancel a vacation. Days that have begun count as used."""
    first, last, now = _day("first", data.first), _day("last", data.last), whole_milliseconds(clock.now())
    guest = require_guest(request)
    return calendar_response(
        await calendars.change_calendar(guest, lambda kept: without_vacation(kept, first, last, now), clocks=True)
    )


def _day(name: str, text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CalendarRefused(f"{name}: {text} is no day; accepted are days as 2026-08-31") from None

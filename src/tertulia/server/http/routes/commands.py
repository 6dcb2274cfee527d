"""Routes that change a table; each runs one command."""

from __future__ import annotations

from datetime import date

from litestar import Response, get, post, put
from litestar.params import JSONBody

from tertulia.play.clock import Calendar, ClockError
from tertulia.server.domain.blocks_and_notes import guests_to_leave_out
from tertulia.server.domain.calendars import PlayerTime, with_calendar, with_vacation, with_zone, without_vacation
from tertulia.server.domain.commands import (
    Act,
    AgreeToTerms,
    Arrange,
    AskPause,
    ChangeTerms,
    Clear,
    GoByTurns,
    Leave,
    LiftPause,
    OpposeEnd,
    PlaceBot,
    ProposeEnd,
    Rematch,
    Resign,
    Sit,
    Start,
    TakeBack,
    TakeOver,
    Undo,
)
from tertulia.server.domain.errors import BadCommand, CalendarRefused
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.timekeeping import whole_milliseconds
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.dependencies import HttpRequest, PeoplesTime, Service, SiteClock, TableId
from tertulia.server.http.guests import note_language, require_guest
from tertulia.server.http.requests import (
    AlterRequest,
    BotRequest,
    CalendarRequest,
    EmptyRequest,
    EndRequest,
    MoveRequest,
    OrderRequest,
    PauseRequest,
    SeatNumberRequest,
    SitRequest,
    StartRequest,
    StayRequest,
    UndoRequest,
    VacationRequest,
    ZoneRequest,
    pace_of,
)
from tertulia.server.http.responses import Created, Done
from tertulia.server.http.table_requests import load_table, run_command
from tertulia.server.http.time_responses import CalendarResponse, calendar_response


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[SitRequest],
    service: Service,
    community: CommunityDependency,
) -> Response[Done]:
    """Take a free seat."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await community.require_may_join(guest)
    apart = frozenset() if guest in guests_at(table.state.seats) else await community.guests_to_avoid(guest)
    return await run_command(request, service, table_id, Sit(guest, data.seat, apart, data.version))


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def bot(request: HttpRequest, table_id: TableId, data: JSONBody[BotRequest], service: Service) -> Response[Done]:
    """Let a bot play: on a free seat before the game, or as a stand-in for a seat's player while the game runs."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    away = service.absence(table, data.seat)
    return await run_command(request, service, table_id, PlaceBot(guest, data.seat, data.bot, away))


@post("/api/tables/{table_id:str}/back", status_code=200)
async def back(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Take a seat back from its stand-in bot."""
    return await run_command(request, service, table_id, TakeBack(require_guest(request), data.seat))


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def seats(
    request: HttpRequest, table_id: TableId, data: JSONBody[OrderRequest], service: Service
) -> Response[Done]:
    """Set the number and the order of seats before the game starts; for the host."""
    return await run_command(request, service, table_id, Arrange(require_guest(request), data.order))


@post("/api/tables/{table_id:str}/terms", status_code=200)
async def terms(
    request: HttpRequest, table_id: TableId, data: JSONBody[AlterRequest], service: Service
) -> Response[Done]:
    """Change options and time control before the game starts; for the host. The other players have to agree."""
    guest, pace = require_guest(request), pace_of(data.pace)
    others = data.patience, data.substitute, data.hints
    command = ChangeTerms(guest, data.options, pace, data.forfeit, data.wish_days, *others)
    return await run_command(request, service, table_id, command)


@post("/api/tables/{table_id:str}/stay", status_code=200)
async def stay(
    request: HttpRequest, table_id: TableId, data: JSONBody[StayRequest], service: Service
) -> Response[Done]:
    """Agree to the host's changes before the game starts."""
    return await run_command(request, service, table_id, AgreeToTerms(require_guest(request), data.version))


@post("/api/tables/{table_id:str}/free", status_code=200)
async def free(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Remove a seat's player or bot before the game starts; for the host."""
    return await run_command(request, service, table_id, Clear(require_guest(request), data.seat))


@post("/api/tables/{table_id:str}/host", status_code=200)
async def host(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Become the host of a table that has not started, if its host has been away for the table's `patience`."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    away = service.audience.seconds_away(table.id, table.state.host)
    return await run_command(request, service, table_id, TakeOver(guest, away))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Leave a table before its game starts."""
    return await run_command(request, service, table_id, Leave(require_guest(request)))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(
    request: HttpRequest, table_id: TableId, data: JSONBody[StartRequest], service: Service
) -> Response[Done]:
    """Start the game; for the host."""
    return await run_command(request, service, table_id, Start(require_guest(request), data.fewer))


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def moves(
    request: HttpRequest, table_id: TableId, data: JSONBody[MoveRequest], service: Service
) -> Response[Done]:
    """Carry out a chain of actions, all or none."""
    guest = require_guest(request)
    return await run_command(
        request, service, table_id, Act(guest, data.seat, data.position, data.version, data.actions)
    )


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: HttpRequest, table_id: TableId, data: JSONBody[UndoRequest], service: Service
) -> Response[Done]:
    """Take back the seat's last actions: the number that is asked for, or none."""
    guest = require_guest(request)
    return await run_command(
        request, service, table_id, Undo(guest, data.seat, data.position, data.version, data.steps)
    )


@post("/api/tables/{table_id:str}/again")
async def again(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[EmptyRequest],
    service: Service,
    community: CommunityDependency,
) -> Created:
    """Open a new table with the same players. A second player who asks gets that table too."""
    guest = require_guest(request)
    await community.require_may_join(guest)
    table = await load_table(request, service, table_id)
    company = dict.fromkeys([guest, *guests_at(table.state.seats)])
    await service.run(
        table, Rematch(guest, frozenset(await guests_to_leave_out(community.blocks_and_notes, list(company))))
    )
    await note_language(request, service.guests, guest)
    return Created(table.state.again or "")


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
        raise CalendarRefused(f"{name}: {text} is not a date; accepted are dates such as 2026-08-31") from None

"""Routes of commands on a table (`COMMANDS`), and of the guest's calendar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from litestar import Response, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec.structs import asdict

from tertulia.play.clock import Calendar, ClockError
from tertulia.server.domain.blocks_and_notes import guests_to_leave_out
from tertulia.server.domain.calendars import PlayerTime, with_calendar, with_vacation, with_zone, without_vacation
from tertulia.server.domain.commands import (
    Act,
    AgreeToTerms,
    Arrange,
    ChangeTerms,
    Clear,
    Command,
    EndPause,
    Leave,
    PlaceBot,
    ProposeEnd,
    ProposePause,
    ProposeTurnBased,
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
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.domain.timekeeping import whole_milliseconds
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.dependencies import HttpRequest, PeoplesTime, Service, SiteClock, TableId
from tertulia.server.http.guests import note_language, require_guest
from tertulia.server.http.requests import CalendarRequest, EmptyRequest, VacationRequest, ZoneRequest, with_command_body
from tertulia.server.http.responses import Created, Done
from tertulia.server.http.table_requests import load_table, run_command
from tertulia.server.http.time_responses import CalendarResponse, calendar_response

COMMANDS: Mapping[str, type[Command]] = {
    "leave": Leave,
    "bot": PlaceBot,
    "back": TakeBack,
    "free": Clear,
    "seats": Arrange,
    "terms": ChangeTerms,
    "stay": AgreeToTerms,
    "host": TakeOver,
    "start": Start,
    "moves": Act,
    "undo": Undo,
    "resign": Resign,
    "end": ProposeEnd,
    "pause": ProposePause,
    "resume": EndPause,
    "by-turns": ProposeTurnBased,
}
"""Commands by the last part of their route, `POST /api/tables/{table_id}/<part>`.

`sit` and `rematch` have route handlers of their own in this module.
"""

SERVER_FACTS: Mapping[type[Command], Callable[[TableService, Table, Any], dict[str, Any]]] = {
    PlaceBot: lambda service, table, data: {"seconds_away": service.absence(table, data.seat)},
    TakeOver: lambda service, table, _: {"seconds_away": service.audience.seconds_away(table.id, table.state.host)},
    ProposeTurnBased: lambda service, table, _: {"present": frozenset(service.audience.online(table.id))},
}
"""Functions that compute the fields that the server sets in a command, by the command's type.

Each is called with the service, the table and the request's body. Types without such fields have no entry; the server
sets `guest` in every command.
"""


def command_route(path: str, command: type[Command]) -> HTTPRouteHandler:
    """Return the route handler that runs a command.

    Its request body has the command's fields without those that the server sets (`body_of`).
    """
    make: Callable[..., Command] = command
    find_facts = SERVER_FACTS.get(command)

    @with_command_body(command)
    async def run(request: HttpRequest, table_id: TableId, data: Any, service: Service) -> Response[Done]:
        guest = require_guest(request)
        table = await load_table(request, service, table_id)
        facts = {} if find_facts is None else find_facts(service, table, data)
        return await run_command(request, service, table, make(guest=guest, **asdict(data), **facts))

    run.__name__ = run.__qualname__ = path.replace("-", "_")
    run.__doc__ = command.__doc__
    return post(f"/api/tables/{{table_id:str}}/{path}", status_code=200)(run)


command_routes = [command_route(path, command) for path, command in COMMANDS.items()]


@post("/api/tables/{table_id:str}/sit", status_code=200)
@with_command_body(Sit)
async def sit(
    request: HttpRequest, table_id: TableId, data: Any, service: Service, community: CommunityDependency
) -> Response[Done]:
    """Take a free seat of a table that has not started."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await community.require_may_join(guest)
    apart = frozenset() if guest in guests_at(table.state.seats) else await community.guests_to_avoid(guest)
    return await run_command(request, service, table, Sit(guest, data.seat, apart, data.version))


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[EmptyRequest],
    service: Service,
    community: CommunityDependency,
) -> Created:
    """Open a rematch: a new table with the same players.

    A second player who requests a rematch gets the table that the first one opened.
    """
    guest = require_guest(request)
    await community.require_may_join(guest)
    table = await load_table(request, service, table_id)
    players = dict.fromkeys([guest, *guests_at(table.state.seats)])
    await service.run(
        table, Rematch(guest, frozenset(await guests_to_leave_out(community.blocks_and_notes, list(players))))
    )
    await note_language(request, service.guests, guest)
    return Created(table.state.rematch_table or "")


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
        new_calendar = Calendar(data.zone, data.quiet_from, data.quiet_until, tuple(data.weekend))
    except ClockError as error:
        raise CalendarRefused(str(error)) from None
    return calendar_response(
        await calendars.change_calendar(guest, lambda player_time: with_calendar(player_time, new_calendar, now))
    )


@post("/api/calendar/zone", status_code=200)
async def note_zone(request: HttpRequest, data: JSONBody[ZoneRequest], calendars: PeoplesTime) -> CalendarResponse:
    """Store the browser's time zone, unless one is stored or the guest has saved a calendar."""
    guest = require_guest(request)
    player_time = (await calendars.load_calendars([guest])).get(guest, PlayerTime())
    try:
        new = with_zone(player_time, data.zone)
        if new != player_time:  # running clocks follow it at once
            player_time = await calendars.change_calendar(guest, lambda now: with_zone(now, data.zone), clocks=True)
    except ClockError as error:
        raise BadCommand(str(error)) from None
    return calendar_response(player_time)


@post("/api/vacations", status_code=200)
async def book_vacation(
    request: HttpRequest, data: JSONBody[VacationRequest], calendars: PeoplesTime, clock: SiteClock
) -> CalendarResponse:
    """Book a vacation that starts today or later."""
    first, last, now = _day("first", data.first), _day("last", data.last), whole_milliseconds(clock.now())
    guest = require_guest(request)
    return calendar_response(
        await calendars.change_calendar(
            guest, lambda player_time: with_vacation(player_time, first, last, now), clocks=True
        )
    )


@post("/api/vacations/cancel", status_code=200)
async def cancel(
    request: HttpRequest, data: JSONBody[VacationRequest], calendars: PeoplesTime, clock: SiteClock
) -> CalendarResponse:
    """Cancel a vacation. If it has begun, its days until today stay booked."""
    first, last, now = _day("first", data.first), _day("last", data.last), whole_milliseconds(clock.now())
    guest = require_guest(request)
    return calendar_response(
        await calendars.change_calendar(
            guest, lambda player_time: without_vacation(player_time, first, last, now), clocks=True
        )
    )


def _day(name: str, text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CalendarRefused(f"{name}: {text} is not a date; accepted are dates such as 2026-08-31") from None

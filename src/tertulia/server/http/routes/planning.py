"""Routes for the private data of a seat: plan, automatic answers, and the last action seen."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Raw, Struct, field, json
from msgspec.structs import replace

from tertulia.play import Match, SeenPly
from tertulia.play.answers import AutoAnswer, Until, fitting_answers, is_expired, load_answers
from tertulia.play.planning import MAX_PLAN_ACTIONS
from tertulia.server.domain.commands import Number, SeatNumber, Text
from tertulia.server.domain.errors import StalePosition
from tertulia.server.domain.planning import (
    MAX_CHAINS,
    make_plan,
    match_at_next_turn,
    may_plan,
    play_chain,
    require_auto_answer,
    with_standing_answer,
)
from tertulia.server.domain.ports import VersionConflict
from tertulia.server.domain.private_seat_data import Plan, PrivateSeatData
from tertulia.server.domain.running import require_own_seat
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.http.dependencies import (
    HttpRequest,
    PrivateSeatDependency,
    QuotasDependency,
    RequiredSeatQuery,
    Service,
    TableId,
)
from tertulia.server.http.guests import address_of, require_guest
from tertulia.server.http.responses import LegalJson, LineJson, ViewJson
from tertulia.server.http.table_requests import load_table
from tertulia.server.http.view_cache import previewed_actions

Chain = Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MAX_PLAN_ACTIONS)]


class PlanTryRequest(Struct, forbid_unknown_fields=True):
    """A request to try out a chain of actions at the seat's next turn."""

    seat: SeatNumber
    actions: Chain = []


class PlanRequest(Struct, forbid_unknown_fields=True):
    """A plan for the seat's next turn: alternative chains of actions.

    At that turn, the first chain that is legal is played. An empty list deletes the plan.
    """

    seat: SeatNumber
    alternatives: Annotated[list[Annotated[Chain, Meta(min_length=1)]], Meta(max_length=MAX_CHAINS)]


class AutoAnswerRequest(Struct, forbid_unknown_fields=True):
    """A request to turn an automatic answer to one kind of decision on or off.

    The answer applies until the round or the game ends (`until`).
    """

    seat: SeatNumber
    answer: Text
    until: Until = "game"
    about: Number | None = None
    on: bool = True


class SeenRequest(Struct, forbid_unknown_fields=True):
    """The number of actions of the game that the seat's player has seen."""

    seat: SeatNumber
    ply: Number


class PlannedTable(Struct, kw_only=True):
    """The table as it would look at the seat's next turn, after a chain of actions."""

    position: int
    seat: int | None = field(name="as")
    actors: list[int]
    view: ViewJson
    legal: LegalJson
    log: list[LineJson]
    """The log lines of the actions that the player tries out."""
    ends_plan: bool
    """Whether the last tried action reveals hidden information, so that no further action can be planned."""


class OfferedAnswer(Struct):
    """An automatic answer to a kind of decision, as the game offers it to the player of a seat."""

    answer: str
    until: list[Literal["round", "game"]]
    about: str | None
    """The name of a decision's field, such as `card`, that restricts the automatic answer; null for none.

    To turn the answer on, the player chooses a value (`AutoAnswerRequest.about`). The answer then applies only to
    decisions whose field has this value.
    """
    applies: bool
    """Whether the automatic answer fits the decision that the seat has to make now."""
    about_value: int | None
    """The value that the current decision has in the field that `about` names.

    Null if `about` is null, or if `applies` is false.
    """


class OwnSeat(Struct, kw_only=True):
    """The private data of a seat: plan, automatic answers, and the last action that its player has seen."""

    seat: int
    plan: Plan | None
    may_plan: bool
    """Whether the player can plan the next turn now, because the position before it can be worked out."""
    answers: list[AutoAnswer]
    offered_answers: list[OfferedAnswer]
    auto_answered_plies: list[int]
    """The positions in the log, from 1, of the actions that automatic answers have played for the seat."""
    seen: int
    """The number of actions of the game that the player has seen."""


@get("/api/tables/{table_id:str}/own")
async def own(
    request: HttpRequest,
    table_id: TableId,
    service: Service,
    private_seat_data: PrivateSeatDependency,
    seat: RequiredSeatQuery,
) -> OwnSeat:
    """The private data of one of the guest's seats: plan, automatic answers, and the last seen action."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    require_own_seat(table.state, guest, seat)
    return _make_own_seat(table, seat, await private_seat_data.load(table.id, seat))


@post("/api/tables/{table_id:str}/plan/try", status_code=200)
async def try_plan(
    request: HttpRequest, table_id: TableId, data: JSONBody[PlanTryRequest], service: Service, quotas: QuotasDependency
) -> PlannedTable:
    """The table as it would look at a seat's next turn, after a chain of actions. Nothing is stored."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    quotas.plies.spend(address_of(request), 1 + len(data.actions))
    return _play_plan(table, guest, data.seat, data.actions)


@put("/api/tables/{table_id:str}/plan")
async def plan(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[PlanRequest],
    service: Service,
    private_seat_data: PrivateSeatDependency,
    quotas: QuotasDependency,
) -> OwnSeat:
    """Plan a seat's next turn. A request without chains deletes the plan."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await service.refresh(table)
    quotas.plies.spend(address_of(request), 1 + sum(map(len, data.alternatives)))
    require_own_seat(table.state, guest, data.seat)
    new_plan = make_plan(table, guest, data.seat, data.alternatives) if data.alternatives else None
    version = table.state.version if new_plan else None
    try:
        seat_data = await private_seat_data.change(
            table.id, data.seat, lambda now: replace(now, plan=new_plan), version
        )
    except VersionConflict:
        raise StalePosition("the table has changed: reload it before you plan") from None
    return _make_own_seat(table, data.seat, seat_data)


@put("/api/tables/{table_id:str}/answers")
async def answers(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[AutoAnswerRequest],
    service: Service,
    private_seat_data: PrivateSeatDependency,
) -> OwnSeat:
    """Turn an automatic answer of a seat on or off."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    auto_answer = require_auto_answer(table, guest, data.seat, AutoAnswer(data.answer, data.until, data.about))
    seat_data = await private_seat_data.change(
        table.id, data.seat, lambda now: with_standing_answer(now, auto_answer, data.on)
    )
    return _make_own_seat(table, data.seat, seat_data)


@post("/api/tables/{table_id:str}/seen", status_code=200)
async def store_seen_plies(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[SeenRequest],
    service: Service,
    private_seat_data: PrivateSeatDependency,
) -> OwnSeat:
    """Store the number of actions of the game that the seat's player has seen."""
    guest, table = require_guest(request), await service.table(table_id)
    require_own_seat(table.state, guest, data.seat)
    ply = min(data.ply, table.state.position)
    return _make_own_seat(
        table, data.seat, await private_seat_data.change(table.id, data.seat, lambda now: replace(now, seen=ply))
    )


def _play_plan(table: Table, guest: GuestId, seat: int, actions: list[str]) -> PlannedTable:
    there, at = match_at_next_turn(table, guest, seat), table.state.position
    chain = play_chain(there, seat, actions)
    ends_plan = bool(chain) and chain[-1].reveals
    if ends_plan:  # what the last action reveals in this invented world is not shown
        there = match_at_next_turn(table, guest, seat)
        play_chain(there, seat, actions[:-1])
    lines = [SeenPly(at + number, seat, one.action, one.events) for number, one in enumerate(chain, start=1)]
    return PlannedTable(
        position=at + len(chain),
        seat=seat,
        actors=[seat],
        view=Raw(json.encode(there.view(seat))),
        legal=Raw(json.encode([] if ends_plan else previewed_actions(there, seat))),
        log=[Raw(json.encode(line)) for line in lines],
        ends_plan=ends_plan,
    )


def _make_own_seat(table: Table, seat: int, seat_data: PrivateSeatData) -> OwnSeat:
    match = table.state.match
    standing = [one for one in seat_data.answers if match is None or not is_expired(match, one)]
    mine = [] if match is None else [ply for ply in seat_data.auto_answered_plies if _is_ply_of_seat(match, ply, seat)]
    return OwnSeat(
        seat=seat,
        plan=seat_data.plan,
        may_plan=may_plan(table, seat),
        answers=standing,
        offered_answers=_offered_answers(table, seat),
        auto_answered_plies=mine,
        seen=min(seat_data.seen, table.state.position),
    )


def _is_ply_of_seat(match: Match, ply: int, seat: int) -> bool:
    return 0 < ply <= match.position and match.log[ply - 1].seat == seat


def _offered_answers(table: Table, seat: int) -> list[OfferedAnswer]:
    match = table.state.match
    fits = {} if match is None else fitting_answers(match, seat)
    return [
        OfferedAnswer(name, list(answer.until), answer.about, name in fits, fits.get(name))
        for name, answer in load_answers(table.game).items()
    ]

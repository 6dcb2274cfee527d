"""Serialize a table for one viewer: the complete log, or the lines after the viewer's version.

The game's rules produce views, events, actions and hints for the viewer's seat. Other data of the position, such as
hidden cards, is not sent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from tertulia.bots.search.weights import was_learned_with
from tertulia.play import Match
from tertulia.server.domain.names import distinguish_names
from tertulia.server.domain.ports import Audience, ListedTable, Naming
from tertulia.server.domain.seats import GuestId, Seat, Seats, guests_at, seats_of
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.component_responses import SetOfTable
from tertulia.server.http.responses import (
    NO_ACTIONS,
    OutcomeResponse,
    PositionResponse,
    PracticeResponse,
    PresenceEvent,
    PreviewsResponse,
    SeatKind,
    SeatResponse,
    SubstitutionResponse,
    TableResponse,
    TableSummary,
)
from tertulia.server.http.time_responses import pace_response, time_response
from tertulia.server.http.view_cache import encoded_views, legal_actions


class NamingFunctions(NamedTuple):
    """Two functions that return the name and the public handle of a guest; used as a `Naming`."""

    name: Callable[[GuestId], str]
    handle: Callable[[GuestId], str]


def seat_responses(
    seats: Seats, guest: GuestId | None, online: Collection[GuestId], guests: Naming
) -> list[SeatResponse]:
    """Return the seats of a table, as `guest` may see them; None is a visitor without a cookie.

    `online` has the guests who look at the table now, and `guests` provides names and handles.
    """
    names = [guests.name(seat.guest) if seat.kind == "guest" and seat.guest else seat.name for seat in seats]
    called = distinguish_names(names, [number for number, seat in enumerate(seats) if seat.kind == "bot"])
    handles = [guests.handle(seat.guest) if seat.kind == "guest" and seat.guest else None for seat in seats]
    return [_seat(number, seat, guest, online, (called[number], handles[number])) for number, seat in enumerate(seats)]


def _seat(
    number: int,
    seat: Seat,
    guest: GuestId | None,
    online: Collection[GuestId],
    known_as: tuple[str | None, str | None],
) -> SeatResponse:
    called, handle = known_as
    own = guest is not None and seat.guest == guest
    kind: SeatKind = "me" if own and seat.kind == "guest" else seat.kind
    present = seat.kind == "bot" or (seat.guest is not None and seat.guest in online)
    return SeatResponse(number, kind, called, seat.bot, own, present, handle)


def summary(table: ListedTable, guest: GuestId | None, audience: Audience, guests: Naming) -> TableSummary:
    """Return a table as the lobby lists it (`TableSummary`), as `guest` may see it.

    `audience` knows which guests look at the table now, and `guests` provides names and handles.
    """
    by_bots = all(seat.played_by_bot for seat in table.seats)
    own_seats = seats_of(table.seats, guest)
    return TableSummary(
        id=table.id,
        game=table.game,
        options=table.options,
        public=table.public,
        phase=table.phase,
        seats=seat_responses(table.seats, guest, audience.online(table.id), guests),
        host=guest == table.host,
        own_seats=own_seats,
        actors=table.actors,
        practice=table.practice,
        asleep=table.phase == "running" and by_bots and not audience.is_watched(table.id),
        round=table.round,
        age=table.age,
        set_name=table.set_name,
        pace=pace_response(table.agreement.pace),
        forfeit=table.agreement.forfeit,
        deadline=_next_deadline(table, own_seats),
        paused_until=table.paused_until,
    )


def _next_deadline(table: ListedTable, own_seats: Collection[int]) -> int | None:
    """Return the next deadline, in milliseconds since 1970; None if no clock runs.

    If a clock of the guest's seats (`own_seats`) runs, only these seats count; otherwise all seats do. In a phase of
    simultaneous decisions, the earliest deadline may be another player's.
    """
    running = {seat: end for seat, end in enumerate(table.deadlines) if end is not None}
    own = [end for seat, end in running.items() if seat in own_seats]
    return min(own or running.values(), default=None)


def listed_json(
    table: ListedTable, guest: GuestId | None, audience: Audience, guests: Naming, encoded_tables: dict[str, bytes]
) -> msgspec.Raw:
    """Return the summary of a listed table as JSON.

    For a public table, all visitors who neither sit there nor are its host get the same JSON, cached in
    `encoded_tables` by id.
    """
    if not table.public or (guest is not None and (guest == table.host or guest in guests_at(table.seats))):
        return msgspec.Raw(msgspec.json.encode(summary(table, guest, audience, guests)))
    if (found := encoded_tables.get(table.id)) is None:
        found = encoded_tables[table.id] = msgspec.json.encode(summary(table, None, audience, guests))
    return msgspec.Raw(found)


def seat_for(table: Table, guest: GuestId | None, requested_seat: int | None) -> int | None:
    """Return the seat from which a guest sees the table, or None for a spectator.

    It is `requested_seat` if the guest plays that seat, otherwise the guest's first seat that has to act, otherwise the
    guest's first seat.
    """
    own_seats = seats_of(table.state.seats, guest)
    if requested_seat in own_seats:
        return requested_seat
    acting = [seat for seat in encoded_views(table.state).people if seat in own_seats]
    first = acting or own_seats
    return first[0] if first else None


def count_sent_lines(table: Table, since: int | None) -> int:
    """Return how many log lines `table_json` sends to a viewer with version `since`, at least 1.

    The rate limit of log lines counts them.
    """
    return max(1, len(table.state.log) - _count_known_lines(table, since))


def _count_known_lines(table: Table, since: int | None) -> int:
    """Return the number of log lines that a viewer with version `since` has already.

    It is 0 if `since` is None or too old.
    """
    return 0 if since is None else table.kept_since(since) or 0


def table_json(
    table: Table,
    guest: GuestId | None,
    requested_seat: int | None,
    online: Collection[GuestId],
    guests: Naming,
    since: int | None = None,
) -> bytes:
    """Return the table as JSON, as `guest` may see it; None is a visitor without a cookie.

    It is seen from `requested_seat` if the guest plays that seat (`seat_for`). `online` has the guests who look at the
    table now, and `guests` provides names and handles. With `since`, the log has only the lines after that version.
    """
    state, seat = table.state, seat_for(table, guest, requested_seat)
    now = encoded_views(state)
    known_lines = _count_known_lines(table, since)
    over = state.phase == "over" and state.match is not None
    answer = TableResponse(
        id=table.id,
        game=table.game.name,
        options=dict(table.options),
        public=table.public,
        version=state.version,
        position=state.position,
        phase=state.phase,
        seats=seat_responses(state.seats, guest, online, guests),
        host=guest is not None and guest == state.host,
        host_seat=next(iter(seats_of(state.seats, state.host)), None),
        own_seats=seats_of(state.seats, guest),
        seat=seat,
        view=msgspec.Raw(now.view(seat)),
        legal=now.legal(seat),
        actors=now.actors,
        log=[msgspec.Raw(line.seen_by(seat)) for line in state.log[known_lines:]],
        undo=now.undo(seat),
        commitment=table.commitment,
        key=table.key.hex() if over else None,
        components=_set_of(table),
        rematch_table=state.rematch_table,
        substitutions=[SubstitutionResponse(*each) for each in state.substitutions],
        patience=table.patience,
        substitute=table.substitute,
        hints=table.hints,
        practice=None if table.practice is None else PracticeResponse(table.practice.table, table.practice.ply),
        outcome=_outcome(state) if over else None,
        time=time_response(table, state),
    )
    return msgspec.json.encode(answer)


def _set_of(table: Table) -> SetOfTable:
    found, bots_trained = table.printed, was_learned_with(table.game, table.components)
    if found is None:
        return SetOfTable(table.components, None, "", is_default=False, bots_trained=bots_trained)
    usual = found.usual and not found.name
    return SetOfTable(table.components, found.digest, found.name, is_default=usual, bots_trained=bots_trained)


def _outcome(state: TableState) -> OutcomeResponse | None:
    """Return scores and winners, or None if the game has not ended by its rules.

    Seats whose players have lost by a timeout or resignation cannot win.
    """
    ended = None if state.match is None else state.match.outcome
    if ended is None:
        return None
    eligible_seats = [seat for seat in range(len(ended.scores)) if seat not in state.course.lost]
    winners = [seat for seat in ended.winners if seat in eligible_seats]
    if not winners and eligible_seats:
        most = max(ended.scores[seat] for seat in eligible_seats)
        winners = [seat for seat in eligible_seats if ended.scores[seat] == most]
    return OutcomeResponse(list(ended.scores), winners)


def position_json(version: int, seat: int | None, there: Match, legal: bool = False) -> bytes:
    """Return an earlier position as JSON, as `seat` could see it then.

    `version` is the table's current version, and `there` the match at the earlier position. With `legal`, the JSON has
    the legal actions of the seat at that position.
    """
    view, actors, found = msgspec.Raw(msgspec.json.encode(there.view(seat))), there.actors(), NO_ACTIONS
    if legal and seat is not None and seat in actors:
        found = msgspec.Raw(msgspec.json.encode(legal_actions(there, seat)))
    answer = PositionResponse(version=version, ply=there.position, seat=seat, actors=actors, view=view, legal=found)
    return msgspec.json.encode(answer)


def previews_json(state: TableState, seat: int) -> bytes:
    """Return the events that each legal action of a seat would cause, as JSON (`PreviewsResponse`)."""
    found = msgspec.Raw(encoded_views(state).previews(seat))
    return msgspec.json.encode(PreviewsResponse(state.version, state.position, seat, found))


def presence_json(table: Table, audience: Audience, guests: Naming) -> bytes:
    """Return the present players and the names of all seats as JSON (`PresenceEvent`), for any viewer."""
    seats = seat_responses(table.state.seats, None, audience.online(table.id), guests)
    present = [seat.index for seat in seats if seat.online]
    seconds_away = [int(audience.seconds_away(table.id, seat.guest)) if seat.guest else 0 for seat in table.state.seats]
    return msgspec.json.encode(PresenceEvent(present, [seat.name for seat in seats], seconds_away))

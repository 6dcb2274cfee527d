"""A table as one viewer may know it: whole, or as what has changed since the version that the viewer has.

Views, events, actions and hints come from the game for the viewer's own seat; nothing else of the engine leaves it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from tertulia.bots.search.weights import has_learnt
from tertulia.play import Match
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import told_apart
from tertulia.server.domain.ports import Audience, ListedTable, Naming
from tertulia.server.domain.seats import Seat, Seats, guests_at, seats_of
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.responses import (
    MomentResponse,
    OutcomeResponse,
    PracticeResponse,
    PresenceEvent,
    SeatKind,
    SeatResponse,
    SubstitutionResponse,
    Summary,
    TableResponse,
)
from tertulia.server.http.set_responses import SetOfTable
from tertulia.server.http.time_responses import pace_response, time_response
from tertulia.server.http.view_cache import encoded_views


class Called(NamedTuple):
    """What guests are called, where names and handles come from different places (`Naming`)."""

    name: Callable[[GuestId], str]
    handle: Callable[[GuestId], str]


def seat_responses(
    seats: Seats, guest: GuestId | None, online: Collection[GuestId], guests: Naming
) -> list[SeatResponse]:
    """The seats of a table, as a guest may know them."""
    names = [guests.name(seat.guest) if seat.kind == "guest" and seat.guest else seat.name for seat in seats]
    called = told_apart(names, [number for number, seat in enumerate(seats) if seat.kind == "bot"])
    handles = [guests.handle(seat.guest) if seat.kind == "guest" and seat.guest else None for seat in seats]
    return [_seat(number, seat, guest, online, (called[number], handles[number])) for number, seat in enumerate(seats)]


def _seat(
    number: int,
    seat: Seat,
    guest: GuestId | None,
    online: Collection[GuestId],
    known_as: tuple[str | None, str | None],
) -> SeatResponse:
    called, person = known_as
    mine = guest is not None and seat.guest == guest
    kind: SeatKind = "me" if mine and seat.kind == "guest" else seat.kind
    present = seat.kind == "bot" or (seat.guest is not None and seat.guest in online)
    return SeatResponse(number, kind, called, seat.bot, mine, present, person)


def summary(table: ListedTable, guest: GuestId | None, audience: Audience, guests: Naming) -> Summary:
    """A listed table as a guest may know it."""
    by_bots = all(seat.played_by_bot for seat in table.seats)
    mine = seats_of(table.seats, guest)
    return Summary(
        id=table.id,
        game=table.game,
        options=table.options,
        public=table.public,
        phase=table.phase,
        seats=seat_responses(table.seats, guest, audience.online(table.id), guests),
        host=guest == table.host,
        mine=mine,
        actors=table.actors,
        practice=table.practice,
        asleep=table.phase == "running" and by_bots and not audience.watched(table.id),
        round=table.round,
        age=table.age,
        set_name=table.set_name,
        pace=pace_response(table.agreement.pace),
        forfeit=table.agreement.forfeit,
        ends=_next_end(table, mine),
        paused=table.paused,
    )


def _next_end(table: ListedTable, mine: Collection[int]) -> int | None:
    """When time runs out next: of one's own seats where a clock of theirs runs, because in a phase that all play at once the first
    clock may be another's; else of anybody."""
    running = {seat: end for seat, end in enumerate(table.ends) if end is not None}
    own = [end for seat, end in running.items() if seat in mine]
    return min(own or running.values(), default=None)


def listed_json(
    table: ListedTable, guest: GuestId | None, audience: Audience, guests: Naming, made: dict[str, bytes]
) -> msgspec.Raw:
    """A listed table as a guest may know it, as JSON. To all who have no part in a public one it is the same: it is made once."""
    if not table.public or (guest is not None and (guest == table.host or guest in guests_at(table.seats))):
        return msgspec.Raw(msgspec.json.encode(summary(table, guest, audience, guests)))
    if (found := made.get(table.id)) is None:
        found = made[table.id] = msgspec.json.encode(summary(table, None, audience, guests))
    return msgspec.Raw(found)


def seat_for(table: Table, guest: GuestId | None, wanted: int | None) -> int | None:
    """The seat that a guest looks from: the wanted one if it is theirs, else the one that they are to act for, else their first."""
    mine = seats_of(table.state.seats, guest)
    if wanted in mine:
        return wanted
    acting = [seat for seat in encoded_views(table.state).people if seat in mine]
    first = acting or mine
    return first[0] if first else None


def lines_told(table: Table, since: int | None) -> int:
    """The number of lines of the log that a whole table tells; at least one."""
    return max(1, len(table.state.log) - _kept(table, since))


def _kept(table: Table, since: int | None) -> int:
    """The number of lines of the log that whoever has that version has already; 0 for None."""
    return 0 if since is None else table.kept_since(since) or 0


def table_json(
    table: Table,
    guest: GuestId | None,
    wanted: int | None,
    online: Collection[GuestId],
    guests: Naming,
    since: int | None = None,
) -> bytes:
    """The whole table as JSON; with `since`, only the log's lines that are new after that version."""
    state, seat = table.state, seat_for(table, guest, wanted)
    now = encoded_views(state)
    kept = _kept(table, since)
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
        mine=seats_of(state.seats, guest),
        seat=seat,
        view=msgspec.Raw(now.view(seat)),
        legal=msgspec.Raw(now.legal(seat)),
        actors=now.actors,
        log=[msgspec.Raw(line.seen_by(seat)) for line in state.log[kept:]],
        undo=now.undo(seat),
        commitment=table.commitment,
        key=table.key.hex() if over else None,
        components=_set_of(table),
        again=state.again,
        handed=[SubstitutionResponse(*each) for each in state.substitutions],
        patience=table.patience,
        substitute=table.substitute,
        hints=table.hints,
        practice=None if table.practice is None else PracticeResponse(table.practice.table, table.practice.ply),
        outcome=_outcome(state) if over else None,
        time=time_response(table, state),
    )
    return msgspec.json.encode(answer)


def _set_of(table: Table) -> SetOfTable:
    found, learnt = table.printed, has_learnt(table.game, table.components)
    if found is None:
        return SetOfTable(table.components, None, "", usual=False, learnt=learnt)
    usual = found.usual and not found.name
    return SetOfTable(table.components, found.digest, found.name, usual=usual, learnt=learnt)


def _outcome(state: TableState) -> OutcomeResponse | None:
    """How the game of a table ended by its rules; None where it has not. Whoever has lost their seat has not won."""
    ended = None if state.match is None else state.match.outcome
    if ended is None:
        return None
    kept = [seat for seat in range(len(ended.scores)) if seat not in state.course.lost]
    winners = [seat for seat in ended.winners if seat in kept]
    if not winners and kept:
        most = max(ended.scores[seat] for seat in kept)
        winners = [seat for seat in kept if ended.scores[seat] == most]
    return OutcomeResponse(list(ended.scores), winners)


def moment_json(version: int, seat: int | None, there: Match) -> bytes:
    """The game as it stood, for those who look from a seat, as JSON: what they could know then."""
    view = msgspec.Raw(msgspec.json.encode(there.view(seat)))
    answer = MomentResponse(version=version, ply=there.position, seat=seat, actors=there.actors(), view=view)
    return msgspec.json.encode(answer)


def presence_json(table: Table, audience: Audience, guests: Naming) -> bytes:
    """Who is there, and what everybody is called now: the same for all who look."""
    seats = seat_responses(table.state.seats, None, audience.online(table.id), guests)
    present = [seat.index for seat in seats if seat.online]
    away = [int(audience.away(table.id, seat.guest)) if seat.guest else 0 for seat in table.state.seats]
    return msgspec.json.encode(PresenceEvent(present, [seat.name for seat in seats], away))

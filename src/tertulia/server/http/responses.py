"""A table as one viewer is told it: whole, or as what has changed since the version that the viewer has.

Views, events, actions and hints come from the game for the viewer's own seat; nothing else of the engine leaves it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from tertulia.server.domain.seats import Chair, seats_of
from tertulia.server.domain.state import Point, kept_lines
from tertulia.server.domain.table import Table
from tertulia.server.http.encoded import Encoded, joined


class SeatTold(msgspec.Struct):
    """A seat: `me`, `guest`, `device`, `bot` or `open`."""

    index: int
    kind: str
    name: str | None
    bot: str | None
    mine: bool
    online: bool


class Summary(msgspec.Struct):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    phase: str
    seats: list[SeatTold]
    host: bool
    mine: list[int]
    actors: list[int]


class TableTold(msgspec.Struct, kw_only=True):
    """A table, for one viewer at one of his seats."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    version: int
    position: int
    phase: str
    seats: list[SeatTold]
    host: bool
    mine: list[int]
    seat: int | None = msgspec.field(name="as")
    view: msgspec.Raw
    legal: msgspec.Raw
    actors: list[int]
    log: list[msgspec.Raw]
    undo: int
    commitment: str
    key: str | None
    components: str
    again: str | None


class ChangeTold(msgspec.Struct):
    """What a change brought, for all who look from one seat: to be laid over the table of version `base`."""

    base: int
    version: int
    position: int
    actors: list[int]
    undo: int
    kept: int
    """So many lines of the log are as they were; those after them are replaced by `log`."""
    log: list[msgspec.Raw]
    legal: msgspec.Raw
    view: msgspec.Raw
    """The parts of the view that are new or different."""
    gone: list[str]
    """The parts of the view that are no longer there."""


class PeopleTold(msgspec.Struct):
    """Who is there, and what each seat is called."""

    online: list[int]
    names: list[str | None]


def seats_told(
    chairs: Collection[Chair], guest: str | None, online: Collection[str], name: Callable[[str], str]
) -> list[SeatTold]:
    """The seats as a guest is told them."""
    return [_seat_told(index, chair, guest, online, name) for index, chair in enumerate(chairs)]


def _seat_told(
    index: int, chair: Chair, guest: str | None, online: Collection[str], name: Callable[[str], str]
) -> SeatTold:
    mine = guest is not None and chair.guest == guest
    kind = "me" if mine and chair.kind == "guest" else chair.kind
    called = name(chair.guest) if chair.kind == "guest" and chair.guest else chair.name
    present = chair.kind == "bot" or (chair.guest is not None and chair.guest in online)
    return SeatTold(index, kind, called, chair.bot, mine, present)


def seat_for(table: Table, guest: str | None, wanted: int | None) -> int | None:
    """The seat that a guest looks from: the wanted one if it is his, else the one to act, else his first."""
    mine = seats_of(table.at.chairs, guest)
    if wanted in mine:
        return wanted
    acting = [seat for seat in table.now.actors if seat in mine]
    first = acting or mine
    return first[0] if first else None


def tell(
    table: Table,
    guest: str | None,
    wanted: int | None,
    online: Collection[str],
    name: Callable[[str], str],
    since: int | None = None,
) -> bytes:
    """The whole table as JSON; with `since`, only the log's lines that are new after that version."""
    at, now, seat = table.at, table.now, seat_for(table, guest, wanted)
    kept = 0 if since is None else table.kept_since(since) or 0
    over = at.phase == "over" and at.match is not None
    told = TableTold(
        id=table.id,
        game=table.game.name,
        options=dict(table.options),
        public=table.public,
        version=at.version,
        position=at.position,
        phase=at.phase,
        seats=seats_told(at.chairs, guest, online, name),
        host=guest is not None and guest == at.host,
        mine=seats_of(at.chairs, guest),
        seat=seat,
        view=msgspec.Raw(now.view(seat)),
        legal=msgspec.Raw(now.legal(seat)),
        actors=now.actors,
        log=[msgspec.Raw(line.told(seat)) for line in at.log[kept:]],
        undo=now.undo(seat),
        commitment=table.commitment,
        key=table.key.hex() if over else None,
        components=table.components,
        again=at.again,
    )
    return msgspec.json.encode(told)


def tell_change(table: Table, seat: int | None) -> bytes | None:
    """What those who look from a seat are told of the last change, if they have the version before it; None where only the
    whole table tells it."""
    before, now = table.before, table.now
    if before is None or _frame(before.at) != _frame(now.at) or seat not in before.views():
        return None
    if seat not in now.messages:
        now.messages[seat] = _change(table, before, now, seat)
    return now.messages[seat]


def _change(table: Table, before: Encoded, now: Encoded, seat: int | None) -> bytes:
    old, new = before.views()[seat], now.views()[seat]
    kept = kept_lines(before.at.log, now.at.log)
    told = ChangeTold(
        base=before.at.version,
        version=now.at.version,
        position=now.at.position,
        actors=now.actors,
        undo=now.undo(seat),
        kept=kept,
        log=[msgspec.Raw(line.told(seat)) for line in now.at.log[kept:]],
        legal=msgspec.Raw(now.legal(seat)),
        view=msgspec.Raw(joined({key: value for key, value in new.items() if old.get(key) != value})),
        gone=[key for key in old if key not in new],
    )
    return msgspec.json.encode(told)


def _frame(point: Point) -> tuple[object, ...]:
    """What a change of it only the whole table tells."""
    return point.phase, point.host, point.chairs, point.again, point.match is None


def tell_people(table: Table, online: Collection[str], name: Callable[[str], str]) -> bytes:
    """Who is there, and what everybody is called now: the same for all who look."""
    seats = seats_told(table.at.chairs, None, online, name)
    told = PeopleTold([seat.index for seat in seats if seat.online], [seat.name for seat in seats])
    return msgspec.json.encode(told)

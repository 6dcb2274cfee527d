"""A table as one viewer is told it. What is the same for several viewers is encoded once a version.

`view`, `legal` and `hint` come from the game for the viewer's own seat; nothing else of the engine leaves it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from tertulia.kernel.game import Game, State
from tertulia.server.chairs import Chair, seats_of
from tertulia.server.table import Table

RAW_NULL = msgspec.Raw(b"null")


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
    acting = [seat for seat in table.at.actors() if seat in mine]
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
    """The table as JSON; with `since`, only the log's lines that are new after that version."""
    at, seat = table.at, seat_for(table, guest, wanted)
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
        view=_once(table, ("view", seat), lambda: _view(table, seat)),
        legal=_once(table, ("legal", seat), lambda: _legal(table, seat)),
        actors=at.actors(),
        log=[msgspec.Raw(line.told(seat)) for line in at.log[kept:]],
        undo=0 if seat is None or at.match is None or over else at.match.undoable(seat),
        commitment=table.commitment,
        key=table.key.hex() if over else None,
        components=table.components,
        again=at.again,
    )
    return msgspec.json.encode(told)


def _once(table: Table, what: Any, make: Callable[[], Any]) -> msgspec.Raw:
    if what not in table.told:
        table.told[what] = msgspec.json.encode(make())
    return msgspec.Raw(table.told[what])


def _view(table: Table, seat: int | None) -> Any:
    match = table.at.match
    return None if match is None else table.game.view(match.state, seat)


def _legal(table: Table, seat: int | None) -> list[dict[str, Any]]:
    match = table.at.match
    if match is None or seat is None or seat not in table.at.actors():
        return []
    return [_action(table.game, match.state, seat, action) for action in match.legal(seat)]


def _action(game: Game, state: State, seat: int, action: int) -> dict[str, Any]:
    name, args = game.actions.decode(action)
    after = game.copy(state)
    game.apply(after, seat, action)
    reveals = game.reveals(state, after)
    return {
        "id": action,
        "name": name,
        "args": args,
        "notation": game.actions.notation(action),
        "reveals": reveals,
        "hint": game.hint(state, seat, action),
        "then": [] if reveals else game.events(after, seat),
    }

"""What answers carry."""

from __future__ import annotations

import msgspec


class Me(msgspec.Struct):
    """The guest who asks, and the token that their changes carry."""

    id: str
    name: str
    language: str | None
    csrf: str


class Invitation(msgspec.Struct):
    """How others reach this site: its address in the own network, which only visitors on the server's machine are told; None
    where it answers nobody else, or for visitors from elsewhere."""

    address: str | None


class Health(msgspec.Struct, omit_defaults=True):
    """How the server is."""

    status: str
    problem: str | None = None


class Created(msgspec.Struct):
    """A new table's id."""

    id: str


class Done(msgspec.Struct):
    """How many actions the log of the table holds now."""

    position: int


class SeatResponse(msgspec.Struct):
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
    seats: list[SeatResponse]
    host: bool
    mine: list[int]
    actors: list[int]


class Lobby(msgspec.Struct):
    """The tables that the guest may look at."""

    tables: list[Summary]


class TableResponse(msgspec.Struct, kw_only=True):
    """A table, for one viewer at one of their seats."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    version: int
    position: int
    phase: str
    seats: list[SeatResponse]
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


class ChangeEvent(msgspec.Struct):
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


class PresenceEvent(msgspec.Struct):
    """Who is there, and what each seat is called."""

    online: list[int]
    names: list[str | None]

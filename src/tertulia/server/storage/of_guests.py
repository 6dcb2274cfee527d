"""What becomes of everything that is kept of a guest, where two guests become one, and where one goes.

Of each table that names a guest it is said here. Names at tables are looked up by the guest, so they are right by themselves; every
table where the guest sits or hosts gets another version, so that whoever has it in memory, in any process, reads it again.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Table, case, delete, exists, false, func, or_, select, update

from tertulia.server.domain.account_errors import SameTable
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.people import about_guest
from tertulia.server.storage.account_models import SessionRow
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.merged_time import unite_times
from tertulia.server.storage.roles import require_other_administrator

SESSION, SEAT, GAME, SANCTION, NOTE = (
    METADATA.tables[name] for name in (SessionRow.__tablename__, "seat", "game_table", "sanction", "note")
)
Fate = Literal["moves", "goes"]
"""What becomes of rows where their guest becomes another: they are theirs from then on, unless there is such a one already, or they
are no more. Where a guest goes, all of them do."""


class OfGuest(NamedTuple):
    """A column that names a guest."""

    table: str
    column: str
    fate: Fate
    told: bool = True
    """Whether a guest's copy of everything has those rows: not of what others think of them."""


PLACES = (
    OfGuest("guest", "id", "goes"),
    OfGuest("credential", "guest", "moves"),
    OfGuest("token", "guest", "goes"),
    OfGuest("preference", "guest", "moves"),
    OfGuest("channel", "owner", "moves"),
    OfGuest("notice_choice", "guest", "moves"),
    OfGuest("chat_line", "author", "moves"),
    OfGuest("chat_read", "guest", "goes"),
    OfGuest("note", "writer", "moves"),
    OfGuest("block", "guest", "moves"),
    OfGuest("block", "blocked", "moves", told=False),
    OfGuest("role", "guest", "moves"),
    OfGuest("report", "reporter", "moves"),
    OfGuest("report", "about", "moves", told=False),
    OfGuest("sanction", "guest", "moves"),
    OfGuest("calendar", "guest", "moves"),
    OfGuest("invited", "guest", "goes"),
    OfGuest("invited", "by", "moves", told=False),
)
"""All of them, but for seats, hosts and sessions, which have a way of their own, and what moderators have done: that stays."""
OWN_WAY = (("seat", "guest"), ("game_table", "host"), ("session", "guest"), ("sanction", "by"))
SECRET = {("token", "data"), ("token", "hash"), ("session", "hash"), ("credential", "data")} | {
    ("invited", "by"), ("channel", "address"), ("notice_choice", "feed"),
    ("note", "about"), ("block", "blocked"), ("report", "about"), ("report", "context"), ("sanction", "by"),
}  # fmt: skip
"""Columns that are not told even to whom they are about: with them somebody else could be them, or they name others."""


class SqlOfGuests:
    """What is kept of guests, in the database (`tertulia.server.domain.accounts.GuestRows`)."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def merge(self, before: GuestId, guest: GuestId) -> Mapping[str, int]:
        """Let everything of one guest be another's, in one transaction. Returns the tables that this changed, with their new
        versions. Raises `SameTable` where both sit at one, `LastAdministrator`, `StorageFault`; then nothing has changed."""

        def work(connection: Connection) -> dict[str, int]:
            require_other_administrator(connection, before)
            changed = _tables_of(connection, before, guest)
            both = select(SEAT.c.table_id).where(SEAT.c.guest.in_((before, guest)))
            shared = connection.execute(
                both.group_by(SEAT.c.table_id).having(func.count(func.distinct(SEAT.c.guest)) > 1)
            )
            if tables := sorted(str(row[0]) for row in shared):
                raise SameTable("both sit at the same table: one of them has to leave it first", tables)
            connection.execute(update(SEAT).where(SEAT.c.guest == before).values(guest=guest))
            now = milliseconds(self._clock.now())
            connection.execute(update(SESSION).where(SESSION.c.guest == before).values(guest=guest, changed=now))
            # Nobody decides on an appeal against their own doing by having become another guest.
            connection.execute(update(SANCTION).where(SANCTION.c.by == before).values(by=guest))
            connection.execute(delete(NOTE).where(NOTE.c.about == about_guest(before), _noted_too(guest)))
            connection.execute(update(NOTE).where(NOTE.c.about == about_guest(before)).values(about=about_guest(guest)))
            unite_times(connection, before, guest, now)
            for table, column, fate, _ in _placed():
                if fate == "moves":
                    connection.execute(delete(table).where(column == before, _has_twin(table, column, guest)))
                    connection.execute(update(table).where(column == before).values({column.name: guest}))
                else:
                    connection.execute(delete(table).where(column == before))
            return changed

        return await self._journal.transact(work)

    async def forget(self, guest: GuestId, instead: GuestId, tombstone: str) -> Mapping[str, int]:
        """Let a guest go: their games stay, with somebody in their place of whom nothing is known; all else goes. Of their sessions
        it stays known that they have ended, and of the one that follows from their signed id (`tombstone`). Returns as `merge`.
        Raises `LastAdministrator`."""

        def work(connection: Connection) -> dict[str, int]:
            require_other_administrator(connection, guest)
            changed = _tables_of(connection, guest, instead)
            connection.execute(update(SEAT).where(SEAT.c.guest == guest).values(guest=instead))
            now = milliseconds(self._clock.now())
            ended = {"guest": instead, "device": "", "ended": True, "changed": now, "seen": now, "made": now}
            connection.execute(update(SESSION).where(SESSION.c.guest == guest).values(**ended))
            there = select(SESSION.c.hash).where(SESSION.c.hash == tombstone)
            if connection.execute(there).one_or_none() is None:
                connection.execute(SESSION.insert().values(hash=tombstone, **ended))
            connection.execute(delete(NOTE).where(NOTE.c.about == about_guest(guest)))
            for table, column, *_ in _placed():
                connection.execute(delete(table).where(column == guest))
            return changed

        return await self._journal.transact(work)

    async def tables(self, guest: GuestId) -> list[tuple[str, str, str]]:
        """The tables where a guest sits or that they host: id, game and phase, the latest change first."""
        game = GAME.c
        own = select(SEAT.c.table_id).where(SEAT.c.guest == guest)
        asked = select(game.id, game.game, game.phase).where(or_(game.host == guest, game.id.in_(own)))
        async with self._journal.sessions() as session:
            rows = await session.execute(asked.order_by(game.updated.desc(), game.id))
            return [(str(table), str(name), str(phase)) for table, name, phase in rows]

    async def kept(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Every row that is about a guest, by table, without what is secret of it."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._journal.sessions() as session:
            places = [(table, column) for table, column, _, told in _placed() if told] + [(SESSION, SESSION.c.guest)]
            for table, column in places:
                shown = [each for each in table.columns if (table.name, each.name) not in SECRET]
                rows = (await session.execute(select(*shown).where(column == guest))).mappings()
                found.setdefault(table.name, []).extend(
                    {name: _plain(value) for name, value in row.items()} for row in rows
                )
        return {name: rows for name, rows in found.items() if rows}


def _tables_of(connection: Connection, before: GuestId, guest: GuestId) -> dict[str, int]:
    """Give all tables of a guest the next version, which holds them until the transaction ends, and another host where they were
    it; their versions."""
    game = GAME.c
    own = select(SEAT.c.table_id).where(SEAT.c.guest == before)
    mine = or_(game.host == before, game.id.in_(own))
    # In one order, as everywhere where several rows are held.
    connection.execute(select(game.id).where(mine).order_by(game.id).with_for_update(key_share=True))
    host = case((game.host == before, guest), else_=game.host)
    changed = connection.execute(
        update(GAME).where(mine).values(version=game.version + 1, host=host).returning(game.id, game.version)
    )
    return {str(table): int(version) for table, version in changed}


def _noted_too(guest: GuestId) -> ColumnElement[bool]:
    """Whether who wrote a note has written one about the other guest, too, or would have it about themselves."""
    other = NOTE.alias()
    there = exists().where(other.c.writer == NOTE.c.writer, other.c.about == about_guest(guest))
    return or_(there, NOTE.c.writer == guest)


def _has_twin(table: Table, column: Column[Any], guest: GuestId) -> ColumnElement[bool]:
    """Whether the other guest has a row that this one would become; never where the guest is no part of a row's key."""
    if not column.primary_key:
        return false()
    twin = table.alias()
    others = [twin.c[each.name] == each for each in table.primary_key.columns if each is not column]
    return exists().where(twin.c[column.name] == guest, *others)


def _placed() -> Iterator[tuple[Table, Column[Any], Fate, bool]]:
    for place in PLACES:
        table = METADATA.tables[place.table]
        yield table, table.c[place.column], place.fate, place.told


def _plain(value: object) -> Any:
    """A value as JSON has it."""
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value

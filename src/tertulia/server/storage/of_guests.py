"""Merges, deletes and exports all rows about a guest.

Every column that names a guest is declared here (`PLACES`, `OWN_WAY`). Names at tables are looked up by guest, so they
need no update. Each table where the guest sits or that they host gets a new version, so that every process that holds
it in memory reads it again.
"""

from __future__ import annotations

import base64
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import Column, Connection, Table, case, delete, func, or_, select, update

from tertulia.server.domain.account_errors import SameTable
from tertulia.server.domain.accounts import Merge
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.people import about_guest
from tertulia.server.storage import merging
from tertulia.server.storage.account_models import SessionRow
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.merged_time import hand_over_clocks, has_clocks
from tertulia.server.storage.moderation_log import transact_logged
from tertulia.server.storage.roles import require_other_administrator
from tertulia.server.storage.sessions import write_tombstones

GUEST, SESSION, SEAT, GAME, SANCTION, NOTE = (
    METADATA.tables[name] for name in ("guest", SessionRow.__tablename__, "seat", "game_table", "sanction", "note")
)
Fate = Literal["stays", "goes", "chosen"]
"""What a merge does with rows of the former guest. `stays`: they keep the former id, as history. `goes`: they are
deleted. `chosen`: `tertulia.server.storage.merging` decides row by row. If a guest deletes their account, the rows are
deleted in each case."""


class OfGuest(NamedTuple):
    """A column that holds ids of guests."""

    table: str
    column: str
    fate: Fate
    told: bool = True
    """Whether a guest's data export contains these rows. Rows that tell what others think of the guest are excluded."""


PLACES = (
    OfGuest("guest", "id", "stays"),
    OfGuest("credential", "guest", "chosen"),
    OfGuest("token", "guest", "goes"),
    OfGuest("preference", "guest", "goes"),
    OfGuest("channel", "owner", "chosen"),
    OfGuest("notice_choice", "guest", "goes"),
    OfGuest("chat_line", "author", "stays"),
    OfGuest("chat_read", "guest", "goes"),
    OfGuest("note", "writer", "chosen"),
    OfGuest("block", "guest", "goes"),
    OfGuest("block", "blocked", "stays", told=False),
    OfGuest("role", "guest", "chosen"),
    OfGuest("report", "reporter", "stays"),
    OfGuest("report", "about", "stays", told=False),
    OfGuest("sanction", "guest", "stays"),
    OfGuest("calendar", "guest", "goes"),
    OfGuest("invited", "guest", "goes"),
    OfGuest("invited", "by", "stays", told=False),
)
"""Columns with ids of guests, except for seats, hosts, sessions and links between guests (`OWN_WAY`), which have code
of their own. The moderation log is not listed: its entries stay."""
OWN_WAY = (
    ("seat", "guest"),
    ("game_table", "host"),
    ("session", "guest"),
    ("sanction", "by"),
    ("guest", "merged_into"),
)
SECRET = {("token", "data"), ("token", "hash"), ("session", "hash"), ("credential", "data"), ("credential", "session")} | {
    ("invited", "by"), ("channel", "address"), ("notice_choice", "feed"),
    ("note", "about"), ("block", "blocked"), ("report", "about"), ("report", "context"), ("sanction", "by"),
}  # fmt: skip
"""Columns that a guest's export omits: they could be used to act as the guest, or name other players."""


class SqlOfGuests:
    """Database implementation of `tertulia.server.domain.accounts.GuestRows`."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def merge(self, wanted: Merge) -> Mapping[str, int]:
        """Move the seats and tables of a former guest to an account, in one transaction.

        Returns the new versions of the changed tables by id. Raises `SameTable` if both sit at one table,
        `SessionRotated` if the session that merges has ended, `LastAdministrator`, and `StorageFault`. Then nothing has
        changed.
        """
        return await transact_logged(self._journal, lambda connection: self._merge(connection, wanted))

    def _merge(self, connection: Connection, wanted: Merge) -> dict[str, int]:
        before, guest, now = wanted.before, wanted.guest, milliseconds(self._clock.now())
        own_clocks = has_clocks(connection, guest)
        hosted = merging.hosted_tables(connection, before)
        changed = _tables_of(connection, before, guest)
        both = select(SEAT.c.table_id).where(SEAT.c.guest.in_((before, guest)))
        shared = connection.execute(both.group_by(SEAT.c.table_id).having(func.count(func.distinct(SEAT.c.guest)) > 1))
        if tables := sorted(str(row[0]) for row in shared):
            raise SameTable("both sit at the same table: one of them has to leave it first", tables)
        connection.execute(update(SEAT).where(SEAT.c.guest == before).values(guest=guest))
        merging.end_sessions(connection, wanted, now)
        merging.move_credentials(connection, wanted)
        merging.drop_channels(connection, before, hosted)
        merging.drop_role(connection, before, now)
        merging.move_notes(connection, wanted, changed)
        merging.link_former(connection, wanted, self._clock.now())
        # Merged accounts must not decide appeals against sanctions that they imposed as the former guest.
        connection.execute(update(SANCTION).where(SANCTION.c.by == before).values(by=guest))
        hand_over_clocks(connection, before, guest, now, own_clocks)
        for table, column, fate, _ in _placed():
            if fate == "goes":
                connection.execute(delete(table).where(column == before))
        merging.tell_account(connection, wanted, now)
        return changed

    async def forget(self, guest: GuestId, instead: GuestId, tombstones: Collection[str]) -> Mapping[str, int]:
        """Delete a guest, and the former guests whose seats they took over.

        Their games stay, with the anonymous guest `instead` in their seats. Their sessions stay stored as ended, and so
        do those of `tombstones`, the token hashes that follow from their signed ids. Returns the new versions of the
        changed tables by id. Raises `LastAdministrator`.
        """

        def work(connection: Connection) -> dict[str, int]:
            require_other_administrator(connection, guest)
            changed = _tables_of(connection, guest, instead)
            connection.execute(update(SEAT).where(SEAT.c.guest == guest).values(guest=instead))
            now = milliseconds(self._clock.now())
            ended = {"guest": instead, "device": "", "ended": True, "changed": now, "seen": now, "made": now}
            gone = _with_former(connection, guest)
            connection.execute(update(SESSION).where(SESSION.c.guest.in_(gone)).values(**ended))
            write_tombstones(connection, instead, tombstones, now)
            connection.execute(delete(NOTE).where(NOTE.c.about.in_([about_guest(each) for each in gone])))
            for table, column, *_ in _placed():
                connection.execute(delete(table).where(column.in_(gone)))
            return changed

        return await self._journal.transact(work)

    async def tables(self, guest: GuestId) -> list[tuple[str, str, str]]:
        game = GAME.c
        own = select(SEAT.c.table_id).where(SEAT.c.guest == guest)
        asked = select(game.id, game.game, game.phase).where(or_(game.host == guest, game.id.in_(own)))
        async with self._journal.sessions() as session:
            rows = await session.execute(asked.order_by(game.updated.desc(), game.id))
            return [(str(table), str(name), str(phase)) for table, name, phase in rows]

    async def kept(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Every row about a guest and their former guests, by database table, without secret columns.

        Bytes are encoded as base64.
        """
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._journal.sessions() as session:
            places = [(table, column) for table, column, _, told in _placed() if told] + [(SESSION, SESSION.c.guest)]
            former = select(GUEST.c.id).where(GUEST.c.merged_into == guest)
            for table, column in places:
                shown = [each for each in table.columns if (table.name, each.name) not in SECRET]
                rows = (
                    await session.execute(select(*shown).where(or_(column == guest, column.in_(former))))
                ).mappings()
                found.setdefault(table.name, []).extend(
                    {name: _plain(value) for name, value in row.items()} for row in rows
                )
        return {name: rows for name, rows in found.items() if rows}


def _tables_of(connection: Connection, before: GuestId, guest: GuestId) -> dict[str, int]:
    """Give each table of a guest the next version, and `guest` as host if `before` hosts it.

    Returns the new versions by id. The rows stay locked until the transaction ends.
    """
    game = GAME.c
    own = select(SEAT.c.table_id).where(SEAT.c.guest == before)
    mine = or_(game.host == before, game.id.in_(own))
    # Locked in the order of ids, like all sets of rows, so that transactions cannot deadlock.
    connection.execute(select(game.id).where(mine).order_by(game.id).with_for_update(key_share=True))
    host = case((game.host == before, guest), else_=game.host)
    changed = connection.execute(
        update(GAME).where(mine).values(version=game.version + 1, host=host).returning(game.id, game.version)
    )
    return {str(table): int(version) for table, version in changed}


def _with_former(connection: Connection, guest: GuestId) -> list[GuestId]:
    """A guest, and the former guests whose seats they took over."""
    former = connection.execute(select(GUEST.c.id).where(GUEST.c.merged_into == guest).order_by(GUEST.c.id))
    return [guest, *(GuestId(each) for (each,) in former)]


def _placed() -> Iterator[tuple[Table, Column[Any], Fate, bool]]:
    for place in PLACES:
        table = METADATA.tables[place.table]
        yield table, table.c[place.column], place.fate, place.told


def _plain(value: object) -> Any:
    """A value for JSON: bytes as base64."""
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value

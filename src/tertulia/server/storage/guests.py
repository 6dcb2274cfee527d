"""Guests in the database: names and languages, and export, merge and deletion of a guest's rows."""

from __future__ import annotations

import base64
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import Column, Connection, Table, bindparam, case, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.accounts import GuestRows, Merge, SameTable
from tertulia.server.domain.blocks_and_notes import guest_subject
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.names import guest_name
from tertulia.server.domain.ports import Chosen, GuestStore
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage import merging
from tertulia.server.storage.accounts import write_tombstones
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.changes import Change
from tertulia.server.storage.community_models import SessionRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.merging import hand_over_clocks, has_clocks
from tertulia.server.storage.moderation import transact_logged
from tertulia.server.storage.roles import require_other_administrator

GUEST, SESSION, SEAT, GAME, SANCTION, NOTE = (
    METADATA.tables[name] for name in ("guest", SessionRow.__tablename__, "seat", "game_table", "sanction", "note")
)
Fate = Literal["stays", "goes", "chosen"]
"""Treatment of a guest's database rows when an account takes over the guest's seats (a merge).

`stays`: the rows keep the former guest's id, as history. `goes`: the rows are deleted. `chosen`:
`tertulia.server.storage.merging` decides row by row. When an account is deleted, its rows are deleted in all three
cases."""


class GuestColumn(NamedTuple):
    """A database column that holds ids of guests, and what a merge or a data export does with its rows."""

    table: str
    column: str
    fate: Fate
    exported: bool = True
    """Whether a guest's data export contains the rows. Rows that show what others think of the guest are excluded."""


GUEST_COLUMNS = (
    GuestColumn("guest", "id", "stays"),
    GuestColumn("credential", "guest", "chosen"),
    GuestColumn("token", "guest", "goes"),
    GuestColumn("preference", "guest", "goes"),
    GuestColumn("channel", "owner", "chosen"),
    GuestColumn("notification_settings", "guest", "goes"),
    GuestColumn("chat_line", "author", "stays"),
    GuestColumn("chat_read", "guest", "goes"),
    GuestColumn("note", "writer", "chosen"),
    GuestColumn("block", "guest", "goes"),
    GuestColumn("block", "blocked", "stays", exported=False),
    GuestColumn("role", "guest", "chosen"),
    GuestColumn("report", "reporter", "stays"),
    GuestColumn("report", "about", "stays", exported=False),
    GuestColumn("sanction", "guest", "stays"),
    GuestColumn("calendar", "guest", "goes"),
    GuestColumn("invitation", "guest", "goes"),
    GuestColumn("invitation", "invited_by", "stays", exported=False),
)
"""Database columns with ids of guests, and how merges and data exports treat their rows.

The columns in `HANDLED_ELSEWHERE` are not included, because separate code updates them. The columns of the moderation
log are not included, because its entries never change."""
HANDLED_ELSEWHERE = (
    ("seat", "guest"),
    ("game_table", "host"),
    ("session", "guest"),
    ("sanction", "by"),
    ("guest", "merged_into"),
)
SECRET = {("token", "data"), ("token", "hash"), ("session", "hash"), ("credential", "data"), ("credential", "session")} | {
    ("invitation", "invited_by"), ("channel", "address"), ("notification_settings", "feed"),
    ("note", "about"), ("block", "blocked"), ("report", "about"), ("report", "context"), ("sanction", "by"),
}  # fmt: skip
"""Database table and name of each column that a guest's data export omits: the values could be used to act as the
guest, or name other players."""


class SqlGuestRows(GuestRows):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def merge_guest(self, merge: Merge) -> Mapping[str, int]:
        return await transact_logged(self._journal, lambda connection: self._merge(connection, merge))

    def _merge(self, connection: Connection, merge: Merge) -> dict[str, int]:
        before, guest, now = merge.before, merge.guest, milliseconds(self._clock.now())
        own_clocks = has_clocks(connection, guest)
        hosted = merging.hosted_tables(connection, before)
        changed = _give_next_version(connection, before, guest)
        both = select(SEAT.c.table_id).where(SEAT.c.guest.in_((before, guest)))
        shared = connection.execute(both.group_by(SEAT.c.table_id).having(func.count(func.distinct(SEAT.c.guest)) > 1))
        if tables := sorted(str(row[0]) for row in shared):
            raise SameTable("both guests sit at the same table: one of them must leave it first", tables)
        connection.execute(update(SEAT).where(SEAT.c.guest == before).values(guest=guest))
        merging.end_sessions(connection, merge, now)
        merging.move_credentials(connection, merge)
        merging.delete_channels(connection, before, hosted)
        merging.remove_role(connection, before, now)
        merging.move_notes(connection, merge, changed)
        merging.link_former(connection, merge, self._clock.now())
        # Merged accounts must not decide appeals against sanctions that they imposed as the former guest.
        connection.execute(update(SANCTION).where(SANCTION.c.by == before).values(by=guest))
        hand_over_clocks(connection, before, guest, now, own_clocks)
        for table, column, fate, _ in _guest_columns():
            if fate == "goes":
                connection.execute(delete(table).where(column == before))
        merging.notify_account(connection, merge, now)
        return changed

    async def delete_guest(self, guest: GuestId, instead: GuestId, tombstones: Collection[str]) -> Mapping[str, int]:
        """Delete the data of a guest, and of the former guests whose seats the guest took over.

        The games of the deleted guests stay, with the anonymous guest `instead` in their seats. The sessions of the
        deleted guests stay stored, as ended sessions of `instead`. Each token hash in `tombstones` is stored as an
        ended session of `instead`, too; the tokens derive from signed guest ids. Returns the new version of each
        changed table by id. Raises `LastAdministrator` if the guest is the only administrator.
        """

        def work(connection: Connection) -> dict[str, int]:
            require_other_administrator(connection, guest)
            changed = _give_next_version(connection, guest, instead)
            connection.execute(update(SEAT).where(SEAT.c.guest == guest).values(guest=instead))
            now = milliseconds(self._clock.now())
            ended = {"guest": instead, "device": "", "ended": True, "changed": now, "seen": now, "created_at": now}
            deleted_guests = _with_former(connection, guest)
            connection.execute(update(SESSION).where(SESSION.c.guest.in_(deleted_guests)).values(**ended))
            write_tombstones(connection, instead, tombstones, now)
            connection.execute(delete(NOTE).where(NOTE.c.about.in_([guest_subject(each) for each in deleted_guests])))
            for table, column, *_ in _guest_columns():
                connection.execute(delete(table).where(column.in_(deleted_guests)))
            return changed

        return await self._journal.transact(work)

    async def tables_of(self, guest: GuestId) -> list[tuple[str, str, str]]:
        game = GAME.c
        own = select(SEAT.c.table_id).where(SEAT.c.guest == guest)
        statement = select(game.id, game.game, game.phase).where(or_(game.host == guest, game.id.in_(own)))
        async with self._journal.sessions() as session:
            rows = await session.execute(statement.order_by(game.updated.desc(), game.id))
            return [(str(table), str(name), str(phase)) for table, name, phase in rows]

    async def export_rows(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Load the rows about a guest for a data export; the keys are the names of the database tables.

        Rows of former guests, which are guests that were merged into this one, are included. Columns in `SECRET` and
        tables without rows are omitted. Bytes are encoded as base64.
        """
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._journal.sessions() as session:
            places = [(table, column) for table, column, _, exported in _guest_columns() if exported] + [
                (SESSION, SESSION.c.guest)
            ]
            former = select(GUEST.c.id).where(GUEST.c.merged_into == guest)
            for table, column in places:
                exported_columns = [each for each in table.columns if (table.name, each.name) not in SECRET]
                rows = (
                    await session.execute(select(*exported_columns).where(or_(column == guest, column.in_(former))))
                ).mappings()
                found.setdefault(table.name, []).extend(
                    {name: _plain(value) for name, value in row.items()} for row in rows
                )
        return {name: rows for name, rows in found.items() if rows}


def _give_next_version(connection: Connection, before: GuestId, guest: GuestId) -> dict[str, int]:
    """Increment the version of each table where the guest `before` sits or is the host.

    If `before` is the host, the guest `guest` becomes the host. Returns the new versions by table id. The rows stay
    locked until the transaction ends.
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
    """Return a guest, and the former guests that were merged into this guest."""
    former = connection.execute(select(GUEST.c.id).where(GUEST.c.merged_into == guest).order_by(GUEST.c.id))
    return [guest, *(GuestId(each) for (each,) in former)]


def _guest_columns() -> Iterator[tuple[Table, Column[Any], Fate, bool]]:
    for place in GUEST_COLUMNS:
        table = METADATA.tables[place.table]
        yield table, table.c[place.column], place.fate, place.exported


def _plain(value: object) -> Any:
    """Encode bytes as base64 text for JSON; return other values unchanged."""
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


CHOSEN = select(GUEST.c.id, GUEST.c.name, GUEST.c.language).where(GUEST.c.id.in_(bindparam("ids", expanding=True)))

_FIRST = upsert(GUEST)
KEEP_FIRST_LANGUAGE = _FIRST.on_conflict_do_update(
    index_elements=["id"], set_={"language": _FIRST.excluded.language}, where=GUEST.c.language.is_(None)
)


class SqlGuests(GuestStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def load_chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        async with self._journal.sessions() as session:
            rows = await session.execute(CHOSEN, {"ids": sorted(guests)})
            return {GuestId(guest): _decode_choice(guest, name, language) for guest, name, language in rows}

    async def store(self, guest: GuestId, choice: Chosen) -> None:
        await self._journal.commit(Change(guest=self._row(guest, choice)))

    async def store_first_language(self, guest: GuestId, choice: Chosen) -> None:
        row = self._row(guest, choice)
        await self._journal.transact(lambda connection: connection.execute(KEEP_FIRST_LANGUAGE, row))

    def _row(self, guest: GuestId, choice: Chosen) -> dict[str, object]:
        return {"id": guest, "name": choice.name, "language": choice.language, "updated": self._clock.now()}


def _decode_choice(guest: str, name: object, language: object) -> Chosen:
    """Decode a guest's name and language.

    A damaged name becomes the default name, a damaged language None.
    """
    return Chosen(shown_name(GuestId(guest), name), language if isinstance(language, str) else None)


def shown_name(guest: GuestId, stored_name: object) -> str:
    """Return `stored_name` if it is a non-empty text, otherwise the guest's default name."""
    return stored_name if isinstance(stored_name, str) and stored_name.strip() else guest_name(guest)

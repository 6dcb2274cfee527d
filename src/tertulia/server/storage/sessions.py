"""Sessions of browsers in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Select, Table, bindparam, delete, exists, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.accounts import SessionRow
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.account_models import CredentialRow
from tertulia.server.storage.account_models import SessionRow as Model
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import GuestRow
from tertulia.server.storage.plain import GAME, GUEST, SEAT
from tertulia.server.storage.tokens import delete_entry_tokens

SESSION, CREDENTIAL, PERSON = (cast(Table, model.__table__) for model in (Model, CredentialRow, GuestRow))
_C = SESSION.c
INSERT_SESSION = upsert(SESSION).on_conflict_do_nothing(index_elements=["hash"])
FOUND = select(_C.hash, _C.guest, _C.device, _C.made, _C.seen, _C.ended, _C.rotated)
UPDATE_SEEN = update(SESSION).where(_C.hash == bindparam("of"), _C.seen < bindparam("at")).values(seen=bindparam("at"))


class SqlSessions:
    """Database implementation of `tertulia.server.domain.accounts.SessionStore`."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def find(self, hash: str) -> SessionRow | None:
        return next(iter(await self._read(FOUND.where(_C.hash == hash))), None)

    async def add(self, session: SessionRow) -> bool:
        row = {**session._asdict(), "changed": session.made}

        def work(connection: Connection) -> bool:
            connection.execute(INSERT_SESSION, [row])
            return not connection.execute(select(_C.ended).where(_C.hash == session.hash)).scalar_one()

        return await self._journal.transact(work)

    async def rotate(self, hash: str, guest: GuestId, successor: SessionRow) -> bool:
        """End a guest's session and store its successor, in one transaction.

        Returns False if the session had ended already: then nothing has changed. If the successor is of the same guest,
        the credentials that the session added count as added by the successor. The guest's device links are deleted.
        """
        now, open_still = self._now(), [_C.hash == hash, _C.guest == guest, _C.ended.is_(False)]

        def work(connection: Connection) -> bool:
            found = connection.execute(select(_C.made).where(*open_still).with_for_update()).one_or_none()
            if found is not None:
                connection.execute(update(SESSION).where(*open_still).values(ended=True, rotated=now, changed=now))
            else:
                # A browser with only a signed guest id has no row yet: store that the token derived from the id ended.
                early = SessionRow(hash, guest, successor.device, now, now, ended=True, rotated=now)._asdict()
                added = connection.execute(INSERT_SESSION.values({**early, "changed": now}).returning(_C.hash))
                if added.one_or_none() is None:
                    return False
            same = successor.guest == guest
            began = found[0] if found is not None and same else successor.made
            connection.execute(SESSION.insert().values({**successor._asdict(), "made": began, "changed": now}))
            delete_entry_tokens(connection, guest)
            if same:
                reassign_credentials(connection, hash, successor.hash)
            return True

        return await self._journal.transact(work)

    async def sessions_of(self, guest: GuestId) -> Sequence[SessionRow]:
        return await self._read(FOUND.where(_C.guest == guest, _C.ended.is_(False)).order_by(_C.seen.desc(), _C.hash))

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End sessions of a guest, and delete their device links.

        The rows stay. A session without a row gets one, because the token of a signed guest id can be derived again
        from that id.
        """
        here = [_C.guest == guest, _C.hash.in_(sorted(hashes)), _C.ended.is_(False)]

        def work(connection: Connection) -> None:
            now = self._now()
            connection.execute(update(SESSION).where(*here).values(ended=True, changed=now))
            write_tombstones(connection, guest, hashes, now)
            delete_entry_tokens(connection, guest)

        await self._journal.transact(work)

    async def store_last_seen(self, seen: Mapping[str, int]) -> None:
        rows = [{"of": hash, "at": at} for hash, at in sorted(seen.items())]
        if rows:
            await self._journal.transact(lambda connection: connection.execute(UPDATE_SEEN, rows))

    async def changed_since(self, since: int) -> Sequence[SessionRow]:
        return await self._read(FOUND.where(_C.changed >= since))

    async def has_other_data(self, guest: GuestId) -> bool:
        places = ((GUEST, GUEST.c.id), (SEAT, SEAT.c.guest), (GAME, GAME.c.host))
        asked = select(or_(*(exists().select_from(table).where(column == guest) for table, column in places)))
        async with self._journal.sessions() as session:
            return bool((await session.execute(asked)).scalar())

    async def name_stored_at(self, guest: GuestId) -> int | None:
        statement = select(PERSON.c.updated).where(PERSON.c.id == guest)
        found = await self._journal.readers.run(lambda connection: connection.execute(statement).scalar_one_or_none())
        return None if found is None else milliseconds(found)

    async def delete_unused(self, before: int) -> int:
        """Delete sessions last seen before `before` (milliseconds since 1970), and return their number.

        Sessions that ended since then are kept.
        """
        old = delete(SESSION).where(_C.seen < before, or_(_C.ended.is_(False), _C.changed < before))
        return await self._journal.transact(lambda connection: connection.execute(old).rowcount)

    async def _read(self, statement: Select[Any]) -> list[SessionRow]:
        rows = await self._journal.readers.run(lambda connection: connection.execute(statement).all())
        return [
            SessionRow(hash, GuestId(guest), device, made, seen, bool(ended), rotated)
            for hash, guest, device, made, seen, ended, rotated in rows
        ]

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def write_tombstones(connection: Connection, guest: GuestId, hashes: Collection[str], now: int) -> None:
    """Store within a transaction that tokens are invalid, unless their sessions are stored already.

    Each token is stored as an ended session of the guest.
    """
    rows = [SessionRow(hash, guest, "", now, now, ended=True)._asdict() for hash in sorted(hashes)]
    if rows:
        connection.execute(INSERT_SESSION, [{**row, "changed": now} for row in rows])


def reassign_credentials(connection: Connection, hash: str, successor: str) -> None:
    """Let credentials that a session added count as added by its successor, within a transaction."""
    connection.execute(update(CREDENTIAL).where(CREDENTIAL.c.session == hash).values(session=successor))

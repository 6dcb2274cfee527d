"""Sessions in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Select, Table, bindparam, delete, exists, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # the other database writes it alike

from tertulia.server.domain.accounts import SessionRow
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.account_models import SessionRow as Model
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GAME, GUEST, SEAT

SESSION = cast(Table, Model.__table__)
_C = SESSION.c
FORGOTTEN = 400 * 86_400_000
"""Milliseconds after which nobody's cookie is left of a session that was not seen."""
KEEP = upsert(SESSION).on_conflict_do_nothing(index_elements=["hash"])
FOUND = select(_C.hash, _C.guest, _C.device, _C.made, _C.seen, _C.ended)
NOTE = update(SESSION).where(_C.hash == bindparam("of"), _C.seen < bindparam("at")).values(seen=bindparam("at"))


class SqlSessions:
    """Sessions in the database (`tertulia.server.domain.accounts.SessionStore`)."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def find(self, hash: str) -> SessionRow | None:
        """The session of a token, ended or not; None where there is none."""
        return next(iter(await self._read(FOUND.where(_C.hash == hash))), None)

    async def keep(self, session: SessionRow) -> None:
        """Keep a new session; one that is there stays as it is. Those that nobody can have a cookie of any more go."""
        row = {**session._asdict(), "changed": session.made}
        old = delete(SESSION).where(_C.seen < self._now() - FORGOTTEN)

        def work(connection: Any) -> None:
            connection.execute(KEEP, [row])
            connection.execute(old)

        await self._journal.transact(work)

    async def of(self, guest: GuestId) -> Sequence[SessionRow]:
        """The sessions of a guest that have not ended, the latest seen first."""
        return await self._read(FOUND.where(_C.guest == guest, _C.ended.is_(False)).order_by(_C.seen.desc(), _C.hash))

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End those of the guest's sessions. Their rows stay, and one that had none has it now: the cookie of an early guest can be
        made again from their id."""
        here = [_C.guest == guest, _C.hash.in_(sorted(hashes)), _C.ended.is_(False)]

        def work(connection: Connection) -> None:
            now = self._now()
            connection.execute(update(SESSION).where(*here).values(ended=True, changed=now))
            rows = [SessionRow(hash, guest, "", now, now, ended=True)._asdict() for hash in sorted(hashes)]
            if rows:
                connection.execute(KEEP, [{**row, "changed": now} for row in rows])

        await self._journal.transact(work)

    async def note(self, seen: Mapping[str, int]) -> None:
        """Note when sessions were last seen."""
        rows = [{"of": hash, "at": at} for hash, at in sorted(seen.items())]
        if rows:
            await self._journal.transact(lambda connection: connection.execute(NOTE, rows))

    async def changed(self, since: int) -> Sequence[SessionRow]:
        """The sessions that are new, were ended, or became another guest's, since a moment."""
        return await self._read(FOUND.where(_C.changed >= since))

    async def known(self, guest: GuestId) -> bool:
        """Whether anything is kept of a guest beside sessions: a name, a seat, a table."""
        places = ((GUEST, GUEST.c.id), (SEAT, SEAT.c.guest), (GAME, GAME.c.host))
        asked = select(or_(*(exists().select_from(table).where(column == guest) for table, column in places)))
        async with self._journal.sessions() as session:
            return bool((await session.execute(asked)).scalar())

    async def _read(self, statement: Select[Any]) -> list[SessionRow]:
        rows = await self._journal.readers.run(lambda connection: connection.execute(statement).all())
        return [
            SessionRow(hash, GuestId(guest), device, made, seen, bool(ended))
            for hash, guest, device, made, seen, ended in rows
        ]

    def _now(self) -> int:
        return milliseconds(self._clock.now())

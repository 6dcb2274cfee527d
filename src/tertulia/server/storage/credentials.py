"""Sign-in methods of accounts in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.accounts import Credential, CredentialKind
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.account_models import CredentialRow
from tertulia.server.storage.journal import Journal

CREDENTIAL = cast(Table, CredentialRow.__table__)
_C = CREDENTIAL.c
ADD = upsert(CREDENTIAL).on_conflict_do_nothing(index_elements=["kind", "subject"]).returning(_C.subject)
FOUND = select(_C.kind, _C.subject, _C.guest, _C.label, _C.data, _C.made, _C.used, _C.session)


class SqlCredentials:
    """Database implementation of `tertulia.server.domain.accounts.CredentialStore`."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def find(self, kind: CredentialKind, subject: str) -> Credential | None:
        return next(iter(await self._read(FOUND.where(_this(kind, subject)))), None)

    async def credentials_of(self, guest: GuestId) -> Sequence[Credential]:
        return await self._read(FOUND.where(_C.guest == guest).order_by(_C.made, _C.kind, _C.subject))

    async def add(self, credential: Credential) -> bool:
        row = credential._asdict()
        return await self._journal.transact(lambda connection: connection.execute(ADD, row).one_or_none() is not None)

    async def store_use(self, credential: Credential, used: int, data: bytes) -> bool:
        here = and_(_this(credential.kind, credential.subject), _C.data == credential.data)
        return await self._changed(update(CREDENTIAL).where(here).values(used=used, data=data))

    async def rename(self, guest: GuestId, kind: CredentialKind, subject: str, label: str) -> bool:
        return await self._changed(
            update(CREDENTIAL).where(_this(kind, subject), _C.guest == guest).values(label=label)
        )

    async def remove(self, guest: GuestId, kind: CredentialKind, subject: str, *, last: bool) -> bool:
        def work(connection: Connection) -> bool:
            # Lock all credentials of the guest in one order: the second of two concurrent deletions finds the last.
            held = select(_C.subject).where(_C.guest == guest).order_by(_C.kind, _C.subject).with_for_update()
            if len(connection.execute(held).all()) < 2 and not last:
                return False
            gone = connection.execute(delete(CREDENTIAL).where(_this(kind, subject), _C.guest == guest))
            return gone.rowcount == 1

        return await self._journal.transact(work)

    async def _changed(self, statement: Any) -> bool:
        return await self._journal.transact(lambda connection: bool(connection.execute(statement).rowcount == 1))

    async def _read(self, statement: Select[Any]) -> list[Credential]:
        async with self._journal.sessions() as session:
            rows = await session.execute(statement)
            return [Credential(CredentialKind(kind), *rest) for kind, *rest in rows]


def _this(kind: CredentialKind, subject: str) -> ColumnElement[bool]:
    return and_(_C.kind == kind.value, _C.subject == subject)

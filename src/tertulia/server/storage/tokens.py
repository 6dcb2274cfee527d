"""One-time tokens in the database.

One statement uses a token up, so that only one of several simultaneous requests gets it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, insert, select, update

from tertulia.server.domain.accounts import Purpose, Token
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.account_models import TokenRow
from tertulia.server.storage.journal import Journal

TOKEN = cast(Table, TokenRow.__table__)
_C = TOKEN.c
FOUND = (_C.hash, _C.purpose, _C.guest, _C.data, _C.expires, _C.tries)


class SqlTokens:
    """Database implementation of `tertulia.server.domain.accounts.TokenStore`."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def add(self, tokens: Sequence[Token]) -> None:
        rows = [token._asdict() for token in tokens]
        old = delete(TOKEN).where(_C.expires <= self._now())

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(TOKEN), rows)

        await self._journal.transact(work)

    async def peek(self, hash: str, purpose: Purpose) -> Token | None:
        async with self._journal.sessions() as session:
            return _token((await session.execute(select(*FOUND).where(self._good(hash, purpose)))).one_or_none())

    async def consume(self, hash: str, purpose: Purpose) -> Token | None:
        return await self._one(delete(TOKEN).where(self._good(hash, purpose)).returning(*FOUND))

    async def count_attempt(self, hash: str, purpose: Purpose, most: int) -> Token | None:
        here = and_(self._good(hash, purpose), _C.tries < most)
        return await self._one(update(TOKEN).where(here).values(tries=_C.tries + 1).returning(*FOUND))

    async def delete(self, hashes: Collection[str]) -> None:
        await self._journal.transact(
            lambda connection: connection.execute(delete(TOKEN).where(_C.hash.in_(sorted(hashes))))
        )

    async def _one(self, statement: Any) -> Token | None:
        return _token(await self._journal.transact(lambda connection: connection.execute(statement).one_or_none()))

    def _good(self, hash: str, purpose: Purpose) -> ColumnElement[bool]:
        return and_(_C.hash == hash, _C.purpose == purpose.value, _C.expires > self._now())

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def delete_entry_tokens(connection: Connection, guest: GuestId) -> None:
    """Delete a guest's device links, and pending sign-ins as that guest, within a transaction.

    Some of them may come from a copy of the cookie that is being replaced or ended.
    """
    entries = [purpose.value for purpose in (Purpose.DEVICE, Purpose.SIGN_IN)]
    connection.execute(delete(TOKEN).where(_C.guest == guest, _C.purpose.in_(entries)))


def _token(row: Any) -> Token | None:
    if row is None:
        return None
    hash, purpose, guest, data, expires, tries = row
    return Token(hash, Purpose(purpose), None if guest is None else GuestId(guest), data, expires, tries)

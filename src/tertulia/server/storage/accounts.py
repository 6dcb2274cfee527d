"""Accounts in the database: sessions, credentials, one-time tokens and preferences."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.accounts import (
    Credential,
    CredentialKind,
    CredentialStore,
    PreferenceStore,
    Purpose,
    SessionStore,
    StoredSession,
    Token,
    TokenStore,
)
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.community_models import CredentialRow, PreferenceRow, SessionRow, TokenRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import GuestRow
from tertulia.server.storage.plain import GAME, GUEST, SEAT

TOKEN = cast(Table, TokenRow.__table__)
TOKEN_COLUMNS = (TOKEN.c.hash, TOKEN.c.purpose, TOKEN.c.guest, TOKEN.c.data, TOKEN.c.expires, TOKEN.c.tries)


class SqlTokens(TokenStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def add(self, tokens: Sequence[Token]) -> None:
        rows = [token._asdict() for token in tokens]
        old = delete(TOKEN).where(TOKEN.c.expires <= self._now())

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(TOKEN), rows)

        await self._journal.transact(work)

    async def peek(self, hash: str, purpose: Purpose) -> Token | None:
        async with self._journal.sessions() as session:
            return _token(
                (await session.execute(select(*TOKEN_COLUMNS).where(self._good(hash, purpose)))).one_or_none()
            )

    async def consume(self, hash: str, purpose: Purpose) -> Token | None:
        return await self._one(delete(TOKEN).where(self._good(hash, purpose)).returning(*TOKEN_COLUMNS))

    async def count_attempt(self, hash: str, purpose: Purpose, most: int) -> Token | None:
        here = and_(self._good(hash, purpose), TOKEN.c.tries < most)
        return await self._one(update(TOKEN).where(here).values(tries=TOKEN.c.tries + 1).returning(*TOKEN_COLUMNS))

    async def delete(self, hashes: Collection[str]) -> None:
        await self._journal.transact(
            lambda connection: connection.execute(delete(TOKEN).where(TOKEN.c.hash.in_(sorted(hashes))))
        )

    async def _one(self, statement: Any) -> Token | None:
        return _token(await self._journal.transact(lambda connection: connection.execute(statement).one_or_none()))

    def _good(self, hash: str, purpose: Purpose) -> ColumnElement[bool]:
        return and_(TOKEN.c.hash == hash, TOKEN.c.purpose == purpose.value, TOKEN.c.expires > self._now())

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def delete_entry_tokens(connection: Connection, guest: GuestId) -> None:
    """Delete a guest's device links and unfinished sign-ins, within the caller's transaction.

    Called when a guest's session is replaced or ended. A person with a copy of the session cookie may
    have created device links or begun sign-ins: they must not outlive the session.
    """
    entries = [purpose.value for purpose in (Purpose.DEVICE, Purpose.SIGN_IN)]
    connection.execute(delete(TOKEN).where(TOKEN.c.guest == guest, TOKEN.c.purpose.in_(entries)))


def _token(row: Any) -> Token | None:
    if row is None:
        return None
    hash, purpose, guest, data, expires, tries = row
    return Token(hash, Purpose(purpose), None if guest is None else GuestId(guest), data, expires, tries)


SESSION, CREDENTIAL, PERSON = (cast(Table, model.__table__) for model in (SessionRow, CredentialRow, GuestRow))
INSERT_SESSION = upsert(SESSION).on_conflict_do_nothing(index_elements=["hash"])
SELECT_SESSIONS = select(
    SESSION.c.hash,
    SESSION.c.guest,
    SESSION.c.device,
    SESSION.c.created_at,
    SESSION.c.seen,
    SESSION.c.ended,
    SESSION.c.rotated,
)
UPDATE_SEEN = (
    update(SESSION)
    .where(SESSION.c.hash == bindparam("of"), SESSION.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)


class SqlSessions(SessionStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def find(self, hash: str) -> StoredSession | None:
        return next(iter(await self._read(SELECT_SESSIONS.where(SESSION.c.hash == hash))), None)

    async def add(self, session: StoredSession) -> bool:
        row = {**session._asdict(), "changed": session.created_at}

        def work(connection: Connection) -> bool:
            connection.execute(INSERT_SESSION, [row])
            return not connection.execute(select(SESSION.c.ended).where(SESSION.c.hash == session.hash)).scalar_one()

        return await self._journal.transact(work)

    async def rotate(self, hash: str, guest: GuestId, successor: StoredSession) -> bool:
        """End the session with token hash `hash` and store `successor`, in one transaction.

        Returns False, and changes nothing, if the session has ended already. Deletes the guest's device links and
        unfinished sign-ins. If `successor` belongs to the same guest, the credentials that the old session added are
        recorded as added by `successor`.
        """
        now, open_still = self._now(), [SESSION.c.hash == hash, SESSION.c.guest == guest, SESSION.c.ended.is_(False)]

        def work(connection: Connection) -> bool:
            found = connection.execute(select(SESSION.c.created_at).where(*open_still).with_for_update()).one_or_none()
            if found is not None:
                connection.execute(update(SESSION).where(*open_still).values(ended=True, rotated=now, changed=now))
            else:
                # A browser with only a signed guest id has no row yet: store that the token derived from the id ended.
                early = StoredSession(hash, guest, successor.device, now, now, ended=True, rotated=now)._asdict()
                added = connection.execute(INSERT_SESSION.values({**early, "changed": now}).returning(SESSION.c.hash))
                if added.one_or_none() is None:
                    return False
            same = successor.guest == guest
            began = found[0] if found is not None and same else successor.created_at
            connection.execute(SESSION.insert().values({**successor._asdict(), "created_at": began, "changed": now}))
            delete_entry_tokens(connection, guest)
            if same:
                reassign_credentials(connection, hash, successor.hash)
            return True

        return await self._journal.transact(work)

    async def sessions_of(self, guest: GuestId) -> Sequence[StoredSession]:
        return await self._read(
            SELECT_SESSIONS.where(SESSION.c.guest == guest, SESSION.c.ended.is_(False)).order_by(
                SESSION.c.seen.desc(), SESSION.c.hash
            )
        )

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End the guest's sessions with the token hashes `hashes`, which stay stored as ended sessions.

        Deletes the guest's device links and unfinished sign-ins, too. If no session with a hash is stored, an ended
        session with this hash is added. Otherwise a browser could sign in again with a token that derives from a signed
        guest id.
        """
        here = [SESSION.c.guest == guest, SESSION.c.hash.in_(sorted(hashes)), SESSION.c.ended.is_(False)]

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

    async def changed_since(self, since: int) -> Sequence[StoredSession]:
        return await self._read(SELECT_SESSIONS.where(SESSION.c.changed >= since))

    async def has_other_data(self, guest: GuestId) -> bool:
        places = ((GUEST, GUEST.c.id), (SEAT, SEAT.c.guest), (GAME, GAME.c.host))
        statement = select(or_(*(exists().select_from(table).where(column == guest) for table, column in places)))
        async with self._journal.sessions() as session:
            return bool((await session.execute(statement)).scalar())

    async def name_stored_at(self, guest: GuestId) -> int | None:
        statement = select(PERSON.c.updated).where(PERSON.c.id == guest)
        found = await self._journal.readers.run(lambda connection: connection.execute(statement).scalar_one_or_none())
        return None if found is None else milliseconds(found)

    async def delete_unused(self, before: int) -> int:
        """Delete sessions last seen before `before` (milliseconds since 1970), and return their number.

        A session that ended at or after `before` is kept.
        """
        old = delete(SESSION).where(
            SESSION.c.seen < before, or_(SESSION.c.ended.is_(False), SESSION.c.changed < before)
        )
        return await self._journal.transact(lambda connection: connection.execute(old).rowcount)

    async def _read(self, statement: Select[Any]) -> list[StoredSession]:
        rows = await self._journal.readers.run(lambda connection: connection.execute(statement).all())
        return [
            StoredSession(hash, GuestId(guest), device, created_at, seen, bool(ended), rotated)
            for hash, guest, device, created_at, seen, ended, rotated in rows
        ]

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def write_tombstones(connection: Connection, guest: GuestId, hashes: Collection[str], now: int) -> None:
    """Store each token hash as an ended session of the guest, within the caller's transaction.

    Token hashes that have a stored session are skipped.
    """
    rows = [StoredSession(hash, guest, "", now, now, ended=True)._asdict() for hash in sorted(hashes)]
    if rows:
        connection.execute(INSERT_SESSION, [{**row, "changed": now} for row in rows])


def reassign_credentials(connection: Connection, hash: str, successor: str) -> None:
    """Record the sign-in methods that the session `hash` added as added by the session `successor`.

    Runs within the caller's transaction. Both sessions are given by their token hashes.
    """
    connection.execute(update(CREDENTIAL).where(CREDENTIAL.c.session == hash).values(session=successor))


ADD_CREDENTIAL = (
    upsert(CREDENTIAL).on_conflict_do_nothing(index_elements=["kind", "subject"]).returning(CREDENTIAL.c.subject)
)
SELECT_CREDENTIALS = select(
    CREDENTIAL.c.kind,
    CREDENTIAL.c.subject,
    CREDENTIAL.c.guest,
    CREDENTIAL.c.label,
    CREDENTIAL.c.data,
    CREDENTIAL.c.created_at,
    CREDENTIAL.c.used,
    CREDENTIAL.c.session,
)


class SqlCredentials(CredentialStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def find(self, kind: CredentialKind, subject: str) -> Credential | None:
        return next(iter(await self._read(SELECT_CREDENTIALS.where(_this(kind, subject)))), None)

    async def credentials_of(self, guest: GuestId) -> Sequence[Credential]:
        return await self._read(
            SELECT_CREDENTIALS.where(CREDENTIAL.c.guest == guest).order_by(
                CREDENTIAL.c.created_at, CREDENTIAL.c.kind, CREDENTIAL.c.subject
            )
        )

    async def add(self, credential: Credential) -> bool:
        row = credential._asdict()
        return await self._journal.transact(
            lambda connection: connection.execute(ADD_CREDENTIAL, row).one_or_none() is not None
        )

    async def store_use(self, credential: Credential, used: int, data: bytes) -> bool:
        here = and_(_this(credential.kind, credential.subject), CREDENTIAL.c.data == credential.data)
        return await self._change_row(update(CREDENTIAL).where(here).values(used=used, data=data))

    async def rename(self, guest: GuestId, kind: CredentialKind, subject: str, label: str) -> bool:
        return await self._change_row(
            update(CREDENTIAL).where(_this(kind, subject), CREDENTIAL.c.guest == guest).values(label=label)
        )

    async def remove(self, guest: GuestId, kind: CredentialKind, subject: str, *, last: bool) -> bool:
        def work(connection: Connection) -> bool:
            # Lock all credentials of the guest in one order: the second of two concurrent deletions finds the last.
            locked_credentials = (
                select(CREDENTIAL.c.subject)
                .where(CREDENTIAL.c.guest == guest)
                .order_by(CREDENTIAL.c.kind, CREDENTIAL.c.subject)
                .with_for_update()
            )
            if len(connection.execute(locked_credentials).all()) < 2 and not last:
                return False
            deletion = connection.execute(delete(CREDENTIAL).where(_this(kind, subject), CREDENTIAL.c.guest == guest))
            return deletion.rowcount == 1

        return await self._journal.transact(work)

    async def _change_row(self, statement: Any) -> bool:
        return await self._journal.transact(lambda connection: bool(connection.execute(statement).rowcount == 1))

    async def _read(self, statement: Select[Any]) -> list[Credential]:
        async with self._journal.sessions() as session:
            rows = await session.execute(statement)
            return [Credential(CredentialKind(kind), *rest) for kind, *rest in rows]


def _this(kind: CredentialKind, subject: str) -> ColumnElement[bool]:
    return and_(CREDENTIAL.c.kind == kind.value, CREDENTIAL.c.subject == subject)


PREFERENCE = cast(Table, PreferenceRow.__table__)
_INSERT_PREFERENCE = upsert(PREFERENCE)
UPSERT_PREFERENCE = _INSERT_PREFERENCE.on_conflict_do_update(
    index_elements=["guest", "name"], set_={name: _INSERT_PREFERENCE.excluded[name] for name in ("value", "changed")}
)
MAX_PREFERENCES_PER_GUEST = 100
"""Maximum number of stored preferences of a guest. The web client uses a few dozen."""


class SqlPreferences(PreferenceStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def preferences_of(self, guest: GuestId) -> Mapping[str, str]:
        async with self._journal.sessions() as session:
            rows = await session.execute(
                select(PREFERENCE.c.name, PREFERENCE.c.value)
                .where(PREFERENCE.c.guest == guest)
                .order_by(PREFERENCE.c.name)
            )
            return {str(name): str(value) for name, value in rows}

    async def store(self, guest: GuestId, changes: Mapping[str, str | None]) -> bool:
        now = milliseconds(self._clock.now())
        return await self._journal.transact(lambda connection: store_preferences(connection, guest, changes, now))


def store_preferences(connection: Connection, guest: GuestId, changes: Mapping[str, str | None], now: int) -> bool:
    """Store changed preferences of a guest within the caller's transaction.

    The value None deletes a preference. Returns False, and changes nothing, if the guest would have more than
    `MAX_PREFERENCES_PER_GUEST`.
    """
    stored_values = [(name, value) for name, value in sorted(changes.items()) if value is not None]
    restored = [name for name, value in changes.items() if value is None]
    others = select(func.count()).where(PREFERENCE.c.guest == guest, PREFERENCE.c.name.not_in(list(changes)))
    if connection.execute(others).scalar_one() + len(stored_values) > MAX_PREFERENCES_PER_GUEST:
        return False
    connection.execute(delete(PREFERENCE).where(PREFERENCE.c.guest == guest, PREFERENCE.c.name.in_(restored)))
    if stored_values:
        rows = [{"guest": guest, "name": name, "value": value, "changed": now} for name, value in stored_values]
        connection.execute(UPSERT_PREFERENCE, rows)
    return True

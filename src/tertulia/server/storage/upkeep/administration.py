"""Functions by which the site's owner reads and changes the database, even while a server runs.

They list the moderation log, find guests by email address, handle or name, offer component sets, and read notification
channels. All except `sealed_channels` work with SQLite and PostgreSQL.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, text

from tertulia.server.domain.accounts import CredentialKind
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.moderation import ModerationEntry
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.accounts import CREDENTIAL
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.community_models import RoleRow
from tertulia.server.storage.database import Database, SqliteDatabase, known_revisions, open_writer, prepare_database
from tertulia.server.storage.folder import FolderInUse, hold_folder
from tertulia.server.storage.guests import shown_name
from tertulia.server.storage.moderation import find_faults, load_entries
from tertulia.server.storage.outbox import CHANNEL
from tertulia.server.storage.plain import GUEST
from tertulia.server.storage.sets import row_of
from tertulia.server.storage.upkeep.opening import (
    UpkeepError,
    database_in,
    engine_on,
    explain_storage_errors,
    for_the_owner,
    open_to_read,
    require_current_shape,
    schema_revision,
    shape_of,
)


class CheckedLog(NamedTuple):
    """The moderation log, the names of the guests that it mentions, and its faults."""

    entries: list[ModerationEntry]
    names: Mapping[GuestId, str]
    broken: list[str]


def checked_log(place: Database) -> CheckedLog:
    """Read and check the moderation log. Nothing is changed, and the server may run.

    Raises `UpkeepError` if the database cannot be read, or its schema revision is not the current one.
    """
    with explain_storage_errors(place.name):
        engine = engine_on(database_in(place.folder)) if isinstance(place, SqliteDatabase) else place.writer()
        with engine.connect() as connection:
            require_current_shape(place, connection)
            entries = load_entries(connection)
            people = {guest for entry in entries for guest in (entry.actor, entry.subject)}
            stored_names = dict(tuple(row) for row in connection.execute(select(GUEST.c.id, GUEST.c.name)))
            return CheckedLog(
                entries, {each: shown_name(each, stored_names.get(each)) for each in people}, find_faults(connection)
            )


MAX_GUESTS_OF_NAME = 100


class FoundGuest(NamedTuple):
    """A guest that `found_people` returns, with name and role."""

    guest: GuestId
    name: str
    role: str


def found_people(place: Database, who: str, of_handle: Callable[[str], GuestId | None]) -> list[FoundGuest]:
    """Find guests who sign in with the email address `who`, or have `who` as their handle or exact name.

    A handle is a guest's public id, encrypted from the secret guest id. `of_handle` returns the guest with a handle, or
    None if the text is no handle. Nothing is changed, and the server may run. Raises `UpkeepError` if the database
    cannot be read, or its schema revision is not the current one.
    """
    who = who.strip()
    with explain_storage_errors(place.name):
        engine = engine_on(database_in(place.folder)) if isinstance(place, SqliteDatabase) else place.writer()
        with engine.connect() as connection:
            require_current_shape(place, connection)
            by_mail = select(CREDENTIAL.c.guest).where(
                CREDENTIAL.c.kind == CredentialKind.MAIL.value, CREDENTIAL.c.subject == who.lower()
            )
            by_name = (
                select(GUEST.c.id).where(GUEST.c.name == who).order_by(GUEST.c.updated.desc()).limit(MAX_GUESTS_OF_NAME)
            )
            guests = [str(guest) for query in (by_mail, by_name) for (guest,) in connection.execute(query)]
            found = [*filter(None, [of_handle(who)]), *map(GuestId, guests)]
            stored_names = dict(
                tuple(row) for row in connection.execute(select(GUEST.c.id, GUEST.c.name).where(GUEST.c.id.in_(found)))
            )
            roles = {str(guest): str(role) for guest, role in connection.execute(select(RoleRow.guest, RoleRow.role))}
    people = list(dict.fromkeys(found))
    return [FoundGuest(each, shown_name(each, stored_names.get(each)), roles.get(each, "player")) for each in people]


SETS = (
    "SELECT digest, name, listed, CAST(added AS TEXT), "
    "(SELECT count(*) FROM game_table WHERE game_table.component_set = component_set.digest) "
    "FROM component_set WHERE game = :game ORDER BY added, digest"
)


class SetUsage(NamedTuple):
    """A component set that a site stores."""

    digest: str
    name: str
    listed: bool
    """Whether the site offers this component set to all who open a game table."""
    added: str
    """Time at which the component set was stored, in UTC, like `2026-01-31 12:00:00`."""
    tables: int
    """Number of game tables that are played with this component set."""


def sets_in(place: Database, game: str) -> list[SetUsage]:
    """List the component sets of a game that a site stores, the oldest first.

    Raises `UpkeepError` if the database does not exist or cannot be read.
    """
    rows: Iterable[Sequence[Any]]
    if isinstance(place, SqliteDatabase):
        file = database_in(place.folder)
        with explain_storage_errors(str(file)), contextlib.closing(open_to_read(file)) as connection:
            schema_revision(connection, file)
            rows = connection.execute(SETS, {"game": game}).fetchall()
    else:
        with _open_connection(place) as connected:
            rows = () if shape_of(place, connected) is None else connected.execute(text(SETS), {"game": game}).all()
    return [SetUsage(str(one), str(name), bool(on), str(added)[:19], n) for one, name, on, added, n in rows]


def publish_set(place: Database, printed: ComponentSet) -> list[str]:
    """Offer a named component set for all tables of a site.

    Withdraws the offered sets of the same name, and returns their digests. Tables that use a withdrawn set keep it.
    Raises `UpkeepError` if the set has no name, or the database cannot be written.
    """
    if not printed.name:
        raise UpkeepError("a published set needs a name")
    before = [one.digest for one in sets_in(place, printed.game) if one.listed and one.name == printed.name]
    older = [digest for digest in before if digest != printed.digest]
    with _open_transaction(place) as connection:
        write_changes(connection, [Change(printed=row_of(printed))])
        _list(connection, printed.digest, True)
        for digest in older:
            _list(connection, digest, False)
    return older


def withdraw_set(place: Database, game: str, which: str) -> SetUsage:
    """Stop offering a component set for new game tables, and return the set.

    `which` is the set's name or the start of its digest. Game tables that use the set keep it. Raises `UpkeepError`
    unless exactly one offered set of the game matches.
    """
    listed = [one for one in sets_in(place, game) if one.listed]
    begins = [one for one in listed if which and one.digest.startswith(which)]
    found = [one for one in listed if one.name == which] or begins
    if len(found) != 1:
        names = ", ".join(f"{one.name!r} ({one.digest[:12]})" for one in listed) or "none"
        raise UpkeepError(f"{'several sets are' if found else 'no set is'} named {which!r}; published are {names}")
    with _open_transaction(place) as connection:
        _list(connection, found[0].digest, False)
    return found[0]._replace(listed=False)


def _list(connection: Connection, digest: str, listed: bool) -> None:
    connection.execute(
        text("UPDATE component_set SET listed = :on WHERE digest = :digest"), {"on": listed, "digest": digest}
    )


def _open_transaction(place: Database) -> contextlib.AbstractContextManager[Connection]:
    """Open a transaction in the site's database, which servers may use at the same time.

    If no server uses a SQLite database, its schema is upgraded first. Raises `UpkeepError` if the schema is not the
    current one: a server of another version may use it.
    """
    return _written_in_folder(place.folder) if isinstance(place, SqliteDatabase) else _written_beside(place)


@contextlib.contextmanager
def _written_in_folder(folder: Path) -> Iterator[Connection]:
    file = database_in(folder)
    with for_the_owner(), contextlib.ExitStack() as exit_stack:
        try:
            exit_stack.enter_context(hold_folder(folder))
            prepare_database(folder)
        except FolderInUse:  # its server has upgraded the database to its own version
            with contextlib.closing(open_to_read(file)) as reading:
                shape = schema_revision(reading, file)
            if shape != known_revisions()[-1]:
                raise UpkeepError(f"the server that uses {folder} has another version: restart it first") from None
        engine = open_writer(folder)
        try:
            with explain_storage_errors(str(file)), engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


@contextlib.contextmanager
def _written_beside(place: Database) -> Iterator[Connection]:
    """Open a transaction in a PostgreSQL database, which running servers may use at the same time.

    Creates the tables of an empty database. Raises `UpkeepError` if the database has the schema of another version,
    because an upgrade would disturb running servers of that version.
    """
    with _open_connection(place) as connection:
        if shape_of(place, connection) is not None:
            require_current_shape(place, connection)
    place.prepare()
    with _open_connection(place) as connection, connection.begin():
        yield connection


@contextlib.contextmanager
def _open_connection(place: Database) -> Iterator[Connection]:
    engine = place.writer()
    try:
        with explain_storage_errors(place.name), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


class SealedChannel(NamedTuple):
    """A stored notification channel with its encrypted address."""

    id: str
    kind: str
    owner: str
    address: bytes
    """Address of the channel, encrypted with the site's secret."""


def sealed_channels(folder: Path) -> list[SealedChannel]:
    """Load all notification channels of a data folder, sorted by id. The server may run meanwhile.

    Raises `UpkeepError` if the database cannot be read.
    """
    file = database_in(folder)
    statement = select(CHANNEL.c.id, CHANNEL.c.kind, CHANNEL.c.owner, CHANNEL.c.address).order_by(CHANNEL.c.id)
    with explain_storage_errors(str(file)), engine_on(file).connect() as connection:
        return [SealedChannel(*row) for row in connection.execute(statement)]

"""Finds guests for the site's owner by email address, handle or name, in either kind of database."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import select

from tertulia.server.domain.accounts import CredentialKind
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.community_models import RoleRow
from tertulia.server.storage.credentials import CREDENTIAL
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.guests import shown_name
from tertulia.server.storage.plain import GUEST
from tertulia.server.storage.upkeep.files import database_in
from tertulia.server.storage.upkeep.opening import engine_on, plainly, require_current_shape

MOST = 100


class Found(NamedTuple):
    """A guest with their name and role."""

    guest: GuestId
    name: str
    role: str


def found_people(place: Database, who: str, of_handle: Callable[[str], GuestId | None]) -> list[Found]:
    """Guests who sign in with the email address `who`, or have `who` as their handle or exact name.

    `of_handle` decodes a handle. Nothing is changed, and the server may run. Raises `UpkeepError` if the database
    cannot be read, or has another schema revision than the current one.
    """
    who = who.strip()
    with plainly(place.name):
        engine = engine_on(database_in(place.folder)) if isinstance(place, SqliteDatabase) else place.writer()
        with engine.connect() as connection:
            require_current_shape(place, connection)
            by_mail = select(CREDENTIAL.c.guest).where(
                CREDENTIAL.c.kind == CredentialKind.MAIL.value, CREDENTIAL.c.subject == who.lower()
            )
            by_name = select(GUEST.c.id).where(GUEST.c.name == who).order_by(GUEST.c.updated.desc()).limit(MOST)
            guests = [str(guest) for asked in (by_mail, by_name) for (guest,) in connection.execute(asked)]
            found = [*filter(None, [of_handle(who)]), *map(GuestId, guests)]
            chosen = dict(
                tuple(row) for row in connection.execute(select(GUEST.c.id, GUEST.c.name).where(GUEST.c.id.in_(found)))
            )
            roles = {str(guest): str(role) for guest, role in connection.execute(select(RoleRow.guest, RoleRow.role))}
    people = list(dict.fromkeys(found))
    return [Found(each, shown_name(each, chosen.get(each)), roles.get(each, "player")) for each in people]

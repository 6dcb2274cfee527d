"""Reads and checks the moderation log for the site's owner, in either kind of database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import select

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import LogEntry
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.guests import shown_name
from tertulia.server.storage.moderation_log import find_faults, load_entries
from tertulia.server.storage.plain import GUEST
from tertulia.server.storage.upkeep.files import database_in
from tertulia.server.storage.upkeep.opening import engine_on, plainly, require_current_shape


class CheckedLog(NamedTuple):
    """The moderation log, the names of the guests in it, and its faults."""

    deeds: list[LogEntry]
    names: Mapping[GuestId, str]
    broken: list[str]


def checked_log(place: Database) -> CheckedLog:
    """Read and check the moderation log. Nothing is changed, and the server may run.

    Raises `UpkeepError` if the database cannot be read, or has another schema revision than the current one.
    """
    with plainly(place.name):
        engine = engine_on(database_in(place.folder)) if isinstance(place, SqliteDatabase) else place.writer()
        with engine.connect() as connection:
            require_current_shape(place, connection)
            deeds = load_entries(connection)
            people = {guest for deed in deeds for guest in (deed.who, deed.about)}
            chosen = dict(tuple(row) for row in connection.execute(select(GUEST.c.id, GUEST.c.name)))
            return CheckedLog(
                deeds, {each: shown_name(each, chosen.get(each)) for each in people}, find_faults(connection)
            )

"""Names and languages of guests in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import guest_name
from tertulia.server.domain.ports import Chosen
from tertulia.server.storage.changes import Change
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GUEST

CHOSEN = select(GUEST.c.id, GUEST.c.name, GUEST.c.language).where(GUEST.c.id.in_(bindparam("ids", expanding=True)))

_FIRST = upsert(GUEST)
KEEP_FIRST_LANGUAGE = _FIRST.on_conflict_do_update(
    index_elements=["id"], set_={"language": _FIRST.excluded.language}, where=GUEST.c.language.is_(None)
)


class SqlGuests:
    """Database implementation of `tertulia.server.domain.ports.GuestStore`."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def load_chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        async with self._journal.sessions() as session:
            rows = await session.execute(CHOSEN, {"ids": sorted(guests)})
            return {GuestId(guest): _chosen(guest, name, language) for guest, name, language in rows}

    async def store(self, guest: GuestId, chosen: Chosen) -> None:
        await self._journal.commit(Change(guest=self._row(guest, chosen)))

    async def store_first_language(self, guest: GuestId, chosen: Chosen) -> None:
        row = self._row(guest, chosen)
        await self._journal.transact(lambda connection: connection.execute(KEEP_FIRST_LANGUAGE, row))

    def _row(self, guest: GuestId, chosen: Chosen) -> dict[str, object]:
        return {"id": guest, "name": chosen.name, "language": chosen.language, "updated": self._clock.now()}


def _chosen(guest: str, name: object, language: object) -> Chosen:
    """The name and language in a row. A damaged name is replaced by the guest's default name."""
    return Chosen(shown_name(GuestId(guest), name), language if isinstance(language, str) else None)


def shown_name(guest: GuestId, chosen: object) -> str:
    """The name of a guest: `chosen` if it is a name, otherwise the default name for their id."""
    return chosen if isinstance(chosen, str) and chosen.strip() else guest_name(guest)

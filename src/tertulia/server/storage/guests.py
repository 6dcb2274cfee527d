"""What guests have chosen, in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert as upsert  # the other database writes it alike

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
    """Guests in the database (`tertulia.server.domain.ports.GuestStore`)."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        """What those of the guests have chosen who have chosen anything."""
        async with self._journal.sessions() as session:
            rows = await session.execute(CHOSEN, {"ids": sorted(guests)})
            return {GuestId(guest): _chosen(guest, name, language) for guest, name, language in rows}

    async def keep(self, guest: GuestId, chosen: Chosen) -> None:
        """Keep what a guest has chosen."""
        await self._journal.commit(Change(guest=self._row(guest, chosen)))

    async def keep_first_language(self, guest: GuestId, chosen: Chosen) -> None:
        """Store the language of a guest who has none; with the name if nothing is stored of the guest."""
        row = self._row(guest, chosen)
        await self._journal.transact(lambda connection: connection.execute(KEEP_FIRST_LANGUAGE, row))

    def _row(self, guest: GuestId, chosen: Chosen) -> dict[str, object]:
        return {"id": guest, "name": chosen.name, "language": chosen.language, "seen": self._clock.now()}


def _chosen(guest: str, name: object, language: object) -> Chosen:
    """What a row says; a damaged name is as good as none."""
    return Chosen(shown_name(GuestId(guest), name), language if isinstance(language, str) else None)


def shown_name(guest: GuestId, chosen: object) -> str:
    """What a guest is called, with the name as the storage has it; None where it has none."""
    return chosen if isinstance(chosen, str) and chosen.strip() else guest_name(guest)

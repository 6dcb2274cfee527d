"""State of tables as the recipient of a notification sees it: `TablesNow`."""

from __future__ import annotations

from collections.abc import Collection

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notice_ports import Standing, Standings
from tertulia.server.domain.notices import TABLE_OWNER, TableStanding
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.domain.questions import Question, unanswered
from tertulia.server.domain.seats import Seat, guests_at


class TablesNow:
    """Reads the state of tables from the storage, and the names of their players."""

    def __init__(self, standings: Standings, guests: GuestProfiles, clock: Clock = SYSTEM) -> None:
        self._standings, self._guests, self._clock = standings, guests, clock

    async def of(self, owner: str, tables: Collection[str]) -> dict[str, TableStanding]:
        """State of each table for `owner` (a guest, or the table itself), by table id.

        Unknown tables are omitted.
        """
        if not tables:
            return {}
        found = await self._standings.now(set(tables))
        by = {} if owner.startswith(TABLE_OWNER) else await self._standings.invited(GuestId(owner), set(found))
        seated = {guest for each in found.values() for guest in guests_at(each.seats)}
        profiles = await self._guests.meet({*seated, *by.values()})
        standings = {table: self._standing(owner, table, each, by.get(table)) for table, each in found.items()}
        del profiles  # kept alive until the names are read
        return standings

    async def language(self, owner: str) -> str | None:
        """Language of a guest, or of a table's host, or None if they have none or the table does not exist."""
        table = owner.removeprefix(TABLE_OWNER)
        guest = GuestId(owner)
        if table != owner:
            found = (await self._standings.now([table])).get(table)
            if found is None:
                return None
            guest = found.host
        held = await self._guests.meet([guest])
        await self._guests.read_again([guest])  # another process may have changed it
        language = self._guests.language(guest)
        del held
        return language

    def _standing(self, owner: str, table: str, now: Standing, by: GuestId | None) -> TableStanding:
        acting = [now.seats[seat] for seat in now.actors if seat < len(now.seats) and not now.seats[seat].played_by_bot]
        if owner.startswith(TABLE_OWNER):
            named, mine = acting, acting
        else:
            named = [seat for seat in now.seats if seat.kind != "open" and seat.guest != owner]
            mine = [seat for seat in acting if seat.guest == owner]
        altered, asked = now.course.altered, now.course.asked
        return TableStanding(
            id=table,
            game=now.game,
            phase=now.phase,
            acting=bool(mine),
            seated=any(seat.guest == owner for seat in now.seats),
            free=sum(seat.kind == "open" for seat in now.seats),
            names=[name for seat in named if (name := self._name(seat))],
            own=owner in (now.host, TABLE_OWNER + table) or any(seat.guest == owner for seat in now.seats),
            invited_by=None if by is None else self._guests.name(by),
            asked=altered is not None and any(_of(now, seat) == owner for seat in altered.unsure),
            wish_by=self._asking(owner, now, now.course.wish),
            wish_days=now.wish_days,
            pause_by=self._asking(owner, now, None if asked is None or asked.until <= self._clock.now() else asked),
            touched=now.touched,
        )

    def _asking(self, owner: str, now: Standing, question: Question | None) -> list[str]:
        """Names of the players who proposed something, or an empty list if the owner has answered or need not."""
        if question is None or owner not in unanswered(now.seats, now.course, question):
            return []
        return [name for seat in question.seats if seat < len(now.seats) and (name := self._name(now.seats[seat]))]

    def _name(self, seat: Seat) -> str:
        if seat.kind == "guest" and seat.guest is not None:
            return self._guests.name(seat.guest)
        return seat.name or ""


def _of(now: Standing, seat: int) -> GuestId | None:
    return now.seats[seat].guest if seat < len(now.seats) else None

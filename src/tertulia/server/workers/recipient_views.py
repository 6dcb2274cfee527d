"""Read the state of tables as the recipient of a notification may know it (`RecipientViews`)."""

from __future__ import annotations

from collections.abc import Collection

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.interruptions import Question, guests_without_answer
from tertulia.server.domain.notification_ports import TableFacts, TableFactsStore
from tertulia.server.domain.notifications import TABLE_OWNER, RecipientView
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.domain.seats import GuestId, Seat, guests_at


class RecipientViews:
    """Reads tables, and the names of their players, for the recipient of a notification."""

    def __init__(self, store: TableFactsStore, guests: GuestProfiles, clock: Clock = SYSTEM) -> None:
        self._store, self._guests, self._clock = store, guests, clock

    async def load_views(self, owner: str, tables: Collection[str]) -> dict[str, RecipientView]:
        """Return the state of each table for `owner` (a guest, or the table itself), by table id.

        Deleted and unknown tables are omitted.
        """
        if not tables:
            return {}
        found = await self._store.load(set(tables))
        by = {} if owner.startswith(TABLE_OWNER) else await self._store.load_inviters(GuestId(owner), set(found))
        seated = {guest for each in found.values() for guest in guests_at(each.seats)}
        profiles = await self._guests.load_profiles({*seated, *by.values()})
        views = {table: self._view(owner, table, each, by.get(table)) for table, each in found.items()}
        del profiles  # kept alive until the names are read
        return views

    async def load_language(self, owner: str) -> str | None:
        """Return the language that a guest, or the host of a table, has chosen.

        `owner` is the guest's id, or the table's id after `TABLE_OWNER`. Returns None without a chosen language, or if
        the table does not exist.
        """
        table = owner.removeprefix(TABLE_OWNER)
        guest = GuestId(owner)
        if table != owner:
            found = (await self._store.load([table])).get(table)
            if found is None:
                return None
            guest = found.host
        profiles = await self._guests.load_profiles([guest])
        await self._guests.reload_profiles([guest])  # another process may have changed it
        language = self._guests.language(guest)
        del profiles
        return language

    def _view(self, owner: str, table: str, facts: TableFacts, by: GuestId | None) -> RecipientView:
        acting = [
            facts.seats[seat]
            for seat in facts.actors
            if seat < len(facts.seats) and not facts.seats[seat].played_by_bot
        ]
        if owner.startswith(TABLE_OWNER):
            named, mine = acting, acting
        else:
            named = [seat for seat in facts.seats if seat.kind != "open" and seat.guest != owner]
            mine = [seat for seat in acting if seat.guest == owner]
        changes, pause = facts.course.pending_changes, facts.course.pause_proposal
        return RecipientView(
            id=table,
            game=facts.game,
            phase=facts.phase,
            acting=bool(mine),
            seated=any(seat.guest == owner for seat in facts.seats),
            open_seats=sum(seat.kind == "open" for seat in facts.seats),
            names=[name for seat in named if (name := self._name(seat))],
            with_guests=any(guest != owner for guest in guests_at(facts.seats)),
            involved=owner in (facts.host, TABLE_OWNER + table) or any(seat.guest == owner for seat in facts.seats),
            invited_by=None if by is None else self._guests.name(by),
            must_agree=changes is not None and any(_guest_at(facts, seat) == owner for seat in changes.must_agree),
            end_proposed_by=self._proposers(owner, facts, facts.course.end_proposal),
            end_proposal_days=facts.end_proposal_days,
            pause_proposed_by=self._proposers(
                owner, facts, None if pause is None or pause.until <= self._clock.now() else pause
            ),
            touched=facts.touched,
        )

    def _proposers(self, owner: str, facts: TableFacts, question: Question | None) -> list[str]:
        """Return the names of the players who made or joined the proposal `question`.

        The list is empty if `question` is None, or if no answer is expected from `owner`: they have agreed, or have no
        seat with a vote.
        """
        if question is None or owner not in guests_without_answer(facts.seats, facts.course, question):
            return []
        return [name for seat in question.seats if seat < len(facts.seats) and (name := self._name(facts.seats[seat]))]

    def _name(self, seat: Seat) -> str:
        if seat.kind == "guest" and seat.guest is not None:
            return self._guests.name(seat.guest)
        return seat.name or ""


def _guest_at(facts: TableFacts, seat: int) -> GuestId | None:
    return facts.seats[seat].guest if seat < len(facts.seats) else None

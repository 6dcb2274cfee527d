"""Playing at once: an open table that fits and where one may sit, else a new one, where the next who wants the same sits down.

Whoever opens such a table first makes it, under a key that says what is wanted, the one where people meet: only one of two who do
so at the same time does, and the other sits down there. So there are never two of them, each waiting alone.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

import msgspec
from msgspec import Struct

from tertulia.play.time_played import Forfeit
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Open, SeatPlan, SetChoice, Sit, Start
from tertulia.server.domain.errors import NotAgreed, NotHost, NotOpen, SeatsMissing, TableNotFound
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.paces import PACES, PaceName
from tertulia.server.domain.pacing import DAY, Agreement
from tertulia.server.domain.ports import ListedTable, StorageFault, TableList
from tertulia.server.domain.seats import guests_at, seats_of
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused

FRESH = 14 * DAY
"""Seconds after which nobody is sent to a table where nothing happens."""
MOST_TRIES = 20
SOON = 0.1
"""Seconds until a table is looked for again that somebody is just opening."""


class Wanted(Struct, frozen=True):
    """What somebody wants to play. Where they have chosen no patience, substitute or hints, a table is as good with any of them."""

    game: str
    seats: int
    pace: PaceName = "none"
    forfeit: Forfeit = "bot"
    options: Mapping[str, str] = {}
    public: bool = True
    """Whether whoever wants the same may sit down; otherwise the table is for those only who have its link."""
    patience: int | None = None
    substitute: str | None = None
    hints: bool | None = None
    components: SetChoice | None = None
    """The set to play with; None for the site's usual one."""

    def opening(self, guest: GuestId) -> Open:
        """What opens such a table for a guest."""
        return Open(
            guest=guest,
            game=self.game,
            seats=[SeatPlan("me"), *[SeatPlan("open")] * (self.seats - 1)],
            options=self.options,
            public=self.public,
            patience=self.patience,
            substitute=self.substitute,
            hints=self.hints,
            components=self.components,
            agreement=Agreement(PACES[self.pace], self.forfeit),
        )


class Meetings(Protocol):
    """At which table people meet who want the same. Every method may raise `StorageFault`; then nothing has changed."""

    async def at(self, key: str) -> str | None:
        """The id of the table where they meet; None where nobody has met yet."""

    async def claim(self, key: str, table_id: str, instead_of: str | None) -> str:
        """Make a table the one where they meet, in place of another, or of none. Returns the one where they do: another where
        somebody was first."""

    async def is_one(self, table_id: str) -> bool:
        """Whether people meet at a table, whatever they want, or did until another took its place."""


class Desk:
    """Brings people who want to play to a table."""

    def __init__(
        self,
        service: TableService,
        lists: TableList,
        meetings: Meetings,
        clock: Clock = SYSTEM,
    ) -> None:
        self._service, self._lists, self._meetings, self._clock = service, lists, meetings, clock

    async def play(self, guest: GuestId, wanted: Wanted, apart: frozenset[GuestId] = frozenset()) -> str:
        """Where a guest plays what they want, beside nobody from whom they are kept `apart`: the id of a table where they sit from
        now on. Raises a kind of `Refused` where there can be no such table."""
        new = await self._service.prepare(wanted.opening(guest))
        if not wanted.public:
            return (await self._service.keep(new)).id
        wish = Wish(guest, apart, wanted, new)
        listed = (await self._lists.listed(guest)).tables
        meeting = await self._meetings.at(wish.key)  # after the list: whoever opens one of them claims it before
        others = [table.id for table in fitting(wish, listed) if table.id != meeting]
        if meeting is not None and await self._comes(meeting) and await self._sits(meeting, wish):
            return meeting
        for table_id in others:
            if await self._sits(table_id, wish):
                return table_id
        for _ in range(MOST_TRIES):
            found = await self._meetings.claim(wish.key, new.id, meeting)
            if found == new.id:
                await self._service.keep(new)
                return found
            if await self._comes(found) and await self._sits(found, wish):
                return found
            meeting = found
        raise StorageFault("storage-busy")

    async def _comes(self, table_id: str) -> bool:
        """Whether a table is there that somebody is just opening; waited for a while."""
        for _ in range(MOST_TRIES):
            try:
                await self._service.table(table_id)
            except TableNotFound:
                await self._clock.sleep(SOON)
            else:
                return True
        return False

    async def _sits(self, table_id: str, wish: Wish) -> bool:
        """Have a guest sit down at a table, where its host has chosen nothing else meanwhile; where all seats are taken by that,
        the game of those who only meet begins."""
        guest = wish.guest
        try:
            table = await self._service.table(table_id)
            await self._service.refresh(table)
            if not wish.fits(table):
                return False
            if seats_of(table.state.seats, guest):
                return table.state.phase == "open"
            free = next((number for number, seat in enumerate(table.state.seats) if seat.kind == "open"), None)
            if free is None or not guests_at(table.state.seats):
                return False
            begins = await self._meetings.is_one(table_id)  # before it is full: once it has begun nobody keeps that
            await self._service.run(table, Sit(guest, free, wish.apart, table.state.version))
        except StorageFault:
            raise
        except Refused:
            return False
        if begins and all(seat.kind != "open" for seat in table.state.seats):
            with contextlib.suppress(
                NotOpen, NotHost, NotAgreed, SeatsMissing
            ):  # somebody was quicker, or has got up again
                await self._service.run(table, Start(table.state.host))
        return True


class Wish(NamedTuple):
    """Who wants to play what, and the table that would be opened for it."""

    guest: GuestId
    apart: frozenset[GuestId]
    wanted: Wanted
    new: Table

    @property
    def key(self) -> str:
        """The same for all who want the same, however much of it they have chosen."""
        new = self.new
        said = (
            new.game.name,
            len(new.state.seats),
            sorted(new.options.items()),
            new.agreement,
            new.patience,
            new.substitute,
            new.hints,
            new.require_set().digest,
        )
        return hashlib.sha256(msgspec.json.encode(said)).hexdigest()

    def fits(self, table: Table) -> bool:
        """Whether a table is played as it is wanted."""
        new, wanted = self.new, self.wanted
        chosen = ((wanted.patience, table.patience), (wanted.substitute, table.substitute), (wanted.hints, table.hints))
        return (
            table.public
            and (table.game, table.options, table.agreement) == (new.game, new.options, new.agreement)
            and len(table.state.seats) == len(new.state.seats)
            and table.printed is not None
            and table.printed.digest == new.require_set().digest
            and all(asked in (None, there) for asked, there in chosen)
        )


def fitting(wish: Wish, listed: list[ListedTable]) -> Iterator[ListedTable]:
    """The open tables that may be as somebody wants it and where they may sit down, those first that have waited longest."""
    guest, new = wish.guest, wish.new
    asked = (new.game.name, True, "open", new.require_set().name, new.options, new.agreement, len(new.state.seats))
    for table in sorted(listed, key=lambda table: -(table.age or 0)):
        there = (
            table.game,
            table.public,
            table.phase,
            table.set_name,
            table.options,
            table.agreement,
            len(table.seats),
        )
        people = guests_at(table.seats)
        if there == asked and people and guest not in people and table.host != guest and (table.age or 0) < FRESH:
            yield table

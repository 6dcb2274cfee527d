"""Playing at once: an open table that fits and where one may sit, else a new one, where the next who wants the same sits down.

Whoever opens such a table first makes it, under a key that says what is wanted, the one where people meet: only one of two who do
so at the same time does, and the other sits down there. So there are never two of them, each waiting alone.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Mapping
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from tertulia.kernel.game import Game
from tertulia.play.clock import ByTurns, Live
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Open, SeatPlan, Sit, Start
from tertulia.server.domain.errors import NotAgreed, NotHost, NotOpen, SeatsMissing, TableNotFound
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.opening import known_game
from tertulia.server.domain.pacing import DAY, Agreement
from tertulia.server.domain.ports import ListedTable, StorageFault, TableList
from tertulia.server.domain.seats import guests_at, seats_of
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused

PaceName = Literal["none", "live", "turns"]
PACES: Mapping[PaceName, Agreement] = {
    "none": Agreement(),
    "live": Agreement(pace=Live(bank=20 * 60, increment=30, delay=10, cap=40 * 60, pause=15 * 60)),
    "turns": Agreement(pace=ByTurns(reserve=3 * DAY, per_move=DAY, cap=5 * DAY, nights=True, vacation_days=14)),
}
"""What people meet for who choose no more than this."""
FRESH = 14 * DAY
"""Seconds after which nobody is sent to a table where nothing happens."""
MOST_TRIES = 20
SOON = 0.1
"""Seconds until a table is looked for again that somebody is just opening."""


class Wanted(Struct, frozen=True):
    """What somebody wants to play."""

    game: str
    seats: int
    pace: PaceName = "none"

    @property
    def key(self) -> str:
        """The same for all who want the same."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()


class Meetings(Protocol):
    """At which table people meet who want the same. Every method may raise `StorageFault`; then nothing has changed."""

    async def at(self, key: str) -> str | None:
        """The id of the table where they meet; None where nobody has met yet."""

    async def claim(self, key: str, table_id: str, instead_of: str | None) -> str:
        """Make a table the one where they meet, in place of another, or of none. Returns the one where they do: another where
        somebody was first."""


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
        game, agreement = known_game(wanted.game), PACES[wanted.pace]
        plans = [SeatPlan("me"), *[SeatPlan("open")] * (wanted.seats - 1)]
        new = await self._service.prepare(Open(guest, game.name, plans, {}, agreement=agreement))
        listed = (await self._lists.listed(guest)).tables
        meeting = await self._meetings.at(wanted.key)  # after the list: whoever opens one of them claims it before
        others = [table.id for table in fitting(game, wanted, guest, listed) if table.id != meeting]
        if meeting is not None and await self._sits(meeting, guest, apart, wanted):
            return meeting
        for table_id in others:
            if await self._sits(table_id, guest, apart, wanted, begins=False):
                return table_id
        for _ in range(MOST_TRIES):
            found = await self._meetings.claim(wanted.key, new.id, meeting)
            if found == new.id:
                await self._service.keep(new)
                return found
            if await self._comes(found) and await self._sits(found, guest, apart, wanted):
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

    async def _sits(
        self, table_id: str, guest: GuestId, apart: frozenset[GuestId], wanted: Wanted, *, begins: bool = True
    ) -> bool:
        """Have a guest sit down at a table, where its host has chosen nothing else meanwhile; where all seats are taken by that,
        the game of those who only meet begins."""
        try:
            table = await self._service.table(table_id)
            await self._service.refresh(table)
            if not is_wanted(table, wanted):
                return False
            if seats_of(table.state.seats, guest):
                return table.state.phase == "open"
            free = next((number for number, seat in enumerate(table.state.seats) if seat.kind == "open"), None)
            if free is None or not guests_at(table.state.seats):
                return False
            await self._service.run(table, Sit(guest, free, apart))
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


def is_wanted(table: Table, wanted: Wanted) -> bool:
    """Whether a table is played as somebody wants it who chooses no more."""
    alike = table.agreement == PACES[wanted.pace] and len(table.state.seats) == wanted.seats
    return alike and table.options == table.game.check_options({}, wanted.seats)


def fitting(game: Game, wanted: Wanted, guest: GuestId, listed: list[ListedTable]) -> Iterator[ListedTable]:
    """The open tables where somebody may sit down who wants that, those first that have waited longest."""
    usual, agreement = game.check_options({}, wanted.seats), PACES[wanted.pace]
    for table in sorted(listed, key=lambda table: -(table.age or 0)):
        if (table.game, table.public, table.phase, table.set_name) != (game.name, True, "open", ""):
            continue
        if table.options != usual or table.agreement != agreement or len(table.seats) != wanted.seats:
            continue
        people = guests_at(table.seats)
        if people and guest not in people and table.host != guest and (table.age or 0) < FRESH:
            yield table

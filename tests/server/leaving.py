"""What leaves the server for somebody who does not look: letters, push, webhooks, calendars. Of a table that came to be as it is,
as bytes; so that two worlds can be held together (`tests.server.worlds`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta

from tertulia.play.clock import ByTurns
from tertulia.server.delivery.mail import letter_of
from tertulia.server.delivery.push import payload
from tertulia.server.delivery.webhook import body_of
from tertulia.server.domain import timekeeping
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.events import Acted, Undone
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notice_ports import Deadline
from tertulia.server.domain.notices import (
    CHOSEN,
    TABLE_OWNER,
    Channel,
    ChannelState,
    Notice,
    NoticeState,
    Pending,
    Way,
    end_of,
    notices_of,
    still_true,
)
from tertulia.server.domain.pacing import NOTHING, Course
from tertulia.server.domain.ports import Turn
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.calendar_feed import calendar_of
from tertulia.server.storage.standings import Standing
from tertulia.server.workers.asking_tables import TablesNow
from tertulia.server.workers.notice_words import Wording
from tests.server.clocks import BEGIN


class ByTheirIds:
    """What guests are called (`tertulia.server.domain.ports.Naming`)."""

    def name(self, guest: GuestId) -> str:
        """Their id."""
        return guest

    def handle(self, guest: GuestId) -> str:
        """Their id."""
        return guest


__all__ = ["OneTable", "Timed", "Wording", "leaving", "notices_of"]
NOW = milliseconds(BEGIN)
ADDRESS = "https://games.test"
PACE = ByTurns(reserve=30 * 86400, per_move=86400, cap=60 * 86400)


class Known(ByTheirIds):
    """Guests who are called by their ids and have said nothing of languages."""

    async def meet(self, guests: Iterable[GuestId]) -> list[GuestId]:
        return list(guests)

    async def read_again(self, guests: Iterable[GuestId]) -> None:
        """Nothing can have changed."""

    def language(self, guest: GuestId) -> None:
        return None

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        raise NotImplementedError

    async def note_language(self, guest: GuestId, language: str) -> None:
        raise NotImplementedError


class OneTable:
    """How one table stands, from its state (`tertulia.server.domain.notice_ports.Standings`)."""

    def __init__(self, table: Table, state: TableState) -> None:
        self._table, self._state = table, state

    async def now(self, tables: Collection[str]) -> Mapping[str, Standing]:
        state, days = self._state, self._table.agreement.wish_days
        game, acting = self._table.game.name, state.actors()
        return {self._table.id: Standing(game, state.phase, acting, state.seats, state.host, state.course, days, NOW)}

    async def invited(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        return {}


async def leaving(table: Table, old: TableState, new: TableState, viewers: Iterable[GuestId]) -> list[bytes]:
    """All that goes out to some people, and to whoever reads the table's own webhook, because the table is now as it is."""
    told = list[bytes]()
    notices = list(notices_of(table.id, old, new))
    for owner in [*viewers, TABLE_OWNER + table.id]:
        mine = [each for each in notices if each.owner == owner]
        told += await _sent(owner, table, new, mine)
    for viewer in viewers:
        acts = any(new.seats[seat].guest == viewer for seat in new.actors())
        turns = [Turn(table.id, table.game.name, 0)] if acts else []
        end = end_of(new, viewer)
        deadlines = (
            [] if end is None else [Deadline(table.id, table.game.name, datetime.fromtimestamp(end / 1000, UTC))]
        )
        told.append(calendar_of(turns, deadlines, "en", ADDRESS, BEGIN))
    return told


class Timed:
    """The clocks of a table by turns whose game goes on by a step an hour: only what leaves the server is made of them."""

    def __init__(self, state: TableState) -> None:
        self.state = state.fork()
        self.state.course = Course(pace=PACE, began=BEGIN)

    def follow(self, table: Table, state: TableState) -> TableState:
        """The state of a table after a step, with its clocks; the table has the state before it."""
        match, before = state.match, table.state.match
        assert match is not None
        assert before is not None
        steps = match.position - before.position
        timed = state.fork()
        timed.course = self.state.course
        seat = (match if steps > 0 else before).log[-1].seat
        event = Acted(table, seat, steps) if steps > 0 else Undone(table, seat, -steps)
        timekeeping.follow(table, timed, [event], BEGIN + timedelta(hours=state.version), NOTHING)
        self.state = timed
        return timed


async def _sent(owner: str, table: Table, state: TableState, notices: list[Notice]) -> list[bytes]:
    """What of some notices goes out, by every way, and when it is due."""
    standings = await TablesNow(OneTable(table, state), Known()).of(owner, [table.id])
    true = [each for each in notices if still_true(each.kind, each.mark, standings[table.id])]
    found = [repr(true).encode()]
    if not true:
        return found
    pending = [
        Pending(each.table, each.kind, each.mark, NOW, NOW + each.wait, NoticeState.WAITING, 0, 0) for each in true
    ]
    channel = Channel(
        id="channel", owner=owner, way=Way.MAIL, kinds=CHOSEN, state=ChannelState.READY, address=b"", made=NOW
    )
    wording = Wording(ADDRESS, lambda about: about)
    end = None if owner.startswith(TABLE_OWNER) else end_of(state, GuestId(owner))
    ends = {} if end is None else {table.id: datetime.fromtimestamp(end / 1000, UTC)}
    message = wording.message(channel, pending, list(standings.values()), "en", NOW, ends)
    letter = letter_of("somebody@example.org", message, "games.test")
    return [*found, repr(letter).encode(), payload(message), body_of(message)]

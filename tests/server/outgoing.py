"""Messages that the server sends because a table changed: emails, push, webhooks, calendar feeds.

They are returned as bytes, so that two worlds can be compared (`tests.server.worlds`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta

from tertulia.play.clock import ByTurns
from tertulia.server.delivery.email import compose_email
from tertulia.server.delivery.push import payload
from tertulia.server.delivery.webhook import body_of
from tertulia.server.domain import timekeeping
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.events import ActionsUndone, SeatActed
from tertulia.server.domain.notifications import (
    OPTIONAL_KINDS,
    TABLE_OWNER,
    Channel,
    ChannelKind,
    ChannelState,
    Notification,
    NotificationState,
    PendingNotification,
    deadline_of,
    still_applies,
    table_notifications,
)
from tertulia.server.domain.ports import Turn
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import NO_EXCLUDED_TIME, Course, TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.routes.notifications import build_calendar_feed
from tertulia.server.storage.table_facts import StoredTableFacts
from tertulia.server.workers.notification_texts import NotificationTexts
from tertulia.server.workers.recipient_views import RecipientViews
from tests.server.clocks import BEGIN


class IdNames:
    """Names of guests: their ids (`tertulia.server.domain.ports.Naming`)."""

    def name(self, guest: GuestId) -> str:
        return guest

    def handle(self, guest: GuestId) -> str:
        return guest


__all__ = ["NotificationTexts", "OneTable", "TimeControl", "collect_messages", "table_notifications"]
NOW = milliseconds(BEGIN)
ADDRESS = "https://games.test"
PACE = ByTurns(reserve=30 * 86400, per_move=86400, cap=60 * 86400)


class KnownGuests(IdNames):
    """Guests whose names are their ids and whose language is unknown."""

    async def load_profiles(self, guests: Iterable[GuestId]) -> list[GuestId]:
        return list(guests)

    async def reload_profiles(self, guests: Iterable[GuestId]) -> None:
        """Nothing to refresh: names are ids."""

    def language(self, guest: GuestId) -> None:
        return None

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        raise NotImplementedError

    async def note_language(self, guest: GuestId, language: str) -> None:
        raise NotImplementedError


class OneTable:
    """The state of a single table, for notifications (`tertulia.server.domain.notification_ports.TableFactsStore`)."""

    def __init__(self, table: Table, state: TableState) -> None:
        self._table, self._state = table, state

    async def load(self, tables: Collection[str]) -> Mapping[str, StoredTableFacts]:
        state, days = self._state, self._table.agreement.end_proposal_days
        game, acting = self._table.game.name, state.actors()
        return {
            self._table.id: StoredTableFacts(
                game, state.phase, acting, state.seats, state.host, state.course, days, NOW
            )
        }

    async def load_inviters(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        return {}


async def collect_messages(table: Table, old: TableState, new: TableState, viewers: Iterable[GuestId]) -> list[bytes]:
    """Return everything that is sent because a table changed from `old` to `new`.

    Recipients are the viewers and the table's own webhook; each viewer's calendar feed is included.
    """
    sent = list[bytes]()
    notifications = list(table_notifications(table.id, old, new))
    for owner in [*viewers, TABLE_OWNER + table.id]:
        mine = [each for each in notifications if each.owner == owner]
        sent += await _render_notifications(owner, table, new, mine)
    for viewer in viewers:
        acts = any(new.seats[seat].guest == viewer for seat in new.actors())
        turns = [Turn(table.id, table.game.name, 0, deadline_of(new, viewer))] if acts else []
        sent.append(build_calendar_feed(turns, "en", ADDRESS, BEGIN))
    return sent


class TimeControl:
    """Adds time control by turns to a table whose game goes on by one step an hour.

    The clocks affect only what leaves the server.
    """

    def __init__(self, state: TableState) -> None:
        self.state = state.fork()
        self.state.course = Course(pace=PACE, began=BEGIN)

    def follow(self, table: Table, state: TableState) -> TableState:
        """Return the table's state after a step, with clocks. `table` still has the state before the step."""
        match, before = state.match, table.state.match
        assert match is not None
        assert before is not None
        steps = match.position - before.position
        timed = state.fork()
        timed.course = self.state.course
        seat = (match if steps > 0 else before).log[-1].seat
        event = SeatActed(table, seat, steps) if steps > 0 else ActionsUndone(table, seat, -steps)
        timekeeping.update_clocks(table, timed, [event], BEGIN + timedelta(hours=state.version), NO_EXCLUDED_TIME)
        self.state = timed
        return timed


async def _render_notifications(
    owner: str, table: Table, state: TableState, notifications: list[Notification]
) -> list[bytes]:
    """Render the notifications for one recipient in every channel format, with their due times."""
    views = await RecipientViews(OneTable(table, state), KnownGuests()).load_views(owner, [table.id])
    applicable = [each for each in notifications if still_applies(each.kind, each.dedupe_key, views[table.id])]
    found = [repr(applicable).encode()]
    if not applicable:
        return found
    pending = [
        PendingNotification(
            each.table, each.kind, each.dedupe_key, NOW, NOW + each.delay_seconds, NotificationState.WAITING, 0, 0
        )
        for each in applicable
    ]
    channel = Channel(
        id="channel",
        owner=owner,
        kind=ChannelKind.EMAIL,
        kinds=OPTIONAL_KINDS,
        state=ChannelState.READY,
        address=b"",
        created_at=NOW,
    )
    texts = NotificationTexts(ADDRESS, lambda about: about)
    end = None if owner.startswith(TABLE_OWNER) else deadline_of(state, GuestId(owner))
    ends = {} if end is None else {table.id: datetime.fromtimestamp(end / 1000, UTC)}
    message = texts.compose_message(channel, pending, list(views.values()), "en", NOW, ends)
    email = compose_email("guest@example.org", message, "games.test")
    return [*found, repr(email).encode(), payload(message), body_of(message)]

"""Send notifications: one job for each channel with pending notifications (`Notifier.work`).

Right before it sends a notification, the notifier checks that it is still true and that the recipient does not look at
the table. It marks the notification as being sent, sends it, and stores the result. If the process dies in between, the
notification may have arrived. A service that recognizes message ids gets it again after three minutes under the same
id. For other services the notification becomes "unsure", which the owner of the channel sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from tertulia.server.domain.calendars import Calendars, PersonTime, chosen_calendar
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.delivery import Message, NotDelivered, Senders, Told
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.mailing import Seal
from tertulia.server.domain.notice_ports import Channels, Ends
from tertulia.server.domain.notice_times import (
    QuietHours,
    after_quiet,
    digest_at,
    quiet_hours,
    tell_short_at,
    told_zone,
    zone_of,
)
from tertulia.server.domain.notices import (
    OF_TURNS,
    SENT_ALONE,
    TABLE_OWNER,
    WORTH,
    Channel,
    ChannelState,
    Choices,
    NoticeKind,
    NoticeState,
    Pending,
    Sight,
    TableStanding,
    still_true,
)
from tertulia.server.domain.ports import StorageFault
from tertulia.server.errors import Refused
from tertulia.server.workers.asking_tables import TablesNow
from tertulia.server.workers.ending import see_through
from tertulia.server.workers.letters import LAST_WORDS
from tertulia.server.workers.notice_words import Wording
from tertulia.server.workers.taking import HeldJob

log = logging.getLogger(__name__)
MOST_AT_ONCE = 16
"""The most messages that a process sends at the same time."""
SOON = 2.0
"""Seconds after which a job is tried again that found `MOST_AT_ONCE` messages under way."""
LONGEST_WAIT = 86_400.0
"""Seconds after which a channel is checked again at the latest. Changed choices and calendars are checked at once."""
STANDING = 1_800_000
"""Milliseconds until a low-time warning is checked again if its clock is paused or could not be read."""
APART = 60_000
"""Minimum milliseconds between two messages on one channel; notifications are batched meanwhile."""
DYING = 180_000
"""Milliseconds after which the worker process of an unfinished send is taken for crashed."""
FIRST_PAUSE, LONG_PAUSE, LONGEST_PAUSE = 60_000, 3_600_000, 6 * 3_600_000
"""Retry pauses in milliseconds: the first, doubled each time; the longest on day one; the longest later."""
FIRST_DAY = 86_400_000
SETTLE_PAUSES = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds between attempts to store the result of a message while the storage fails."""


class People(NamedTuple):
    """Sources of facts about recipients: tables in view, states of their tables, deadlines and calendars."""

    sight: Sight
    tables: TablesNow
    ends: Ends
    calendars: Calendars


class Notifier:
    """Sends the notifications of channels: `work` runs the job of one channel."""

    def __init__(
        self,
        jobs: Jobs,
        channels: Channels,
        people: People,
        senders: Senders,
        wording: Wording,
        seal: Seal,
        clock: Clock = SYSTEM,
    ) -> None:
        self._jobs, self._channels, self._people, self._senders = jobs, channels, people, senders
        self._wording, self._seal, self._clock = wording, seal, clock
        self._busy = 0

    async def work(self, held: HeldJob) -> None:
        """Send the due notifications of a channel; those that are due later keep its job."""
        if self._busy >= MOST_AT_ONCE:
            await self._jobs.give_back(held.job, SOON)
            return
        self._busy += 1
        try:
            later = await self._told(held.id.key)
        finally:
            self._busy -= 1
        if later is not None:
            wait = (later - self._now()) / 1000
            await self._jobs.give_back(held.job, min(max(wait, 1.0), LONGEST_WAIT))

    async def _told(self, channel_id: str) -> int | None:
        """Send what is due. Returns the time (ms) when the next notification is due, or None if none is left."""
        channel = await self._channels.one(channel_id)
        if channel is None:
            return None
        waiting, now = await self._pending(channel), self._now()
        first = min((each.due for each in waiting), default=None)
        if first is None or first > now:
            return first if channel.state is ChannelState.READY else None
        choices = await self._channels.choices(channel.owner) or Choices()
        quiet = await self._quiet(channel, choices)
        true, standings = await self._still_true(
            channel, [each for each in waiting if each.state is NoticeState.WAITING]
        )
        true = [await self._in_time(channel, each, choices, quiet) for each in true]
        # Relative to `now`, the time at which the notifications were checked.
        due = {each: self._due(channel, choices, quiet, each, now) for each in true}
        ready = [each for each in true if due[each] <= now]
        later = [at for at in due.values() if at > now]
        later += [each.at + DYING for each in waiting if each.state is NoticeState.SENDING]
        if not ready or channel.state is not ChannelState.READY:
            return min(later) if later and channel.state is ChannelState.READY else None
        unseen = [each for each in ready if not await self._seen(channel, each)]
        if len(unseen) < len(ready):
            await self._channels.drop_notices(channel.id, [each for each in ready if each not in unseen])
        if unseen and (again := await self._sent(channel, unseen, standings, choices)) is not None:
            later.append(again)
        return min(later) if later else None

    async def _pending(self, channel: Channel) -> list[Pending]:
        """Notifications that wait or are being sent.

        A send that a crashed process left unfinished waits again if the service recognizes message ids, and becomes
        unsure otherwise.
        """
        found = await self._channels.pending(channel.id)
        lost = [each for each in found if each.state is NoticeState.SENDING and each.at + DYING <= self._now()]
        if not lost:
            return found
        if not self._senders[channel.way].harmless:
            await self._channels.settle(channel.id, lost, NoticeState.UNSURE)
            return [each for each in found if each not in lost]
        await self._channels.settle(channel.id, lost, NoticeState.WAITING, self._now())
        return await self._channels.pending(channel.id)

    async def _still_true(
        self, channel: Channel, notices: Sequence[Pending]
    ) -> tuple[list[Pending], dict[str, TableStanding]]:
        """The notifications that are still true, and the states of their tables. Deletes the others."""
        standings = await self._people.tables.of(channel.owner, [each.table for each in notices])
        true = [each for each in notices if still_true(each.kind, each.mark, standings.get(each.table))]
        await self._channels.drop_notices(channel.id, [each for each in notices if each not in true])
        return true, standings

    async def _in_time(self, channel: Channel, notice: Pending, choices: Choices, quiet: QuietHours | None) -> Pending:
        """Postpone a low-time warning whose clock has more time again (a pause, days off). Returns the notification."""
        now = self._now()
        if notice.kind is not NoticeKind.SHORT or notice.due > now:
            return notice
        end = None
        with contextlib.suppress(Refused):
            end = await self._people.ends.of(notice.table, GuestId(channel.owner))
        due = now + STANDING if end is None else tell_short_at(end, notice.made, now, choices, quiet)
        if due <= now:
            return notice
        await self._channels.postpone(channel.id, notice, due)
        return notice._replace(due=due)

    async def _quiet(self, channel: Channel, choices: Choices) -> QuietHours | None:
        """The quiet hours of a channel's owner, or None."""
        if not choices.as_calendar or channel.owner.startswith(TABLE_OWNER):
            return quiet_hours(choices, None)
        owner = GuestId(channel.owner)
        return quiet_hours(choices, chosen_calendar((await self._people.calendars.read([owner])).get(owner)))

    def _due(self, channel: Channel, choices: Choices, quiet: QuietHours | None, notice: Pending, now: int) -> int:
        """When a notification can be sent, after throttling, digest and quiet hours."""
        due = max(notice.due, 0 if channel.last is None else channel.last + APART)
        if channel.owner.startswith(TABLE_OWNER):
            return due
        if notice.kind in SENT_ALONE:
            return notice.due
        if notice.kind is NoticeKind.SHORT:  # its time is chosen with regard to the quiet hours (`_in_time`)
            return due
        if not notice.tries:  # a retried notification does not wait for another digest
            due = max(due, milliseconds(digest_at(choices, channel.way, notice.kind, _moment(notice.due))))
        at = max(due, now)
        awake = milliseconds(after_quiet(quiet, _moment(at)))
        return due if awake == at else awake

    async def _seen(self, channel: Channel, notice: Pending) -> bool:
        if channel.owner.startswith(TABLE_OWNER) or notice.kind in SENT_ALONE:
            return False
        return await self._people.sight.sees(notice.table, GuestId(channel.owner))

    async def _sent(
        self, channel: Channel, notices: Sequence[Pending], standings: dict[str, TableStanding], choices: Choices
    ) -> int | None:
        """Send notifications in one message. Returns when to try again, or None.

        Everything that the message needs is read before a notification is marked as being sent: an earlier failure
        changes nothing.
        """
        alone = [each for each in notices if each.kind in SENT_ALONE][:1]
        chosen = alone or _together(notices)
        ends = {} if alone else await self._ends(channel, notices, choices)
        language = await self._people.tables.language(channel.owner) or choices.language
        replaces = self._senders[channel.way].replaces and not alone
        standing = await self._standing(channel, chosen, language) if replaces else ()

        def word(begun: Sequence[Pending]) -> Message:
            if alone:
                return self._wording.alone(channel, begun[0], language, self._now())
            message = self._wording.message(channel, begun, list(standings.values()), language, self._now(), ends)
            return replace(message, standing=standing)

        try:
            address = self._seal.open(channel.address)
        except ValueError:
            failure = NotDelivered("another secret has sealed the address", permanent=True)
            return await self._failed(channel, chosen, failure)
        more = len(chosen) < len(notices)
        return await see_through(self._hand_over(channel, chosen, address, word, more=more), LAST_WORDS)

    async def _hand_over(
        self,
        channel: Channel,
        notices: Sequence[Pending],
        address: bytes,
        word: Callable[[Sequence[Pending]], Message],
        *,
        more: bool,
    ) -> int | None:
        """Mark notifications as being sent, send them, store the result. Returns when to try again, or None."""
        at = self._now()
        try:
            begun = await self._channels.begin(channel.id, notices, at)
        except BaseException:  # they may be marked already, but were not sent
            await self._settle(channel, [each._replace(at=at) for each in notices], NoticeState.WAITING, at)
            raise
        if not begun:
            return self._now() + DYING
        try:
            await self._senders[channel.way].send(address, word(begun))
        except NotDelivered as failure:
            return await self._failed(channel, begun, failure)
        except asyncio.CancelledError:  # the process stops before the service has answered
            harmless = self._senders[channel.way].harmless
            await self._settle(channel, begun, NoticeState.WAITING if harmless else NoticeState.UNSURE, self._now())
            raise
        except Exception as error:
            log.error("a message could not be handed over by %s: %s", channel.way, type(error).__name__)
            return await self._failed(channel, begun, NotDelivered("it could not be handed over"))
        await self._settle(channel, begun, NoticeState.SENT)
        return self._now() + APART if more or len(begun) < len(notices) else None

    async def _settle(
        self, channel: Channel, notices: Sequence[Pending], state: NoticeState, due: int | None = None
    ) -> None:
        """Store the result of sending, with retries: it is known nowhere else. Raises `StorageFault` if all fail."""
        for pause in SETTLE_PAUSES:
            with contextlib.suppress(StorageFault):
                return await self._channels.settle(channel.id, notices, state, due)
            await self._clock.sleep(pause)
        await self._channels.settle(channel.id, notices, state, due)

    async def _standing(self, channel: Channel, notices: Sequence[Pending], language: str) -> list[Told]:
        """Turns in earlier push messages that are still true. A new message repeats them, as it replaces those."""
        said = {each.table for each in notices}
        tables = [table for table in await self._channels.told_turns(channel.id) if table not in said]
        found = await self._people.tables.of(channel.owner, tables)
        return [
            self._wording.told(NoticeKind.TURN, found[table], language, of_table=False)
            for table in tables
            if still_true(NoticeKind.TURN, 0, found.get(table))
        ]

    async def _ends(self, channel: Channel, notices: Sequence[Pending], choices: Choices) -> dict[str, datetime]:
        """Deadlines by table, in the owner's time zone; those that cannot be read now are omitted."""
        tables = {each.table for each in notices if each.kind in OF_TURNS}
        if channel.owner.startswith(TABLE_OWNER) or not tables:
            return {}
        owner, found = GuestId(channel.owner), dict[str, datetime]()
        person = (await self._people.calendars.read([owner])).get(owner, PersonTime())
        zone = zone_of(told_zone(choices, person))
        for table in tables:
            with contextlib.suppress(Refused):
                if (end := await self._people.ends.of(table, owner)) is not None:
                    found[table] = _moment(end).astimezone(zone)
        return found

    async def _failed(self, channel: Channel, notices: Sequence[Pending], failure: NotDelivered) -> int | None:
        if failure.gone:
            await self._channels.drop(channel.id)
            return None
        if failure.permanent:
            await self._settle(channel, notices, NoticeState.FAILED)
            await self._channels.set_state(channel.id, ChannelState.REFUSED, failure.reason)
            return None
        await self._channels.set_state(channel.id, ChannelState.READY, failure.reason)
        now = self._now()
        given_up = [each for each in notices if each.kind in WORTH and each.made + WORTH[each.kind] <= now]
        others = [each for each in notices if each not in given_up]
        await self._settle(channel, given_up, NoticeState.FAILED)
        if not others:
            return None
        due = now + _pause(others, now)
        await self._settle(channel, others, NoticeState.WAITING, due)
        return due

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def _together(notices: Sequence[Pending]) -> Sequence[Pending]:
    """Notifications of the next message: those of an earlier attempt, to keep its message id, or all."""
    first = min((each.at for each in notices if each.at), default=0)
    return [each for each in notices if each.at == first]


def _pause(notices: Sequence[Pending], now: int) -> int:
    """Milliseconds until refused notifications are sent again: at most an hour on the first day, then six."""
    tries = max(each.tries for each in notices)
    old = min(each.made for each in notices) + FIRST_DAY <= now
    return min(FIRST_PAUSE << min(tries, 16), LONGEST_PAUSE if old else LONG_PAUSE)


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)

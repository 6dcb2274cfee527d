"""Send notifications: one job for each channel with pending notifications (`Notifier.work`).

Right before it sends a notification, the notifier checks that the notification still applies and that the recipient
does not look at the table. It marks the notification as being sent, sends it, and stores the result. If the process
dies in between, the notification may have arrived. A service that recognizes message ids gets it again after three
minutes under the same id. For other services the state of the notification becomes "unknown", which the owner of the
channel sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from tertulia.server.domain.calendars import Calendars, PlayerTime, chosen_calendar
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.delivery import Message, NotDelivered, NotificationText, Seal, Senders
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.notification_ports import NotificationStore, TableDeadlines
from tertulia.server.domain.notification_times import (
    QuietHours,
    digest_time,
    display_zone,
    end_of_quiet_hours,
    low_time_send_at,
    quiet_hours,
    zone_of,
)
from tertulia.server.domain.notifications import (
    RETRY_PERIODS_MS,
    TABLE_OWNER,
    TURN_KINDS,
    UNBATCHED_KINDS,
    Channel,
    ChannelState,
    NotificationKind,
    NotificationSettings,
    NotificationState,
    PendingNotification,
    RecipientView,
    Visibility,
    still_applies,
)
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.errors import Refused
from tertulia.server.workers.emails import SHUTDOWN_GRACE_SECONDS
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.notification_texts import NotificationTexts
from tertulia.server.workers.recipient_views import RecipientViews
from tertulia.server.workers.task_control import finish_before_cancelling

log = logging.getLogger(__name__)
Notifications = Sequence[PendingNotification]
MAX_MESSAGES_AT_ONCE = 16
"""Maximum number of messages that a process sends at the same time."""
FULL_RETRY_SECONDS = 2.0
"""Seconds until a job is retried if its process already sends `MAX_MESSAGES_AT_ONCE` messages."""
MAX_RECHECK_SECONDS = 86_400.0
"""Maximum seconds between two checks of a channel with pending notifications.

Changed settings and calendars cause a check at once.
"""
PAUSED_CLOCK_RECHECK_MS = 1_800_000
"""Milliseconds until a low-time warning is checked again if the clock is paused or unreadable."""
MIN_SEND_INTERVAL_MS = 60_000
"""Minimum milliseconds between two messages on one channel.

Notifications that become due meanwhile are sent in one message.
"""
SEND_LEASE_MS = 180_000
"""Milliseconds after which the sender of a message counts as crashed if it has not stored the result.

The result says whether the message was sent.
"""
FIRST_RETRY_MS = 60_000
"""Milliseconds until a refused message is sent again the first time. Each later wait is twice as long."""
MAX_FIRST_DAY_RETRY_MS = 3_600_000
"""Maximum milliseconds until a refused message is sent again, on its notification's first day."""
MAX_RETRY_MS = 6 * 3_600_000
"""Maximum milliseconds until a refused message is sent again, after the first day."""
FIRST_DAY_MS = 86_400_000
STORE_RETRY_SECONDS = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds to wait after each failed attempt to store whether a message was sent."""


class RecipientFacts(NamedTuple):
    """Sources from which the notifier learns about recipients and their tables.

    They say which guests look at a table, what a recipient may know about tables, when turns are due, and when a player
    has quiet hours or days off.
    """

    visibility: Visibility
    tables: RecipientViews
    deadlines: TableDeadlines
    calendars: Calendars


class MessageDelivery(NamedTuple):
    """Objects with which the notifier composes messages, decrypts channel addresses, and sends messages."""

    senders: Senders
    texts: NotificationTexts
    seal: Seal


class Notifier:
    """Sends pending notifications by email, push message, webhook or external service.

    A channel is an address to which notifications are sent. Each channel has a job, which `work` runs.
    """

    def __init__(
        self,
        jobs: Jobs,
        channels: NotificationStore,
        facts: RecipientFacts,
        delivery: MessageDelivery,
        clock: Clock = SYSTEM,
    ) -> None:
        self._jobs, self._channels, self._facts, self._clock = jobs, channels, facts, clock
        self._senders, self._texts, self._seal = delivery
        self._busy = 0

    async def work(self, claimed: ClaimedJob) -> None:
        """Send the due notifications of a channel; if others are due later, release the job until then."""
        if self._busy >= MAX_MESSAGES_AT_ONCE:
            await self._jobs.release(claimed.job, FULL_RETRY_SECONDS)
            return
        self._busy += 1
        try:
            later = await self._send_due(claimed.id.key)
        finally:
            self._busy -= 1
        if later is not None:
            wait = (later - self._now()) / 1000
            await self._jobs.release(claimed.job, min(max(wait, 1.0), MAX_RECHECK_SECONDS))

    async def _send_due(self, channel_id: str) -> int | None:
        """Send the due notifications of a channel.

        Returns when the next one is due, in milliseconds since 1970; None if none is left.
        """
        channel = await self._channels.get_channel(channel_id)
        if channel is None:
            return None
        waiting, now = await self._load_pending(channel), self._now()
        first = min((each.due for each in waiting), default=None)
        if first is None or first > now:
            return first if channel.state is ChannelState.READY else None
        settings = await self._channels.get_settings(channel.owner) or NotificationSettings()
        quiet = await self._load_quiet_hours(channel, settings)
        true, views = await self._drop_obsolete(
            channel, [each for each in waiting if each.state is NotificationState.WAITING]
        )
        true = [await self._postpone_low_time(channel, each, settings, quiet) for each in true]
        # Relative to `now`, the time at which the notifications were checked.
        due = {each: self._due_time(channel, settings, quiet, each, now) for each in true}
        ready = [each for each in true if due[each] <= now]
        later = [at for at in due.values() if at > now]
        later += [each.send_began_at + SEND_LEASE_MS for each in waiting if each.state is NotificationState.SENDING]
        if not ready or channel.state is not ChannelState.READY:
            return min(later) if later and channel.state is ChannelState.READY else None
        unseen = [each for each in ready if not await self._is_viewing(channel, each)]
        if len(unseen) < len(ready):
            await self._channels.delete_notifications(channel.id, [each for each in ready if each not in unseen])
        if unseen and (again := await self._send_message(channel, unseen, views, settings)) is not None:
            later.append(again)
        return min(later) if later else None

    async def _load_pending(self, channel: Channel) -> list[PendingNotification]:
        """Return the notifications of a channel that wait or are being sent.

        If a process crashed while it sent a notification, the notification waits again if the service recognizes
        message ids. Otherwise the state of the notification becomes "unknown", and the notification is omitted.
        """
        found = await self._channels.load_pending(channel.id)
        lost = [
            each
            for each in found
            if each.state is NotificationState.SENDING and each.send_began_at + SEND_LEASE_MS <= self._now()
        ]
        if not lost:
            return found
        if not self._senders[channel.kind].deduplicates:
            await self._channels.store_result(channel.id, lost, NotificationState.UNKNOWN)
            return [each for each in found if each not in lost]
        await self._channels.store_result(channel.id, lost, NotificationState.WAITING, self._now())
        return await self._channels.load_pending(channel.id)

    async def _drop_obsolete(
        self, channel: Channel, notifications: Notifications
    ) -> tuple[list[PendingNotification], dict[str, RecipientView]]:
        """Delete the notifications that no longer apply. Returns the rest, and the states of their tables."""
        views = await self._facts.tables.load_views(channel.owner, [each.table for each in notifications])
        true = [each for each in notifications if still_applies(each.kind, each.dedupe_key, views.get(each.table))]
        await self._channels.delete_notifications(channel.id, [each for each in notifications if each not in true])
        return true, views

    async def _postpone_low_time(
        self,
        channel: Channel,
        notification: PendingNotification,
        settings: NotificationSettings,
        quiet: QuietHours | None,
    ) -> PendingNotification:
        """Postpone a low-time warning if the player's clock has more time again (after a pause or days off).

        Returns the notification with its new due time.
        """
        now = self._now()
        if notification.kind is not NotificationKind.LOW_TIME or notification.due > now:
            return notification
        end = None
        with contextlib.suppress(Refused):
            end = await self._facts.deadlines.deadline_of(notification.table, GuestId(channel.owner))
        due = now + PAUSED_CLOCK_RECHECK_MS
        if end is not None:
            due = low_time_send_at(end, notification.created_at, now, settings, quiet)
        if due <= now:
            return notification
        await self._channels.postpone(channel.id, notification, due)
        return notification._replace(due=due)

    async def _load_quiet_hours(self, channel: Channel, settings: NotificationSettings) -> QuietHours | None:
        """Return the quiet hours of a channel's owner, or None if the owner has none."""
        if not settings.as_calendar or channel.owner.startswith(TABLE_OWNER):
            return quiet_hours(settings, None)
        owner = GuestId(channel.owner)
        return quiet_hours(settings, chosen_calendar((await self._facts.calendars.load_calendars([owner])).get(owner)))

    def _due_time(
        self,
        channel: Channel,
        settings: NotificationSettings,
        quiet: QuietHours | None,
        notification: PendingNotification,
        now: int,
    ) -> int:
        """Return when a notification can be sent.

        The send interval, the daily digest that the owner may have chosen for emails, and quiet hours can postpone it.
        Times are milliseconds since 1970.
        """
        last = channel.last_success_at
        due = max(notification.due, 0 if last is None else last + MIN_SEND_INTERVAL_MS)
        if channel.owner.startswith(TABLE_OWNER):
            return due
        if notification.kind in UNBATCHED_KINDS:
            return notification.due
        if notification.kind is NotificationKind.LOW_TIME:  # `_postpone_low_time` has regarded the quiet hours
            return due
        if not notification.tries:  # a retried notification does not wait for another digest
            digest = digest_time(settings, channel.kind, notification.kind, _to_datetime(notification.due))
            due = max(due, milliseconds(digest))
        at = max(due, now)
        awake = milliseconds(end_of_quiet_hours(quiet, _to_datetime(at)))
        return due if awake == at else awake

    async def _is_viewing(self, channel: Channel, notification: PendingNotification) -> bool:
        if channel.owner.startswith(TABLE_OWNER) or notification.kind in UNBATCHED_KINDS:
            return False
        return await self._facts.visibility.is_viewing(notification.table, GuestId(channel.owner))

    async def _send_message(
        self,
        channel: Channel,
        notifications: Notifications,
        views: dict[str, RecipientView],
        settings: NotificationSettings,
    ) -> int | None:
        """Send notifications in one message.

        Returns when to send again (milliseconds since 1970), or None if nothing is left. Everything that the message
        needs is read before the notifications are marked as being sent. So a failed read changes no notification.
        """
        unbatched = [each for each in notifications if each.kind in UNBATCHED_KINDS][:1]
        batch = unbatched or _next_batch(notifications)
        deadlines = {} if unbatched else await self._load_deadlines(channel, notifications, settings)
        language = await self._facts.tables.load_language(channel.owner) or settings.language
        replaces_previous = self._senders[channel.kind].replaces_previous and not unbatched
        pending_turns = await self._load_pending_turns(channel, batch, language) if replaces_previous else ()

        def compose(marked: Notifications) -> Message:
            if unbatched:
                return self._texts.compose_unbatched(channel, marked[0], language, self._now())
            message = self._texts.compose_message(
                channel, marked, list(views.values()), language, self._now(), deadlines
            )
            return replace(message, pending_turns=pending_turns)

        try:
            address = self._seal.decrypt(channel.address)
        except ValueError:
            failure = NotDelivered("the address was encrypted with another secret", permanent=True)
            return await self._handle_failure(channel, batch, failure)
        more = len(batch) < len(notifications)
        return await finish_before_cancelling(
            self._mark_and_send(channel, batch, address, compose, more=more), SHUTDOWN_GRACE_SECONDS
        )

    async def _mark_and_send(
        self,
        channel: Channel,
        notifications: Notifications,
        address: bytes,
        compose: Callable[[Notifications], Message],
        *,
        more: bool,
    ) -> int | None:
        """Mark notifications as being sent, send them in one message, and store the result.

        `address` is the channel's decrypted address. `compose` builds the message from the notifications that were
        marked. `more` says whether the channel has due notifications for another message. Returns when to send again
        (milliseconds since 1970), or None if nothing is left.
        """
        at = self._now()
        try:
            marked = await self._channels.mark_sending(channel.id, notifications, at)
        except BaseException:  # they may be marked already, but were not sent
            await self._store_result(
                channel, [each._replace(send_began_at=at) for each in notifications], NotificationState.WAITING, at
            )
            raise
        if not marked:
            return self._now() + SEND_LEASE_MS
        try:
            await self._senders[channel.kind].send(address, compose(marked))
        except NotDelivered as failure:
            return await self._handle_failure(channel, marked, failure)
        except asyncio.CancelledError:  # the process stops before the service has answered
            deduplicates = self._senders[channel.kind].deduplicates
            await self._store_result(
                channel, marked, NotificationState.WAITING if deduplicates else NotificationState.UNKNOWN, self._now()
            )
            raise
        except Exception as error:
            log.error("a notification could not be sent by %s: %s", channel.kind, type(error).__name__)
            return await self._handle_failure(channel, marked, NotDelivered("the notification could not be sent"))
        await self._store_result(channel, marked, NotificationState.SENT)
        return self._now() + MIN_SEND_INTERVAL_MS if more or len(marked) < len(notifications) else None

    async def _store_result(
        self, channel: Channel, notifications: Notifications, state: NotificationState, due: int | None = None
    ) -> None:
        """Store the result of sending, with retries, because it is known nowhere else.

        Raises `StorageFault` if the last attempt fails.
        """
        for pause in STORE_RETRY_SECONDS:
            with contextlib.suppress(StorageFault):
                return await self._channels.store_result(channel.id, notifications, state, due)
            await self._clock.sleep(pause)
        await self._channels.store_result(channel.id, notifications, state, due)

    async def _load_pending_turns(
        self, channel: Channel, notifications: Notifications, language: str
    ) -> list[NotificationText]:
        """Return texts about turns that earlier messages have reported and the player has not made yet.

        A new message with `notifications` repeats these texts, because it replaces the earlier messages in the browser.
        Tables that `notifications` report anyway are left out.
        """
        in_message = {each.table for each in notifications}
        tables = [table for table in await self._channels.settled_turn_tables(channel.id) if table not in in_message]
        found = await self._facts.tables.load_views(channel.owner, tables)
        return [
            self._texts.compose_text(NotificationKind.TURN, found[table], language, of_table=False)
            for table in tables
            if still_applies(NotificationKind.TURN, 0, found.get(table))
        ]

    async def _load_deadlines(
        self, channel: Channel, notifications: Notifications, settings: NotificationSettings
    ) -> dict[str, datetime]:
        """Return the deadlines of turns by table, in the owner's time zone.

        Deadlines that cannot be read now are omitted.
        """
        tables = {each.table for each in notifications if each.kind in TURN_KINDS}
        if channel.owner.startswith(TABLE_OWNER) or not tables:
            return {}
        owner, found = GuestId(channel.owner), dict[str, datetime]()
        person = (await self._facts.calendars.load_calendars([owner])).get(owner, PlayerTime())
        zone = zone_of(display_zone(settings, person))
        for table in tables:
            with contextlib.suppress(Refused):
                if (end := await self._facts.deadlines.deadline_of(table, owner)) is not None:
                    found[table] = _to_datetime(end).astimezone(zone)
        return found

    async def _handle_failure(
        self, channel: Channel, notifications: Notifications, failure: NotDelivered
    ) -> int | None:
        if failure.receiver_deleted:
            await self._channels.delete_channel(channel.id)
            return None
        if failure.permanent:
            await self._store_result(channel, notifications, NotificationState.FAILED)
            await self._channels.set_state(channel.id, ChannelState.REFUSED, failure.reason)
            return None
        await self._channels.set_state(channel.id, ChannelState.READY, failure.reason)
        now = self._now()
        given_up = [
            each
            for each in notifications
            if each.kind in RETRY_PERIODS_MS and each.created_at + RETRY_PERIODS_MS[each.kind] <= now
        ]
        others = [each for each in notifications if each not in given_up]
        await self._store_result(channel, given_up, NotificationState.FAILED)
        if not others:
            return None
        due = now + _retry_delay_ms(others, now)
        await self._store_result(channel, others, NotificationState.WAITING, due)
        return due

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def _next_batch(notifications: Notifications) -> Notifications:
    """Return the notifications for the next message on a channel.

    If an attempt to send some of `notifications` has failed, exactly those are returned, otherwise all. A repeated
    attempt must have the same notifications as the first attempt, so that its message id stays the same.
    """
    first = min((each.send_began_at for each in notifications if each.send_began_at), default=0)
    return [each for each in notifications if each.send_began_at == first]


def _retry_delay_ms(notifications: Notifications, now: int) -> int:
    """Return the milliseconds until notifications that the receiver refused are sent again.

    The wait is at most an hour during the first day after the oldest of them was created, then at most six hours.
    """
    tries = max(each.tries for each in notifications)
    old = min(each.created_at for each in notifications) + FIRST_DAY_MS <= now
    return min(FIRST_RETRY_MS << min(tries, 16), MAX_RETRY_MS if old else MAX_FIRST_DAY_RETRY_MS)


def _to_datetime(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)

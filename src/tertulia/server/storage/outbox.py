"""The outbox: stores notifications in the transaction of the change that causes them.

Guests and tables own notification channels, and choose for each channel the kinds of notifications to receive there.
A copy of a notification is stored for each channel of its owner that receives its kind. One job sends all waiting
notifications of a channel, so that one message can report the events of several tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Executable, Table, bindparam, case, delete, exists, null, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.jobs import JobKind, JobPriority
from tertulia.server.domain.notifications import ChannelState, Notification, NotificationKind, NotificationState
from tertulia.server.storage.community_models import ChannelRow, NotificationRow
from tertulia.server.storage.models import JobRow
from tertulia.server.storage.statement_cache import execute

Row = dict[str, Any]
CHANNEL, NOTIFICATION, JOB = (cast(Table, model.__table__) for model in (ChannelRow, NotificationRow, JobRow))


_CHANNELS = (
    select(CHANNEL.c.id, CHANNEL.c.owner, CHANNEL.c.kinds)
    .where(CHANNEL.c.owner.in_(bindparam("owners", expanding=True)), CHANNEL.c.state == ChannelState.READY.value)
    .order_by(CHANNEL.c.id)
    .with_for_update(key_share=True, read=True)
)
"""Query of the channels that can be used, for the owners in the parameter `owners`.

Such channels have the state `ChannelState.READY`: confirmed, and not refused by the receiver. Their rows stay locked
until the transaction ends, so that no channel is deleted while it gets notifications."""
INSERT_NOTIFICATION: Executable = upsert(NOTIFICATION).on_conflict_do_nothing(
    index_elements=["channel", "subject", "kind", "dedupe_key"]
)
DELETE_OVERTAKEN: Executable = delete(NOTIFICATION).where(
    NOTIFICATION.c.channel == bindparam("of_channel"),
    NOTIFICATION.c.subject == bindparam("of_subject"),
    NOTIFICATION.c.kind == bindparam("of_kind"),
    NOTIFICATION.c.dedupe_key != bindparam("newest"),
    NOTIFICATION.c.state == bindparam("in_state"),
)
"""Deletes older notifications of one channel, subject and kind, before a newer notification is stored.

Only notifications in the state `in_state` are deleted. Example: a player's next turn begins before the notification of
the previous turn is sent. Without the deletion, the older notification would be sent at its own due time, which is too
early for the next turn."""
RESCHEDULE_WARNINGS = update(NOTIFICATION).where(
    NOTIFICATION.c.kind == NotificationKind.LOW_TIME.value,
    NOTIFICATION.c.state == NotificationState.WAITING.value,
    NOTIFICATION.c.tries == 0,
)
"""Unfinished UPDATE of the waiting low-time warnings that no process has tried to send. `recheck_channels` completes it
with the channel and the new due time."""
_JOBS = upsert(JOB)
UPSERT_CHANNEL_JOB: Executable = _JOBS.on_conflict_do_update(
    index_elements=["kind", "key"],
    set_={
        "due": case((JOB.c.due < _JOBS.excluded.due, JOB.c.due), else_=_JOBS.excluded.due),
        "lease": null(),
        "holder": null(),
    },
)
"""Adds the job of a channel.

If the job exists already, it gets the new due time unless its own is earlier. Its lease ends, so that a worker claims
the job again."""


class ChannelOwners:
    """The guests and tables that have a notification channel; for others, no notification is stored.

    The set is complete only if no other process adds channels; otherwise every guest and table counts as having one.
    """

    def __init__(self) -> None:
        self._known: set[str] | None = None
        """Owners with a channel. None if other processes can add channels: then every owner may have one."""

    def set_owners(self, owners: Iterable[str]) -> None:
        """Set all owners that have a channel. Called if this process alone adds channels."""
        self._known = set(owners)

    def may_have_channel(self, owner: str) -> bool:
        """Whether an owner has a channel; True if this process cannot know."""
        return self._known is None or owner in self._known

    def add_owner(self, owner: str) -> None:
        """Note that an owner has got a channel."""
        if self._known is not None:
            self._known.add(owner)


def notification_rows(notifications: Iterable[Notification], now: int) -> list[Row]:
    """Build a row for each notification, created at `now` (milliseconds since 1970).

    A row names the notification's owner. `write_notifications` stores a copy of the row for each channel of that owner.
    """
    return [
        {
            "owner": each.owner,
            "subject": each.table,
            "kind": each.kind.value,
            "dedupe_key": each.dedupe_key,
            "created_at": now,
            "due": now + each.delay_seconds * 1000,
            "state": NotificationState.WAITING.value,
            "tries": 0,
            "send_began_at": 0,
        }
        for each in notifications
    ]


def write_notifications(connection: Connection, rows: Sequence[Row]) -> None:
    """Store a copy of each notification for every channel that sends it, and add the channels' jobs.

    A channel sends the notifications of its owner whose kinds are selected for the channel. Only channels in the state
    `ChannelState.READY` are used. `rows` come from `notification_rows`. Called within a transaction. Jobs are locked in
    the order of their keys, so that two processes cannot deadlock.
    """
    if not rows:
        return
    owners = sorted({row["owner"] for row in rows})
    channel_rows: list[Row] = []
    due: dict[str, int] = {}
    for channel, owner, kinds in connection.execute(_CHANNELS, {"owners": owners}).all():
        for row in rows:
            if row["owner"] == owner and f",{row['kind']}," in kinds:
                channel_rows.append(
                    {"channel": channel, **{name: value for name, value in row.items() if name != "owner"}}
                )
                due[channel] = min(due.get(channel, row["due"]), row["due"])
    if channel_rows:
        execute(connection, DELETE_OVERTAKEN, [_overtaken_parameters(row) for row in channel_rows])
        execute(connection, INSERT_NOTIFICATION, channel_rows)
        execute(connection, UPSERT_CHANNEL_JOB, [_channel_job(channel, due[channel]) for channel in sorted(due)])


def write_test(connection: Connection, channel: str, now: int) -> None:
    """Queue a test notification on one channel, within a transaction."""
    trial = notification_rows([Notification("", "", NotificationKind.TEST, now)], now)[0]
    del trial["owner"]
    execute(connection, INSERT_NOTIFICATION, [{"channel": channel, **trial}])
    write_channel_job(connection, channel, now)


def write_merge_notification(connection: Connection, owner: str, device: str, now: int) -> None:
    """Notify an owner that a browser merged seats into their account.

    The notification is sent on every channel in the state `ChannelState.READY`. This includes channels for which the
    owner has not chosen this kind of notification.
    `device` gives the browser and operating system, like `firefox android`. Called within a transaction.
    """
    notification = notification_rows([Notification("", device[:32], NotificationKind.MERGED, now)], now)[0]
    del notification["owner"]
    for channel, *_ in connection.execute(_CHANNELS, {"owners": [owner]}).all():
        execute(connection, INSERT_NOTIFICATION, [{"channel": channel, **notification}])
        write_channel_job(connection, channel, now)


def write_channel_job(connection: Connection, channel: str, due: int) -> None:
    """Store a channel's job within a transaction, due at the latest at `due` (milliseconds since 1970)."""
    execute(connection, UPSERT_CHANNEL_JOB, [_channel_job(channel, due)])


def recheck_channels(connection: Connection, owner: str, now: int) -> None:
    """Make an owner's low-time warnings and channel jobs due now, within a transaction.

    Called when the owner's calendar or settings change, and with them the due times of the warnings. Channels without
    waiting notifications are skipped.
    """
    waiting = exists().where(
        NOTIFICATION.c.channel == CHANNEL.c.id, NOTIFICATION.c.state == NotificationState.WAITING.value
    )
    for channel, *_ in connection.execute(_CHANNELS.where(waiting), {"owners": [owner]}).all():
        connection.execute(RESCHEDULE_WARNINGS.where(NOTIFICATION.c.channel == channel).values(due=now))
        write_channel_job(connection, channel, now)


def _overtaken_parameters(row: Row) -> Row:
    return {
        "of_channel": row["channel"],
        "of_subject": row["subject"],
        "of_kind": row["kind"],
        "newest": row["dedupe_key"],
        "in_state": NotificationState.WAITING.value,
    }


def _channel_job(channel: str, due: int) -> Row:
    return {
        "kind": JobKind.NOTIFICATION.value,
        "key": channel,
        "priority": int(JobPriority.UNATTENDED),
        "due": due,
        "lease": None,
        "holder": None,
        "attempts": 0,
        "share": "",
        "arguments": b"",
        "answer": None,
    }

"""Notifications to players who do not look at a table.

This module says which changes are reported, and on which channels. A notification follows from a change of a table
(`table_notifications`). It is stored in the transaction of the change, once for each channel that accepts its kind, so
guests without channels cost nothing. Right before it is sent, `still_applies` checks it again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol, get_args

from msgspec import Struct

from tertulia.play.clock import ByTurns
from tertulia.server.domain.interruptions import guests_without_answer, new_proposals
from tertulia.server.domain.seats import GuestId, Seats, guests_at
from tertulia.server.domain.state import TableState

NOTIFICATION_DELAY_SECONDS = 60
"""Seconds between a change of a table and the due time of most notifications about the change.

A player who acts or looks at the table before the due time gets no notification.
"""
HOUR_MS = 3_600_000
LOW_TIME_WARNING_HOURS = 8
"""Hours between a low-time warning and the deadline, if the player has chosen no other number."""
WarningHours = Literal[2, 8, 24, 48]
"""Hours before a deadline that a player can choose for the low-time warning."""
WARNING_HOURS: tuple[WarningHours, ...] = get_args(WarningHours)
OPEN_TABLE_LIFETIME = timedelta(days=14)
"""Time without a change after which a table that has not started is deleted."""
OPEN_TABLE_WARNING_AGE = timedelta(days=10)
"""Time without a change after which the players of a table that has not started are warned of its deletion."""
TABLE_OWNER = "t/"
"""Prefix of the owner (`Channel.owner`) of a table's notification channels; the table's id follows."""


class NotificationKind(StrEnum):
    """What a notification reports, such as a turn, a running clock or an invitation."""

    TURN = "turn"
    """The recipient may act."""
    LOW_TIME = "low-time"
    """The recipient's clock is about to run out."""
    INVITED = "invited"
    """A new table has a seat for the recipient, or a player invites the recipient to a table."""
    JOINED = "joined"
    """Another guest has sat down at the recipient's table, whose game has not started."""
    FULL = "full"
    """All seats of a table are taken, so that its host can start the game."""
    ALTERED = "altered"
    """The host has changed settings of a table that has not started, and the recipient has to agree."""
    CLOSING = "closing"
    """A table that has not started is about to be closed after a long time without changes."""
    CLOSED = "closed"
    """A table that had not started was closed after a long time without changes.

    The notification names only the game, because the table is deleted.
    """
    END_PROPOSED = "end-proposed"
    """A player proposes to end the game, which ends unless a player declines in time."""
    PAUSE_PROPOSED = "pause-proposed"
    """A player proposes a pause, and the recipient has not agreed yet."""
    REMOVED = "removed"
    """The recipient was removed from a table that has not started, after timeouts at several tables."""
    OVER = "over"
    """The game at the recipient's table is over."""
    TEST = "test"
    """A test notification, which the owner of a channel has requested."""
    MERGED = "merged"
    """The seats of the guest of another browser were moved to the recipient's account.

    The notification names that browser and its operating system, but no table.
    """


UNBATCHED_KINDS = (NotificationKind.TEST, NotificationKind.MERGED)
"""Kinds of notifications that owners of channels cannot turn off.

Each such notification is sent at once, in a separate message.
"""
OPTIONAL_KINDS = tuple(kind for kind in NotificationKind if kind not in UNBATCHED_KINDS)
"""Kinds of notifications that the owner of a channel can turn on or off."""

TURN_KINDS = (NotificationKind.TURN, NotificationKind.LOW_TIME)
"""Kinds of notifications that report a turn of the recipient.

Their text may contain the deadline of the turn.
"""
RETRY_PERIODS_MS = {
    **dict.fromkeys((NotificationKind.OVER, NotificationKind.CLOSED, NotificationKind.MERGED), 5 * 86_400_000),
    NotificationKind.TEST: 6 * 3_600_000,
}
"""Milliseconds after a notification's creation until sending is no longer retried, by kind.

These kinds report facts that do not change. Other kinds are retried as long as they still apply (`still_applies`).
"""


class ChannelKind(StrEnum):
    """How a channel delivers messages."""

    EMAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"
    SERVICE = "service"
    """A message to an external service (Discord, Matrix, ...), sent by the library apprise."""


class ChannelState(StrEnum):
    """Whether messages are sent on a channel, or why not."""

    UNCONFIRMED = "unconfirmed"
    """The email address of the channel is not confirmed yet, so nothing is sent."""
    READY = "ready"
    REFUSED = "refused"
    """The receiver has rejected a message for good. Nothing is sent until the owner sends a test notification."""


class NotificationState(StrEnum):
    """How far the delivery of a notification on one channel has come."""

    WAITING = "waiting"
    SENDING = "sending"
    """A worker process is sending the notification, or has crashed while sending it."""
    SENT = "sent"
    UNKNOWN = "unknown"
    """A worker process crashed while sending the notification. It may have arrived, and is not sent again."""
    FAILED = "failed"


class Notification(NamedTuple):
    """An event to report on the notification channels of one owner."""

    owner: str
    """The owner of the channels: a guest id, or `t/` and the id of a table that has channels."""
    table: str
    kind: NotificationKind
    dedupe_key: int
    """A number that tells apart notifications of one kind and table.

    If a change of a table causes the notification, it is the table's version. For the kind `CLOSING`, it is the time of
    the table's last change. For other notifications, it is the time when they were created. Times are milliseconds
    since 1970.
    """
    delay_seconds: int = 0
    """Seconds between the creation of the notification and its due time.

    A low-time warning may be sent later: at its due time, a worker computes the time to send it from the deadline.
    """


class Channel(Struct, frozen=True, kw_only=True):
    """A way to notify a guest or a table: an email address, a browser, a webhook or a service."""

    id: str
    owner: str
    kind: ChannelKind
    kinds: Sequence[NotificationKind]
    state: ChannelState
    address: bytes
    """The address of the receiver, encrypted with the site's secret."""
    created_at: int
    """When the channel was added, in milliseconds since 1970."""
    last_error: str = ""
    """The error of the last message; empty if the last message was accepted, or none was sent."""
    last_success_at: int | None = None
    """When the receiver last accepted a message, in milliseconds since 1970; None if never."""


class NotificationSettings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest's notification settings: quiet hours, daily digest, language and time of warnings.

    Minutes of the day are local times in `zone`.
    """

    zone: str = "UTC"
    as_calendar: bool = True
    """Whether the quiet hours are the nights of the guest's saved calendar.

    If so, `quiet_from` and `quiet_to` are not used, and a guest without a saved calendar has no quiet hours.
    """
    quiet_from: int | None = None
    """The minute of the day at which quiet hours begin; None for no quiet hours."""
    quiet_to: int = 0
    """The minute of the day at which quiet hours end."""
    digest: int | None = None
    """The minute of the day at which one email reports all notifications; None sends each at once."""
    language: str = ""
    """The language of notifications if the guest has chosen none for the site; empty for English."""
    low_time_hours: WarningHours | None = None
    """Hours between a low-time warning and the deadline; None for the default (`low_time_warning_at`)."""


class PendingNotification(NamedTuple):
    """A stored notification on one channel. Times are milliseconds since 1970."""

    table: str
    kind: NotificationKind
    dedupe_key: int
    created_at: int
    due: int
    state: NotificationState
    tries: int
    send_began_at: int
    """When a worker process last began to send the notification; 0 for never."""


class RecipientView(NamedTuple):
    """The data of a table on which a notification to one recipient depends, read right before sending.

    The recipient is a guest, or the table itself if it has channels of its own.
    """

    id: str
    game: str
    phase: str
    acting: bool
    """Whether the recipient may act.

    If the recipient is a table: whether any player who is not a bot may act.
    """
    seated: bool
    open_seats: int
    """The number of free seats of the table."""
    names: Sequence[str]
    """Names of the other players. If the recipient is a table: names of the players who may act."""
    with_guests: bool = False
    """Whether a guest other than the recipient plays a seat."""
    involved: bool = False
    """Whether the recipient is a player at the table or its host, or is the table itself."""
    invited_by: str | None = None
    """The name of the player who invites the recipient to the table; None without an invitation."""
    must_agree: bool = False
    """Whether the recipient has yet to agree to the host's changes of the table."""
    end_proposed_by: Sequence[str] = ()
    """Names of the players who propose to end the game; empty if the recipient need not answer."""
    end_proposal_days: int = 0
    """Days after which the game ends by a proposal that no player declines."""
    pause_proposed_by: Sequence[str] = ()
    """Names of the players who propose a pause; empty if the recipient need not answer."""
    touched: int = 0
    """When the table last changed, in milliseconds since 1970."""


class Outbox(Protocol):
    """Stores notifications that do not follow from a change of a table."""

    async def queue_notifications(self, notifications: Sequence[Notification]) -> None:
        """Queue each notification on all channels of its owner that accept its kind.

        Raises `StorageFault`.
        """


class Visibility(Protocol):
    """Interface that reports whether a guest looks at a table: the table's page is open and visible."""

    async def is_viewing(self, table: str, guest: GuestId) -> bool:
        """Return whether the guest looks at the table now, in a browser connected to any server process.

        False if that is unknown.
        """


def table_notifications(table: str, old: TableState | None, new: TableState) -> Iterator[Notification]:
    """Yield the notifications that a change of a table causes; `old` is None for a new table.

    Players get none for their own actions.
    """
    dedupe_key = new.version
    if old is None:
        others = dict.fromkeys(guest for guest in guests_at(new.seats) if guest != new.host)
        yield from (Notification(guest, table, NotificationKind.INVITED, dedupe_key) for guest in others)
        return
    if guests_who_joined(old, new):
        yield Notification(new.host, table, NotificationKind.JOINED, dedupe_key, NOTIFICATION_DELAY_SECONDS)
    if new.phase == "open" and _open_seat_count(old.seats) and not _open_seat_count(new.seats) and old.phase == "open":
        yield Notification(new.host, table, NotificationKind.FULL, dedupe_key, NOTIFICATION_DELAY_SECONDS)
        yield Notification(TABLE_OWNER + table, table, NotificationKind.FULL, dedupe_key)
    must_agree = guests_to_agree(old)
    yield from (
        Notification(guest, table, NotificationKind.ALTERED, dedupe_key, NOTIFICATION_DELAY_SECONDS)
        for guest in guests_to_agree(new)
        if guest not in must_agree
    )
    if new.phase == "over" and old.phase != "over":
        for guest in dict.fromkeys(guests_at(new.seats)):
            yield Notification(guest, table, NotificationKind.OVER, dedupe_key, NOTIFICATION_DELAY_SECONDS)
        yield Notification(TABLE_OWNER + table, table, NotificationKind.OVER, dedupe_key)
        return
    for which, question in new_proposals(old.course, new.course):
        for guest in guests_without_answer(new.seats, new.course, question):
            yield Notification(guest, table, NotificationKind(which), dedupe_key, NOTIFICATION_DELAY_SECONDS)
    acting, acted = guests_to_act(new), guests_to_act(old)
    for guest in acting:
        if guest not in acted:
            yield Notification(guest, table, NotificationKind.TURN, dedupe_key, NOTIFICATION_DELAY_SECONDS)
    for guest in acting:
        end, before = deadline_of(new, guest), deadline_of(old, guest)
        if end is not None and (before is None or guest not in acted):
            yield Notification(guest, table, NotificationKind.LOW_TIME, dedupe_key, NOTIFICATION_DELAY_SECONDS)
    if acting and acting != acted:
        yield Notification(TABLE_OWNER + table, table, NotificationKind.TURN, dedupe_key, NOTIFICATION_DELAY_SECONDS)


def guests_who_joined(old: TableState, new: TableState) -> list[GuestId]:
    """Return the guests who sat down between two states of a table that has not started, each once.

    The host is omitted.
    """
    if new.phase != "open":
        return []
    before = {*guests_at(old.seats), new.host}
    return [guest for guest in dict.fromkeys(guests_at(new.seats)) if guest not in before]


def guests_to_agree(state: TableState) -> list[GuestId]:
    """Return the guests who have yet to agree to the host's changes before the game starts, each once."""
    changes = state.course.pending_changes
    if changes is None or state.phase != "open":
        return []
    return list(dict.fromkeys(guest for seat in changes.must_agree if (guest := state.seats[seat].guest) is not None))


def guests_to_act(state: TableState) -> list[GuestId]:
    """Return the guests who may act, each once, in seat order. Seats that bots play are omitted."""
    found = dict[GuestId, None]()
    for seat in state.actors():
        here = state.seats[seat]
        if here.guest is not None and not here.played_by_bot:
            found[here.guest] = None
    return list(found)


def deadline_of(state: TableState, guest: GuestId) -> int | None:
    """Return when the first running clock of a guest runs out, or None if none runs.

    The time is in milliseconds since 1970, as of the table's last change. For live games it is None: a notification
    would come too late.
    """
    if not isinstance(state.course.pace, ByTurns):
        return None
    acting = [
        seat for seat in state.actors() if state.seats[seat].guest == guest and seat < len(state.course.deadlines)
    ]
    ends = [end for seat in acting if (end := state.course.deadlines[seat]) is not None]
    return min(ends, default=None)


def low_time_warning_at(end: int, since: int, warning_hours: int | None = None) -> int:
    """Return when a low-time warning is due for a clock that runs from `since` to `end`.

    Times are milliseconds since 1970. The warning is due `warning_hours` before the end, but not before half of the
    time has passed. Without `warning_hours`, it is due `LOW_TIME_WARNING_HOURS` before the end, but not before three
    quarters have passed.
    """
    whole = max(0, end - since)
    hours, share = (LOW_TIME_WARNING_HOURS, 4) if warning_hours is None else (warning_hours, 2)
    return end - min(hours * HOUR_MS, whole // share)


def closing_warnings(table: str, host: GuestId, seats: Seats, touched: int) -> Iterator[Notification]:
    """Yield the warnings that a table will be closed, for host, players and the table's own channels.

    `touched` is the table's last change, in milliseconds since 1970.
    """
    for owner in dict.fromkeys([host, *guests_at(seats), TABLE_OWNER + table]):
        yield Notification(owner, table, NotificationKind.CLOSING, touched)


def closed_notifications(game: str, host: GuestId, seats: Seats, now: int) -> Iterator[Notification]:
    """Yield notifications about a closed table, for its host and its players.

    They contain the name of the game (`game`), because the table is deleted. `now` is in milliseconds since 1970.
    """
    for owner in dict.fromkeys([host, *guests_at(seats)]):
        yield Notification(owner, game, NotificationKind.CLOSED, now)


def still_applies(kind: NotificationKind, dedupe_key: int, view: RecipientView | None) -> bool:
    """Return whether a stored notification still applies, so that it is worth sending.

    `view` is the current data of the table, or None if the table is deleted. `dedupe_key` is the notification's key;
    for `CLOSING` it is the time of the table's last change when the notification was created. A later change makes this
    warning obsolete.
    """
    if kind in (*UNBATCHED_KINDS, NotificationKind.CLOSED):
        return True
    if view is None:
        return False
    if kind in TURN_KINDS:
        return view.phase == "running" and view.acting
    if kind is NotificationKind.JOINED:
        return view.phase == "open" and view.involved and view.with_guests
    if kind is NotificationKind.FULL:
        return view.phase == "open" and not view.open_seats
    if kind is NotificationKind.ALTERED:
        return view.phase == "open" and view.must_agree
    if kind is NotificationKind.END_PROPOSED:
        return view.phase == "running" and bool(view.end_proposed_by)
    if kind is NotificationKind.PAUSE_PROPOSED:
        return view.phase == "running" and bool(view.pause_proposed_by)
    if kind is NotificationKind.REMOVED:
        return not view.seated
    if kind is NotificationKind.INVITED:
        if view.invited_by is None:  # the host kept a seat for the recipient
            return view.phase == "open" and view.seated
        return view.phase == "open" and not view.seated and view.open_seats > 0
    if kind is NotificationKind.CLOSING:
        return view.phase == "open" and view.involved and view.touched == dedupe_key
    return view.phase == "over"


def _open_seat_count(seats: Seats) -> int:
    return sum(seat.kind == "open" for seat in seats)

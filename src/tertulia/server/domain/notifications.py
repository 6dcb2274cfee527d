"""Notifications of players who do not look at a table: which events are reported on which channels.

A notification follows from a change of a table (`table_notifications`). It is stored in the same transaction, once for
each channel that accepts its kind, so guests without channels cost nothing. Right before it is sent, `still_applies`
checks it again.
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
"""Seconds before a turn notification is due. A player who acts or looks at the table until then gets none."""
HOUR_MS = 3_600_000
"""An hour in milliseconds."""
LOW_TIME_WARNING_HOURS = 8
"""Default hours between a low-time warning and the deadline."""
WarningHours = Literal[2, 8, 24, 48]
"""Hours before the deadline that a player can choose for the low-time warning."""
WARNING_HOURS: tuple[WarningHours, ...] = get_args(WarningHours)
OPEN_TABLE_LIFETIME, OPEN_TABLE_WARNING_AGE = timedelta(days=14), timedelta(days=10)
"""A table that has not started is deleted after the first duration without activity, and its players are warned after
the second."""
TABLE_OWNER = "t/"
"""Prefix of a channel owner that is a table; the table's id follows."""


class NotificationKind(StrEnum):
    """The event that a notification reports."""

    TURN = "turn"
    """It is the recipient's turn."""
    LOW_TIME = "short"
    """The recipient runs low on time."""
    INVITED = "invited"
    """A seat is kept for the recipient at a new table, or a player invites them."""
    JOINED = "joined"
    """Another guest has sat down at the recipient's table, whose game has not started."""
    FULL = "full"
    """All seats of the recipient's table are taken, so the game can start."""
    ALTERED = "altered"
    """The host changed a table that has not started, and the recipient has to agree."""
    CLOSING = "going"
    """A table that has not started had no activity for long and is about to be closed."""
    CLOSED = "gone"
    """A table was closed after a long time without activity. The notification names the game: the table is deleted."""
    END_PROPOSED = "wish"
    """A player proposes to end the game; it ends unless the recipient declines in time."""
    PAUSE_PROPOSED = "pause"
    """A player proposes a pause, and the recipient has not agreed."""
    LEFT = "left"
    """The recipient lost a seat at a table that has not started, after timing out at several tables."""
    OVER = "over"
    """The game is over."""
    TEST = "trial"
    """A test notification."""
    MERGED = "merged"
    """A browser merged seats into the recipient's account. The notification names the kind of device, not a table."""


UNBATCHED_KINDS = (NotificationKind.TEST, NotificationKind.MERGED)
"""Kinds that are sent at once in a message of their own, on every channel. They cannot be turned off."""
OPTIONAL_KINDS = tuple(kind for kind in NotificationKind if kind not in UNBATCHED_KINDS)
"""Kinds that a channel's owner can turn on or off."""

TURN_KINDS = (NotificationKind.TURN, NotificationKind.LOW_TIME)
"""Kinds about the recipient's own turn."""
RETRY_PERIODS_MS = {
    **dict.fromkeys((NotificationKind.OVER, NotificationKind.CLOSED, NotificationKind.MERGED), 5 * 86_400_000),
    NotificationKind.TEST: 6 * 3_600_000,
}
"""Milliseconds for which sending is retried, for kinds that stay true. Other kinds are retried while they are true."""


class ChannelKind(StrEnum):
    """The kind of a channel."""

    EMAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"
    SERVICE = "service"
    """An external service (Discord, Matrix, ...), by the library apprise."""


class ChannelState(StrEnum):
    """The state of a channel."""

    UNCONFIRMED = "unconfirmed"
    """An email address that is not confirmed yet."""
    READY = "ready"
    REFUSED = "refused"
    """The receiver rejected a message for good; nothing is sent until the owner sends a test notification."""


class NotificationState(StrEnum):
    """The state of a notification on one channel."""

    WAITING = "waiting"
    SENDING = "sending"
    """A worker process is sending it, or crashed while sending."""
    SENT = "sent"
    UNSURE = "unsure"
    """A worker process crashed while sending it. It may have arrived, and is not sent again."""
    FAILED = "failed"


class Notification(NamedTuple):
    """An event to report to the owner of notification channels."""

    owner: str
    """A guest id, or `t/` and the id of a table with channels of its own."""
    table: str
    kind: NotificationKind
    dedupe_key: int
    """Distinguishes it from earlier ones of its kind: the table's version, or a time in milliseconds since 1970."""
    delay_seconds: int = 0
    """Seconds until it is due or, for low-time warnings, until its due time is computed."""


class Channel(Struct, frozen=True, kw_only=True):
    """A notification channel of a guest or a table."""

    id: str
    owner: str
    kind: ChannelKind
    kinds: Sequence[NotificationKind]
    state: ChannelState
    address: bytes
    """The address, encrypted with the site's secret."""
    created_at: int
    """When the channel was added, in milliseconds since 1970."""
    last_error: str = ""
    """The last error of the receiver; empty if there was none."""
    last_success_at: int | None = None
    """When the receiver last accepted a message, in milliseconds since 1970, or None."""


class NotificationSettings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest's notification settings: quiet hours, daily digest, language, warning time.

    Hours are in `zone`.
    """

    zone: str = "UTC"
    as_calendar: bool = True
    """Whether the quiet hours are the nights of the guest's saved calendar instead of those chosen here."""
    quiet_from: int | None = None
    """The minute of the day at which quiet hours begin; None for no quiet hours."""
    quiet_to: int = 0
    """The minute of the day at which quiet hours end."""
    digest: int | None = None
    """The minute of the day at which one email with all notifications is sent; None sends each at once."""
    language: str = ""
    """The language of notifications if the guest has chosen none for the site."""
    short: WarningHours | None = None
    """Hours between the low-time warning and the deadline, one of `WARNING_HOURS`; None for the default."""


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
    """When sending last began; 0 for never."""


class RecipientView(NamedTuple):
    """The state of a table for a recipient, read right before a notification is sent."""

    id: str
    game: str
    phase: str
    acting: bool
    """Whether it is the recipient's turn. For a table's own channel: whether it is the turn of any player who is no
    bot."""
    seated: bool
    open_seats: int
    """The number of open seats."""
    names: Sequence[str]
    """Names of the other players (for a table's own channel: of the players whose turn it is)."""
    with_guests: bool = False
    """Whether a guest other than the recipient sits there."""
    involved: bool = False
    """Whether the recipient sits there, is the host, or is the table itself."""
    invited_by: str | None = None
    """The name of a player who invites the recipient, or None."""
    must_agree: bool = False
    """Whether the recipient has not agreed yet to the host's changes."""
    end_proposed_by: Sequence[str] = ()
    """Names of the players who propose to end the game; empty if the recipient has nothing to answer."""
    end_proposal_days: int = 0
    """Days after which the game ends unless a player declines."""
    pause_proposed_by: Sequence[str] = ()
    """Names of the players who propose a pause; empty if the recipient has nothing to answer."""
    touched: int = 0
    """When the table last changed, in milliseconds since 1970."""


class Outbox(Protocol):
    """Stores notifications that do not follow from a change of a table."""

    async def queue_notifications(self, notifications: Sequence[Notification]) -> None:
        """Queue notifications on all channels of their owners that accept their kinds. Raises `StorageFault`."""


class Visibility(Protocol):
    """Knows whether a guest looks at a table: its page is visible, not only open."""

    async def is_viewing(self, table: str, guest: GuestId) -> bool:
        """Whether the guest looks at the table now, in any process; False if that is unknown."""


def table_notifications(table: str, old: TableState | None, new: TableState) -> Iterator[Notification]:
    """Yield the notifications of a table's change; `old` is None for a new table.

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
    """The guests, each once, who sat down in a change of a table that has not started, without its host."""
    if new.phase != "open":
        return []
    before = {*guests_at(old.seats), new.host}
    return [guest for guest in dict.fromkeys(guests_at(new.seats)) if guest not in before]


def guests_to_agree(state: TableState) -> list[GuestId]:
    """The guests, each once, who have to agree to the host's changes before the game starts."""
    altered = state.course.altered
    if altered is None or state.phase != "open":
        return []
    return list(dict.fromkeys(guest for seat in altered.unsure if (guest := state.seats[seat].guest) is not None))


def guests_to_act(state: TableState) -> list[GuestId]:
    """The guests whose turn it is, each once, in seat order. Seats that bots play are omitted."""
    found = dict[GuestId, None]()
    for seat in state.actors():
        here = state.seats[seat]
        if here.guest is not None and not here.played_by_bot:
            found[here.guest] = None
    return list(found)


def deadline_of(state: TableState, guest: GuestId) -> int | None:
    """The deadline of a guest whose turn it is, in milliseconds since 1970, or None.

    It is the earliest end of the guest's running clocks. Live games have none here: a notification would come too late.
    """
    if not isinstance(state.course.pace, ByTurns):
        return None
    acting = [seat for seat in state.actors() if state.seats[seat].guest == guest and seat < len(state.course.ends)]
    ends = [end for seat in acting if (end := state.course.ends[seat]) is not None]
    return min(ends, default=None)


def low_time_warning_at(end: int, since: int, chosen: int | None = None) -> int:
    """When a low-time warning is due for a clock that runs from `since` to `end`.

    Times are milliseconds since 1970. With `chosen`, that many hours before the end, or when half of the time is left
    if that is later. Otherwise `LOW_TIME_WARNING_HOURS` before the end, or when a quarter of the time is left if that
    is later.
    """
    whole = max(0, end - since)
    hours, share = (LOW_TIME_WARNING_HOURS, 4) if chosen is None else (chosen, 2)
    return end - min(hours * HOUR_MS, whole // share)


def closing_warnings(table: str, host: GuestId, seats: Seats, touched: int) -> Iterator[Notification]:
    """Yield the warnings that a table will be closed; `touched` is its last change (ms since 1970)."""
    for owner in dict.fromkeys([host, *guests_at(seats), TABLE_OWNER + table]):
        yield Notification(owner, table, NotificationKind.CLOSING, touched)


def closed_notifications(game: str, host: GuestId, seats: Seats, now: int) -> Iterator[Notification]:
    """Yield the notifications that a table was closed."""
    for owner in dict.fromkeys([host, *guests_at(seats)]):
        yield Notification(owner, game, NotificationKind.CLOSED, now)


def still_applies(kind: NotificationKind, dedupe_key: int, view: RecipientView | None) -> bool:
    """Whether a notification still applies to the state of its table (None: the table is deleted)."""
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
    if kind is NotificationKind.LEFT:
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

"""Notices: what people are told who do not look, and by which way.

A notice follows from a change of a table (`notices_of`), and is kept in the same transaction, once for each channel that takes
it; so whoever has no channel costs nothing. Right before it goes out it is asked again whether it is still true.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol, get_args

from msgspec import Struct

from tertulia.play.clock import ByTurns
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.questions import begun, unanswered
from tertulia.server.domain.seats import Seats, guests_at
from tertulia.server.domain.state import TableState

GRACE = 60
"""Seconds before one is told of a turn: whoever plays at once, or looks at the table, is told nothing."""
HOUR = 3_600_000
"""In milliseconds."""
SHORT = 8
"""Hours before the end of somebody's time at which they are told that it is short, where they have not chosen otherwise."""
Distance = Literal[2, 8, 24, 48]
"""What they may choose."""
DISTANCES: tuple[Distance, ...] = get_args(Distance)
UNFILLED_STAY, UNFILLED_TOLD = timedelta(days=14), timedelta(days=10)
"""How long a table stays that has not begun and that nobody touches, and after how long its company is told that it is to go."""
TABLE_OWNER = "t/"
"""Before the id of a table that has a channel of its own."""


class NoticeKind(StrEnum):
    """What there is to tell."""

    TURN = "turn"
    """A seat of theirs is to act."""
    SHORT = "short"
    """Their time is short."""
    INVITED = "invited"
    """They have a seat at a new table, or somebody wants them there."""
    FULL = "full"
    """All seats of their table are taken: it can begin."""
    ALTERED = "altered"
    """The host of a table that waits has changed what they sat down for: they are asked whether they stay."""
    GOING = "going"
    """Nobody has touched their table for long whose game has not begun: it is about to go."""
    GONE = "gone"
    """It has gone. What such a notice is about is its game: there is no table any more."""
    WISH = "wish"
    """Somebody wishes the game to end as it stands: it does where they say nothing for long enough."""
    PAUSE = "pause"
    """Somebody asks for a pause, and waits for them to agree."""
    LEFT = "left"
    """They were taken out of a waiting room, for they have run out of time at several tables."""
    OVER = "over"
    """The game is over."""
    TRIAL = "trial"
    """Nothing: whether a channel works is tried out."""
    MERGED = "merged"
    """A browser has brought seats into their account. What such a notice is about is the kind of device: there is no table."""


SENT_ALONE = (NoticeKind.TRIAL, NoticeKind.MERGED)
"""The kinds that go out at once and by themselves, on every channel: nobody can turn them off."""
CHOSEN = tuple(kind for kind in NoticeKind if kind not in SENT_ALONE)
"""The kinds that an owner may turn on or off."""

OF_TURNS = (NoticeKind.TURN, NoticeKind.SHORT)
"""The kinds that say that somebody is to act."""
WORTH = {
    **dict.fromkeys((NoticeKind.OVER, NoticeKind.GONE, NoticeKind.MERGED), 5 * 86_400_000),
    NoticeKind.TRIAL: 6 * 3_600_000,
}
"""Milliseconds for which it is tried to tell what nothing overtakes; all else is tried for as long as it is true."""


class Way(StrEnum):
    """How somebody is told."""

    MAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"
    SERVICE = "service"
    """A service of others (Discord, Matrix, ...), by a library that knows many."""


class ChannelState(StrEnum):
    """How a channel stands."""

    UNCONFIRMED = "unconfirmed"
    """A mail address whose owner has not said that it is theirs."""
    READY = "ready"
    REFUSED = "refused"
    """The other side wants nothing more; nothing is sent until its owner tries again."""


class NoticeState(StrEnum):
    """What has become of a notice."""

    WAITING = "waiting"
    SENDING = "sending"
    """It is being handed over, or was when a process died."""
    SENT = "sent"
    UNSURE = "unsure"
    """A process died while it was handed over: it may have arrived, and is not sent again."""
    FAILED = "failed"


class Notice(NamedTuple):
    """Something to tell somebody: of a table, as it was from some version on."""

    owner: str
    """The guest, or `t/` and the table whose own channels are meant."""
    table: str
    kind: NoticeKind
    mark: int
    """What makes it another one than the last of its kind: the table's version, or a moment."""
    wait: int = 0
    """Seconds before it is told, or before it is looked when it is to be told."""


class Channel(Struct, frozen=True, kw_only=True):
    """A way to somebody."""

    id: str
    owner: str
    way: Way
    kinds: Sequence[NoticeKind]
    state: ChannelState
    address: bytes
    """Where it leads, sealed."""
    made: int
    """Since when there is one; milliseconds since 1970, as all moments here."""
    said: str = ""
    """What was last said to the contrary."""
    last: int | None = None
    """When something was last taken."""


class Choices(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """When somebody wants to be told. Hours are those of their zone."""

    zone: str = "UTC"
    as_calendar: bool = True
    """Whether nothing is told in the quiet hours of their own calendar, once they have one; else hours are chosen here."""
    quiet_from: int | None = None
    """The minute of the day from which on nothing is told; None for never."""
    quiet_to: int = 0
    """The minute of the day from which on it is again."""
    digest: int | None = None
    """The minute of the day at which all is told at once by mail; None for at once each."""
    language: str = ""
    """In which they are told where they have chosen none for the site."""
    short: Distance | None = None
    """How many hours before its end their time is short, one of `DISTANCES`; None for as usual."""


class Pending(NamedTuple):
    """A notice that waits on one channel."""

    table: str
    kind: NoticeKind
    mark: int
    made: int
    due: int
    state: NoticeState
    tries: int
    at: int
    """When it was last handed over, or was about to be; 0 for never."""


class TableStanding(NamedTuple):
    """How a table stands when one is about to be told of it."""

    id: str
    game: str
    phase: str
    acting: bool
    """Whether a seat of theirs is to act (for a table's own channel: whether any person's is)."""
    seated: bool
    free: int
    """How many seats are free."""
    names: Sequence[str]
    """What the others are called (for a table's own channel: those who are to act)."""
    own: bool = False
    """Whether they sit there, or are its host, or the table itself."""
    invited_by: str | None = None
    """What somebody is called who wants them there; None where nobody does any more."""
    asked: bool = False
    """Whether they are asked to agree anew to what its host has changed."""
    wish_by: Sequence[str] = ()
    """What those are called who wish the game to end; empty where nothing waits for an answer of theirs."""
    wish_days: int = 0
    """After how many days it ends where nobody opposes that."""
    pause_by: Sequence[str] = ()
    """The same of those who ask for a pause."""
    touched: int = 0
    """When the table last changed, in milliseconds since 1970."""


class Outbox(Protocol):
    """Notices that follow from something else than a change of a table."""

    async def add(self, notices: Sequence[Notice]) -> None:
        """Keep notices, each for all channels of its owner that take such ones. Raises `StorageFault`."""


class Sight(Protocol):
    """Whether somebody has a table before their eyes: a page of it that lies in sight, not merely an open one."""

    async def sees(self, table: str, guest: GuestId) -> bool:
        """Whether a guest does now, as far as anybody knows."""


def notices_of(table: str, old: TableState | None, new: TableState) -> Iterator[Notice]:
    """What is to be told because a table is as it is; `old` is None for a new one. Nobody is told what they did themselves."""
    mark = new.version
    if old is None:
        others = dict.fromkeys(guest for guest in guests_at(new.seats) if guest != new.host)
        yield from (Notice(guest, table, NoticeKind.INVITED, mark) for guest in others)
        return
    if new.phase == "open" and _free(old.seats) and not _free(new.seats) and old.phase == "open":
        yield Notice(new.host, table, NoticeKind.FULL, mark, GRACE)
        yield Notice(TABLE_OWNER + table, table, NoticeKind.FULL, mark)
    asked = asked_anew(old)
    yield from (
        Notice(guest, table, NoticeKind.ALTERED, mark, GRACE) for guest in asked_anew(new) if guest not in asked
    )
    if new.phase == "over" and old.phase != "over":
        people = dict.fromkeys(guests_at(new.seats))
        yield from (Notice(owner, table, NoticeKind.OVER, mark, GRACE) for owner in people)
        yield Notice(TABLE_OWNER + table, table, NoticeKind.OVER, mark)
        return
    for which, question in begun(old.course, new.course):
        asked_now = unanswered(new.seats, new.course, question)
        yield from (Notice(guest, table, NoticeKind(which), mark, GRACE) for guest in asked_now)
    acting, acted = to_act(new), to_act(old)
    for guest in acting:
        if guest not in acted:
            yield Notice(guest, table, NoticeKind.TURN, mark, GRACE)
    for guest in acting:
        end, before = end_of(new, guest), end_of(old, guest)
        if end is not None and (before is None or guest not in acted):
            yield Notice(guest, table, NoticeKind.SHORT, mark, GRACE)
    if acting and acting != acted:
        yield Notice(TABLE_OWNER + table, table, NoticeKind.TURN, mark, GRACE)


def asked_anew(state: TableState) -> list[GuestId]:
    """The guests who have not agreed yet to what the host of a table that waits has changed, each once."""
    altered = state.course.altered
    if altered is None or state.phase != "open":
        return []
    return list(dict.fromkeys(guest for seat in altered.unsure if (guest := state.seats[seat].guest) is not None))


def to_act(state: TableState) -> list[GuestId]:
    """The guests who are to act, each once, by their first seat that is."""
    found = dict[GuestId, None]()
    for seat in state.actors():
        here = state.seats[seat]
        if here.guest is not None and not here.played_by_bot:
            found[here.guest] = None
    return list(found)


def end_of(state: TableState, guest: GuestId) -> int | None:
    """When the time of a guest runs out who is to act, in milliseconds since 1970; None where no clock of theirs runs, or where the
    game is played live: there nobody is told in time."""
    if not isinstance(state.course.pace, ByTurns):
        return None
    acting = [seat for seat in state.actors() if state.seats[seat].guest == guest and seat < len(state.course.ends)]
    ends = [end for seat in acting if (end := state.course.ends[seat]) is not None]
    return min(ends, default=None)


def short_at(end: int, since: int, chosen: int | None = None) -> int:
    """When time is short that has run since some moment and runs out then: so many hours before as somebody has chosen, or where
    that is much of it, when half of it is left. Who has chosen nothing has a usual distance, or a quarter of it."""
    whole = max(0, end - since)
    return end - (min(SHORT * HOUR, whole // 4) if chosen is None else min(chosen * HOUR, whole // 2))


def going(table: str, host: GuestId, seats: Seats, touched: int) -> Iterator[Notice]:
    """What is to be told because a table is about to go that nobody has touched since then (milliseconds since 1970)."""
    for owner in dict.fromkeys([host, *guests_at(seats), TABLE_OWNER + table]):
        yield Notice(owner, table, NoticeKind.GOING, touched)


def gone(game: str, host: GuestId, seats: Seats, now: int) -> Iterator[Notice]:
    """What is to be told because a table of a game has just gone."""
    for owner in dict.fromkeys([host, *guests_at(seats)]):
        yield Notice(owner, game, NoticeKind.GONE, now)


def still_true(kind: NoticeKind, mark: int, standing: TableStanding | None) -> bool:
    """Whether what a notice tells is so now."""
    if kind in (*SENT_ALONE, NoticeKind.GONE):
        return True
    if standing is None:
        return False
    if kind in OF_TURNS:
        return standing.phase == "running" and standing.acting
    if kind is NoticeKind.FULL:
        return standing.phase == "open" and not standing.free
    if kind is NoticeKind.ALTERED:
        return standing.phase == "open" and standing.asked
    if kind is NoticeKind.WISH:
        return standing.phase == "running" and bool(standing.wish_by)
    if kind is NoticeKind.PAUSE:
        return standing.phase == "running" and bool(standing.pause_by)
    if kind is NoticeKind.LEFT:
        return not standing.seated
    if kind is NoticeKind.INVITED:
        if standing.invited_by is None:  # a seat was kept for them
            return standing.phase == "open" and standing.seated
        return standing.phase == "open" and not standing.seated and standing.free > 0
    if kind is NoticeKind.GOING:
        return standing.phase == "open" and standing.own and standing.touched == mark
    return standing.phase == "over"


def _free(seats: Seats) -> int:
    return sum(seat.kind == "open" for seat in seats)

"""What requests about notices carry, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.notices import Distance

Kind = Literal[
    "turn", "short", "invited", "full", "altered", "going", "gone", "wish", "pause", "left", "over"
]  # fmt: skip
Kinds = Annotated[list[Kind], Meta(max_length=len(get_args(Kind)))]
Minute = Annotated[int, Meta(ge=0, le=1439)]
WebAddress = Annotated[str, Meta(max_length=2000)]


class ChoicesRequest(Struct, forbid_unknown_fields=True):
    """When I want to be told."""

    zone: Annotated[str, Meta(max_length=64)]
    as_calendar: bool = False
    """Quiet are the nights of my calendar; `quiet_from` and `quiet_to` do not count then."""
    quiet_from: Minute | None = None
    """None for no quiet hours."""
    quiet_to: Minute = 0
    digest: Minute | None = None
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] = ""
    short: Distance | None = None
    """How many hours before its end my time is short; None for as usual."""


class ChannelRequest(Struct, forbid_unknown_fields=True):
    """A new way to tell me, or (with `table`) whoever sits at a table of mine: one of the four."""

    mail: Annotated[str, Meta(max_length=200)] | None = None
    push: PushSubscription | None = None
    webhook: WebAddress | None = None
    service: WebAddress | None = None
    table: Annotated[str, Meta(max_length=32)] | None = None
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] = ""


class KindsRequest(Struct, forbid_unknown_fields=True):
    """What I want to be told on a channel."""

    kinds: Kinds


class ToldNotice(Struct):
    """What was last told on a channel."""

    kind: Kind | Literal["trial", "merged"]
    table: str
    state: Literal["waiting", "sending", "sent", "unsure", "failed"]
    made: int
    """Milliseconds since 1970."""


class NoticeChannel(Struct):
    """A way to tell me."""

    id: str
    way: Literal["mail", "push", "webhook", "service"]
    where: str
    """Where it leads; of a browser only the address of its push service."""
    kinds: list[Kind]
    state: Literal["unconfirmed", "ready", "refused"]
    said: str
    """What the other side last said to the contrary."""
    last: int | None
    """When it last took something, in milliseconds since 1970."""
    recent: list[ToldNotice]


class Night(Struct):
    """Hours of each day, in minutes after midnight."""

    zone: str
    begin: int
    end: int


class NoticeSettings(Struct):
    """How and when I am told."""

    zone: str | None
    """None where I have never said."""
    as_calendar: bool
    night: Night | None
    """The quiet hours of my calendar; None where I have none."""
    quiet_from: int | None
    quiet_to: int
    digest: int | None
    short: Distance | None
    channels: list[NoticeChannel]
    mails: bool
    """Whether this site can tell people by mail."""
    confirmed: list[str]
    """Addresses by which I sign in and am not told yet: as channels they need no other confirmation."""
    services: list[str]
    """Services of others that it can tell people by, by the beginnings of addresses."""
    push_key: str
    feed: bool
    """Whether I have a calendar."""


class NewChannel(Struct):
    """A way that was added; of a webhook the secret, which is told this once."""

    id: str
    secret: str | None = None


class Confirmed(Struct):
    """The mail address that is confirmed."""

    where: str


class Stoppable(Struct):
    """What a link in a letter can stop."""

    where: str
    kinds: list[Kind]


class Feed(Struct):
    """The path of a calendar, which whoever knows it can read."""

    path: str

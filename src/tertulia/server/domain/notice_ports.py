"""What whoever tells people needs of the storage."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notices import Channel, ChannelState, Choices, NoticeKind, NoticeState, Outbox, Pending
from tertulia.server.domain.pacing import Course
from tertulia.server.domain.seats import Seats


class Standing(Protocol):
    """A table as it is stored."""

    @property
    def game(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def actors(self) -> list[int]: ...
    @property
    def seats(self) -> Seats: ...
    @property
    def host(self) -> GuestId: ...
    @property
    def course(self) -> Course: ...
    @property
    def wish_days(self) -> int: ...
    @property
    def touched(self) -> int: ...


class Standings(Protocol):
    """How tables stand."""

    async def now(self, tables: Collection[str]) -> Mapping[str, Standing]:
        """By id, those of the tables that are there and can be read."""

    async def invited(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        """By id of the table, who has invited a guest there; nobody whom one of the two blocks."""


class Channels(Outbox, Protocol):
    """Channels, notices and choices, as they are stored. Every method may raise `StorageFault`; then nothing has changed."""

    async def of(self, owner: str) -> list[Channel]:
        """The channels of an owner, the oldest first."""

    async def of_host(self, host: GuestId) -> list[Channel]:
        """The channels of all tables that somebody hosts, the oldest first."""

    async def one(self, channel: str) -> Channel | None:
        """A channel; None where there is none such."""

    async def keep(self, channel: Channel) -> None:
        """Keep a new channel. Raises `TooManyChannels` where its owner has many already."""

    async def change(self, channel: str, owner: str, kinds: Sequence[NoticeKind]) -> None:
        """Have a channel of an owner take these kinds. Raises `ChannelUnknown`."""

    async def set_state(self, channel: str, state: ChannelState, said: str = "") -> None:
        """Say how a channel stands. Raises `ChannelUnknown`."""

    async def try_out(self, channel: str) -> None:
        """Have a message sent that shows whether a channel works, whatever it has refused before."""

    async def drop(self, channel: str) -> None:
        """Forget a channel, and all that it was to tell."""

    async def forget(self, owner: str) -> None:
        """Forget all that is kept of how an owner is told."""

    async def pending(self, channel: str) -> list[Pending]:
        """What is still to be told on a channel, or was just being told, the oldest first."""

    async def told_turns(self, channel: str) -> list[str]:
        """The tables whose last turn was told on a channel, or was to be and is not to be any more; whether it still stands is not
        asked here."""

    async def recent(self, channels: Collection[str]) -> dict[str, list[Pending]]:
        """What was last told on some channels, and what has become of it; the newest first."""

    async def begin(self, channel: str, notices: Sequence[Pending], now: int) -> list[Pending]:
        """Mark notices as being sent since `now`. Returns those that nobody else has begun to send meanwhile."""

    async def settle(
        self, channel: str, notices: Sequence[Pending], state: NoticeState, due: int | None = None
    ) -> None:
        """Store the result of sending, unless another worker has begun to send them since; `WAITING` ones become due."""

    async def postpone(self, channel: str, notice: Pending, due: int) -> None:
        """A notice is to be told later than it seemed."""

    async def drop_notices(self, channel: str, notices: Sequence[Pending]) -> None:
        """These were overtaken; what was told long ago goes, too."""

    async def choices(self, owner: str) -> Choices | None:
        """When an owner wants to be told; None where they have never said."""

    async def choose(self, owner: str, choices: Choices) -> None:
        """Keep when an owner wants to be told."""

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        """Keep the hash of the secret in the address of an owner's calendar; None where there is none any more."""

    async def has_feed(self, owner: str) -> bool:
        """Whether an owner has a calendar."""

    async def owner_of_feed(self, hashed: str) -> str | None:
        """Whose calendar it is; None where it is nobody's."""


class Desk(Protocol):
    """Where people say how they want to be told."""

    @property
    def mails(self) -> bool:
        """Whether the site can tell people by mail."""

    @property
    def channels(self) -> Channels:
        """What is kept."""

    @property
    def push_key(self) -> str:
        """The key that browsers subscribe with."""

    @property
    def services(self) -> Sequence[str]:
        """The services of others that people may be told by."""

    async def add_mail(self, owner: str, address: str, language: str) -> Channel:
        """Store an email address (as `read_address` returns it), and send an email there whose link confirms it. Raises
        `ChannelRefused`."""

    async def add_confirmed_mail(self, owner: str, address: str) -> Channel:
        """Store the channel of an address by which its owner signs in: it needs no other confirmation. Raises `ChannelRefused`."""

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Keep a browser's subscription. Raises `ChannelRefused`."""

    async def add_webhook(self, owner: str, url: str) -> tuple[Channel, str]:
        """Keep a webhook. Returns it, and the secret that its bodies are signed with. Raises `ChannelRefused`."""

    async def add_service(self, owner: str, url: str) -> Channel:
        """Keep an address of somebody's service. Raises `ChannelRefused`."""

    async def drop(self, owner: str, channel_id: str) -> None:
        """Give up a channel. Raises `ChannelUnknown`."""

    async def try_out(self, owner: str, channel_id: str) -> None:
        """Have a message sent that shows whether a channel works. Raises `ChannelRefused`, `ChannelUnknown`."""

    async def confirm(self, carried: str) -> str:
        """A mail address is its owner's. Returns it. Raises `LinkRefused`."""

    async def stoppable(self, carried: str) -> Channel:
        """The channel that a link to stop it is about. Raises `LinkRefused`."""

    async def stop(self, carried: str, kinds: Sequence[NoticeKind] = ()) -> None:
        """Tell nothing more on a channel but these kinds. Raises `LinkRefused`."""

    def where(self, channel: Channel) -> str:
        """Where a channel leads, for its owner."""


class Ends(Protocol):
    """When somebody's time runs out."""

    async def of(self, table: str, guest: GuestId) -> int | None:
        """When it does at a table, in milliseconds since 1970, as far as is known now; None where no clock of theirs runs."""


class Deadlines(Protocol):
    """When somebody's time runs out."""

    async def of(self, guest: GuestId) -> Sequence[Deadline]:
        """At each table where a clock of theirs runs, the most urgent first."""


class Deadline(NamedTuple):
    """A clock that runs."""

    table: str
    game: str
    at: datetime


class NoDeadlines:
    """Of a site without clocks."""

    async def of(self, guest: GuestId) -> Sequence[Deadline]:
        """None."""
        return []

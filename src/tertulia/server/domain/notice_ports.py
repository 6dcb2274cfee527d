"""Storage interfaces of the notification sender, and the service that manages channels."""

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
    """The stored facts of a table that notifications depend on."""

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
    """Reads the current state of tables, to check notifications before they are sent."""

    async def now(self, tables: Collection[str]) -> Mapping[str, Standing]:
        """Stored tables by id; deleted and damaged ones are omitted."""

    async def invited(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        """The player who invited a guest, by table id; invitations between two of whom one blocks the other are omitted."""


class Channels(Outbox, Protocol):
    """Channels, notices and choices, as they are stored. Every method may raise `StorageFault`; then nothing has changed."""

    async def of(self, owner: str) -> list[Channel]:
        """The channels of an owner, the oldest first."""

    async def of_host(self, host: GuestId) -> list[Channel]:
        """The channels of all tables that a guest hosts, the oldest first."""

    async def one(self, channel: str) -> Channel | None:
        """Returns a channel, or None if there is none with that id."""

    async def keep(self, channel: Channel) -> None:
        """Store a new channel. Raises `TooManyChannels` if its owner has the maximum number."""

    async def change(self, channel: str, owner: str, kinds: Sequence[NoticeKind]) -> None:
        """Set the kinds of notifications that a channel of an owner takes. Raises `ChannelUnknown`."""

    async def set_state(self, channel: str, state: ChannelState, said: str = "") -> None:
        """Set the state of a channel and the last error of the receiver. Raises `ChannelUnknown`."""

    async def try_out(self, channel: str) -> None:
        """Queue a test notification, and let a channel that was refused send again."""

    async def drop(self, channel: str) -> None:
        """Delete a channel with its notifications and its job."""

    async def forget(self, owner: str) -> None:
        """Delete an owner's channels, their notifications, and the owner's choices."""

    async def pending(self, channel: str) -> list[Pending]:
        """The notifications of a channel that wait or are being sent, the oldest first."""

    async def told_turns(self, channel: str) -> list[str]:
        """The tables whose newest turn notification on a channel is settled: sent, failed or unsure. It may be out of date."""

    async def recent(self, channels: Collection[str]) -> dict[str, list[Pending]]:
        """The last notifications of each channel with their states, the newest first."""

    async def begin(self, channel: str, notices: Sequence[Pending], now: int) -> list[Pending]:
        """Mark notices as being sent since `now`. Returns those that nobody else has begun to send meanwhile."""

    async def settle(
        self, channel: str, notices: Sequence[Pending], state: NoticeState, due: int | None = None
    ) -> None:
        """Store the result of sending, unless another worker has begun to send them since; `WAITING` ones become due."""

    async def postpone(self, channel: str, notice: Pending, due: int) -> None:
        """Move a notification's due time to `due` (milliseconds since 1970)."""

    async def drop_notices(self, channel: str, notices: Sequence[Pending]) -> None:
        """Delete notifications that are no longer true, and settled ones that are old."""

    async def choices(self, owner: str) -> Choices | None:
        """An owner's choices of quiet hours, digest and language; None if they were never saved."""

    async def choose(self, owner: str, choices: Choices) -> None:
        """Store an owner's choices of quiet hours, digest and language."""

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        """Store the hash of the secret in an owner's calendar address; None deletes it."""

    async def has_feed(self, owner: str) -> bool:
        """Whether an owner has a calendar."""

    async def owner_of_feed(self, hashed: str) -> str | None:
        """The owner of a calendar address by the hash of its secret, or None if no owner has it."""


class Desk(Protocol):
    """The service by which guests and hosts manage notification channels."""

    @property
    def mails(self) -> bool:
        """Whether the site can send emails."""

    @property
    def channels(self) -> Channels:
        """The stored channels."""

    @property
    def push_key(self) -> str:
        """The key that browsers subscribe with."""

    @property
    def services(self) -> Sequence[str]:
        """The names of the external services that the host allows."""

    async def add_mail(self, owner: str, address: str, language: str) -> Channel:
        """Store an email address (as `read_address` returns it), and send an email there whose link confirms it. Raises
        `ChannelRefused`."""

    async def add_confirmed_mail(self, owner: str, address: str) -> Channel:
        """Store the channel of an address by which its owner signs in: it needs no other confirmation. Raises `ChannelRefused`."""

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Store a browser's push subscription as a channel. Raises `ChannelRefused`."""

    async def add_webhook(self, owner: str, url: str) -> tuple[Channel, str]:
        """Store a webhook as a channel. Returns it and the secret that signs its bodies. Raises `ChannelRefused`."""

    async def add_service(self, owner: str, url: str) -> Channel:
        """Store the address of an external service as a channel. Raises `ChannelRefused`."""

    async def drop(self, owner: str, channel_id: str) -> None:
        """Delete a channel of an owner. Raises `ChannelUnknown`."""

    async def try_out(self, owner: str, channel_id: str) -> None:
        """Queue a test notification on a channel of an owner. Raises `ChannelRefused`, `ChannelUnknown`."""

    async def confirm(self, carried: str) -> str:
        """Confirm an email channel by the token of its link. Returns the address. Raises `LinkRefused`."""

    async def stoppable(self, carried: str) -> Channel:
        """The channel that an unsubscribe link belongs to. Raises `LinkRefused`."""

    async def stop(self, carried: str, kinds: Sequence[NoticeKind] = ()) -> None:
        """Let the channel of an unsubscribe link take these kinds only. Raises `LinkRefused`."""

    def where(self, channel: Channel) -> str:
        """A channel's address as its owner sees it, without secret parts."""


class Ends(Protocol):
    """Reads when a player's clock at one table runs out."""

    async def of(self, table: str, guest: GuestId) -> int | None:
        """The moment, in milliseconds since 1970, as known now; None if no clock of the guest runs there."""


class Deadlines(Protocol):
    """Reads when a player's clocks at all tables run out."""

    async def of(self, guest: GuestId) -> Sequence[Deadline]:
        """One deadline for each table where a clock of the guest runs, the earliest first."""


class Deadline(NamedTuple):
    """When a player's running clock at a table runs out."""

    table: str
    game: str
    at: datetime


class NoDeadlines:
    """Deadlines of a site without clocks."""

    async def of(self, guest: GuestId) -> Sequence[Deadline]:
        """An empty list."""
        return []

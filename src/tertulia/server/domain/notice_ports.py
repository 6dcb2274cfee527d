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
        """The player who invited a guest, by table id.

        Invitations between two players are omitted if one of them blocks the other.
        """


class Channels(Outbox, Protocol):
    """Stores channels, their notifications, and their owners' settings.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def of(self, owner: str) -> list[Channel]:
        """The channels of an owner, the oldest first."""

    async def of_host(self, host: GuestId) -> list[Channel]:
        """The channels of all tables that a guest hosts, the oldest first."""

    async def one(self, channel: str) -> Channel | None:
        """The channel with this id, or None."""

    async def keep(self, channel: Channel) -> None:
        """Store a new channel. Raises `TooManyChannels` if its owner has the maximum number."""

    async def change(self, channel: str, owner: str, kinds: Sequence[NoticeKind]) -> None:
        """Set the kinds of notifications that a channel of an owner takes. Raises `ChannelUnknown`."""

    async def set_state(self, channel: str, state: ChannelState, said: str = "") -> None:
        """Set the state of a channel and the last error of the receiver. Raises `ChannelUnknown`."""

    async def try_out(self, channel: str) -> None:
        """Queue a test notification, and resume sending on a channel whose receiver rejected a message."""

    async def drop(self, channel: str) -> None:
        """Delete a channel with its notifications and its job."""

    async def forget(self, owner: str) -> None:
        """Delete an owner's channels, their notifications, and the owner's settings."""

    async def pending(self, channel: str) -> list[Pending]:
        """The notifications of a channel that wait or are being sent, the oldest first."""

    async def told_turns(self, channel: str) -> list[str]:
        """The tables whose newest turn notification on a channel was sent, failed or is unsure.

        The turn may have passed since.
        """

    async def recent(self, channels: Collection[str]) -> dict[str, list[Pending]]:
        """The last notifications of each channel, the newest first.

        Those whose due time is still ahead are omitted.
        """

    async def begin(self, channel: str, notices: Sequence[Pending], now: int) -> list[Pending]:
        """Mark waiting notifications as being sent since `now`.

        Returns those that no other worker has begun to send.
        """

    async def settle(
        self, channel: str, notices: Sequence[Pending], state: NoticeState, due: int | None = None
    ) -> None:
        """Store the result of sending, unless another worker has begun to send the notifications since.

        With the state `WAITING` they are due again at `due`.
        """

    async def postpone(self, channel: str, notice: Pending, due: int) -> None:
        """Move a notification's due time to `due` (milliseconds since 1970)."""

    async def drop_notices(self, channel: str, notices: Sequence[Pending]) -> None:
        """Delete notifications that are no longer true, and settled ones that are old."""

    async def choices(self, owner: str) -> Choices | None:
        """An owner's notification settings, or None if they were never saved."""

    async def choose(self, owner: str, choices: Choices) -> None:
        """Store an owner's notification settings."""

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        """Store the hash of the secret in the address of an owner's calendar feed; None deletes the feed."""

    async def has_feed(self, owner: str) -> bool:
        """Whether an owner has a calendar feed."""

    async def owner_of_feed(self, hashed: str) -> str | None:
        """The owner of a calendar feed by the hash of its secret, or None."""


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
        """The public key with which browsers subscribe to push messages."""

    @property
    def services(self) -> Sequence[str]:
        """The names of the external services that the host allows."""

    async def add_mail(self, owner: str, address: str, language: str) -> Channel:
        """Store an email address as a channel, and send an email whose link confirms it.

        The address is as `read_address` returns it. Raises `ChannelRefused`.
        """

    async def add_confirmed_mail(self, owner: str, address: str) -> Channel:
        """Store an address by which its owner signs in as a channel that needs no confirmation.

        Raises `ChannelRefused`.
        """

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Store a browser's push subscription as a channel. Raises `ChannelRefused`."""

    async def add_webhook(self, owner: str, url: str) -> tuple[Channel, str]:
        """Store a webhook as a channel. Returns it with the secret that signs its bodies.

        Raises `ChannelRefused`.
        """

    async def add_service(self, owner: str, url: str) -> Channel:
        """Store the address of an external service as a channel. Raises `ChannelRefused`."""

    async def drop(self, owner: str, channel_id: str) -> None:
        """Delete a channel of an owner. Raises `ChannelUnknown`."""

    async def try_out(self, owner: str, channel_id: str) -> None:
        """Queue a test notification on a channel of an owner. Raises `ChannelRefused`, `ChannelUnknown`."""

    async def confirm(self, carried: str) -> str:
        """Confirm an email channel by the token of its link, and return the address. Raises `LinkRefused`."""

    async def stoppable(self, carried: str) -> Channel:
        """The channel that the token of an unsubscribe link belongs to. Raises `LinkRefused`."""

    async def stop(self, carried: str, kinds: Sequence[NoticeKind] = ()) -> None:
        """Limit the channel of an unsubscribe link to these kinds. Raises `LinkRefused`."""

    def where(self, channel: Channel) -> str:
        """A channel's address as its owner sees it, without secret parts."""


class Ends(Protocol):
    """Reads when a player's clock at one table runs out."""

    async def of(self, table: str, guest: GuestId) -> int | None:
        """The deadline in milliseconds since 1970 as known now, or None if no clock of the guest runs there."""


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
    """The deadlines of a site without clocks: none."""

    async def of(self, guest: GuestId) -> Sequence[Deadline]:
        return []

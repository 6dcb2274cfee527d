"""Storage interfaces of the notification sender, and the service that manages channels."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.notifications import (
    Channel,
    ChannelState,
    NotificationKind,
    NotificationSettings,
    NotificationState,
    Outbox,
    PendingNotification,
)
from tertulia.server.domain.seats import GuestId, Seats
from tertulia.server.domain.state import Course


class TableFacts(Protocol):
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
    def end_proposal_days(self) -> int: ...
    @property
    def touched(self) -> int: ...


class TableFactsStore(Protocol):
    """Reads the current state of tables, to check notifications before they are sent."""

    async def load(self, tables: Collection[str]) -> Mapping[str, TableFacts]:
        """Stored tables by id; deleted and damaged ones are omitted."""

    async def load_inviters(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        """The player who invited a guest, by table id.

        Invitations between two players are omitted if one of them blocks the other.
        """


class NotificationStore(Outbox, Protocol):
    """Stores channels, their notifications, and their owners' settings.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def channels_of(self, owner: str) -> list[Channel]:
        """The channels of an owner, the oldest first."""

    async def channels_of_host(self, host: GuestId) -> list[Channel]:
        """The channels of all tables that a guest hosts, the oldest first."""

    async def get_channel(self, channel: str) -> Channel | None:
        """The channel with this id, or None."""

    async def add_channel(self, channel: Channel) -> None:
        """Store a new channel. Raises `TooManyChannels` if its owner has the maximum number."""

    async def set_kinds(self, channel: str, owner: str, kinds: Sequence[NotificationKind]) -> None:
        """Set the kinds of notifications that a channel of an owner takes. Raises `ChannelUnknown`."""

    async def set_state(self, channel: str, state: ChannelState, error: str = "") -> None:
        """Set the state of a channel and the last error of the receiver. Raises `ChannelUnknown`."""

    async def replace_address(self, channel: str, address: bytes) -> None:
        """Replace the sealed address of a channel, and mark it as ready. Raises `ChannelUnknown`."""

    async def queue_test(self, channel: str) -> None:
        """Queue a test notification, and resume sending on a channel whose receiver rejected a message."""

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel with its notifications and its job."""

    async def delete_owner(self, owner: str) -> None:
        """Delete an owner's channels, their notifications, and the owner's settings."""

    async def load_pending(self, channel: str) -> list[PendingNotification]:
        """The notifications of a channel that wait or are being sent, the oldest first."""

    async def settled_turn_tables(self, channel: str) -> list[str]:
        """The tables whose newest turn notification on a channel was sent, failed or is unsure.

        The turn may have passed since.
        """

    async def load_recent(self, channels: Collection[str]) -> dict[str, list[PendingNotification]]:
        """The last notifications of each channel, the newest first.

        Those whose due time is still ahead are omitted.
        """

    async def mark_sending(
        self, channel: str, notifications: Sequence[PendingNotification], now: int
    ) -> list[PendingNotification]:
        """Mark waiting notifications as being sent since `now`.

        Returns those that no other worker has begun to send.
        """

    async def store_result(
        self,
        channel: str,
        notifications: Sequence[PendingNotification],
        state: NotificationState,
        due: int | None = None,
    ) -> None:
        """Store the result of sending, unless another worker has begun to send the notifications since.

        With the state `WAITING` they are due again at `due`.
        """

    async def postpone(self, channel: str, notification: PendingNotification, due: int) -> None:
        """Move a notification's due time to `due` (milliseconds since 1970)."""

    async def delete_notifications(self, channel: str, notifications: Sequence[PendingNotification]) -> None:
        """Delete notifications that are no longer true, and settled ones that are old."""

    async def get_settings(self, owner: str) -> NotificationSettings | None:
        """An owner's notification settings, or None if they were never saved."""

    async def set_settings(self, owner: str, settings: NotificationSettings) -> None:
        """Store an owner's notification settings."""

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        """Store the hash of the secret in the address of an owner's calendar feed; None deletes the feed."""

    async def has_feed(self, owner: str) -> bool:
        """Whether an owner has a calendar feed."""

    async def feed_owner(self, hashed: str) -> str | None:
        """The owner of a calendar feed by the hash of its secret, or None."""


class ChannelService(Protocol):
    """The service by which guests and hosts manage notification channels."""

    @property
    def sends_email(self) -> bool:
        """Whether the site can send emails."""

    @property
    def store(self) -> NotificationStore:
        """The stored channels."""

    @property
    def push_key(self) -> str:
        """The public key with which browsers subscribe to push messages."""

    @property
    def services(self) -> Sequence[str]:
        """The names of the external services that the host allows."""

    async def add_email(self, owner: str, address: str, language: str) -> Channel:
        """Store an email address as a channel, and send an email whose link confirms it.

        The address is as `read_address` returns it. Raises `ChannelRefused`.
        """

    async def add_confirmed_email(self, owner: str, address: str) -> Channel:
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

    async def delete_channel(self, owner: str, channel_id: str) -> None:
        """Delete a channel of an owner. Raises `ChannelUnknown`."""

    async def send_test(self, owner: str, channel_id: str) -> None:
        """Queue a test notification on a channel of an owner. Raises `ChannelRefused`, `ChannelUnknown`."""

    async def confirm_email(self, carried: str) -> str:
        """Confirm an email channel by the token of its link, and return the address. Raises `LinkRefused`."""

    async def channel_of_unsubscribe_link(self, carried: str) -> Channel:
        """The channel that the token of an unsubscribe link belongs to. Raises `LinkRefused`."""

    async def unsubscribe(self, carried: str, kinds: Sequence[NotificationKind] = ()) -> None:
        """Limit the channel of an unsubscribe link to these kinds. Raises `LinkRefused`."""

    def shown_address(self, channel: Channel) -> str:
        """A channel's address as its owner sees it, without secret parts."""


class TableDeadlines(Protocol):
    """Reads when a player's clock at one table runs out."""

    async def deadline_of(self, table: str, guest: GuestId) -> int | None:
        """The deadline in milliseconds since 1970 as known now, or None if no clock of the guest runs there."""

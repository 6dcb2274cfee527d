"""Interfaces of the notification storage and of the service that manages channels.

The owner of a channel is a guest id, or `t/` and the id of a table.
"""

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
    """Data of a stored table on which its notifications depend: seats, phase, proposals and deadlines."""

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
    """Reads the stored state of tables, to check notifications before they are sent."""

    async def load(self, tables: Collection[str]) -> Mapping[str, TableFacts]:
        """Return the data of stored tables on which notifications depend, by table id.

        Deleted and damaged tables are omitted.
        """

    async def load_inviters(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        """Return the players who invited a guest to the given tables, by table id.

        A table is omitted if the guest has no invitation to it. So is a table if the guest blocks the inviter, or the
        inviter blocks the guest.
        """


class NotificationStore(Outbox, Protocol):
    """Stores notification channels, the notifications on them, and the settings of their owners.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def channels_of(self, owner: str) -> list[Channel]:
        """Return the notification channels of an owner (a guest or a table), the oldest first."""

    async def channels_of_host(self, host: GuestId) -> list[Channel]:
        """Return the channels of all tables that a guest hosts, the oldest first."""

    async def get_channel(self, channel: str) -> Channel | None:
        """Return the channel with this id, or None."""

    async def add_channel(self, channel: Channel) -> None:
        """Store a new channel. Raises `TooManyChannels` if its owner has the maximum number."""

    async def set_kinds(self, channel: str, owner: str, kinds: Sequence[NotificationKind]) -> None:
        """Set which kinds of notifications a channel accepts.

        Raises `ChannelUnknown` if the owner has no such channel.
        """

    async def set_state(self, channel: str, state: ChannelState, error: str = "") -> None:
        """Set the state of a channel and its last error. Raises `ChannelUnknown` if it does not exist."""

    async def replace_address(self, channel: str, address: bytes) -> None:
        """Set the encrypted address of a channel, and mark the channel as ready.

        Raises `ChannelUnknown` if it does not exist.
        """

    async def queue_test(self, channel: str) -> None:
        """Queue a test notification on a channel, and mark the channel as ready.

        Sending resumes on a channel whose receiver had rejected a message.
        """

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel, its notifications, and the job that sends them."""

    async def delete_owner(self, owner: str) -> None:
        """Delete an owner's channels with their notifications, and the owner's notification settings."""

    async def load_pending(self, channel: str) -> list[PendingNotification]:
        """Return the notifications of a channel that wait or are being sent, the oldest first."""

    async def settled_turn_tables(self, channel: str) -> list[str]:
        """Return the ids of tables about which a channel has probably reported the latest turn already.

        For these tables, the newest notification of a kind in `TURN_KINDS` is settled on this channel. A settled
        notification is not sent again: it was sent or failed, or its delivery is unknown. The reported turn may be
        over.
        """

    async def load_recent(self, channels: Collection[str]) -> dict[str, list[PendingNotification]]:
        """Return the last notifications of each channel, by channel id, the newest first.

        Notifications that are not due yet and were never tried are omitted.
        """

    async def mark_sending(
        self, channel: str, notifications: Sequence[PendingNotification], now: int
    ) -> list[PendingNotification]:
        """Mark waiting notifications as being sent since `now` (milliseconds since 1970).

        Returns the marked ones; notifications that another worker has begun to send are left out.
        """

    async def store_result(
        self,
        channel: str,
        notifications: Sequence[PendingNotification],
        state: NotificationState,
        due: int | None = None,
    ) -> None:
        """Store the state of notifications after an attempt to send them.

        With the state `WAITING`, they become due again at `due` (milliseconds since 1970). `notifications` are as
        `mark_sending` returned them. A notification that another worker has begun to send after that is left unchanged.
        """

    async def postpone(self, channel: str, notification: PendingNotification, due: int) -> None:
        """Move a notification's due time to `due` (milliseconds since 1970)."""

    async def delete_notifications(self, channel: str, notifications: Sequence[PendingNotification]) -> None:
        """Delete the given notifications of a channel, and its old ones.

        A notification is old if it was created over four weeks ago, and neither waits nor is being sent.
        """

    async def get_settings(self, owner: str) -> NotificationSettings | None:
        """Return an owner's notification settings, or None if none were saved."""

    async def set_settings(self, owner: str, settings: NotificationSettings) -> None:
        """Store an owner's notification settings.

        The times at which waiting notifications are sent are computed again. Raises `TooManySettings` if the owner has
        the maximum number of settings already.
        """

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        """Store the hash of the secret in the address of an owner's calendar feed; None deletes the feed."""

    async def has_feed(self, owner: str) -> bool:
        """Whether an owner has a calendar feed."""

    async def feed_owner(self, hashed: str) -> str | None:
        """Return the owner of the calendar feed whose secret has this hash, or None."""


class ChannelService(Protocol):
    """The service by which guests, and hosts of tables, manage notification channels."""

    @property
    def sends_email(self) -> bool:
        """Return whether the site has a mail server, so that email channels are possible."""

    @property
    def store(self) -> NotificationStore:
        """The storage of the channels."""

    @property
    def push_key(self) -> str:
        """The site's public key, with which browsers subscribe to push messages."""

    @property
    def services(self) -> Sequence[str]:
        """The names of the external services (Discord, Matrix, ...) that the site's operator allows."""

    async def add_email(self, owner: str, address: str, language: str) -> Channel:
        """Store an unconfirmed email channel, and send an email whose link confirms it. Returns the channel.

        `address` is in the form that `read_address` returns. Raises `ChannelRefused` if the site sends no email.
        """

    async def add_confirmed_email(self, owner: str, address: str) -> Channel:
        """Store an email channel for an address by which its owner signs in: it needs no confirmation.

        Returns the channel. Raises `ChannelRefused` if the site sends no email.
        """

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Store a browser's push subscription as a channel, and return the channel.

        Raises `ChannelRefused` if the subscription is not valid.
        """

    async def add_webhook(self, owner: str, url: str) -> tuple[Channel, str]:
        """Store a webhook as a channel. Returns the channel, and the secret that signs the requests to it.

        Raises `ChannelRefused` if the address is not accepted.
        """

    async def add_service(self, owner: str, url: str) -> Channel:
        """Store the address of an external service as a channel, and return the channel.

        Raises `ChannelRefused` if the address is not accepted.
        """

    async def delete_channel(self, owner: str, channel_id: str) -> None:
        """Delete a channel of an owner. Raises `ChannelUnknown` if the owner has no such channel."""

    async def send_test(self, owner: str, channel_id: str) -> None:
        """Queue a test notification on a channel of an owner.

        Raises `ChannelRefused` if its address is not confirmed, `ChannelUnknown` if the owner has no such channel.
        """

    async def confirm_email(self, carried: str) -> str:
        """Confirm an email channel by the token (`carried`) of the link in its confirmation email.

        Returns the email address. Raises `LinkRefused` if the token is not valid, or the channel is deleted.
        """

    async def channel_of_unsubscribe_link(self, carried: str) -> Channel:
        """Return the channel that the token of an unsubscribe link (`carried`) belongs to.

        Raises `LinkRefused` if the token is not valid, or the channel is deleted.
        """

    async def unsubscribe(self, carried: str, kinds: Sequence[NotificationKind] = ()) -> None:
        """Limit the channel of an unsubscribe link to these kinds of notifications, by default to none.

        `carried` is the token of the link. Raises `LinkRefused` if it is not valid, or the channel is deleted.
        """

    def shown_address(self, channel: Channel) -> str:
        """Return a channel's address as its owner sees it, without secret parts."""


class TableDeadlines(Protocol):
    """Reads when a guest's time at one table runs out."""

    async def deadline_of(self, table: str, guest: GuestId) -> int | None:
        """Return when the guest's running clock at a table runs out, in ms since 1970, or None if none runs."""

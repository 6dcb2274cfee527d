"""Subscription service for notification channels: `SubscriptionService`.

It checks every address before storing it. The owner has to confirm an email address by a link.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import DEFAULT_LANGUAGE, supported_languages
from tertulia.server.delivery.apprise import ServiceSender
from tertulia.server.delivery.guarded_client import GuardedHttpClient
from tertulia.server.delivery.push import read_key
from tertulia.server.delivery.webhook import Webhook
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.delivery import Email, Mailer, NotDelivered, PushSubscription, Seal, email_job
from tertulia.server.domain.errors import ChannelRefused, ChannelUnknown, LinkRefused
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.notification_ports import ChannelService, NotificationStore
from tertulia.server.domain.notifications import (
    OPTIONAL_KINDS,
    TABLE_OWNER,
    Channel,
    ChannelKind,
    ChannelState,
    NotificationKind,
)

MAX_URL_LENGTH = 2000
"""Maximum length of a channel's URL in characters."""


Purpose = Literal["confirm", "unsubscribe"]


class Links(Protocol):
    """Signs and verifies the tokens of confirmation and unsubscribe links.

    `tertulia.server.identity.keys` implements it.
    """

    def sign(self, purpose: Purpose, about: str) -> str: ...
    def verify(self, purpose: Purpose, carried: str) -> str | None: ...


class PushKey(Protocol):
    """The site's public key for web push, in base64url.

    `tertulia.server.identity.keys.SiteKey` implements it.
    """

    @property
    def public(self) -> str: ...


class SubscriptionDependencies(NamedTuple):
    """Objects that `SubscriptionService` uses to check, encrypt and confirm addresses of channels."""

    client: GuardedHttpClient
    services: ServiceSender
    key: PushKey
    mailer: Mailer
    links: Links
    seal: Seal
    address: str
    """Public URL of the site, or empty if it is not configured: then no emails are sent."""


class SubscriptionService(ChannelService):
    """Adds, tests, confirms and removes the channels of guests and tables."""

    def __init__(
        self, store: NotificationStore, jobs: Jobs, dependencies: SubscriptionDependencies, clock: Clock = SYSTEM
    ) -> None:
        self._store, self._jobs, self._dependencies, self._clock = store, jobs, dependencies, clock

    @property
    def store(self) -> NotificationStore:
        return self._store

    @property
    def push_key(self) -> str:
        return self._dependencies.key.public

    @property
    def services(self) -> Sequence[str]:
        return self._dependencies.services.allowed

    @property
    def sends_email(self) -> bool:
        return self._dependencies.mailer.enabled and bool(self._dependencies.address)

    async def add_email(self, owner: str, address: str, language: str) -> Channel:
        """Store an email channel, and send an email with a confirmation link to its address.

        `address` is a checked address in lower case (`read_address`). Raises `ChannelRefused` if the site sends no
        emails, and `TooManyChannels` if the owner has the maximum number of channels.
        """
        if not self.sends_email:
            raise ChannelRefused("this site sends no email")
        channel = self._new_channel(owner, ChannelKind.EMAIL, address.encode(), ChannelState.UNCONFIRMED)
        await self.store.add_channel(channel)
        words = Catalogue(language if language in supported_languages() else DEFAULT_LANGUAGE)
        link = self._dependencies.links.sign("confirm", channel.id)
        url = f"{self._dependencies.address}/notifications/confirm/{link}"
        subject = words.text("notification-confirm-subject")
        email = Email(address, subject, words.text("notification-confirm-text", url=url))
        await self._jobs.enqueue([email_job(email, self._dependencies.seal)])
        return channel

    async def add_confirmed_email(self, owner: str, address: str) -> Channel:
        """Store a channel for an email address that its owner signs in with: it needs no other confirmation.

        Returns the existing channel if the owner has one for the address. Raises `ChannelRefused` if the site sends no
        emails, and `TooManyChannels` if the owner has the maximum number of channels.
        """
        if not self.sends_email:
            raise ChannelRefused("this site sends no email")
        for other in await self.store.channels_of(owner):
            if other.kind is ChannelKind.EMAIL and self.shown_address(other).lower() == address:
                if other.state is ChannelState.UNCONFIRMED:
                    await self.store.set_state(other.id, ChannelState.READY)
                return other
        return await self._add_ready(owner, ChannelKind.EMAIL, address.encode())

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Store a browser's push subscription as a channel, and return the channel.

        If the owner has a channel with the same endpoint, that channel is returned. A browser that subscribes again may
        have new keys. They replace the stored keys, because the browser can no longer decrypt messages for the old
        ones. Raises `ChannelRefused` for invalid keys or a forbidden endpoint, and `TooManyChannels` if the owner has
        the maximum number of channels.
        """
        try:
            fits = len(read_key(subscription.keys.p256dh)) == 65 and len(read_key(subscription.keys.auth)) == 16
        except ValueError:
            fits = False
        if not fits:
            raise ChannelRefused("keys: must be those of the browser's push subscription")
        await self._require_allowed(subscription.endpoint)
        for other in await self.store.channels_of(owner):
            if other.kind is ChannelKind.PUSH and self.shown_address(other) == subscription.endpoint:
                return await self._renew_keys(other, subscription)
        return await self._add_ready(owner, ChannelKind.PUSH, msgspec.json.encode(subscription))

    async def _renew_keys(self, channel: Channel, subscription: PushSubscription) -> Channel:
        """Store new keys of a subscription in its channel, and reactivate the channel.

        If the channel already has these keys, nothing changes.
        """
        encoded = msgspec.json.encode(subscription)
        if self._dependencies.seal.decrypt(channel.address) == encoded:
            return channel
        address = self._dependencies.seal.encrypt(encoded)
        await self.store.replace_address(channel.id, address)
        return msgspec.structs.replace(channel, address=address, state=ChannelState.READY, last_error="")

    async def add_webhook(self, owner: str, url: str) -> tuple[Channel, str]:
        """Store a webhook. Returns its channel and the secret that signs the bodies of its messages.

        Raises `ChannelRefused` for a forbidden URL, and `TooManyChannels` if the owner has the maximum number of
        channels.
        """
        await self._require_allowed(url)
        secret = secrets.token_urlsafe(24)
        return await self._add_ready(owner, ChannelKind.WEBHOOK, msgspec.json.encode(Webhook(url, secret))), secret

    async def add_service(self, owner: str, url: str) -> Channel:
        """Store a channel for the URL of a notification service such as Discord, and return the channel.

        Raises `ChannelRefused` for an invalid or forbidden URL, and `TooManyChannels` if the owner has the maximum
        number of channels.
        """
        if len(url) > MAX_URL_LENGTH:
            raise ChannelRefused(f"the address must have at most {MAX_URL_LENGTH} characters")
        try:
            await self._dependencies.services.require(url)
        except NotDelivered as failure:
            raise ChannelRefused(failure.reason) from None
        return await self._add_ready(owner, ChannelKind.SERVICE, url.encode())

    async def owned_channel(self, owner: str, channel_id: str) -> Channel:
        """Return a channel by its id. Raises `ChannelUnknown` if the owner has no such channel."""
        channel = await self.store.get_channel(channel_id)
        if channel is None or channel.owner != owner:
            raise ChannelUnknown("channel not found")
        return channel

    async def delete_channel(self, owner: str, channel_id: str) -> None:
        await self.store.delete_channel((await self.owned_channel(owner, channel_id)).id)

    async def send_test(self, owner: str, channel_id: str) -> None:
        """Queue a test notification on a channel, and reactivate the channel if messages were refused.

        Raises `ChannelRefused` for an unconfirmed address, and `ChannelUnknown` if the owner has no such channel.
        """
        channel = await self.owned_channel(owner, channel_id)
        if channel.state is ChannelState.UNCONFIRMED:
            raise ChannelRefused("the address is not confirmed yet: open the link in the email that was sent there")
        await self.store.queue_test(channel.id)

    async def confirm_email(self, carried: str) -> str:
        channel = await self._linked_channel("confirm", carried)
        if channel.state is ChannelState.UNCONFIRMED:
            await self.store.set_state(channel.id, ChannelState.READY)
        return self.shown_address(channel)

    async def channel_of_unsubscribe_link(self, carried: str) -> Channel:
        return await self._linked_channel("unsubscribe", carried)

    async def unsubscribe(self, carried: str, kinds: Sequence[NotificationKind] = ()) -> None:
        channel = await self._linked_channel("unsubscribe", carried)
        await self.store.set_kinds(channel.id, channel.owner, kinds)

    async def _linked_channel(self, purpose: Purpose, carried: str) -> Channel:
        about = self._dependencies.links.verify(purpose, carried)
        channel = None if about is None else await self.store.get_channel(about)
        if channel is None:
            raise LinkRefused("this link is not valid any more")
        return channel

    def shown_address(self, channel: Channel) -> str:
        """Return the address of a channel, to show to its owner; empty if it cannot be decrypted.

        A table's channel is shown to the table's present host, but another player may have added the channel. So the
        secret parts of its address are hidden: only the URL's scheme and a webhook's server are shown.
        """
        try:
            address = self._dependencies.seal.decrypt(channel.address)
        except ValueError:
            return ""
        if channel.kind is ChannelKind.PUSH:
            return msgspec.json.decode(address, type=PushSubscription).endpoint
        whole = (
            msgspec.json.decode(address, type=Webhook).url if channel.kind is ChannelKind.WEBHOOK else address.decode()
        )
        return _mask_secrets(whole, channel.kind) if channel.owner.startswith(TABLE_OWNER) else whole

    async def _require_allowed(self, url: str) -> None:
        if len(url) > MAX_URL_LENGTH:
            raise ChannelRefused(f"the address must have at most {MAX_URL_LENGTH} characters")
        try:
            await self._dependencies.client.require_new(url)
        except NotDelivered as failure:
            raise ChannelRefused(failure.reason) from None

    async def _add_ready(self, owner: str, kind: ChannelKind, address: bytes) -> Channel:
        channel = self._new_channel(owner, kind, address, ChannelState.READY)
        await self.store.add_channel(channel)
        return channel

    def _new_channel(self, owner: str, kind: ChannelKind, address: bytes, state: ChannelState) -> Channel:
        return Channel(
            id=secrets.token_hex(12),
            owner=owner,
            kind=kind,
            kinds=OPTIONAL_KINDS,
            state=state,
            address=self._dependencies.seal.encrypt(address),
            created_at=milliseconds(self._clock.now()),
        )


def _mask_secrets(address: str, kind: ChannelKind) -> str:
    """Return the scheme and server of a webhook's URL, or only the scheme of another channel's URL."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname}/…" if kind is ChannelKind.WEBHOOK else f"{parts.scheme}://…"

"""Subscription service for notification channels: `NoticeDesk`.

It checks every address before it is stored. An email address has to be confirmed.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import DEFAULT, languages
from tertulia.server.delivery.outward import Outward
from tertulia.server.delivery.push import read_key
from tertulia.server.delivery.services import ServiceSender
from tertulia.server.delivery.webhook import Hook
from tertulia.server.domain.channel_errors import ChannelRefused, ChannelUnknown, LinkRefused
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.delivery import NotDelivered, PushSubscription
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.mailing import Letter, Mailer, Seal, sealed_letter
from tertulia.server.domain.notice_ports import Channels
from tertulia.server.domain.notices import (
    CHOSEN,
    TABLE_OWNER,
    Channel,
    ChannelState,
    NoticeKind,
    Way,
)

MOST_ADDRESS = 2000
"""Maximum length of a URL."""


Purpose = Literal["confirm", "stop"]


class Links(Protocol):
    """Creates and reads signed links (`tertulia.server.identity.links`)."""

    def made(self, purpose: Purpose, about: str) -> str: ...
    def about(self, purpose: Purpose, carried: str) -> str | None: ...


class PushKey(Protocol):
    """The site's key for web push (`tertulia.server.identity.push_key.SiteKey`). Created when first used."""

    @property
    def public(self) -> str: ...


class Means(NamedTuple):
    """Dependencies of the subscription service."""

    outward: Outward
    services: ServiceSender
    key: PushKey
    mailer: Mailer
    links: Links
    seal: Seal
    address: str
    """Public URL of the site, or empty if it is not configured: then no emails are sent."""


class NoticeDesk:
    """Adds, tests, confirms and removes the channels of guests and tables."""

    def __init__(self, channels: Channels, jobs: Jobs, means: Means, clock: Clock = SYSTEM) -> None:
        self._channels, self._jobs, self._means, self._clock = channels, jobs, means, clock

    @property
    def channels(self) -> Channels:
        """The stored channels."""
        return self._channels

    @property
    def push_key(self) -> str:
        """The public key that browsers subscribe with."""
        return self._means.key.public

    @property
    def services(self) -> Sequence[str]:
        """The notification services that the host allows."""
        return self._means.services.allowed

    @property
    def mails(self) -> bool:
        """Whether the site can send notifications by email."""
        return self._means.mailer.enabled and bool(self._means.address)

    async def add_mail(self, owner: str, address: str, language: str) -> Channel:
        """Store an email address (as `read_address` returns it), and send an email with a confirmation link to it.

        Raises `ChannelRefused` if the site sends no emails, and `TooManyChannels`.
        """
        if not self.mails:
            raise ChannelRefused("this site sends no mail")
        channel = self._channel(owner, Way.MAIL, address.encode(), ChannelState.UNCONFIRMED)
        await self.channels.keep(channel)
        words = Catalogue(language if language in languages() else DEFAULT)
        url = f"{self._means.address}/notices/confirm/{self._means.links.made('confirm', channel.id)}"
        letter = Letter(address, words.text("notice-confirm-subject"), words.text("notice-confirm-text", url=url))
        await self._jobs.give([sealed_letter(letter, self._means.seal)])
        return channel

    async def add_confirmed_mail(self, owner: str, address: str) -> Channel:
        """Store a channel for an address that its owner signs in with: it needs no other confirmation.

        Returns the existing channel if there is one. Raises `ChannelRefused` if the site sends no emails, and
        `TooManyChannels`.
        """
        if not self.mails:
            raise ChannelRefused("this site sends no mail")
        for other in await self.channels.of(owner):
            if other.way is Way.MAIL and self.where(other).lower() == address:
                if other.state is ChannelState.UNCONFIRMED:
                    await self.channels.set_state(other.id, ChannelState.READY)
                return other
        return await self._kept(owner, Way.MAIL, address.encode())

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Store a browser's push subscription, or return its existing channel.

        Raises `ChannelRefused` for invalid keys or a forbidden endpoint, and `TooManyChannels`.
        """
        try:
            fits = len(read_key(subscription.keys.p256dh)) == 65 and len(read_key(subscription.keys.auth)) == 16
        except ValueError:
            fits = False
        if not fits:
            raise ChannelRefused("the keys of a subscription, as the browser gives them")
        await self._require(subscription.endpoint)
        for other in await self.channels.of(owner):
            if other.way is Way.PUSH and self.where(other) == subscription.endpoint:
                return other
        return await self._kept(owner, Way.PUSH, msgspec.json.encode(subscription))

    async def add_webhook(self, owner: str, url: str) -> tuple[Channel, str]:
        """Store a webhook. Returns its channel and the secret that signs its bodies.

        Raises `ChannelRefused` for a forbidden URL, and `TooManyChannels`.
        """
        await self._require(url)
        secret = secrets.token_urlsafe(24)
        return await self._kept(owner, Way.WEBHOOK, msgspec.json.encode(Hook(url, secret))), secret

    async def add_service(self, owner: str, url: str) -> Channel:
        """Store an address of a notification service.

        Raises `ChannelRefused` for an invalid or forbidden address, and `TooManyChannels`.
        """
        if len(url) > MOST_ADDRESS:
            raise ChannelRefused(f"an address of at most {MOST_ADDRESS} characters")
        try:
            await self._means.services.require(url)
        except NotDelivered as failure:
            raise ChannelRefused(failure.reason) from None
        return await self._kept(owner, Way.SERVICE, url.encode())

    async def own(self, owner: str, channel_id: str) -> Channel:
        """A channel of an owner. Raises `ChannelUnknown` if the owner has no such channel."""
        channel = await self.channels.one(channel_id)
        if channel is None or channel.owner != owner:
            raise ChannelUnknown("there is no such way to tell you")
        return channel

    async def drop(self, owner: str, channel_id: str) -> None:
        """Delete a channel. Raises `ChannelUnknown`."""
        await self.channels.drop((await self.own(owner, channel_id)).id)

    async def try_out(self, owner: str, channel_id: str) -> None:
        """Send a test notification on a channel, and reactivate a channel that was refused.

        Raises `ChannelRefused` for an unconfirmed address, and `ChannelUnknown`.
        """
        channel = await self.own(owner, channel_id)
        if channel.state is ChannelState.UNCONFIRMED:
            raise ChannelRefused("the address is not confirmed yet: a letter with a link was sent there")
        await self.channels.try_out(channel.id)

    async def confirm(self, carried: str) -> str:
        """Confirm an email address by its link, and return it. Raises `LinkRefused`."""
        channel = await self._linked("confirm", carried)
        if channel.state is ChannelState.UNCONFIRMED:
            await self.channels.set_state(channel.id, ChannelState.READY)
        return self.where(channel)

    async def stoppable(self, carried: str) -> Channel:
        """The channel of a link that stops it. Raises `LinkRefused`."""
        return await self._linked("stop", carried)

    async def stop(self, carried: str, kinds: Sequence[NoticeKind] = ()) -> None:
        """Stop all notifications on a channel except these kinds. Raises `LinkRefused`."""
        channel = await self._linked("stop", carried)
        await self.channels.change(channel.id, channel.owner, kinds)

    async def _linked(self, purpose: Purpose, carried: str) -> Channel:
        about = self._means.links.about(purpose, carried)
        channel = None if about is None else await self.channels.one(about)
        if channel is None:
            raise LinkRefused("this link is not good any more")
        return channel

    def where(self, channel: Channel) -> str:
        """The address of a channel, to show to its owner, or empty if it cannot be decrypted.

        Of a table's channel only the scheme and a webhook's host are shown: its other parts may be secret, and the
        table may have a new host.
        """
        try:
            address = self._means.seal.open(channel.address)
        except ValueError:
            return ""
        if channel.way is Way.PUSH:
            return msgspec.json.decode(address, type=PushSubscription).endpoint
        whole = msgspec.json.decode(address, type=Hook).url if channel.way is Way.WEBHOOK else address.decode()
        return _outside(whole, channel.way) if channel.owner.startswith(TABLE_OWNER) else whole

    async def _require(self, url: str) -> None:
        if len(url) > MOST_ADDRESS:
            raise ChannelRefused(f"an address of at most {MOST_ADDRESS} characters")
        try:
            await self._means.outward.require_new(url)
        except NotDelivered as failure:
            raise ChannelRefused(failure.reason) from None

    async def _kept(self, owner: str, way: Way, address: bytes) -> Channel:
        channel = self._channel(owner, way, address, ChannelState.READY)
        await self.channels.keep(channel)
        return channel

    def _channel(self, owner: str, way: Way, address: bytes, state: ChannelState) -> Channel:
        return Channel(
            id=secrets.token_hex(12),
            owner=owner,
            way=way,
            kinds=CHOSEN,
            state=state,
            address=self._means.seal.close(address),
            made=milliseconds(self._clock.now()),
        )


def _outside(address: str, way: Way) -> str:
    """Hide the secrets of an address: all after a service's scheme, or the path of a webhook."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname}/…" if way is Way.WEBHOOK else f"{parts.scheme}://…"

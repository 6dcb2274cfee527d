"""Where people say how they want to be told: every address is looked at before it is kept, and a mail address confirmed."""

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
"""Characters of an address of the web."""


Purpose = Literal["confirm", "stop"]


class Links(Protocol):
    """Makes and reads signed links (`tertulia.server.identity.links`)."""

    def made(self, purpose: Purpose, about: str) -> str: ...
    def about(self, purpose: Purpose, carried: str) -> str | None: ...


class PushKey(Protocol):
    """The site's own (`tertulia.server.delivery.push.SiteKey`): made when it is first asked for."""

    @property
    def public(self) -> str: ...


class Means(NamedTuple):
    """What the desk works with."""

    outward: Outward
    services: ServiceSender
    key: PushKey
    mailer: Mailer
    links: Links
    seal: Seal
    address: str
    """Where people reach the site; empty where nobody has said so: then no letters are sent."""


class NoticeDesk:
    """Takes channels, tries them out, and gives them up."""

    def __init__(self, channels: Channels, jobs: Jobs, means: Means, clock: Clock = SYSTEM) -> None:
        self._channels, self._jobs, self._means, self._clock = channels, jobs, means, clock

    @property
    def channels(self) -> Channels:
        """What is kept."""
        return self._channels

    @property
    def push_key(self) -> str:
        """The key that browsers subscribe with."""
        return self._means.key.public

    @property
    def services(self) -> Sequence[str]:
        """The services of others that people may be told by."""
        return self._means.services.allowed

    @property
    def mails(self) -> bool:
        """Whether the site can tell people by mail."""
        return self._means.mailer.enabled and bool(self._means.address)

    async def add_mail(self, owner: str, address: str, language: str) -> Channel:
        """Store an email address (as `read_address` returns it), and send an email there whose link confirms it. Raises
        `ChannelRefused`."""
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
        """Store the channel of an address by which its owner signs in: it needs no other confirmation. Raises `ChannelRefused`."""
        if not self.mails:
            raise ChannelRefused("this site sends no mail")
        for other in await self.channels.of(owner):
            if other.way is Way.MAIL and self.where(other).lower() == address:
                if other.state is ChannelState.UNCONFIRMED:
                    await self.channels.set_state(other.id, ChannelState.READY)
                return other
        return await self._kept(owner, Way.MAIL, address.encode())

    async def add_push(self, owner: str, subscription: PushSubscription) -> Channel:
        """Keep a browser's subscription, in the place of the one that it had before. Raises `ChannelRefused`."""
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
        """Keep a webhook. Returns it, and the secret that its bodies are signed with. Raises `ChannelRefused`."""
        await self._require(url)
        secret = secrets.token_urlsafe(24)
        return await self._kept(owner, Way.WEBHOOK, msgspec.json.encode(Hook(url, secret))), secret

    async def add_service(self, owner: str, url: str) -> Channel:
        """Keep an address of somebody's service. Raises `ChannelRefused`."""
        if len(url) > MOST_ADDRESS:
            raise ChannelRefused(f"an address of at most {MOST_ADDRESS} characters")
        try:
            await self._means.services.require(url)
        except NotDelivered as failure:
            raise ChannelRefused(failure.reason) from None
        return await self._kept(owner, Way.SERVICE, url.encode())

    async def own(self, owner: str, channel_id: str) -> Channel:
        """A channel of an owner. Raises `ChannelUnknown`."""
        channel = await self.channels.one(channel_id)
        if channel is None or channel.owner != owner:
            raise ChannelUnknown("there is no such way to tell you")
        return channel

    async def drop(self, owner: str, channel_id: str) -> None:
        """Give up a channel. Raises `ChannelUnknown`."""
        await self.channels.drop((await self.own(owner, channel_id)).id)

    async def try_out(self, owner: str, channel_id: str) -> None:
        """Have a message sent that shows whether a channel works; one that was refused is tried anew. Raises `ChannelRefused`,
        `ChannelUnknown`."""
        channel = await self.own(owner, channel_id)
        if channel.state is ChannelState.UNCONFIRMED:
            raise ChannelRefused("the address is not confirmed yet: a letter with a link was sent there")
        await self.channels.try_out(channel.id)

    async def confirm(self, carried: str) -> str:
        """A mail address is its owner's. Returns it. Raises `LinkRefused`."""
        channel = await self._linked("confirm", carried)
        if channel.state is ChannelState.UNCONFIRMED:
            await self.channels.set_state(channel.id, ChannelState.READY)
        return self.where(channel)

    async def stoppable(self, carried: str) -> Channel:
        """The channel that a link to stop it is about. Raises `LinkRefused`."""
        return await self._linked("stop", carried)

    async def stop(self, carried: str, kinds: Sequence[NoticeKind] = ()) -> None:
        """Tell nothing more on a channel but these kinds. Raises `LinkRefused`."""
        channel = await self._linked("stop", carried)
        await self.channels.change(channel.id, channel.owner, kinds)

    async def _linked(self, purpose: Purpose, carried: str) -> Channel:
        about = self._means.links.about(purpose, carried)
        channel = None if about is None else await self.channels.one(about)
        if channel is None:
            raise LinkRefused("this link is not good any more")
        return channel

    def where(self, channel: Channel) -> str:
        """Where a channel leads, for its owner; empty where nobody can read it any more. Of a table's only as much as shows which
        it is: a table may have another host by now, and such addresses have keys in them."""
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
    """An address without its keys, which may be anywhere behind a service's name, and in the path of a webhook."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname}/…" if way is Way.WEBHOOK else f"{parts.scheme}://…"

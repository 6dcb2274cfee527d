"""Services of others (Discord, Matrix, ntfy, ...), by the library apprise: only those that the host of the site has named."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from tertulia.server.delivery.outward import Outward
from tertulia.server.domain.delivery import Message, NotDelivered

FIXED = {"discord", "slack", "tgram", "pover", "msteams"}
"""Those whose address names no server: all others are looked at as a webhook is."""


class ServiceSender:
    """Carries messages to services (`tertulia.server.domain.delivery.Sender`)."""

    harmless = False
    replaces = False

    def __init__(self, allowed: Sequence[str], outward: Outward) -> None:
        self._allowed, self._outward = {each.lower() for each in allowed}, outward

    @property
    def allowed(self) -> list[str]:
        """Their names, in alphabetical order."""
        return sorted(self._allowed)

    async def require(self, url: str) -> None:
        """Raises `NotDelivered` for a service that the host has not named, or that leads into a private network."""
        scheme, _, rest = url.partition("://")
        if scheme.lower() not in self._allowed or not rest:
            accepted = ", ".join(f"{each}://" for each in sorted(self._allowed))
            raise NotDelivered(f"an address begins with one of {accepted or 'none, on this site'}", permanent=True)
        if scheme.lower() not in FIXED and (host := host_in(url)):
            await self._outward.addresses(host, 443)
        if find_spec("apprise") is None:
            raise NotDelivered("the library for services is not installed (apprise)", permanent=False)
        if await asyncio.to_thread(_made, url, self._allowed) is None:
            raise NotDelivered("this is no address of that service", permanent=True)

    async def send(self, address: bytes, message: Message) -> None:
        """Hand over a message."""
        url = address.decode()
        await self.require(url)
        if not await asyncio.to_thread(_notify, url, self._allowed, message):
            raise NotDelivered("the service did not take it")


def host_in(url: str) -> str:
    """The server that an address names, empty where it names none: `ntfys://topic` is of the usual one. Raises `NotDelivered`."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        raise NotDelivered("this is no address of that service", permanent=True) from None
    of_usual = parts.scheme.lower() in ("ntfy", "ntfys") and not parts.path.strip("/")
    return "" if of_usual else host


def _made(url: str, allowed: set[str]) -> Any:
    """The library's object for an address, None where it is none. Other services than the allowed ones are not loaded."""
    import apprise
    from apprise.manager_plugins import NotificationManager

    NotificationManager().enable_only(*allowed)  # type: ignore[no-untyped-call]
    return apprise.Apprise.instantiate(url, suppress_exceptions=True)


def _notify(url: str, allowed: set[str], message: Message) -> bool:
    import apprise

    service = _made(url, allowed)
    if service is None:
        return False
    body = "\n".join(f"{each.text} {each.url}" for each in message.told)
    box = apprise.Apprise()
    box.add(service)
    return bool(box.notify(body=body, title=message.title, body_format=apprise.NotifyFormat.TEXT))

"""Services of others (Discord, Matrix, ntfy, ...), by the library apprise: only those that the host of the site has named.

The library opens connections of its own. The address is looked at as the library reads it, and each connection once more when it is
made (`guarded`): no service leads into a private network. Services that are not spoken to in that way are refused.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any

from tertulia.server.delivery.escaping import escape_for_service
from tertulia.server.delivery.guarded import May, guarded
from tertulia.server.delivery.outward import Outward
from tertulia.server.domain.delivery import Message, NotDelivered

FIXED = {"discord", "slack", "tgram", "pover", "msteams"}
"""Those whose address names no server: where they lead is seen when they connect."""
SEEN = ("requests", "smtplib")
"""What a service has to be spoken to with, so that its connections are seen: both connect by `socket`, in the calling thread."""

MAIL_PORTS = (25, 465, 587, 2525)
# Both log addresses and texts of messages that fail. A channel's owner sees what failed in the list of channels.
for _library in ("apprise", "urllib3"):
    logging.getLogger(_library).setLevel(logging.CRITICAL + 1)


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
        """Raises `NotDelivered` for a service that the host has not named, and for one that leads into a private network or to an
        unusual port."""
        await self._looked_at(url, new=True)

    async def _looked_at(self, url: str, *, new: bool = False) -> Any:
        scheme, _, rest = url.partition("://")
        if scheme.lower() not in self._allowed or not rest:
            accepted = ", ".join(f"{each}://" for each in sorted(self._allowed))
            raise NotDelivered(f"an address begins with one of {accepted or 'none, on this site'}", permanent=True)
        if find_spec("apprise") is None:
            raise NotDelivered("the library for services is not installed (apprise)", permanent=False)
        service = await self._guarded(partial(_made, url, self._allowed))
        if service is None:
            raise NotDelivered("this is no address of that service", permanent=True)
        if not is_seen(service):
            raise NotDelivered("this site cannot see where that address leads", permanent=True)
        if scheme.lower() not in FIXED and (host := host_of(service)):
            port = getattr(service, "port", None)
            found = await self._outward.addresses(host, port or 443)
            if new:
                self._outward.require_port(port, found, MAIL_PORTS if sends_mail(service) else ())
        return service

    async def send(self, address: bytes, message: Message) -> None:
        """Hand over a message."""
        url = address.decode()
        service = await self._looked_at(url)
        if not await self._guarded(partial(_notify, service, url.partition("://")[0], message)):
            raise NotDelivered("the service did not take it")

    async def _guarded(self, work: Callable[[], Any]) -> Any:
        """What comes of the library's work, in a thread of which each connection is looked at."""
        return await asyncio.to_thread(_within, self._outward.may, work)


def _within(may: May, work: Callable[[], Any]) -> Any:
    with guarded(may):
        return work()


def host_of(service: Any) -> str:
    """The server that the library's object would speak to, empty where it names none: `ntfys://topic` is of the usual one."""
    return "" if getattr(service, "mode", None) == "cloud" else str(getattr(service, "host", None) or "")


def sends_mail(service: Any) -> bool:
    """Whether the library's object speaks to a mail server."""
    return "smtplib" in vars(sys.modules[type(service).__module__])


def is_seen(service: Any) -> bool:
    """Whether all that the library's object does is seen: it connects in a way that is guarded, and names nothing to read."""
    from apprise import AppriseAttachment

    own = vars(sys.modules[type(service).__module__])
    reads = any(isinstance(each, AppriseAttachment) and len(each) for each in vars(service).values())
    return any(name in own for name in SEEN) and not reads


def _made(url: str, allowed: set[str]) -> Any:
    """The library's object for an address, None where it is none. Other services than the allowed ones are not loaded, no file is
    read, and no server is asked for the address of another."""
    import apprise
    from apprise.attachment.file import AttachFile
    from apprise.common import ContentLocation
    from apprise.manager_plugins import NotificationManager

    NotificationManager().enable_only(*allowed)  # type: ignore[no-untyped-call]
    AttachFile.location = ContentLocation.INACCESSIBLE
    service: Any = apprise.Apprise.instantiate(url, suppress_exceptions=True)
    if hasattr(service, "discovery"):
        service.discovery = False
    return service


def _notify(service: Any, scheme: str, message: Message) -> bool:
    import apprise

    as_plain = service.resolve_format(apprise.NotifyFormat.TEXT) == apprise.NotifyFormat.TEXT
    escaped = partial(escape_for_service, scheme, as_plain=as_plain)
    body = "\n".join(f"{escaped(each.text)} {each.url}" for each in message.told)
    box = apprise.Apprise()
    box.add(service)
    return bool(box.notify(body=body, title=escaped(message.title), body_format=apprise.NotifyFormat.TEXT))

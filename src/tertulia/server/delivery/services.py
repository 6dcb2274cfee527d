"""Notification services that the host allows (Discord, Matrix, ntfy and others), by the library Apprise.

Apprise opens connections by itself. The address is checked as Apprise parses it, and each connection is checked when it
is made (`guarded`), so no service leads into a private network. Services whose connections cannot be checked are
refused.
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
"""Services whose address names no server. Their connections are checked when they are made."""
SEEN = ("requests", "smtplib")
"""Modules, one of which a service must use: both connect by `socket` in the calling thread."""

MAIL_PORTS = (25, 465, 587, 2525)
# Both libraries log addresses and texts of failed messages. The owner of a channel sees failures in the list of
# channels.
for _library in ("apprise", "urllib3"):
    logging.getLogger(_library).setLevel(logging.CRITICAL + 1)


class ServiceSender:
    """Sends notifications by notification services (`tertulia.server.domain.delivery.Sender`)."""

    harmless = False
    replaces = False

    def __init__(self, allowed: Sequence[str], outward: Outward) -> None:
        self._allowed, self._outward = {each.lower() for each in allowed}, outward

    @property
    def allowed(self) -> list[str]:
        """Names of the allowed services, in alphabetical order."""
        return sorted(self._allowed)

    async def require(self, url: str) -> None:
        """Check the address of a new channel.

        Raises `NotDelivered` if the service is not allowed, or leads into a private network or to an unusual port.
        """
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
        url = address.decode()
        service = await self._looked_at(url)
        if not await self._guarded(partial(_notify, service, url.partition("://")[0], message)):
            raise NotDelivered("the service did not take it")

    async def _guarded(self, work: Callable[[], Any]) -> Any:
        """Run `work` in a thread whose connections are checked."""
        return await asyncio.to_thread(_within, self._outward.may, work)


def _within(may: May, work: Callable[[], Any]) -> Any:
    with guarded(may):
        return work()


def host_of(service: Any) -> str:
    """Host that an Apprise object connects to, or empty if its address names none, as in `ntfys://topic`."""
    return "" if getattr(service, "mode", None) == "cloud" else str(getattr(service, "host", None) or "")


def sends_mail(service: Any) -> bool:
    """Whether an Apprise object connects to a mail server."""
    return "smtplib" in vars(sys.modules[type(service).__module__])


def is_seen(service: Any) -> bool:
    """Whether all connections of an Apprise object can be checked, and it reads no attachments."""
    from apprise import AppriseAttachment

    own = vars(sys.modules[type(service).__module__])
    reads = any(isinstance(each, AppriseAttachment) and len(each) for each in vars(service).values())
    return any(name in own for name in SEEN) and not reads


def _made(url: str, allowed: set[str]) -> Any:
    """Return the Apprise object of a URL, or None if it is invalid.

    Loads only the allowed services, reads no files, and asks no server for the address of another.
    """
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

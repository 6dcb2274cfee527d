"""Notification services that the host allows, by the library Apprise.

Discord, Matrix and ntfy are examples. No service may reach a private network that the host has not allowed. Apprise
opens connections itself, so addresses are checked twice. First the server that Apprise finds in the service's URL is
resolved and checked. Then each connection is checked when it is opened (`checked_connections`). Services whose
connections cannot be checked are refused.
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
from tertulia.server.delivery.guarded_client import AddressCheck, GuardedHttpClient, checked_connections
from tertulia.server.domain.delivery import Message, NotDelivered, Sender

HOSTLESS_SERVICES = {"discord", "slack", "tgram", "pover", "msteams"}
"""URL schemes of services whose URLs name no server.

Apprise finds the server by the scheme. The server's addresses are not checked when a channel is added, but only when a
connection is opened.
"""
CHECKABLE_MODULES = ("requests", "smtplib")
"""Python modules whose connections `checked_connections` can check.

Both modules connect by `socket` in the calling thread. A service is refused if the module in which Apprise implements
it imports neither `requests` nor `smtplib`.
"""

MAIL_PORTS = (25, 465, 587, 2525)
# Both libraries log addresses and texts of failed messages. The owner of a channel sees failures in the list of
# channels.
for _library in ("apprise", "urllib3"):
    logging.getLogger(_library).setLevel(logging.CRITICAL + 1)


class ServiceSender(Sender):
    """Sends notifications to services such as Discord or Matrix, by the library Apprise."""

    deduplicates = False
    replaces_previous = False

    def __init__(self, allowed: Sequence[str], client: GuardedHttpClient) -> None:
        self._allowed, self._client = {each.lower() for each in allowed}, client

    @property
    def allowed(self) -> list[str]:
        """Names of the allowed services, in alphabetical order."""
        return sorted(self._allowed)

    async def require(self, url: str) -> None:
        """Check the service URL of a new channel.

        Raises `NotDelivered` if the service is not allowed, or its server is in a private network that the host has
        not allowed. Also raises `NotDelivered` for a port that new channels may not use
        (`GuardedHttpClient.require_port`).
        """
        await self._checked_service(url, new=True)

    async def _checked_service(self, url: str, *, new: bool = False) -> Any:
        scheme, _, rest = url.partition("://")
        if scheme.lower() not in self._allowed or not rest:
            accepted = ", ".join(f"{each}://" for each in sorted(self._allowed))
            expected = f"the address must begin with one of: {accepted}"
            raise NotDelivered(expected if accepted else "this site allows no notification services", permanent=True)
        if find_spec("apprise") is None:
            raise NotDelivered("the library for notification services is not installed (apprise)", permanent=False)
        service = await self._run_in_thread(partial(_build_service, url, self._allowed))
        if service is None:
            raise NotDelivered("this is not a valid address of the service", permanent=True)
        if not is_checkable(service):
            raise NotDelivered("this site cannot determine the server of this address", permanent=True)
        if scheme.lower() not in HOSTLESS_SERVICES and (host := host_of(service)):
            port = getattr(service, "port", None)
            found = await self._client.resolve(host, port or 443)
            if new:
                self._client.require_port(port, found, MAIL_PORTS if sends_mail(service) else ())
        return service

    async def send(self, address: bytes, message: Message) -> None:
        url = address.decode()
        service = await self._checked_service(url)
        if not await self._run_in_thread(partial(_notify, service, url.partition("://")[0], message)):
            raise NotDelivered("the service rejected the notification")

    async def _run_in_thread(self, work: Callable[[], Any]) -> Any:
        """Run `work` in a thread that may connect only to allowed addresses, and return its result."""
        return await asyncio.to_thread(_run_checked, self._client.is_allowed, work)


def _run_checked(check: AddressCheck, work: Callable[[], Any]) -> Any:
    with checked_connections(check):
        return work()


def host_of(service: Any) -> str:
    """Return the host name in the URL from which Apprise has built the object `service`.

    Returns an empty string if the URL names no server, as in `ntfys://topic`.
    """
    return "" if getattr(service, "mode", None) == "cloud" else str(getattr(service, "host", None) or "")


def sends_mail(service: Any) -> bool:
    """Whether `service`, an object that Apprise has built from a URL, sends emails by a mail server."""
    return "smtplib" in vars(sys.modules[type(service).__module__])


def is_checkable(service: Any) -> bool:
    """Whether `checked_connections` can check all connections that an Apprise object opens.

    `service` is the object that Apprise has built from a URL. The result is also False if the URL names attachments,
    because Apprise would load them from files or from other servers.
    """
    from apprise import AppriseAttachment

    own = vars(sys.modules[type(service).__module__])
    reads = any(isinstance(each, AppriseAttachment) and len(each) for each in vars(service).values())
    return any(name in own for name in CHECKABLE_MODULES) and not reads


def _build_service(url: str, allowed: set[str]) -> Any:
    """Return the Apprise object that sends messages to a service's URL, or None if the URL is invalid.

    `allowed` are the URL schemes of the services that Apprise may load. The object cannot attach local files, and does
    not look up the service's server by Apprise's discovery.
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
    body = "\n".join(f"{escaped(each.text)} {each.url}" for each in message.notifications)
    box = apprise.Apprise()
    box.add(service)
    return bool(box.notify(body=body, title=escaped(message.title), body_format=apprise.NotifyFormat.TEXT))

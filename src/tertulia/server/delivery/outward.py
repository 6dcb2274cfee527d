"""Requests to servers that visitors name: never to this machine or its network, unless the host of the site allows it.

A name is resolved here, every address that it has is looked at, and the connection goes to the very one that was looked at: what
the name leads to a moment later does not matter. No redirect is followed, nothing of an answer is kept but its beginning.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from tertulia.server.domain.delivery import NotDelivered

if TYPE_CHECKING:
    import httpx

# It logs the address of each request, and that of a webhook or of a browser's push service is secret.
logging.getLogger("httpx").setLevel(logging.WARNING)
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PATIENCE = 20.0
"""Seconds in which a request has to be answered."""
MOST_READ = 300
"""Bytes of an answer that are read."""
USUAL_PORTS = frozenset({80, 443})
"""The ports to which new channels may lead, unless the host allows more."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
ISATAP = 0x00005EFE
"""The upper half of an interface identifier behind which an IPv4 address follows (RFC 5214); one bit of it says "global"."""
NOT_PUBLIC = tuple(
    ipaddress.ip_network(each)
    for each in (
        "192.0.0.0/24",  # IETF protocol assignments
        "192.88.99.0/24",  # 6to4 relays, deprecated
        "64:ff9b:1::/48",  # NAT64 of a local network
        "100::/32",  # discarded, dummy prefixes
        "2001::/23",  # IETF protocol assignments
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, deprecated
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing
        "fec0::/10",  # site-local, deprecated
    )
)
"""Networks that `ipaddress` takes for public in some version of Python, although no server of the internet is there."""


class Answer(NamedTuple):
    """What a server said."""

    status: int
    said: str
    retry_after: str | None


class Outward:
    """Speaks to servers of others by HTTP."""

    def __init__(self, allowed: Sequence[str] = (), patience: float = PATIENCE, ports: Sequence[int] = ()) -> None:
        """`allowed` are networks that may be spoken to although they are private ones, at any port; `ports` are those that new
        channels may lead to beside the usual ones."""
        self._allowed: list[Network] = [ipaddress.ip_network(each, strict=False) for each in allowed]
        self._patience, self._ports = patience, USUAL_PORTS | set(ports)

    async def require_new(self, url: str) -> None:
        """Raises `NotDelivered` for an address to which no new channel may lead: as `require`, and for unusual ports. Channels that
        exist already keep working."""
        found = await self.require(url)
        self.require_port(urlsplit(url).port, found)

    def require_port(self, port: int | None, found: Sequence[Address], usual: Collection[int] = ()) -> None:
        """Raises `NotDelivered` for a port that is neither usual nor allowed, unless the host has named the server's network."""
        if port not in {None, *self._ports, *usual} and not (found and all(map(self._is_allowed, found))):
            raise NotDelivered("an address with another port than 80 or 443 is not accepted here", permanent=True)

    async def require(self, url: str) -> list[Address]:
        """The addresses of a server that may be spoken to. Raises `NotDelivered` for all others, and for what is no address."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise NotDelivered("this is no address of a web page", permanent=True) from None
        if parts.scheme not in ("https", "http") or not host or parts.username or parts.password:
            raise NotDelivered("an address begins with https:// and names no password", permanent=True)
        found = await self.addresses(host, port or (443 if parts.scheme == "https" else 80))
        if parts.scheme != "https" and not all(self._is_allowed(each) for each in found):
            raise NotDelivered("an address begins with https://", permanent=True)
        return found

    async def addresses(self, host: str, port: int) -> list[Address]:
        """The addresses of a host. Raises `NotDelivered` where one of them is none that may be spoken to."""
        try:
            async with asyncio.timeout(self._patience):
                rows = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError):
            raise NotDelivered("there is no such server") from None
        found = list(dict.fromkeys(ipaddress.ip_address(str(row[4][0]).partition("%")[0]) for row in rows))
        for address in found:
            if not self.may(address):
                raise NotDelivered("addresses of private networks are not spoken to", permanent=True)
        return found

    @cached_property
    def _trusted(self) -> ssl.SSLContext:
        """Who may vouch for servers. To read that takes much longer than to send something."""
        import httpx

        return httpx.create_ssl_context(trust_env=False)

    def may(self, address: Address) -> bool:
        """Whether an address may be spoken to."""
        return is_public(address) or self._is_allowed(address)

    def _is_allowed(self, address: Address) -> bool:
        return any(address.version == each.version and address in each for each in self._allowed)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """What a server says to a body. Raises `NotDelivered` where it cannot be asked."""
        import httpx  # takes a while to load, and most processes never need it

        address = (await self.require(url))[0]
        asked = httpx.URL(url)
        host = asked.host
        direct = asked.copy_with(host=str(address))
        named = {**headers, "Host": host if asked.port is None else f"{host}:{asked.port}"}
        try:
            async with (
                asyncio.timeout(self._patience),
                httpx.AsyncClient(
                    verify=self._trusted, timeout=self._patience, trust_env=False, follow_redirects=False
                ) as client,
                client.stream("POST", direct, content=body, headers=named, extensions={"sni_hostname": host}) as answer,
            ):
                return Answer(answer.status_code, await _beginning(answer), answer.headers.get("Retry-After"))
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
            raise NotDelivered(f"the server cannot be reached ({type(error).__name__})") from None


async def _beginning(answer: httpx.Response) -> str:
    read = b""
    async for part in answer.aiter_raw():
        read += part
        if len(read) >= MOST_READ:
            break
    return " ".join(read[:MOST_READ].decode("utf-8", "replace").split())


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public internet; an address that embeds an IPv4 address counts as that one, too."""
    if isinstance(address, ipaddress.IPv6Address):
        if not all(map(is_public, embedded_addresses(address))):
            return False
        if address.ipv4_mapped is not None or address in NAT64:
            return True
    if any(address.version == each.version and address in each for each in NOT_PUBLIC):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def embedded_addresses(address: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address]:
    """The IPv4 addresses in an IPv6 address: mapped, 6to4, Teredo (server and client), NAT64, ISATAP."""
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    upper, lower = int(address) >> 32 & 0xFFFFFFFF, ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if address in NAT64 or upper & ~0x02000000 == ISATAP:
        found.append(lower)
    return [each for each in found if each is not None]


def refused_by(answer: Answer) -> NotDelivered:
    """What an answer that is no success means: what may change is tried again."""
    reason = f"{answer.status} {answer.said}".strip()[:200]
    if answer.status in (404, 410):
        return NotDelivered(reason, gone=True)
    later = answer.status >= 500 or answer.status in (408, 425, 429)
    return NotDelivered(reason, permanent=not later)

"""HTTP client for addresses that users enter, guarded against requests to private networks.

Without the guard, a user could make the site's server send requests to machines in the server's own network. The client
resolves a host name, checks all its addresses, and connects to a checked address. So it has no effect if the host name
gets another address after the check. Redirects are
not followed, and only the beginning of a response is kept. The site's host may allow some private networks.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, wraps
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from tertulia.server.domain.delivery import NotDelivered

if TYPE_CHECKING:
    import httpx

# httpx logs the URL of each request, and URLs of webhooks and push services are secret.
logging.getLogger("httpx").setLevel(logging.WARNING)
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
RESPONSE_TIMEOUT_SECONDS = 20.0
"""Seconds within which a server must answer a request."""
MAX_RESPONSE_BYTES = 300
"""Maximum number of bytes that are read from the body of a response."""
USUAL_PORTS = frozenset({80, 443})
"""Ports that the server of a new channel may always have. The site's host may allow more."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
ISATAP = 0x00005EFE
"""Bits 63 to 32 of an ISATAP address (RFC 5214).

An ISATAP address is an IPv6 address whose last 32 bits are an IPv4 address. Bit 57 may be 0 or 1: it says whether the
IPv4 address is globally unique. This constant has 0 there, and `embedded_addresses` ignores the bit.
"""
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
"""Networks that are not public, although `ipaddress` in some Python version counts them as public."""


class ReceivedResponse(NamedTuple):
    """Status, beginning of the body, and `Retry-After` header of a response."""

    status: int
    body_start: str
    retry_after: str | None


class GuardedHttpClient:
    """HTTP client for addresses that users enter: it connects to the public internet only.

    Addresses in private networks are refused with `NotDelivered`, unless the site's host has allowed the network. So
    users cannot make the site's server send requests to machines in the server's own network.
    """

    def __init__(
        self, allowed: Sequence[str] = (), timeout_seconds: float = RESPONSE_TIMEOUT_SECONDS, ports: Sequence[int] = ()
    ) -> None:
        """Create a client. `allowed` lists the private networks that it may contact, at any port.

        `ports` lists the ports that new channels may use in addition to `USUAL_PORTS`.
        """
        self._allowed: list[Network] = [ipaddress.ip_network(each, strict=False) for each in allowed]
        self._timeout_seconds, self._ports = timeout_seconds, USUAL_PORTS | set(ports)

    async def require_new(self, url: str) -> None:
        """Check the URL of a new channel.

        Raises `NotDelivered` if `require` refuses the URL, or if its port is neither in `USUAL_PORTS` nor allowed by
        the host. Ports of existing channels are not checked, so these channels keep working.
        """
        found = await self.require(url)
        self.require_port(urlsplit(url).port, found)

    def require_port(self, port: int | None, found: Sequence[Address], usual: Collection[int] = ()) -> None:
        """Raise `NotDelivered` if a new channel may not use the port in its URL.

        `port` is None if the URL names no port, which is accepted. A port is accepted if it is in `USUAL_PORTS`, is
        allowed by the host, or is in `usual` (for example, mail ports). `found` are the IP addresses of the URL's
        server. Any port is accepted if all these addresses are in allowed private networks.
        """
        if port not in {None, *self._ports, *usual} and not (found and all(map(self._is_exempt, found))):
            raise NotDelivered("this site does not accept this port: use port 80 or 443", permanent=True)

    async def require(self, url: str) -> list[Address]:
        """Resolve and check the server of a URL, and return its IP addresses.

        Raises `NotDelivered` for an invalid URL, or if an address is in a private network that is not allowed. Plain
        http is accepted only if all addresses are in allowed private networks.
        """
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise NotDelivered("this is not a web address", permanent=True) from None
        if parts.scheme not in ("https", "http") or not host or parts.username or parts.password:
            raise NotDelivered("the address must begin with https:// and must not contain a password", permanent=True)
        found = await self.resolve(host, port or (443 if parts.scheme == "https" else 80))
        if parts.scheme != "https" and not all(self._is_exempt(each) for each in found):
            raise NotDelivered("the address must begin with https://", permanent=True)
        return found

    async def resolve(self, host: str, port: int) -> list[Address]:
        """Return the IP addresses of a host name.

        Raises `NotDelivered` if the name cannot be resolved, or if an address is in a private network that is not
        allowed.
        """
        try:
            async with asyncio.timeout(self._timeout_seconds):
                rows = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError):
            raise NotDelivered("the server's name cannot be resolved") from None
        found = list(dict.fromkeys(ipaddress.ip_address(str(row[4][0]).partition("%")[0]) for row in rows))
        for address in found:
            if not self.is_allowed(address):
                raise NotDelivered("addresses in private networks are not allowed", permanent=True)
        return found

    @cached_property
    def _trusted(self) -> ssl.SSLContext:
        """TLS context with the trusted certificates, cached because loading them takes longer than a request."""
        import httpx

        return httpx.create_ssl_context(trust_env=False)

    def is_allowed(self, address: Address) -> bool:
        """Whether an address is public, or in an allowed private network."""
        return is_public(address) or self._is_exempt(address)

    def _is_exempt(self, address: Address) -> bool:
        return any(address.version == each.version and address in each for each in self._allowed)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> ReceivedResponse:
        """Send a POST request and return the response. Raises `NotDelivered` if the server cannot be reached."""
        import httpx  # slow to import, and most processes never need it

        address = (await self.require(url))[0]
        target = httpx.URL(url)
        host = target.host
        direct = target.copy_with(host=str(address))
        named = {**headers, "Host": host if target.port is None else f"{host}:{target.port}"}
        try:
            async with (
                asyncio.timeout(self._timeout_seconds),
                httpx.AsyncClient(
                    verify=self._trusted, timeout=self._timeout_seconds, trust_env=False, follow_redirects=False
                ) as client,
                client.stream("POST", direct, content=body, headers=named, extensions={"sni_hostname": host}) as answer,
            ):
                return ReceivedResponse(
                    answer.status_code, await _read_beginning(answer), answer.headers.get("Retry-After")
                )
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
            raise NotDelivered(f"the server cannot be reached ({type(error).__name__})") from None


async def _read_beginning(answer: httpx.Response) -> str:
    read = b""
    async for part in answer.aiter_raw():
        read += part
        if len(read) >= MAX_RESPONSE_BYTES:
            break
    return " ".join(read[:MAX_RESPONSE_BYTES].decode("utf-8", "replace").split())


def is_public(address: Address) -> bool:
    """Whether an IP address is in the public internet.

    IPv4 addresses that are embedded in an IPv6 address must be public, too.
    """
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


def delivery_error(answer: ReceivedResponse) -> NotDelivered:
    """Convert an unsuccessful response to `NotDelivered`.

    For status 404 or 410, `receiver_deleted` of the error is True. For status 408, 425, 429 or at least 500, the error
    is temporary. For all others, it is permanent.
    """
    reason = f"{answer.status} {answer.body_start}".strip()[:200]
    if answer.status in (404, 410):
        return NotDelivered(reason, receiver_deleted=True)
    later = answer.status >= 500 or answer.status in (408, 425, 429)
    return NotDelivered(reason, permanent=not later)


AddressCheck = Callable[[Address], bool]
_CHECK: ContextVar[AddressCheck | None] = ContextVar("may", default=None)
"""Function that decides to which addresses the current thread may connect.

None outside of `checked_connections`: then every address is allowed.
"""


@contextmanager
def checked_connections(check: AddressCheck) -> Iterator[None]:
    """Let this thread connect only to addresses that `check` accepts, during the block.

    Meanwhile, `requests` neither follows redirects nor uses proxies of the environment.
    """
    _patch_libraries()
    previous = _CHECK.set(check)
    try:
        yield
    finally:
        _CHECK.reset(previous)


@cache
def _patch_libraries() -> None:
    """Patch `socket` and `requests` for `checked_connections`, once per process.

    Outside of a `checked_connections` block, the patched functions behave as before.
    """
    import requests

    for owner, name, wrap in (
        (socket.socket, "connect", _check_connect),
        (socket.socket, "connect_ex", _check_connect),
        (requests.Session, "request", _disable_redirects),
    ):
        setattr(owner, name, wrap(getattr(owner, name)))


def _check_connect(connect: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(connect)
    def checked_connect(self: socket.socket, address: Any) -> Any:
        check = _CHECK.get()
        if check is not None and not _is_accepted(check, address):
            raise PermissionError("addresses in private networks are not allowed")
        return connect(self, address)

    return checked_connect


def _is_accepted(check: AddressCheck, address: Any) -> bool:
    """Whether `check` accepts a numeric address.

    Host names, which would be resolved again, and local sockets are not accepted.
    """
    try:
        return check(ipaddress.ip_address(address[0]))
    except (ValueError, TypeError, IndexError):
        return False


def _disable_redirects(request: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(request)
    def direct(self: Any, *what: Any, **how: Any) -> Any:
        if _CHECK.get() is not None:
            self.trust_env, self.max_redirects = False, 0
            how["allow_redirects"] = False
        return request(self, *what, **how)

    return direct

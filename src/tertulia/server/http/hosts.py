"""Check the Host header of requests (`host_check`), and read the settings about hosts and proxies."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from urllib.parse import quote

from litestar.types import ASGIApp, Receive, Scope, Send

from tertulia.server.http.auth import HEADERS
from tertulia.server.http.errors import ApiError
from tertulia.server.settings import Settings

MAX_CACHED_HOSTS = 1024
MAX_HOST_HEADER_BYTES = 300
"""Maximum size of a Host header in bytes; requests with a longer one are refused."""
_HOST_HEADER = re.compile(
    r"(?:\[(?P<six>[0-9a-f]*:[0-9a-f:.]+)\]|(?P<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?)(?::[0-9]{0,5})?", re.I
)
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def host_check(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Wrap an application: refuse requests with a wrong Host header.

    The base path is removed from the paths of the other requests. Requests without the base path are passed on too,
    because some proxies remove it themselves.
    """
    judge = lru_cache(MAX_CACHED_HOSTS)(HostNames(settings.allowed_hosts).refusal)
    base, inside, inside_raw = settings.base_path, f"{settings.base_path}/", f"{settings.base_path}/".encode()

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "http":  # a lifespan event
            await app(scope, receive, send)
            return
        host = None
        for name, value in scope["headers"]:
            if name == b"host":
                host = value if host is None else b""
        refusal = judge(host if host is not None and len(host) <= MAX_HOST_HEADER_BYTES else b"")
        if refusal is not None:
            await _refuse(send, refusal, scope["headers"])
            return
        if base:
            path = scope["path"]
            if path == base:
                query = b"?" + scope["query_string"] if scope["query_string"] else b""
                await _answer(send, 307, (b"location", inside_raw + query), b"")
                return
            if path.startswith(inside):
                raw, path = scope["raw_path"], path[len(base) :]
                scope["path"] = path
                scope["raw_path"] = raw[len(base) :] if raw.startswith(inside_raw) else quote(path).encode()
        await app(scope, receive, send)

    return door


class HostNames:
    """The host names under which requests may address this server; other requests are refused."""

    def __init__(self, allowed: Iterable[str]) -> None:
        allowed = set(allowed)
        self._exact = {name for name in allowed if not name.startswith("*.")} | {socket.gethostname().lower()}
        self._within = (".localhost", ".local", *sorted(name[1:] for name in allowed if name.startswith("*.")))

    def refusal(self, host: bytes) -> ApiError | None:
        """Return the error response to a request with the Host header `host`; None if `host` is allowed."""
        found = _HOST_HEADER.fullmatch(host.decode("latin-1"))
        if found is None or (found["six"] and not _is_address(found["six"])):
            return ApiError(
                400, "bad-request", "a request must name the server in one Host header, like example.org:8420"
            )
        name = (found["name"] or "").lower()
        if not name or "." not in name or name in self._exact or name.endswith(self._within) or _is_address(name):
            return None
        how = f"its operator can allow it with --allowed-host {name}"
        return ApiError(421, "host-unknown", f"this server does not answer to the name {name}; {how}")


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


async def _refuse(send: Send, refusal: ApiError, headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Send a refusal: an HTML page to a browser that opens an address, JSON to any other client."""
    if any(name == b"accept" and b"text/html" in value for name, value in headers):
        await _answer(send, refusal.status, (b"content-type", b"text/html; charset=utf-8"), _page(refusal))
    else:
        await _answer(send, refusal.status, (b"content-type", b"application/json"), refusal.body())


def _page(refusal: ApiError) -> bytes:
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Tertulia</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n</head>\n<body>\n<h1>Tertulia</h1>\n'
        f"<p>{escape(refusal.message)}</p>\n</body>\n</html>\n"
    ).encode()


async def _answer(send: Send, status: int, header: tuple[bytes, bytes], body: bytes) -> None:
    length = (b"content-length", str(len(body)).encode())
    headers = [header, length, (b"cache-control", b"no-store"), *_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


OWN_PATHS = (
    "account",
    "account-status",
    "api",
    "assets",
    "files",
    "learn",
    "new",
    "notifications",
    "people",
    "players",
    "rules",
    "site",
    "table",
    "watch",
    "workshop",
    "you",
)
"""The first path segments of the site's own paths. A base path cannot begin with one.

Some proxies remove the base path. With a base path such as `/table`, the server could not tell whether a path
`/table/...` begins with the base path or is a path of the site.
"""
MAX_CACHED_ADDRESSES = 1024
_SEGMENT = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")
_HOST_NAME = re.compile(r"(?:[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")


class SettingError(ValueError):
    """A setting is invalid. The message says what is accepted."""


def read_base_path(text: str) -> str:
    """Normalize a base path.

    `tertulia` and `/tertulia/` become `/tertulia`; an empty path and `/` become empty. Raises `SettingError` if
    `text` is not a path, or if its first segment begins paths of the site itself (`OWN_PATHS`).
    """
    parts = [part for part in text.strip().split("/") if part]
    if not all(_SEGMENT.fullmatch(part) for part in parts):
        raise SettingError(f"expected a path like /tertulia, of letters, digits and . _ ~ -, not {text!r}")
    if parts and parts[0] in OWN_PATHS:
        raise SettingError(f"/{parts[0]} is a path within the site; choose another, like /tertulia")
    return "".join(f"/{part}" for part in parts)


def read_proxies(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the trusted proxies that a setting lists, each as an IP address or an IP network.

    Each text may list several, separated by commas or spaces. Raises `SettingError` for an invalid one.
    """
    return tuple(_proxy(part) for text in texts for part in _parts(text))


def _proxy(text: str) -> str:
    try:
        network = ipaddress.ip_network(text)
    except ValueError as error:
        raise SettingError(
            f"expected an address like 192.0.2.7 or a network like 10.0.0.0/8, not {text!r} ({error})"
        ) from None
    if network.prefixlen == 0:
        raise SettingError(f"{text} contains all addresses, so that any visitor could forge their address")
    return str(network) if "/" in text else str(network.network_address)


def read_hosts(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the host names that a setting lists, in lower case.

    Each text may list several, separated by commas or spaces. Raises `SettingError` for an invalid one.
    """
    return tuple(_host(part) for text in texts for part in _parts(text))


def _host(text: str) -> str:
    try:
        name = text.removesuffix(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not _HOST_NAME.fullmatch(name.removeprefix("*.")):
        raise SettingError(
            f"expected a name like example.org or *.example.org, without https:// and port, not {text!r}"
        )
    return name


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()


class Proxies:
    """The proxies whose forwarded headers are trusted."""

    def __init__(self, trusted: Sequence[str]) -> None:
        four = [network for network in map(ipaddress.ip_network, trusted) if network.version == 4]
        mapped = [f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in four]
        self.written = [*trusted, *mapped]
        """The proxies as addresses and networks.

        IPv4 ones are also listed as IPv6-mapped addresses, which a dual-stack socket reports.
        """
        self._networks = tuple(map(ipaddress.ip_network, self.written))
        self._found = lru_cache(MAX_CACHED_ADDRESSES)(self._find)

    def __contains__(self, address: object) -> bool:
        return bool(self._networks) and isinstance(address, str) and self._found(address)

    def _find(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

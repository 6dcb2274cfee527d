"""Reads and validates the settings of a site behind a proxy: base path, host names and trusted proxies."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

OWN_PATHS = ("api", "assets", "rules", "table", "workshop")
"""The first path segments of the site's own addresses.

They cannot be a base path: if a proxy removes the base path, the server could not tell them apart.
"""
REMEMBERED = 1024
_SEGMENT = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")
_HOST = re.compile(r"(?:[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")


class SettingError(ValueError):
    """An invalid setting; the message says what is accepted."""


def read_base_path(text: str) -> str:
    """Normalize a base path: `tertulia` and `/tertulia/` become `/tertulia`; an empty path and `/` become empty.

    Raises `SettingError` if it is not a path, or if it starts with an address of the site (`OWN_PATHS`).
    """
    parts = [part for part in text.strip().split("/") if part]
    if not all(_SEGMENT.fullmatch(part) for part in parts):
        raise SettingError(f"a path like /tertulia, of letters, digits and . _ ~ -, not {text!r}")
    if parts and parts[0] in OWN_PATHS:
        raise SettingError(f"/{parts[0]} is an address within the site; choose another, like /tertulia")
    return "".join(f"/{part}" for part in parts)


def read_proxies(texts: Iterable[str]) -> tuple[str, ...]:
    """Read addresses and networks; one text may list several. Raises `SettingError` for invalid ones."""
    return tuple(_proxy(part) for text in texts for part in _parts(text))


def _proxy(text: str) -> str:
    try:
        network = ipaddress.ip_network(text)
    except ValueError as error:
        raise SettingError(f"an address like 192.0.2.7 or a network like 10.0.0.0/8, not {text!r} ({error})") from None
    if network.prefixlen == 0:
        raise SettingError(f"{text} is everybody, and then anybody may forge where they come from")
    return str(network) if "/" in text else str(network.network_address)


def read_hosts(texts: Iterable[str]) -> tuple[str, ...]:
    """Read host names, in lower case; one text may list several. Raises `SettingError` for invalid ones."""
    return tuple(_host(part) for text in texts for part in _parts(text))


def _host(text: str) -> str:
    try:
        name = text.removesuffix(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not _HOST.fullmatch(name.removeprefix("*.")):
        raise SettingError(f"a name like example.org or *.example.org, without https:// and port, not {text!r}")
    return name


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()


class Proxies:
    """The peers whose forwarded headers are trusted."""

    def __init__(self, trusted: Sequence[str]) -> None:
        four = [network for network in map(ipaddress.ip_network, trusted) if network.version == 4]
        mapped = [f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in four]
        self.written = [*trusted, *mapped]
        """The peers as addresses and networks.

        IPv4 ones are also listed as IPv6-mapped, as a dual-stack socket sees them.
        """
        self._networks = tuple(map(ipaddress.ip_network, self.written))
        self._found = lru_cache(REMEMBERED)(self._find)

    def __contains__(self, address: object) -> bool:
        return bool(self._networks) and isinstance(address, str) and self._found(address)

    def _find(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

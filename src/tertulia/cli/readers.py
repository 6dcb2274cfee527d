"""Functions that check values of settings and convert them for the server (`readers`).

A reader receives a value that already has the setting's type. It returns the value as the server uses it, or raises
`ValueError` with the accepted values.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tertulia.cli.errors import InputError
from tertulia.cli.pages import KINDS, read_pages
from tertulia.cli.passwords import read_password


def _make_checking_reader(check: Callable[[Any], object]) -> Callable[[Any], Any]:
    """Return a reader that calls `check`, which may raise, and returns the value unchanged."""

    def read(value: Any) -> Any:
        check(value)
        return value

    return read


def _read_site_address(text: str) -> str:
    """Read the site's address without the slash at its end.

    Raises `InputError` if it is no http or https address.
    """
    try:
        parts = urlsplit(text)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.username or parts.query or parts.fragment:
        raise InputError(f"expected an address like https://example.org or https://example.org/tertulia, not {text!r}")
    return text.rstrip("/")


def _check_database(address: str) -> None:
    from tertulia.server.storage.postgres import PostgresDatabase

    PostgresDatabase(address)


def _read_traces(address: str) -> str:
    from tertulia.server.operation.spans import read_collector

    return read_collector(address)


def _check_broker(address: str) -> None:
    from tertulia.server.backends import make_relay
    from tertulia.server.settings import Settings

    make_relay(Settings(data=Path(), broker=address))


def _check_sender(text: str) -> None:
    """Check the sender of the site's emails. Raises `InputError` if it has no valid address."""
    from email.utils import parseaddr

    if "\n" in text or "\r" in text or read_recipient(parseaddr(text)[1]) is None:
        raise InputError(f"expected an address like games@example.org or Tertulia <games@example.org>, not {text!r}")


def read_recipient(text: str) -> str | None:
    """Return an email address in normal form, or None if it is invalid.

    Addresses on the host's own machine (`root@localhost`) are valid.
    """
    from tertulia.server.domain.accounts import MailAddressRefused
    from tertulia.server.domain.delivery import read_address

    try:
        return read_address(text, local=True)
    except MailAddressRefused:
        return None


def _check_networks(texts: Sequence[str]) -> None:
    for text in texts:
        try:
            ipaddress.ip_network(text, strict=False)
        except ValueError:
            raise InputError(f"expected a network like 192.168.7.0/24, not {text!r}") from None


def _check_issuer(text: str) -> None:
    """Check the address of an OpenID provider. Raises `InputError` if it is invalid or not https.

    An http address of this machine is accepted.
    """
    try:
        parts = urlsplit(text)
        local = parts.hostname in ("localhost", "127.0.0.1")
        fits = parts.hostname and (parts.scheme == "https" or (parts.scheme == "http" and local))
    except ValueError:
        fits, parts = False, urlsplit("")
    if not fits or parts.username or parts.query or parts.fragment:
        raise InputError(f"expected an https address like https://accounts.example.org, not {text!r}")


@cache
def readers() -> dict[str, Callable[[Any], Any]]:
    """Return the functions that check and convert the values of settings, by the name of the setting.

    Settings whose values need no check or conversion are left out.
    """
    from tertulia.server.http.hosts import read_base_path, read_hosts, read_proxies
    from tertulia.server.http.listening import read_listen_hosts
    from tertulia.server.operation.port import parse_host_port

    return {
        "host": read_listen_hosts,
        "site-address": _read_site_address,
        "base-path": read_base_path,
        "allowed-host": read_hosts,
        "trusted-proxy": read_proxies,
        "database": _make_checking_reader(_check_database),
        "database-password-file": _make_checking_reader(read_password),
        "broker": _make_checking_reader(_check_broker),
        "broker-password-file": _make_checking_reader(read_password),
        "mail-password-file": _make_checking_reader(read_password),
        "mail-from": _make_checking_reader(_check_sender),
        "webhook-network": _make_checking_reader(_check_networks),
        "openid-issuer": _make_checking_reader(_check_issuer),
        "openid-secret-file": _make_checking_reader(read_password),
        **{kind: partial(read_pages, kind) for kind in KINDS},
        "metrics": _make_checking_reader(parse_host_port),
        "traces": _read_traces,
    }

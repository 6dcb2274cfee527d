"""Check the connections that a library opens by itself, at the moment of connecting (`checked_connections`).

A name may resolve differently a moment later, a redirect may lead to another server, and an option of a URL to a third.
All of them end in `socket.connect` with a numeric address, so the check is there. `requests` also follows no redirects,
and uses no proxy from the environment: the server behind a proxy would not be visible here.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from typing import Any

from tertulia.server.delivery.guarded_client import Address

AddressCheck = Callable[[Address], bool]
_CHECK: ContextVar[AddressCheck | None] = ContextVar("may", default=None)
"""Decides which addresses this context may connect to, or None outside of `checked_connections`."""


@contextmanager
def checked_connections(check: AddressCheck) -> Iterator[None]:
    """Let this thread connect only to addresses that `check` accepts, and `requests` only to the given URL."""
    _patch_libraries()
    previous = _CHECK.set(check)
    try:
        yield
    finally:
        _CHECK.reset(previous)


@cache
def _patch_libraries() -> None:
    """Patch `socket` and `requests`, once per process.

    For unguarded code this adds the lookup of a variable.
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
            raise PermissionError("addresses of private networks are not spoken to")
        return connect(self, address)

    return checked_connect


def _is_accepted(check: AddressCheck, address: Any) -> bool:
    """Whether a numeric address is accepted.

    Names (which would be resolved again) and local sockets are not.
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

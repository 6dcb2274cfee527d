"""Check the connections that a library opens by itself, at the moment of connecting (`guarded`).

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

from tertulia.server.delivery.outward import Address

May = Callable[[Address], bool]
_MAY: ContextVar[May | None] = ContextVar("may", default=None)
"""Decides which addresses this context may connect to, or None outside of `guarded`."""


@contextmanager
def guarded(may: May) -> Iterator[None]:
    """Let this thread connect only to addresses that `may` accepts, and `requests` only to the given URL."""
    _look_at_connections()
    kept = _MAY.set(may)
    try:
        yield
    finally:
        _MAY.reset(kept)


@cache
def _look_at_connections() -> None:
    """Patch `socket` and `requests`, once per process.

    For unguarded code this adds the lookup of a variable.
    """
    import requests

    for owner, name, look in (
        (socket.socket, "connect", _looked_at),
        (socket.socket, "connect_ex", _looked_at),
        (requests.Session, "request", _direct),
    ):
        setattr(owner, name, look(getattr(owner, name)))


def _looked_at(connect: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(connect)
    def looked_at(self: socket.socket, address: Any) -> Any:
        may = _MAY.get()
        if may is not None and not _fits(may, address):
            raise PermissionError("addresses of private networks are not spoken to")
        return connect(self, address)

    return looked_at


def _fits(may: May, address: Any) -> bool:
    """Whether a numeric address is accepted.

    Names (which would be resolved again) and local sockets are not.
    """
    try:
        return may(ipaddress.ip_address(address[0]))
    except (ValueError, TypeError, IndexError):
        return False


def _direct(request: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(request)
    def direct(self: Any, *what: Any, **how: Any) -> Any:
        if _MAY.get() is not None:
            self.trust_env, self.max_redirects = False, 0
            how["allow_redirects"] = False
        return request(self, *what, **how)

    return direct

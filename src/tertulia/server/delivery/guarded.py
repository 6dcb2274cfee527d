"""Connections that a library opens by itself: judged at the very moment of connecting, whatever led there.

A name may lead elsewhere a moment later, an answer to another server, an option of an address to a third. All of that ends in
`socket.connect` with an address of numbers, so that is where one looks. `requests` moreover follows no redirect and asks no server
between that the environment names: who stands behind that one nobody could see from here.
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
"""Who says what may be spoken to; nobody in all that is not guarded."""


@contextmanager
def guarded(may: May) -> Iterator[None]:
    """Within, this thread connects to nothing but what it may, and `requests` goes where it was sent, directly."""
    _look_at_connections()
    kept = _MAY.set(may)
    try:
        yield
    finally:
        _MAY.reset(kept)


@cache
def _look_at_connections() -> None:
    """Put the look in its places, once a process. It costs all others the reading of a variable."""
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
    """Names, which would be resolved once more, and sockets of this machine are no addresses."""
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

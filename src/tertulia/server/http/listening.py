"""Opens the server's listening sockets, and raises the limit of open files."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import logging
import re
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from tertulia.server.domain.clock import SYSTEM

resource: ModuleType | None = None
with contextlib.suppress(ImportError):  # systems without such limits, like Windows
    import resource

log = logging.getLogger(__name__)
RESERVED = 100
"""Number of file descriptors reserved for the database, logs and other files, besides client connections."""
BACKLOG = 512
UNAVAILABLE_ADDRESS_ERRORS = (errno.EADDRNOTAVAIL, errno.EINVAL, errno.EAFNOSUPPORT)
"""Error numbers with which operating systems report that the machine does not have an address."""
WILDCARD_ADDRESSES = ("0.0.0.0", "::")
"""The wildcard addresses, which listen on all network interfaces."""
NAME = re.compile(
    r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?([.][a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*[.]?", re.IGNORECASE
)
FREE_PORT_ATTEMPTS = 10
"""Maximum number of attempts to find a port that is free at several hosts."""
LOG_INTERVAL_SECONDS = 60.0
"""Time during which further event loop errors of one kind are not logged."""


class ListenError(ValueError):
    """The server cannot listen at an address. The message says why and what to do."""

    def __init__(self, message: str, number: int | None = None) -> None:
        """Store the message. `number` is the operating system's error number, if the system refused."""
        super().__init__(message)
        self.number = number


def read_listen_hosts(texts: Sequence[str]) -> tuple[str, ...]:
    """Read the addresses and names to listen at; an IPv6 address may be in brackets.

    Raises `ListenError` for other text.
    """
    found = []
    for text in texts:
        bracketed = text.startswith("[") and text.endswith("]")
        host = text[1:-1] if bracketed else text
        if bracketed != (bracketed and ":" in host) or not (_is_address(host) or NAME.fullmatch(host)):
            raise ListenError(f"expected an address or a name without a port, like 0.0.0.0, :: or [::1], not {text!r}")
        found.append(host)
    return tuple(dict.fromkeys(found))


def open_listeners(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Open a listening socket for each host, all on one port; port 0 picks a free one.

    Raises `ListenError` on failure. `::` also listens at `0.0.0.0`. A name listens at all its addresses, as far as this
    machine has IPv4 and IPv6.
    """
    for attempts_left in reversed(range(1 if port else FREE_PORT_ATTEMPTS)):
        with contextlib.ExitStack() as opened:
            try:
                listeners = _open_each(hosts, port, opened)
            except ListenError as error:
                if (
                    not attempts_left or error.number != errno.EADDRINUSE
                ):  # EADDRINUSE: the port is free at the first host, but not at another one
                    raise
                continue
            opened.pop_all()
            return listeners
    raise AssertionError("the last attempt raises")


def _open_each(hosts: Sequence[str], port: int, opened: contextlib.ExitStack) -> list[socket.socket]:
    listeners: dict[str, socket.socket] = {}
    everywhere = {address for host in hosts for address in addresses_of(host) if address in WILDCARD_ADDRESSES}
    for host in hosts:
        missing: ListenError | None = None
        reached = False
        for address in addresses_of(host):
            if address in listeners or (_everywhere_of(address) in everywhere and address not in everywhere):
                reached = True
                continue
            try:
                listener = open_listener(address, port)
            except ListenError as error:
                if error.number not in UNAVAILABLE_ADDRESS_ERRORS:
                    raise
                missing = error
                continue
            listeners[address] = opened.enter_context(listener)
            port, reached = int(listener.getsockname()[1]), True
        if missing is not None and not reached:
            raise missing
    return list(listeners.values())


def addresses_of(host: str) -> list[str]:
    """Return the IP addresses of a host, which is given by name or IP address.

    The IPv4 addresses of a name come first. For `::`, the list also has `0.0.0.0`. Raises `ListenError` if a name has
    no address.
    """
    if host == "::":
        return ["::", "0.0.0.0"]
    if _is_address(host):
        return [host]
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise ListenError(_why_not(host, 0, socket.gaierror(str(error)))) from None
    return list(dict.fromkeys(str(each[4][0]) for each in sorted(found, key=lambda each: each[0] != socket.AF_INET)))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _everywhere_of(address: str) -> str:
    return "::" if ":" in address else "0.0.0.0"


def open_listener(host: str, port: int) -> socket.socket:
    """Open a listening socket at one address; port 0 picks a free one. Raises `ListenError` on failure.

    Nagle's algorithm is turned off. Otherwise, each response on a kept-alive connection would wait about 44 ms for the
    acknowledgement of the previous response. asyncio turns the algorithm off only for sockets created with the protocol
    `IPPROTO_TCP`.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener: socket.socket | None = None
    try:
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted connections inherit the option with every event loop.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if family == socket.AF_INET6:
            # One socket per family: over a shared one, IPv4 clients would have addresses like ::ffff:192.0.2.7.
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        if listener is not None:
            listener.close()
        raise ListenError(_why_not(host, port, error), error.errno) from None
    except BaseException:
        if listener is not None:
            listener.close()
        raise
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    """Return the message that says why the server cannot listen at an address, and what to do."""
    if isinstance(error, socket.gaierror) or error.errno in UNAVAILABLE_ADDRESS_ERRORS:
        return (
            f"--host {host}: this machine does not have this address: use one that it has, 127.0.0.1 for this machine only, "
            "or 0.0.0.0 or :: for the whole network"
        )
    if error.errno == errno.EADDRINUSE:
        return f"--port {port}: another program uses it at {host}: stop that program, or choose another port (0 for a free one)"
    if error.errno == errno.EACCES:
        return (
            f"--port {port}: only the administrator can use it: choose a port above 1023, with a proxy in front of it"
        )
    return f"cannot listen at {host}, port {port}: {error.strerror or error}"


def network_address() -> str | None:
    """Return this machine's IPv4 address in its local network, or None if it has none.

    Nothing is sent: connecting a datagram socket only looks up the route to an address of the documentation network
    192.0.2.0/24.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def raise_file_limit() -> int | None:
    """Raise the process's limit of open files to the maximum that the operating system permits.

    Returns the limit that is then in force, or None if open files are not limited.
    """
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else int(soft)


def most_connections(requested_connections: int, files: int | None) -> int:
    """Return the maximum number of connections: the requested one, or fewer if open files are limited.

    `files` is the limit of open files, or None without one.
    """
    return requested_connections if files is None else max(1, min(requested_connections, files - RESERVED))


class LoopErrorLog:
    """Logs errors of the event loop, such as connections that cannot be accepted, each kind once a minute."""

    def __init__(self, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}

    def __call__(self, _loop: object, context: Mapping[str, Any]) -> None:
        error = context.get("exception")
        kind = f"{context.get('message', 'error')}: {type(error).__name__} {getattr(error, 'errno', '') or ''}".strip()
        now = self._clock()
        if now - self._last.get(kind, -LOG_INTERVAL_SECONDS) >= LOG_INTERVAL_SECONDS:
            self._last[kind] = now
            trace = None if isinstance(error, OSError) else error
            log.error("%s (repeats are not logged for a minute)", kind, exc_info=trace)

"""Finds channels that lead to unusual ports.

They were added before such ports were refused, and keep working.
"""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from tertulia.server.delivery.guarded_client import USUAL_PORTS
from tertulia.server.delivery.webhook import Hook
from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.notifications import ChannelKind


class ChannelServer(NamedTuple):
    """A server to which a channel leads, without the secret parts of its address."""

    host: str
    port: int


def find_unusual_server(kind: str, address: bytes) -> ChannelServer | None:
    """Return the server of a channel if its port is neither 80 nor 443, otherwise None."""
    if kind == ChannelKind.EMAIL:
        return None
    try:
        parts = urlsplit(_url(kind, address))
        port = parts.port
    except (ValueError, msgspec.DecodeError):
        return None
    return None if port is None or port in USUAL_PORTS else ChannelServer(parts.hostname or "", port)


def _url(kind: str, address: bytes) -> str:
    if kind == ChannelKind.PUSH:
        return msgspec.json.decode(address, type=PushSubscription).endpoint
    return msgspec.json.decode(address, type=Hook).url if kind == ChannelKind.WEBHOOK else address.decode()

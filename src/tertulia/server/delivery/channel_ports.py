"""Finds notification channels whose server has another port than 80 or 443.

Such ports were accepted in the past. New channels with them are refused, but existing channels keep working.
"""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from tertulia.server.delivery.guarded_client import USUAL_PORTS
from tertulia.server.delivery.webhook import Webhook
from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.notifications import ChannelKind


class ChannelServer(NamedTuple):
    """Host name and port of a channel's server, without the secret parts of the channel's URL."""

    host: str
    port: int


def find_unusual_server(kind: str, address: bytes) -> ChannelServer | None:
    """Return the server of a channel if its URL names another port than 80 or 443, otherwise None.

    `address` is the decrypted address of a channel of this `kind` (a `ChannelKind`). Email channels have no server.
    """
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
    return msgspec.json.decode(address, type=Webhook).url if kind == ChannelKind.WEBHOOK else address.decode()

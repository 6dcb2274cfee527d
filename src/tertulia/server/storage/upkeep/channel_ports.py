"""Channels of the database that lead to unusual ports: they were added before such ports were refused, and keep working."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from tertulia.server.delivery.outward import USUAL_PORTS
from tertulia.server.delivery.webhook import Hook
from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.notices import TABLE_OWNER, Way
from tertulia.server.storage.outbox import CHANNEL
from tertulia.server.storage.upkeep.files import database_in
from tertulia.server.storage.upkeep.opening import engine_on, plainly


class UnusualChannel(NamedTuple):
    """A channel with an unusual port, without the secret parts of its address."""

    id: str
    way: str
    server: str
    """Host and port."""
    of_table: bool
    """Whether it belongs to a table; otherwise to a guest."""


def unusual_channels(folder: Path, unseal: Callable[[bytes], bytes]) -> list[UnusualChannel]:
    """The channels of a data folder that lead to other ports than 80 and 443, by id; those that cannot be unsealed are omitted.
    Nothing is changed, and the server may run. Raises `UpkeepError` if the database cannot be read."""
    file, found = database_in(folder), list[UnusualChannel]()
    columns = select(CHANNEL.c.id, CHANNEL.c.way, CHANNEL.c.owner, CHANNEL.c.address)
    with plainly(str(file)), engine_on(file).connect() as connection:
        for id, way, owner, address in connection.execute(
            columns.where(CHANNEL.c.way != Way.MAIL).order_by(CHANNEL.c.id)
        ):
            try:
                parts = urlsplit(_url(way, unseal(address)))
                port = parts.port
            except (ValueError, msgspec.DecodeError, msgspec.ValidationError):
                continue
            if port not in {None, *USUAL_PORTS}:
                found.append(UnusualChannel(id, way, f"{parts.hostname}:{port}", owner.startswith(TABLE_OWNER)))
    return found


def _url(way: str, address: bytes) -> str:
    if way == Way.PUSH:
        return msgspec.json.decode(address, type=PushSubscription).endpoint
    return msgspec.json.decode(address, type=Hook).url if way == Way.WEBHOOK else address.decode()

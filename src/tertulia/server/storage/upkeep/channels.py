"""Reads the notification channels of a data folder, for checks by the host."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from tertulia.server.storage.outbox import CHANNEL
from tertulia.server.storage.upkeep.files import database_in
from tertulia.server.storage.upkeep.opening import engine_on, plainly


class SealedChannel(NamedTuple):
    """A stored notification channel."""

    id: str
    kind: str
    owner: str
    address: bytes
    """Sealed with the site's secret."""


def sealed_channels(folder: Path) -> list[SealedChannel]:
    """The channels of a data folder, by id. Nothing is changed, and the server may run.

    Raises `UpkeepError` if the database cannot be read.
    """
    file = database_in(folder)
    asked = select(CHANNEL.c.id, CHANNEL.c.kind, CHANNEL.c.owner, CHANNEL.c.address).order_by(CHANNEL.c.id)
    with plainly(str(file)), engine_on(file).connect() as connection:
        return [SealedChannel(*row) for row in connection.execute(asked)]

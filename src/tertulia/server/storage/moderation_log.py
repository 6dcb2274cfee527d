"""The log of what moderators did: lines are added, never changed, and each carries a hash over itself and the one before."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Row, Table, select

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import Deed
from tertulia.server.storage.community_models import ModerationRow

LOG = cast(Table, ModerationRow.__table__)
FIRST = "0" * 64
LAST = select(LOG.c.number, LOG.c.hash).order_by(LOG.c.number.desc()).limit(1)


def add_deed(
    connection: Connection, time: int, who: GuestId, what: str, about: GuestId, details: Mapping[str, str]
) -> None:
    """Add a line, in the transaction of what it tells."""
    last = connection.execute(LAST).one_or_none()
    number, before = (1, FIRST) if last is None else (int(last.number) + 1, str(last.hash))
    row = {"number": number, "time": time, "who": who, "what": what, "about": about, "details": _encoded(details)}
    connection.execute(LOG.insert().values(**row, hash=_hash(before, row)))


def deed_of(row: Row[Any]) -> Deed:
    """A line as it is read."""
    details = msgspec.json.decode(row.details, type=dict[str, str])
    return Deed(row.number, row.time, GuestId(row.who), row.what, GuestId(row.about), details, row.hash)


def broken(connection: Connection) -> int | None:
    """The number of the first line that is not as it was written, or that follows one that is missing; None where all are."""
    before, expected = FIRST, 1
    for row in connection.execute(select(LOG).order_by(LOG.c.number)).mappings():
        values = {name: row[name] for name in ("number", "time", "who", "what", "about", "details")}
        if row["number"] != expected or row["hash"] != _hash(before, values):
            return expected
        before, expected = row["hash"], expected + 1
    return None


def _encoded(details: Mapping[str, str]) -> str:
    return msgspec.json.encode(details, order="sorted").decode()


def _hash(before: str, row: Mapping[str, Any]) -> str:
    told = msgspec.json.encode([before, *(row[name] for name in sorted(row))])
    return hashlib.sha256(told).hexdigest()

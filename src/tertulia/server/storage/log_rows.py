"""Lines of a game's log in the database: one row each while the game runs, compressed to one value afterwards."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, TypeVar

import msgspec


def decompress(data: Any, most: int) -> bytes | None:
    """Decompress zlib data. Returns None if it is damaged, or longer than `most` bytes."""
    unzip = zlib.decompressobj()
    try:
        plain = unzip.decompress(data, most)
    except (zlib.error, TypeError):
        return None
    return plain if unzip.eof else None


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Damaged(ValueError):
    """Stored data of a table is damaged. The message says which, and quotes nothing that was played."""


class StoredLine(NamedTuple):
    """A stored ply: the action, and the line as each viewer may see it.

    The set-up, ply 0, has neither seat nor action.
    """

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    """Whether other seats could have acted instead."""
    encoded: bytes
    """A JSON list: one line for all viewers, or one for spectators and then one for each seat."""
    time: int | None = None
    """In milliseconds since 1970; None if unknown."""

    @property
    def moment(self) -> datetime | None:
        """The time of the action, or None if it is unknown or out of range."""
        try:
            return None if self.time is None else EPOCH + timedelta(milliseconds=self.time)
        except OverflowError:
            return None


def milliseconds(moment: datetime | None) -> int | None:
    """Milliseconds since 1970, or None for None."""
    return None if moment is None else (moment - EPOCH) // timedelta(milliseconds=1)


T = TypeVar("T")
FORMAT = 1
LEVEL = 9
MOST_BYTES = 64 << 20
"""Limit of the decompressed size in bytes, far above that of any log."""


class Action(msgspec.Struct, array_like=True):
    """The part of a line from which it can be replayed."""

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    time: int | None


_actions = msgspec.msgpack.Decoder(list[Action])
_encoded = msgspec.msgpack.Decoder(list[bytes])


def pack(table_id: str, lines: Sequence[StoredLine]) -> dict[str, Any]:
    """The row of `packed_log` for a complete log."""
    actions = [Action(line.seat, line.action, line.notation, line.shared, line.time) for line in lines]
    return {
        "table_id": table_id,
        "format": FORMAT,
        "line_count": len(lines),
        "actions": zlib.compress(msgspec.msgpack.encode(actions), LEVEL),
        "viewer_lines": zlib.compress(msgspec.msgpack.encode([line.encoded for line in lines]), LEVEL),
    }


def unpack(form: Any, lines: Any, actions: Any, texts: Any) -> list[StoredLine]:
    """The lines of a packed log.

    If only the viewers' part is damaged, the lines are returned with an empty `encoded`. Raises `Damaged` if the
    actions are damaged, or the format is unknown.
    """
    if form != FORMAT:
        raise Damaged(f"its packed log has the format {form!r}, but this program reads {FORMAT}")
    played = _decoded(_actions, actions)
    if played is None or len(played) != lines:
        raise Damaged("its packed log is damaged")
    encoded = _decoded(_encoded, texts)
    if encoded is None or len(encoded) != lines:
        encoded = [b""] * len(played)
    return [
        StoredLine(each.seat, each.action, each.notation, each.shared, line, each.time)
        for each, line in zip(played, encoded, strict=True)
    ]


def _decoded(decoder: msgspec.msgpack.Decoder[T], data: Any) -> T | None:
    plain = decompress(data, MOST_BYTES)
    try:
        return None if plain is None else decoder.decode(plain)
    except msgspec.DecodeError:
        return None

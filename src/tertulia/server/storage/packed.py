"""Packed logs of finished games.

A packed log has two parts, each MessagePack under zlib, so that damage to one leaves the other readable. `actions` is a
list of `[seat, action, notation, shared, time]`: the game can be replayed from it. `viewer_lines` is a list of the
lines as viewers may see them.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from tertulia.server.storage.log_rows import Damaged, StoredLine
from tertulia.server.storage.unzipping import unzipped

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
        raise Damaged(f"its packed log has the format {form!r}, and this program knows {FORMAT}")
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
    plain = unzipped(data, MOST_BYTES)
    try:
        return None if plain is None else decoder.decode(plain)
    except msgspec.DecodeError:
        return None

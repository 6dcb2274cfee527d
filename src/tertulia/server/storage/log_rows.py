"""Lines of a game's log in the database.

They have one row each while the game runs, and are compressed to one value afterwards.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, TypeVar

import msgspec


def decompress(data: Any, most: int) -> bytes | None:
    """Decompress zlib data.

    Returns None if the data is damaged, or longer than `most` bytes when decompressed.
    """
    unzip = zlib.decompressobj()
    try:
        plain = unzip.decompress(data, most)
    except (zlib.error, TypeError):
        return None
    return plain if unzip.eof else None


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class DataDamaged(ValueError):
    """Stored data of a table is damaged.

    The message names the damaged part, and quotes no action of the game.
    """


class StoredLine(NamedTuple):
    """A stored ply: the action, and the log line as each viewer may see it.

    The set-up, ply 0, has neither seat nor action.
    """

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    """Whether several seats could act when this action was taken, not only the seat that acted."""
    encoded: bytes
    """JSON list of log lines: one line for all viewers, or one for spectators and then one for each seat."""
    time: int | None = None
    """Time of the action in milliseconds since 1970.

    None for the set-up, and for actions taken over from a game record that has no times.
    """

    @property
    def moment(self) -> datetime | None:
        """The time of the action, or None if no time is stored or the stored time is out of range."""
        try:
            return None if self.time is None else EPOCH + timedelta(milliseconds=self.time)
        except OverflowError:
            return None


def milliseconds(moment: datetime | None) -> int | None:
    """Convert a time to milliseconds since 1970. None stays None."""
    return None if moment is None else (moment - EPOCH) // timedelta(milliseconds=1)


T = TypeVar("T")
FORMAT = 1
LEVEL = 9
MAX_LOG_BYTES = 64 << 20
"""Maximum size of the decompressed log in bytes, far above that of any real log."""


class StoredAction(msgspec.Struct, array_like=True):
    """The fields of a `StoredLine` that are needed to replay it: all except the lines for viewers."""

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    time: int | None


_actions = msgspec.msgpack.Decoder(list[StoredAction])
_encoded = msgspec.msgpack.Decoder(list[bytes])


def pack(table_id: str, lines: Sequence[StoredLine]) -> dict[str, Any]:
    """Build the row of `packed_log` from the lines of a complete log."""
    actions = [StoredAction(line.seat, line.action, line.notation, line.shared, line.time) for line in lines]
    return {
        "table_id": table_id,
        "format": FORMAT,
        "line_count": len(lines),
        "actions": zlib.compress(msgspec.msgpack.encode(actions), LEVEL),
        "viewer_lines": zlib.compress(msgspec.msgpack.encode([line.encoded for line in lines]), LEVEL),
    }


def unpack(form: Any, lines: Any, actions: Any, texts: Any) -> list[StoredLine]:
    """Decompress the lines of a packed log from the values of its row.

    `form` is the format number, `lines` the number of lines, `actions` the compressed actions, and `texts` the
    compressed lines for viewers. If only `texts` is damaged, `encoded` is empty in each returned line. Raises
    `DataDamaged` if `actions` is damaged or `form` is unknown.
    """
    if form != FORMAT:
        raise DataDamaged(f"its packed log has the format {form!r}, but this program reads {FORMAT}")
    played = _decode_packed(_actions, actions)
    if played is None or len(played) != lines:
        raise DataDamaged("its packed log is damaged")
    encoded = _decode_packed(_encoded, texts)
    if encoded is None or len(encoded) != lines:
        encoded = [b""] * len(played)
    return [
        StoredLine(each.seat, each.action, each.notation, each.shared, line, each.time)
        for each, line in zip(played, encoded, strict=True)
    ]


def _decode_packed(decoder: msgspec.msgpack.Decoder[T], data: Any) -> T | None:
    plain = decompress(data, MAX_LOG_BYTES)
    try:
        return None if plain is None else decoder.decode(plain)
    except msgspec.DecodeError:
        return None

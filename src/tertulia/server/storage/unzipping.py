"""What the database keeps in little room, read again."""

from __future__ import annotations

import zlib
from typing import Any


def unzipped(data: Any, most: int) -> bytes | None:
    """Returns what was compressed, of at most `most` bytes; None where it is damaged or longer."""
    unzip = zlib.decompressobj()
    try:
        plain = unzip.decompress(data, most)
    except (zlib.error, TypeError):
        return None
    return plain if unzip.eof else None

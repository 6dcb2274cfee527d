"""Decompresses stored data."""

from __future__ import annotations

import zlib
from typing import Any


def unzipped(data: Any, most: int) -> bytes | None:
    """Decompress zlib data. Returns None if it is damaged, or longer than `most` bytes."""
    unzip = zlib.decompressobj()
    try:
        plain = unzip.decompress(data, most)
    except (zlib.error, TypeError):
        return None
    return plain if unzip.eof else None

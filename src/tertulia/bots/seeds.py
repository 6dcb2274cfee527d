"""Keys made from keys: one for each use, so that no two of them share their chance."""

from __future__ import annotations

import hashlib


def derive_seed(key: bytes, use: str) -> bytes:
    """The 32 bytes that a key gives for one use."""
    return hashlib.sha256(key + use.encode()).digest()

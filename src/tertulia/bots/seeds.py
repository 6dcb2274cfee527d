"""Derivation of keys for separate uses, so that their random streams are independent."""

from __future__ import annotations

import hashlib


def derive_seed(key: bytes, use: str) -> bytes:
    """Return 32 bytes derived from a key for the given use."""
    return hashlib.sha256(key + use.encode()).digest()

"""Derive keys for separate uses, so that random streams with different uses are independent (`derive_seed`)."""

from __future__ import annotations

import hashlib


def derive_seed(key: bytes, use: str) -> bytes:
    """Return a random key of 32 bytes that is derived from `key` for one use.

    `use` names the use, such as `answer 3`. Different uses give independent keys.
    """
    return hashlib.sha256(key + use.encode()).digest()

"""Derive keys for separate uses, so that random streams with different uses are independent (`derive_seed`)."""

from __future__ import annotations

import hashlib


def derive_seed(key: bytes, use: str) -> bytes:
    """Return a key of 32 bytes, derived from `key` for one use, which `use` names (such as `answer 3`)."""
    return hashlib.sha256(key + use.encode()).digest()

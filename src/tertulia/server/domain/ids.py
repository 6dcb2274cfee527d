"""Who somebody is, as everything else names them."""

from __future__ import annotations

from typing import NewType

GuestId = NewType("GuestId", str)
"""A guest: whoever has a cookie of ours. Nothing else is known of them, and nothing else need be."""

"""The identifier of guests."""

from __future__ import annotations

from typing import NewType

GuestId = NewType("GuestId", str)
"""The id of a guest: a visitor with a signed cookie. An account is a guest with a sign-in method."""

"""Handles: the public ids of guests, encrypted with the site's secret.

A guest's id is secret. A handle never changes, looks the same to all players, reveals nothing of the id, cannot be
forged, and is not stored: the server decrypts it (AES-SIV, which is deterministic).
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

from tertulia.server.domain.errors import PersonUnknown
from tertulia.server.domain.ids import GuestId

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

MAX_HANDLE_CHARACTERS = 80
MAX_CACHED_HANDLES = 20_000


class Handles:
    """Encrypts guest ids to handles, and decrypts handles."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha512(b"handles" + secret).digest()
        self._siv: AESSIV | None = None
        self.handle_of = lru_cache(MAX_CACHED_HANDLES)(self._encrypt)
        """The handle of a guest."""

    def guest_of(self, handle: str) -> GuestId:
        """The guest of a handle. Raises `PersonUnknown` if the handle is invalid."""
        from cryptography.exceptions import InvalidTag

        try:
            sealed = base64.b64decode(handle.encode("ascii") + b"=" * (-len(handle) % 4), b"-_", validate=True)
            guest = GuestId(self._cipher.decrypt(sealed, None).decode())
        except (InvalidTag, ValueError, binascii.Error):
            raise PersonUnknown("there is no such person here") from None
        if self.handle_of(guest) != handle:  # a different base64 spelling of the handle's bytes
            raise PersonUnknown("there is no such person here")
        return guest

    @property
    def _cipher(self) -> AESSIV:
        if self._siv is None:  # imported when first needed
            from cryptography.hazmat.primitives.ciphers.aead import AESSIV

            self._siv = AESSIV(self._key)
        return self._siv

    def _encrypt(self, guest: GuestId) -> str:
        return base64.urlsafe_b64encode(self._cipher.encrypt(guest.encode(), None)).rstrip(b"=").decode()

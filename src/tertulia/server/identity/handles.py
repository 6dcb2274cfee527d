"""What others may call a guest by: their id, sealed with the site's secret.

An id is never told to others. A handle is the same for everybody and for good, nothing of the id can be read out of it, nobody can
make one up, and none is stored: the server opens it again (AES-SIV, which gives the same for the same)."""

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

LONGEST = 80
REMEMBERED = 20_000


class Handles:
    """Makes handles of guests and opens them."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha512(b"handles" + secret).digest()
        self._siv: AESSIV | None = None
        self.of = lru_cache(REMEMBERED)(self._sealed)
        """A guest's handle."""

    def guest(self, handle: str) -> GuestId:
        """The guest of a handle. Raises `PersonUnknown` for what is none of ours."""
        from cryptography.exceptions import InvalidTag

        try:
            sealed = base64.b64decode(handle.encode("ascii") + b"=" * (-len(handle) % 4), b"-_", validate=True)
            guest = GuestId(self._cipher.decrypt(sealed, None).decode())
        except (InvalidTag, ValueError, binascii.Error):
            raise PersonUnknown("there is no such person here") from None
        if self.of(guest) != handle:  # the same bytes, written otherwise
            raise PersonUnknown("there is no such person here")
        return guest

    @property
    def _cipher(self) -> AESSIV:
        if self._siv is None:  # loaded when it is first needed
            from cryptography.hazmat.primitives.ciphers.aead import AESSIV

            self._siv = AESSIV(self._key)
        return self._siv

    def _sealed(self, guest: GuestId) -> str:
        return base64.urlsafe_b64encode(self._cipher.encrypt(guest.encode(), None)).rstrip(b"=").decode()

"""What the site keeps covered: letters that wait to be sent, addresses of others' servers that are secrets themselves."""

from __future__ import annotations

import base64
import hashlib
import hmac
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import Fernet


class SecretSeal:
    """Covers bytes with the site's secret (`tertulia.server.domain.mailing.Seal`): who has the database alone reads nothing."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _fernet(self) -> Fernet:
        from cryptography.fernet import Fernet  # takes a while to load, and most processes never need it

        return Fernet(base64.urlsafe_b64encode(hmac.digest(self._secret, b"tertulia seal", hashlib.sha256)))

    def close(self, plain: bytes) -> bytes:
        """The same, covered: different bytes each time."""
        return self._fernet.encrypt(plain)

    def open(self, sealed: bytes) -> bytes:
        """What was covered. Raises `ValueError` where it was not covered with this secret, or was changed."""
        from cryptography.fernet import InvalidToken

        try:
            return self._fernet.decrypt(sealed)
        except InvalidToken:
            raise ValueError("it was not sealed by this site") from None

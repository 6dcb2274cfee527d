"""Encrypts secrets in the database with the site's secret: queued emails, and addresses of channels."""

from __future__ import annotations

import base64
import hashlib
import hmac
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import Fernet


class SecretSeal:
    """Encrypts bytes with the site's secret (`tertulia.server.domain.mailing.Seal`).

    The database alone does not reveal them.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _fernet(self) -> Fernet:
        from cryptography.fernet import Fernet  # slow to import, and most processes never need it

        return Fernet(base64.urlsafe_b64encode(hmac.digest(self._secret, b"tertulia seal", hashlib.sha256)))

    def encrypt(self, plain: bytes) -> bytes:
        """Encrypt bytes; the result differs each time."""
        return self._fernet.encrypt(plain)

    def decrypt(self, sealed: bytes) -> bytes:
        """Decrypt bytes. Raises `ValueError` if they were encrypted with another secret, or changed."""
        from cryptography.fernet import InvalidToken

        try:
            return self._fernet.decrypt(sealed)
        except InvalidToken:
            raise ValueError("it was not sealed by this site") from None

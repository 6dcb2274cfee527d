"""The site's VAPID key (RFC 8292), which identifies the site to push services. It is derived from the site's secret."""

from __future__ import annotations

import base64
import hashlib
import hmac
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""
SIGNATURE_SECONDS = 3600
"""The validity of a signature, in seconds."""


class SiteKey:
    """The site's VAPID key pair, derived from the site's secret."""

    def __init__(self, secret: bytes, contact: str) -> None:
        """`contact` is the address at which push services reach the site's operator: a `mailto:` or web address."""
        self._number = int.from_bytes(hmac.digest(secret, b"tertulia push", hashlib.sha512)) % (ORDER - 1) + 1
        self._contact = contact

    @cached_property
    def _private(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec  # takes a while to load

        return ec.derive_private_key(self._number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The public key for browsers, in base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _base64url(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def authorization(self, endpoint: str, now: int) -> str:
        """The `Authorization` header for a request to a push service. `now` is in seconds since 1970."""
        from joserfc import jwt
        from joserfc.jwk import ECKey

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + SIGNATURE_SECONDS, "sub": self._contact}
        token = jwt.encode({"typ": "JWT", "alg": "ES256"}, claims, ECKey.import_key(self._private_key()))
        return f"vapid t={token}, k={self.public}"

    def _private_key(self) -> bytes:
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

        return self._private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _base64url(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()

"""The site's secret, and the keys derived from it for encryption, cookies, links and push messages."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from datetime import datetime
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, cast, get_args
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

from tertulia.server.domain.delivery import Seal
from tertulia.server.domain.errors import LinkUsed
from tertulia.server.domain.moderation import Role
from tertulia.server.domain.seats import GuestId

if TYPE_CHECKING:
    from cryptography.fernet import Fernet
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey


class SecretSeal(Seal):
    """Encrypts stored values with the site's secret.

    The database alone does not reveal the values.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _fernet(self) -> Fernet:
        from cryptography.fernet import Fernet  # slow to import, and most processes never need it

        return Fernet(base64.urlsafe_b64encode(hmac.digest(self._secret, b"tertulia seal", hashlib.sha256)))

    def encrypt(self, plain: bytes) -> bytes:
        """Encrypt bytes. The result differs each time, even for equal bytes."""
        return self._fernet.encrypt(plain)

    def decrypt(self, sealed: bytes) -> bytes:
        from cryptography.fernet import InvalidToken

        try:
            return self._fernet.decrypt(sealed)
        except InvalidToken:
            raise ValueError("it was not encrypted by this site") from None


ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the elliptic curve P-256."""
SIGNATURE_SECONDS = 3600
"""Seconds for which the authorization of a push request is valid."""


class SiteKey:
    """The site's key pair for push messages (VAPID), derived from the site's secret."""

    def __init__(self, secret: bytes, contact: str) -> None:
        """Derive the key pair. `contact` is the operator's `mailto:` or web address, for push services."""
        self._number = int.from_bytes(hmac.digest(secret, b"tertulia push", hashlib.sha512)) % (ORDER - 1) + 1
        self._contact = contact

    @cached_property
    def _private(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec  # takes a while to load

        return ec.derive_private_key(self._number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The public key that browsers need to subscribe to push messages, in base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _base64url(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the `Authorization` header for a request to a push service.

        `endpoint` is the address of the request; `now` is in seconds since 1970.
        """
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


Purpose = Literal["confirm", "unsubscribe"]


class LinkSigner:
    """Signs the subject of a link, such as a channel id. A link for one purpose is not valid for another."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: Purpose, about: str) -> str:
        """Return the token of a link: the subject `about` (letters and digits), followed by its signature."""
        return self._signer(purpose).sign(about).decode()

    def verify(self, purpose: Purpose, carried: str) -> str | None:
        """Return the subject in the token `carried` of a link, or None if it was not signed for this purpose."""
        try:
            return self._signer(purpose).unsign(carried).decode("ascii") if len(carried) <= 200 else None
        except (BadSignature, UnicodeError):
            return None

    def _signer(self, purpose: Purpose) -> Signer:
        return Signer(self._secret, salt=f"tertulia link {purpose}")


VALID_SECONDS = 86_400
MAX_TOKEN_CHARACTERS = 200


class RoleLink(NamedTuple):
    """The content of a link that grants a role: the role, and the link's random id (`nonce`).

    The nonce is stored when the link is used, so that the link cannot be used again.
    """

    role: Role
    nonce: str


class RoleLinks:
    """Creates and reads the tokens of links that grant a role."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="tertulia role")

    def create_token(self, role: Role, now: datetime) -> str:
        """Create the token of a link that grants a role, and that is valid for `VALID_SECONDS`."""
        return self._signer.sign(f"{role}.{secrets.token_hex(12)}.{int(now.timestamp()) + VALID_SECONDS}").decode()

    def read_token(self, token: str, now: datetime) -> RoleLink:
        """Return the role and the nonce in a token.

        Raises `LinkUsed` if the token is forged or has expired. Whether it was used before is not checked.
        """
        try:
            role, nonce, expires = self._signer.unsign(token[:MAX_TOKEN_CHARACTERS]).decode().split(".")
        except (BadSignature, ValueError, UnicodeError):
            raise LinkUsed("this link was not made by this site") from None
        if role not in get_args(Role) or now.timestamp() >= int(expires):
            raise LinkUsed("this link has expired: ask for another")
        return RoleLink(cast(Role, role), nonce)


SECRET_FILE = "secret"
SECRET_BYTES = 32
SECRET_FILE_ADVICE = (
    "restore it from a backup, or delete it: then the server creates a new one, and every browser becomes a new guest"
)
GUEST_BYTES = 12
MAX_CACHED_COOKIES = 4096


class SecretError(ValueError):
    """The file of the site's secret is unreadable or too short.

    No new secret is created in its place, because all guests would lose their identity.
    """


def load_secret(folder: Path) -> bytes:
    """Return the secret of a data folder.

    The first call creates it, readable only by its owner. Raises `SecretError` if the file is unreadable or too short.
    """
    path = folder / SECRET_FILE
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        return _new_secret(path)
    except OSError as error:
        raise SecretError(f"the secret {path} cannot be read ({error.strerror}): {SECRET_FILE_ADVICE}") from None
    if len(secret) < SECRET_BYTES:
        found = f"{len(secret)} bytes long, and at least {SECRET_BYTES} are needed"
        raise SecretError(f"the secret {path} is {found}: {SECRET_FILE_ADVICE}")
    return secret


def _new_secret(path: Path) -> bytes:
    """Create the file of the site's secret, and return the secret in the file.

    If another process has created the file meanwhile, that process's secret is returned. The file appears complete: a
    process that is killed leaves no partial secret.
    """
    descriptor, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without hard links
            os.replace(draft, path)
    finally:
        Path(draft).unlink(missing_ok=True)
    return path.read_bytes()


class SignedId(NamedTuple):
    """The content of a new visitor's cookie: a guest id that the site has signed."""

    guest: GuestId
    secure: bool
    """Whether the guest id was signed for https.

    A guest id that was signed for https is accepted only in the cookie for https. The name of that cookie begins with
    `__Host-` or `__Secure-`.
    """


class CookieSigner:
    """Signs and verifies guest ids in cookies, and CSRF tokens."""

    def __init__(self, secret: bytes) -> None:
        self._cookie = Signer(secret, salt="tertulia guest")
        self._secure_cookie = Signer(secret, salt="tertulia guest by https")
        self._token = Signer(secret, salt="tertulia csrf")
        self._session = Signer(secret, salt="tertulia session")
        self._guest = lru_cache(MAX_CACHED_COOKIES)(
            self._unsign_cookie
        )  # a cache, because few cookies and tokens recur in most requests
        self.token = lru_cache(MAX_CACHED_COOKIES)(self._sign_guest)
        """`token` returns the CSRF token of a guest, which requests carry in a header.

        Other sites cannot read the token.
        """

    def new_guest(self) -> GuestId:
        """Return a new random guest id."""
        return GuestId(secrets.token_hex(GUEST_BYTES))

    def cookie(self, guest: GuestId, *, secure: bool = False) -> str:
        """Return the value of a new visitor's cookie: the guest id with a signature.

        Values for https (`secure`) and for http are signed with different keys, so `CookieSigner.guest` can tell them
        apart.
        """
        return (self._secure_cookie if secure else self._cookie).sign(guest).decode()

    def guest(self, cookie: str | None) -> SignedId | None:
        """Return the guest id in a signed cookie, and whether it was signed for https.

        Returns None if the cookie is None or its signature is invalid.
        """
        return self._guest(cookie) if cookie and len(cookie) <= 200 else None

    def session_token(self, cookie: str) -> str:
        """Derive a session token from a cookie that holds a signed guest id. Equal cookies give equal tokens."""
        return self._session.get_signature(cookie).decode()

    def fits(self, guest: GuestId, token: str) -> bool:
        """Return whether a CSRF token was made for this guest."""
        return hmac.compare_digest(self.token(guest).encode(), token.encode("utf-8", "replace"))

    def _unsign_cookie(self, cookie: str) -> SignedId | None:
        for signer in (self._cookie, self._secure_cookie):
            with contextlib.suppress(BadSignature, UnicodeError):
                return SignedId(GuestId(signer.unsign(cookie).decode("ascii")), signer is self._secure_cookie)
        return None

    def _sign_guest(self, guest: GuestId) -> str:
        return self._token.get_signature(guest).decode()

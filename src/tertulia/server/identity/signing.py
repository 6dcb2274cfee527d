"""The site's secret, and the signatures made with it: guest cookies and CSRF tokens."""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from tertulia.server.domain.ids import GuestId

SECRET_FILE = "secret"
SECRET_BYTES = 32
WHAT_TO_DO = "put it back from a backup, or delete it; then a new one is made, and every guest is a new one"
GUEST_BYTES = 12
REMEMBERED = 4096


class SecretError(ValueError):
    """The secret cannot be used. No new one is made unasked, because all guests would lose their identity."""


def load_secret(folder: Path) -> bytes:
    """The secret of a data folder.

    It is created on the first call, readable by its owner only. Raises `SecretError` if it is unusable.
    """
    path = folder / SECRET_FILE
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        return _new_secret(path)
    except OSError as error:
        raise SecretError(f"the secret {path} cannot be read ({error.strerror}): {WHAT_TO_DO}") from None
    if len(secret) < SECRET_BYTES:
        found = f"{len(secret)} bytes long, and at least {SECRET_BYTES} are needed"
        raise SecretError(f"the secret {path} is {found}: {WHAT_TO_DO}")
    return secret


def _new_secret(path: Path) -> bytes:
    """Create the secret, and return it; that of another process if it was faster.

    The file appears complete: a killed process leaves no partial secret.
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
    """The content of a cookie with a signed guest id."""

    guest: GuestId
    secure: bool
    """Whether it was signed for https: then it is valid only under the prefixed cookie name."""


class CookieSigner:
    """Signs and verifies guest ids and CSRF tokens."""

    def __init__(self, secret: bytes) -> None:
        self._cookie = Signer(secret, salt="tertulia guest")
        self._secure_cookie = Signer(secret, salt="tertulia guest by https")
        self._token = Signer(secret, salt="tertulia csrf")
        self._session = Signer(secret, salt="tertulia session")
        self._guest = lru_cache(REMEMBERED)(
            self._unsigned
        )  # a cache, because few cookies and tokens recur in most requests
        self.token = lru_cache(REMEMBERED)(self._signed)
        """The CSRF token of a guest, which requests carry in a header. Other sites cannot read it."""

    def new_guest(self) -> GuestId:
        """A new random guest id."""
        return GuestId(secrets.token_hex(GUEST_BYTES))

    def cookie(self, guest: GuestId, *, secure: bool = False) -> str:
        """The cookie value with a guest's signed id, for https (`secure`) or http."""
        return (self._secure_cookie if secure else self._cookie).sign(guest).decode()

    def guest(self, cookie: str | None) -> SignedId | None:
        """The guest of a signed cookie, or None if the signature is invalid."""
        return self._guest(cookie) if cookie and len(cookie) <= 200 else None

    def session_token(self, cookie: str) -> str:
        """The session token that follows from a guest's signed cookie."""
        return self._session.get_signature(cookie).decode()

    def fits(self, guest: GuestId, token: str) -> bool:
        """Whether a CSRF token belongs to the guest."""
        return hmac.compare_digest(self.token(guest).encode(), token.encode("utf-8", "replace"))

    def _unsigned(self, cookie: str) -> SignedId | None:
        for signer in (self._cookie, self._secure_cookie):
            with contextlib.suppress(BadSignature, UnicodeError):
                return SignedId(GuestId(signer.unsign(cookie).decode("ascii")), signer is self._secure_cookie)
        return None

    def _signed(self, guest: GuestId) -> str:
        return self._token.get_signature(guest).decode()

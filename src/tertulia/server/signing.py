"""The server's secret, and what it vouches for: guests' cookies and their tokens against forged requests."""

from __future__ import annotations

import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

SECRET_FILE = "secret"
GUEST_BYTES = 12


def load_secret(folder: Path) -> bytes:
    """The secret of that data folder, made once, readable by its owner only."""
    path = folder / SECRET_FILE
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return _new_secret(path)


def _new_secret(path: Path) -> bytes:
    """Written beside and moved into place: a killed process leaves no half secret."""
    secret, draft = secrets.token_bytes(32), path.with_name(f".{path.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    return secret


class Seal:
    """Signs guests' ids. Who has no valid signature is nobody yet."""

    def __init__(self, secret: bytes) -> None:
        self._cookie = Signer(secret, salt="tertulia guest")
        self._token = Signer(secret, salt="tertulia csrf")

    def new_guest(self) -> str:
        """An id that no other guest has."""
        return secrets.token_hex(GUEST_BYTES)

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._cookie.sign(guest).decode()

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None where it is not ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._cookie.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def token(self, guest: str) -> str:
        """What a request of that guest must carry in a header: another site cannot know it."""
        return self._token.get_signature(guest).decode()

    def fits(self, guest: str, token: str) -> bool:
        """Whether a token is that guest's."""
        return hmac.compare_digest(self.token(guest).encode(), token.encode("utf-8", "replace"))

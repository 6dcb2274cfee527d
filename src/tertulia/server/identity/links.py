"""Signed links in emails: they confirm an email address, or unsubscribe a channel, without a sign-in."""

from __future__ import annotations

from typing import Literal

from itsdangerous import BadSignature, Signer

Purpose = Literal["confirm", "stop"]


class LinkSigner:
    """Signs the subject of a link. A link for one purpose is not valid for another."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: Purpose, about: str) -> str:
        """The text of a link: `about` with a signature. `about` consists of letters and digits."""
        return self._signer(purpose).sign(about).decode()

    def verify(self, purpose: Purpose, carried: str) -> str | None:
        """The subject of a link, or None if it is not valid for the purpose."""
        try:
            return self._signer(purpose).unsign(carried).decode("ascii") if len(carried) <= 200 else None
        except (BadSignature, UnicodeError):
            return None

    def _signer(self, purpose: Purpose) -> Signer:
        return Signer(self._secret, salt=f"tertulia link {purpose}")

"""Links that do one thing for whoever has them: the site has signed what they are about."""

from __future__ import annotations

from typing import Literal

from itsdangerous import BadSignature, Signer

Purpose = Literal["confirm", "stop"]


class LinkSigner:
    """Signs what links are about; a link for one purpose is none for another."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def made(self, purpose: Purpose, about: str) -> str:
        """What a link carries. `about` is a word of letters and digits."""
        return self._signer(purpose).sign(about).decode()

    def about(self, purpose: Purpose, carried: str) -> str | None:
        """What a link is about; None where the site has not made it for that."""
        try:
            return self._signer(purpose).unsign(carried).decode("ascii") if len(carried) <= 200 else None
        except (BadSignature, UnicodeError):
            return None

    def _signer(self, purpose: Purpose) -> Signer:
        return Signer(self._secret, salt=f"tertulia link {purpose}")

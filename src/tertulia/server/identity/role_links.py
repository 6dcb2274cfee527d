"""Links that make somebody a moderator or an administrator: signed with the site's secret, good once and for a day.

Whoever can read the secret owns the site; so the first administrator needs no password and no server that is stopped."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import NamedTuple, cast, get_args

from itsdangerous import BadSignature, Signer

from tertulia.server.domain.errors import LinkUsed
from tertulia.server.domain.moderation import Role

SECONDS = 86_400
LONGEST = 200


class RoleLink(NamedTuple):
    """What a link gives, and the word by which it is known to have been used."""

    role: Role
    nonce: str


class RoleLinks:
    """Makes such links and reads them."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="tertulia role")

    def token(self, role: Role, now: datetime) -> str:
        """A token that gives a role."""
        return self._signer.sign(f"{role}.{secrets.token_hex(12)}.{int(now.timestamp()) + SECONDS}").decode()

    def read(self, token: str, now: datetime) -> RoleLink:
        """What a token gives. Raises `LinkUsed` for one that is not ours, or too old."""
        try:
            role, nonce, expires = self._signer.unsign(token[:LONGEST]).decode().split(".")
        except (BadSignature, ValueError, UnicodeError):
            raise LinkUsed("this link is none of ours") from None
        if role not in get_args(Role) or now.timestamp() >= int(expires):
            raise LinkUsed("this link is too old: ask for another")
        return RoleLink(cast(Role, role), nonce)

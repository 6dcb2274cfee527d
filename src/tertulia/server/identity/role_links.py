"""Links that grant a role. They are signed with the site's secret, and are valid once, for a day.

The owner of the site can read the secret, so the first administrator needs neither a password nor a stopped server.
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import NamedTuple, cast, get_args

from itsdangerous import BadSignature, Signer

from tertulia.server.domain.errors import LinkUsed
from tertulia.server.domain.moderation import Role

VALID_SECONDS = 86_400
MAX_TOKEN_CHARACTERS = 200


class RoleLink(NamedTuple):
    """The role that a link gives, and the nonce that is stored when it is used."""

    role: Role
    nonce: str


class RoleLinks:
    """Creates and reads the tokens of role links."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="tertulia role")

    def create_token(self, role: Role, now: datetime) -> str:
        """Create a token that grants a role."""
        return self._signer.sign(f"{role}.{secrets.token_hex(12)}.{int(now.timestamp()) + VALID_SECONDS}").decode()

    def read_token(self, token: str, now: datetime) -> RoleLink:
        """The role and nonce of a token.

        Raises `LinkUsed` if it is forged or has expired; it does not check whether it was used.
        """
        try:
            role, nonce, expires = self._signer.unsign(token[:MAX_TOKEN_CHARACTERS]).decode().split(".")
        except (BadSignature, ValueError, UnicodeError):
            raise LinkUsed("this link is none of ours") from None
        if role not in get_args(Role) or now.timestamp() >= int(expires):
            raise LinkUsed("this link is too old: ask for another")
        return RoleLink(cast(Role, role), nonce)

"""One-time tokens: links, codes and tickets.

A visitor who presents a token gets the right that it stands for. So tokens are random, stored as hashes, valid for
minutes, and deleted when they are used.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection
from typing import NamedTuple

from tertulia.server.domain.accounts import Purpose, Token, TokenSpent, TokenStore, WrongCode
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.sessions import RequestSession, hash_of

VALID_MINUTES = {
    Purpose.DEVICE: 10,
    Purpose.MAIL: 15,
    Purpose.CODE: 15,
    Purpose.PASSKEY: 10,
    Purpose.OPENID: 15,
    Purpose.SIGN_IN: 15,
}
"""Minutes for which a token is valid, by its purpose."""
MAX_CODE_ATTEMPTS = 5
"""Maximum number of attempts at the six digits of an email.

With five random guesses, an attacker finds the six digits with a probability of 1 in 200,000.
"""
CODE_DIGITS = 6
TOKEN_BYTES = 32
SPENT_MESSAGE = "this link or code is wrong or has expired: request a new one"


class LinkWithCode(NamedTuple):
    """The secrets of one sign-in email: its link, and the six digits for the device that requested it."""

    link: str
    ticket: str
    """The secret that the requesting device keeps and sends with the digits."""
    code: str


class OneTimeTokens:
    """Creates and uses the one-time tokens of a site."""

    def __init__(self, store: TokenStore, secret: bytes, clock: Clock) -> None:
        self._store, self._secret, self._clock = store, secret, clock

    def expiry_of(self, purpose: Purpose) -> int:
        """Return when a token for this purpose expires if it is created now, in milliseconds since 1970."""
        return milliseconds(self._clock.now()) + VALID_MINUTES[purpose] * 60_000

    async def create(self, purpose: Purpose, guest: GuestId, data: bytes = b"") -> str:
        """Create and store a token for a guest, and return it. Raises `StorageFault`."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add([Token(hash_of(token), purpose, guest, data, self.expiry_of(purpose))])
        return token

    async def create_with_code(self, asker: RequestSession, address: str) -> LinkWithCode:
        """Create and store the link and the six digits of one email.

        After a sign-in with the link, the digits are no longer valid, and vice versa.
        """
        link, ticket = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(TOKEN_BYTES)
        code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        request = f"{asker.session} {address}"
        linked, digits = f"{hash_of(ticket)} {request}", f"{hash_of(link)} {self._keyed_hash(ticket, code)} {request}"
        by_link = Token(hash_of(link), Purpose.MAIL, asker.guest, linked.encode(), self.expiry_of(Purpose.MAIL))
        by_code = Token(hash_of(ticket), Purpose.CODE, asker.guest, digits.encode(), self.expiry_of(Purpose.CODE))
        await self._store.add([by_link, by_code])
        return LinkWithCode(link, ticket, code)

    async def find(self, token: str, purposes: Collection[Purpose]) -> Token | None:
        """Return the stored token if it is valid for one of the purposes, otherwise None. It stays valid."""
        for purpose in purposes:
            if (found := await self._store.peek(hash_of(token), purpose)) is not None:
                return found
        return None

    async def consume(self, token: str, purpose: Purpose) -> Token:
        """Delete a token, so that it cannot be used again, and return its stored row with guest and data.

        Raises `TokenSpent` if the token is unknown, used or expired, and `StorageFault` if the storage fails.
        """
        found = await self._store.consume(hash_of(token), purpose)
        if found is None:
            raise TokenSpent(SPENT_MESSAGE)
        return found

    async def consume_link(self, link: str) -> None:
        """Use up the link of an email, and the digits in the same email.

        Raises `TokenSpent` if the link is unknown, used or expired, and `StorageFault` if the storage fails.
        """
        found = await self.consume(link, Purpose.MAIL)
        await self._store.delete([found.data.decode().partition(" ")[0]])

    async def consume_code(self, ticket: str, asker: RequestSession, code: str) -> str:
        """Use up the digits of an email, and the link in the same email. Returns the email's address.

        Raises `WrongCode` if the digits differ. Raises `TokenSpent` if they have expired, were tried too often, or
        were requested by another session.
        """
        tried = await self._store.count_attempt(hash_of(ticket), Purpose.CODE, MAX_CODE_ATTEMPTS)
        link, covered, session, address = split_data(tried, 4)
        if tried is None or (tried.guest, session) != (asker.guest, asker.session):
            raise TokenSpent(SPENT_MESSAGE)
        if not hmac.compare_digest(covered, self._keyed_hash(ticket, code.strip())):
            attempts_left = MAX_CODE_ATTEMPTS - tried.tries
            raise WrongCode(f"wrong code: check the digits in the email; attempts left: {attempts_left}")
        await self.consume(ticket, Purpose.CODE)
        await self._store.delete([link])
        return address

    def _keyed_hash(self, ticket: str, code: str) -> str:
        """Return the hash under which a ticket's six digits are stored.

        It is keyed with the site's secret, so the database alone does not allow guessing the digits.
        """
        return hmac.digest(self._secret, f"code {ticket} {code}".encode("utf-8", "replace"), "sha256").hex()


def split_data(token: Token | None, number: int) -> list[str]:
    """Split the text stored with a token at spaces into `number` parts; the last part may contain spaces.

    Raises `TokenSpent` if the token is None or its text has fewer parts. An older version of the server may have stored
    a text with fewer parts.
    """
    parts = [] if token is None else token.data.decode().split(" ", number - 1)
    if len(parts) != number:
        raise TokenSpent(SPENT_MESSAGE)
    return parts

"""Storage interfaces of accounts: sessions, credentials, one-time tokens, settings, rows of a guest.

A guest is one identity with or without credentials: a guest who adds one keeps the id and the seats. The stores hold
hashes of tokens, never tokens. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from tertulia.server.domain.errors import TooMany
from tertulia.server.domain.jobs import JobOrder
from tertulia.server.domain.seats import GuestId
from tertulia.server.errors import Refused


class TokenSpent(Refused):
    """A link or code that is unknown, used or expired; the answer does not say which."""

    code = "link-spent"


class AddressUnknown(Refused):
    """No account has the email address, and this browser did not request the link."""

    code = "address-unknown"


class WrongCode(Refused):
    """The six digits differ from those in the email."""

    code = "code-wrong"


class CredentialTaken(Refused):
    """The sign-in method belongs to an account already, perhaps to the guest's own."""

    code = "credential-taken"


class CredentialUnknown(Refused):
    """The guest has no such sign-in method."""

    code = "credential-unknown"


class CredentialRefused(Refused):
    """The answer of a device or an OpenID provider fails verification."""

    code = "credential-refused"


class KeyUnverified(Refused):
    """The passkey requires verification, and the device has not verified its user."""

    code = "key-unverified"


class LastCredential(Refused):
    """The account has no other sign-in method, so its removal has to be confirmed."""

    code = "last-credential"


class NotOffered(Refused):
    """This site does not offer the sign-in method."""

    code = "not-offered"


class MailAddressRefused(Refused):
    """The text is no email address."""

    code = "mail-address"


class ElsewhereAway(Refused):
    """The OpenID provider does not answer."""

    code = "elsewhere-away"


class LastAdministrator(Refused):
    """Without this guest the site would have no administrator."""

    code = "last-administrator"


class SessionRotated(Refused):
    """Another token has just replaced the one in the cookie.

    The browser has the new cookie by now, or gets it soon.
    """

    code = "session-rotated"


class SameTable(Refused):
    """Both guests that are to be merged sit at one table."""

    code = "same-table"


class SessionUnknown(Refused):
    """The guest has no session with this id."""

    code = "session-unknown"


class TooManyCredentials(Refused):
    """More sign-in methods than an account can have."""

    code = "too-many-credentials"


class TooManySettings(Refused):
    """More settings than are stored for one guest."""

    code = "too-many-settings"


class TooManyEmails(TooMany):
    """More emails with links than one internet address may request, or than one mailbox may get."""

    code = "too-many-letters"


class TooManyLinks(TooMany):
    """More links and codes than one internet address may create or try."""

    code = "too-many-links"


class TooManyExports(TooMany):
    """More downloads of a guest's data than are allowed in an hour."""

    code = "too-many-exports"


class SessionRow(NamedTuple):
    """The stored session of a browser that is signed in as a guest."""

    hash: str
    """SHA-256 of its token, in hexadecimal."""
    guest: GuestId
    device: str
    """Browser and system in two words: `firefox android` (`tertulia.server.identity.sessions`)."""
    made: int
    seen: int
    """The time of its last request, accurate to ten minutes."""
    ended: bool = False
    rotated: int | None = None
    """When another token replaced this one in the same browser; None for a running session and for one that was signed
    out."""


class SessionStore(Protocol):
    """Stores sessions. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, hash: str) -> SessionRow | None:
        """The session with a token hash, ended or not, or None."""

    async def add(self, session: SessionRow) -> bool:
        """Store a new session; an existing one stays as it is. Returns False if the existing one has ended."""

    async def rotate(self, hash: str, guest: GuestId, successor: SessionRow) -> bool:
        """End a guest's session and store its successor in one transaction.

        Returns False if the session had ended; then nothing has changed. If the successor belongs to the same guest,
        credentials that the session added count as added by the successor.
        """

    async def sessions_of(self, guest: GuestId) -> Sequence[SessionRow]:
        """The sessions of a guest that have not ended, the latest seen first."""

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End sessions of a guest for good: their tokens can no longer sign in."""

    async def store_last_seen(self, seen: Mapping[str, int]) -> None:
        """Store when sessions were last seen, by token hash."""

    async def changed_since(self, since: int) -> Sequence[SessionRow]:
        """The sessions that began or ended since a time (milliseconds since 1970)."""

    async def has_other_data(self, guest: GuestId) -> bool:
        """Whether anything is stored about a guest beside sessions: a name, a seat, a table."""

    async def name_stored_at(self, guest: GuestId) -> int | None:
        """When a guest's name or language was last stored, or None."""

    async def delete_unused(self, before: int) -> int:
        """Delete sessions that have not been used since `before`. Returns their number."""


class CredentialKind(StrEnum):
    """The kind of a sign-in method."""

    MAIL = "mail"
    """An email address for sign-in links; the subject is the address."""
    PASSKEY = "passkey"
    """A key in a device; the subject is the key's id."""
    OPENID = "openid"
    """An account at an OpenID provider; the subject is the provider and the account's id there."""


class Credential(NamedTuple):
    """A sign-in method of an account."""

    kind: CredentialKind
    subject: str
    """Unique among credentials of its kind."""
    guest: GuestId
    label: str
    """The name that its owner gave it, or a default."""
    data: bytes
    """Data for verification: for a passkey its public key."""
    made: int
    used: int | None = None
    session: str | None = None
    """The current token hash of the session that added it, or None if unknown."""


class CredentialStore(Protocol):
    """Stored sign-in methods. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, kind: CredentialKind, subject: str) -> Credential | None:
        """The credential of a subject, or None if no account has it."""

    async def credentials_of(self, guest: GuestId) -> Sequence[Credential]:
        """All credentials of a guest, the oldest first."""

    async def add(self, credential: Credential) -> bool:
        """Store a new credential. Returns False if an account has its subject already."""

    async def store_use(self, credential: Credential, used: int, data: bytes) -> bool:
        """Store the time of use and the new `data` of a credential.

        Returns False if it has changed since it was read.
        """

    async def rename(self, guest: GuestId, kind: CredentialKind, subject: str, label: str) -> bool:
        """Rename a credential. Returns False if the guest does not have it."""

    async def remove(self, guest: GuestId, kind: CredentialKind, subject: str, *, last: bool) -> bool:
        """Delete a credential of a guest; the last one only with `last`. Returns whether it was deleted."""


class Purpose(StrEnum):
    """The purpose of a one-time token."""

    DEVICE = "device"
    """Signs another device in as the guest."""
    MAIL = "mail"
    """The link of an email: proves that its user reads the mailbox."""
    CODE = "code"
    """The six-digit code of an email, for the device that requested it."""
    PASSKEY = "passkey"
    """The challenge that the answer of a passkey belongs to."""
    OPENID = "openid"
    """The sign-in request that the answer of an OpenID provider belongs to."""
    SIGN_IN = "sign-in"
    """A completed sign-in that waits for a decision about the former guest's seats."""


class Token(NamedTuple):
    """A stored one-time token."""

    hash: str
    purpose: Purpose
    guest: GuestId | None
    """The guest who requested the token, or the guest that it signs in as."""
    data: bytes
    expires: int
    tries: int = 0


class TokenStore(Protocol):
    """Stored one-time tokens. Every method may raise `StorageFault`; then nothing has changed."""

    async def add(self, tokens: Sequence[Token]) -> None:
        """Store new tokens, and delete expired ones."""

    async def peek(self, hash: str, purpose: Purpose) -> Token | None:
        """A valid token, which stays valid, or None."""

    async def consume(self, hash: str, purpose: Purpose) -> Token | None:
        """Use up a valid token and return it, or None. Of several simultaneous calls one gets it."""

    async def count_attempt(self, hash: str, purpose: Purpose, most: int) -> Token | None:
        """A valid token with one more of `most` attempts used up, or None if none is left."""

    async def delete(self, hashes: Collection[str]) -> None:
        """Delete tokens."""


class PreferenceStore(Protocol):
    """Stores settings of guests that differ from the defaults.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def preferences_of(self, guest: GuestId) -> Mapping[str, str]:
        """The settings of a guest by name."""

    async def store(self, guest: GuestId, changes: Mapping[str, str | None]) -> bool:
        """Store changed settings, all or none; None restores a default.

        Returns False if the guest would have too many settings.
        """


class Merge(NamedTuple):
    """A request to hand over the seats of a browser's former guest to the account that it signs in to."""

    before: GuestId
    """The former guest."""
    guest: GuestId
    """The account."""
    session: str
    """The token hash of the browser's session as the former guest."""
    tombstones: Collection[str]
    """Hashes of tokens that can be derived from signed ids of the former guest."""
    successor: SessionRow
    """The account's new session in that browser."""
    emails: Sequence[JobOrder] = ()
    """Emails that inform the account's owner."""


class GuestRows(Protocol):
    """Accesses all stored rows about guests.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def merge_guest(self, wanted: Merge) -> Mapping[str, int]:
        """Hand over the seats and tables of a former guest, and nothing else, to an account.

        Returns the new versions of the changed tables by id. Raises `SameTable` if both guests sit at one table,
        `SessionRotated` if the browser's session has ended, and `LastAdministrator`.
        """

    async def delete_guest(self, guest: GuestId, instead: GuestId, tombstones: Collection[str]) -> Mapping[str, int]:
        """Delete a guest. In their games, the anonymous guest `instead` takes their place.

        Their sessions, and the tokens with hashes in `tombstones`, stay known as ended. Returns the new versions of the
        changed tables by id. Raises `LastAdministrator`.
        """

    async def tables_of(self, guest: GuestId) -> list[tuple[str, str, str]]:
        """The tables where a guest sits or that they host: id, game and phase, the latest change first."""

    async def export_rows(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Every row about a guest, by database table, without secret columns."""

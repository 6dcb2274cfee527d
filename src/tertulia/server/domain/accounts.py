"""Storage interfaces of accounts.

They store sessions, sign-in methods, one-time tokens, settings, and rows about a guest. An account is a guest with at
least one sign-in method (credential): a guest who adds one keeps the guest id and the seats. The stores hold hashes of
tokens, never tokens. Times are milliseconds since 1970.
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
    """The link or code is unknown, used or expired. The message does not say which of the three it is."""

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
    """The guest does not have this sign-in method, or no account has the passkey."""

    code = "credential-unknown"


class CredentialRefused(Refused):
    """The answer of a passkey device or of an OpenID provider fails verification."""

    code = "credential-refused"


class KeyUnverified(Refused):
    """The passkey requires PIN, fingerprint or face, and the device has not checked any of them."""

    code = "key-unverified"


class LastCredential(Refused):
    """The sign-in method is the account's only one, so its removal has to be confirmed."""

    code = "last-credential"


class NotOffered(Refused):
    """This site does not offer this sign-in method."""

    code = "not-offered"


class MailAddressRefused(Refused):
    """The text is not a valid email address."""

    code = "mail-address"


class OpenIdUnavailable(Refused):
    """The OpenID provider does not answer, or its answer is not valid."""

    code = "openid-unavailable"


class LastAdministrator(Refused):
    """Without this guest the site would have no administrator."""

    code = "last-administrator"


class SessionRotated(Refused):
    """Another request has just replaced or ended this session.

    So the token in the cookie is no longer valid. The browser already has the new cookie, or is about to receive it.
    """

    code = "session-rotated"


class SameTable(Refused):
    """The two guests that are to be merged sit at the same table."""

    code = "same-table"


class SessionUnknown(Refused):
    """The guest has no session with this id."""

    code = "session-unknown"


class TooManyCredentials(Refused):
    """More sign-in methods than an account can have."""

    code = "too-many-credentials"


class TooManySettings(Refused):
    """A guest would have more settings than are stored for one guest."""

    code = "too-many-settings"


class TooManyEmails(TooMany):
    """Too many emails with links were requested.

    The limits are per internet address and per mailbox.
    """

    code = "too-many-emails"


class TooManyLinks(TooMany):
    """More links and codes were created or tried than one internet address may create or try."""

    code = "too-many-links"


class TooManyExports(TooMany):
    """More downloads of a guest's data were requested than are allowed in an hour."""

    code = "too-many-exports"


class StoredSession(NamedTuple):
    """The stored session of a browser that is signed in as a guest. Times are milliseconds since 1970."""

    hash: str
    """SHA-256 of the session's token, in hexadecimal."""
    guest: GuestId
    device: str
    """Browser and operating system, one word each: `firefox android` (`tertulia.server.identity.sessions`)."""
    created_at: int
    seen: int
    """The time of the session's last request, accurate to ten minutes."""
    ended: bool = False
    rotated: int | None = None
    """When another token replaced this one in the same browser; None if the session runs, or has ended in another way.
    """


class SessionStore(Protocol):
    """Stores sessions. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, hash: str) -> StoredSession | None:
        """Return the session with this token hash, even if it has ended, or None if no such session is stored."""

    async def add(self, session: StoredSession) -> bool:
        """Store a session, unless one with this hash is stored. Returns False if a stored one has ended."""

    async def rotate(self, hash: str, guest: GuestId, successor: StoredSession) -> bool:
        """End a guest's session and store its successor, in one transaction.

        Returns False if the session had ended before; then nothing has changed. If the successor belongs to the same
        guest, credentials that the session added count as added by the successor.
        """

    async def sessions_of(self, guest: GuestId) -> Sequence[StoredSession]:
        """Return the sessions of a guest that have not ended, the most recently used first."""

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End sessions of a guest for good, by their token hashes. Their tokens can no longer sign in."""

    async def store_last_seen(self, seen: Mapping[str, int]) -> None:
        """Store the time of the last use of sessions, by token hash."""

    async def changed_since(self, since: int) -> Sequence[StoredSession]:
        """Return the sessions that began or ended since a time."""

    async def has_other_data(self, guest: GuestId) -> bool:
        """Whether data about a guest is stored besides sessions: a name, a seat or a hosted table."""

    async def name_stored_at(self, guest: GuestId) -> int | None:
        """When a guest's name or language was last stored, or None if neither ever was."""

    async def delete_unused(self, before: int) -> int:
        """Delete sessions last used before the time `before`. Returns their number."""


class CredentialKind(StrEnum):
    """The kind of a sign-in method: email address, passkey or account at an OpenID provider."""

    MAIL = "mail"
    """An email address for sign-in links; the address is the credential's `subject`."""
    PASSKEY = "passkey"
    """A key in a device (WebAuthn); the key's id is the credential's `subject`."""
    OPENID = "openid"
    """An account at an OpenID provider; the `subject` is a hash of the provider and its account id."""


class Credential(NamedTuple):
    """A sign-in method of an account: an email address, a passkey, or an account at an OpenID provider."""

    kind: CredentialKind
    subject: str
    """Identifies the sign-in method; unique among credentials of one kind (`CredentialKind`)."""
    guest: GuestId
    label: str
    """The name that the account's owner gave the sign-in method, or a default name."""
    data: bytes
    """Data to verify a sign-in: for a passkey its public key and counter (`KeyData`); empty for other kinds."""
    created_at: int
    used: int | None = None
    session: str | None = None
    """The token hash of the session that added the credential, or of its successor; None if unknown."""


class CredentialStore(Protocol):
    """Stores sign-in methods. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, kind: CredentialKind, subject: str) -> Credential | None:
        """Return the credential with this kind and subject, or None if no account has it."""

    async def credentials_of(self, guest: GuestId) -> Sequence[Credential]:
        """Return all credentials of a guest, the oldest first."""

    async def add(self, credential: Credential) -> bool:
        """Store a new credential. Returns False if an account has one with this kind and subject already."""

    async def store_use(self, credential: Credential, used: int, data: bytes) -> bool:
        """Store the time of a sign-in (`used`) and the new `data` of a credential.

        Returns False if the stored data is not `credential.data`: then another sign-in was first, and nothing has
        changed.
        """

    async def rename(self, guest: GuestId, kind: CredentialKind, subject: str, label: str) -> bool:
        """Set the label of a credential. Returns False if the guest does not have the credential."""

    async def remove(self, guest: GuestId, kind: CredentialKind, subject: str, *, last: bool) -> bool:
        """Delete a credential of a guest. Returns whether it was deleted.

        The only credential of a guest is deleted only if `last` is True.
        """


class Purpose(StrEnum):
    """The purpose of a one-time token: what its user may do with it."""

    DEVICE = "device"
    """The token of a link that signs another device in as the guest."""
    MAIL = "mail"
    """The token of the link in a sign-in email; it proves that its user reads the mailbox."""
    CODE = "code"
    """The ticket that a browser sends with the six digits of the sign-in email that it requested."""
    PASSKEY = "passkey"
    """The ticket that a browser sends with a passkey's answer to a challenge."""
    OPENID = "openid"
    """The state of a sign-in at an OpenID provider, which the browser brings back from the provider."""
    SIGN_IN = "sign-in"
    """The ticket of a sign-in that waits for the user's decision about the former guest's seats."""


class Token(NamedTuple):
    """A stored one-time token: the hash of a link's secret, or of a ticket."""

    hash: str
    purpose: Purpose
    guest: GuestId | None
    """The guest that the token signs in as (`DEVICE`, `SIGN_IN`); for other purposes the guest who requested it."""
    data: bytes
    expires: int
    tries: int = 0


class TokenStore(Protocol):
    """Stores one-time tokens. Every method may raise `StorageFault`; then nothing has changed."""

    async def add(self, tokens: Sequence[Token]) -> None:
        """Store new tokens, and delete expired ones."""

    async def peek(self, hash: str, purpose: Purpose) -> Token | None:
        """Return a valid token without using it up, or None if it is unknown, used or expired."""

    async def consume(self, hash: str, purpose: Purpose) -> Token | None:
        """Delete a valid token and return it, or None if it is unknown, used or expired.

        If several callers consume a token at the same time, only one gets it.
        """

    async def count_attempt(self, hash: str, purpose: Purpose, most: int) -> Token | None:
        """Count an attempt at a valid token and return the token.

        Returns None if the token is not valid, or if `most` attempts were made before.
        """

    async def delete(self, hashes: Collection[str]) -> None:
        """Delete the tokens with these hashes."""


class PreferenceStore(Protocol):
    """Stores settings of guests that differ from the defaults.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def preferences_of(self, guest: GuestId) -> Mapping[str, str]:
        """Return the stored settings of a guest: values by name."""

    async def store(self, guest: GuestId, changes: Mapping[str, str | None]) -> bool:
        """Store changed settings by name, all or none; the value None restores a default.

        Returns False if the guest would have too many settings; then nothing has changed.
        """


class Merge(NamedTuple):
    """A request to move a browser's former guest's seats to the account to which the browser signs in."""

    before: GuestId
    """The former guest, who loses the seats."""
    guest: GuestId
    """The account, which gets the seats."""
    session: str
    """The token hash of the browser's session as the former guest, which ends."""
    tombstones: Collection[str]
    """Hashes of the session tokens that can be computed from the former guest's signed ids.

    They are stored as ended sessions, so that an old cookie with a signed id cannot sign in as that guest again.
    """
    successor: StoredSession
    """The browser's new session, as the account."""
    emails: Sequence[JobOrder] = ()
    """Jobs that send emails about the merge to the account's owner."""


class GuestRows(Protocol):
    """Merges, deletes and exports the stored rows about guests.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def merge_guest(self, merge: Merge) -> Mapping[str, int]:
        """Move the seats and hosted tables of a former guest to an account.

        Notes about these tables, and sign-in methods that the browser's session added, move with them. Returns the new
        versions of the changed tables by id. Raises `SameTable` if both guests sit at one table, `SessionRotated` if
        the browser's session has ended, and `LastAdministrator` if the former guest is the only administrator.
        """

    async def delete_guest(self, guest: GuestId, instead: GuestId, tombstones: Collection[str]) -> Mapping[str, int]:
        """Delete a guest; in their games, the anonymous guest `instead` takes their seats.

        Their sessions stay stored as ended. So do the token hashes in `tombstones` (`Merge.tombstones`), so that no old
        cookie can sign in as the guest again. Returns the new versions of the changed tables by id. Raises
        `LastAdministrator` if the guest is the only administrator.
        """

    async def tables_of(self, guest: GuestId) -> list[tuple[str, str, str]]:
        """Return (id, game, phase) of each table where a guest sits or that they host.

        The latest change comes first.
        """

    async def export_rows(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Return every row about a guest, by name of the database table, without secret columns."""

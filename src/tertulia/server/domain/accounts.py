"""Storage interfaces of accounts.

They store sessions, sign-in methods, one-time tokens and settings, and merge, delete and export the data of guests. An
account is a guest with at least one sign-in method (credential). A guest who adds the first sign-in method keeps the
guest id and the seats. The stores hold hashes of tokens, never tokens. Times are milliseconds since 1970.
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
    """The one-time token of a sign-in is unknown, used or expired.

    The token belongs to a link, a six-digit code, a passkey request or a sign-in at an OpenID provider. The message
    does not say why the token is refused.
    """

    code = "link-spent"


class AddressUnknown(Refused):
    """A visitor opens a sign-in link for an email address that no account has, in the wrong browser.

    Only the browser that requested the link can add the address to its guest.
    """

    code = "address-unknown"


class WrongCode(Refused):
    """The six digits that the visitor typed differ from the code in the sign-in email."""

    code = "code-wrong"


class CredentialTaken(Refused):
    """The sign-in method that a guest adds already belongs to another account or their own."""

    code = "credential-taken"


class CredentialUnknown(Refused):
    """The guest does not have this sign-in method, or no account has the passkey."""

    code = "credential-unknown"


class CredentialRefused(Refused):
    """The answer of a passkey device or of an OpenID provider fails verification."""

    code = "credential-refused"


class KeyUnverified(Refused):
    """The device of a passkey had to verify its user by a PIN, a fingerprint or a face, but did not.

    When a passkey is added, the site's request says whether verification is required. A sign-in requires verification
    if the device has verified the user with this passkey before.
    """

    code = "key-unverified"


class LastCredential(Refused):
    """The sign-in method is the account's only one, so its removal has to be confirmed."""

    code = "last-credential"


class SignInMethodUnavailable(Refused):
    """This site does not offer this sign-in method."""

    code = "not-offered"


class MailAddressRefused(Refused):
    """The text is not a valid email address."""

    code = "mail-address"


class OpenIdUnavailable(Refused):
    """The OpenID provider does not answer, or its answer is not valid."""

    code = "openid-unavailable"


class LastAdministrator(Refused):
    """The guest is the only administrator: they cannot be deleted, be merged or lose this role."""

    code = "last-administrator"


class SessionRotated(Refused):
    """Another request has just replaced or ended this session.

    So the session token in this request's cookie is no longer valid. The browser already has the new cookie, or is
    about to receive it.
    """

    code = "session-rotated"


class SameTable(Refused):
    """The two guests that are to be merged sit at the same table."""

    code = "same-table"


class SessionUnknown(Refused):
    """The guest has no session with this id."""

    code = "session-unknown"


class TooManyCredentials(Refused):
    """The guest adds a sign-in method, but already has the maximum number."""

    code = "too-many-credentials"


class TooManySettings(Refused):
    """The change would exceed the maximum number of settings that are stored for one guest."""

    code = "too-many-settings"


class TooManyEmails(TooMany):
    """Too many sign-in or confirmation emails were requested within an hour.

    One limit counts the requests from an IP address, another one the emails to a recipient's address.
    """

    code = "too-many-emails"


class TooManyLinks(TooMany):
    """One IP address has created or tried too many sign-in links, codes and passkey requests in an hour."""

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
    """When this session ended because a new session with another token replaced it in the same browser.

    In milliseconds since 1970. None if the session has not ended, or has ended in another way.
    """


class SessionStore(Protocol):
    """Stores sessions. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, hash: str) -> StoredSession | None:
        """Return the session with this token hash, even if it has ended, or None if no such session is stored."""

    async def add(self, session: StoredSession) -> bool:
        """Store a session, unless a session with its token hash is stored already.

        Returns False if the stored session with this hash has ended, otherwise True.
        """

    async def rotate(self, hash: str, guest: GuestId, successor: StoredSession) -> bool:
        """End a guest's session and store its successor, in one transaction.

        `hash` is the token hash of the session to end. Returns False if this session had ended before; then nothing
        has changed. If the successor belongs to the same guest, the credentials that the ended session added are
        stored as added by the successor (`Credential.session`).
        """

    async def sessions_of(self, guest: GuestId) -> Sequence[StoredSession]:
        """Return the sessions of a guest that have not ended, the most recently used first."""

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End sessions of a guest for good, by their token hashes. Their tokens can no longer sign in."""

    async def store_last_seen(self, seen: Mapping[str, int]) -> None:
        """Store when sessions were last used: times in milliseconds since 1970, by token hash."""

    async def changed_since(self, since: int) -> Sequence[StoredSession]:
        """Return the sessions that began or ended at or after `since` (milliseconds since 1970)."""

    async def has_other_data(self, guest: GuestId) -> bool:
        """Whether data about a guest is stored besides sessions: a name, a seat or a hosted table."""

    async def name_stored_at(self, guest: GuestId) -> int | None:
        """Return when a guest's name or language was last stored, in milliseconds since 1970.

        None if neither was ever stored.
        """

    async def delete_unused(self, before: int) -> int:
        """Delete sessions last used before `before` (milliseconds since 1970). Returns their number.

        A session that ended at or after `before` is kept.
        """


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
    """The token hash of the session that added the credential; None if that session is unknown.

    If a new session has replaced that session in the same browser, the token hash of the new session.
    """


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

        `used` is in milliseconds since 1970. Returns False, and changes nothing, if the stored data differs from
        `credential.data`: then another sign-in has changed that data meanwhile.
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
    """The token of the link in a sign-in email. Its use proves that the visitor can read the mailbox."""
    CODE = "code"
    """The secret that a browser gets when it requests a sign-in email, and sends with the six-digit code."""
    PASSKEY = "passkey"
    """The secret that a browser gets with a passkey challenge, and sends with the device's answer."""
    OPENID = "openid"
    """The OAuth parameter `state` of a sign-in, which the browser brings back from the OpenID provider."""
    SIGN_IN = "sign-in"
    """The secret of a sign-in that waits for the user's decision about seats.

    Before the sign-in, the browser was signed in as another guest. The user decides whether that guest's seats move to
    the account.
    """


class Token(NamedTuple):
    """A one-time token as stored.

    The secret is only in a link or a browser. `hash` is the hash of the secret.
    """

    hash: str
    purpose: Purpose
    guest: GuestId | None
    """For the purposes `DEVICE` and `SIGN_IN`, the guest as whom the token signs a browser in.

    For other purposes, the guest who requested the token.
    """
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
        """Count an attempt to use a valid token, and return the token.

        Returns None if the token is not valid, or if `most` attempts were counted before.
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
    """A request to merge a browser's former guest into the account to which the browser signs in.

    The former guest is the guest of the browser's session before the sign-in.
    """

    before: GuestId
    """The guest of the browser's session before the sign-in, who loses the seats."""
    guest: GuestId
    """The guest id of the account, which gets the former guest's seats."""
    session: str
    """The token hash of the session that the browser had as the former guest. The merge ends this session."""
    tombstones: Collection[str]
    """Hashes of the session tokens that belong to old cookies of the former guest.

    An old cookie contains a signed guest id, from which the server computes a session token. The hashes are stored as
    ended sessions, so that no such cookie signs in as the former guest.
    """
    successor: StoredSession
    """The browser's new session, signed in as the account."""
    emails: Sequence[JobOrder] = ()
    """Jobs that send emails about the merge to the account's owner."""


class GuestRows(Protocol):
    """Merges, deletes and exports the stored rows about guests.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def merge_guest(self, merge: Merge) -> Mapping[str, int]:
        """Move the seats and hosted tables of a former guest to an account.

        The former guest's notes about these tables move to the account, too. So do the sign-in methods that the
        session `merge.session` added. Returns the new versions of the changed tables by id.

        Raises `SameTable` if both guests sit at one table, and `SessionRotated` if `merge.session` has ended.
        Raises `LastAdministrator` if the former guest is the only administrator.
        """

    async def delete_guest(self, guest: GuestId, instead: GuestId, tombstones: Collection[str]) -> Mapping[str, int]:
        """Delete a guest; in their games, the anonymous guest `instead` takes their seats.

        The guest's sessions are ended. `tombstones` are hashes of session tokens that belong to old cookies with the
        guest's signed id. They are stored as ended sessions, so that no old cookie can sign in as the guest again.
        Returns the new versions of the changed tables by id. Raises `LastAdministrator` if the guest is the only
        administrator.
        """

    async def tables_of(self, guest: GuestId) -> list[tuple[str, str, str]]:
        """Return (id, game, phase) of each table that a guest hosts or sits at.

        The most recently changed table comes first.
        """

    async def export_rows(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Return every row about a guest, by name of the database table, without secret columns."""

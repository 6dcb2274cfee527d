"""Who somebody is: the sessions of their browsers, what they can sign in with, and tokens that are good once.

A guest is one identity, with credentials or without: whoever adds one keeps their seats, and nothing is copied. The stores hold no
token as it is sent, only hashes. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import JobOrder


class SessionRow(NamedTuple):
    """A browser that is somebody, as it is stored."""

    hash: str
    """SHA-256 of its token, in hexadecimal."""
    guest: GuestId
    device: str
    """What it is, in two words: `firefox android` (`tertulia.server.identity.devices`)."""
    made: int
    seen: int
    """When it last asked for anything, to some minutes."""
    ended: bool = False
    rotated: int | None = None
    """When another token replaced this one in the same browser; None for a session that runs or was signed out."""


class SessionStore(Protocol):
    """The sessions as they are stored. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, hash: str) -> SessionRow | None:
        """The session of a token, ended or not; None where there is none."""

    async def keep(self, session: SessionRow) -> bool:
        """Keep a new session; one that is there stays as it is. Returns False if that one has ended."""

    async def rotate(self, hash: str, guest: GuestId, successor: SessionRow) -> bool:
        """End a guest's session and store its successor in one transaction. Returns False if it had ended already: then nothing
        has changed. Credentials that the session added count as added by a successor of the same guest."""

    async def of(self, guest: GuestId) -> Sequence[SessionRow]:
        """The sessions of a guest that have not ended, the latest seen first."""

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End those of the guest's sessions: for good, their tokens are nobody's from now on."""

    async def note(self, seen: Mapping[str, int]) -> None:
        """Note when sessions were last seen."""

    async def changed(self, since: int) -> Sequence[SessionRow]:
        """The sessions that began or ended since a moment."""

    async def known(self, guest: GuestId) -> bool:
        """Whether anything is kept of a guest beside sessions: a name, a seat, a table."""

    async def named(self, guest: GuestId) -> int | None:
        """When a guest's name or language was last stored; None if none is."""

    async def expire(self, before: int) -> int:
        """Delete the sessions that nobody has used since a moment. Returns how many there were."""


class CredentialKind(StrEnum):
    """What somebody can sign in with."""

    MAIL = "mail"
    """An address to which links are sent; the subject is the address."""
    PASSKEY = "passkey"
    """A key in a device; the subject is its id."""
    OPENID = "openid"
    """An account elsewhere; the subject is that place and the account's id there."""


class Credential(NamedTuple):
    """One thing that somebody can sign in with."""

    kind: CredentialKind
    subject: str
    """Unique among its kind."""
    guest: GuestId
    label: str
    """What its owner calls it, or what it is shown as."""
    data: bytes
    """What is needed to check it: of a passkey its public key."""
    made: int
    used: int | None = None
    session: str | None = None
    """The hash of the token that the session which added it has now; None where that is not known."""


class CredentialStore(Protocol):
    """What people can sign in with, as it is stored. Every method may raise `StorageFault`; then nothing has changed."""

    async def find(self, kind: CredentialKind, subject: str) -> Credential | None:
        """The credential of a subject; None where it is nobody's."""

    async def of(self, guest: GuestId) -> Sequence[Credential]:
        """All of a guest, the oldest first."""

    async def add(self, credential: Credential) -> bool:
        """Keep a new one. Returns whether it was: a subject is one guest's at a time."""

    async def note(self, credential: Credential, used: int, data: bytes) -> bool:
        """Note that one was used, and what is to be known of it from now on; False where it has been used otherwise meanwhile."""

    async def rename(self, guest: GuestId, kind: CredentialKind, subject: str, label: str) -> bool:
        """Call one otherwise; False where the guest has no such one."""

    async def remove(self, guest: GuestId, kind: CredentialKind, subject: str, *, last: bool) -> bool:
        """Take one away from a guest; the last one only where that is said. Returns whether it was taken away."""


class Purpose(StrEnum):
    """What a token that is good once is for."""

    DEVICE = "device"
    """Whoever has it becomes the guest on another device."""
    MAIL = "mail"
    """Whoever has it reads the mail of an address."""
    CODE = "code"
    """The same by six digits, on the device that asked."""
    PASSKEY = "passkey"
    """An answer of a device's key belongs to this challenge."""
    OPENID = "openid"
    """An answer from another place belongs to this request."""
    SIGN_IN = "sign-in"
    """Somebody has shown who they are, and is asked what is to become of the guest they were."""


class Token(NamedTuple):
    """A token that is good once, as it is stored."""

    hash: str
    purpose: Purpose
    guest: GuestId | None
    """Whose it is: who asked for it, or whom it makes of whoever uses it."""
    data: bytes
    expires: int
    tries: int = 0


class TokenStore(Protocol):
    """Tokens that are good once. Every method may raise `StorageFault`; then nothing has changed."""

    async def add(self, tokens: Sequence[Token]) -> None:
        """Keep new ones; those whose time is over go."""

    async def look(self, hash: str, purpose: Purpose) -> Token | None:
        """One that is still good, which stays so."""

    async def use(self, hash: str, purpose: Purpose) -> Token | None:
        """One that was still good, and is not any more: of several who ask at once one gets it."""

    async def attempt(self, hash: str, purpose: Purpose, most: int) -> Token | None:
        """One that is still good, with one of `most` tries at it used up; None where there is none left."""

    async def drop(self, hashes: Collection[str]) -> None:
        """Make some good for nothing."""


class PreferenceStore(Protocol):
    """What people like otherwise than it usually is. Every method may raise `StorageFault`; then nothing has changed."""

    async def of(self, guest: GuestId) -> Mapping[str, str]:
        """What a guest likes, by name."""

    async def keep(self, guest: GuestId, changes: Mapping[str, str | None]) -> bool:
        """Keep changes, all or none; None where something is liked as usual again. Returns False where there would be too many."""


class Merge(NamedTuple):
    """An account takes over the seats of the guest that a browser was."""

    before: GuestId
    """The former guest."""
    guest: GuestId
    """The account."""
    session: str
    """The hash of the token by which the browser was the former guest."""
    tombstones: Collection[str]
    """The hashes of tokens that follow from signed ids of the former guest."""
    successor: SessionRow
    """The account's new session in that browser."""
    letters: Sequence[JobOrder] = ()
    """Emails that tell the account of it."""


class GuestRows(Protocol):
    """Everything that is kept of guests. Every method may raise `StorageFault`; then nothing has changed."""

    async def merge(self, wanted: Merge) -> Mapping[str, int]:
        """Hand the seats and tables of a former guest over to an account, and nothing else of them. Returns the tables that this
        changed, with their new versions. Raises `SameTable` if both sit at one table, `LastAdministrator`."""

    async def forget(self, guest: GuestId, instead: GuestId, tombstones: Collection[str]) -> Mapping[str, int]:
        """Delete a guest: their games stay, with a guest in their place of whom nothing is known. It stays known that their
        sessions have ended, and those of the tokens whose hashes are given. Returns as `merge`."""

    async def tables(self, guest: GuestId) -> list[tuple[str, str, str]]:
        """The tables where a guest sits or that they host: id, game and phase, the latest change first."""

    async def kept(self, guest: GuestId) -> Mapping[str, list[dict[str, Any]]]:
        """Every row that is about a guest, by the kind of thing, without what is secret of it."""

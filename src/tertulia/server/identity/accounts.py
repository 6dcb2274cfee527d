"""Accounts: a guest who can sign in, and becomes the same one again on another device.

Whoever shows who they are (by a link, a mail, a key, an account elsewhere) while they are somebody else with seats or a name is
asked first what becomes of those: they are merged into the account, or left behind.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from tertulia.server.domain.account_errors import CredentialTaken, CredentialUnknown, LastCredential, TooManyCredentials
from tertulia.server.domain.accounts import (
    Credential,
    CredentialKind,
    CredentialStore,
    GuestRows,
    PreferenceStore,
    Purpose,
    SessionStore,
)
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import RoleStore
from tertulia.server.domain.names import FORMER_PREFIX
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.one_time import OneTime
from tertulia.server.identity.sessions import Asker, Sessions, hash_of
from tertulia.server.identity.signing import CookieSigner

MOST_CREDENTIALS = 20
"""The number of ways to sign in that one account may have."""
TablesChanged = Callable[[Mapping[str, int]], Awaitable[None]]


class Stores(NamedTuple):
    """Where is kept what accounts are made of."""

    sessions: SessionStore
    credentials: CredentialStore
    preferences: PreferenceStore
    rows: GuestRows
    roles: RoleStore


class Entered(NamedTuple):
    """What came of showing who one is."""

    guest: GuestId
    cookie: str | None = None
    """The cookie of a new session as that guest; None where whoever asks is them already, or has still to say what becomes of who
    they were."""
    ticket: str | None = None
    """To be sent with what they say; None where nothing is to be said."""
    added: bool = False
    """Whether it is a new way to sign in."""


class Accounts:
    """The accounts of a site."""

    def __init__(
        self,
        stores: Stores,
        sessions: Sessions,
        signer: CookieSigner,
        guests: Guests,
        one_time: OneTime,
        changed: TablesChanged,
        clock: Clock,
    ) -> None:
        """`changed` is told which tables have another version because somebody there is another guest now."""
        self.stores, self.sessions, self.one_time = stores, sessions, one_time
        self._signer, self._guests, self._changed, self._clock = signer, guests, changed, clock

    async def enter(self, asker: Asker, guest: GuestId, device: str) -> Entered:
        """Let a browser be a guest who has shown who they are: at once, unless something would be lost or mixed up."""
        if asker.guest == guest:
            return Entered(guest)
        if await self._has_anything(asker.guest):
            ticket = await self.one_time.make(Purpose.SIGN_IN, guest, asker.guest.encode())
            return Entered(guest, ticket=ticket)
        return await self._become(asker, guest, device)

    async def settle(self, asker: Asker, ticket: str, device: str, *, merge: bool) -> Entered:
        """Let a browser be a guest who has shown who they are, and merge who they were into them, or leave that behind. Raises
        `TokenSpent`; `SameTable` if they cannot be merged, `LastAdministrator`; then the ticket is still good."""
        found = await self.one_time.look(ticket, [Purpose.SIGN_IN])
        if found is not None and merge and found.data == asker.guest.encode() and found.guest is not None:
            changed = await self.stores.rows.merge(asker.guest, found.guest)
            before, guest = asker.guest, found.guest
            await self.one_time.use(ticket, Purpose.SIGN_IN)
            self.sessions.became(before, guest)
            self._guests.forget(before)
            await self._guests.read_again([guest])
            await self._changed(changed)
            return await self._become(asker._replace(guest=guest, kept=True), guest, device)
        if not await self.stores.credentials.of(asker.guest):  # nobody could sign in to what is left behind
            await self.stores.roles.require_other_administrator(asker.guest)
        spent = await self.one_time.use(ticket, Purpose.SIGN_IN)
        guest = spent.guest or asker.guest
        if spent.data != asker.guest.encode():  # who was asked is somebody else by now
            return await self.enter(asker, guest, device)
        return await self._become(asker, guest, device)

    async def _become(self, asker: Asker, guest: GuestId, device: str) -> Entered:
        """A new session, and an end of the old one: who had a hand on that has none on the account."""
        cookie, _ = await self.sessions.begin(guest, device)
        await self.sessions.end(asker.guest, [asker.session])
        return Entered(guest, cookie)

    async def shown(self, asker: Asker, credential: Credential, device: str) -> Entered:
        """Somebody has shown that a credential is theirs: they are its guest, or, where it is nobody's, it is the guest's who asked
        for it (`credential.guest`). Raises `CredentialTaken` where somebody else was first."""
        found = await self.stores.credentials.find(credential.kind, credential.subject)
        if found is not None:
            await self.stores.credentials.note(found, self.now(), found.data)
            return await self.enter(asker, found.guest, device)
        await self.add(credential)
        entered = await self.enter(asker, credential.guest, device)
        return entered._replace(added=True)

    async def add(self, credential: Credential) -> None:
        """Give a guest a way to sign in. Raises `CredentialTaken`, `TooManyCredentials`."""
        if len(await self.stores.credentials.of(credential.guest)) >= MOST_CREDENTIALS:
            raise TooManyCredentials(f"an account has at most {MOST_CREDENTIALS} ways to sign in")
        if not await self.stores.credentials.add(credential):
            raise CredentialTaken("somebody signs in with this already")
        await self._named(credential.guest)

    async def _named(self, guest: GuestId) -> None:
        """Keep what a guest is called who has chosen nothing: whoever can come back is somebody of whom something is kept."""
        await self._guests.meet([guest])
        await self._guests.change(guest, self._guests.name(guest), self._guests.language(guest))

    async def remove(self, guest: GuestId, kind: CredentialKind, subject: str, *, last: bool) -> None:
        """Take a way to sign in from a guest. Raises `CredentialUnknown`, and `LastCredential` for the last one unless that is
        said."""
        if await self.stores.credentials.remove(guest, kind, subject, last=last):
            return
        if any((each.kind, each.subject) == (kind, subject) for each in await self.stores.credentials.of(guest)):
            raise LastCredential("without it nobody can sign in to this account any more: say so (last) to remove it")
        raise CredentialUnknown("you do not sign in with this")

    async def forget(self, guest: GuestId) -> None:
        """Let a guest go for good: their games stay, and nobody knows whose they were."""
        instead = GuestId(FORMER_PREFIX + secrets.token_hex(10))
        tombstone = hash_of(self._signer.session_token(self._signer.cookie(guest)))
        changed = await self.stores.rows.forget(guest, instead, tombstone)
        self.sessions.forget(guest)
        self._guests.forget(guest)
        await self._changed(changed)

    async def _has_anything(self, guest: GuestId) -> bool:
        """Whether a guest has seats, tables, sign-in methods or a role: a name alone is soon chosen again."""
        stores = self.stores
        return bool(
            await stores.rows.tables(guest)
            or await stores.credentials.of(guest)
            or await stores.roles.role(guest) != "player"
        )

    def now(self) -> int:
        """The moment, in milliseconds since 1970."""
        return milliseconds(self._clock.now())

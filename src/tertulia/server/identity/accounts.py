"""Accounts: guests who can sign in, and so are the same guest on another device.

A browser that signs in (by a link, an email, a passkey, an external account) while it is another guest with seats or sign-in
methods has to decide first: the account takes over the seats and nothing else, or the former guest is left behind.

The session's token is replaced when a credential is added or removed, and when a browser signs in to an account. So a
copy of the old cookie never gains the new rights.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from tertulia.server.domain.account_errors import CredentialTaken, CredentialUnknown, LastCredential, TooManyCredentials
from tertulia.server.domain.accounts import (
    Credential,
    CredentialKind,
    CredentialStore,
    GuestRows,
    Merge,
    PreferenceStore,
    Purpose,
    SessionStore,
)
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import JobOrder
from tertulia.server.domain.moderation import RoleStore
from tertulia.server.domain.names import FORMER_PREFIX
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.one_time import OneTime
from tertulia.server.identity.sessions import Asker, Sessions

MOST_CREDENTIALS = 20
"""The most sign-in methods that an account may have."""
TablesChanged = Callable[[Mapping[str, int]], Awaitable[None]]
Letters = Callable[[GuestId, str], Awaitable[Sequence[JobOrder]]]
"""Writes the emails that tell an account that a browser on this kind of device takes over seats for it."""


class Stores(NamedTuple):
    """The stores that accounts need."""

    sessions: SessionStore
    credentials: CredentialStore
    preferences: PreferenceStore
    rows: GuestRows
    roles: RoleStore


class Entered(NamedTuple):
    """The result of a successful sign-in."""

    guest: GuestId
    cookie: str | None = None
    """The cookie of the browser's new session as that guest.

    None if the guest stays the same, or if the decision about the former guest is still open.
    """
    ticket: str | None = None
    """The ticket for that decision (`Accounts.settle`), or None if none is needed."""
    added: bool = False
    """Whether a sign-in method was added."""


class Accounts:
    """The accounts of a site."""

    def __init__(
        self,
        stores: Stores,
        sessions: Sessions,
        guests: Guests,
        one_time: OneTime,
        changed: TablesChanged,
        clock: Clock,
        letters: Letters,
    ) -> None:
        """`changed` receives the tables whose seats or host changed to another guest, with their new versions."""
        self.stores, self.sessions, self.one_time, self._letters = stores, sessions, one_time, letters
        self._guests, self._changed, self._clock = guests, changed, clock

    async def enter(self, asker: Asker, guest: GuestId, device: str) -> Entered:
        """Sign a browser in as a guest who has proven their identity.

        If the browser's former guest has seats, sign-in methods or a role, the result is a ticket for `settle` instead
        of a session.
        """
        if asker.guest == guest:
            return Entered(guest)
        if await self._has_anything(asker.guest):
            ticket = await self.one_time.make(Purpose.SIGN_IN, guest, asker.guest.encode())
            return Entered(guest, ticket=ticket)
        return Entered(guest, await self.sessions.rotate(asker, device, guest))

    async def settle(self, asker: Asker, ticket: str, device: str, *, merge: bool) -> Entered:
        """Complete a sign-in: merge the former guest into the account, or leave the former guest behind.

        Raises `TokenSpent`. Raises `SameTable` or `LastAdministrator` if the decision is not possible; then the ticket
        stays valid.
        """
        found = await self.one_time.look(ticket, [Purpose.SIGN_IN])
        if found is not None and merge and found.data == asker.guest.encode() and found.guest is not None:
            cookie = await self._merge(asker, found.guest, device)
            await self.one_time.use(ticket, Purpose.SIGN_IN)
            return Entered(found.guest, cookie)
        if not await self.stores.credentials.of(
            asker.guest
        ):  # afterwards, no browser could sign in as the former guest
            await self.stores.roles.require_other_administrator(asker.guest)
        spent = await self.one_time.use(ticket, Purpose.SIGN_IN)
        guest = spent.guest or asker.guest
        if spent.data != asker.guest.encode():  # the browser has become another guest since the ticket was made
            return await self.enter(asker, guest, device)
        return Entered(guest, await self.sessions.rotate(asker, device, guest))

    async def _merge(self, asker: Asker, guest: GuestId, device: str) -> str:
        """Hand the seats of the guest that a browser was over to an account. Returns the cookie of its new session."""
        before = asker.guest
        cookie, row = self.sessions.make(guest, device, secure=asker.secure)
        letters = await self._letters(guest, device)
        wanted = Merge(before, guest, asker.session, self.sessions.early_hashes(before), row, letters)
        changed = await self.stores.rows.merge(wanted)
        self.sessions.met(row, secure=asker.secure)
        self.sessions.forget(before)
        self.sessions.replaced(asker)
        await self._changed(changed)
        return cookie

    async def shown(self, asker: Asker, credential: Credential, device: str) -> Entered:
        """Sign a browser in with a verified credential, or add the credential to its guest if no account has it.

        Raises `CredentialTaken` if another guest adds it at that moment, `TooManyCredentials`.
        """
        found = await self.stores.credentials.find(credential.kind, credential.subject)
        if found is not None:
            await self.stores.credentials.note(found, self.now(), found.data)
            return await self.enter(asker, found.guest, device)
        return await self.add(asker, credential, device)

    async def add(self, asker: Asker, credential: Credential, device: str) -> Entered:
        """Give a guest a sign-in method in the browser that asks. Raises `CredentialTaken`, `TooManyCredentials`."""
        if len(await self.stores.credentials.of(credential.guest)) >= MOST_CREDENTIALS:
            raise TooManyCredentials(f"an account has at most {MOST_CREDENTIALS} ways to sign in")
        if not await self.stores.credentials.add(credential._replace(session=asker.session)):
            raise CredentialTaken("somebody signs in with this already")
        await self._named(credential.guest)
        return Entered(asker.guest, await self.sessions.rotate(asker, device), added=True)

    async def _named(self, guest: GuestId) -> None:
        """Store the name of a guest who has chosen none: a guest with a sign-in method counts as known."""
        await self._guests.meet([guest])
        await self._guests.change(guest, self._guests.name(guest), self._guests.language(guest))

    async def remove(self, asker: Asker, kind: CredentialKind, subject: str, device: str, *, last: bool) -> str:
        """Remove a sign-in method of a guest. Returns the browser's new cookie.

        Raises `CredentialUnknown`, and `LastCredential` if it is the only one and `last` is False.
        """
        guest = asker.guest
        if await self.stores.credentials.remove(guest, kind, subject, last=last):
            return await self.sessions.rotate(asker, device)
        if any((each.kind, each.subject) == (kind, subject) for each in await self.stores.credentials.of(guest)):
            raise LastCredential("without it nobody can sign in to this account any more: say so (last) to remove it")
        raise CredentialUnknown("you do not sign in with this")

    async def end_sessions(self, asker: Asker, ended: Collection[str]) -> None:
        """End sessions of a guest, by the hashes of their tokens.

        Raises `LastAdministrator` if this would lock out the only administrator: all sessions end, and there is no
        sign-in method.
        """
        left = {asker.session, *(each.hash for each in await self.sessions.of(asker.guest))}.difference(ended)
        if not left and not await self.stores.credentials.of(asker.guest):
            await self.stores.roles.require_other_administrator(asker.guest)
        await self.sessions.end(asker.guest, ended)

    async def forget(self, guest: GuestId) -> None:
        """Delete a guest for good. The games stay, with an anonymous guest in their place."""
        instead = GuestId(FORMER_PREFIX + secrets.token_hex(10))
        changed = await self.stores.rows.forget(guest, instead, self.sessions.early_hashes(guest))
        self.sessions.forget(guest)
        self._guests.forget(guest)
        await self._changed(changed)

    async def _has_anything(self, guest: GuestId) -> bool:
        """Whether a guest has seats, tables, sign-in methods or a role. A name alone does not count."""
        stores = self.stores
        return bool(
            await stores.rows.tables(guest)
            or await stores.credentials.of(guest)
            or await stores.roles.role(guest) != "player"
        )

    def now(self) -> int:
        """The current time, in milliseconds since 1970."""
        return milliseconds(self._clock.now())

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

from tertulia.server.domain.accounts import (
    Credential,
    CredentialKind,
    CredentialStore,
    CredentialTaken,
    CredentialUnknown,
    GuestRows,
    LastCredential,
    Merge,
    PreferenceStore,
    Purpose,
    SessionStore,
    TooManyCredentials,
)
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.jobs import JobOrder
from tertulia.server.domain.moderation import RoleStore
from tertulia.server.domain.names import FORMER_PREFIX
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.one_time import OneTimeTokens
from tertulia.server.identity.sessions import RequestSession, Sessions

MAX_CREDENTIALS = 20
"""The most sign-in methods that an account may have."""
TablesChanged = Callable[[Mapping[str, int]], Awaitable[None]]
MergeEmailWriter = Callable[[GuestId, str], Awaitable[Sequence[JobOrder]]]
"""Writes the emails that tell an account that a browser on this kind of device takes over seats for it."""


class Stores(NamedTuple):
    """The stores that accounts need."""

    sessions: SessionStore
    credentials: CredentialStore
    preferences: PreferenceStore
    rows: GuestRows
    roles: RoleStore


class AccountEffects(NamedTuple):
    """The effects of changed accounts outside of them."""

    announce_tables: TablesChanged
    """Receives the tables whose seats or host changed to another guest, with their new versions."""
    write_merge_emails: MergeEmailWriter


class SignInResult(NamedTuple):
    """The result of a successful sign-in."""

    guest: GuestId
    cookie: str | None = None
    """The cookie of the browser's new session as that guest.

    None if the guest stays the same, or if the decision about the former guest is still open.
    """
    ticket: str | None = None
    """The ticket for that decision (`Accounts.finish_sign_in`), or None if none is needed."""
    added: bool = False
    """Whether a sign-in method was added."""


class Accounts:
    """The accounts of a site."""

    def __init__(
        self,
        stores: Stores,
        sessions: Sessions,
        guests: Guests,
        one_time: OneTimeTokens,
        effects: AccountEffects,
        clock: Clock,
    ) -> None:
        self.stores, self.sessions, self.one_time = stores, sessions, one_time
        self._guests, self._effects, self._clock = guests, effects, clock

    async def sign_in(self, asker: RequestSession, guest: GuestId, device: str) -> SignInResult:
        """Sign a browser in as a guest who has proven their identity.

        If the browser's former guest has seats, sign-in methods or a role, the result is a ticket for `finish_sign_in`
        instead of a session.
        """
        if asker.guest == guest:
            return SignInResult(guest)
        if await self._has_account_data(asker.guest):
            ticket = await self.one_time.create(Purpose.SIGN_IN, guest, asker.guest.encode())
            return SignInResult(guest, ticket=ticket)
        return SignInResult(guest, await self.sessions.rotate(asker, device, guest))

    async def finish_sign_in(self, asker: RequestSession, ticket: str, device: str, *, merge: bool) -> SignInResult:
        """Complete a sign-in: merge the former guest into the account, or leave the former guest behind.

        Raises `TokenSpent`. Raises `SameTable` or `LastAdministrator` if the decision is not possible; then the ticket
        stays valid.
        """
        found = await self.one_time.find(ticket, [Purpose.SIGN_IN])
        if found is not None and merge and found.data == asker.guest.encode() and found.guest is not None:
            cookie = await self._merge(asker, found.guest, device)
            await self.one_time.consume(ticket, Purpose.SIGN_IN)
            return SignInResult(found.guest, cookie)
        if not await self.stores.credentials.credentials_of(
            asker.guest
        ):  # afterwards, no browser could sign in as the former guest
            await self.stores.roles.require_other_administrator(asker.guest)
        spent = await self.one_time.consume(ticket, Purpose.SIGN_IN)
        guest = spent.guest or asker.guest
        if spent.data != asker.guest.encode():  # the browser has become another guest since the ticket was made
            return await self.sign_in(asker, guest, device)
        return SignInResult(guest, await self.sessions.rotate(asker, device, guest))

    async def _merge(self, asker: RequestSession, guest: GuestId, device: str) -> str:
        """Hand the seats of the guest that a browser was over to an account. Returns the cookie of its new session."""
        before = asker.guest
        cookie, row = self.sessions.create(guest, device, secure=asker.secure)
        letters = await self._effects.write_merge_emails(guest, device)
        wanted = Merge(before, guest, asker.session, self.sessions.signed_id_hashes(before), row, letters)
        changed = await self.stores.rows.merge_guest(wanted)
        self.sessions.cache(row, secure=asker.secure)
        self.sessions.uncache(before)
        self.sessions.on_replaced(asker)
        await self._effects.announce_tables(changed)
        return cookie

    async def sign_in_or_add(self, asker: RequestSession, credential: Credential, device: str) -> SignInResult:
        """Sign a browser in with a verified credential, or add the credential to its guest if no account has it.

        Raises `CredentialTaken` if another guest adds it at that moment, `TooManyCredentials`.
        """
        found = await self.stores.credentials.find(credential.kind, credential.subject)
        if found is not None:
            await self.stores.credentials.store_use(found, self.now(), found.data)
            return await self.sign_in(asker, found.guest, device)
        return await self.add_credential(asker, credential, device)

    async def add_credential(self, asker: RequestSession, credential: Credential, device: str) -> SignInResult:
        """Give a guest a sign-in method in the browser that asks. Raises `CredentialTaken`, `TooManyCredentials`."""
        if len(await self.stores.credentials.credentials_of(credential.guest)) >= MAX_CREDENTIALS:
            raise TooManyCredentials(f"an account can have at most {MAX_CREDENTIALS} sign-in methods")
        if not await self.stores.credentials.add(credential._replace(session=asker.session)):
            raise CredentialTaken("another account uses this sign-in method already")
        await self._store_default_name(credential.guest)
        return SignInResult(asker.guest, await self.sessions.rotate(asker, device), added=True)

    async def _store_default_name(self, guest: GuestId) -> None:
        """Store the name of a guest who has chosen none: a guest with a sign-in method counts as known."""
        await self._guests.load_profiles([guest])
        await self._guests.change(guest, self._guests.name(guest), self._guests.language(guest))

    async def remove_credential(
        self, asker: RequestSession, kind: CredentialKind, subject: str, device: str, *, last: bool
    ) -> str:
        """Remove a sign-in method of a guest. Returns the browser's new cookie.

        Raises `CredentialUnknown`, and `LastCredential` if it is the only one and `last` is False.
        """
        guest = asker.guest
        if await self.stores.credentials.remove(guest, kind, subject, last=last):
            return await self.sessions.rotate(asker, device)
        if any(
            (each.kind, each.subject) == (kind, subject) for each in await self.stores.credentials.credentials_of(guest)
        ):
            raise LastCredential("this is the account's only sign-in method: set `last` to remove it all the same")
        raise CredentialUnknown("your account has no such sign-in method")

    async def end_sessions(self, asker: RequestSession, ended: Collection[str]) -> None:
        """End sessions of a guest, by the hashes of their tokens.

        Raises `LastAdministrator` if this would lock out the only administrator: all sessions end, and there is no
        sign-in method.
        """
        left = {asker.session, *(each.hash for each in await self.sessions.of(asker.guest))}.difference(ended)
        if not left and not await self.stores.credentials.credentials_of(asker.guest):
            await self.stores.roles.require_other_administrator(asker.guest)
        await self.sessions.end(asker.guest, ended)

    async def delete_guest(self, guest: GuestId) -> None:
        """Delete a guest for good. The games stay, with an anonymous guest in their place."""
        instead = GuestId(FORMER_PREFIX + secrets.token_hex(10))
        changed = await self.stores.rows.delete_guest(guest, instead, self.sessions.signed_id_hashes(guest))
        self.sessions.uncache(guest)
        self._guests.forget(guest)
        await self._effects.announce_tables(changed)

    async def _has_account_data(self, guest: GuestId) -> bool:
        """Whether a guest has seats, tables, sign-in methods or a role. A name alone does not count."""
        stores = self.stores
        return bool(
            await stores.rows.tables_of(guest)
            or await stores.credentials.credentials_of(guest)
            or await stores.roles.role_of(guest) != "player"
        )

    def now(self) -> int:
        """The current time, in milliseconds since 1970."""
        return milliseconds(self._clock.now())

"""Accounts: guests with sign-in methods, with which they can use several devices as the same guest.

A browser may sign in (by a link, an email, a passkey, an external account) while it is signed in as another guest. If
this former guest has seats or sign-in methods, the user has to decide first. Either the account takes over the former
guest's seats (`GuestRows.merge_guest`), or the former guest is left behind.

The session's token is replaced when a sign-in method is added or removed, and when a browser signs in to an account.
So a copy of the old cookie never gains the new rights.
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
"""The maximum number of sign-in methods of an account."""
TablesChanged = Callable[[Mapping[str, int]], Awaitable[None]]
MergeEmailWriter = Callable[[GuestId, str], Awaitable[Sequence[JobOrder]]]
"""Function that composes emails to an account's owner, after seats were merged into the account.

Its arguments are the account's guest id, and the browser and system that merged the seats (`device_of`). The function
returns the jobs that send the emails.
"""


class Stores(NamedTuple):
    """The stores of sessions, sign-in methods, settings, roles and guests' rows that `Accounts` uses."""

    sessions: SessionStore
    credentials: CredentialStore
    preferences: PreferenceStore
    rows: GuestRows
    roles: RoleStore


class AccountEffects(NamedTuple):
    """Callbacks of `Accounts` to other parts of the server, called after a merge or a deletion."""

    announce_tables: TablesChanged
    """Called when a merge or a deletion has given seats or the host's role at tables to another guest.

    The argument maps the id of each such table to the table's new version.
    """
    write_merge_emails: MergeEmailWriter


class SignInResult(NamedTuple):
    """The result of a sign-in: the guest to sign in as, and a cookie or a ticket.

    With a ticket, the sign-in is complete only after the user has made a decision (`Accounts.finish_sign_in`).
    """

    guest: GuestId
    cookie: str | None = None
    """The cookie of the browser's new session.

    None if the browser keeps its session: it is signed in as this guest already, or `ticket` is set.
    """
    ticket: str | None = None
    """Secret with which the browser completes the sign-in by `Accounts.finish_sign_in`.

    The user first decides about the seats of the guest that the browser was until now. None if no decision is needed.
    """
    added: bool = False
    """Whether the browser's guest has got a new sign-in method, because no account had it yet."""


class Accounts:
    """The accounts of a site: sign-in, merging, sign-in methods, and deletion of guests."""

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

        `asker` is the browser's present session; `device` names the browser and its system (`device_of`). If the
        browser's former guest has seats, tables, sign-in methods or a role, the result is a ticket for `finish_sign_in`
        instead of a session.
        """
        if asker.guest == guest:
            return SignInResult(guest)
        if await self._has_account_data(asker.guest):
            ticket = await self.one_time.create(Purpose.SIGN_IN, guest, asker.guest.encode())
            return SignInResult(guest, ticket=ticket)
        return SignInResult(guest, await self.sessions.rotate(asker, device, guest))

    async def finish_sign_in(self, asker: RequestSession, ticket: str, device: str, *, merge: bool) -> SignInResult:
        """Complete a sign-in by its ticket. `device` names the browser and its system (`device_of`).

        With `merge`, the seats of the guest that the browser was until now go to the account; otherwise that guest is
        left behind. Raises `TokenSpent` if the ticket is not valid. Raises `SameTable` if both guests sit at one table,
        and `LastAdministrator` if the site would lose its only administrator; then the ticket stays valid.
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
        token = await self.one_time.consume(ticket, Purpose.SIGN_IN)
        guest = token.guest or asker.guest
        if token.data != asker.guest.encode():  # the browser has become another guest since the ticket was made
            return await self.sign_in(asker, guest, device)
        return SignInResult(guest, await self.sessions.rotate(asker, device, guest))

    async def _merge(self, asker: RequestSession, guest: GuestId, device: str) -> str:
        """Move the seats of the browser's present guest to the account `guest`, and sign the browser in there.

        `device` names the browser and its system (`device_of`). Returns the browser's new cookie.
        """
        before = asker.guest
        cookie, row = self.sessions.create(guest, device, secure=asker.secure)
        email_jobs = await self._effects.write_merge_emails(guest, device)
        merge = Merge(before, guest, asker.session, self.sessions.signed_id_hashes(before), row, email_jobs)
        changed = await self.stores.rows.merge_guest(merge)
        self.sessions.cache(row, secure=asker.secure)
        self.sessions.uncache(before)
        self.sessions.on_replaced(asker)
        await self._effects.announce_tables(changed)
        return cookie

    async def sign_in_or_add(self, asker: RequestSession, credential: Credential, device: str) -> SignInResult:
        """Sign a browser in by a verified credential; if no account has it, add it to the browser's guest.

        `device` names the browser and its system (`device_of`). Raises `CredentialTaken` if another guest adds the
        credential at the same moment, and `TooManyCredentials` if the guest has `MAX_CREDENTIALS` sign-in methods.
        """
        found = await self.stores.credentials.find(credential.kind, credential.subject)
        if found is not None:
            await self.stores.credentials.store_use(found, self.now(), found.data)
            return await self.sign_in(asker, found.guest, device)
        return await self.add_credential(asker, credential, device)

    async def add_credential(self, asker: RequestSession, credential: Credential, device: str) -> SignInResult:
        """Add a sign-in method to `credential.guest`, and replace the token of the browser's session.

        `device` names the browser and its system (`device_of`). Raises `CredentialTaken` if an account has the sign-in
        method already, and `TooManyCredentials` if the guest has `MAX_CREDENTIALS` sign-in methods.
        """
        if len(await self.stores.credentials.credentials_of(credential.guest)) >= MAX_CREDENTIALS:
            raise TooManyCredentials(f"an account can have at most {MAX_CREDENTIALS} sign-in methods")
        if not await self.stores.credentials.add(credential._replace(session=asker.session)):
            raise CredentialTaken("another account uses this sign-in method already")
        await self._store_default_name(credential.guest)
        return SignInResult(asker.guest, await self.sessions.rotate(asker, device), added=True)

    async def _store_default_name(self, guest: GuestId) -> None:
        """Store the name that a guest has now, chosen or default.

        So every guest with a sign-in method has a stored name.
        """
        await self._guests.load_profiles([guest])
        await self._guests.change(guest, self._guests.name(guest), self._guests.language(guest))

    async def remove_credential(
        self, asker: RequestSession, kind: CredentialKind, subject: str, device: str, *, last: bool
    ) -> str:
        """Remove a sign-in method of the browser's guest. Returns the browser's new cookie.

        `device` names the browser and its system (`device_of`). Raises `CredentialUnknown` if the guest does not have
        it, and `LastCredential` if it is the only one and `last` is False.
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
        """End sessions of the browser's guest; `ended` are the hashes of their tokens.

        Raises `LastAdministrator` if the guest is the only administrator, and would have no session and no sign-in
        method left.
        """
        remaining_sessions = {
            asker.session,
            *(each.hash for each in await self.sessions.list_sessions(asker.guest)),
        }.difference(ended)
        if not remaining_sessions and not await self.stores.credentials.credentials_of(asker.guest):
            await self.stores.roles.require_other_administrator(asker.guest)
        await self.sessions.end(asker.guest, ended)

    async def delete_guest(self, guest: GuestId) -> None:
        """Delete a guest for good. An anonymous guest takes their seats, so that the games stay.

        Raises `LastAdministrator` if the guest is the site's only administrator.
        """
        instead = GuestId(FORMER_PREFIX + secrets.token_hex(10))
        changed = await self.stores.rows.delete_guest(guest, instead, self.sessions.signed_id_hashes(guest))
        self.sessions.uncache(guest)
        self._guests.forget(guest)
        await self._effects.announce_tables(changed)

    async def _has_account_data(self, guest: GuestId) -> bool:
        """Whether a guest has seats, hosted tables, sign-in methods or a role. A name alone does not count."""
        stores = self.stores
        return bool(
            await stores.rows.tables_of(guest)
            or await stores.credentials.credentials_of(guest)
            or await stores.roles.role_of(guest) != "player"
        )

    def now(self) -> int:
        """Return the current time, in milliseconds since 1970."""
        return milliseconds(self._clock.now())

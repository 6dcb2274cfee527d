"""Bodies of requests and responses about accounts and sign-in."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tertulia.server.domain.moderation import Role

TokenText = Annotated[str, Meta(max_length=100)]
Id = Annotated[str, Meta(max_length=64)]
Label = Annotated[str, Meta(max_length=60)]
SETTING = re.compile("[A-Za-z0-9.-]{1,40}")
"""The names that client settings can have."""
SettingValue = Annotated[str, Meta(max_length=200)]


class LinkRequest(Struct, forbid_unknown_fields=True):
    """The token of a one-time link: the part behind its `#`."""

    token: TokenText


class CodeRequest(Struct, forbid_unknown_fields=True):
    """The six-digit code of a sign-in email, and the ticket that the request for the email returned."""

    ticket: TokenText
    code: Annotated[str, Meta(max_length=20)]


class MailRequest(Struct, forbid_unknown_fields=True):
    """A request for a sign-in email; the address need not belong to an account yet."""

    address: Annotated[str, Meta(max_length=300)]


class SettleRequest(Struct, forbid_unknown_fields=True):
    """The decision about the former guest after a sign-in: merge them into the account, or leave them behind."""

    ticket: TokenText
    merge: bool


class EndSessionsRequest(Struct, forbid_unknown_fields=True):
    """Sessions to end: those with the given ids, or all except the asking browser's (`others`)."""

    ids: Annotated[list[Id], Meta(max_length=100)] = []
    others: bool = False


class CredentialRequest(Struct, forbid_unknown_fields=True):
    """A sign-in method, by its id."""

    id: Id


class RemoveRequest(CredentialRequest, forbid_unknown_fields=True):
    """A sign-in method to remove."""

    last: bool = False
    """Whether to remove it even if it is the only one."""


class RenameRequest(CredentialRequest, forbid_unknown_fields=True):
    """A new label for a sign-in method."""

    label: Label


class AskPasskeyRequest(Struct, forbid_unknown_fields=True):
    """A request for WebAuthn options, to create a passkey or to sign in with one."""

    verified: bool = True
    """Whether the device has to verify its user by PIN, fingerprint or face."""


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """The answer of a device, as the browser's WebAuthn API returns it in JSON."""

    ticket: TokenText
    credential: dict[str, Any]
    label: Label = ""


class OpenIdRequest(Struct, forbid_unknown_fields=True):
    """The parameters with which the OpenID provider sent the browser back."""

    code: Annotated[str, Meta(max_length=2000)]
    state: TokenText


class DeleteRequest(Struct, forbid_unknown_fields=True):
    """A request to delete the account, confirmed by the guest's name."""

    name: Annotated[str, Meta(max_length=200)]


class SettingsRequest(Struct, forbid_unknown_fields=True):
    """Changed settings by name; null restores the default."""

    values: Annotated[dict[str, SettingValue | None], Meta(max_length=100)]


class SessionResponse(Struct):
    """A browser that is signed in as this guest."""

    id: str
    browser: str
    """A key such as `firefox`; `other` for an unknown browser."""
    system: str
    """A key of its operating system such as `android`; `other` for an unknown one."""
    made: int
    """Seconds since the browser was signed in."""
    seen: int
    """Seconds since its last request, accurate to ten minutes."""
    here: bool
    """Whether it is the asking browser."""


class CredentialResponse(Struct):
    """A sign-in method of an account."""

    id: str
    kind: Literal["mail", "passkey", "openid"]
    label: str
    made: int
    """Seconds since it was added."""
    used: int | None
    """Seconds since the last sign-in with it; null if it was never used."""
    unverified: bool = False
    """Whether it is a passkey that signs in without PIN, fingerprint or face."""


class Account(Struct):
    """The account of the asking guest: sign-in methods, sessions, and what the site offers."""

    credentials: list[CredentialResponse]
    sessions: list[SessionResponse]
    tables: int
    """The number of tables where this guest sits or that they host."""
    mail: bool
    """Whether this site offers sign-in by email."""
    passkey: bool
    """Whether browsers offer passkeys at this address."""
    openid: str | None
    """The name of the OpenID provider; null if this site has none."""
    role: Role
    """The guest's role; without a sign-in method it is lost with the browser's cookie."""


class NewLink(Struct):
    """A link for one use: the token behind its `#`, and the seconds for which it is valid."""

    token: str
    seconds: int


class LinkInfo(Struct):
    """The purpose of a link, shown before it is used."""

    purpose: Literal["device", "mail"]
    name: str
    """The name of the guest that the link signs in as."""
    here: bool
    """Whether this browser is signed in as that guest already."""
    address: str | None = None
    """The email address that the link was sent to; null for a device link."""
    adds: bool = False
    """Whether the link adds that address to the account."""


class Ticket(Struct):
    """A ticket that the client sends with the code or the answer of a device."""

    ticket: str
    options: str = ""
    """The WebAuthn options as JSON; empty if no device has to answer."""


class FormerTables(Struct):
    """Tables of one game where the former guest sits or that they host."""

    game: str
    tables: int


class FormerCredential(Struct):
    """A sign-in method of the former guest."""

    kind: Literal["mail", "passkey", "openid"]
    label: str


class FormerChannel(Struct):
    """A notification channel of the former guest, or of a table that they host."""

    kind: Literal["mail", "push", "webhook", "service"]
    address: str
    """The channel's address; for a browser only the host of its push service."""


class FormerGuest(Struct):
    """The guest that a browser was before it signed in: which data the account takes over, and which is lost."""

    name: str
    tables: list[FormerTables]
    """Tables by game; the account takes them over."""
    moves: list[FormerCredential]
    """The sign-in methods that this browser has added; the account takes them over."""
    drops: list[FormerCredential]
    """The sign-in methods that this browser has not added; the account does not get them."""
    channels: list[FormerChannel]
    calendar: bool
    """Whether the former guest has a calendar feed."""
    role: Literal["player", "moderator", "administrator"]
    browsers: int
    """The number of other browsers that are signed in as the former guest."""
    blocked: int
    """The number of players that the former guest blocks."""
    sanctioned: bool
    """Whether the former guest is muted or suspended now."""


class SignedInResponse(Struct):
    """The result of signing in: the same guest, another guest, or a question about the former guest's seats."""

    what: Literal["same", "entered", "ask"]
    name: str
    """The name of the account."""
    added: bool = False
    """Whether a sign-in method was added."""
    ticket: str | None = None
    """The ticket that the client sends with the answer; null unless `what` is `ask`."""
    former: FormerGuest | None = None
    """The former guest; null unless `what` is `ask`."""


class ProviderAddress(Struct):
    """The address of the OpenID provider that the browser goes to."""

    address: str


class StoredSettings(Struct):
    """The settings of a guest that differ from the defaults, by the client's names."""

    settings: dict[str, str]
    stored: bool
    """Whether this browser has a session: nothing is stored for a visitor who only looks."""


class Accepted(Struct):
    """The request was carried out; the answer has no content."""

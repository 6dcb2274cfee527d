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
"""The pattern of a client setting's name: 1 to 40 letters, digits, dots and dashes."""
SettingValue = Annotated[str, Meta(max_length=200)]


class LinkRequest(Struct, forbid_unknown_fields=True):
    """The token of a one-time link: the part of its URL after the `#`."""

    token: TokenText


class CodeRequest(Struct, forbid_unknown_fields=True):
    """The six-digit code of a sign-in email, and the ticket of the started sign-in.

    The client got the ticket in the response to its request for the email (`Ticket`).
    """

    ticket: TokenText
    code: Annotated[str, Meta(max_length=20)]


class MailRequest(Struct, forbid_unknown_fields=True):
    """A request for a sign-in email to an address, which need not belong to an account yet."""

    address: Annotated[str, Meta(max_length=300)]


class SettleRequest(Struct, forbid_unknown_fields=True):
    """The decision after a sign-in: whether to merge the former guest into the account.

    The former guest is the guest that the browser was before the sign-in. A merge moves their seats to the account.
    """

    ticket: TokenText
    merge: bool


class EndSessionsRequest(Struct, forbid_unknown_fields=True):
    """The sessions to end: those with the given `ids`, or all except that of this browser (`others`)."""

    ids: Annotated[list[Id], Meta(max_length=100)] = []
    others: bool = False


class CredentialRequest(Struct, forbid_unknown_fields=True):
    """A request about one sign-in method of the account, named by its id."""

    id: Id


class RemoveRequest(CredentialRequest, forbid_unknown_fields=True):
    """A request to remove a sign-in method from the account, even the last one if `last` is true."""

    last: bool = False
    """Whether to remove the sign-in method even if it is the account's only one."""


class RenameRequest(CredentialRequest, forbid_unknown_fields=True):
    """A request to rename a sign-in method of the account."""

    label: Label


class AskPasskeyRequest(Struct, forbid_unknown_fields=True):
    """A request for WebAuthn options, to create a passkey or to sign in with one."""

    verified: bool = True
    """Whether the device has to verify its user by PIN, fingerprint or face."""


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """A device's answer to WebAuthn options (`credential`), and the ticket that came with the options.

    The answer is the credential that the browser's WebAuthn API returns, as JSON.
    """

    ticket: TokenText
    credential: dict[str, Any]
    label: Label = ""


class OpenIdRequest(Struct, forbid_unknown_fields=True):
    """The parameters `code` and `state` with which the OpenID provider sent the browser back to this site."""

    code: Annotated[str, Meta(max_length=2000)]
    state: TokenText


class DeleteRequest(Struct, forbid_unknown_fields=True):
    """A request to delete the account, confirmed by the guest's name."""

    name: Annotated[str, Meta(max_length=200)]


class SettingsRequest(Struct, forbid_unknown_fields=True):
    """Changed client settings: new values by name. Null restores the default."""

    values: Annotated[dict[str, SettingValue | None], Meta(max_length=100)]


class SessionResponse(Struct):
    """A session of the guest: a browser that is signed in as the guest."""

    id: str
    browser: str
    """The browser program, such as `firefox`; `other` for an unknown one."""
    system: str
    """The operating system, such as `android`; `other` for an unknown one."""
    age_seconds: int
    """Seconds since the browser was signed in."""
    idle_seconds: int
    """Seconds since the browser's last request, accurate to ten minutes."""
    current: bool
    """Whether the session belongs to the browser that sent this request."""


class CredentialResponse(Struct):
    """A sign-in method of an account: an email address, a passkey or an account at an OpenID provider."""

    id: str
    kind: Literal["mail", "passkey", "openid"]
    label: str
    age_seconds: int
    """Seconds since the sign-in method was added."""
    idle_seconds: int | None
    """Seconds since the last sign-in with this method; null if it was never used."""
    unverified: bool = False
    """Whether the method is a passkey that signs in without PIN, fingerprint or face."""


class Account(Struct):
    """The asking guest's account: sign-in methods, sessions, and the sign-in methods that the site offers."""

    credentials: list[CredentialResponse]
    sessions: list[SessionResponse]
    tables: int
    """The number of tables where the guest has a seat or is the host."""
    mail: bool
    """Whether this site offers sign-in by email."""
    passkey: bool
    """Whether passkeys work on the page that sent this request.

    They work only at the site's own host name, over https or on localhost.
    """
    openid: str | None
    """The name of the OpenID provider; null if this site has none."""
    role: Role
    """The guest's role. A guest without a sign-in method loses the role if the browser deletes the cookie."""


class NewLink(Struct):
    """A new one-time link: its token, and the seconds for which it is valid.

    The token follows the `#` in the URL.
    """

    token: str
    seconds: int


class LinkInfo(Struct):
    """The purpose and the effect of a one-time link, shown before the link is used."""

    purpose: Literal["device", "mail"]
    name: str
    """The name of the guest that the link signs in as."""
    already_signed_in: bool
    """Whether this browser is already signed in as the guest `name`."""
    address: str | None = None
    """The email address that the link was sent to; null for a device link."""
    adds_address: bool = False
    """Whether the link adds the email address to the account as a sign-in method."""


class Ticket(Struct):
    """A text that identifies a started sign-in by email or passkey.

    The client sends it back with the six-digit code, or with the device's answer to the WebAuthn options.
    """

    ticket: str
    options: str = ""
    """The WebAuthn options for the device, as JSON; empty for a sign-in by email."""


class FormerTables(Struct):
    """The number of tables of one game where the former guest (before the sign-in) sits or is the host."""

    game: str
    tables: int


class FormerCredential(Struct):
    """A sign-in method of the former guest, the guest that the browser was before it signed in."""

    kind: Literal["mail", "passkey", "openid"]
    label: str


class FormerChannel(Struct):
    """A notification channel of the former guest (before the sign-in), or of a table that they host."""

    kind: Literal["mail", "push", "webhook", "service"]
    address: str
    """The channel's email address or URL, without secret parts.

    For a channel of kind `push`, only the host name of the push service.
    """


class FormerGuest(Struct):
    """The guest that a browser was before it signed in to an account.

    The fields show which data of this guest the account takes over, and which data is lost.
    """

    name: str
    tables: list[FormerTables]
    """The former guest's tables, counted by game; the account takes these tables over."""
    kept_credentials: list[FormerCredential]
    """The sign-in methods that this browser has added to the former guest; the account takes them over."""
    lost_credentials: list[FormerCredential]
    """The former guest's sign-in methods that this browser has not added; the account does not get them."""
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
    """The result of a sign-in: the browser's new guest, or a question about the former guest.

    `result` is `same` if the browser was already signed in as this guest, and `entered` if it became another guest. It
    is `ask` if the client first has to decide about the former guest, the guest that the browser was before.
    """

    result: Literal["same", "entered", "ask"]
    name: str
    """The name of the guest that the account belongs to."""
    credential_added: bool = False
    """Whether the sign-in has added a sign-in method to the account."""
    ticket: str | None = None
    """A text that the client sends back with its decision whether to merge the former guest.

    Null unless `result` is `ask`. The former guest is the guest that the browser was before the sign-in.
    """
    former: FormerGuest | None = None
    """The guest that the browser was before the sign-in; null unless `result` is `ask`."""


class ProviderAddress(Struct):
    """The URL at the OpenID provider to which the browser goes to sign in."""

    address: str


class StoredSettings(Struct):
    """The guest's client settings that differ from the defaults, by name."""

    settings: dict[str, str]
    stored: bool
    """Whether the server has stored a session for this browser; false for a visitor without stored data."""


class Accepted(Struct):
    """An empty response: the request was carried out."""

"""What is answered to whoever asks about their account."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tertulia.server.domain.moderation import Role


class SessionResponse(Struct):
    """A browser that is this guest."""

    id: str
    browser: str
    """One of our words for it (`firefox`), `other` for one that is not known."""
    system: str
    """The same of its system (`android`)."""
    made: int
    """The seconds since it became this guest."""
    seen: int
    """The seconds since it last asked for anything, to some minutes."""
    here: bool
    """Whether it is the one that asks."""


class CredentialResponse(Struct):
    """A way to sign in."""

    id: str
    kind: Literal["mail", "passkey", "openid"]
    label: str
    made: int
    """The seconds since it was added."""
    used: int | None
    """The seconds since somebody last signed in with it; None where nobody has."""
    unverified: bool = False
    """Whether it is a passkey that signs in without PIN, fingerprint or face."""


class Account(Struct):
    """How this guest comes back, and from where."""

    credentials: list[CredentialResponse]
    sessions: list[SessionResponse]
    tables: int
    """The number of tables where this guest sits or that they host."""
    mail: bool
    """Whether links can be mailed here."""
    passkey: bool
    """Whether browsers know keys under this address."""
    openid: str | None
    """What another site is called whose accounts may sign in here."""
    role: Role
    """The guest's role; without a sign-in method it is lost with the browser's cookie."""


class LinkMade(Struct):
    """A link that is good once, as what stands behind the #, and for how many seconds."""

    token: str
    seconds: int


class LinkSeen(Struct):
    """What a link is for."""

    purpose: Literal["device", "mail"]
    name: str
    """What whoever uses it is called then."""
    here: bool
    """Whether this browser is that guest already."""
    address: str | None = None
    """The address that was written to."""
    adds: bool = False
    """Whether that address becomes a new way to sign in."""


class Ticket(Struct):
    """To be sent with what was asked for."""

    ticket: str
    options: str = ""
    """What to ask a device, in JSON, where it is a device that is to answer."""


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

    way: Literal["mail", "push", "webhook", "service"]
    where: str
    """Where it leads; of a browser only the name of its push service."""


class FormerGuest(Struct):
    """The guest that a browser was when it signed in: what the account would take over of them, and what would be dropped."""

    name: str
    tables: list[FormerTables]
    """What the account takes over."""
    moves: list[FormerCredential]
    """The sign-in methods that this very browser has added: the account takes them over, too."""
    drops: list[FormerCredential]
    """Those that it has not added."""
    channels: list[FormerChannel]
    calendar: bool
    """Whether they have an address of a calendar."""
    role: Literal["player", "moderator", "administrator"]
    browsers: int
    """The number of other browsers that are the same guest."""
    blocked: int
    """The number of players whom they block."""
    sanctioned: bool
    """Whether they are muted or suspended now."""


class EnteredResponse(Struct):
    """What came of signing in: nothing new, another guest from now on, or first a question."""

    what: Literal["same", "entered", "ask"]
    name: str
    """What the account is called."""
    added: bool = False
    """Whether it is a new way to sign in."""
    ticket: str | None = None
    """To be sent with the answer to the question."""
    former: FormerGuest | None = None
    """What the question is about."""


class GoTo(Struct):
    """The address of another site."""

    address: str


class KeptSettings(Struct):
    """What a guest likes otherwise than it usually is, by the names that the client has for it."""

    settings: dict[str, str]
    kept: bool
    """Whether this browser has a session: of a visitor who only looks nothing is kept."""


class Accepted(Struct):
    """It was done, and there is nothing more to say."""

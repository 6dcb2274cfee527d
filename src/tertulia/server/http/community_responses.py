"""Responses about chat, notes, profiles of players, and moderation."""

from __future__ import annotations

from msgspec import Struct

from tertulia.server.domain.chat import Listeners
from tertulia.server.domain.moderation import Kind, Outcome, Role


class ChatRoom(Struct):
    """A chat room, of a table or of the lobby, that the guest can read."""

    listeners: Listeners
    last: int
    """The number of its newest line."""
    read: int
    """The number of the newest line that the guest has read."""


class ChatLine(Struct):
    """A chat message."""

    listeners: Listeners
    number: int
    person: str
    """The author's handle."""
    name: str
    mine: bool
    seat: int | None
    """The author's seat at this table; null if the author has none."""
    phrase: str | None
    """The key of a quick phrase; null if the author wrote `words`."""
    words: str
    time: int
    """Milliseconds since 1970."""


class ChatMessage(Struct):
    """The chat of a table or the lobby: recent lines, and whether the guest can write."""

    open: bool
    """Whether the chat is on."""
    writes: Listeners
    """The players or spectators who can read what the guest writes now."""
    rooms: list[ChatRoom]
    lines: list[ChatLine]


class ChatNews(Struct):
    """Stream event: the number of the newest line of a room. Clients fetch the lines themselves."""

    listeners: Listeners
    last: int


class SaidMessage(Struct):
    """The room and the line number of a message that was just stored."""

    listeners: Listeners
    number: int


class Noted(Struct):
    """A private note of the guest."""

    words: str


class PersonRef(Struct):
    """A player as other players see them."""

    person: str
    """Their handle."""
    name: str


class People(Struct):
    """A list of players."""

    people: list[PersonRef]


class Fine(Struct):
    """The request was carried out."""

    ok: bool = True


class SanctionMessage(Struct):
    """A warning, a mute or a suspension."""

    id: str
    person: PersonRef
    kind: Kind
    reason: str
    began: int
    until: int
    """The end, in milliseconds since 1970; for a warning equal to `began`."""
    holds: bool
    """Whether it is in force now."""
    seen: bool
    appeal: str | None
    answer: str | None
    upheld: bool | None
    lifted: int | None
    mine: bool
    """Whether the asking moderator imposed it: then another moderator or an administrator decides the appeal."""


class ReportLine(Struct):
    """A line that moderators see with a report."""

    number: int
    author: PersonRef
    phrase: str | None
    words: str
    time: int


class ReportMessage(Struct):
    """A report as moderators see it."""

    id: str
    reporter: PersonRef
    about: PersonRef
    table: str | None
    listeners: Listeners
    line: int
    """The number of the reported chat line; 0 if the report is about a player."""
    context: list[ReportLine]
    reason: str
    time: int


class OwnReport(Struct):
    """A report that the guest has sent; `outcome` is null until a moderator has reviewed it."""

    about: PersonRef
    time: int
    outcome: Outcome | None


class StandingMessage(Struct):
    """The account status of the guest: role, sanctions, and own reports."""

    role: Role
    sanctions: list[SanctionMessage]
    reports: list[OwnReport]
    waiting: int
    """The number of reports and appeals that wait for a moderator; 0 for players."""
    signs_in: bool
    """Whether the guest has a sign-in method: without one, a role is lost with the browser's cookie."""


class ClaimSeen(Struct):
    """The role that a link gives."""

    role: Role


class StaffMember(Struct):
    """A moderator or an administrator."""

    person: PersonRef
    role: Role


class ModerationMessage(Struct):
    """Open reports and appeals, and the list of moderators and administrators."""

    role: Role
    reports: list[ReportMessage]
    appeals: list[SanctionMessage]
    staff: list[StaffMember]


class PersonRecord(Struct):
    """A player as moderators see them: role, and all sanctions, the newest first."""

    person: PersonRef
    role: Role
    sanctions: list[SanctionMessage]


class DeedMessage(Struct):
    """An entry of the moderation log."""

    number: int
    time: int
    who: PersonRef
    what: str
    about: PersonRef
    details: dict[str, str]
    hash: str


class Deeds(Struct):
    """Entries of the moderation log, the newest first."""

    deeds: list[DeedMessage]

"""What answers carry that are about people among each other."""

from __future__ import annotations

from msgspec import Struct

from tertulia.server.domain.chat import Listeners
from tertulia.server.domain.moderation import Kind, Outcome, Role


class ChatRoom(Struct):
    """A room of a table, or of the lobby, that the guest reads."""

    listeners: Listeners
    last: int
    """The number of its last line."""
    read: int
    """The number of the last line that they have read."""


class ChatLine(Struct):
    """Something that was said."""

    listeners: Listeners
    number: int
    person: str
    """The author's handle."""
    name: str
    mine: bool
    seat: int | None
    """Where the author sits; null where they do not."""
    phrase: str | None
    """The key of a quick phrase; null for words."""
    words: str
    time: int
    """Milliseconds since 1970."""


class ChatMessage(Struct):
    """What was said where somebody is, and what they may say."""

    open: bool
    """Whether anybody may talk."""
    writes: Listeners
    """Who will hear their words."""
    rooms: list[ChatRoom]
    lines: list[ChatLine]


class ChatNews(Struct):
    """News on a live connection: how far a room has come."""

    listeners: Listeners
    last: int


class SaidMessage(Struct):
    """Where words went, and as which line."""

    listeners: Listeners
    number: int


class Noted(Struct):
    """What somebody wrote down for themselves."""

    words: str


class PersonRef(Struct):
    """Somebody, as others may know them."""

    person: str
    """Their handle."""
    name: str


class People(Struct):
    """Some people."""

    people: list[PersonRef]


class Fine(Struct):
    """It is done."""

    ok: bool = True


class SanctionMessage(Struct):
    """A warning, a mute or a suspension."""

    id: str
    person: PersonRef
    kind: Kind
    reason: str
    began: int
    until: int
    """A warning ends as it begins."""
    holds: bool
    """Whether it is in force now."""
    seen: bool
    appeal: str | None
    answer: str | None
    upheld: bool | None
    lifted: int | None
    mine: bool
    """Whether who asks has done it: an appeal against it is for somebody else, or an administrator."""


class ReportLine(Struct):
    """A line that moderators see with a report."""

    number: int
    author: PersonRef
    phrase: str | None
    words: str
    time: int


class ReportMessage(Struct):
    """What moderators are asked to look at."""

    id: str
    reporter: PersonRef
    about: PersonRef
    table: str | None
    listeners: Listeners
    line: int
    """The line that it is about; 0 for none."""
    context: list[ReportLine]
    reason: str
    time: int


class OwnReport(Struct):
    """What came of a report of one's own; null while nobody has looked at it."""

    about: PersonRef
    time: int
    outcome: Outcome | None


class StandingMessage(Struct):
    """What I am here, what was done to me, and what came of my reports."""

    role: Role
    sanctions: list[SanctionMessage]
    reports: list[OwnReport]
    waiting: int
    """The number of reports and appeals that wait for moderators; 0 for who is none."""
    signs_in: bool
    """Whether the guest has a sign-in method: without one, a role is lost with the browser's cookie."""


class ClaimSeen(Struct):
    """The role that a link gives."""

    role: Role


class StaffMember(Struct):
    """Somebody who is more than a player."""

    person: PersonRef
    role: Role


class ModerationMessage(Struct):
    """What waits for moderators, and who they are."""

    role: Role
    reports: list[ReportMessage]
    appeals: list[SanctionMessage]
    staff: list[StaffMember]


class PersonRecord(Struct):
    """Somebody as moderators see them: what they are, and what was done to them, the newest first."""

    person: PersonRef
    role: Role
    sanctions: list[SanctionMessage]


class DeedMessage(Struct):
    """A line of the log of what moderators did."""

    number: int
    time: int
    who: PersonRef
    what: str
    about: PersonRef
    details: dict[str, str]
    hash: str


class Deeds(Struct):
    """Lines of that log, the newest first."""

    deeds: list[DeedMessage]

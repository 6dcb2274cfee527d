"""Requests and responses about chat, profiles, blocks, notes and moderation."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tertulia.play.time_played import EndKind
from tertulia.server.domain.chat import MAX_LINE_CHARACTERS, MAX_NOTE_CHARACTERS, Listeners
from tertulia.server.domain.commands import Number
from tertulia.server.domain.moderation import MAX_SANCTION_DAYS, Kind, Outcome, Role
from tertulia.server.domain.profiles import Company, GameProfile, MeanMoveTime


class SayRequest(Struct, forbid_unknown_fields=True):
    """A chat message: words, or the key of a quick phrase."""

    words: Annotated[str, Meta(max_length=2 * MAX_LINE_CHARACTERS)] = ""
    phrase: Annotated[str, Meta(max_length=24)] | None = None
    mark: Annotated[str, Meta(max_length=24)] = ""
    """An id that the client chooses: a message that is sent twice with it is stored once.

    Empty if it is sent only once.
    """


class ReadRequest(Struct, forbid_unknown_fields=True):
    """The number of the last chat line that the reader has seen."""

    number: Number
    listeners: Listeners = "all"


class ChatOpenRequest(Struct, forbid_unknown_fields=True):
    """Whether the chat of a table is on."""

    open: bool


class NoteRequest(Struct, forbid_unknown_fields=True):
    """A private note of the guest. Empty words delete it."""

    words: Annotated[str, Meta(max_length=2 * MAX_NOTE_CHARACTERS)]


class BlockRequest(Struct, forbid_unknown_fields=True):
    """Whether the guest blocks the player."""

    blocked: bool


Reason = Annotated[str, Meta(min_length=1, max_length=1000)]


class ReportRequest(Struct, forbid_unknown_fields=True):
    """A report to the moderators about a player, and perhaps about one of the player's chat lines."""

    reason: Reason
    table: Annotated[str, Meta(max_length=32)] | None = None
    """The table of the reported line; null for the lobby."""
    listeners: Listeners = "all"
    number: Number = 0
    """The number of the reported line; 0 if the report is about the player in general."""


class SanctionRequest(Struct, forbid_unknown_fields=True):
    """A sanction to impose on a player."""

    kind: Kind
    reason: Reason
    days: Annotated[int, Meta(ge=1, le=MAX_SANCTION_DAYS)] = 1
    report: Annotated[str, Meta(max_length=24)] | None = None
    """The id of the report that the sanction closes."""


class OutcomeRequest(Struct, forbid_unknown_fields=True):
    """The outcome of a report that is closed without a sanction."""

    outcome: Literal["dismissed", "unfounded"]


class ReasonRequest(Struct, forbid_unknown_fields=True):
    """The reason for a moderator's action, or for an appeal."""

    reason: Reason


class AppealAnswerRequest(Struct, forbid_unknown_fields=True):
    """The decision on an appeal."""

    upheld: bool
    reason: Reason


class FindRequest(Struct, forbid_unknown_fields=True):
    """A search for a player by an administrator. It is a body because addresses are kept in logs."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]
    """A complete email address, handle or name."""


class RoleRequest(Struct, forbid_unknown_fields=True):
    """The new role of a player."""

    role: Role


class ClaimRequest(Struct, forbid_unknown_fields=True):
    """The token of a link that grants a role."""

    token: Annotated[str, Meta(max_length=200)]


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


class ChatResponse(Struct):
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


class SentLine(Struct):
    """The room and the line number of a message that was just stored."""

    listeners: Listeners
    number: int


class PrivateNote(Struct):
    """A private note of the guest."""

    words: str


class PlayerRef(Struct):
    """A player as other players see them."""

    person: str
    """Their handle."""
    name: str


class PlayerList(Struct):
    """A list of players."""

    players: list[PlayerRef]


class SanctionResponse(Struct):
    """A warning, a mute or a suspension."""

    id: str
    person: PlayerRef
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
    author: PlayerRef
    phrase: str | None
    words: str
    time: int


class ReportResponse(Struct):
    """A report as moderators see it."""

    id: str
    reporter: PlayerRef
    about: PlayerRef
    table: str | None
    listeners: Listeners
    line: int
    """The number of the reported chat line; 0 if the report is about a player."""
    context: list[ReportLine]
    reason: str
    time: int


class OwnReport(Struct):
    """A report that the guest has sent; `outcome` is null until a moderator has reviewed it."""

    about: PlayerRef
    time: int
    outcome: Outcome | None


class AccountStatus(Struct):
    """The account status of the guest: role, sanctions, and own reports."""

    role: Role
    sanctions: list[SanctionResponse]
    reports: list[OwnReport]
    waiting: int
    """The number of reports and appeals that wait for a moderator; 0 for players."""
    signs_in: bool
    """Whether the guest has a sign-in method: without one, a role is lost with the browser's cookie."""


class RoleOffer(Struct):
    """The role that a link gives."""

    role: Role


class StaffMember(Struct):
    """A moderator or an administrator."""

    person: PlayerRef
    role: Role


class ModerationResponse(Struct):
    """Open reports and appeals, and the list of moderators and administrators."""

    role: Role
    reports: list[ReportResponse]
    appeals: list[SanctionResponse]
    staff: list[StaffMember]


class PlayerRecord(Struct):
    """A player as moderators see them: role, and all sanctions, the newest first."""

    person: PlayerRef
    role: Role
    sanctions: list[SanctionResponse]


class ModerationAction(Struct):
    """An entry of the moderation log."""

    number: int
    time: int
    who: PlayerRef
    what: str
    about: PlayerRef
    details: dict[str, str]
    hash: str


class ModerationActions(Struct):
    """Entries of the moderation log, the newest first."""

    actions: list[ModerationAction]


class OpponentResponse(Struct):
    """An opponent of the player, and the results. Games in which one of the two had no rank count in `games` only."""

    person: PlayerRef
    games: int
    won: int
    lost: int
    tied: int


class ProfileResponse(Struct):
    """A player's profile. It covers finished games at public tables, and at tables where the asking guest sits."""

    person: PlayerRef
    mine: bool
    """Whether it is the asking guest's own profile."""
    note: str
    """The asking guest's private note about the player."""
    counted: int
    """The number of games that the statistics cover."""
    more: bool
    """Whether the player has older games that the statistics leave out."""
    games: list[GameProfile]
    """Statistics by game, the most played first."""
    opponents: list[OpponentResponse]
    """The most frequent opponents first."""
    paces: list[MeanMoveTime]
    """Mean time per move, by kind of time control."""


class PlayedGameResponse(Struct):
    """A finished game of a player."""

    table: str
    game: str
    over: int | None
    """When it ended, in milliseconds since 1970; null if the time is unknown."""
    company: Company
    players: int
    place: int | None
    """The player's rank, from 1; null without a ranking, and in solo games."""
    shared: bool
    """Whether the player shared the victory."""
    points: int | None
    """Null if the game ended early."""
    ended: EndKind | None
    """Why the game ended early; null if it did not."""
    forfeited: bool
    """Whether the player timed out or resigned before the end."""
    stood_in: bool
    """Whether a bot finished the game in the player's place."""
    opponents: list[PlayerRef]


class PlayedPage(Struct):
    """A page of a player's finished games, the latest first."""

    games: list[PlayedGameResponse]
    more: bool
    """Whether there is another page."""


class NoteOnPlayer(Struct):
    """A player about whom the asking guest keeps a note."""

    person: str
    """The player's handle."""
    words: str


class NotesOnPlayers(Struct):
    """All private notes of the asking guest about players."""

    notes: list[NoteOnPlayer]

"""Requests and responses about chat, profiles, blocks, notes and moderation."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tertulia.play.time_played import EndKind
from tertulia.server.domain.chat import MAX_LINE_CHARACTERS, MAX_NOTE_CHARACTERS, Listeners
from tertulia.server.domain.commands import Number
from tertulia.server.domain.moderation import MAX_SANCTION_DAYS, Kind, Outcome, Role
from tertulia.server.domain.profiles import GameProfile, MeanMoveTime, OpponentKind


class SayRequest(Struct, forbid_unknown_fields=True):
    """A chat message: free text (`words`), or the key of a predefined quick phrase (`phrase`)."""

    words: Annotated[str, Meta(max_length=2 * MAX_LINE_CHARACTERS)] = ""
    phrase: Annotated[str, Meta(max_length=24)] | None = None
    dedupe_key: Annotated[str, Meta(max_length=24)] = ""
    """An idempotency key that the client chooses; empty for no key.

    A message that is sent twice with the same key is stored once.
    """


class ReadRequest(Struct, forbid_unknown_fields=True):
    """The number of the last line of a chat room that the guest has read."""

    number: Number
    listeners: Listeners = "all"


class ChatOpenRequest(Struct, forbid_unknown_fields=True):
    """A request of the host to turn the chat of a table on or off."""

    open: bool


class NoteRequest(Struct, forbid_unknown_fields=True):
    """The guest's private note about a table or a player. Empty `words` delete the note."""

    words: Annotated[str, Meta(max_length=2 * MAX_NOTE_CHARACTERS)]


class BlockRequest(Struct, forbid_unknown_fields=True):
    """A request to block a player (`blocked` is true) or to unblock them."""

    blocked: bool


Reason = Annotated[str, Meta(min_length=1, max_length=1000)]


class ReportRequest(Struct, forbid_unknown_fields=True):
    """A report to the moderators about a player, and perhaps about one of the player's chat lines."""

    reason: Reason
    table: Annotated[str, Meta(max_length=32)] | None = None
    """The table whose chat has the reported line; null for the chat of the lobby."""
    listeners: Listeners = "all"
    number: Number = 0
    """The number of the reported chat line; 0 if the report is about the player in general."""


class SanctionRequest(Struct, forbid_unknown_fields=True):
    """A sanction that a moderator imposes on a player: kind, duration and reason."""

    kind: Kind
    reason: Reason
    days: Annotated[int, Meta(ge=1, le=MAX_SANCTION_DAYS)] = 1
    report: Annotated[str, Meta(max_length=24)] | None = None
    """The id of the report that the sanction closes; null for none."""


class OutcomeRequest(Struct, forbid_unknown_fields=True):
    """The outcome of a report that is closed without a sanction."""

    outcome: Literal["dismissed", "unfounded"]


class ReasonRequest(Struct, forbid_unknown_fields=True):
    """The reason for which a moderator ends a sanction early, or for which a guest appeals."""

    reason: Reason


class AppealAnswerRequest(Struct, forbid_unknown_fields=True):
    """The decision on an appeal: whether the sanction stays in force (`upheld`), and why."""

    upheld: bool
    reason: Reason


class FindRequest(Struct, forbid_unknown_fields=True):
    """An administrator's search for a player. It is sent as a body, because URLs are often logged."""

    query: Annotated[str, Meta(min_length=1, max_length=254)]
    """A complete email address, handle or name of the player."""


class RoleRequest(Struct, forbid_unknown_fields=True):
    """The role that an administrator gives to a player."""

    role: Role


class ClaimRequest(Struct, forbid_unknown_fields=True):
    """The token of a role link, which gives the guest a role."""

    token: Annotated[str, Meta(max_length=200)]


class ChatRoom(Struct):
    """A chat room of a table or of the lobby that the guest can read."""

    listeners: Listeners
    last: int
    """The number of the room's newest line; 0 if the room has none."""
    last_read: int
    """The number of the newest line that the guest has read; 0 for none."""


class ChatLine(Struct):
    """A line of a chat room: its number, author, time, and words or quick phrase."""

    listeners: Listeners
    number: int
    handle: str
    """The author's handle."""
    name: str
    own: bool
    seat: int | None
    """The author's first seat at the table; null if the author has none, and in the lobby."""
    phrase: str | None
    """The key of a predefined phrase, which clients translate; null if the author wrote `words`."""
    words: str
    time: int
    """When the message was sent, in milliseconds since 1970."""


class ChatResponse(Struct):
    """The chat of a table or the lobby: recent lines, and whether the guest can write."""

    open: bool
    """Whether the chat of the table or lobby is turned on."""
    writable_room: Listeners
    """The chat room to which the guest's messages go at present: `all`, `players` or `spectators`.

    `all` is common to players and spectators. During a game, players and spectators write in separate rooms.
    """
    rooms: list[ChatRoom]
    lines: list[ChatLine]


class ChatNews(Struct):
    """A stream event: the number of the newest line of a chat room. Clients request the lines themselves."""

    listeners: Listeners
    last: int


class SentLine(Struct):
    """The room and the line number of a chat message that was just stored."""

    listeners: Listeners
    number: int


class PrivateNote(Struct):
    """A guest's private note about a table or a player, which no other guest can read."""

    words: str


class PlayerRef(Struct):
    """The public data of a player: handle and name."""

    handle: str
    """The player's handle: a public id."""
    name: str


class PlayerList(Struct):
    """A list of players."""

    players: list[PlayerRef]


class LastSeenResponse(Struct):
    """When a player last used the site."""

    online: bool
    """Whether the player has the site open."""
    days: int
    """Number of calendar days (UTC) since the player used the site; 0 for today."""


class KnownPlayer(Struct):
    """A player who has sat at a table with the guest."""

    handle: str
    name: str
    last_seen: LastSeenResponse | None
    """When the player last used the site; null if this is unknown or hidden.

    The player can hide it. It is also hidden if the player blocks the guest, or the guest blocks the player.
    """


class KnownPlayers(Struct):
    """Players who have sat at a table with the guest."""

    players: list[KnownPlayer]


class SanctionResponse(Struct):
    """A sanction of a player: a warning, a mute or a suspension."""

    id: str
    player: PlayerRef
    kind: Kind
    reason: str
    began: int
    """When the sanction was imposed, in milliseconds since 1970."""
    until: int
    """When the sanction ends, in milliseconds since 1970; for a warning, equal to `began`."""
    in_force: bool
    """Whether the sanction is in force now."""
    seen: bool
    appeal: str | None
    answer: str | None
    upheld: bool | None
    lifted: int | None
    """When a moderator ended the sanction early, in milliseconds since 1970; null if none did."""
    by_me: bool
    """Whether the asking guest imposed the sanction.

    Moderators may not decide appeals against sanctions that they imposed themselves.
    """


class ReportLine(Struct):
    """A chat line that moderators see with a report: the reported line, or one near it."""

    number: int
    author: PlayerRef
    phrase: str | None
    words: str
    time: int
    """When the chat line was sent, in milliseconds since 1970."""


class ReportResponse(Struct):
    """A player's report to the moderators, with the reported chat line (if any) and the lines around it."""

    id: str
    reporter: PlayerRef
    about: PlayerRef
    table: str | None
    listeners: Listeners
    line: int
    """The number of the reported chat line; 0 if the report is about the player in general."""
    context: list[ReportLine]
    reason: str
    time: int
    """When the report was sent, in milliseconds since 1970."""


class OwnReport(Struct):
    """A report that the asking guest has sent; `outcome` is null until a moderator has decided on it."""

    about: PlayerRef
    time: int
    """When the report was sent, in milliseconds since 1970."""
    outcome: Outcome | None


class AccountStatus(Struct):
    """The account status of the asking guest: role, sanctions, and reports that the guest has sent."""

    role: Role
    sanctions: list[SanctionResponse]
    reports: list[OwnReport]
    open_cases: int
    """The number of reports and appeals that wait for a moderator; 0 for players."""
    has_sign_in_method: bool
    """Whether the guest has a sign-in method.

    A guest without one loses their role if the browser deletes the guest cookie.
    """


class RoleOffer(Struct):
    """The role that the guest would get by using a role link."""

    role: Role


class StaffMember(Struct):
    """A moderator or an administrator, with their role."""

    player: PlayerRef
    role: Role


class ModerationResponse(Struct):
    """Open reports and appeals, and the list of moderators and administrators."""

    role: Role
    reports: list[ReportResponse]
    appeals: list[SanctionResponse]
    staff: list[StaffMember]


class PlayerRecord(Struct):
    """A player's record, as moderators see it: role, and all sanctions, the newest first."""

    player: PlayerRef
    role: Role
    sanctions: list[SanctionResponse]


class ModerationAction(Struct):
    """An entry of the moderation log: `actor` did `action` to the player `subject`."""

    number: int
    time: int
    """When the action was done, in milliseconds since 1970."""
    actor: PlayerRef
    action: str
    subject: PlayerRef
    details: dict[str, str]
    hash: str


class ModerationActions(Struct):
    """Entries of the moderation log, the newest first."""

    actions: list[ModerationAction]


class OpponentResponse(Struct):
    """The numbers of games that a player has played, won, lost and tied against one opponent.

    Games in which the player or the opponent had no rank count only in `games`.
    """

    player: PlayerRef
    games: int
    won: int
    lost: int
    tied: int


class ProfileResponse(Struct):
    """A player's profile.

    It covers finished games at public tables, and at tables where the asking guest sits.
    """

    player: PlayerRef
    own: bool
    """Whether the profile is the asking guest's own."""
    note: str
    """The asking guest's private note about the player; empty if there is none."""
    counted_games: int
    """The number of games that the statistics cover."""
    more: bool
    """Whether the player has older games, which the statistics leave out."""
    games: list[GameProfile]
    """The player's statistics by game, the most played game first."""
    opponents: list[OpponentResponse]
    """The player's most frequent opponents, the most frequent first."""
    paces: list[MeanMoveTime]
    """The player's mean time for a move, by kind of time control."""
    last_seen: LastSeenResponse | None
    """When the player last used the site; null if this is unknown or hidden.

    The player can hide it. It is also hidden if the player blocks the guest, or the guest blocks the player.
    """


class PlayedGameResponse(Struct):
    """A finished game of a player: table, opponents, points and place."""

    table: str
    game: str
    ended_at: int | None
    """When the game ended, in milliseconds since 1970; null if the time was not recorded."""
    opponent_kind: OpponentKind
    players: int
    place: int | None
    """The player's rank, from 1; null for a solo game, or if an early end gave the player no rank."""
    shared: bool
    """Whether the player shared the victory."""
    points: int | None
    """The player's points; null if the game ended early."""
    ended_early: EndKind | None
    """Why the game ended early; null if it ended by its rules."""
    forfeited: bool
    """Whether the player timed out or resigned before the end."""
    finished_by_bot: bool
    """Whether a bot finished the game in place of the player."""
    opponents: list[PlayerRef]


class PlayedPage(Struct):
    """A page of a player's finished games, the latest first."""

    games: list[PlayedGameResponse]
    more: bool
    """Whether there is a further page, with older games."""


class NoteOnPlayer(Struct):
    """The asking guest's private note about a player."""

    handle: str
    """The player's handle."""
    words: str


class NotesOnPlayers(Struct):
    """The asking guest's private notes about the players at one table."""

    notes: list[NoteOnPlayer]

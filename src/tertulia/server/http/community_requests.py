"""Bodies of requests about chat, blocks, notes and moderation."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tertulia.server.domain.chat import MAX_LINE_CHARACTERS, MAX_NOTE_CHARACTERS, Listeners
from tertulia.server.domain.moderation import MAX_SANCTION_DAYS, Kind, Role
from tertulia.server.http.requests import Number


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


class AnswerRequest(Struct, forbid_unknown_fields=True):
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

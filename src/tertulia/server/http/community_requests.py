"""What requests carry that are about people among each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tertulia.server.domain.chat import MOST_CHARACTERS, MOST_OF_A_NOTE, Listeners
from tertulia.server.domain.moderation import MOST_DAYS, Kind, Role
from tertulia.server.http.requests import Number


class SayRequest(Struct, forbid_unknown_fields=True):
    """Something that somebody says: words, or a quick phrase by its key."""

    words: Annotated[str, Meta(max_length=2 * MOST_CHARACTERS)] = ""
    phrase: Annotated[str, Meta(max_length=24)] | None = None
    mark: Annotated[str, Meta(max_length=24)] = ""
    """What the browser calls it: sent twice, it is said once. Nothing for what is sent only once."""


class ReadRequest(Struct, forbid_unknown_fields=True):
    """The last chat line that a reader has seen."""

    number: Number
    listeners: Listeners = "all"


class ChatOpenRequest(Struct, forbid_unknown_fields=True):
    """Whether there is chat at a table."""

    open: bool


class NoteRequest(Struct, forbid_unknown_fields=True):
    """What somebody writes down for themselves; nothing takes it away."""

    words: Annotated[str, Meta(max_length=2 * MOST_OF_A_NOTE)]


class BlockRequest(Struct, forbid_unknown_fields=True):
    """Whether somebody is blocked."""

    blocked: bool


Reason = Annotated[str, Meta(min_length=1, max_length=1000)]


class ReportRequest(Struct, forbid_unknown_fields=True):
    """What moderators are asked to look at: somebody, and perhaps a line of theirs."""

    reason: Reason
    table: Annotated[str, Meta(max_length=32)] | None = None
    """The table where they said it; nothing for the lobby."""
    listeners: Listeners = "all"
    number: Number = 0
    """The line; 0 where it is about none."""


class SanctionRequest(Struct, forbid_unknown_fields=True):
    """A sanction against a person."""

    kind: Kind
    reason: Reason
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 1
    report: Annotated[str, Meta(max_length=24)] | None = None
    """The report that it answers."""


class OutcomeRequest(Struct, forbid_unknown_fields=True):
    """What comes of a report about which nothing is done."""

    outcome: Literal["dismissed", "unfounded"]


class ReasonRequest(Struct, forbid_unknown_fields=True):
    """Why."""

    reason: Reason


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """What is decided of an appeal."""

    upheld: bool
    reason: Reason


class FindRequest(Struct, forbid_unknown_fields=True):
    """Whom an administrator looks for. Not in an address: those are kept in logs."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]
    """A mail address, a handle or a name, whole."""


class RoleRequest(Struct, forbid_unknown_fields=True):
    """What somebody is from now on."""

    role: Role


class ClaimRequest(Struct, forbid_unknown_fields=True):
    """The token of a link that gives a role."""

    token: Annotated[str, Meta(max_length=200)]

"""What is asked and answered of planned moves and standing answers: for a seat's own player alone."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tertulia.play.answers import Standing, Until
from tertulia.play.planning import MOST_ACTIONS
from tertulia.server.domain.aside import Plan
from tertulia.server.domain.planning import MOST_CHAINS
from tertulia.server.http.requests import Number, SeatNumber, Text
from tertulia.server.http.responses import LegalJson, LineJson, ViewJson

Chain = Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MOST_ACTIONS)]


class PlanTryRequest(Struct, forbid_unknown_fields=True):
    """A chain of actions that a seat would do at its next turn."""

    seat: SeatNumber
    actions: Chain = []


class PlanRequest(Struct, forbid_unknown_fields=True):
    """The chains of a plan, of which the first that can be carried out is; none drops the plan."""

    seat: SeatNumber
    alternatives: Annotated[list[Annotated[Chain, Meta(min_length=1)]], Meta(max_length=MOST_CHAINS)]


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """An answer that is to stand until a round or the game ends, or not to stand any more."""

    seat: SeatNumber
    answer: Text
    until: Until = "game"
    about: Number | None = None
    on: bool = True


class SeenRequest(Struct, forbid_unknown_fields=True):
    """How many actions a seat's player has seen."""

    seat: SeatNumber
    ply: Number


class PlannedTable(Struct, kw_only=True):
    """The table as it would be in a seat's next turn after a chain of actions."""

    position: int
    seat: int | None = field(name="as")
    actors: list[int]
    view: ViewJson
    legal: LegalJson
    log: list[LineJson]
    """The chain."""
    ends: bool
    """Whether its last action reveals something: what follows nobody can plan."""


class OfferedAnswer(Struct):
    """An answer that a game has."""

    answer: str
    until: list[Literal["round", "game"]]
    about: str | None
    """The kind of thing that the answer is for, such as `card`; null if it does not depend on one."""
    fits: bool
    """Whether it would answer what the seat is asked now."""
    of: int | None
    """For which thing it would."""


class OwnSeat(Struct, kw_only=True):
    """What a seat keeps for itself: nobody else is told."""

    seat: int
    plan: Plan | None
    may_plan: bool
    """Whether its next turn can be foreseen now."""
    answers: list[Standing]
    offered: list[OfferedAnswer]
    automatic: list[int]
    """The plies that its answers have played."""
    seen: int
    """The number of actions that its player had seen."""

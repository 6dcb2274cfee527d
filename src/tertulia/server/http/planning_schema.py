"""Requests and responses of planned moves and automatic answers, which only the seat's own player sees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tertulia.play.answers import AutoAnswer, Until
from tertulia.play.planning import MAX_PLAN_ACTIONS
from tertulia.server.domain.planning import MAX_CHAINS
from tertulia.server.domain.private_seat_data import Plan
from tertulia.server.http.requests import Number, SeatNumber, Text
from tertulia.server.http.responses import LegalJson, LineJson, ViewJson

Chain = Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=MAX_PLAN_ACTIONS)]


class PlanTryRequest(Struct, forbid_unknown_fields=True):
    """A chain of actions to try out at the seat's next turn."""

    seat: SeatNumber
    actions: Chain = []


class PlanRequest(Struct, forbid_unknown_fields=True):
    """A plan: alternative chains of actions. The first legal chain is played. An empty list deletes the plan."""

    seat: SeatNumber
    alternatives: Annotated[list[Annotated[Chain, Meta(min_length=1)]], Meta(max_length=MAX_CHAINS)]


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """An automatic answer to turn on or off; it lasts until the round or the game ends."""

    seat: SeatNumber
    answer: Text
    until: Until = "game"
    about: Number | None = None
    on: bool = True


class SeenRequest(Struct, forbid_unknown_fields=True):
    """How many actions of the game the seat's player has seen."""

    seat: SeatNumber
    ply: Number


class PlannedTable(Struct, kw_only=True):
    """The table as it would look at the seat's next turn, after a chain of actions."""

    position: int
    seat: int | None = field(name="as")
    actors: list[int]
    view: ViewJson
    legal: LegalJson
    log: list[LineJson]
    """The log lines of the chain."""
    ends: bool
    """Whether the last action reveals hidden information: nothing can be planned after it."""


class OfferedAnswer(Struct):
    """An automatic answer that the game offers."""

    answer: str
    until: list[Literal["round", "game"]]
    about: str | None
    """The kind of thing that the answer is for, such as `card`; null if it does not depend on one."""
    fits: bool
    """Whether it would answer the seat's current decision."""
    of: int | None
    """The number of the thing in the current decision that it would be for; null if it does not depend on one."""


class OwnSeat(Struct, kw_only=True):
    """Private data of a seat: its plan, automatic answers, and how far its player has seen the game."""

    seat: int
    plan: Plan | None
    may_plan: bool
    """Whether the game can foresee the seat's next turn now."""
    answers: list[AutoAnswer]
    offered: list[OfferedAnswer]
    automatic: list[int]
    """The numbers of the actions that automatic answers have played."""
    seen: int
    """The number of actions that the player has seen."""

"""The report of an analysis, as it is stored and sent (`Analysis`).

Actions are in notation, seats are numbers from 0, and points and chances are listed by seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Move(msgspec.Struct, frozen=True):
    """An action of a seat."""

    seat: int
    action: str


class Choice(msgspec.Struct, frozen=True):
    """A possible action, and the expected end of the game after it."""

    action: str
    points: list[float]
    """Expected final points if all seats play strongly from there on."""
    chances: list[float]
    """Chances of winning, from 0 to 1, if all seats go on playing as they have played."""


class Prevented(msgspec.Struct, frozen=True):
    """Points that an action denies to an opponent."""

    seat: int
    points: float
    """Points that the opponent is expected to make less than after other actions."""


class Reason(msgspec.Struct, frozen=True):
    """Why the best action was better than the played one. Scaled to the points that count as lost."""

    at_once: int
    """Additional immediate points; negative for fewer, 0 if they are uncertain."""
    later: float
    """Additional final points beyond `at_once`; negative for fewer."""
    denied: list[Prevented]
    """Points that it would have denied to opponents."""
    when: Literal["now", "soon", "late"]
    """When most of its points would have come: at once, within `Decision.line`, or later."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a finished game: the played action and the best ones."""

    ply: int
    """Number of actions before it."""
    seat: int
    played: Choice
    choices: list[Choice]
    """The best actions, best first. The played action may be among them."""
    line: list[Move]
    """Expected line of play that begins with the best action."""
    lost_points: float
    """Points that it lost: the loss of expected lead over the best opponent against the best action.

    At most the points that could still be gained (`analysis/lost_points.py`).
    """
    lost_chance: float
    """Loss of the chance of winning at this table, reduced like `lost_points`."""
    reason: Reason | None = None
    """Reason for the loss; None except for the mistakes."""


class Moment(msgspec.Struct, frozen=True):
    """The expected end of the game at a decision, or its true end."""

    ply: int
    """Number of actions before it."""
    scores: list[int]
    """Points made so far."""
    points: list[float]
    """Expected final points if all seats go on playing as they have played."""
    chances: list[float]
    """Chances of winning on that condition; they sum up to 1."""
    strong_points: list[float]
    """Expected final points if all seats play strongly from there on."""
    strong_chances: list[float]


class Strength(msgspec.Struct, frozen=True):
    """Playing strength of a seat in this game."""

    given: float
    """Share of its possible points that it lost, from 0 to 1."""
    level: str
    """Level of bots that most likely loses such a share."""
    sure: float
    """Probability of that level among the measured ones, from 0 to 1."""


class Luck(msgspec.Struct, frozen=True):
    """Value of a random draw, compared with other draws from the same position."""

    ply: int
    """Number of actions before its result was known."""
    points: list[float]
    chances: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A turning point: successive decisions of a player with their draws, in which chances changed much."""

    ply: int
    """Number of actions before the most important decision or draw in it."""
    seat: int
    """The seat whose chance of winning changed most."""
    before: float
    after: float
    luck: bool
    """Whether a draw caused most of the change; otherwise a decision did."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a complete game."""

    game: str
    seats: list[str]
    milliseconds: float
    """Approximate milliseconds of search for each decision."""
    scores: list[int]
    winners: list[int]
    course: list[Moment]
    """One moment before each decision, and one for the end."""
    decisions: list[Decision]
    mistakes: list[int]
    """Indices of the costliest decisions in `decisions`, the costliest first."""
    luck: list[Luck]
    lucky_points: list[float]
    """Total luck of each seat in points, bounded by the result (`analysis/lost_points.py`)."""
    lost_points: list[float]
    """Total points that each seat's decisions lost."""
    turns: list[Turn]
    """Turning points, in the order of the game."""
    strengths: list[Strength]
    """Playing strength of each seat; empty if the game has no measured levels (then all count as strong)."""
    early: bool = False
    """Whether the game ended early, by agreement or forfeit.

    Then scores are those at that time, and the course ends with a prediction.
    """

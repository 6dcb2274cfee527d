"""The report of an analysis, as it is stored and sent to clients (`Analysis`).

Actions are in notation, seats are numbers from 0, and points and chances are lists by seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Move(msgspec.Struct, frozen=True):
    """An action of a seat in a line of play, in notation."""

    seat: int
    action: str


class Choice(msgspec.Struct, frozen=True):
    """A legal action at a decision, with the expected final points and chances of winning after it."""

    action: str
    points: list[float]
    """Expected final points of each seat if all seats play strongly after the action."""
    chances: list[float]
    """Each seat's chance of winning, from 0 to 1, if all seats go on playing as they have played."""


class PreventedPoints(msgspec.Struct, frozen=True):
    """An opponent that is expected to make fewer points because of an action."""

    seat: int
    points: float
    """Number of points that the opponent is expected to lose by the action."""


class Reason(msgspec.Struct, frozen=True):
    """Why the best action was better than the played one, in points that it brings or denies.

    The report may state only a part of the decision's loss as lost points (`Decision.lost_points`). Then `later` and
    `denied` are reduced to the same part.
    """

    at_once: int
    """Additional points that the best action makes immediately; negative for fewer.

    It is 0 if the immediate points depend on hidden or random data.
    """
    later: float
    """Additional final points of the best action without those in `at_once`; negative for fewer."""
    denied: list[PreventedPoints]
    """Opponents that would have made fewer points after the best action, and how many fewer."""
    when: Literal["now", "soon", "late"]
    """When the best action makes most of its additional points: `now`, `soon` (within `Decision.line`) or `late`."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a finished game: the action that was played, and the best actions."""

    ply: int
    """Number of actions in the game before this decision."""
    seat: int
    played: Choice
    choices: list[Choice]
    """The best actions, the best first. The played action may be among them."""
    line: list[Move]
    """Expected line of play that begins with the best action; empty if none is known."""
    lost_points: float
    """Expected final lead over the best opponent that the decision cost, in points.

    It is the lead after the best action minus the lead after the played action. It is at most the points that the seat
    could still gain (`analysis/lost_points.py`).
    """
    lost_chance: float
    """Chance of winning that the decision lost if all seats play strongly afterwards, from 0 to 1.

    If `lost_points` is only a part of the decision's loss of points, only the same part of its loss of chance counts.
    """
    reason: Reason | None = None
    """Why the best action was better; None unless the decision is one of `Analysis.mistakes`."""


class Moment(msgspec.Struct, frozen=True):
    """Expected final points and chances of winning before a decision, or at the end of the game."""

    ply: int
    """Number of actions in the game before this moment."""
    scores: list[int]
    """Points that each seat has made so far."""
    points: list[float]
    """Expected final points of each seat if all seats go on playing as they have played."""
    chances: list[float]
    """Each seat's chance of winning, from 0 to 1, if all seats go on playing as they have played. The sum is 1."""
    strong_points: list[float]
    """Expected final points of each seat if all seats play strongly from this moment on."""
    strong_chances: list[float]


class Strength(msgspec.Struct, frozen=True):
    """Playing strength of a seat in this game, measured by the points that its decisions lost."""

    lost_share: float
    """Points that the seat lost, divided by points lost plus points made, from 0 to 1."""
    level: str
    """Name of the measured bot that would most likely lose the same share of its points."""
    level_probability: float
    """Probability, from 0 to 1, that the seat plays like the bot `level`.

    All measured bots have equal prior probabilities.
    """


class Luck(msgspec.Struct, frozen=True):
    """Value of a random draw for each seat, compared with other draws from the same position."""

    ply: int
    """Number of actions in the game before the decision that followed the draw."""
    points: list[float]
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn of one seat, with its draws, that changed a seat's chance of winning considerably.

    A turn is a series of successive decisions of one seat.
    The chances assume that all seats play strongly afterwards.
    """

    ply: int
    """Number of actions in the game before the moment at which a report shows the turning point.

    The moment is the decision that changed the chance most. If `luck` is true, it is the next decision after the draw
    that changed the chance most. If no decision follows the draw, it is the end of the game.
    """
    seat: int
    """The seat whose chance of winning changed most."""
    before: float
    after: float
    luck: bool
    """Whether random draws caused more than half of the change; otherwise decisions did."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a complete game, for players and clients."""

    game: str
    seats: list[str]
    milliseconds: float
    """Approximate search time for each decision, in milliseconds."""
    scores: list[int]
    winners: list[int]
    course: list[Moment]
    """Expected final points and chances before each decision, in order, then those at the game's end."""
    decisions: list[Decision]
    mistakes: list[int]
    """Indices in `decisions` of the decisions that lost most points, the costliest first."""
    luck: list[Luck]
    lucky_points: list[float]
    """Total points that each seat gained by luck; negative for bad luck.

    They are limited to an amount that the final result can explain (`lost_points.bound_luck`).
    """
    lost_points: list[float]
    """Total points that the decisions of each seat lost."""
    turns: list[TurningPoint]
    """Turning points, in the order of the game."""
    strengths: list[Strength]
    """Playing strength of each seat.

    Empty if the game's package has no strength model. Predictions then assume that all seats play strongly.
    """
    early: bool = False
    """Whether the game ended early, by agreement or forfeit.

    After an early end, `scores` are the points at that time, and the last entry of `course` is a prediction.
    """

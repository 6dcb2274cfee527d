"""What an analysis says, as it is kept and sent. Actions are in notation, seats are numbers from 0, points and chances by seat."""

from __future__ import annotations

from typing import Literal

import msgspec


class Move(msgspec.Struct, frozen=True):
    """Somebody does something."""

    seat: int
    action: str


class Choice(msgspec.Struct, frozen=True):
    """An action that there was, and how the game was thought to end after it."""

    action: str
    points: list[float]
    """at the end, if all play strongly from there on"""
    chances: list[float]
    """of winning at this table, from 0 to 1: if all play on as they have played"""


class Prevented(msgspec.Struct, frozen=True):
    """What an action keeps somebody else from."""

    seat: int
    points: float
    """that they are thought to make less than after what else there is to do"""


class Reason(msgspec.Struct, frozen=True):
    """Why the best action was better than the one that was played; all of it together no more than was still to be had."""

    at_once: int
    """Points that it would have brought more at once; below 0: fewer. 0 where nobody could know."""
    later: float
    """Points at the end that it would have kept open beyond those; below 0: fewer."""
    denied: list[Prevented]
    """What it would have kept the others from."""
    when: Literal["now", "soon", "late"]
    """When the greater part of its own points would have come: at once, in what might have followed (`Decision.line`), or later."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a finished game: what was done, and what might have been."""

    ply: int
    """Number of actions before."""
    seat: int
    played: Choice
    choices: list[Choice]
    """The best few, the best first; what was played may be among them."""
    line: list[Move]
    """What would have followed, the best action first."""
    lost_points: float
    """What it gave away: by how many points the expected lead over the best of the others is smaller than after the best action,
    but no more than what was still to be had (`analysis/given_away.py`)."""
    lost_chance: float
    """The same for the chance of winning at this table."""
    reason: Reason | None = None
    """Of the costliest ones."""


class Moment(msgspec.Struct, frozen=True):
    """How the game was thought to end when there was something to decide, or how it ended."""

    ply: int
    """Number of actions before that moment."""
    scores: list[int]
    """Points made so far."""
    points: list[float]
    """at the end, if all play on as they have played …"""
    chances: list[float]
    """… and chances of winning, which sum up to 1."""
    strong_points: list[float]
    """The same, if all play strongly from there on."""
    strong_chances: list[float]


class Strength(msgspec.Struct, frozen=True):
    """How strongly a seat has played."""

    given: float
    """The share that it gave away of the points that it could have had, from 0 to 1."""
    level: str
    """The level of bots whose shares that is likest to."""
    sure: float
    """How likely it is that one among those that are known, from 0 to 1."""


class Luck(msgspec.Struct, frozen=True):
    """What dice, cards and other things that nobody knew brought, against other draws from the same position."""

    ply: int
    """Number of actions before it was known."""
    points: list[float]
    chances: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A go in which the game turned: some decisions of a player, and what was drawn."""

    ply: int
    """Number of actions before the one that mattered most, or before the draw."""
    seat: int
    """The seat whose chance of winning changed most."""
    before: float
    after: float
    luck: bool
    """Whether a draw changed it; otherwise a decision did."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    seats: list[str]
    milliseconds: float
    """For how long, about, each decision was thought about."""
    scores: list[int]
    winners: list[int]
    course: list[Moment]
    """One for each decision, before it, and the end."""
    decisions: list[Decision]
    mistakes: list[int]
    """The costliest ones: places in `decisions`, the costliest first."""
    luck: list[Luck]
    lucky_points: list[float]
    """What the luck of each seat was worth in all: no more than the result can bear (`analysis/given_away.py`)."""
    lost_points: list[float]
    """What each seat gave away by its decisions in all."""
    turns: list[Turn]
    """In the order of the game."""
    strengths: list[Strength]
    """How each seat has played; empty in a game of which no levels are known: then all are taken for strong."""
    early: bool = False
    """Whether people ended it before its end: then points are as they stood, and the course ends with what was expected."""

"""What an analysis says, as it is kept and sent. Actions are in notation, seats are numbers from 0, points and chances by seat."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True):
    """Somebody does something."""

    seat: int
    action: str


class Choice(msgspec.Struct, frozen=True):
    """An action that there was, and how the game was thought to end after it."""

    action: str
    points: list[float]
    chances: list[float]
    """of winning, from 0 to 1"""


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
    """By how many points the expected lead over the best of the others is smaller than after the best action."""
    lost_chance: float
    """The same for the chance of winning."""


class Moment(msgspec.Struct, frozen=True):
    """How the game was thought to end when there was something to decide, or how it ended."""

    ply: int
    """Number of actions before that moment."""
    points: list[float]
    chances: list[float]


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
    """Whose chance of winning changed the most, …"""
    before: float
    after: float
    luck: bool
    """… by what was drawn; otherwise by what was decided, foreseen or not."""


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
    """The dearest ones: places in `decisions`, the dearest first."""
    luck: list[Luck]
    lucky_points: list[float]
    """The luck of each seat in all."""
    lost_points: list[float]
    """What each seat lost by its decisions in all."""
    turns: list[Turn]
    """In the order of the game."""

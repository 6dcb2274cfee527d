"""Responses about lessons: the guided first games of games."""

from __future__ import annotations

from msgspec import Struct, field


class LessonStep(Struct, omit_defaults=True):
    """A step of a lesson: the actions that it plays, and the things on the page that it points at.

    Things are given as CSS selectors of the client.
    """

    id: str
    """Names the step's messages: `<game>-lesson-<id>`."""
    start: int
    """The number of actions before the step."""
    end: int
    """The number of actions after it."""
    point: list[str]
    """The things that the step points at."""
    do: list[str] = field(default_factory=list)
    """The learner's actions, in notation."""
    look: list[str] = field(default_factory=list)
    """The things that the step points at when its actions are done."""
    until: str | None = None
    """In the last step, the fact of the view that ends the lesson: `round = 4`."""


class LessonResponse(Struct):
    """The guided first game of a game. The client plays it at a practice table, opened from its record."""

    minutes: int
    """The expected duration."""
    seat: int
    """The learner's seat."""
    bot: str
    """The bot that plays the other seats after the last step."""
    record: str
    """The record file of the game, as text, up to the last step."""
    steps: list[LessonStep]

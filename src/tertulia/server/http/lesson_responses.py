"""Responses about lessons, which teach a game step by step."""

from __future__ import annotations

from msgspec import Struct, field


class LessonStep(Struct, omit_defaults=True):
    """A step of a lesson: the learner's actions, and the things on the page that the step points at."""

    id: str
    """Id of the step: the messages `<game>-lesson-<id>` and `<game>-lesson-<id>-title` have its texts."""
    start: int
    """The number of actions in the game's log before the step."""
    end: int
    """The number of actions in the game's log when the step has ended."""
    point: list[str]
    """CSS selectors of the things on the client's page that the step points at."""
    do: list[str] = field(default_factory=list)
    """The learner's actions, in notation; absent in a step that only explains."""
    look: list[str] = field(default_factory=list)
    """CSS selectors of the things that the step points at when its actions are done."""
    until: str | None = None
    """The condition that ends the lesson after its last step, such as `round = 4`; absent in other steps.

    It is the path of a field in the game's view, and the field's value.
    """


class LessonResponse(Struct):
    """A lesson that teaches a game step by step.

    The client opens a practice table from `record`, and guides the learner there.
    """

    minutes: int
    """The expected duration of the lesson, in minutes."""
    seat: int
    """The learner's seat."""
    bot: str
    """The bot that plays the other seats after the last step."""
    record: str
    """The record file of the lesson's game up to the last step, as text."""
    steps: list[LessonStep]

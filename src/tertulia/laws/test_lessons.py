"""Laws of a game's lesson, a scripted first game for learners, if it has one.

Every step is legal, points at things that exist, and states conditions that hold (`tertulia.play.lessons`).
"""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.laws.seed import numpy_random
from tertulia.play import Match
from tertulia.play.lessons import (
    Lesson,
    Step,
    fact_holds,
    lesson_start,
    load_lesson,
    look_up,
    play_step,
    played_lesson,
    thing_exists,
    thing_selector,
)

pytestmark = pytest.mark.laws


def test_every_step_of_the_lesson_is_legal_and_true(game: Game) -> None:
    """In each step, the learner can act when asked, all things shown exist, and all stated facts hold."""
    if lesson := load_lesson(game):
        match = lesson_start(game, lesson)
        for step in lesson.steps:
            assert lesson.learner in match.actors() or not step.do, f"{step.id}: the learner does not act"
            check_view(match, lesson, step, step.point, step.before)
            play_step(match, lesson, step)
            check_view(match, lesson, step, step.look, step.after)


def check_view(match: Match, lesson: Lesson, step: Step, things: tuple[str, ...], facts: tuple[str, ...]) -> None:
    """Check that things exist, that their CSS selectors are complete, and that conditions hold.

    `match` is the position in the lesson `lesson`. `things` holds names of things that the step points at, such as
    `barrow:47`. `facts` holds conditions on the learner's view (`tertulia.play.lessons.fact_holds`). Error messages
    name the step `step`.
    """
    for thing in things:
        assert thing_exists(match.game, lesson, thing, match), f"{step.id}: there is no {thing}"
        assert "{" not in thing_selector(match.game, lesson, thing), f"{step.id}: {thing} lacks a part"
    view = match.view(lesson.learner)
    for fact in facts:
        found = look_up(view, fact.split(" ", 1)[0])
        assert fact_holds(view, fact), f"{step.id}: {fact} does not hold, but is {found!r}"


def test_steps_of_the_lesson_are_well_formed(game: Game) -> None:
    """Ids of steps differ, each step points at something, and only the last step is free play.

    A step without an action of the learner (`do`) has no answering actions (`then`).
    """
    if lesson := load_lesson(game):
        assert len({step.id for step in lesson.steps}) == len(lesson.steps)
        assert [step.id for step in lesson.steps if not step.point] == []
        assert [step.free is not None for step in lesson.steps] == [False] * (len(lesson.steps) - 1) + [True]
        assert [step.id for step in lesson.steps if (step.then or step.look) and not step.do] == []
        assert any(step.win for step in lesson.steps)


def test_free_play_of_the_lesson_reaches_its_end(game: Game) -> None:
    """Random play from the last step fulfils the condition that ends the lesson before the game is over."""
    if lesson := load_lesson(game):
        free, match = lesson.steps[-1].free, played_lesson(game, lesson)
        assert free is not None
        assert lesson.learner in match.actors()
        chance = numpy_random("lesson", game.name)
        while not fact_holds(match.view(lesson.learner), free.until):
            assert not match.over, f"the game ends before {free.until}"
            seat = match.actors()[0]
            legal = match.legal(seat)
            match.act(seat, int(legal[chance.integers(len(legal))]))

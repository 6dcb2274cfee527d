"""Texts of lessons: each step has its messages in every language, short enough for a bubble beside the table."""

from __future__ import annotations

import pytest

from tertulia.kernel.registry import installed_games
from tertulia.play.lessons import Lesson, load_lesson
from tests.i18n.catalogues import LANGUAGES, load_texts

LESSONS = {name: lesson for name, game in installed_games().items() if (lesson := load_lesson(game))}
MAX_WORDS = {"": 48, "-title": 9, "-other": 32, "-shows": 38, "-goal": 20}


def list_message_ids(game: str, lesson: Lesson) -> list[str]:
    """Return the ids of the messages that a lesson needs, in the order of its steps."""
    return [
        f"{game}-lesson-{step.id}{part}"
        for step in lesson.steps
        for part, needed in (
            ("-title", True),
            ("", True),
            ("-other", bool(step.do)),
            ("-shows", bool(step.look)),
            ("-goal", step.free is not None),
        )
        if needed
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_its_texts_and_no_other(game: str, language: str) -> None:
    assert list(load_texts(language, f"{game}-lesson")) == list_message_ids(game, LESSONS[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_texts_are_short(game: str, language: str) -> None:
    text_by_id = load_texts(language, f"{game}-lesson")
    prefix = len(f"{game}-lesson-")
    steps = {step.id for step in LESSONS[game].steps}
    most = {id: MAX_WORDS["" if id[prefix:] in steps else f"-{id.rpartition('-')[2]}"] for id in text_by_id}
    assert {id: len(text.split()) for id, text in text_by_id.items() if len(text.split()) > most[id]} == {}

"""Lessons: facts of a view, names of things, and refusals of invalid files. The laws play every lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel.registry import installed_games
from tertulia.play.lessons import (
    LESSON_FILE,
    LessonError,
    fact_holds,
    load_lesson,
    look_up,
    played_steps,
    thing_selector,
)

VIEW = {
    "round": 3,
    "owner": None,
    "dice": ["hat", "pig"],
    "cards": [{"card": 4, "side": "b"}, {"card": 7, "side": "c"}],
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("round", 3),
        ("dice.1", "pig"),
        ("dice.2", None),
        ("dice.len", 2),
        ("dice[=hat]", "hat"),
        ("dice[=silver]", None),
        ("cards[card=7].side", "c"),
        ("cards[card=7][side=b]", None),
        ("cards[card=9].side", None),
        ("nothing.there", None),
    ],
)
def test_path_leads_to_value(path: str, value: Any) -> None:
    assert look_up(VIEW, path) == value


@pytest.mark.parametrize(
    ("fact", "holds"),
    [
        ("round", True),
        ("owner", False),
        ("round = 3", True),
        ("round != 3", False),
        ("owner = null", True),
        ('dice = ["hat", "pig"]', True),
        ('cards[card=4].side = "c"', False),
    ],
)
def test_fact_holds(fact: str, holds: bool) -> None:
    assert fact_holds(VIEW, fact) == holds


def test_selectors_name_seat_and_numbers() -> None:
    game = installed_games()["no-siesta"]
    lesson = load_lesson(game)
    assert lesson is not None
    assert thing_selector(game, lesson, "circle:2.olive") == '#carts [data-circle="load-0-2-olive"]'
    assert '[data-thing="tile-0-2"]' in thing_selector(game, lesson, "gap:3")
    assert '[data-notation="end kept"]' in thing_selector(game, lesson, "do:end kept")
    with pytest.raises(LessonError, match="has no 'barrel'; it has: part, player"):
        thing_selector(game, lesson, "barrel:2")


def test_steps_follow_each_other_without_gaps() -> None:
    lesson = load_lesson(installed_games()["granada"])
    assert lesson is not None
    played = list(played_steps(lesson))
    assert played[0].start == len(lesson.opening)
    assert [one.start for one in played[1:]] == [one.end for one in played[:-1]]


def test_invalid_file_is_named(tmp_path: Path) -> None:
    class Elsewhere:
        folder = tmp_path

    (tmp_path / "lessons").mkdir()
    file = tmp_path / LESSON_FILE
    file.write_text('format = "tertulia-lesson/2"')
    with pytest.raises(LessonError, match=r"first-game\.toml: Invalid enum value"):
        load_lesson(Elsewhere())
    file.write_text("format = ")
    with pytest.raises(LessonError, match=r"first-game\.toml: "):
        load_lesson(Elsewhere())
    file.unlink()
    assert load_lesson(installed_games()["la-granja"]) is not None

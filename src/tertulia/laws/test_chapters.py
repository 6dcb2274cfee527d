"""Laws of a game's illustrated rules, if it has chapters: their pictures show what the rules give."""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.play.chapters import VIEWS_FILE, chapter_views, format_views, load_chapters
from tertulia.play.lessons import fact_holds, look_up

pytestmark = pytest.mark.laws


def test_pictures_of_chapters_show_current_views(game: Game) -> None:
    """The stored views are those of the recorded game."""
    if load_chapters(game):
        stored = (game.folder / VIEWS_FILE).read_text(encoding="utf-8")
        assert stored == format_views(game), "the views have changed: run `python -m tools.chapters`"


def test_facts_of_chapters_hold(game: Game) -> None:
    """What the texts of a chapter state about its picture holds in the view."""
    if chapters := load_chapters(game):
        for name, view in chapter_views(game).items():
            for fact in chapters[name].facts:
                found = look_up(view, fact.split(" ", 1)[0])
                assert fact_holds(view, fact), f"{name}: {fact} does not hold, but is {found!r}"

"""Laws of a game's illustrated rules: pictures and texts agree with the game's current rules.

Each chapter of the illustrated rules shows a position of a recorded game (`tertulia.play.chapters`). The laws apply to
games with such chapters.
"""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.play.chapters import VIEWS_FILE, chapter_views, format_views, load_chapters
from tertulia.play.lessons import fact_holds, look_up

pytestmark = pytest.mark.laws


def test_pictures_of_chapters_show_current_views(game: Game) -> None:
    """The stored view of each chapter is the view that the current rules give for the recorded game."""
    if load_chapters(game):
        stored = (game.folder / VIEWS_FILE).read_text(encoding="utf-8")
        assert stored == format_views(game), "the views have changed: run `python -m tools.chapters`"


def test_facts_of_chapters_hold(game: Game) -> None:
    """The facts of each chapter hold in the chapter's view.

    The facts are conditions on which the texts of the chapter rely.
    """
    if chapters := load_chapters(game):
        for name, view in chapter_views(game).items():
            for fact in chapters[name].facts:
                found = look_up(view, fact.split(" ", 1)[0])
                assert fact_holds(view, fact), f"{name}: {fact} does not hold, but is {found!r}"

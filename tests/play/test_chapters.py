"""Positions of the illustrated rules: views at plies of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tertulia.kernel.registry import find_game
from tertulia.play import load_record
from tertulia.play.chapters import RECORD_FILE, chapter_views, format_views, load_chapters
from tertulia.play.replay import replay_matches

GAME = find_game("granada")


class InFolder:
    """Stands for a game whose files are in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder


def test_game_without_chapters_has_none(tmp_path: Path) -> None:
    assert load_chapters(cast(Any, InFolder(tmp_path))) == {}


def test_unknown_field_of_a_chapter_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chapters").mkdir()
    (tmp_path / "chapters" / "chapters.toml").write_text("[aim]\nply = 1\nviewer = 0\nseat = 1\n")
    with pytest.raises(msgspec.ValidationError, match="seat"):
        load_chapters(cast(Any, InFolder(tmp_path)))


def test_views_are_those_of_the_viewer_at_the_ply() -> None:
    views, chapters = chapter_views(GAME), load_chapters(GAME)
    assert list(views) == list(chapters)
    for match in replay_matches(load_record(GAME.folder / RECORD_FILE), game=GAME):
        for name, chapter in chapters.items():
            if chapter.ply == match.position:
                assert views[name] == match.view(chapter.viewer)


def test_equal_positions_are_stored_once() -> None:
    stored, chapters = json.loads(format_views(GAME)), load_chapters(GAME)
    for name, position in stored.items():
        if isinstance(position, str):
            assert list(stored).index(position) < list(stored).index(name)
            assert (chapters[position].ply, chapters[position].viewer) == (chapters[name].ply, chapters[name].viewer)
        else:
            assert position["seat"] == chapters[name].viewer
            assert position["view"] == json.loads(msgspec.json.encode(chapter_views(GAME)[name]))
    assert sum(isinstance(position, str) for position in stored.values()) > 0

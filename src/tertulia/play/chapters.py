"""Chapters of a game's illustrated rules: positions of a recorded game.

The browser client draws a picture of each position. A game with such chapters has three files in its folder
`chapters`. `game.json` is the record of a game. `chapters.toml` names a position in that game for each chapter:

    [market]
    ply = 150                       # number of actions before the position
    viewer = 0                      # seat whose view is drawn
    facts = ["market.spaces.len = 24"]    # conditions that must hold in the view, as in lessons

`views.json` has the views at these positions; `python -m tools.chapters` writes it. `tertulia.laws.test_chapters`
checks that the current rules still produce the same views.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from tertulia.kernel.game import Game
from tertulia.play.records import load_record
from tertulia.play.replay import replay_matches

CHAPTERS_FILE = "chapters/chapters.toml"
RECORD_FILE = "chapters/game.json"
VIEWS_FILE = "chapters/views.json"


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Position of a game that the picture in a chapter of the illustrated rules shows."""

    ply: int
    """Number of actions before the position."""
    viewer: int
    """Seat whose view is drawn."""
    facts: tuple[str, ...] = ()
    """Conditions on the view that the chapter's texts rely on (see `tertulia.play.lessons.fact_holds`)."""


@cache
def load_chapters(game: Game) -> Mapping[str, Chapter]:
    """Return the positions of a game's chapters by id; empty if it has no chapters.

    Raises `msgspec.ValidationError`, which names the field, if `chapters.toml` is invalid.
    """
    path = game.folder / CHAPTERS_FILE
    if not path.is_file():
        return {}
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Chapter])


def chapter_views(game: Game) -> dict[str, Mapping[str, Any]]:
    """Return the view at each chapter's position, by the id of the chapter.

    Raises `RecordError` if the record does not replay, and `KeyError` if a chapter's ply exceeds the number of recorded
    actions.
    """
    chapters = load_chapters(game)
    wanted = {(chapter.ply, chapter.viewer) for chapter in chapters.values()}
    found = {
        (match.position, viewer): match.view(viewer)
        for match in replay_matches(load_record(game.folder / RECORD_FILE), game=game)
        for ply, viewer in wanted
        if ply == match.position
    }
    return {name: found[chapter.ply, chapter.viewer] for name, chapter in chapters.items()}


def format_views(game: Game) -> str:
    """Return the text of `views.json`: for each chapter, its seat and view as JSON.

    If an earlier chapter has the same seat and view, the value is the id of that chapter instead.
    """
    first: dict[bytes, str] = {}
    lines = []
    chapters = load_chapters(game)
    for name, view in chapter_views(game).items():
        data = msgspec.json.encode({"seat": chapters[name].viewer, "view": view})
        same = first.setdefault(data, name)
        lines.append(f'"{name}": {data.decode() if same == name else chr(34) + same + chr(34)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"

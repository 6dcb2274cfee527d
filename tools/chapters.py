"""Writes the views that the pictures of the illustrated rules show: `python -m tools.chapters`."""

from __future__ import annotations

from tertulia.kernel.registry import installed_games
from tertulia.play.chapters import VIEWS_FILE, format_views, load_chapters

if __name__ == "__main__":
    for game in installed_games().values():
        if load_chapters(game):
            (game.folder / VIEWS_FILE).write_text(format_views(game), encoding="utf-8")

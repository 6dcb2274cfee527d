"""The Fluent catalogues as files: `locales/<language>/<name>.ftl`. A language is a folder, nothing else names it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tertulia.resources import locales_dir

DEFAULT = "en"
"""The language that has every message: where another lacks one, this one speaks."""
COMMON = "common"
RULES = "-rules"


def languages() -> tuple[str, ...]:
    """The languages there are, in alphabetical order of their tags."""
    folders = (path.parent for path in locales_dir().glob(f"*/{COMMON}.ftl"))
    return tuple(sorted(folder.name for folder in folders))


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of a language: the common ones and a game's, its rules pages among them.

    Without Unicode's isolation marks: a terminal and a log show them as rubbish.
    """
    made = FluentBundle([language], use_isolating=False)
    for name in (COMMON,) if game is None else (COMMON, game, game + RULES):
        path = locales_dir() / language / f"{name}.ftl"
        if path.is_file():
            made.add_resource(_parsed(path))
    return made


@cache
def _parsed(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))

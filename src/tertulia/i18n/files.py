"""The Fluent catalogues as files: `locales/<language>/<name>.ftl`, the house's own here, a game's in its package. A language is a
folder here, nothing else names it. Of the house's own, `common` is what the browser's first page speaks by; others are read when
the first of their words is wanted, so a room of the house may have one to itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tertulia.resources import game_folders

DEFAULT = "en"
"""The language that has every message: where another lacks one, this one speaks."""
COMMON = "common"
RULES = "-rules"
LOCALES = "locales"
HERE = Path(__file__).with_name(LOCALES)


def languages() -> tuple[str, ...]:
    """Returns the tags of the languages there are, in alphabetical order."""
    folders = (path.parent for path in HERE.glob(f"*/{COMMON}.ftl"))
    return tuple(sorted(folder.name for folder in folders))


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """Returns the messages of a language: the common ones and a game's, its rules pages among them.

    Without Unicode's isolation marks: a terminal and a log show them as rubbish.
    """
    made = FluentBundle([language], use_isolating=False)
    for path in catalogues(language, game):
        made.add_resource(parsed(path))
    return made


def catalogues(language: str, game: str | None) -> list[Path]:
    """Returns the files of a language: the house's own, a game's, and that of its rules pages, as far as there are."""
    named = [(HERE, name) for name in house_names()]
    if game in game_folders():
        folder = game_folders()[game] / LOCALES
        named += [(folder, game), (folder, game + RULES)]
    paths = [folder / language / f"{name}.ftl" for folder, name in named]
    return [path for path in paths if path.is_file()]


def catalogue_sources(language: str, game: str) -> dict[str, str]:
    """Returns the sources (Fluent) of a game's catalogues in one language, by their names; none where its package has none."""
    house = house_names()
    return {
        path.stem: path.read_text(encoding="utf-8") for path in catalogues(language, game) if path.stem not in house
    }


@cache
def house_names() -> tuple[str, ...]:
    """Returns the names of the house's own catalogues, in alphabetical order."""
    return tuple(sorted(path.stem for path in (HERE / DEFAULT).glob("*.ftl")))


@cache
def parsed(path: Path) -> Resource:
    """Returns a parsed file; it is read once in each process."""
    return FluentResource(path.read_text(encoding="utf-8"))

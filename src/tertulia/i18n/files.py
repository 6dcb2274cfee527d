"""Files of the Fluent catalogues: `locales/<language>/<name>.ftl`.

Tertulia's own catalogues are in this package, those of a game in its package. A language is supported if it has a
folder here. The browser's first page uses the catalogue `common`. It loads others when their first message is needed,
so a part of the interface may have a catalogue of its own.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tertulia.resources import game_folders

DEFAULT = "en"
"""The language with all messages: it replaces messages that another language lacks."""
COMMON = "common"
RULES = "-rules"
LOCALES = "locales"
HERE = Path(__file__).with_name(LOCALES)


def languages() -> tuple[str, ...]:
    """Tags of the supported languages, in alphabetical order."""
    folders = (path.parent for path in HERE.glob(f"*/{COMMON}.ftl"))
    return tuple(sorted(folder.name for folder in folders))


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """Messages of a language: Tertulia's own, and those of a game and its rules pages.

    Without Unicode isolation marks: terminals and logs do not handle them.
    """
    made = FluentBundle([language], use_isolating=False)
    for path in catalogues(language, game):
        made.add_resource(parsed(path))
    return made


def catalogues(language: str, game: str | None) -> list[Path]:
    """Existing files of a language: Tertulia's own, a game's, and that of its rules pages."""
    named = [(HERE, name) for name in house_names()]
    if game in game_folders():
        folder = game_folders()[game] / LOCALES
        named += [(folder, game), (folder, game + RULES)]
    paths = [folder / language / f"{name}.ftl" for folder, name in named]
    return [path for path in paths if path.is_file()]


def catalogue_sources(language: str, game: str) -> dict[str, str]:
    """Fluent sources of a game's catalogues in a language, by name; empty if it has none."""
    house = house_names()
    return {
        path.stem: path.read_text(encoding="utf-8") for path in catalogues(language, game) if path.stem not in house
    }


@cache
def house_names() -> tuple[str, ...]:
    """Names of Tertulia's own catalogues, in alphabetical order."""
    return tuple(sorted(path.stem for path in (HERE / DEFAULT).glob("*.ftl")))


@cache
def parsed(path: Path) -> Resource:
    """Parse a file, once per process."""
    return FluentResource(path.read_text(encoding="utf-8"))

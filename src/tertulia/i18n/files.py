"""Files of the Fluent catalogues: `locales/<language>/<name>.ftl`.

Tertulia's own catalogues are in this package, those of a game in the game's package. A language is supported if it has
a folder here. The browser's first page uses the catalogue `common`. It loads other catalogues when it first needs one
of their messages, so a part of the interface may have a catalogue of its own.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tertulia.resources import game_folders

DEFAULT_LANGUAGE = "en"
"""Tag of the language that has all messages. It replaces messages that another language lacks."""
COMMON_CATALOGUE = "common"
RULES_SUFFIX, LESSON_SUFFIX = "-rules", "-lesson"
LOCALES = "locales"
OWN_LOCALES = Path(__file__).with_name(LOCALES)


def supported_languages() -> tuple[str, ...]:
    """Tags of the supported languages, in alphabetical order."""
    folders = (path.parent for path in OWN_LOCALES.glob(f"*/{COMMON_CATALOGUE}.ftl"))
    return tuple(sorted(folder.name for folder in folders))


@cache
def load_bundle(language: str, game: str | None) -> FluentBundle:
    """Return the messages of a language: those of Tertulia, and of a game with its rules pages and lesson.

    Arguments are inserted without Unicode isolation marks, because terminals and logs do not handle them.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language, game):
        bundle.add_resource(parse_catalogue(path))
    return bundle


def catalogue_files(language: str, game: str | None) -> list[Path]:
    """Return the existing catalogue files of a language: those of Tertulia and those of a game."""
    named = [(OWN_LOCALES, name) for name in own_catalogue_names()]
    if game in game_folders():
        folder = game_folders()[game] / LOCALES
        named += [(folder, game), (folder, game + RULES_SUFFIX), (folder, game + LESSON_SUFFIX)]
    paths = [folder / language / f"{name}.ftl" for folder, name in named]
    return [path for path in paths if path.is_file()]


def catalogue_sources(language: str, game: str) -> dict[str, str]:
    """Return the Fluent sources of a game's catalogues in a language, by name; empty without any."""
    own = own_catalogue_names()
    return {
        path.stem: path.read_text(encoding="utf-8") for path in catalogue_files(language, game) if path.stem not in own
    }


@cache
def own_catalogue_names() -> tuple[str, ...]:
    """Names of Tertulia's own catalogues, in alphabetical order."""
    return tuple(sorted(path.stem for path in (OWN_LOCALES / DEFAULT_LANGUAGE).glob("*.ftl")))


@cache
def parse_catalogue(path: Path) -> Resource:
    """Return the parsed messages of a catalogue file. Each file is parsed once per process."""
    return FluentResource(path.read_text(encoding="utf-8"))

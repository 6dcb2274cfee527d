"""Catalogues and glossaries for tests, read by message and without the program's own bundles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tertulia.i18n import Catalogue
from tertulia.i18n.files import parse_catalogue

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "src" / "tertulia"
FOLDERS = (PACKAGE / "i18n" / "locales", *sorted(PACKAGE.glob("games/*/locales")))
"""Folders of the shared catalogues and of each game's."""
LANGUAGES = ("cs", "de", "en", "es")
FOLDER_OF = {path.stem: folder for folder in FOLDERS for path in (folder / "en").glob("*.ftl")}
FILES = tuple(sorted(FOLDER_OF))
HOUSE = tuple(name for name in FILES if FOLDER_OF[name] == FOLDERS[0])
"""Shared catalogues: the one common to all pages, and those of single areas."""
GAMES = tuple(name for name in FILES if name not in HOUSE and not name.endswith(("-rules", "-lesson")))
"""Games with a catalogue."""
WITH_RULES = tuple(game for game in GAMES if f"{game}-rules" in FILES)
"""Games with a rules page."""


def get_test_folder(game: str) -> Path:
    """Return the folder of a game's own tests."""
    return TESTS / "games" / game.replace("-", "_")


WITH_FACTS = tuple(game for game in GAMES if (FOLDER_OF[game] / f"{game}.facts.json").is_file())
"""Games with a facts schema; their tests contain examples of worded facts and plies."""


class StrictCatalogue(Catalogue):
    """A catalogue that fails if a message needs an argument that is not given."""

    def text(self, message: str, **args: Any) -> str:
        text = self.text_or_none(message, args)
        assert text is not None, (self.language, message, args)
        return text


@dataclass
class MessageParts:
    """Variables, references and selectors of a message."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[tuple[str, set[str]]] = field(default_factory=list)
    """(variable, names of the variants)"""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.message = MessageParts()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.message.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def parse_resource(language: str, name: str) -> ast.Resource:
    """Return a catalogue's syntax tree."""
    return parse_catalogue(FOLDER_OF[name] / language / f"{name}.ftl")


@cache
def load_messages(language: str, name: str) -> dict[str, MessageParts]:
    """Return the messages of a catalogue by id."""
    found = {}
    for entry in parse_resource(language, name).body:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = reader.message
    return found


@cache
def load_house_messages(language: str) -> dict[str, MessageParts]:
    """Return the messages of a language's shared catalogues."""
    return {id: message for name in HOUSE for id, message in load_messages(language, name).items()}


@cache
def load_all_messages(language: str) -> dict[str, MessageParts]:
    """Return the messages of a language's catalogues."""
    return {id: message for name in FILES for id, message in load_messages(language, name).items()}


def find_needed_variables(language: str, id: str) -> set[str]:
    """Return all variables that a message needs, including those of the messages it refers to."""
    message = load_all_messages(language)[id]
    return message.variables.union(*(find_needed_variables(language, other) for other in message.references))


NAME = "glossary.toml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A glossary entry.

    Forms are beginnings of one or more words: `trakař` matches `trakaře` and `trakařem`.
    """

    term: str
    """Dictionary form."""
    forms: tuple[str, ...]
    """Beginnings of the word's forms in sentences."""
    never: tuple[str, ...] = ()
    """Beginnings of synonyms that are not used."""
    other_meaning: tuple[str, ...] = ()
    """Messages in which a word of `never` has another meaning."""


@cache
def load_glossary(folder: Path, language: str) -> dict[str, Term]:
    """Return a folder's glossary in a language by English term; empty if there is none."""
    file = folder / language / NAME
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Term]) if file.is_file() else {}


def list_catalogues(folder: Path) -> list[str]:
    """Return the catalogues to which a glossary applies: the shared one to all, a game's to the game's."""
    return [name for name in FILES if folder in (FOLDERS[0], FOLDER_OF[name])]


class _Texts(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


@cache
def load_texts(language: str, name: str) -> dict[str, str]:
    """Return the texts of a catalogue's messages, without placeables."""
    found = {}
    for entry in parse_resource(language, name).body:
        if isinstance(entry, ast.Message):
            reader = _Texts()
            reader.visit(entry)
            found[entry.id.name] = " … ".join(reader.parts)
    return found


def contains_word(beginning: str, text: str) -> bool:
    """Return whether a word of the text begins this way."""
    return re.search(rf"(?<!\w){re.escape(beginning)}", text, re.IGNORECASE) is not None


def load_all_texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield id and text of all messages to which a glossary applies."""
    for name in list_catalogues(folder):
        yield from load_texts(language, name).items()

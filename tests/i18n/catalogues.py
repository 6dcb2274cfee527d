"""The catalogues and their glossaries as tests read them: by message, without the program's own bundles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tertulia.i18n.files import parsed

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "src" / "tertulia"
FOLDERS = (PACKAGE / "i18n" / "locales", *sorted(PACKAGE.glob("games/*/locales")))
"""The house's own catalogues, and those of each game."""
LANGUAGES = ("cs", "de", "en", "es")
FOLDER_OF = {path.stem: folder for folder in FOLDERS for path in (folder / "en").glob("*.ftl")}
FILES = tuple(sorted(FOLDER_OF))
HOUSE = tuple(name for name in FILES if FOLDER_OF[name] == FOLDERS[0])
"""The house's own: what is common to all pages, and those of its rooms."""
GAMES = tuple(name for name in FILES if name not in HOUSE and not name.endswith("-rules"))
"""Whatever game has a catalogue."""
WITH_RULES = tuple(game for game in GAMES if f"{game}-rules" in FILES)
"""The games whose rules are told on a page."""


def own_tests(game: str) -> Path:
    """The folder of the tests that are a game's own."""
    return TESTS / "games" / game.replace("-", "_")


WITH_FACTS = tuple(game for game in GAMES if (FOLDER_OF[game] / f"{game}.facts.json").is_file())
"""The games that say what their facts are: how these are worded, and every kind of ply, stands among their tests."""


@dataclass
class Said:
    """What one message uses."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[tuple[str, set[str]]] = field(default_factory=list)
    """(variable selected by, names of the variants)"""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.said = Said()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.said.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def resource(language: str, name: str) -> ast.Resource:
    """A catalogue as it is written."""
    return parsed(FOLDER_OF[name] / language / f"{name}.ftl")


@cache
def messages(language: str, name: str) -> dict[str, Said]:
    """The messages of a catalogue by id."""
    found = {}
    for entry in resource(language, name).body:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = reader.said
    return found


@cache
def house_messages(language: str) -> dict[str, Said]:
    """The messages of the house's own catalogues of a language."""
    return {id: said for name in HOUSE for id, said in messages(language, name).items()}


@cache
def all_messages(language: str) -> dict[str, Said]:
    """The messages of all catalogues of a language."""
    return {id: said for name in FILES for id, said in messages(language, name).items()}


def wanted(language: str, id: str) -> set[str]:
    """All variables that a message needs, those of the messages it refers to among them."""
    said = all_messages(language)[id]
    return said.variables.union(*(wanted(language, other) for other in said.references))


NAME = "glossary.toml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing. A form is the beginning of a word, or of several words: `trakař` stands for `trakaře` and `trakařem`."""

    term: str
    """As a dictionary has it."""
    forms: tuple[str, ...]
    """How what stands in a sentence begins; any of these."""
    never: tuple[str, ...] = ()
    """Beginnings of words for the same thing that are not used."""
    other_meaning: tuple[str, ...] = ()
    """Messages where a word of `never` means something else."""


@cache
def glossary(folder: Path, language: str) -> dict[str, Term]:
    """What a folder of catalogues calls its things in a language, by the thing's English name; empty where it says nothing."""
    file = folder / language / NAME
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Term]) if file.is_file() else {}


def catalogues_of(folder: Path) -> list[str]:
    """The catalogues that a glossary is for: that of the house is for all, that of a game for the game's."""
    return [name for name in FILES if folder in (FOLDERS[0], FOLDER_OF[name])]


class _Texts(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


@cache
def texts(language: str, name: str) -> dict[str, str]:
    """What the messages of a catalogue say, without what is filled in."""
    found = {}
    for entry in resource(language, name).body:
        if isinstance(entry, ast.Message):
            reader = _Texts()
            reader.visit(entry)
            found[entry.id.name] = " … ".join(reader.parts)
    return found


def uses(beginning: str, text: str) -> bool:
    """Whether a word of the text begins so."""
    return re.search(rf"(?<!\w){re.escape(beginning)}", text, re.IGNORECASE) is not None


def all_texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """(id, text) of all messages that a glossary is for."""
    for name in catalogues_of(folder):
        yield from texts(language, name).items()

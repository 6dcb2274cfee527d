"""The glossaries beside the catalogues: what a thing is called in a language, and what it is not called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.i18n.catalogues import FILES, FOLDER_OF, FOLDERS, resource

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

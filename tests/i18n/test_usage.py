"""Every message used by the program exists, and the catalogues contain no unused ones."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tertulia.i18n.schema import Counts, OwnName, Sums, Thing, Word, fact_schema
from tests.i18n.catalogues import GAMES, load_all_messages, load_house_messages

ROOT = Path(__file__).parents[2]
BY_FACTS = {
    game: {"count", *(fact for fact, kind in fact_schema(game).items() if isinstance(kind, (Word, OwnName, Counts)))}
    for game in GAMES
}
"""By game: families of messages that word its facts, named after the facts."""
BY_SCHEMA = {
    f"{game}-{message}"
    for game in GAMES
    for kind in fact_schema(game).values()
    for message in (
        kind.messages.values() if isinstance(kind, Thing) else [kind.message] if isinstance(kind, Sums) else []
    )
}
"""Messages named in the schemas of the facts."""
HOLE = "\0"
"""Placeholder for text that is known only at run time."""
WEB_TEXTS = (re.compile(r'"([^"\n]*)"'), re.compile(r"`([^`\n]*)`"), re.compile(r"'([^'\n]*)'"))
WEB_CALL = re.compile(r'\bt\(\s*"([^"\n]+)"|\bt\(\s*`([^`\n]+)`|\bt\(\s*\'([^\'\n]+)\'')
WEB_HOLE = re.compile(r"\$\{[^{}]*\}")
ELEMENT = re.compile(
    r"(?<!const )\b(?:id|for|class|aria-labelledby|aria-describedby|name|href|import|from)\s*=?\s*\{?$"
)


def _read_web_files() -> Iterator[str]:
    folders = (ROOT / "web" / "src", *(ROOT / "src" / "tertulia" / "games").glob("*/screens"))
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.suffix in (".svelte", ".ts") and "screens/tests" not in path.as_posix():
            yield path.read_text(encoding="utf-8")


def _replace_holes(text: str) -> str:
    return WEB_HOLE.sub(HOLE, text)


@cache
def find_web_texts() -> frozenset[str]:
    """Return all quoted texts of the client except names of elements and files.

    Interpolated values become holes.
    """
    found = set()
    for source in _read_web_files():
        for match in (match for texts in WEB_TEXTS for match in texts.finditer(source)):
            if not ELEMENT.search(source[max(0, match.start() - 30) : match.start()]):
                found.add(_replace_holes(match[1]))
    return frozenset(found)


def find_web_calls() -> set[str]:
    """Return the first arguments of `t(…)`, which are certainly messages."""
    return {
        _replace_holes(match[1] or match[2] or match[3])
        for source in _read_web_files()
        for match in WEB_CALL.finditer(source)
    }


@cache
def find_python_texts() -> frozenset[str]:
    """Return all texts in the Python sources, with holes for interpolated values."""
    found = set()
    for path in (ROOT / "src" / "tertulia").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)
                found.add("".join(str(part) for part in parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


@cache
def compile_pattern(text: str) -> re.Pattern[str] | None:
    """Return a pattern of the message ids that a text may stand for, or None.

    A hole at the start stands for a game's name, alone or with more after it; a text of holes only has no pattern.
    """
    if not re.fullmatch(rf"[a-z{HOLE}]+(?:-[A-Za-z0-9_{HOLE}]+)+", text) or not re.search("[a-z]{3}", text):
        return None
    start = rf"(?:{'|'.join(GAMES)})(?:-[A-Za-z0-9_-]+)?" if text.startswith(HOLE) else ""
    return re.compile(start + re.escape(text.removeprefix(HOLE)).replace(re.escape(HOLE), "[A-Za-z0-9_-]+"))


FAMILIES = tuple(sorted({id.partition("-")[0] for id in load_house_messages("en")} | set(GAMES)))


@cache
def find_used_messages() -> frozenset[str]:
    """Return the messages that the sources may use, and those that these refer to."""
    known = load_all_messages("en")
    patterns = [found for text in find_web_texts() | find_python_texts() if (found := compile_pattern(text))]
    used_ids = BY_SCHEMA | {id for id in known for found in patterns if found.fullmatch(id)}
    used_ids |= {
        id for id in known for game, words in BY_FACTS.items() if id.startswith(tuple(f"{game}-{w}-" for w in words))
    }
    while more := {other for id in used_ids for other in known[id].references} - used_ids:
        used_ids |= more
    return frozenset(used_ids)


def test_messages_of_the_client_exist() -> None:
    calls = {text: found for text in find_web_calls() if (found := compile_pattern(text))}
    assert [text for text, found in calls.items() if not any(map(found.fullmatch, load_all_messages("en")))] == []
    assert len(calls) > 50


def test_messages_of_python_exist() -> None:
    ids = {text for text in find_python_texts() if text.startswith(("cli-", *(f"{game}-" for game in GAMES)))}
    patterns = {text: found for text in ids if (found := compile_pattern(text))}
    assert [text for text, found in patterns.items() if not any(map(found.fullmatch, load_all_messages("en")))] == []


def test_no_message_is_unused() -> None:
    assert sorted(load_all_messages("en").keys() - find_used_messages()) == []

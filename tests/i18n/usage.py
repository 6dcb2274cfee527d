"""Which messages the program asks for: read from the browser's and from Python's sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tertulia.i18n.schema import Counts, OwnName, Sums, Thing, Word, schema
from tests.i18n.catalogues import GAMES

ROOT = Path(__file__).parents[2]
BY_FACTS = {
    game: {"count", *(fact for fact, kind in schema(game).items() if isinstance(kind, (Word, OwnName, Counts)))}
    for game in GAMES
}
"""Families of messages that word the facts of a game, found by the facts' own names."""
BY_SCHEMA = {
    f"{game}-{message}"
    for game in GAMES
    for kind in schema(game).values()
    for message in (
        kind.messages.values() if isinstance(kind, Thing) else [kind.message] if isinstance(kind, Sums) else []
    )
}
"""Messages that the schemas of the facts name."""
HOLE = "\0"
"""Stands for what is only known when the program runs."""
WEB_TEXTS = (re.compile(r'"([^"\n]*)"'), re.compile(r"`([^`\n]*)`"), re.compile(r"'([^'\n]*)'"))
WEB_CALL = re.compile(r'\bt\(\s*"([^"\n]+)"|\bt\(\s*`([^`\n]+)`|\bt\(\s*\'([^\'\n]+)\'')
WEB_HOLE = re.compile(r"\$\{[^{}]*\}")
ELEMENT = re.compile(
    r"(?<!const )\b(?:id|for|class|aria-labelledby|aria-describedby|name|href|import|from)\s*=?\s*\{?$"
)


def _web_files() -> Iterator[str]:
    folders = (ROOT / "web" / "src", *(ROOT / "src" / "tertulia" / "games").glob("*/screens"))
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.suffix in (".svelte", ".ts") and "screens/tests" not in path.as_posix():
            yield path.read_text(encoding="utf-8")


def _with_holes(text: str) -> str:
    return WEB_HOLE.sub(HOLE, text)


@cache
def web_texts() -> frozenset[str]:
    """All texts in quotes that are not the names of elements or files; holes where something is put in."""
    found = set()
    for source in _web_files():
        for match in (match for texts in WEB_TEXTS for match in texts.finditer(source)):
            if not ELEMENT.search(source[max(0, match.start() - 30) : match.start()]):
                found.add(_with_holes(match[1]))
    return frozenset(found)


def web_calls() -> set[str]:
    """All that is certainly asked for: the first argument of `t(…)`."""
    return {
        _with_holes(match[1] or match[2] or match[3]) for source in _web_files() for match in WEB_CALL.finditer(source)
    }


@cache
def python_texts() -> frozenset[str]:
    """All texts in the Python sources; holes where something is put in."""
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
def pattern(text: str) -> re.Pattern[str] | None:
    """What ids a text may stand for. A hole at the start stands for the game's name, alone or with more behind it; holes
    alone say nothing."""
    if not re.fullmatch(rf"[a-z{HOLE}]+(?:-[A-Za-z0-9_{HOLE}]+)+", text) or not re.search("[a-z]{3}", text):
        return None
    start = rf"(?:{'|'.join(GAMES)})(?:-[A-Za-z0-9_-]+)?" if text.startswith(HOLE) else ""
    return re.compile(start + re.escape(text.removeprefix(HOLE)).replace(re.escape(HOLE), "[A-Za-z0-9_-]+"))

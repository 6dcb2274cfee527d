"""Every test skipped for a missing program says so in words that fail in CI.

Otherwise the test would silently never run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import MISSING

TESTS = Path(__file__).parent
NOTHING_TO_INSTALL = {"sys", "os", "hasattr", "has_ipv6", "INTERPRET", "FORKS", "costs"}
"""Names in conditions that no installation changes: the system, its permissions, the kind of run."""
NOTHING_TO_DO = ("Caddy does it on port 80 only", "the player begins", "nothing listens on ")
"""Beginnings of reasons found in the middle of a test that no installation changes."""


def find_reasons(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and text of each reason in a file that should name a missing program."""
    for node in ast.walk(ast.parse(source)) if "skip" in source else ():
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called.endswith("mark.skipif"):
            names = {each.id for each in ast.walk(node.args[0]) if isinstance(each, ast.Name)}
            if not names <= NOTHING_TO_INSTALL:
                (expression,) = (each.value for each in node.keywords if each.arg == "reason")
                yield node.lineno, format_reason(expression)
        elif called in ("pytest.skip", "mark.skip", "pytest.mark.skip"):
            expression = node.args[0] if node.args else node.keywords[0].value
            if not (found := format_reason(expression)).startswith(NOTHING_TO_DO):
                yield node.lineno, found


def format_reason(expression: ast.expr) -> str:
    """Return the text of a reason as written; interpolated values become "…"."""
    if isinstance(expression, ast.JoinedStr):
        return "".join(format_reason(each) for each in expression.values)
    return str(expression.value) if isinstance(expression, ast.Constant) else "…"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('pytest.mark.skipif(FOUND is None, reason="no redis-server here")', ["no redis-server here"]),
        ('pytest.skip(f"{name} is not installed: fetch it")', ["… is not installed: fetch it"]),
        ('pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")', []),
        ('pytest.skip("nothing listens on ::1 here")', []),
    ],
)
def test_reasons_are_found(source: str, expected: list[str]) -> None:
    assert [reason for _, reason in find_reasons(source)] == expected


def test_reasons_for_missing_programs_fail_in_ci() -> None:
    found = [
        (path.relative_to(TESTS), line, reason)
        for path in sorted(TESTS.rglob("*.py"))
        for line, reason in find_reasons(path.read_text(encoding="utf-8"))
        if path != Path(__file__)
    ]
    assert any("redis-server" in reason for *_, reason in found)
    assert [each for each in found if not MISSING.search(each[2])] == []

"""Every error code of the server has a message in all languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tertulia.server.domain.component_sets import UNREADABLE
from tertulia.server.domain.ports import FAULTS
from tertulia.server.errors import Refused
from tertulia.server.http.errors import CODES
from tests.i18n.catalogues import LANGUAGES, load_house_messages
from tests.i18n.test_usage import ROOT

pytestmark = pytest.mark.slow

FROM_THE_CLIENT = {"offline", "unknown", "name"}
"""Codes created by the client itself."""


def _find_codes(source: str) -> Iterator[str]:
    """Yield the second argument of every `ApiError(status, "code", …)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ApiError":
            code = node.args[1]
            if isinstance(code, ast.Constant):
                yield str(code.value)


@cache
def list_error_codes() -> frozenset[str]:
    """Return all error codes of the server."""
    files = (ROOT / "src" / "tertulia" / "server").rglob("*.py")
    written = {code for path in files for code in _find_codes(path.read_text(encoding="utf-8"))}
    kinds = {kind.code for kind in _list_subclasses(Refused) if hasattr(kind, "code")}
    return frozenset(written | set(UNREADABLE) | FAULTS.keys() | set(CODES.values()) | kinds)


def _list_subclasses(kind: type[Refused]) -> Iterator[type[Refused]]:
    for below in kind.__subclasses__():
        yield below
        yield from _list_subclasses(below)


def test_error_codes_are_found_in_the_sources() -> None:
    assert {"chain-reveals", "too-many", "disk-full", "host-unknown", "stale"} <= list_error_codes()
    assert len(list_error_codes()) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_a_message(language: str) -> None:
    expected_ids = {f"error-{code}" for code in list_error_codes() | FROM_THE_CLIENT}
    assert sorted(expected_ids - load_house_messages(language).keys()) == []

"""The rooms of the server: which may know which, and what stays inside one of them."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tertulia.server.domain.errors import TableClosed
from tertulia.server.errors import Refused
from tertulia.server.http.errors import STATUS, ApiError
from tests.test_house import PACKAGE, imports

SERVER = PACKAGE / "server"
COMMON = {"errors", "logs", "measures", "settings"}
"""Modules that every room may import; they import none of them."""
MAY_IMPORT = {
    "domain": set[str](),
    "identity": {"domain"},
    "storage": {"domain", "identity"},
    "live": {"domain"},
    "workers": {"domain", "identity"},
    "http": {"domain", "identity", "live"},
    "operation": set[str](),
}
"""Rooms. The ports through which the domain sees the others lie in `domain/ports.py`. `assembly`, `operating` and `run`, which put
all together, may import everything."""
INSIDE = {
    "sqlite3": "storage",
    "sqlalchemy": "storage",
    "alembic": "storage",
    "psycopg": "storage",
    "redis": "live",
    "uvicorn": "http",
    "itsdangerous": "identity",
    "prometheus_client": "operation",
    "opentelemetry": "operation",
}
"""Libraries that one room alone knows."""


def modules() -> list[Path]:
    return sorted(path for path in SERVER.rglob("*.py") if path.parent != SERVER)


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).parts[0]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SERVER)))
def test_a_room_knows_only_its_neighbours(path: Path) -> None:
    room = room_of(path)
    allowed = MAY_IMPORT[room] | COMMON | {room}
    for line, module in imports(path):
        if module.startswith("tertulia.server."):
            asked = module.removeprefix("tertulia.server.").split(".")[0]
            assert asked in allowed, f"{path}:{line}: {room} must not import {module}"


def test_the_imports_of_the_rooms_have_no_circle() -> None:
    graph: dict[str, set[str]] = {room: set() for room in MAY_IMPORT}
    for path in modules():
        for _, module in imports(path):
            asked = module.removeprefix("tertulia.server.").split(".")[0]
            if module.startswith("tertulia.server.") and asked in graph and asked != room_of(path):
                graph[room_of(path)].add(asked)
    assert graph["domain"] == set()
    list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the circle


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SERVER)))
def test_a_library_stays_in_its_room(path: Path) -> None:
    for line, module in imports(path):
        home = INSIDE.get(module.split(".")[0])
        assert home in (None, room_of(path)), f"{path}:{line}: only {home} may import {module}"


def test_the_common_modules_know_no_room() -> None:
    for name in COMMON:
        for line, module in imports(SERVER / f"{name}.py"):
            assert not module.startswith("tertulia.server."), f"{name}:{line} imports {module}"


def test_every_refusal_has_a_status_and_a_code() -> None:
    abstract = {TableClosed, ApiError}
    kinds = set(_below(Refused)) - abstract
    assert kinds == STATUS.keys()
    assert all(400 <= status < 600 for status in STATUS.values())


def _below(kind: type[Refused]) -> Iterator[type[Refused]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)

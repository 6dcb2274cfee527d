"""The rooms of the server: which may know which, and what stays inside one of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tertulia.server.domain.errors import TableClosed
from tertulia.server.errors import Refused
from tertulia.server.http.errors import STATUS, ApiError
from tests.test_house import PACKAGE, imports

SERVER = PACKAGE / "server"
PORTS = {"storage.ports", "live.ports"}
COMMON = {"errors", "logs", "settings"}
"""Modules that every room may import; they import none of them."""
MAY_IMPORT = {
    "identity": {"storage.ports"},
    "domain": {"identity", *PORTS},
    "storage": {"domain", "identity"},
    "live": {"domain", "identity"},
    "workers": {"domain", "identity", *PORTS},
    "http": {"domain", "identity", "live", "workers.ports", *PORTS},
}
"""Rooms and single modules; `assembly` and `run`, which put all together, may import everything."""
INSIDE = {
    "sqlite3": "storage",
    "sqlalchemy": "storage",
    "alembic": "storage",
    "advanced_alchemy": "storage",
    "uvicorn": "http",
    "itsdangerous": "identity",
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
            asked = module.removeprefix("tertulia.server.").split(".")
            assert asked[0] in allowed or ".".join(asked[:2]) in allowed, (
                f"{path}:{line}: {room} must not import {module}"
            )


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

"""Packages of the server: allowed imports, libraries of one package, reads of the system time, and refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from tertulia.server.domain.errors import TableClosed
from tertulia.server.errors import Refused
from tertulia.server.http.errors import STATUS, ApiError
from tests.test_house import PACKAGE, list_imports, parse_module

SERVER = PACKAGE / "server"
COMMON = {"errors", "logs", "measures", "settings"}
"""Modules that every package may import. They import no package."""
MAY_IMPORT = {
    "domain": set[str](),
    "identity": {"domain"},
    "storage": {"domain", "identity"},
    "live": {"domain"},
    "workers": {"domain", "identity"},
    "http": {"domain", "identity", "live"},
    "operation": set[str](),
    "delivery": {"domain"},
}
"""The packages that each package may import.

The domain declares the protocols (ports) through which it uses the others. `assembly`, `backends`, `operating` and
`run`, which build the server, may import everything.
"""
INSIDE = {
    "sqlite3": "storage",
    "sqlalchemy": "storage",
    "alembic": "storage",
    "psycopg": "storage",
    "redis": "live",
    "uvicorn": "http",
    "itsdangerous": "identity",
    "webauthn": "identity",
    "joserfc": "identity",
    "aiosmtplib": "delivery",
    "http_ece": "delivery",
    "apprise": "delivery",
    "icalendar": "http",
    "prometheus_client": "operation",
    "opentelemetry": "operation",
}
"""Libraries that only one package imports."""
USES_SYSTEM_TIME = {
    "domain/clock": "defines the clock",
    "http/middleware": "measures this process",
    "logs": "imports no package: it gets a clock as a function, and writes the times of log records",
    "measures": "measures this process",
    "operation/figures": "measures this process",
    "operation/spans": "measures this process",
    "storage/journal": "its thread waits 2 ms for commits to write together",
    "storage/patient": "waits for a network as long as the library below it, which uses the system time",
    "storage/upkeep/backup": "is a command",
    "storage/upkeep/moving": "is a command",
    "storage/upkeep/repairing": "is a command",
    "workers/replaying": "runs on a thread that yields to other threads at intervals",
}
"""Modules that read the system time or sleep by it, with the reason. No test moves that time."""


SYSTEM_TIME_CALLS = {
    "datetime.now", "datetime.utcnow", "datetime.today", "date.today",
    "asyncio.sleep", "loop.time", "_loop.time", "get_running_loop().time", "get_event_loop().time",
}  # fmt: skip
SYSTEM_TIME_ATTRIBUTES = {name.rpartition(".")[2] for name in SYSTEM_TIME_CALLS}
CALLS = (
    "datetime.now(UTC)",
    "datetime.datetime.now()",
    "later = datetime.now",
    "await asyncio.sleep(1)",
    "asyncio.get_running_loop().time()",
    "self.loop.time()",
)


CALLED_ON_IMPORT = ("workers/preloaded.py", "storage/migrations/env.py")
"""Modules that a fork server and Alembic import for their side effects."""


def list_modules() -> list[Path]:
    return sorted(path for path in SERVER.rglob("*.py") if path.parent != SERVER)


def get_package(path: Path) -> str:
    return path.relative_to(SERVER).parts[0]


# One test covers all modules: a test for each would take longer to start than to run.
def test_packages_import_only_allowed_packages() -> None:
    for path in list_modules():
        package = get_package(path)
        allowed = MAY_IMPORT[package] | COMMON | {package}
        wrong = [
            f"{path}:{line}: {package} must not import {module}"
            for line, module in list_imports(path)
            if module.startswith("tertulia.server.") and module.split(".")[2] not in allowed
        ]
        assert not wrong, "\n".join(wrong)


def test_package_imports_have_no_cycle() -> None:
    graph: dict[str, set[str]] = {package: set() for package in MAY_IMPORT}
    for path in list_modules():
        for _, module in list_imports(path):
            imported = module.removeprefix("tertulia.server.").split(".")[0]
            if module.startswith("tertulia.server.") and imported in graph and imported != get_package(path):
                graph[get_package(path)].add(imported)
    assert graph["domain"] == set()
    list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the cycle


def test_import_of_a_module_calls_no_function() -> None:
    """A server that imports such a module would load games or lower its priority."""
    for path in list_modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            called = (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Call)
                and isinstance(node.value.func, ast.Name)
            )
            allowed = path.relative_to(SERVER).as_posix() in CALLED_ON_IMPORT
            assert allowed or not called, f"{path}:{node.lineno} runs when it is imported"


def test_library_is_imported_only_by_its_package() -> None:
    for path in list_modules():
        for line, module in list_imports(path):
            home = INSIDE.get(module.split(".")[0])
            assert home in (None, get_package(path)), f"{path}:{line}: only {home} may import {module}"


def test_common_modules_import_no_package() -> None:
    for name in COMMON:
        for line, module in list_imports(SERVER / f"{name}.py"):
            assert not module.startswith("tertulia.server."), f"{name}:{line} imports {module}"


def test_only_listed_modules_read_the_system_time() -> None:
    """Listed modules measure their own process or wait for another program.

    Timeouts of the event loop (`timeout`, `call_later`) are allowed: they only bound a wait.
    """
    found = {
        path.relative_to(SERVER).with_suffix("").as_posix(): lines
        for path in sorted(SERVER.rglob("*.py"))
        if (lines := find_time_calls(path))
    }
    assert found.keys() == USES_SYSTEM_TIME.keys(), {
        name: lines for name, lines in found.items() if name not in USES_SYSTEM_TIME
    }


def test_reads_of_the_system_time_are_found() -> None:
    path = SERVER / "live" / "made_up.py"
    for line in ("import time", "from time import sleep", "from asyncio import sleep", *CALLS):
        assert find_time_calls(path, f"import asyncio\n{line}\n") == [2], line
    for line in ("await clock.sleep(1)", "clock.now()", "await redis.time()", "date = datetime.fromisoformat(word)"):
        assert find_time_calls(path, f"import asyncio\n{line}\n") == [], line


def find_time_calls(path: Path, text: str | None = None) -> list[int]:
    """Return the lines of a module that read the system's time or sleep by it."""
    tree = parse_module(path) if text is None else ast.parse(text)
    found = (node for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr) and _reads_time(node))
    return [node.lineno for node in found]


def _reads_time(node: ast.stmt | ast.expr) -> bool:
    if isinstance(node, ast.Import):
        return any(alias.name == "time" for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        return node.module == "time" or (node.module == "asyncio" and any(each.name == "sleep" for each in node.names))
    if not isinstance(node, ast.Attribute) or node.attr not in SYSTEM_TIME_ATTRIBUTES:
        return False
    call = f"{ast.unparse(node.value).rpartition('.')[2]}.{node.attr}"
    return call in SYSTEM_TIME_CALLS


def test_every_refusal_has_a_status() -> None:
    abstract = {TableClosed, ApiError}
    kinds = set(_list_subclasses(Refused)) - abstract
    assert kinds == STATUS.keys()
    assert all(400 <= status < 600 for status in STATUS.values())


def _list_subclasses(kind: type[Refused]) -> Iterator[type[Refused]]:
    for below in kind.__subclasses__():
        yield below
        yield from _list_subclasses(below)

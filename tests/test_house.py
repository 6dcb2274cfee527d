"""Rules of the repository: imports between packages, discovery of games, files never committed."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tertulia"
# Packages may import only those named after them, and themselves. `resources` loads no game; `i18n` knows no game.
MAY_IMPORT = {
    "kernel": {"resources"},
    "games": {"kernel"},
    "play": {"kernel", "games"},
    "laws": {"kernel", "play", "resources"},
    "i18n": {"resources"},
    "bots": {"kernel", "games", "play"},
    "analysis": {"kernel", "games", "play", "bots"},
    "simulation": {"kernel", "games", "play", "bots"},
    "local_game": {"kernel", "games", "play", "bots", "i18n"},
    "research": {"kernel", "games", "play", "bots", "local_game", "i18n"},
    "server": {"kernel", "games", "play", "bots", "analysis", "i18n", "resources"},
    "cli": {"kernel", "games", "play", "bots", "analysis", "simulation", "server", "i18n", "resources"},
}
FREE = {"__init__", "resources"}


def list_tracked_files() -> list[Path]:
    """Return the files tracked by git; in a source archive without git, all files except build results."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode == 0 and listing.stdout:
        return [path for name in listing.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]
    ignored_names = {".venv", "node_modules", "dist", ".git", "__pycache__"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not ignored_names & set(path.parts)]


def get_room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def parse_module(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def list_imports(path: Path) -> list[tuple[int, str]]:
    """Return the line and absolute name of every imported module."""
    package = ("tertulia", *path.relative_to(PACKAGE).parts[:-1])
    found: list[tuple[int, str]] = []
    for node in ast.walk(parse_module(path)):
        if isinstance(node, ast.Import):
            found += ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += ((node.lineno, f"{module}.{alias.name}") for alias in node.names)
    return found


def list_python_files(folder: Path = PACKAGE) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def list_module_imports() -> dict[str, set[str]]:
    """Return the modules that each module of the package imports, also those for type checking only."""
    paths = {
        ".".join(("tertulia", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path
        for path in list_python_files()
    }
    names = {module: [name for _, name in list_imports(path)] for module, path in paths.items()}
    return {
        module: {name if name in paths else name.rpartition(".")[0] for name in imported} & paths.keys() - {module}
        for module, imported in names.items()
    }


@pytest.mark.slow
def test_module_imports_have_no_cycle() -> None:
    list(TopologicalSorter(list_module_imports()).static_order())  # raises CycleError, which names the cycle


# One test covers all files: a parameter per file, a thousand of them, would cost more than the check itself.
@pytest.mark.slow
def test_packages_import_only_allowed_packages() -> None:
    for path in list_python_files():
        if (room := get_room(path)) not in FREE:
            assert room in MAY_IMPORT, f"{room} is a new package: list in this test what it may import"
            wrong = [
                f"{path}:{line}: {room} must not import {module}" for line, module in find_foreign_imports(path, room)
            ]
            assert not wrong, "\n".join(wrong)


def find_foreign_imports(path: Path, room: str) -> Iterator[tuple[int, str]]:
    """Yield the line and name of each import that the package `room` must not use."""
    for line, module in list_imports(path):
        parts = module.split(".")
        ours = parts[0] == "tertulia" and len(parts) > 1 and parts[1] != "__version__"
        if ours and parts[1] != room and parts[1] not in MAY_IMPORT[room]:
            yield line, module


GAME_ROOMS = {
    "model": set[str](),
    "components": {"model"},
    "rules": {"model", "components"},
    "views": {"model", "components", "rules"},
    "policies": {"model", "components", "rules"},
}
"""What each subpackage of a game may import; only `game.py` may import all."""


def test_folders_of_a_game_import_only_allowed_folders() -> None:
    for path in list_python_files(PACKAGE / "games"):
        inside = path.relative_to(PACKAGE / "games").parts
        if len(inside) < 3:
            continue
        assert inside[1] in GAME_ROOMS, f"{path}: the folders of a game are {', '.join(GAME_ROOMS)}"
        for line, module in list_imports(path):
            parts = module.split(".")
            if parts[:2] == ["tertulia", "games"] and len(parts) > 4:
                known = {inside[1]} | GAME_ROOMS[inside[1]]
                assert parts[3] in known, f"{path}:{line}: must not import {module}"


def test_games_do_not_import_other_games() -> None:
    for path in list_python_files(PACKAGE / "games"):
        inside = path.relative_to(PACKAGE / "games").parts
        for line, module in list_imports(path) if len(inside) > 1 else ():
            if module.startswith("tertulia.games."):
                assert module.split(".")[2] == inside[0], f"{path}:{line} imports {module}"


def list_game_folders() -> set[str]:
    return {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}


WAY = re.compile(r"^    (\S+\.py) +([\w.]+)", re.MULTILINE)


WALKS = [ROOT / "docs" / "walks.md", *sorted((ROOT / "docs" / "subsystems").glob("*.md"))]


@pytest.mark.parametrize("page", WALKS, ids=lambda page: page.stem)
def test_call_paths_in_docs_name_existing_functions(page: Path) -> None:
    """Every function in the call paths of a page exists in the file named there."""
    steps = WAY.findall(page.read_text(encoding="utf-8"))
    assert len(steps) > (60 if page.stem == "walks" else 8)
    for file, name in steps:
        found: list[ast.AST] = [ast.parse((PACKAGE / file).read_text(encoding="utf-8"))]
        for part in name.split("."):
            inside = [node for body in found for node in ast.iter_child_nodes(body)]
            named = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
            found = [node for node in inside if isinstance(node, named) and node.name == part]
            assert found, f"{page.relative_to(ROOT)}: {file} has no {name}"


def test_only_one_package_uses_private_parts_of_numba() -> None:
    private = re.compile(r"\bnumba\.(?:core|misc|np|extending)\b|\bllvmlite\.ir\b|\._cache(?:_path|_file)?\b")
    package = ROOT / "src/tertulia/kernel/numba_backend"
    sources = [path for path in (ROOT / "src").rglob("*.py") if package not in path.parents]
    assert [path.name for path in sources if private.search(path.read_text(encoding="utf-8"))] == []


def test_every_game_is_found_by_its_entry_point() -> None:
    found = {point.value.split(":")[0].split(".")[2] for point in entry_points(group="tertulia.games")}
    assert found == list_game_folders()


# Split, so that this file does not contain what it forbids.
FORBIDDEN = re.compile("|".join([
    "python" r"hosted", r"pypi" r"\.org", r"npm" r"js\.(org|com)", r"deb\." r"debian", "/wo" "rk/", "/fa" "rm/",
    "/ro" "ot/", "/ho" r"me/\w", "bash" "_jobs",
]))  # fmt: skip


def test_no_registry_address_or_machine_path_is_committed() -> None:
    for path in list_tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            assert not FORBIDDEN.search(line), f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_lock_files_pin_and_hash_everything(path: Path) -> None:
    entries = re.split(r"\n(?=[A-Za-z0-9])", path.read_text(encoding="utf-8").split("\n", 1)[1])
    assert len(entries) >= 1
    for entry in entries:
        assert re.match(r"[A-Za-z0-9._-]+(\[.+?\])?==\S+( ; .+?)? \\\n", entry), entry[:80]
        assert "--hash=sha256:" in entry
    assert "://" not in path.read_text(encoding="utf-8")


def test_files_have_at_most_500_lines() -> None:
    """Generated files (`contract.ts`, written by `tools.contract`) are exempt."""
    for path in list_tracked_files():
        if path.suffix in (".py", ".ts", ".svelte") and path.name != "contract.ts":
            length = len(path.read_text(encoding="utf-8").splitlines())
            assert length <= 500, f"{path.relative_to(ROOT)} has {length} lines"


MOST_PARAMETERS = 6
MANY_PARAMETERS = {
    "games/granada/rules/city_grid.py: draw_grid": "the four numbers of a frame that its callers have just computed",
    "kernel/chance.py: fill_block_by_words": "the words of RFC 8439, each of which callers compute",
    "research/vector_env.py: __init__": "settings of an environment, which gymnasium.make_vec passes one by one",
    "kernel/entries.py: choose": "called for each action of a batch, by compiled code with these at hand",
    "kernel/step_entries.py: try_actions": "called with arrays of the caller as they are",
    "kernel/events.py: emit": "an event's arguments one by one: a tuple of each length would be compiled anew",
    "kernel/numba_backend/chacha.py: chacha_block": "those of the rule that it stands for, with the typing of Numba's own",
}
"""Functions that may have more parameters, with the reason."""


def count_parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the number of parameters of a function, without `self` and `cls`."""
    arguments = function.args
    names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    return len([name for name in names if name not in ("self", "cls")])


def test_functions_have_a_limited_number_of_parameters() -> None:
    many = {
        f"{path.relative_to(PACKAGE)}: {node.name}"
        for path in list_python_files()
        for node in ast.walk(parse_module(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and count_parameters(node) > MOST_PARAMETERS
    }
    assert many == set(MANY_PARAMETERS), f"a function has at most {MOST_PARAMETERS} parameters"

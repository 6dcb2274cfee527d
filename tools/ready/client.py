"""Installs Node.js if needed, and builds the browser client."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.ready.environment import ensure_node_package
from tools.ready.steps import BIN, ROOT, StepError, digest, is_done, mark_done, run

WEB = ROOT / "web"
BUILT_INDEX = WEB / "dist" / "index.html"
NPM_CI = ("npm", "ci", "--no-audit", "--no-fund", "--prefer-offline")
INSTALL_LABEL = "installing the client's packages"
# Vite needs Node.js 20.19 or later of 20, or 22.12 or later.
MIN_MINOR_VERSIONS = {20: 19, 21: 1_000, 22: 12}


def ensure_client() -> None:
    """Install the client's packages and build it, each only if its sources have changed. Needs `.venv`."""
    ensure_modules()
    elsewhere = _find_games_elsewhere()
    folders = [*(ROOT / "src" / "tertulia" / "games").iterdir(), *elsewhere.values()]
    parts = ("screens", "locales", "chapters")
    of_games = [folder / part for folder in folders for part in parts if (folder / part).is_dir()]
    sources = digest([*_list_sources(), ROOT / "src" / "tertulia" / "i18n" / "locales", *of_games])
    if not (BUILT_INDEX.is_file() and is_done("client", sources)):
        named = os.pathsep.join(f"{game}={folder}" for game, folder in elsewhere.items())
        env = {**make_node_env(), "TERTULIA_GAME_FOLDERS": named}
        run("building the browser client", ["npm", "run", "build"], env=env, cwd=WEB)
        mark_done("client", sources)


def _find_games_elsewhere() -> dict[str, Path]:
    """Return the folders of games that other distributions have installed into `.venv`, by game.

    Their screens and texts are built into the client like those of Tertulia's own games.
    """
    program = "from tertulia.resources import game_folders as f; [print(g, p, sep='=') for g, p in f().items()]"
    python = next((path for path in (BIN / "python", BIN / "python.exe") if path.exists()), None)
    if python is None:
        return {}
    lines = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False).stdout.splitlines()
    folders = {game: Path(folder) for game, _, folder in (line.partition("=") for line in lines)}
    return {game: folder for game, folder in folders.items() if ROOT / "src" not in folder.parents}


def begin_modules() -> None:
    """Run `npm ci` with the machine's own Node.js while `.venv` is created, if that is new enough.

    Errors are ignored, as `ensure_modules` tries again and reports them.
    """
    if _has_own_node() or not _is_machine_node_new_enough() or _has_modules():
        return
    with contextlib.suppress(StepError):
        run(INSTALL_LABEL, NPM_CI, cwd=WEB)
        mark_done("modules", _digest_packages())


def ensure_modules() -> None:
    """Run `npm ci` unless it has run for these lock files.

    If the machine's own Node.js fails, one from a Python package is installed and used.
    """
    if _has_modules():
        return
    try:
        run(INSTALL_LABEL, NPM_CI, env=make_node_env(), cwd=WEB)
    except StepError:
        if _has_own_node():
            raise
        ensure_node_package()
        run("installing them with Node.js from a Python package", NPM_CI, env=make_node_env(), cwd=WEB)
    mark_done("modules", _digest_packages())


def _has_modules() -> bool:
    return (WEB / "node_modules").is_dir() and is_done("modules", _digest_packages())


def _digest_packages() -> str:
    return digest([WEB / "package.json", WEB / "package-lock.json"])


def run_npm(arguments: Sequence[str]) -> int:
    """Run npm in the client's folder with its output shown, and return its exit status."""
    return subprocess.run(["npm", *arguments], cwd=WEB, env=make_node_env(), check=False).returncode


def make_node_env() -> dict[str, str]:
    """Return an environment in which `node` and `npm` are found and new enough."""
    if not _has_own_node() and not _is_machine_node_new_enough():
        ensure_node_package()
    if _has_own_node():
        return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    return dict(os.environ)


def _has_own_node() -> bool:
    return (BIN / "node").exists() or (BIN / "node.exe").exists()


def _is_machine_node_new_enough() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    process = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    try:
        major, minor = (int(part) for part in process.stdout.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return major >= 20 and minor >= MIN_MINOR_VERSIONS.get(major, 0)


def _list_sources() -> list[Path]:
    excluded = {"node_modules", "dist", "coverage", "test-results"}
    return [path for path in WEB.iterdir() if path.name not in excluded]

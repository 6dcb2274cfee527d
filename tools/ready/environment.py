"""The checkout's own Python environment, installed from the lock files."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.ready.steps import BIN, ROOT, VENV, StepError, digest, is_done, mark_done, run

PYTHON = BIN / "python"
UV = BIN / ("uv.exe" if sys.platform == "win32" else "uv")
# Packages that build Tertulia, outside of those that it runs with.
BUILD_TOOLS = VENV / "build"
INSTALLERS_LOCK = ROOT / "requirements" / "installers.txt"
PIP_OPTIONS = ("--disable-pip-version-check", "--no-input")
INDEX_OPTIONS = ("index-url", "no-index")
# Lock files that a lock file includes: `test` pins all packages of `play`, and more.
INCLUDED_LOCKS = {"play": ("play",), "test": ("test", "play")}


def ensure_environment(lock: str) -> None:
    """Create `.venv` if it is missing or broken, and install the lock file and the checkout itself."""
    if not _is_working():
        _create()
    ensure_lock(lock)
    ensure_lock("build", "--upgrade", "--target", BUILD_TOOLS)
    package = digest([ROOT / "pyproject.toml"], str(ROOT), sys.version)
    if not is_done("package", package):
        _install("installing tertulia", ["--no-deps", "--no-build-isolation", "--editable", "."], build_env())
        mark_done("package", package)


def build_env() -> dict[str, str]:
    """Return an environment in which Python finds the build tools, too."""
    return {**os.environ, "PYTHONPATH": str(BUILD_TOOLS)}


def ensure_lock(lock: str, *options: str | Path) -> None:
    """Install a lock file, unless this version of it is installed already."""
    file = ROOT / "requirements" / f"{lock}.txt"
    input_digest = digest([file], sys.version)
    if is_done(f"lock-{lock}", input_digest):
        return
    install_lock(file, *options)
    for name in INCLUDED_LOCKS.get(lock, (lock,)):
        mark_done(f"lock-{name}", digest([ROOT / "requirements" / f"{name}.txt"], sys.version))


def separate_bin(name: str) -> Path:
    """Return the folder of commands of a separate environment, `.venv/<name>`."""
    return VENV / name / BIN.name


def ensure_separate(name: str, python: str | Path = PYTHON) -> None:
    """Create `.venv/<name>` for packages that `.venv` is to be without, and install the lock file of that name.

    Raises `StepError` if that fails, and then leaves no environment behind.
    """
    file = ROOT / "requirements" / f"{name}.txt"
    own = separate_bin(name) / PYTHON.name
    if own.exists() and is_done(f"lock-{name}", digest([file])):
        return
    try:
        run(f"creating .venv/{name}", [python, "-m", "venv", "--clear", "--without-pip", VENV / name])
        install_lock(file, python=own)
    except StepError:
        shutil.rmtree(VENV / name, ignore_errors=True)
        raise
    mark_done(f"lock-{name}", digest([file]))


def install_lock(file: Path, *options: str | Path, python: Path = PYTHON) -> None:
    """Install the packages that a lock file pins, checking their hashes."""
    arguments = ["--require-hashes", "-r", file, *options]
    _install(f"installing packages ({file.relative_to(ROOT)})", arguments, python=python)


def _install(
    what: str, arguments: Sequence[str | Path], env: Mapping[str, str] | None = None, python: Path = PYTHON
) -> None:
    """Install with uv, five times as fast as pip, or with pip if uv is missing or fails."""
    if _has_uv():
        try:
            run(what, [UV, "pip", "install", *arguments, "--python", python], env=env)
            return
        except StepError as error:
            print(f"  {error}\n  retrying with pip")
    # Modules are compiled when they are first imported, so that unused ones never are.
    run(what, [*_pip(), "--python", python, "install", *arguments, "--no-compile"], env=env)


def _has_uv() -> bool:
    """Return whether uv is in `.venv`; installs it if pip uses the standard index.

    uv ignores pip's configuration, so that it would not use an index which is set there.
    """
    if UV.exists():
        return True
    if _has_its_own_index(_pip()):
        return False
    try:
        _install_installers(_pip())
    except StepError as error:
        print(f"  {error}\n  continuing without uv")
    return UV.exists()


def _install_installers(pip: Sequence[str | Path]) -> None:
    run("installing pip and uv", [*pip, "install", "--no-compile", "--require-hashes", "-r", INSTALLERS_LOCK])


def _has_its_own_index(pip: Sequence[str | Path]) -> bool:
    process = subprocess.run([*pip, "config", "list"], capture_output=True, text=True, check=False)
    return any(line.partition("=")[0].rpartition(".")[2] in INDEX_OPTIONS for line in process.stdout.splitlines())


def ensure_node_package() -> Path:
    """Install Node.js from a Python package, and return the folder of its commands."""
    ensure_lock("node")
    return BIN


def _is_working() -> bool:
    if not PYTHON.exists():
        return False
    process = subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False)
    return process.returncode == 0


def _create() -> None:
    if not _create_by_own_pip():
        _create_with_pip()


def _create_by_own_pip() -> bool:
    """Create `.venv` with this Python's own pip, which saves four seconds: no older pip is installed first.

    Returns False if that fails: pip is missing or older than 22.3, or it has an index of its own, which uv would
    ignore.
    """
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", PYTHON, *PIP_OPTIONS]
    try:
        run("creating .venv", [sys.executable, "-m", "venv", "--clear", "--without-pip", VENV])
        if _has_its_own_index(pip):
            return False
        _install_installers(pip)
    except StepError:
        return False
    return _is_working()


def _create_with_pip() -> None:
    try:
        run("creating .venv", [sys.executable, "-m", "venv", "--clear", VENV])
    except StepError as error:
        hint = "On Debian or Ubuntu, install the package python3-venv."
        raise StepError(f"{error}\n{hint}") from error


def _pip() -> list[str | Path]:
    return [PYTHON, "-m", "pip", *PIP_OPTIONS]

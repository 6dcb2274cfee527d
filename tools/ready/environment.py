"""The checkout's own Python environment, filled from the lock files."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.ready.steps import BIN, ROOT, VENV, StepError, digest, is_done, mark_done, run

PYTHON = BIN / "python"
UV = BIN / ("uv.exe" if sys.platform == "win32" else "uv")
INSTALLERS_LOCK = ROOT / "requirements" / "installers.txt"
QUIET = ("--disable-pip-version-check", "--no-input")
OWN_INDEX = ("index-url", "no-index")
# A lock includes those named with it: `test` pins what `play` pins, and more.
INCLUDES = {"play": ("play",), "test": ("test", "play")}


def ensure_environment(lock: str) -> None:
    """Create `.venv` where it is missing, install the lock file and the checkout itself into it."""
    if not _works():
        _create()
    ensure_lock(lock)
    package = digest([ROOT / "pyproject.toml"], str(ROOT), sys.version)
    if not is_done("package", package):
        _install("installing tertulia", ["--no-deps", "--no-build-isolation", "--editable", "."])
        mark_done("package", package)


def ensure_lock(lock: str) -> None:
    """Install a lock file, unless exactly this one is installed already."""
    file = ROOT / "requirements" / f"{lock}.txt"
    wanted = digest([file], sys.version)
    if is_done(f"lock-{lock}", wanted):
        return
    install_lock(file)
    for name in INCLUDES.get(lock, (lock,)):
        mark_done(f"lock-{name}", digest([ROOT / "requirements" / f"{name}.txt"], sys.version))


def install_lock(file: Path) -> None:
    """Install what a lock file pins, by its hashes."""
    _install(f"installing packages ({file.relative_to(ROOT)})", ["--require-hashes", "-r", file])


def _install(what: str, wanted: Sequence[str | Path]) -> None:
    """Install with uv, which does in four seconds what takes pip twenty; with pip where uv cannot be had."""
    if _has_uv():
        try:
            run(what, [UV, "pip", "install", *wanted, "--python", PYTHON])
            return
        except StepError as error:
            print(f"  {error}\n  trying it with pip")
    # What is never imported need not be compiled; the rest is when it is.
    run(what, [*_pip(), "install", *wanted, "--no-compile"])


def _has_uv() -> bool:
    """Whether uv is in `.venv` now. Where pip is told of an index of its own, uv, which would not ask that one, stays out."""
    if UV.exists():
        return True
    if _has_its_own_index(_pip()):
        return False
    try:
        _install_installers(_pip())
    except StepError as error:
        print(f"  {error}\n  going on without uv")
    return UV.exists()


def _install_installers(pip: Sequence[str | Path]) -> None:
    run("installing pip and uv", [*pip, "install", "--no-compile", "--require-hashes", "-r", INSTALLERS_LOCK])


def _has_its_own_index(pip: Sequence[str | Path]) -> bool:
    asked = subprocess.run([*pip, "config", "list"], capture_output=True, text=True, check=False)
    return any(line.partition("=")[0].rpartition(".")[2] in OWN_INDEX for line in asked.stdout.splitlines())


def ensure_node_package() -> Path:
    """Node.js from a Python package, for a machine without a usable one; the folder of its commands."""
    ensure_lock("node")
    return BIN


def _works() -> bool:
    if not PYTHON.exists():
        return False
    asked = subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False)
    return asked.returncode == 0


def _create() -> None:
    """Make `.venv`, with pip in it."""
    if not _create_by_own_pip():
        _create_with_pip()


def _create_by_own_pip() -> bool:
    """Make it with the pip that this Python has, which spares installing an older one first: four seconds. Returns whether that
    went well; it does not where there is none, or one older than 22.3, or one that has an index of its own, which uv would not
    ask."""
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", PYTHON, *QUIET]
    try:
        run("creating .venv", [sys.executable, "-m", "venv", "--clear", "--without-pip", VENV])
        if _has_its_own_index(pip):
            return False
        _install_installers(pip)
    except StepError:
        return False
    return _works()


def _create_with_pip() -> None:
    try:
        run("creating .venv", [sys.executable, "-m", "venv", "--clear", VENV])
    except StepError as error:
        hint = "On Debian or Ubuntu the package python3-venv is needed."
        raise StepError(f"{error}\n{hint}") from error


def _pip() -> list[str | Path]:
    return [PYTHON, "-m", "pip", *QUIET]

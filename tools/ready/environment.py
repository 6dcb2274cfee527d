"""The checkout's own Python environment, filled from the lock files."""

import subprocess
import sys
from pathlib import Path

from tools.ready.steps import BIN, ROOT, VENV, StepError, digest, is_done, mark_done, run

PYTHON = BIN / "python"
# A lock includes those named with it: `test` pins what `play` pins, and more.
INCLUDES = {"play": ("play",), "test": ("test", "play")}


def ensure_environment(lock: str) -> None:
    """Create `.venv` where it is missing, install the lock file and the checkout itself into it."""
    if not _works():
        _create()
    ensure_lock(lock)
    package = digest([ROOT / "pyproject.toml"], str(ROOT), sys.version)
    if not is_done("package", package):
        run("installing tertulia", [*_pip(), "install", "--no-deps", "--no-build-isolation", "--editable", "."])
        mark_done("package", package)


def ensure_lock(lock: str) -> None:
    """Install a lock file, unless exactly this one is installed already."""
    file = ROOT / "requirements" / f"{lock}.txt"
    wanted = digest([file], sys.version)
    if is_done(f"lock-{lock}", wanted):
        return
    run(f"installing packages ({file.relative_to(ROOT)})", [*_pip(), "install", "--require-hashes", "-r", file])
    for name in INCLUDES.get(lock, (lock,)):
        mark_done(f"lock-{name}", digest([ROOT / "requirements" / f"{name}.txt"], sys.version))


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
    try:
        run("creating .venv", [sys.executable, "-m", "venv", "--clear", VENV])
    except StepError as error:
        hint = "On Debian or Ubuntu the package python3-venv is needed."
        raise StepError(f"{error}\n{hint}") from error


def _pip() -> list[str | Path]:
    return [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input"]

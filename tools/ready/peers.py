"""fastcatan for `bench.peers`: it needs Python 3.12, so it has an environment of its own."""

import os
import shutil
import subprocess
import sys

from tools.ready.steps import ROOT, VENV, StepError, digest, is_done, mark_done, run

FOLDER = VENV / "peers" / "fastcatan"
FASTCATAN = FOLDER / ("Scripts" if sys.platform == "win32" else "bin") / "python"
LOCK = ROOT / "requirements" / "fastcatan.txt"
NAMES = ("python3.12", "python3.13", "python3.14", "python3")


def find_python() -> str | None:
    """A Python of 3.12 or later: the one named by TERTULIA_PYTHON_312, this one, or the first on the path that runs."""
    named = os.environ.get("TERTULIA_PYTHON_312")
    places = [named, sys.executable, *map(shutil.which, NAMES)]
    question = "import sys; sys.exit(sys.version_info < (3, 12))"
    for python in filter(None, places):
        try:
            if subprocess.run([python, "-c", question], capture_output=True, check=False).returncode == 0:
                return python
        except OSError:
            continue
    return None


def ensure_fastcatan() -> None:
    """Its environment from the lock file; without such a Python it says that fastcatan is left out."""
    if FASTCATAN.exists() and is_done("lock-fastcatan", digest([LOCK])):
        return
    python = find_python()
    if python is None:
        print("  no Python 3.12 or later here (TERTULIA_PYTHON_312 may name one): bench.peers leaves fastcatan out")
        return
    try:
        run("making an environment for fastcatan", [python, "-m", "venv", "--clear", FOLDER])
        run("installing fastcatan", [FASTCATAN, "-m", "pip", "install", "-q", "--require-hashes", "-r", LOCK])
    except StepError as error:
        shutil.rmtree(FOLDER, ignore_errors=True)
        print(f"  {error}\n  bench.peers leaves fastcatan out")
        return
    mark_done("lock-fastcatan", digest([LOCK]))

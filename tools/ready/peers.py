"""Environment of the other projects that `bench.peers` and `bench.steps` run, which need Python 3.12."""

import os
import shutil
import subprocess
import sys

from tools.ready.steps import ROOT, VENV, StepError, digest, is_done, mark_done, run

FOLDER = VENV / "peers"
PEERS_PYTHON = FOLDER / ("Scripts" if sys.platform == "win32" else "bin") / "python"
LOCK = ROOT / "requirements" / "peers.txt"
NAMES = ("python3.12", "python3.13", "python3.14", "python3")
PEERS = "fastcatan and EnvPool"


def find_python() -> str | None:
    """Return a Python of version 3.12 or later, or None.

    Candidates are the one named by TERTULIA_PYTHON_312, this one, and those on the path.
    """
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


def ensure_peers() -> None:
    """Create the environment from its lock file (a gigabyte), or print that these projects are left out."""
    if PEERS_PYTHON.exists() and is_done("lock-peers", digest([LOCK])):
        return
    python = find_python()
    if python is None:
        print(f"  no Python 3.12 or later here (TERTULIA_PYTHON_312 may name one): {PEERS} are left out")
        return
    try:
        run(f"making an environment for {PEERS}", [python, "-m", "venv", "--clear", FOLDER])
        run(f"installing {PEERS}", [PEERS_PYTHON, "-m", "pip", "install", "-q", "--require-hashes", "-r", LOCK])
    except StepError as error:
        shutil.rmtree(FOLDER, ignore_errors=True)
        print(f"  {error}\n  {PEERS} are left out")
        return
    mark_done("lock-peers", digest([LOCK]))

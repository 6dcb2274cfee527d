"""Environment of the other projects that `bench.peers` and `bench.steps` run, which need Python 3.12."""

import os
import shutil
import subprocess
import sys

from tools.ready.environment import ensure_separate, separate_bin
from tools.ready.steps import StepError

PEERS_PYTHON = separate_bin("peers") / "python"
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
    python = find_python()
    if python is None:
        print(f"  Python 3.12 or later not found (set TERTULIA_PYTHON_312 to its path): {PEERS} are skipped")
        return
    try:
        ensure_separate("peers", python)
    except StepError as error:
        print(f"  {error}\n  {PEERS} are skipped")

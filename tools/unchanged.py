"""python -m tools.unchanged NAME INPUT… -- COMMAND…: run a command unless it has passed with these inputs before.

Inputs are files, folders or other git pathspecs of the checkout. The command is skipped if it passed and nothing has
changed since: names and contents of the input files, pyproject.toml, the lock files, the installed packages, Python,
the command, and the environment variables that affect tests. `TERTULIA_AGAIN=1` runs it anyway.

If a pytest run reads a file of the checkout outside its inputs, it fails and names the file (`tests/readings.py`).
Without git the command always runs.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.metadata import distributions
from pathlib import Path

from tools.ready.steps import ROOT, is_done, mark_done

COMMON_INPUTS = ("pyproject.toml", "requirements", "web/package-lock.json", "tools/unchanged.py")
"""Inputs of every command."""
VARIABLE_PREFIXES = ("TERTULIA_", "NUMBA_", "HYPOTHESIS_", "PYTEST_", "PYTHON", "NODE_", "VITEST_")
"""Prefixes of the environment variables that affect tests."""
MAX_NAMED_FILES = 20
"""Maximum number of files named in a message."""
IGNORED_VARIABLES = ("TERTULIA_AGAIN", "TERTULIA_TEST_COSTS")
"""Variables with such a prefix that affect no test."""


def main(arguments: Sequence[str]) -> int:
    """Run the command unless it is skipped. Returns its exit status, 0 if skipped, 1 for undeclared inputs."""
    at = arguments.index("--")
    (name, *inputs), command = arguments[:at], arguments[at + 1 :]
    files = digest_inputs([*COMMON_INPUTS, *inputs])
    now = None if files is None else compute_key(files, command, os.environ)
    if now is not None and not os.environ.get("TERTULIA_AGAIN") and is_done(f"passed-{name}", now):
        print(f"{name}: passed before with the same inputs (TERTULIA_AGAIN=1 runs it again)")
        return 0
    with tempfile.TemporaryDirectory() as readings:
        status = subprocess.call(command, cwd=ROOT, env={**os.environ, "TERTULIA_READINGS": readings})
        read = {line for file in Path(readings).iterdir() for line in file.read_text(encoding="utf-8").splitlines()}
    if status or now is None or files is None:
        return status
    if undeclared := sorted(read - files.keys()):
        named = ", ".join(undeclared[:MAX_NAMED_FILES]) + (", …" if len(undeclared) > MAX_NAMED_FILES else "")
        print(f"{name}: it reads {len(undeclared)} files that are missing in its inputs in the Makefile: {named}")
        return 1
    if digest_inputs([*COMMON_INPUTS, *inputs]) == files:
        mark_done(f"passed-{name}", now)
    return 0


def compute_key(files: Mapping[str, str], command: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return a digest of everything that the result of a command depends on. `files` are digests by path."""
    parts = [
        *(f"file {name} {found}" for name, found in sorted(files.items())),
        *(f"package {name}" for name in sorted({f"{each.name} {each.version}" for each in distributions()})),
        f"python {sys.version} {sys.executable}",
        *(f"argument {part}" for part in command),
        *(
            f"variable {name} {value} {_digest_file(Path(value)) if Path(value).is_file() else ''}"
            for name, value in sorted(environment.items())
            if name.startswith(VARIABLE_PREFIXES) and name not in IGNORED_VARIABLES
        ),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def digest_inputs(inputs: Sequence[str]) -> dict[str, str] | None:
    """Return a digest of each input file by its path in the checkout, without ignored files.

    Returns None if git cannot list them.
    """
    git = shutil.which("git")
    if git is None:
        return None
    listed = subprocess.run(
        [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *inputs],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        return None
    return {name: _digest_file(ROOT / name) for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}


def _digest_file(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

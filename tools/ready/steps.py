"""Steps of preparation, which are repeated only if their inputs have changed."""

import hashlib
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
STAMPS = VENV / ".stamps"


def digest(paths: Iterable[Path], *more: str) -> str:
    """Return a hash of the names and contents of files and folders, and of further strings."""
    known = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
                known.update(f"\0{name}\0".encode() + file.read_bytes())
    return known.hexdigest()


def is_done(stamp: str, input_digest: str) -> bool:
    """Return whether the step was finished with this input."""
    file = STAMPS / stamp
    return file.is_file() and file.read_text(encoding="ascii") == input_digest


def mark_done(stamp: str, input_digest: str) -> None:
    """Record that a step is finished. Called last, so that an interrupted step is repeated."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / stamp).write_text(input_digest, encoding="ascii")


class StepError(Exception):
    """A failed step. Its text is shown to the user."""


def run(what: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a command without showing its output, and print its label and duration.

    Raises `StepError` with the end of the output if it fails. Both messages are complete lines, as steps may run at
    once.
    """
    print(f"  {what} …", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    print(f"  {what}: {time.monotonic() - began:.0f} s", flush=True)
    if done.returncode:
        raise StepError(f"{what} failed ({' '.join(map(str, command))}):\n{done.stdout[-4000:]}")

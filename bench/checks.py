"""How long the project's own checks take in a fresh clone: `make quick`, `make test`, and all of `make proof`.

Each is run once, for it takes long, after `make prepare`, which is what the first call on a machine does besides. `--only` measures
some of them and keeps what was saved of the others; each says of which commit it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.common import Figure, arguments, finish, load, machine, result

ROOT = Path(__file__).resolve().parents[1]
MOST = {"quick": 1.5, "test": 10.0, "beyond": 50.0}
"""Minutes that each may take on two cores: `make proof` is `make test` and what lies beyond it, an hour."""
SAID = {"prepare": "make prepare, on a machine that has the downloads", "beyond": "make proof, beyond make test"}
CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache")
"""What one check leaves behind by which the next one would be quicker."""
MIB = 1024
"""Resident memory is told in KiB."""


class Run(NamedTuple):
    """What a check took."""

    minutes: float
    processor: float
    """Minutes of processors."""
    largest: float
    """MiB of its largest process."""


def run(target: str, clone: Path) -> Run:
    """Run a target of the Makefile; exits with what it printed last where it fails."""
    for cache in CACHES:
        shutil.rmtree(clone / cache, ignore_errors=True)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    began = time.perf_counter()
    with tempfile.TemporaryFile() as said:
        child = subprocess.Popen(["make", target], cwd=clone, env=own, stdout=said, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            said.seek(max(0, said.tell() - 4000))
            sys.exit(f"make {target} failed:\n{said.read().decode(errors='replace')}")
    minutes = (time.perf_counter() - began) / 60
    return Run(minutes, (used.ru_utime + used.ru_stime) / 60, used.ru_maxrss / MIB)


def figures_of(target: str, took: Run, commit: str) -> list[Figure]:
    """How long, with how much computing, in how much memory."""
    what = SAID.get(target, f"make {target}")
    bound = f"<= {MOST[target]:g}" if target in MOST else ""
    return [
        Figure(what, took.minutes, "min", bound, f"commit {commit}"),
        Figure(f"{what}: processors", took.processor, "min"),
        Figure(f"{what}: largest process", took.largest, "MiB"),
    ]


def measured(targets: Sequence[str]) -> dict[str, list[Figure]]:
    """The figures of each target, in a clone of what is committed."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="checks") as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        return {target: figures_of(target, run(target, clone), commit) for target in ("prepare", *targets)}


def main() -> None:
    parser = arguments("checks", (__doc__ or "").splitlines()[0])
    parser.add_argument("--only", action="append", choices=MOST, help="measure this one; may be given several times")
    flags = parser.parse_args()
    facts = machine(("pytest", "mypy"))
    targets = ["quick"] if flags.quick else flags.only or list(MOST)
    found = measured(targets)
    saved = flags.save / "checks.json"
    kept = load(saved).figures if flags.only and saved.is_file() else []
    for target in ("prepare", *MOST):
        what = SAID.get(target, f"make {target}")
        found.setdefault(target, [one for one in kept if one.what == what or one.what.startswith(f"{what}: ")])
    finish(result("checks", facts, [one for target in ("prepare", *MOST) for one in found[target]]), flags)


if __name__ == "__main__":
    main()

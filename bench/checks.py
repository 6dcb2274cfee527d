"""What the project's own checks cost: `make quick`, `make test` and `make proof` in a fresh clone, and `make test` run again.

Each is run once, for it takes long, after `make prepare`, which is what the first call on a machine does besides. `--only` measures
some of them and keeps what was saved of the others; each says of which commit it is. `--beside COMMIT` compares `make test` with
that of another commit: both in fresh clones, in turns, twice each.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from bench.common import ROOT, Figure, arguments, commit_named, finish, load, loops, machine, result

CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", "web/node_modules/.cache")
"""What one check leaves behind by which the next one would be quicker; so do the notes of what has passed (`tools.unchanged`)."""
STAMPS = ".venv/.stamps"
SERVER, RULE = "src/tertulia/server/assembly.py", "src/tertulia/games/*/rules/scoring.py"
"""Patterns of files, of which the first is changed before `make test` runs again."""
MIB = 1024
"""Resident memory is told in KiB."""
USUAL_PACE = 90.0
"""Million turns of a plain Python loop a second, of the machine that aims in minutes are for."""
MOST_SAID = 100_000
"""Bytes of the output of a failed check that are printed: failures stand far above its last line."""
REPEATS = 2
"""Runs of each commit, if two are compared."""


class Check(NamedTuple):
    """A command whose cost is measured."""

    said: str
    target: str
    most: str = ""
    """Minutes of the clock that it may take on two cores of the usual pace."""
    fresh: bool = False
    """Whether caches and notes of earlier runs are removed before."""
    touched: str = ""
    """Pattern of files, of which the first is changed before."""


CHECKS = {
    "prepare": Check("make prepare, on a machine that has the downloads", "prepare"),
    "test": Check("make test", "test", "8", fresh=True),
    "again": Check("make test again, nothing changed", "test"),
    "server": Check("make test again, a file of the server changed", "test", touched=SERVER),
    "rule": Check("make test again, a file of the rules changed", "test", touched=RULE),
    "quick": Check("make quick", "quick", "1", fresh=True),
    "proof": Check("make proof", "proof", "60", fresh=True),
}
"""All that is measured, in the order in which it is run."""


class Run(NamedTuple):
    """What a check took."""

    minutes: float
    processor: float
    """Minutes of processors."""
    largest: float
    """MiB of its largest process."""
    operations: str = ""
    """What its tests did, by kind (`tests/operations.py`)."""


def run(check: Check, clone: Path, must_pass: bool = True) -> Run:
    """Run a target of the Makefile; exits with the end of its output if it fails, unless it need not pass."""
    if check.fresh:
        forget(clone)
    if check.touched:
        with min(clone.glob(check.touched)).open("a", encoding="utf-8") as file:
            file.write(f"# changed at {time.time_ns()}\n")
    own = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    began, before = time.perf_counter(), written_operations(clone)
    with tempfile.TemporaryFile() as said:
        child = subprocess.Popen(["make", check.target], cwd=clone, env=own, stdout=said, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode and must_pass:
            said.seek(max(0, said.tell() - MOST_SAID))
            sys.exit(f"make {check.target} failed:\n{said.read().decode(errors='replace')}")
    minutes, processor = (time.perf_counter() - began) / 60, (used.ru_utime + used.ru_stime) / 60
    ended = "failed, " if child.returncode else ""
    spent = f"{ended}{minutes:.1f} min, processors {processor:.1f} min"
    print(f"{clone.name}: {check.said}: {spent}", file=sys.stderr, flush=True)
    return Run(minutes, processor, used.ru_maxrss / MIB, operations_since(before, clone))


def forget(clone: Path) -> None:
    """Remove what earlier runs left by which the next one would be quicker."""
    for cache in CACHES:
        shutil.rmtree(clone / cache, ignore_errors=True)
    for stamp in (clone / STAMPS).glob("passed-*"):
        stamp.unlink()


def written_operations(clone: Path) -> dict[Path, int]:
    """The files with the operations of each run of pytest, and when each was written last (ns)."""
    return {file: file.stat().st_mtime_ns for file in (clone / STAMPS).glob("operations-*.json")}


def operations_since(before: dict[Path, int], clone: Path) -> str:
    """Sums by kind of the operations in all files that were written after `written_operations` returned `before`."""
    total: Counter[str] = Counter()
    for file, written in written_operations(clone).items():
        if before.get(file) != written:
            for counts in json.loads(file.read_text(encoding="utf-8")).values():
                total.update(counts)
    return ", ".join(f"{number:,} {kind}" for kind, number in sorted(total.items()))


def figures_of(check: Check, took: Run, commit: str, pace: float) -> list[Figure]:
    """How long, with how much computing, in how much memory. `pace`: million turns a second."""
    figures = [
        Figure(check.said, took.minutes, "min", note=f"commit {commit}"),
        Figure(f"{check.said}: processors", took.processor, "min", note=took.operations),
        Figure(f"{check.said}: largest process", took.largest, "MiB"),
    ]
    if check.most:
        usual = Figure(
            f"{check.said}: on a machine of {USUAL_PACE:.0f} M turns/s",
            took.minutes * pace / USUAL_PACE,
            "min",
            f"<= {check.most}",
        )
        figures.insert(1, usual)
    return figures


@contextmanager
def clones_folder() -> Iterator[Path]:
    """A temporary folder that others may read: the tests' PostgreSQL may run as another user, and reads from the clone."""
    with tempfile.TemporaryDirectory(prefix="checks") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def cloned(commit: str, folder: Path) -> Path:
    """A clone of a commit."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)
    return folder


def measured(names: Sequence[str]) -> dict[str, list[Figure]]:
    """The figures of each check, in a clone of what is committed."""
    commit = commit_named("HEAD")
    with clones_folder() as folder:
        clone = cloned(commit, folder / "clone")
        wanted = {name: check for name, check in CHECKS.items() if name in ("prepare", *names)}
        return {name: figures_of(check, run(check, clone), commit, loops()) for name, check in wanted.items()}


def compared(other: str) -> list[Figure]:
    """Processor time of `make test` in parts of that of another commit, each in its own clone, in turns."""
    commits = {"other": commit_named(other), "own": commit_named("HEAD")}
    fresh, server = list[tuple[float, float]](), list[tuple[float, float]]()
    with clones_folder() as folder:
        clones = {who: cloned(commit, folder / who) for who, commit in commits.items()}
        for clone in clones.values():
            run(CHECKS["prepare"], clone)
        for _ in range(REPEATS):
            whole = run(CHECKS["test"], clones["other"], must_pass=False).processor  # of tests that are not our own
            fresh.append((run(CHECKS["test"], clones["own"]).processor, whole))
            server.append((run(CHECKS["server"], clones["own"]).processor, whole))
    beside = f"in parts of that of {commits['other']}"
    return [
        ratio(f"processor time of make test, {beside}", fresh, "<= 0.70"),
        ratio(f"processor time of make test, a file of the server changed, {beside}", server, "<= 0.50"),
    ]


def ratio(what: str, pairs: Sequence[tuple[float, float]], most: str) -> Figure:
    """The mean of the first values in parts of the mean of the second."""
    first, second = (mean(values) for values in zip(*pairs, strict=True))
    each = "; ".join(f"{one:.1f} and {two:.1f} min" for one, two in pairs)
    return Figure(what, first / second, "", most, each)


def main() -> None:
    parser = arguments("checks", (__doc__ or "").splitlines()[0])
    parser.add_argument("--only", action="append", choices=CHECKS, help="measure this one; may be given several times")
    parser.add_argument("--beside", metavar="COMMIT", help="compare `make test` with that of this commit")
    flags = parser.parse_args()
    facts = machine(("pytest", "mypy"))
    found = {} if flags.beside else measured(["quick"] if flags.quick else flags.only or list(CHECKS))
    found["beside"] = compared(flags.beside) if flags.beside else []
    saved = flags.save / "checks.json"
    kept = load(saved).figures if saved.is_file() and not flags.quick else []
    figures = [one for name in CHECKS for one in found.get(name) or kept_of(CHECKS[name], kept)]
    figures += found["beside"] or [one for one in kept if " in parts of that of " in one.what]
    finish(result("checks", facts, figures), flags)


def kept_of(check: Check, figures: Sequence[Figure]) -> list[Figure]:
    """The figures of a check among saved ones."""
    return [one for one in figures if one.what == check.said or one.what.startswith(f"{check.said}: ")]


if __name__ == "__main__":
    main()

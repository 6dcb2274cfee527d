"""Cost of the project's checks in a fresh clone: `make quick`, `make test`, `make proof`.

Each check runs once, as it takes long, after `make prepare`. `--only` measures some checks and keeps the saved figures
of the others; each figure names its commit. `--beside COMMIT` compares `make test` with that of another commit: both in
fresh clones, alternately, twice each.
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

from bench.common import (
    REFERENCE_LOOP_SPEED,
    ROOT,
    Figure,
    argument_parser,
    describe_machine,
    load_result,
    make_result,
    measure_loop_speed,
    report_result,
    resolve_commit,
)

CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", "web/node_modules/.cache")
"""Caches that would make the next check faster. So would the stamps of passed runs (`tools.unchanged`)."""
STAMPS_FOLDER = ".venv/.stamps"
SERVER_FILE, RULE_FILES = "src/tertulia/server/assembly.py", "src/tertulia/games/*/rules/scoring.py"
"""Glob patterns; the first matching file is changed before `make test` runs again."""
MIB = 1024
"""KiB per MiB; the system reports resident memory in KiB."""
MAX_OUTPUT_BYTES = 100_000
"""Bytes of a failed check's output to print; the failures can be far above its last line."""
REPEATS = 2
"""Runs of each commit in a comparison."""


class Check(NamedTuple):
    """A make target whose cost is measured."""

    label: str
    target: str
    most: str = ""
    """Time limit in minutes on two cores of the reference machine; empty for none."""
    fresh: bool = False
    """Whether to remove the caches and stamps of earlier runs first."""
    touched: str = ""
    """Glob pattern; the first matching file is changed before the run. Empty for none."""
    after: str = "prepare"
    """The check that runs before it and fills its caches."""


CHECKS = {
    "prepare": Check("make prepare, with all downloads cached", "prepare", after=""),
    "test": Check("make test", "test", "8", fresh=True),
    "again": Check("make test again, no change", "test", after="test"),
    "server": Check("make test again, a file of the server changed", "test", touched=SERVER_FILE, after="test"),
    "rule": Check("make test again, a file of the rules changed", "test", touched=RULE_FILES, after="test"),
    "first-quick": Check("make quick, nothing cached", "quick", fresh=True),
    "quick": Check("make quick, a file of the server changed", "quick", "1", touched=SERVER_FILE, after="first-quick"),
    "proof": Check("make proof", "proof", "60", fresh=True),
}
"""All checks by name, in the order in which they run."""


class Run(NamedTuple):
    """Cost of one run of a check."""

    minutes: float
    processor: float
    """Processor time in minutes."""
    largest: float
    """Memory of the largest process, in MiB."""
    operations: str = ""
    """Number of operations of its tests, by kind (`tests/operations.py`)."""


def run_check(check: Check, clone: Path, must_pass: bool = True) -> Run:
    """Run a make target in a clone.

    Exits with the end of its output if it fails, unless `must_pass` is False.
    """
    if check.fresh:
        remove_caches(clone)
    if check.touched:
        with min(clone.glob(check.touched)).open("a", encoding="utf-8") as file:
            file.write(f"\n\n# changed at {time.time_ns()}\n")
    own = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    began, before = time.perf_counter(), list_operation_files(clone)
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(["make", check.target], cwd=clone, env=own, stdout=output, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode and must_pass:
            output.seek(max(0, output.tell() - MAX_OUTPUT_BYTES))
            sys.exit(f"make {check.target} failed:\n{output.read().decode(errors='replace')}")
    minutes, processor = (time.perf_counter() - began) / 60, (used.ru_utime + used.ru_stime) / 60
    ended = "failed, " if child.returncode else ""
    summary = f"{ended}{minutes:.1f} min, processors {processor:.1f} min"
    print(f"{clone.name}: {check.label}: {summary}", file=sys.stderr, flush=True)
    return Run(minutes, processor, used.ru_maxrss / MIB, sum_operations_since(before, clone))


def remove_caches(clone: Path) -> None:
    """Remove the caches and stamps that would make the next run faster."""
    for cache in CACHES:
        shutil.rmtree(clone / cache, ignore_errors=True)
    for stamp in (clone / STAMPS_FOLDER).glob("passed-*"):
        stamp.unlink()


def list_operation_files(clone: Path) -> dict[Path, int]:
    """Return the operation files of pytest runs in a clone, with their modification times in ns."""
    return {file: file.stat().st_mtime_ns for file in (clone / STAMPS_FOLDER).glob("operations-*.json")}


def sum_operations_since(before: dict[Path, int], clone: Path) -> str:
    """Return the operations, summed by kind, in the files written since `before` was taken."""
    total: Counter[str] = Counter()
    for file, written in list_operation_files(clone).items():
        if before.get(file) != written:
            for counts in json.loads(file.read_text(encoding="utf-8")).values():
                total.update(counts)
    return ", ".join(f"{number:,} {kind}" for kind, number in sorted(total.items()))


def check_figures(check: Check, took: Run, commit: str, pace: float) -> list[Figure]:
    """Return the time, processor time and memory of a run.

    If the check has a time limit, a further figure scales its time to the reference machine. `pace` is the speed of
    this machine in million loop iterations per second.
    """
    figures = [
        Figure(check.label, took.minutes, "min", note=f"commit {commit}"),
        Figure(f"{check.label}: processors", took.processor, "min", note=took.operations),
        Figure(f"{check.label}: largest process", took.largest, "MiB"),
    ]
    if check.most:
        usual = Figure(
            f"{check.label}: on a machine of {REFERENCE_LOOP_SPEED:.0f} M turns/s",
            took.minutes * pace / REFERENCE_LOOP_SPEED,
            "min",
            f"<= {check.most}",
        )
        figures.insert(1, usual)
    return figures


@contextmanager
def open_clones_folder() -> Iterator[Path]:
    """Yield a temporary folder that other users can read.

    The tests' PostgreSQL may run as another user and reads from the clone.
    """
    with tempfile.TemporaryDirectory(prefix="checks") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def clone_commit(commit: str, folder: Path) -> Path:
    """Clone the repository into `folder` and check out a commit."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)
    return folder


def measure_checks(names: Sequence[str]) -> Iterator[tuple[str, list[Figure]]]:
    """Run the named checks, and those before them, in a clone of HEAD. Yields each check with its figures."""
    commit = resolve_commit("HEAD")
    with open_clones_folder() as folder:
        clone = clone_commit(commit, folder / "clone")
        for name in add_earlier_checks(names):
            yield name, check_figures(CHECKS[name], run_check(CHECKS[name], clone), commit, measure_loop_speed())


def add_earlier_checks(names: Sequence[str]) -> list[str]:
    """Return the named checks and all that run before them, in their order."""
    selected, pending = set[str](), list(names)
    while pending:
        if name := pending.pop():
            selected.add(name)
            pending.append(CHECKS[name].after)
    return [name for name in CHECKS if name in selected]


def compare_with(other: str) -> list[Figure]:
    """Return processor times of `make test` as fractions of that of commit `other`.

    First with empty caches, then after a change of the server. The runs of the two commits alternate.
    """
    commits = {"other": resolve_commit(other), "own": resolve_commit("HEAD")}
    fresh, server = list[tuple[float, float]](), list[tuple[float, float]]()
    with open_clones_folder() as folder:
        clones = {who: clone_commit(commit, folder / who) for who, commit in commits.items()}
        for clone in clones.values():
            run_check(CHECKS["prepare"], clone)
        for _ in range(REPEATS):
            # the other commit's tests may fail
            whole = run_check(CHECKS["test"], clones["other"], must_pass=False).processor
            fresh.append((run_check(CHECKS["test"], clones["own"]).processor, whole))
            server.append((run_check(CHECKS["server"], clones["own"]).processor, whole))
    beside = f"relative to {commits['other']}"
    return [
        ratio_figure(f"processor time of make test, {beside}", fresh, "<= 0.70"),
        ratio_figure(f"processor time of make test, a file of the server changed, {beside}", server, "<= 0.50"),
    ]


def ratio_figure(what: str, pairs: Sequence[tuple[float, float]], most: str) -> Figure:
    """Return the mean of the first values divided by the mean of the second."""
    first, second = (mean(values) for values in zip(*pairs, strict=True))
    each = "; ".join(f"{one:.1f} and {two:.1f} min" for one, two in pairs)
    return Figure(what, first / second, "", most, each)


def main() -> None:
    parser = argument_parser("checks", (__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--only", action="append", choices=CHECKS, help="measure only this check; may be given several times"
    )
    parser.add_argument("--beside", metavar="COMMIT", help="compare `make test` with this commit")
    flags = parser.parse_args()
    facts = describe_machine(("pytest", "mypy"))
    saved = flags.save / "checks.json"
    saved_figures = load_result(saved).figures if saved.is_file() and not flags.quick else []
    found: dict[str, list[Figure]] = {}

    def report() -> None:
        """Save what has been found, so that a check that fails later loses nothing."""
        figures = [one for name in CHECKS for one in found.get(name) or select_figures(CHECKS[name], saved_figures)]
        figures += found.get("beside") or [one for one in saved_figures if " relative to " in one.what]
        report_result(make_result("checks", facts, figures), flags)

    if flags.beside:
        found["beside"] = compare_with(flags.beside)
        report()
        return
    for name, figures in measure_checks(["first-quick"] if flags.quick else flags.only or list(CHECKS)):
        found[name] = figures
        report()


def select_figures(check: Check, figures: Sequence[Figure]) -> list[Figure]:
    """Return those of `figures` that belong to a check."""
    return [one for one in figures if one.what == check.label or one.what.startswith(f"{check.label}: ")]


if __name__ == "__main__":
    main()

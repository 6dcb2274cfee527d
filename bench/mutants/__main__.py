"""Mutation testing: the share of planted faults that the tests find.

`python -m bench.mutants` plants faults in copies of the tree, one at a time, and runs the tests that execute the
changed line. It prints the share found in each area of the project, and each fault that survives. `--seed`
draws other faults, `--area` tries one area and keeps the saved figures of the others. `--progress` stores each trial in
a file: a later call with that file repeats only the trials of surviving faults.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue

import msgspec

from bench.common import (
    Figure,
    argument_parser,
    describe_machine,
    load_result,
    make_result,
    report_result,
    resolve_commit,
)
from bench.mutants.areas import AREAS, Area
from bench.mutants.client_trials import bench_class
from bench.mutants.equivalents import find_reason, load_equivalents
from bench.mutants.fault import Fault
from bench.mutants.faults import find_all_faults
from bench.mutants.trials import Baseline, Bench, Trial, summarize_trials
from tertulia.kernel.cores import available_cores

ROOT = Path(__file__).resolve().parents[2]
QUICK_FAULTS = 3
"""Faults per area in a quick run."""


def draw_faults(area: Area, seed: int, planted: int) -> list[Fault]:
    """Draw `planted` faults of an area. A seed and unchanged sources always give the same faults."""
    found = list(find_all_faults(ROOT, list(area.sources)))
    return random.Random(f"{seed} {area.name}").sample(found, min(planted, len(found)))


class Progress:
    """Trials of earlier calls, stored in a file, each valid while the faulty file's source is unchanged."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.trials: dict[str, Trial] = {}
        self.equivalents = load_equivalents()
        if path and path.is_file():
            for line in path.read_text(encoding="utf-8").splitlines():
                key, trial = json.loads(line)
                self.trials[key] = msgspec.convert(trial, Trial)

    def find_trial(self, fault: Fault) -> Trial | None:
        """Return the stored trial of a fault if a test found it or it is listed as equivalent, else None."""
        trial = self.trials.get(self._key(fault))
        if trial and not trial.found_by and not find_reason(fault, (ROOT / fault.file).read_bytes(), self.equivalents):
            return None
        return trial

    def append_trial(self, trial: Trial) -> None:
        """Append a trial to the file, if there is one."""
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([self._key(trial.fault), msgspec.to_builtins(trial)]) + "\n")

    @staticmethod
    def _key(fault: Fault) -> str:
        source = (ROOT / fault.file).read_bytes()
        return hashlib.sha256(repr((fault, hashlib.sha256(source).hexdigest())).encode()).hexdigest()[:16]


class Benches:
    """The benches (copies of the tree) of an area, and the baseline of its tests.

    The next area reuses both if it has the same tests.
    """

    def __init__(self, workers: int, output: Path | None) -> None:
        self.workers, self.output = workers, output
        self._baseline: tuple[Area, list[Bench], Baseline] | None = None
        self._closing = ExitStack()

    def open(self, area: Area) -> tuple[list[Bench], Baseline]:
        """Return the benches and the baseline of an area; measures the baseline if its tests are new."""
        if self._baseline is None or not self._baseline[0].has_tests_of(area):
            self.close()
            folder = Path(self._closing.enter_context(tempfile.TemporaryDirectory(prefix="mutants")))
            kind = bench_class(area)
            benches = [
                self._closing.enter_context(kind(ROOT, folder / str(number), area, self.output))
                for number in range(self.workers)
            ]
            self._baseline = (area, benches, benches[0].measure_baseline())
        _, benches, baseline = self._baseline
        print(
            f"{area.name}: {len(baseline.seconds)} tests, {sum(baseline.seconds.values()):.0f} s",
            file=sys.stderr,
            flush=True,
        )
        return benches, baseline

    def close(self) -> None:
        """End the processes and delete the copies of the tree."""
        self._baseline = None
        self._closing.close()


def run_trials(area: Area, faults: Sequence[Fault], progress: Progress, opened: Benches) -> Iterator[Trial]:
    """Yield the trials of all faults: those stored, then the new ones, run in parallel."""
    yield from (trial for fault in faults if (trial := progress.find_trial(fault)))
    untried = [fault for fault in faults if not progress.find_trial(fault)]
    if not untried:
        return
    benches, baseline = opened.open(area)
    free: SimpleQueue[Bench] = SimpleQueue()
    for bench in benches:
        free.put(bench)

    def one(fault: Fault) -> Trial:
        bench = free.get()
        try:
            return bench.try_fault(fault, baseline)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(len(benches)) as pool:
        for trial in pool.map(one, untried):
            progress.append_trial(trial)
            yield trial


def format_equivalent(fault: Fault) -> str:
    """Return the entry of `equivalents.toml` that would list a fault, without its reason."""
    text = (ROOT / fault.file).read_text(encoding="utf-8").splitlines()[fault.line - 1].strip()
    rows = {"file": fault.file, "scope": fault.scope, "text": text, "old": fault.old, "new": fault.new}
    return "\n".join(["[[equivalent]]", *(f"{key} = {json.dumps(value)}" for key, value in rows.items())])


def area_figure(area: Area, trials: Sequence[Trial]) -> tuple[Figure, list[Trial]]:
    """Return the figure of an area and the faults that survived."""
    named = load_equivalents()
    known = {
        one.fault: why for one in trials if (why := find_reason(one.fault, (ROOT / one.fault.file).read_bytes(), named))
    }
    seen, found, living = summarize_trials(trials, known)
    note = f"{found} of {seen}, {len(trials) - seen} more are equivalent; commit {resolve_commit('HEAD')}"
    return Figure(figure_label(area), 100 * found / max(seen, 1), "%", f">= {100 * area.target:g}", note), living


def figure_label(area: Area) -> str:
    """Return the label of an area's figure."""
    return f"{area.name}: found"


def merge_figures(figures: Sequence[Figure], saved: Sequence[Figure]) -> list[Figure]:
    """Return new figures, and saved ones of areas that were not tried, in the order of `AREAS`."""
    known = {figure.what: figure for figure in (*saved, *figures)}
    return [known[what] for what in map(figure_label, AREAS) if what in known]


def main() -> None:
    parser = argument_parser("mutants", (__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="seed of the faults")
    parser.add_argument("--area", action="append", help=f"only this area; known are {', '.join(r.name for r in AREAS)}")
    parser.add_argument("--planted", type=int, help="number of faults per area, instead of the default")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    parser.add_argument("--progress", type=Path, help="store the trials in this file, and resume from it")
    parser.add_argument("--output", type=Path, help="append the output of the tests to this file")
    flags = parser.parse_args()
    areas = [area for area in AREAS if not flags.area or area.name in flags.area]
    if unknown := set(flags.area or ()) - {area.name for area in AREAS}:
        parser.error(f"unknown area {', '.join(sorted(unknown))}; known are {', '.join(r.name for r in AREAS)}")
    opened = Benches(flags.workers, flags.output)
    facts, figures = describe_machine(("coverage", "pytest")), list[Figure]()
    for area in areas:
        planted = flags.planted or (QUICK_FAULTS if flags.quick else area.planted)
        faults = draw_faults(area, flags.seed, planted)
        progress = Progress(flags.progress)
        trials = list(run_trials(area, faults, progress, opened))
        figure, living = area_figure(area, trials)
        figures.append(figure)
        for trial in living:
            print(f"# not found by {trial.tests} tests: {trial.fault}\n{format_equivalent(trial.fault)}\n", flush=True)
    opened.close()
    if flags.planted:  # with another number of faults the figure is not comparable with the saved one
        flags.quick = True
    saved = flags.save / "mutants.json"
    saved_figures = load_result(saved).figures if saved.is_file() and not flags.quick else []
    report_result(make_result("mutants", facts, merge_figures(figures, saved_figures)), flags)


if __name__ == "__main__":
    main()

"""Mutation testing: the share of planted faults that the tests find.

`python -m bench.mutants` plants faults in copies of the tree, one at a time, and runs the tests that execute the
changed line. It prints the share found in each room (an area of the project) and each fault that survives. `--seed`
draws other faults, `--room` tries one room and keeps the saved figures of the others. `--progress` stores each trial in
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

from bench.common import Figure, arguments, commit_named, finish, load, machine, result
from bench.mutants.client_trials import bench_of
from bench.mutants.equivalents import listed, reason_of
from bench.mutants.fault import Fault
from bench.mutants.faults import candidates
from bench.mutants.rooms import ROOMS, Room
from bench.mutants.trials import Bench, Net, Trial, summary
from tertulia.kernel.cores import available_cores

ROOT = Path(__file__).resolve().parents[2]
QUICK = 3
"""Faults per room in a quick run."""


def chosen(room: Room, seed: int, planted: int) -> list[Fault]:
    """Draw `planted` faults of a room. A seed and unchanged sources always give the same faults."""
    found = list(candidates(ROOT, list(room.sources)))
    return random.Random(f"{seed} {room.name}").sample(found, min(planted, len(found)))


class Progress:
    """Trials of earlier calls, stored in a file, each valid while the faulty file's source is unchanged."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: dict[str, Trial] = {}
        self.named = listed()
        if path and path.is_file():
            for line in path.read_text(encoding="utf-8").splitlines():
                key, trial = json.loads(line)
                self.known[key] = msgspec.convert(trial, Trial)

    def found(self, fault: Fault) -> Trial | None:
        """Return the stored trial of a fault if a test found it or it is listed as equivalent, else None."""
        trial = self.known.get(self._key(fault))
        if trial and not trial.found_by and not reason_of(fault, (ROOT / fault.file).read_bytes(), self.named):
            return None
        return trial

    def keep(self, trial: Trial) -> None:
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
    """The benches (copies of the tree) of a room, and the baseline of its tests.

    The next room reuses both if it has the same tests.
    """

    def __init__(self, workers: int, output: Path | None) -> None:
        self.workers, self.output = workers, output
        self._net: tuple[Room, list[Bench], Net] | None = None
        self._closing = ExitStack()

    def open(self, room: Room) -> tuple[list[Bench], Net]:
        """Return the benches and the baseline of a room; measures the baseline if its tests are new."""
        if self._net is None or not self._net[0].has_tests_of(room):
            self.close()
            folder = Path(self._closing.enter_context(tempfile.TemporaryDirectory(prefix="mutants")))
            kind = bench_of(room)
            benches = [
                self._closing.enter_context(kind(ROOT, folder / str(number), room, self.output))
                for number in range(self.workers)
            ]
            self._net = (room, benches, benches[0].net())
        _, benches, net = self._net
        print(f"{room.name}: {len(net.seconds)} tests, {sum(net.seconds.values()):.0f} s", file=sys.stderr, flush=True)
        return benches, net

    def close(self) -> None:
        """End the processes and delete the copies of the tree."""
        self._net = None
        self._closing.close()


def tried(room: Room, faults: Sequence[Fault], progress: Progress, opened: Benches) -> Iterator[Trial]:
    """Yield the trials of all faults: those stored, then the new ones, run in parallel."""
    yield from (trial for fault in faults if (trial := progress.found(fault)))
    left = [fault for fault in faults if not progress.found(fault)]
    if not left:
        return
    benches, net = opened.open(room)
    free: SimpleQueue[Bench] = SimpleQueue()
    for bench in benches:
        free.put(bench)

    def one(fault: Fault) -> Trial:
        bench = free.get()
        try:
            return bench.trial(fault, net)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(len(benches)) as pool:
        for trial in pool.map(one, left):
            progress.keep(trial)
            yield trial


def as_equivalent(fault: Fault) -> str:
    """Return the entry of `equivalents.toml` that would list a fault, without its reason."""
    text = (ROOT / fault.file).read_text(encoding="utf-8").splitlines()[fault.line - 1].strip()
    rows = {"file": fault.file, "scope": fault.scope, "text": text, "old": fault.old, "new": fault.new}
    return "\n".join(["[[equivalent]]", *(f"{key} = {json.dumps(value)}" for key, value in rows.items())])


def figure_of(room: Room, trials: Sequence[Trial]) -> tuple[Figure, list[Trial]]:
    """Return the figure of a room and the faults that survived."""
    named = listed()
    known = {
        one.fault: why for one in trials if (why := reason_of(one.fault, (ROOT / one.fault.file).read_bytes(), named))
    }
    seen, found, living = summary(trials, known)
    note = f"{found} of {seen}, {len(trials) - seen} more cannot be seen; commit {commit_named('HEAD')}"
    return Figure(what_of(room), 100 * found / max(seen, 1), "%", f">= {100 * room.aim:g}", note), living


def what_of(room: Room) -> str:
    """Return the label of a room's figure."""
    return f"{room.name}: found"


def with_saved(figures: Sequence[Figure], saved: Sequence[Figure]) -> list[Figure]:
    """Return new figures, and saved ones of rooms that were not tried, in the order of `ROOMS`."""
    known = {figure.what: figure for figure in (*saved, *figures)}
    return [known[what] for what in map(what_of, ROOMS) if what in known]


def main() -> None:
    parser = arguments("mutants", (__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="which faults are planted")
    parser.add_argument("--room", action="append", help=f"only this one; there are {', '.join(r.name for r in ROOMS)}")
    parser.add_argument("--planted", type=int, help="number of faults in each room instead of the usual one")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    parser.add_argument("--progress", type=Path, help="keep what was tried in this file, and go on from there")
    parser.add_argument("--output", type=Path, help="what the tests print is added to this file")
    flags = parser.parse_args()
    rooms = [room for room in ROOMS if not flags.room or room.name in flags.room]
    if unknown := set(flags.room or ()) - {room.name for room in ROOMS}:
        parser.error(f"no room {', '.join(sorted(unknown))}; there are {', '.join(r.name for r in ROOMS)}")
    opened = Benches(flags.workers, flags.output)
    facts, figures = machine(("coverage", "pytest")), list[Figure]()
    for room in rooms:
        planted = flags.planted or (QUICK if flags.quick else room.planted)
        faults = chosen(room, flags.seed, planted)
        progress = Progress(flags.progress)
        trials = list(tried(room, faults, progress, opened))
        figure, living = figure_of(room, trials)
        figures.append(figure)
        for trial in living:
            print(f"# lives, passed by {trial.tests} tests: {trial.fault}\n{as_equivalent(trial.fault)}\n", flush=True)
    opened.close()
    if flags.planted:  # with another number of faults the figure is not comparable with the saved one
        flags.quick = True
    saved = flags.save / "mutants.json"
    kept = load(saved).figures if saved.is_file() and not flags.quick else []
    finish(result("mutants", facts, with_saved(figures, kept)), flags)


if __name__ == "__main__":
    main()

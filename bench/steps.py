"""Speed of `StepBatch`: many games advance by a decision per call, on one core.

`python -m bench.steps` measures the cost of masks, observations and choosing actions. Four random players; finished
games restart. Times are processor time; figures are medians. All contestants take turns, so that other load on the
machine affects all. Actions are chosen uniformly among the legal ones; choosing is counted only in figures that say so.
fastcatan (Settlers of Catan, 1,084 floats of observation) and EnvPool's backgammon (34 numbers, always returned) run in
turn with them, choosing not counted; they need Python 3.12.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.targets import StepTargets, load_targets
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.kernel.step_batch import StepArrays, StepBatch
from tools.ready.peers import PEERS, PEERS_PYTHON

SEATS = 4
COUNTS = (1024, 64)
"""Numbers of games that advance together; targets apply to the first."""
WARM_UP_STEPS = 400
"""Untimed steps at the start, so that the games are at different stages."""


class StepData(NamedTuple):
    """Data that each step returns, and the name of its target in `StepTargets`."""

    label: str
    mask: bool = False
    bits: bool = False
    observations: bool = False
    target: str = ""


KINDS = (
    StepData("no data"),
    StepData("mask in bits", bits=True),
    StepData("mask in bytes", mask=True, target="masks"),
    StepData("mask in bytes and observation", mask=True, observations=True, target="observations"),
)


class RunningBatch:
    """A batch of games that is measured repeatedly."""

    def __init__(self, chosen: Game, count: int, step_data: StepData) -> None:
        data_flags = {"mask": step_data.mask, "bits": step_data.bits, "observations": step_data.observations}
        self.batch = StepBatch(chosen, StepArrays.allocate(chosen, SEATS, count, **data_flags), seed=2009)
        self.name, self.count, self.step_data = chosen.name, count, step_data
        self.alone: list[float] = []
        """Decisions per second in each measurement, without choosing."""
        self.chosen: list[float] = []
        """Decisions per second in each measurement, including choosing."""
        for _ in range(WARM_UP_STEPS):
            self.batch.step(self.batch.choose())

    def measure(self, decisions: int) -> None:
        """Take about `decisions` decisions."""
        steps, stepping, choosing = max(1, decisions // self.count), 0.0, 0.0
        for _ in range(steps):
            started = time.process_time()
            self.batch.choose()
            between = time.process_time()
            self.batch.step()
            stepping += time.process_time() - between
            choosing += between - started
        self.alone.append(steps * self.count / stepping)
        self.chosen.append(steps * self.count / (stepping + choosing))

    def figures(self) -> list[Figure]:
        """Return the medians."""
        targets: StepTargets = load_targets(self.name).steps
        target = getattr(targets, self.step_data.target) if self.step_data.target and self.count == COUNTS[0] else ""
        what = f"{self.name}: {self.count:,} games together, {self.step_data.label}"
        return [
            Figure(what, median(self.alone), "decisions/s", target),
            Figure(f"{what}, choosing included", median(self.chosen), "decisions/s"),
        ]


class Peer:
    """A batch of another project's games, run by a Python of its own."""

    def __init__(self, name: str, what: str, program: str, labels: dict[str, str], count: int) -> None:
        self.name, self.what, self.count = name, what, count
        self.labels = labels
        """Labels of the data returned with each step, by the program's name of the figure."""
        self.version = ""
        self._program = Path(__file__).with_name(program)
        self._paces: dict[str, list[float]] = {kind: [] for kind in labels}
        self._runs = 0

    def measure(self, decisions: int) -> None:
        """Take about `decisions` steps in a new process with another seed."""
        command = [PEERS_PYTHON, self._program, self._runs, self.count, max(1, decisions // self.count)]
        words = [str(part) for part in command]
        answer = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
        self._runs += 1
        self.version = f"{answer['version']} (python {answer['python']})"
        for kind, paces in self._paces.items():
            paces.append(answer[kind])

    def figures(self) -> list[Figure]:
        """Return the medians."""
        what = f"{self.name}, {self.what}: {self.count:,} games together"
        return [Figure(f"{what}, {self.labels[kind]}", median(paces), "steps/s") for kind, paces in self._paces.items()]


def list_peers(count: int) -> list[Peer]:
    """Return the projects that need Python 3.12, with `count` games each."""
    catan = {"masks": "mask in bits", "observations": "mask in bits and observation"}
    return [
        Peer("fastcatan", "Settlers of Catan in C++", "catan_steps.py", catan, count),
        Peer("EnvPool", "backgammon in C++", "backgammon_steps.py", {"steps": "mask in bytes and observation"}, count),
    ]


def list_contestants(chosen: list[Game]) -> list[RunningBatch | Peer]:
    """Return everything that takes turns."""
    found: list[RunningBatch | Peer] = [
        RunningBatch(one, count, kind)
        for one in chosen
        for count in COUNTS
        for kind in KINDS
        if one.observation_table.size or not kind.observations
    ]
    if PEERS_PYTHON.exists():
        return [*found, *(peer for count in COUNTS for peer in list_peers(count))]
    print(f"{PEERS} are skipped, because they need Python 3.12: see `python -m tools.ready bench`", file=sys.stderr)
    return found


def main() -> None:
    parser = argument_parser("steps", "Measure the speed of games advanced together, on this machine.")
    parser.add_argument("--game", help="measure only this game; the result is not saved")
    flags = parser.parse_args()
    flags.quick = flags.quick or bool(flags.game)
    facts = describe_machine()
    running = list_contestants([find_game(flags.game)] if flags.game else list(installed_games().values()))
    decisions, repeats = (40_000, 3) if flags.quick else (300_000, 9)
    for _ in range(repeats):
        for one in running:
            one.measure(decisions)
    facts |= {one.name: one.version for one in running if isinstance(one, Peer)}
    report_result(make_result("steps", facts, [figure for one in running for figure in one.figures()]), flags)


if __name__ == "__main__":
    main()

"""Random play of the compiled rules: decisions and games per second, cores, state size, copying.

`python -m bench.rules`; figures are medians of several repeats, each on other games. Seconds are processor time, as in
the targets; wall-clock figures are added, and figures in steps of the reference loop (`bench.reference`), which can be
compared between days. Single-core measurements are pinned to a core.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numba
import numpy as np

from bench.common import (
    Figure,
    argument_parser,
    describe_machine,
    make_result,
    measure_median,
    measure_seconds,
    report_result,
)
from bench.reference import measure_reference_pace
from bench.targets import RuleTargets, load_targets
from tertulia.kernel import batch
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.kernel.schema import StateArray

SEATS = 4


class Pace(NamedTuple):
    """One measurement."""

    decisions: float
    """Decisions per processor second."""
    games: float
    """Games per processor second."""
    wall: float
    """Decisions per wall-clock second."""


class Speed:
    """Random play of one game; each measurement plays new games."""

    def __init__(self, chosen: Game, games: int, workers: int = 1, policy: Policy = Policy.RANDOM) -> None:
        self.game, self.games, self.workers, self.policy, self.first = chosen, games, workers, policy, 0

    def measure_pace(self, seats: int) -> Pace:
        """Measure some new games."""
        keys = batch.keys_from(2009, self.games, self.first)
        self.first += self.games
        played: list[batch.Batch] = []
        lineup, setting = [[self.policy] * seats], batch.Execution(self.workers)
        began = time.process_time()
        took = measure_seconds(lambda: played.append(batch.play_batch(self.game, keys, lineup, execution=setting)))
        computed, decisions = time.process_time() - began, int(played[0].decisions.sum())
        return Pace(decisions / computed, self.games / computed, decisions / took)

    def measure_median(self, seats: int, repeats: int) -> Pace:
        """Return the repeat with the median speed."""
        runs = sorted(self.measure_pace(seats) for _ in range(repeats))
        return runs[len(runs) // 2]


def play_figures(chosen: Game, games: int, repeats: int) -> list[Figure]:
    """Measure one core at all player counts; targets apply to four players."""
    figures = []
    for seats in chosen.seats:
        with pin_to_one_core():
            pace, unit = Speed(chosen, games).measure_median(seats, repeats), measure_reference_pace()
        targets = load_targets(chosen.name).rules if seats == SEATS else RuleTargets()
        what = f"{chosen.name}: random play, {seats} {'player' if seats == 1 else 'players'}, one core"
        figures.append(Figure(what, pace.decisions, "decisions/s", targets.decisions))
        figures.append(Figure(what, pace.games, "games/s", targets.games))
        figures.append(Figure(what, pace.wall, "decisions/s by the wall clock"))
        figures.append(Figure(what, 1000 * pace.decisions / unit, "decisions in 1,000 steps of the reference loop"))
    return figures


@contextmanager
def pin_to_one_core() -> Iterator[None]:
    """Pin this process to one core while the block runs, if the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def core_figures(chosen: Game, games: int, repeats: int) -> list[Figure]:
    """Compare two workers with one. They alternate, so that other load on the machine affects both."""
    if (os.cpu_count() or 1) < 2:
        return []
    one, two = Speed(chosen, 2 * games, 1), Speed(chosen, 2 * games, 2)
    pairs = [(one.measure_pace(SEATS).wall, two.measure_pace(SEATS).wall) for _ in range(repeats)]
    ratio = sorted(b / a for a, b in pairs)[repeats // 2]
    both = sorted(b for _, b in pairs)[repeats // 2]
    return [
        Figure(f"{chosen.name}: random play, {SEATS} players, two cores", both, "decisions/s by the wall clock"),
        Figure(f"{chosen.name}: two cores against one", ratio, "times", ">= 1.8"),
    ]


def bot_figure(chosen: Game, games: int, repeats: int) -> Figure:
    """Measure the greedy bot's time for a decision, including the rules."""
    speed = Speed(chosen, games, policy=Policy.FAST).measure_median(SEATS, repeats).decisions
    return Figure(f"{chosen.name}: greedy play, {SEATS} players, one core", 1e6 / speed, "µs a decision", "<= 100")


def state_figures(chosen: Game, repeats: int) -> list[Figure]:
    """Measure the size of a state and the time to copy it in compiled code."""
    states = np.repeat(chosen.new({}, SEATS, bytes(32)), 8)
    compiled: Any = numba.njit(nogil=True)(_copy_states)
    compiled(states, 1)
    many = 1_000_000
    took = measure_median(repeats, lambda: measure_seconds(lambda: compiled(states, many)) / many * 1e6)
    return [
        Figure(f"{chosen.name}: state", chosen.dtype.itemsize, "bytes", load_targets(chosen.name).rules.state),
        Figure(f"{chosen.name}: copying a state, compiled", took, "µs", "<= 1"),
    ]


def _copy_states(states: StateArray, count: int) -> None:
    """Copy states as the rules do: assign one record to another, around a ring of eight."""
    for i in range(count):
        states[(i + 1) & 7] = states[i & 7]


def rules_figures(chosen: Game, games: int, repeats: int) -> list[Figure]:
    """Return all figures of one game."""
    chosen.precompile()
    figures = play_figures(chosen, games, repeats) + core_figures(chosen, games, repeats)
    return [*figures, bot_figure(chosen, games // 4, repeats), *state_figures(chosen, repeats)]


def main() -> None:
    parser = argument_parser("rules", "Measure the speed of the compiled rules in random play, on this machine.")
    parser.add_argument("--game", help="measure only this game; the result is not saved")
    flags = parser.parse_args()
    chosen = [find_game(flags.game)] if flags.game else list(installed_games().values())
    flags.quick = flags.quick or bool(flags.game)
    facts = describe_machine() | {"reference loop": f"{measure_reference_pace() / 1e6:.0f} M steps/s"}
    games, repeats = (300, 3) if flags.quick else (4000, 7)
    report_result(
        make_result("rules", facts, [figure for one in chosen for figure in rules_figures(one, games, repeats)]), flags
    )


if __name__ == "__main__":
    main()

"""Speed of random play and search in this checkout compared with an earlier commit.

`python -m bench.compare_commit [COMMIT]`. Both sides play in short turns, alternately and on one core, so that other
load on the machine affects both. Each turn gives one ratio; the figure is the median of the ratios. Times are processor
time.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.kernel.registry import installed_games

ROOT = Path(__file__).resolve().parents[1]
SPEED_TARGET = ">= 0.97"
EARLIER_COMMIT = "c01c260"
"""The last commit before the optimizations that docs/performance.md describes."""
SEED = 2009
POSITIONS = 6
"""Start positions of the searches in one turn."""
GAMES = 400
"""Games in one turn, which take about a tenth of a second."""

PLAYER = """
import os, random, sys, time
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {{max(os.sched_getaffinity(0))}})
from tertulia.kernel import batch, registry
find_game = getattr(registry, "find_game", None) or registry.game  # named so in earlier commits
play_batch = getattr(batch, "play_batch", None) or batch.play
try:
    from tertulia.kernel.entries import Policy
    policy = Policy.RANDOM
except ImportError:  # commits before policies had numbers
    policy = "random"
def iterations(name, first, count):
    "Iterations of a search in a processor second, from positions of random games."
    from tertulia.bots.search import budget, levels, weights
    from tertulia.bots.search.mcts import Count
    from tertulia.bots.search.tree import new_tree
    try:
        search_settings, spend_budget = levels.search_settings, budget.spend_budget
        load_evaluation, table_kind = weights.load_evaluation, weights.table_kind
    except AttributeError:  # commits before these names
        search_settings, spend_budget = levels.settings_of, budget.spend
        load_evaluation, table_kind = weights.evaluation_of, weights.kind_of
    chosen = find_game(name)
    settings = search_settings(chosen, 20.0, "strong")
    done = took = 0
    for key in batch.keys_from({seed}, count, first):
        dice = random.Random(key.tobytes())
        state = chosen.new({{}}, 4, dice.randbytes(32))
        seat = 0
        for _ in range(dice.randrange(20, 200)):
            seat = (chosen.actors(state) & -chosen.actors(state)).bit_length() - 1
            chosen.apply(state, seat, int(dice.choice(chosen.legal(state, seat))))
        seat = (chosen.actors(state) & -chosen.actors(state)).bit_length() - 1
        evaluation = load_evaluation(chosen, table_kind(chosen, state))
        tree = new_tree(chosen, settings.plies * 3, len(evaluation.out))
        started = time.process_time()
        searcher, complete = budget.Searcher(chosen, settings, evaluation), [True]
        if "always_complete" in searcher._fields:  # an argument in earlier commits
            searcher, complete = searcher._replace(always_complete=True), []
        spend_budget(searcher, state, seat, tree, bytes(32), lambda: True, *complete)
        took += time.process_time() - started
        done += int(tree.counts[Count.ITERATIONS])
    return done / took
for line in sys.stdin:
    name, first, count, *what = line.split()
    if what:
        print(iterations(name, int(first), int(count)), 0, flush=True)
        continue
    keys = batch.keys_from({seed}, int(count), int(first))
    started = time.process_time()
    played = play_batch(find_game(name), keys, [[policy] * 4])
    took = time.process_time() - started
    print(len(keys) / took, int(played.decisions.sum()) / took, flush=True)
"""


class Player:
    """A process that plays with the rules of one source tree."""

    def __init__(self, source: Path, cache: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(source), "TERTULIA_CACHE": str(cache)}
        command = [sys.executable, "-c", PLAYER.format(seed=SEED)]
        self.process = subprocess.Popen(
            command, env=env, cwd=cache, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()

    def measure_play(self, name: str, first: int, count: int) -> tuple[float, float]:
        """Play the games `first` to `first + count - 1` with four players. Returns (games, decisions) per second."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{name} {first} {count}\n")
        self.process.stdin.flush()
        return self._ask_process(name)

    def measure_search(self, name: str, first: int, count: int) -> float:
        """Return the iterations of the strong bot's search in 20 ms of processor time, over `count` positions."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{name} {first} {count} search\n")
        self.process.stdin.flush()
        return self._ask_process(name)[0] * 0.02

    def _ask_process(self, name: str) -> tuple[float, float]:
        assert self.process.stdout is not None
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            sys.exit(f"one side's process ended while playing {name}")
        return float(answer[0]), float(answer[1])


def measure_ratios(now: Player, then: Player, name: str, turns: int) -> list[tuple[float, float]]:
    """Return (games per second, decisions per second) as ratios of now to then, one pair for each turn.

    The order of the two sides is drawn for each turn.
    """
    for side in (now, then):
        side.measure_play(name, 0, 50)  # compiles the rules or loads them from the cache
    toss = random.Random(SEED)
    pairs = []
    for turn in range(turns):
        order = [now, then] if toss.random() < 0.5 else [then, now]
        speeds = {side: side.measure_play(name, turn * GAMES, GAMES) for side in order}
        pairs.append((speeds[now][0] / speeds[then][0], speeds[now][1] / speeds[then][1]))
    return pairs


def measure_searches(now: Player, then: Player, name: str, turns: int) -> list[tuple[float, float]]:
    """Return the iterations in 20 ms as pairs (now, then), one for each turn."""
    for side in (now, then):
        side.measure_search(name, 0, 1)
    return [
        (now.measure_search(name, turn * POSITIONS, POSITIONS), then.measure_search(name, turn * POSITIONS, POSITIONS))
        for turn in range(turns)
    ]


def search_figures(name: str, commit: str, pairs: list[tuple[float, float]]) -> list[Figure]:
    """Return both medians, and the median of the ratios."""
    what = f"{name}: strong bot's search, 4 players, one core"
    now, then = (statistics.median(side) for side in zip(*pairs, strict=True))
    return [
        Figure(what, now, "iterations in 20 ms"),
        Figure(f"{what}, commit {commit}", then, "iterations in 20 ms"),
        Figure(
            f"{what}, against commit {commit}",
            statistics.median(a / b for a, b in pairs),
            "times the iterations",
            SPEED_TARGET,
        ),
    ]


def play_figures(name: str, commit: str, pairs: list[tuple[float, float]]) -> list[Figure]:
    """Return the medians of both ratios, with their quartiles in the note."""
    what = f"{name}: random play, 4 players, one core, against commit {commit}"
    figures = []
    for unit, values in (
        ("times the games/s", [pair[0] for pair in pairs]),
        ("times the decisions/s", [pair[1] for pair in pairs]),
    ):
        low, middle, high = statistics.quantiles(values, n=4)
        target = SPEED_TARGET if unit == "times the decisions/s" else ""
        figures.append(
            Figure(what, middle, unit, target, f"middle half of {len(values)} turns: {low:.2f} to {high:.2f}")
        )
    return figures


def measure(flags: Namespace) -> list[Figure]:
    """Check out the other commit in a temporary worktree, and measure both sides."""
    turns = 5 if flags.quick else 200
    git = ["git", "-C", str(ROOT)]
    commit = subprocess.run([*git, "rev-parse", "--short", flags.commit + "^{commit}"], text=True, capture_output=True)
    if commit.returncode:
        sys.exit(f"commit {flags.commit!r} not found in this repository")
    short = commit.stdout.strip()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        tree = Path(folder) / "then"
        subprocess.run([*git, "worktree", "add", "--quiet", "--detach", str(tree), short], check=True)
        stack.callback(subprocess.run, [*git, "worktree", "remove", "--force", str(tree)], check=True)
        sides = []
        for source, cache in ((ROOT / "src", "cache-now"), (tree / "src", "cache-then")):
            (Path(folder) / cache).mkdir()
            sides.append(stack.enter_context(Player(source, Path(folder) / cache)))
        now, then = sides
        played = [
            figure
            for name in installed_games()
            for figure in play_figures(name, short, measure_ratios(now, then, name, turns))
        ]
        turns = max(3, turns // 8)
        return played + [
            figure
            for name in installed_games()
            for figure in search_figures(name, short, measure_searches(now, then, name, turns))
        ]


def main() -> None:
    parser = argument_parser("compare_commit", "Compare random play with an earlier commit, in alternating runs.")
    parser.add_argument(
        "commit",
        nargs="?",
        default=EARLIER_COMMIT,
        help=f"the commit to compare with (default: {EARLIER_COMMIT})",
    )
    flags = parser.parse_args()
    facts = describe_machine()
    measured = make_result("compare_commit", facts, measure(flags))
    report_result(msgspec.structs.replace(measured, command=f"{measured.command} {flags.commit}"), flags)


if __name__ == "__main__":
    main()

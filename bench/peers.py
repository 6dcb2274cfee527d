"""Random play by Catanatron, fastcatan, OpenSpiel and Tertulia in one run: complete games on one core.

`python -m tools.ready bench` installs the other projects, then `python -m bench.peers` measures. The games differ: the
ratios tell how many games a researcher can run in an hour, not which program is better.

- Catanatron: Settlers of Catan in Python, its own `RandomPlayer` and loop. The most similar game: four players, a
  board, trading, hidden cards.
- fastcatan: Settlers of Catan in C++, 64 and 1,024 games advancing together. Its masks and steps are timed, choosing
  an action is not (`bench/catan_steps.py`). A random game takes thousands of small steps, most of them trade offers.
  It needs Python 3.12 or later, on the path or in TERTULIA_PYTHON_312; without that it is left out.
- OpenSpiel: games in C++, its own uniform random bots and loop (`pyspiel.evaluate_bots`), so that no Python is timed.
  It has no game of this kind: hearts and gin rummy are card games with hidden hands, backgammon and maedn board games
  with dice; tic_tac_toe only shows the cost of the loop.
- Tertulia: four players, as in `bench.rules`.

A decision is an action of a player, forced ones included, such as rolling the dice in Catanatron. Chance events are not
counted in any project. Seconds are processor time, so that other load on the machine matters little.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.kernel import batch
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game, installed_games
from tools.ready.peers import PEERS_PYTHON

OWN_PROJECT = "Tertulia"
FASTCATAN_BATCHES = (64, 1024)
SPIEL_GAMES = ("hearts", "gin_rummy", "backgammon", "maedn(players=4)", "tic_tac_toe")


CATAN_STEPS = Path(__file__).with_name("catan_steps.py")


class Pace(NamedTuple):
    """Games and decisions per second of one measurement."""

    games: float
    decisions: float


Count = Callable[[], int]


class Contestant(NamedTuple):
    """A project's game and how it is timed."""

    project: str
    what: str
    pace: Callable[[int, int], Pace]
    """Takes the number of games, and a number that selects the seeds."""
    fixed: bool = False
    """Whether it ignores the number of games, as its runs have a fixed length."""


def catanatron() -> Contestant:
    """Return Settlers of Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def play(games: int, series: int) -> Count:
        played = [Game([RandomPlayer(color) for color in Color], seed=series * 10_000 + n + 1) for n in range(games)]
        for catan in played:
            catan.play()
        return lambda: sum(len(catan.state.actions) for catan in played)

    return Contestant("Catanatron", "Settlers of Catan, 4 players", partial(time_games, play))


def fastcatan(batch: int) -> Contestant:
    """Return fastcatan with `batch` games together, run by a Python of its own.

    A run lasts until the first game of each place has ended.
    """

    def pace(games: int, series: int) -> Pace:
        done = subprocess.run(
            [PEERS_PYTHON, CATAN_STEPS, str(series), str(batch)], capture_output=True, text=True, check=True
        )
        counts = json.loads(done.stdout)
        return Pace(counts["games"], counts["decisions"])

    return Contestant("fastcatan", f"Settlers of Catan in C++, 4 players, {batch:,} together", pace, fixed=True)


def fastcatan_versions() -> dict[str, str]:
    """Return the versions of fastcatan and of its Python."""
    program = "import platform, importlib.metadata as m; print(m.version('fastcatan'), platform.python_version())"
    done = subprocess.run([PEERS_PYTHON, "-c", program], capture_output=True, text=True, check=True)
    version, python = done.stdout.split()
    return {"fastcatan": f"{version} (python {python})"}


def open_spiel(name: str) -> Contestant:
    """Return an OpenSpiel game between uniform random bots, in its C++ loop."""
    import pyspiel

    spiel = pyspiel.load_game(name)
    players = spiel.num_players()

    def play(games: int, series: int) -> Count:
        played = [spiel.new_initial_state() for _ in range(games)]
        for n, state in enumerate(played):
            seed = series * 1_000_003 + n
            bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(players)]
            pyspiel.evaluate_bots(state, bots, seed)
        return lambda: sum(sum(step.player >= 0 for step in state.full_history()) for state in played)

    return Contestant("OpenSpiel", f"{name.partition('(')[0]}, {players} players", partial(time_games, play))


def tertulia(name: str, seats: int) -> Contestant:
    """Return one of Tertulia's games, measured as in `bench.rules`."""
    chosen = find_game(name)
    chosen.precompile()

    def play(count: int, series: int) -> Count:
        played = batch.play_batch(chosen, batch.keys_from(series, count), [[Policy.RANDOM] * seats])
        return lambda: int(played.decisions.sum())

    return Contestant(OWN_PROJECT, f"{name}, {seats} players", partial(time_games, play))


def time_games(play: Callable[[int, int], Count], games: int, series: int) -> Pace:
    """Time some games. `play` returns a function that counts their decisions after the clock has stopped."""
    started = time.process_time()
    count = play(games, series)
    took = time.process_time() - started
    return Pace(games / took, count() / took)


def estimate_games(contestant: Contestant, budget_seconds: float) -> int:
    """Return about how many games take `budget_seconds`."""
    games = 1
    if contestant.fixed:
        return games
    while (took := games / contestant.pace(games, 999).games) < budget_seconds / 8:
        games *= 4
    return max(1, int(games * budget_seconds / took))


def measure_medians(contestants: list[Contestant], repeats: int, budget_seconds: float) -> list[Pace]:
    """Return the median pace of each contestant. They take turns, so that other load on the machine affects all."""
    games = [estimate_games(contestant, budget_seconds) for contestant in contestants]
    rounds = [[c.pace(n, series) for c, n in zip(contestants, games, strict=True)] for series in range(repeats)]
    return [sorted(paces)[repeats // 2] for paces in zip(*rounds, strict=True)]


def pace_figures(contestants: list[Contestant], paces: list[Pace]) -> list[Figure]:
    """Return each pace, and the ratios of Tertulia's games to the others."""
    figures = []
    for contestant, its in zip(contestants, paces, strict=True):
        name = f"{contestant.project}: {contestant.what}"
        figures.append(Figure(name, its.games, "games/s"))
        figures.append(Figure(name, its.decisions, "decisions/s"))
    pairs = list(zip(contestants, paces, strict=True))
    for our, own in [pair for pair in pairs if pair[0].project == OWN_PROJECT]:
        for contestant, its in [pair for pair in pairs if pair[0].project != OWN_PROJECT]:
            name = f"{our.what} to {contestant.project} ({contestant.what})"
            figures.append(Figure(name, own.games / its.games, "times the games"))
            figures.append(Figure(name, own.decisions / its.decisions, "times the decisions"))
    return figures


def main() -> None:
    flags = argument_parser("peers", "Compare random play of Tertulia and other projects in one run.").parse_args()
    facts = describe_machine(("numba", "numpy", "catanatron", "open_spiel"))
    try:
        others = [catanatron(), *(open_spiel(name) for name in SPIEL_GAMES)]
    except ImportError as error:
        sys.exit(f"bench.peers needs {error.name}, which is not installed: run python -m tools.ready bench")
    if PEERS_PYTHON.exists():
        others[1:1] = [fastcatan(batch) for batch in FASTCATAN_BATCHES]
        facts |= fastcatan_versions()
    else:
        print("fastcatan is skipped, because it needs Python 3.12: see `python -m tools.ready bench`", file=sys.stderr)
    contestants = [*(tertulia(name, 4) for name in installed_games()), *others]
    repeats, budget = (3, 0.3) if flags.quick else (7, 2.0)
    report_result(
        make_result("peers", facts, pace_figures(contestants, measure_medians(contestants, repeats, budget))), flags
    )


if __name__ == "__main__":
    main()

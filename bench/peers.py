"""Catanatron, fastcatan, OpenSpiel and Tertulia in one run on one machine: whole games of random play, one core each.

`python -m tools.ready bench` installs them, then `python -m bench.peers`. These are different games, so the ratios tell how many
games a researcher gets through in an hour, not who programs better:

- Catanatron: Settlers of Catan in Python, its own `RandomPlayer` and its own loop. The nearest game in kind: four players,
  a board, trading, hidden cards.
- fastcatan: Settlers of Catan in C++, 64 and 1,024 games a step at a time; its masks and steps are timed, choosing an action is
  not (`bench/catan_steps.py`). A random game of it takes thousands of small steps, offers of trade above all. It needs Python 3.12:
  where none is found (`python3.12` and later on the path, or TERTULIA_PYTHON_312) it is left out, and its figures are missing.
- OpenSpiel: games in C++, its own uniform random bots and its own loop (`pyspiel.evaluate_bots`), so nothing of Python is
  measured. It has no game of this kind; hearts and gin rummy are card games with hidden hands, backgammon and maedn board
  games with dice, tic_tac_toe only shows what the loop itself costs.
- Tertulia: as `bench.rules`, four players.

A decision is an action of a player, forced ones included, which Catanatron's rolling of the dice is too; draws of chance
are not counted for anybody. A second is one of the processor's, so that what else the machine does counts for little.
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

from bench.common import Figure, arguments, finish, machine, result
from tertulia.kernel import batch
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import game, games
from tools.ready.peers import PEERS_PYTHON

OURS = "Tertulia"
FASTCATAN_BATCHES = (64, 1024)
SPIEL_GAMES = ("hearts", "gin_rummy", "backgammon", "maedn(players=4)", "tic_tac_toe")


CATAN_STEPS = Path(__file__).with_name("catan_steps.py")


class Pace(NamedTuple):
    """One measurement: games a second, decisions a second."""

    games: float
    decisions: float


Count = Callable[[], int]


class Contestant(NamedTuple):
    """Who runs, what is played, and how it is timed."""

    project: str
    what: str
    pace: Callable[[int, int], Pace]
    """(how many games, a number that makes them differ)"""
    fixed: bool = False
    """Whether it always plays as many games as it plays."""


def catanatron() -> Contestant:
    """Settlers of Catan, four random players."""
    from catanatron import Color, Game, RandomPlayer

    def play(games: int, series: int) -> Count:
        played = [Game([RandomPlayer(color) for color in Color], seed=series * 10_000 + n + 1) for n in range(games)]
        for catan in played:
            catan.play()
        return lambda: sum(len(catan.state.actions) for catan in played)

    return Contestant("Catanatron", "Settlers of Catan, 4 players", partial(timed, play))


def fastcatan(batch: int) -> Contestant:
    """Settlers of Catan in the environment of its own, so many games together, always until each of them is over."""

    def pace(games: int, series: int) -> Pace:
        done = subprocess.run(
            [PEERS_PYTHON, CATAN_STEPS, str(series), str(batch)], capture_output=True, text=True, check=True
        )
        told = json.loads(done.stdout)
        return Pace(told["games"], told["decisions"])

    return Contestant("fastcatan", f"Settlers of Catan in C++, 4 players, {batch:,} together", pace, fixed=True)


def fastcatan_versions() -> dict[str, str]:
    """Of fastcatan and its Python."""
    asked = "import platform, importlib.metadata as m; print(m.version('fastcatan'), platform.python_version())"
    done = subprocess.run([PEERS_PYTHON, "-c", asked], capture_output=True, text=True, check=True)
    version, python = done.stdout.split()
    return {"fastcatan": f"{version} (python {python})"}


def open_spiel(name: str) -> Contestant:
    """A game of OpenSpiel between its random bots, in its C++ loop."""
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

    return Contestant("OpenSpiel", f"{name.partition('(')[0]}, {players} players", partial(timed, play))


def tertulia(name: str, seats: int) -> Contestant:
    """One of the house's own games, as `bench.rules` measures it."""
    chosen = game(name)
    chosen.precompile()

    def play(count: int, series: int) -> Count:
        played = batch.play(chosen, batch.keys_from(series, count), [[Policy.RANDOM] * seats])
        return lambda: int(played.decisions.sum())

    return Contestant(OURS, f"{name}, {seats} players", partial(timed, play))


def timed(play: Callable[[int, int], Count], games: int, series: int) -> Pace:
    """Play some games and time them; `play` returns how to count the decisions in them, after the clock has stopped."""
    started = time.process_time()
    count = play(games, series)
    took = time.process_time() - started
    return Pace(games / took, count() / took)


def enough(contestant: Contestant, budget: float) -> int:
    """About how many games fill the time of one repeat."""
    games = 1
    if contestant.fixed:
        return games
    while (took := games / contestant.pace(games, 999).games) < budget / 8:
        games *= 4
    return max(1, int(games * budget / took))


def medians(contestants: list[Contestant], repeats: int, budget: float) -> list[Pace]:
    """Everybody's median pace; they take turns, so that a disturbance of the machine strikes all alike."""
    games = [enough(contestant, budget) for contestant in contestants]
    rounds = [[c.pace(n, series) for c, n in zip(contestants, games, strict=True)] for series in range(repeats)]
    return [sorted(paces)[repeats // 2] for paces in zip(*rounds, strict=True)]


def figures(contestants: list[Contestant], paces: list[Pace]) -> list[Figure]:
    """Each pace, and the ratios of the house's own to the others'."""
    told = []
    for contestant, its in zip(contestants, paces, strict=True):
        name = f"{contestant.project}: {contestant.what}"
        told.append(Figure(name, its.games, "games/s"))
        told.append(Figure(name, its.decisions, "decisions/s"))
    pairs = list(zip(contestants, paces, strict=True))
    for our, own in [pair for pair in pairs if pair[0].project == OURS]:
        for contestant, its in [pair for pair in pairs if pair[0].project != OURS]:
            name = f"{our.what} to {contestant.project} ({contestant.what})"
            told.append(Figure(name, own.games / its.games, "times the games"))
            told.append(Figure(name, own.decisions / its.decisions, "times the decisions"))
    return told


def main() -> None:
    flags = arguments("peers", "Random play of Tertulia and others in one run.").parse_args()
    facts = machine(("numba", "numpy", "catanatron", "open_spiel"))
    try:
        others = [catanatron(), *(open_spiel(name) for name in SPIEL_GAMES)]
    except ImportError as error:
        sys.exit(f"bench.peers compares with {error.name}, which is not installed: python -m tools.ready bench")
    if PEERS_PYTHON.exists():
        others[1:1] = [fastcatan(batch) for batch in FASTCATAN_BATCHES]
        facts |= fastcatan_versions()
    else:
        print("fastcatan is left out: it needs Python 3.12, see `python -m tools.ready bench`", file=sys.stderr)
    contestants = [*(tertulia(name, 4) for name in games()), *others]
    repeats, budget = (3, 0.3) if flags.quick else (7, 2.0)
    finish(result("peers", facts, figures(contestants, medians(contestants, repeats, budget))), flags)


if __name__ == "__main__":
    main()

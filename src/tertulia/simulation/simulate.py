"""Simulate many games between bots on all cores (`simulate_games`).

Seats rotate: in game i, entrant k has seat (k + i) % n, so that no entrant gains from a seat. The key of a game depends
only on the seed and the number of the game, so a call gives equal results with any number of processes. If the
compiled rules contain the policies of all bots, no Python code runs between two moves. Otherwise each bot is called for
each move (`play_matches`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.registry import bot_kind
from tertulia.kernel import batch
from tertulia.kernel.batch import DEFAULT_SETUP, Execution, GameSetup
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game, GameError
from tertulia.simulation.play_matches import play_matches
from tertulia.simulation.records import create_records_folder, write_records
from tertulia.simulation.report import Report, summarize_entrants

T = TypeVar("T", bound=np.generic)
BATCH_GAMES = 1 << 13
"""Number of games that are played before their results are collected, which limits the use of memory."""


@dataclass(frozen=True)
class SimulationSpec:
    """The games of a simulation. Equal specs give equal games."""

    games: int
    """Number of games, at least 1."""
    bots: Sequence[str]
    """Name of each entrant's bot. The number of entrants is the number of seats."""
    seed: int
    """Seed from which the keys of all games are derived."""
    setup: GameSetup = DEFAULT_SETUP


def simulate_games(
    game: Game,
    spec: SimulationSpec,
    *,
    workers: int | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play the games of a spec; report the points and victories of each entrant, and the speed.

    `workers` is the number of processes, by default the number of cores. `records` is a folder for a record file of
    each game; it is created if missing. `progress` is called with two numbers: finished games, and all games. Raises
    `GameError`, which names the accepted values, for invalid arguments.
    """
    if spec.games < 1:
        raise GameError(f"a simulation needs at least 1 game, not {spec.games}")
    bots, processes, games = tuple(spec.bots), available_cores() if workers is None else workers, spec.games
    lineup, play = rotate_bots(bots), select_player(game, bots)
    options = game.check_options(spec.setup.options, len(bots))
    setup = GameSetup(options, spec.setup.components or game.components())
    execution = Execution(processes, records is not None)
    # Without keys: checks all arguments before a file is written.
    play(batch.keys_from(spec.seed, 0), lineup, setup=setup, execution=execution)
    if records is not None:
        create_records_folder(records)
    tally = _Tally(games, progress)
    execution = replace(execution, progress=tally.count_games)
    step = BATCH_GAMES // len(bots) * len(bots)
    for first in range(0, games, step):
        keys = batch.keys_from(spec.seed, min(step, games - first), first)
        started = time.perf_counter()
        played = play(keys, lineup, setup=setup, execution=execution)
        tally.add_batch(played, time.perf_counter() - started)
        if records is not None:
            write_records(game, played, lineup, setup, records, first)
    points, winners = unrotate_results(np.concatenate(tally.points)), unrotate_results(np.concatenate(tally.winners))
    return Report(
        game=game.name,
        bots=bots,
        options=options,
        seed=spec.seed,
        workers=processes,
        games=games,
        decisions=tally.decisions,
        seconds=tally.seconds,
        entrants=summarize_entrants(bots, points, winners),
    )


def select_player(game: Game, bots: Sequence[str]) -> Callable[..., batch.Batch]:
    """Return a function that plays games with the given bots: `kernel.batch.play_batch` or `play_matches`.

    Raises `GameError` for an unknown bot.
    """
    kinds = [bot_kind(game, bot) for bot in bots]
    policies = {kind.name: kind.policy for kind in kinds if kind.policy is not None}
    if len(policies) < len(set(bots)):
        return partial(play_matches, game)

    def play(keys: NDArray[np.uint32], lineup: Sequence[Sequence[str]], **setting: Any) -> batch.Batch:
        return batch.play_batch(game, keys, [[policies[bot] for bot in row] for row in lineup], **setting)

    return play


def rotate_bots(bots: Sequence[str]) -> list[list[str]]:
    """Return the bots by seat for n games between n bots, so that each entrant has each seat once.

    In game i, entrant k, who plays the bot `bots[k]`, has seat (k + i) % n.
    """
    n = len(bots)
    return [[bots[(seat - i) % n] for seat in range(n)] for i in range(n)] or [[]]


def unrotate_results(by_seat: NDArray[T]) -> NDArray[T]:
    """Convert results by seat, (games, seats), to results by entrant, (games, entrants).

    This reverses `rotate_bots`, which gives entrant k the seat (k + i) % n in game i. Row 0 must be game 0.
    """
    games, n = by_seat.shape
    seats = (np.arange(n)[None, :] + np.arange(games)[:, None]) % n
    return np.take_along_axis(by_seat, seats, axis=1)


class _Tally:
    """Collects the results of all batches of a simulation."""

    def __init__(self, games: int, tell: Callable[[int, int], None] | None) -> None:
        self.games, self.tell = games, tell
        self.done = self.decisions = 0
        self.seconds = 0.0
        self.points: list[NDArray[np.int32]] = []
        self.winners: list[NDArray[np.bool_]] = []

    def count_games(self, games: int) -> None:
        """Add `games` to the number of finished games, and report the progress."""
        self.done += games
        if self.tell:
            self.tell(self.done, self.games)

    def add_batch(self, played: batch.Batch, seconds: float) -> None:
        """Add the results of a batch that took `seconds` seconds."""
        self.seconds += seconds
        self.decisions += int(played.decisions.sum())
        self.points.append(played.points)
        self.winners.append(played.winners)

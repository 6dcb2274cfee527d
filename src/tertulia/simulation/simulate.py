"""Many games between bots, on all cores, summed up honestly.

Seats are rotated: game i seats entrant k at (k + i) % n, so that no entrant owes its figures to a seat. A game's key
depends on the seed and the game's number alone: the same call gives the same results on any number of workers. Where policies
play all bots, no Python runs between two moves; otherwise every bot is asked (`play_matches`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.registry import bot_kind
from tertulia.kernel import batch
from tertulia.kernel.batch import AS_USUAL, GameSetup
from tertulia.kernel.cores import cores
from tertulia.kernel.game import Game, GameError
from tertulia.simulation.play_matches import play_matches
from tertulia.simulation.records import prepare, write_records
from tertulia.simulation.report import Report, entrants

T = TypeVar("T", bound=np.generic)
AT_ONCE = 1 << 13
"""Number of games that are played before their results are put aside: memory stays small for any number of games."""


@dataclass(frozen=True)
class SimulationSpec:
    """Which games are played: the same ones for the same spec."""

    games: int
    """Number of games, 1 or more."""
    bots: Sequence[str]
    """The bot of each entrant."""
    seed: int
    """What the keys of all games are made of."""
    setup: GameSetup = AS_USUAL


def simulate(
    game: Game,
    spec: SimulationSpec,
    *,
    workers: int | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Returns what came of the games of a spec: points, victories and decisions, by entrant.

    `workers` is the number of cores, all of them where it is None; `records` is a folder that gets a file for each game, made where
    there is none; `progress` is called with (games done, games). Raises `GameError`, which says what is accepted.
    """
    if spec.games < 1:
        raise GameError(f"a simulation has at least 1 game, not {spec.games}")
    bots, processes, games = tuple(spec.bots), cores() if workers is None else workers, spec.games
    lineup, play = rotations(bots), player_of(game, bots)
    chosen = game.check_options(spec.setup.options, len(bots))
    box = spec.setup.components or game.components()
    setting: dict[str, Any] = {
        "setup": GameSetup(chosen, box),
        "workers": processes,
        "trace": records is not None,
    }
    play(batch.keys_from(spec.seed, 0), lineup, **setting)  # no game, but all checks, before anything is written
    if records is not None:
        prepare(records)
    tally = _Tally(games, progress)
    step = AT_ONCE // len(bots) * len(bots)
    for first in range(0, games, step):
        keys = batch.keys_from(spec.seed, min(step, games - first), first)
        started = time.perf_counter()
        played = play(keys, lineup, progress=tally.more, **setting)
        tally.add(played, time.perf_counter() - started)
        if records is not None:
            write_records(game, played, lineup, chosen, box, records, first)
    points, winners = unrotated(np.concatenate(tally.points)), unrotated(np.concatenate(tally.winners))
    return Report(
        game=game.name,
        bots=bots,
        options=chosen,
        seed=spec.seed,
        workers=processes,
        games=games,
        decisions=tally.decisions,
        seconds=tally.seconds,
        entrants=entrants(bots, points, winners),
    )


def player_of(game: Game, bots: Sequence[str]) -> Callable[..., batch.Batch]:
    """Returns a function that plays games of these bots: `kernel.batch.play` where all are policies, otherwise `play_matches`.
    Raises `GameError` for a bot that the game has not."""
    kinds = [bot_kind(game, bot) for bot in bots]
    policies = {kind.name: kind.policy for kind in kinds if kind.policy is not None}
    if len(policies) < len(set(bots)):
        return partial(play_matches, game)

    def play(keys: NDArray[np.uint32], lineup: Sequence[Sequence[str]], **setting: Any) -> batch.Batch:
        return batch.play(game, keys, [[policies[bot] for bot in row] for row in lineup], **setting)

    return play


def rotations(bots: Sequence[str]) -> list[list[str]]:
    """Returns the bots by seat in the games 0, 1, … n - 1, where n is their number: entrant k sits at (k + i) % n in game i."""
    n = len(bots)
    return [[bots[(seat - i) % n] for seat in range(n)] for i in range(n)] or [[]]


def unrotated(by_seat: NDArray[T]) -> NDArray[T]:
    """Returns results by entrant, (games, entrants), from results by seat, (games, seats), undoing `rotations`; rows are games from
    number 0."""
    games, n = by_seat.shape
    seats = (np.arange(n)[None, :] + np.arange(games)[:, None]) % n
    return np.take_along_axis(by_seat, seats, axis=1)


class _Tally:
    """Sums up the batches."""

    def __init__(self, games: int, tell: Callable[[int, int], None] | None) -> None:
        self.games, self.tell = games, tell
        self.done = self.decisions = 0
        self.seconds = 0.0
        self.points: list[NDArray[np.int32]] = []
        self.winners: list[NDArray[np.bool_]] = []

    def more(self, games: int) -> None:
        """Note that `games` more games are played."""
        self.done += games
        if self.tell:
            self.tell(self.done, self.games)

    def add(self, played: batch.Batch, seconds: float) -> None:
        """Add the results of a batch, played in `seconds`."""
        self.seconds += seconds
        self.decisions += int(played.decisions.sum())
        self.points.append(played.points)
        self.winners.append(played.winners)

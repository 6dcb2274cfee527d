"""Play many games in parallel with policies, without Python code between two actions (`play_batch`)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.components import Components
from tertulia.kernel.entries import Deal, Policy, Results
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.integers import as_integer

CHUNK_GAMES = 64
MAX_TRACE_ACTIONS = 1 << 16
"""Maximum number of actions that are recorded per game if `Execution.trace` is set."""


@dataclass(frozen=True)
class GameSetup:
    """Rule options and component set (printed values of cards and boards) shared by all games of a batch."""

    options: Mapping[str, str] = field(default_factory=dict)
    """Chosen value by option name; missing options have their defaults."""
    components: Components | None = None
    """Printed values of the games' cards, tiles and boards; None for those in the game's package."""


DEFAULT_SETUP = GameSetup()


@dataclass(frozen=True)
class Execution:
    """Settings of a batch that do not affect its results: workers, recording of actions, progress reports."""

    workers: int = 1
    """Number of threads in `play_batch`, or of processes in `tertulia.simulation`; at least 1."""
    trace: bool = False
    """Whether to record the seat and the action number of every decision."""
    progress: Callable[[int], None] | None = None
    """Function that receives the number of games finished since its last call; None for no reports."""


DEFAULT_EXECUTION = Execution()


@dataclass(frozen=True)
class Batch:
    """Results of the games of a batch. The first axis of every array is the game."""

    points: NDArray[np.int32]
    """Final points of each seat, (games, seats)."""
    winners: NDArray[np.bool_]
    """Whether each seat won, (games, seats). Several seats may share a victory."""
    decisions: NDArray[np.int32]
    """Number of actions in each game, (games,)."""
    keys: NDArray[np.uint32]
    """Random keys, (games, 16): 8 words that seed the game, then 8 that seed the choices of its policies."""
    traces: list[NDArray[np.int32]]
    """(seat, action) pairs of each game, an array (actions, 2) per game.

    Empty unless `Execution.trace` was set.
    """

    def game_key(self, game: int) -> bytes:
        """Return the random key (32 bytes) from which game number `game` (from 0) of the batch was dealt."""
        return self.keys[game, :8].astype("<u4").tobytes()


def keys_from(seed: SupportsIndex, count: int, first: int = 0) -> NDArray[np.uint32]:
    """Return the random keys of the games numbered `first` to `first + count - 1`, (count, 16).

    Each row has eight 32-bit words that seed the game, then eight that seed the choices of its policies. The row of
    game n depends only on `seed` and n. Raises `TypeError` if `seed` is not an integer.
    """
    number = as_integer(seed, "seed")
    rows = [hashlib.sha512(f"tertulia {number} {n}".encode()).digest() for n in range(first, first + count)]
    return np.frombuffer(b"".join(rows), "<u4").astype(np.uint32).reshape(count, 16)


def play_batch(
    game: Game,
    keys: NDArray[np.uint32],
    lineup: Sequence[Sequence[Policy]],
    *,
    setup: GameSetup = DEFAULT_SETUP,
    execution: Execution = DEFAULT_EXECUTION,
) -> Batch:
    """Play one game for each row of random keys (`keys_from`), on several threads, and return the results.

    `lineup[g % len(lineup)]` holds the policy of each seat in game g.

    Raises `GameError` if the game does not allow the number of seats or an option, or if `execution.workers` is less
    than 1.
    """
    seats, trace = len(lineup[0]), execution.trace
    check_lineup(game, lineup, execution.workers)
    codes = game.option_codes(setup.options, seats)
    policies = np.array(lineup, np.int8)
    table = np.ascontiguousarray(policies[np.arange(len(keys)) % len(policies)])
    points = np.zeros((len(keys), seats), np.int32)
    counts = np.zeros((len(keys), 2), np.int32)
    fresh = game.zero_state(setup.components)
    deal = Deal(fresh, keys, codes, table)
    size = 1 if trace else CHUNK_GAMES

    def chunk(first: int) -> list[NDArray[np.int32]]:
        last = min(first + size, len(keys))
        room = np.zeros((last - first, MAX_TRACE_ACTIONS if trace else 0, 2), np.int32)
        scratch, results = game.compiled.scratch(game.copy(fresh)), Results(points, counts, room)
        game.compiled.play_games(game.copy(fresh), scratch, deal, results, first, last)
        return [room[g - first, : counts[g, 0]].copy() for g in range(first, last)] if trace else []

    traces: list[NDArray[np.int32]] = []
    with ThreadPoolExecutor(max_workers=execution.workers) as pool:
        for first, done in zip(range(0, len(keys), size), pool.map(chunk, range(0, len(keys), size)), strict=True):
            traces += done
            if execution.progress:
                execution.progress(min(size, len(keys) - first))
    winners = (counts[:, 1, None] >> np.arange(seats) & 1).astype(np.bool_)
    return Batch(points, winners, counts[:, 0], keys, traces)


def check_lineup(game: Game, lineup: Sequence[Sequence[object]], workers: int) -> None:
    """Check the number of workers and the rows of a lineup (the policy or bot of each seat).

    Raises `GameError` if the game does not allow a row's number of seats, if rows differ in length, or if `workers` is
    less than 1.
    """
    for row in lineup:
        if len(row) not in game.seats or len(row) != len(lineup[0]):
            raise GameError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(row)}")
    if workers < 1:
        raise GameError(f"workers must be 1 or more, not {workers}")

"""Many games at once, on all cores: policies play them, and no Python runs between two moves."""

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

CHUNK = 64
LONGEST = 1 << 16
"""A traced game has at most this many decisions."""


@dataclass(frozen=True)
class GameSetup:
    """What all games of a batch are set up with."""

    options: Mapping[str, str] = field(default_factory=dict)
    """The choices by option; options that are not named have their default."""
    components: Components | None = None
    """None: those that the game comes with."""


AS_USUAL = GameSetup()


@dataclass(frozen=True)
class Batch:
    """The results of games played: all arrays run over the games first."""

    points: NDArray[np.int32]
    """(games, seats)"""
    winners: NDArray[np.bool_]
    """(games, seats)"""
    decisions: NDArray[np.int32]
    """(games,)"""
    keys: NDArray[np.uint32]
    """(games, 16): the key of the game, then that of its players."""
    traces: list[NDArray[np.int32]]
    """For each game its (seat, action) pairs; empty unless asked for."""

    def key(self, game: int) -> bytes:
        """The 32 bytes that a game was dealt from."""
        return self.keys[game, :8].astype("<u4").tobytes()


def keys_from(seed: SupportsIndex, count: int, first: int = 0) -> NDArray[np.uint32]:
    """Returns the keys, (count, 16), of the games first … first + count - 1 of a series; game n of a seed is the same in every
    batch. Raises `TypeError` for a seed that is no integer."""
    number = as_integer(seed, "seed")
    rows = [hashlib.sha512(f"tertulia {number} {n}".encode()).digest() for n in range(first, first + count)]
    return np.frombuffer(b"".join(rows), "<u4").astype(np.uint32).reshape(count, 16)


def play(
    game: Game,
    keys: NDArray[np.uint32],
    lineup: Sequence[Sequence[Policy]],
    *,
    setup: GameSetup = AS_USUAL,
    workers: int = 1,
    trace: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Returns the results of one game for each key, on `workers` threads; `lineup[g % len(lineup)]` is the policy of each
    seat in game g. The results are the same for any number of workers.

    `trace` keeps every (seat, action) pair; `progress` is called with the number of games that were finished since its last call.
    Raises `GameError` for seats or options that the game has not, and for less than one worker.
    """
    seats = len(lineup[0])
    check_lineup(game, lineup, workers)
    codes = game.option_codes(setup.options, seats)
    policies = np.array(lineup, np.int8)
    table = np.ascontiguousarray(policies[np.arange(len(keys)) % len(policies)])
    points = np.zeros((len(keys), seats), np.int32)
    counts = np.zeros((len(keys), 2), np.int32)
    fresh = game.zero_state(setup.components)
    deal = Deal(fresh, keys, codes, table)
    size = 1 if trace else CHUNK

    def chunk(first: int) -> list[NDArray[np.int32]]:
        last = min(first + size, len(keys))
        room = np.zeros((last - first, LONGEST if trace else 0, 2), np.int32)
        scratch, results = game.compiled.scratch(game.copy(fresh)), Results(points, counts, room)
        game.compiled.play_games(game.copy(fresh), scratch, deal, results, first, last)
        return [room[g - first, : counts[g, 0]].copy() for g in range(first, last)] if trace else []

    traces: list[NDArray[np.int32]] = []
    with ThreadPoolExecutor(max_workers=workers) as pool:
        for first, done in zip(range(0, len(keys), size), pool.map(chunk, range(0, len(keys), size)), strict=True):
            traces += done
            if progress:
                progress(min(size, len(keys) - first))
    winners = (counts[:, 1, None] >> np.arange(seats) & 1).astype(np.bool_)
    return Batch(points, winners, counts[:, 0], keys, traces)


def check_lineup(game: Game, lineup: Sequence[Sequence[object]], workers: int) -> None:
    """Raises `GameError` where a row has a number of seats that the game is not for, or another number than the first row, or where
    there is less than one worker."""
    for row in lineup:
        if len(row) not in game.seats or len(row) != len(lineup[0]):
            raise GameError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(row)}")
    if workers < 1:
        raise GameError(f"workers are 1 or more, not {workers}")

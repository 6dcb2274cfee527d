"""Games between any bots, each asked move by move, in processes of their own: for bots that think too long for batches.

The results are those of `kernel.batch`, and a game depends on its key alone: the same on any number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from tertulia.bots import Bot, ask, make_bot
from tertulia.bots.keys import key_of
from tertulia.kernel import batch
from tertulia.kernel.batch import Batch
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import StateArray
from tertulia.simulation.crews import crew_of


@dataclass(frozen=True)
class Sitting:
    """A game to be played: everything that a process needs to know."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """by seat"""
    key: NDArray[np.uint32]
    """(16,): the key of the game, then that of its players"""
    components: Components | None = None


@dataclass(frozen=True)
class Played:
    """How it ended."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    trace: list[tuple[int, int]]
    """(seat, action)"""


def play_out(game: Game, state: StateArray, bots: Sequence[Bot], key: bytes) -> list[tuple[int, int]]:
    """Play a game to its end, each bot asked for its seat with what it cannot know dealt anew; returns (seat, action) pairs."""
    trace: list[tuple[int, int]] = []
    while actors := game.actors(state):
        seat = (actors & -actors).bit_length() - 1
        action = ask(bots[seat], game, state, seat, key_of(key, f"world {len(trace)}"))
        game.apply(state, seat, action)
        trace.append((seat, action))
    return trace


def sit(sitting: Sitting) -> Played:
    """Play one game."""
    game, words = game_named(sitting.game), sitting.key.astype("<u4").tobytes()
    dealt, players = words[:32], words[32:]
    bots = [make_bot(game, name, key_of(players, f"seat {seat}")) for seat, name in enumerate(sitting.bots)]
    state = game.new(sitting.options, len(bots), dealt, sitting.components)
    trace = play_out(game, state, bots, players)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(tuple(outcome.scores), tuple(outcome.winners), trace)


def play(
    game: Game,
    keys: NDArray[np.uint32],
    lineup: Sequence[Sequence[str]],
    *,
    options: Mapping[str, str],
    components: Components | None = None,
    workers: int = 1,
    trace: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play one game for each key, `lineup[g % len(lineup)]` naming the bot of each seat in game g; like `kernel.batch.play`."""
    seats = len(lineup[0])
    game.option_codes(options, seats)
    batch.check_lineup(game, lineup, workers)
    one = partial(Sitting, game.name, dict(options), components=components)
    sittings = [one(tuple(lineup[g % len(lineup)]), keys[g]) for g in range(len(keys))]
    points, winners = np.zeros((len(keys), seats), np.int32), np.zeros((len(keys), seats), np.bool_)
    decisions, traces = np.zeros(len(keys), np.int32), list[NDArray[np.int32]]()
    with crew_of(min(workers, max(1, len(keys)))) as crew:
        for g, played in enumerate(crew(sit, sittings)):
            points[g], winners[g, list(played.winners)], decisions[g] = played.points, True, len(played.trace)
            if trace:
                traces.append(np.array(played.trace, np.int32))
            if progress:
                progress(1)
    return Batch(points, winners, decisions, keys, traces)

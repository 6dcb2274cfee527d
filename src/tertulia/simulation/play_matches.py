"""Play games between any bots in several processes (`play_matches`).

Bots may be too slow for `kernel.batch`. Results have the same form as in `kernel.batch`. A game depends only on its
key and arguments, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from tertulia.bots import Bot, ask_bot, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.kernel import batch
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.batch import DEFAULT_EXECUTION, DEFAULT_SETUP, Batch, Execution, GameSetup
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, Outcome
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray
from tertulia.simulation.executors import process_map


@dataclass(frozen=True)
class MatchSpec:
    """Description of a game to play, with all data that a process needs."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """Name of the bot at each seat."""
    key: NDArray[np.uint32]
    """16 words: eight of the key that deals the game, then eight of the random key of its bots."""
    components: Components | None = None


@dataclass(frozen=True)
class MatchResult:
    """The outcome of a game and all of its actions."""

    outcome: Outcome
    trace: list[tuple[int, int]]
    """Pair (seat, action number) of each action, in order."""


def play_out(game: Game, state: StateArray, bots: Sequence[Bot], key: bytes) -> list[tuple[int, int]]:
    """Play a game from `state` to its end, in place; return the (seat, action) pair of each action.

    `bots` are the bots by seat. They see states whose hidden data are drawn from `key` (32 bytes; `ask_bot`).
    """
    trace: list[tuple[int, int]] = []
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        action = ask_bot(bots[seat], game, state, seat, derive_seed(key, f"world {len(trace)}"))
        game.apply(state, seat, action)
        trace.append((seat, action))
    return trace


def play_match(spec: MatchSpec) -> MatchResult:
    """Play the described game and return its outcome and actions."""
    game, words = find_game(spec.game), spec.key.astype("<u4").tobytes()
    dealt, players = words[:32], words[32:]
    bots = [make_bot(game, name, derive_seed(players, f"seat {seat}")) for seat, name in enumerate(spec.bots)]
    state = game.new(spec.options, len(bots), dealt, spec.components)
    trace = play_out(game, state, bots, players)
    outcome = game.outcome(state)
    assert outcome is not None
    return MatchResult(outcome, trace)


def play_matches(
    game: Game,
    keys: NDArray[np.uint32],
    lineup: Sequence[Sequence[str]],
    *,
    setup: GameSetup = DEFAULT_SETUP,
    execution: Execution = DEFAULT_EXECUTION,
) -> Batch:
    """Play one game for each row of `keys`, in several processes, and return the results.

    `lineup[g % len(lineup)]` names the bot of each seat in game g. If `execution.trace` is set, all (seat,
    action) pairs are recorded. `execution.progress` is called with the number of games finished since its last call.
    Raises `GameError` for seats, options or bots that do not exist, or if `execution.workers` is less than 1.
    """
    seats = len(lineup[0])
    game.option_codes(setup.options, seats)
    batch.check_lineup(game, lineup, execution.workers)
    one = partial(MatchSpec, game.name, dict(setup.options), components=setup.components)
    specs = [one(tuple(lineup[g % len(lineup)]), keys[g]) for g in range(len(keys))]
    points, winners = np.zeros((len(keys), seats), np.int32), np.zeros((len(keys), seats), np.bool_)
    decisions, traces = np.zeros(len(keys), np.int32), list[NDArray[np.int32]]()
    with process_map(min(execution.workers, max(1, len(keys)))) as parallel_map:
        for g, played in enumerate(parallel_map(play_match, specs)):
            points[g], winners[g, list(played.outcome.winners)] = played.outcome.scores, True
            decisions[g] = len(played.trace)
            if execution.trace:
                traces.append(np.array(played.trace, np.int32))
            if execution.progress:
                execution.progress(1)
    return Batch(points, winners, decisions, keys, traces)

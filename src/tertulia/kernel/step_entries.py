"""Templates of entries that carry out one action in each of many games (`step_games`).

They call the game's compiled entries (`tertulia.kernel.entries`) and not its rules. Compiling them therefore takes only
seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tertulia.kernel.chance import CHACHA_ROUNDS, Chance, draw, fill_block, seed_chance
from tertulia.kernel.entries import GameState
from tertulia.kernel.numba_backend.prefetch import prefetch as memory_prefetch
from tertulia.kernel.rule import rule, slot
from tertulia.kernel.schema import INTERPRET, IntArray, IntGrid, Records

States = Records[GameState]
setup: Callable[[States, int, int, Any, int, IntArray], None] = slot()
actors: Callable[[States, int], int] = slot()
legal: Callable[[States, int, int, IntArray], int] = slot()
apply: Callable[[States, int, int, int], None] = slot()
score: Callable[[States, int, IntArray], int] = slot()
observe: Callable[[States, int, int, IntArray], None] = slot()

EPISODE_NONCE = 3
"""Second ChaCha nonce word of the random streams from which the keys of a batch's games are drawn.

The first nonce word is the index of the game in the batch. The block counter is the number of earlier games at that
index.
"""
NOT_DEALT = -1
"""Value in `StepGames.actors` that marks a game that was not dealt yet."""


def _no_prefetch(rows: Any, row: int) -> None:
    """Do nothing: replaces `prefetch` in interpreted mode."""


prefetch: Callable[[Any, int], None] = _no_prefetch if INTERPRET else memory_prefetch
"""(rows, row): load a row of an array into the CPU cache, which is too small for a thousand games.

In measurements, prefetching states made steps faster. Prefetching rows of observations, which are only written, made
them slower.
"""


class StepGames(NamedTuple):
    """The games of a batch and their random number generators, which are kept from step to step."""

    states: Records[GameState]
    """Current state of each game, (games,)."""
    fresh: Records[GameState]
    """State before the set-up, from which every game is dealt: an array of shape (1,)."""
    source: Records[Chance]
    """Random number generator from whose key the keys of all games are made: an array of shape (1,)."""
    players: Records[Chance]
    """Random number generators with which `choose_any` chooses actions, one per game, (games,)."""
    options: IntArray
    """Index of the chosen value of each rule option, (options,)."""
    keys: Any
    """Random keys of current games, (games, 16): 8 words that seed the game, then 8 that seed `players`."""
    episodes: IntArray
    """Number of games finished at each index since `StepBatch.deal` was last called, (games,)."""
    actors: IntArray
    """Seat to act in each game, or `NOT_DEALT`, (games,)."""
    counts: IntArray
    """Number of legal actions of the seat to act, (games,)."""
    legal: IntGrid
    """Legal actions of the seat to act, ascending, (games, most legal).

    Only the first `counts[i]` of row i are valid.
    """
    actions: IntArray
    """Next action of each game, (games,)."""


class StepResults(NamedTuple):
    """Arrays that a step writes its results to.

    They are the arrays of a `tertulia.kernel.step_batch.StepArrays`, which explains each one.
    """

    actors: IntArray
    mask: IntGrid
    bits: IntGrid
    rewards: Any
    points: IntGrid
    done: IntArray
    observations: IntGrid


@rule
def write_rewards(results: StepResults, i: int, winners: int) -> None:
    """Write the rewards of game `i`, which has ended, to `results`, and set `results.done[i]` to 1.

    `winners` has a bit per seat. The winners share a reward of 1 equally; the other seats get 0.
    """
    seats = results.points.shape[1]
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for seat in range(seats):
        results.rewards[i, seat] = ((winners >> seat) & 1) / sharing
    results.done[i] = 1


def step_games(games: StepGames, results: StepResults, first: int, last: int) -> None:
    """Carry out the next action in each of the games `first` to `last - 1` and write the results.

    The actions must be legal. A game that has ended is replaced by a newly dealt one at once.
    """
    states, seats = games.states, results.points.shape[1]
    masks, packed, observed = results.mask.shape[1] > 0, results.bits.shape[1] > 0, results.observations.shape[1] > 0
    for i in range(first, last):
        if i + 1 < last:
            prefetch(states, i + 1)
        if results.done[i]:
            results.done[i] = 0
            for seat in range(seats):
                results.points[i, seat] = 0
                results.rewards[i, seat] = 0.0
        waiting = 0
        if games.actors[i] != NOT_DEALT:
            apply(states, i, games.actors[i], games.actions[i])
            waiting = actors(states, i)
            if waiting == 0:
                write_rewards(results, i, score(states, i, results.points[i]))
                games.episodes[i] += 1
        if waiting == 0:
            fill_block(games.source[0].key, games.episodes[i], i, EPISODE_NONCE, 0, CHACHA_ROUNDS, games.keys[i])
            states[i] = games.fresh[0]
            setup(states, i, seats, games.keys, i, games.options)
            seed_chance(games.players[i], games.keys[i, 8:])
            waiting = actors(states, i)
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        games.actors[i] = results.actors[i] = seat
        listed = games.legal[i]
        if masks:
            for j in range(games.counts[i]):
                results.mask[i, listed[j]] = 0
        if packed:
            for j in range(games.counts[i]):
                results.bits[i, listed[j] >> 3] = 0
        count = legal(states, i, seat, listed)
        games.counts[i] = count
        if masks:
            for j in range(count):
                results.mask[i, listed[j]] = 1
        if packed:
            for j in range(count):
                results.bits[i, listed[j] >> 3] |= 1 << (listed[j] & 7)
        if observed:
            observe(states, i, seat, results.observations[i])


def try_actions(states: States, i: int, seat: int, tried: IntArray, n: int, after: States, acting: IntArray) -> None:
    """Carry out each of the legal actions tried[:n] of a seat in a copy of `states[i]`.

    Writes the n resulting states to `after`, and the seats that may act in each to `acting`, a bit per seat.
    """
    for k in range(n):
        after[k] = states[i]
        apply(after, k, seat, tried[k])
        acting[k] = actors(after, k)


def first_illegal(actions: IntArray, legal: IntGrid, counts: IntArray) -> int:
    """Return the index of the first game whose action is not legal, or -1 if all are legal.

    `actions` has one action per game. The first `counts[i]` entries of `legal[i]` are the legal actions of game i.
    """
    for i in range(len(counts)):
        found = False
        for j in range(counts[i]):
            found |= legal[i, j] == actions[i]
        if not found:
            return i
    return -1


def choose_any(
    players: Records[Chance], actions: IntArray, legal: IntGrid, counts: IntArray, first: int, last: int
) -> None:
    """Write a uniformly random legal action of each of the games `first` to `last - 1` to `actions`.

    The first `counts[i]` entries of `legal[i]` are the legal actions of game i. `players[i]` is the random number
    generator for game i.
    """
    for i in range(first, last):
        actions[i] = legal[i, draw(players[i], counts[i])]

"""Entries that step many games by one action each, as templates like those of `tertulia.kernel.entries`.

They call the game's compiled entries instead of its rules. Compiling them therefore takes seconds and not half a
minute.
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
"""Nonce of the random stream that keys a batch's games; another nonce word is the index of the game."""
NOT_DEALT = -1
"""Value in `StepGames.actors` for a game that is not dealt yet."""


def _no_prefetch(rows: Any, row: int) -> None:
    """Replace `prefetch` in interpreted mode; does nothing."""


prefetch: Callable[[Any, int], None] = _no_prefetch if INTERPRET else memory_prefetch
"""(rows, row): prefetch a row of an array into the CPU cache, which is too small for a thousand games.

In measurements, prefetching states made steps faster. Prefetching rows of observations, which are only written, made
them slower.
"""


class StepGames(NamedTuple):
    """The games of a batch, kept from step to step."""

    states: Records[GameState]
    """(games,)"""
    fresh: Records[GameState]
    """(1,): state before the set-up, from which every game is dealt."""
    source: Records[Chance]
    """(1,): generator of the keys of all games."""
    players: Records[Chance]
    """(games,): random number generators of the players that choose at random."""
    options: IntArray
    """(options,)"""
    keys: Any
    """(games, 16): eight words of the current game's key, then eight of its players' key."""
    episodes: IntArray
    """(games,): number of games finished at each index."""
    actors: IntArray
    """(games,): the seat to act, or `NOT_DEALT`."""
    counts: IntArray
    """(games,): number of legal actions."""
    legal: IntGrid
    """(games, most legal): legal actions, ascending; only the first `counts[i]` of row i are valid."""
    actions: IntArray
    """(games,): the next action of each game."""


class StepResults(NamedTuple):
    """Results of a step: the arrays of `tertulia.kernel.step_batch.StepArrays`."""

    actors: IntArray
    mask: IntGrid
    bits: IntGrid
    rewards: Any
    points: IntGrid
    done: IntArray
    observations: IntGrid


@rule
def write_rewards(results: StepResults, i: int, winners: int) -> None:
    """Write the rewards of the finished game `i` and set `done`. The winners, as bits, share a reward of 1 equally."""
    seats = results.points.shape[1]
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for seat in range(seats):
        results.rewards[i, seat] = ((winners >> seat) & 1) / sharing
    results.done[i] = 1


def step_games(games: StepGames, results: StepResults, first: int, last: int) -> None:
    """Step the games first … last - 1: carry out the action of each, which must be legal, and write the results.

    A finished game is replaced by a newly dealt one at once.
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

    Writes the n states to `after`, and the seats that may act in each, as bits, to `acting`.
    """
    for k in range(n):
        after[k] = states[i]
        apply(after, k, seat, tried[k])
        acting[k] = actors(after, k)


def first_illegal(actions: IntArray, legal: IntGrid, counts: IntArray) -> int:
    """Return the index of the first game whose action is not legal, or -1 if all are legal."""
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
    """Write a uniformly random legal action for each of the games first … last - 1 to `actions`."""
    for i in range(first, last):
        actions[i] = legal[i, draw(players[i], counts[i])]

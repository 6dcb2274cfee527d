"""The entries that take many games one decision on: templates, as in `tertulia.kernel.entries`.

What they call are the game's entries, compiled already: so their own compiling takes seconds where that of the rules takes half a
minute."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tertulia.kernel.chance import ROUNDS, Chance, draw, fill, seed
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

EPISODES = 3
"""The nonce of a batch's chance from which the keys of its games come, with the index of the game beside it."""
NOT_DEALT = -1
"""Who acts in a game that is still to be dealt."""


def _need_not(rows: Any, row: int) -> None:
    """Nothing is asked for where rules run as plain Python."""


prefetch: Callable[[Any, int], None] = _need_not if INTERPRET else memory_prefetch
"""(rows, row): ask for a row of an array that is needed soon. A thousand games do not fit into the processor's near memory. It is
measured to pay for states; for rows of observations, which are only written, it costs more than it brings."""


class Games(NamedTuple):
    """The games of a batch, as it keeps them from step to step."""

    states: Records[GameState]
    """(games,)"""
    fresh: Records[GameState]
    """(1,): the record that every game begins from."""
    source: Records[Chance]
    """(1,): what the keys of all games come from."""
    players: Records[Chance]
    """(games,): the chance of those who choose at random."""
    options: IntArray
    """(options,)"""
    keys: Any
    """(games, 16): the key of the game that is played, then that of its players."""
    episodes: IntArray
    """(games,): how many games were played there before this one."""
    actors: IntArray
    """(games,): who acts, or `NOT_DEALT`."""
    counts: IntArray
    """(games,): the number of legal actions."""
    legal: IntGrid
    """(games, most legal): the legal actions, ascending, as far as `counts` says."""
    actions: IntArray
    """(games,): what is done next."""


class Told(NamedTuple):
    """What is told of the games after a step: `StepArrays` of `tertulia.kernel.step_batch` says what each is."""

    actors: IntArray
    mask: IntGrid
    bits: IntGrid
    rewards: Any
    points: IntGrid
    done: IntArray
    observations: IntGrid


@rule
def share_out(told: Told, i: int, winners: int) -> None:
    """Write the end of game `i`: who wins together shares the reward of 1."""
    seats = told.points.shape[1]
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for seat in range(seats):
        told.rewards[i, seat] = ((winners >> seat) & 1) / sharing
    told.done[i] = 1


def step_games(games: Games, told: Told, first: int, last: int) -> None:
    """Take the games first … last - 1 a decision on: each by its action, which is legal. One that is over is dealt anew at once."""
    states, seats = games.states, told.points.shape[1]
    masks, packed, observed = told.mask.shape[1] > 0, told.bits.shape[1] > 0, told.observations.shape[1] > 0
    for i in range(first, last):
        if i + 1 < last:
            prefetch(states, i + 1)
        if told.done[i]:
            told.done[i] = 0
            for seat in range(seats):
                told.points[i, seat] = 0
                told.rewards[i, seat] = 0.0
        waiting = 0
        if games.actors[i] != NOT_DEALT:
            apply(states, i, games.actors[i], games.actions[i])
            waiting = actors(states, i)
            if waiting == 0:
                share_out(told, i, score(states, i, told.points[i]))
                games.episodes[i] += 1
        if waiting == 0:
            fill(games.source[0].key, games.episodes[i], i, EPISODES, 0, ROUNDS, games.keys[i])
            states[i] = games.fresh[0]
            setup(states, i, seats, games.keys, i, games.options)
            seed(games.players[i], games.keys[i, 8:])
            waiting = actors(states, i)
        seat = 0
        while not (waiting >> seat) & 1:
            seat += 1
        games.actors[i] = told.actors[i] = seat
        listed = games.legal[i]
        if masks:
            for j in range(games.counts[i]):
                told.mask[i, listed[j]] = 0
        if packed:
            for j in range(games.counts[i]):
                told.bits[i, listed[j] >> 3] = 0
        count = legal(states, i, seat, listed)
        games.counts[i] = count
        if masks:
            for j in range(count):
                told.mask[i, listed[j]] = 1
        if packed:
            for j in range(count):
                told.bits[i, listed[j] >> 3] |= 1 << (listed[j] & 7)
        if observed:
            observe(states, i, seat, told.observations[i])


def try_actions(states: States, i: int, seat: int, tried: IntArray, n: int, after: States, acting: IntArray) -> None:
    """Carry out each of the legal actions tried[:n] in a copy of `states[i]`: write the n states to `after`, and who may act then,
    a bit per seat, to `acting`."""
    for k in range(n):
        after[k] = states[i]
        apply(after, k, seat, tried[k])
        acting[k] = actors(after, k)


def first_illegal(actions: IntArray, legal: IntGrid, counts: IntArray) -> int:
    """Returns the index of the first game whose action is not legal, -1 where all are."""
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
    """Choose an action for each of the games first … last - 1, any of the legal ones being as likely."""
    for i in range(first, last):
        actions[i] = legal[i, draw(players[i], counts[i])]

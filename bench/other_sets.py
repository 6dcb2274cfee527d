"""Strength of an evaluation at tables with other component sets than it was trained with.

`python -m bench.other_sets` plays the bot `quick` with its evaluation against itself without one, which plays each
rollout to the end of the game. Tables have two seats, and the game's own set or random valid sets that differ from it
by some changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.levels import QUICK, search_settings
from tertulia.bots.search.weights import load_evaluation, load_evaluations, table_kind
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.components import Components
from tertulia.kernel.cores import available_cores
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.sets import random_set
from tertulia.simulation.executors import ParallelMap, process_map
from tertulia.simulation.intervals import mean_interval, wilson_interval
from tertulia.simulation.play_matches import play_out

GAMES = 200
CHANGES = (0, 3, 20)
"""Numbers of changes to the component set; 0 is the game's own set."""
BUDGET_MS = 1.0
"""Search time per move in ms, that of the level `quick`."""


class Duel(NamedTuple):
    """A pair of games between the bot with its evaluation and without; each plays first once."""

    game: str
    changes: int
    number: int


class DuelResult(NamedTuple):
    """Result of a game for the bot with the evaluation."""

    share: float
    """Share of the victory, from 0 to 1."""
    lead: int
    """Points more than the opponent."""


def play_duel(duel: Duel) -> list[DuelResult]:
    """Play both games."""
    game, pair = find_game(duel.game), f"{duel.game} {duel.changes} {duel.number}"
    box = random_set(game, Random(pair), duel.changes) if duel.changes else game.components()
    return [_play_game(game, box, derive_seed(b"other sets", pair), learnt) for learnt in (0, 1)]


def _play_game(game: Game, box: Components, key: bytes, learnt: int) -> DuelResult:
    """Play a game in which the bot with the evaluation has the seat `learnt`."""
    state = game.new({}, 2, key, box)
    settings, known = search_settings(game, BUDGET_MS, QUICK.name), load_evaluation(game, table_kind(game, state))
    bots = [
        SearchBot("learnt", settings, derive_seed(key, "learnt"), known),
        SearchBot("rollouts", settings, derive_seed(key, "rollouts")),
    ]
    play_out(game, state, bots[::-1] if learnt else bots, key)
    outcome = game.outcome(state)
    assert outcome is not None
    return DuelResult(outcome.shares[learnt], outcome.scores[learnt] - outcome.scores[1 - learnt])


def measure_game(game: Game, changes: int, count: int, parallel_map: ParallelMap) -> Iterator[Figure]:
    """Yield the share of games won and the mean lead with sets of so many changes."""
    pairs = parallel_map(play_duel, [Duel(game.name, changes, number) for number in range(count // 2)])
    found = [won for pair in pairs for won in pair]
    won, leads = sum(one.share for one in found), np.array([one.lead for one in found], float)
    low, high = wilson_interval(won, count)
    sets = f"{game.name}, {f'{changes} changes' if changes else 'its own set'}"
    yield Figure(f"{sets}: games won", 100 * won / count, f"% ({100 * low:.0f} to {100 * high:.0f} %, {count} games)")
    ends = mean_interval(leads)
    yield Figure(f"{sets}: lead", float(leads.mean()), f"± {(ends[1] - ends[0]) / 2:.1f} points" if ends else "points")


def main() -> None:
    """Measure all games that have an evaluation and components."""
    parser = argument_parser("other_sets", (__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games per number of changes")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    flags = parser.parse_args()
    facts, figures = describe_machine(), list[Figure]()
    with process_map(flags.workers) as parallel_map:
        for game in installed_games().values():
            for changes in CHANGES if load_evaluations(game) and game.components().data else ():
                figures += measure_game(game, changes, 4 if flags.quick else flags.games, parallel_map)
    report_result(make_result("other_sets", facts, figures), flags)


if __name__ == "__main__":
    main()

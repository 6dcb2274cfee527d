"""Searches of small games, stored to the last digit that is equal on all machines.

After an intended change, run `python -m tests.bots.search.stored_searches` and review the Git diff.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.flat import FlatBot
from tertulia.bots.search.mcts import Count
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation, empty_evaluation
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tests.bots.toys import pig, sealed_bids, tic_tac_toe

FILE = Path(__file__).parent / "stored_searches.txt"
BIDS = sealed_bids.GAME
UNITS = 3


def key_of(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()


def make_evaluation() -> Evaluation:
    """Return an evaluation of Sealed Bids with arbitrary distinct weights."""
    n = BIDS.feature_table.size
    rows, units = np.arange(n, dtype=float), np.arange(UNITS, dtype=float)
    return Evaluation(
        mean=rows / 7,
        scale=1 / (1 + rows / 3),
        linear=np.cos(rows),
        bias=np.array([1.25]),
        layer=np.sin(np.add.outer(rows, 2 * units)),
        layer_bias=units / 5 - 0.2,
        out=0.5 - units / 4,
    )


class Case(NamedTuple):
    """A position to analyse, with its settings."""

    name: str
    game: Game
    seats: int
    settings: SearchSettings
    evaluation: Evaluation
    plies: int = 0
    """Number of plies played before."""
    only: bool = False
    """Whether a single action is analysed."""


USUAL_SETTINGS = SearchSettings(
    400,
    rollout=2,
    rollout_per_extra_player=1,
    temperature=1.5,
    scale=3.0,
    score_stddev=0.7,
    score_bias=0.2,
    par=4.0,
)
CASES = (
    *(
        Case(f"bids for {seats}", BIDS, seats, USUAL_SETTINGS, make_evaluation(), plies)
        for seats in BIDS.seats
        for plies in (0, seats, seats + 1)
    ),
    Case("bids to the end", BIDS, 3, USUAL_SETTINGS._replace(rank=0.5, exploration=1.0), empty_evaluation()),
    Case("bids at the last round", BIDS, 2, USUAL_SETTINGS, make_evaluation(), 6),
    Case("bids in slices", BIDS, 2, USUAL_SETTINGS._replace(plies=9_000), make_evaluation()),
    Case("one bid alone", BIDS, 2, USUAL_SETTINGS, make_evaluation(), 1, only=True),
    Case("pig", pig.GAME, 2, USUAL_SETTINGS, empty_evaluation(), 3),
    Case("three in a row", tic_tac_toe.GAME, 2, USUAL_SETTINGS._replace(unvisited=-1.0), empty_evaluation(), 3),
)


def find_position(case: Case) -> tuple[StateArray, int]:
    """Return the position to analyse and the seat to act."""
    state, number = case.game.new({}, case.seats, key_of(case.name)), 0
    while True:
        actors = case.game.actors(state)
        seat = actors.bit_length() - 1 if case.plies % 2 else lowest_actor(actors)
        if number == case.plies:
            return state, seat
        case.game.apply(state, seat, case.game.choose(Policy.RANDOM, state, seat, key_of(case.name, number)))
        number += 1


def analyse_case(case: Case) -> Iterator[str]:
    """Yield the analysis of a case, one line per action."""
    state, seat = find_position(case)
    only = int(case.game.legal(state, seat)[-1]) if case.only else None
    searcher = Searcher(case.game, case.settings, case.evaluation)
    seen = analyse_position(searcher, state, seat, key_of(case.name, "look"), only=only)
    for one in seen.candidates:
        parts = [f"seat {seat} action {one.action} tries {one.tries} worth {one.worth:.9f}"]
        parts += [
            f"{what} " + " ".join(f"{value:.9f}" for value in values) for what, values in one.outlook._asdict().items()
        ]
        yield f"{case.name}: {' '.join(parts)}"
    yield f"{case.name}: line {' '.join(f'{step.seat}:{step.action}' for step in seen.line)}"


def play_bots(game: Game, seats: int, evaluation: Evaluation) -> Iterator[str]:
    """Yield a game of search bots, with the size of their trees after each answer."""
    bots = [
        SearchBot("kept", USUAL_SETTINGS._replace(plies=150), key_of(game.name, seat), evaluation)
        for seat in range(seats)
    ]
    state, answers = game.new({}, seats, key_of("played", game.name)), list[str]()
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        action = bots[seat].choose(game, game.determinize(state, seat, key_of(len(answers))), seat)
        tree = bots[seat]._tree
        counts = [int(count) for count in tree.counts[: Count.SLOT]] if tree is not None else []
        answers.append(f"{game.name} played: seat {seat} action {action} tree {' '.join(map(str, counts))}")
        game.apply(state, seat, action)
    yield from answers


def play_flat_bot() -> Iterator[str]:
    """Yield decisions of the flat reference bot at some positions."""
    for number in range(4):
        case = Case(f"flat {number}", tic_tac_toe.GAME, 2, USUAL_SETTINGS, empty_evaluation(), number)
        state, seat = find_position(case)
        bot = FlatBot("flat", 0.5, key_of(number))
        yield f"{case.name}: seat {seat} action {bot.choose(case.game, state, seat)}"


def list_lines() -> Iterator[str]:
    """Yield all stored lines."""
    for case in CASES:
        yield from analyse_case(case)
    yield from play_bots(BIDS, 2, make_evaluation())
    yield from play_bots(tic_tac_toe.GAME, 2, empty_evaluation())
    yield from play_flat_bot()


if __name__ == "__main__":
    FILE.write_text("\n".join(list_lines()) + "\n", encoding="utf-8")

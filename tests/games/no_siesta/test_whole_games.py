"""Random games compared with the slow model: legal actions, effects, components, points, winners."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product

import numpy as np
import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Policy
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.seed import key_of, numpy_random, python_random
from tertulia.laws.sets import random_set, rare_event_set
from tests.games.no_siesta.slow.follow import Follower

pytestmark = pytest.mark.laws
TABLES = [
    (seats, dict(zip(("game", "dice", "rules"), chosen, strict=True)))
    for seats in (2, 3, 4)
    for chosen in product(("basic", "experienced"), ("rerolled", "once"), ("printed", "online"))
    if seats == 2 or chosen[1] == "rerolled"
][:: 5 if INTERPRET else 1]
NAMES = ["-".join([str(seats), *options.values()]) for seats, options in TABLES]
HALVES = [
    [
        pytest.param(seats, options, id=name, marks=[] if seats + sum(rest) & 1 == half else pytest.mark.proof)
        for (seats, options), name in zip(TABLES, NAMES, strict=True)
        for rest in [[choice in ("experienced", "once", "online") for choice in options.values()]]
    ]
    for half in (0, 1)
]
"""All tables in two lists: in each list, another half is marked `proof`.

In both halves, each choice of an option meets each other choice and each number of seats.
"""
CONTINUE_PROBABILITY = 0.9
"""Probability of an action that marks, crosses off or continues the phase."""
END_VERBS = ("end", "waive")
FIRST_CLIMB_ROUND = 12
"""First round from which hats are used to climb, so that a game ends."""


def choose_action(chance: np.random.Generator, notations: Collection[str], late: bool = False) -> str:
    """Return a random action: a random verb, then one of its actions.

    Actions that give something up are rare. Late in a game hats are used to climb.
    """
    doing = [text for text in notations if not text.startswith(END_VERBS) and not text.endswith("nothing")]
    climbing = [text for text in notations if text.startswith("climb")] if late else []
    some = climbing or (doing if chance.random() < CONTINUE_PROBABILITY else []) or list(notations)
    verb = chance.choice(sorted({text.split()[0] for text in some}))
    return str(chance.choice([text for text in some if text.split()[0] == verb]))


def walk_game(
    seats: int, options: dict[str, str], number: int, box: Components | None = None, sense: float = 0
) -> Follower:
    """Play a game to its end and return its follower.

    The greedy bot chooses with probability `sense`; other actions are random.
    """
    chance = numpy_random("no-siesta", seats, *options.values(), number)
    state = GAME.new(options, seats, key_of("no-siesta", seats, *options.values(), number), box)
    follower = Follower(GAME, state, (box or GAME.components()).data)
    while actors := follower.view["actors"]:
        seat = int(chance.choice(actors))
        choices = follower.check_choices(seat)
        if chance.random() < sense:
            text = GAME.actions.notation(GAME.choose(Policy.FAST, state, seat, chance.bytes(32)))
        else:
            text = choose_action(chance, choices, follower.view["round"] > FIRST_CLIMB_ROUND)
        follower.act(seat, text, choices[text])
        assert follower.decisions < 3000
    return follower


@pytest.mark.parametrize(("seats", "options"), HALVES[0])
def test_engine_agrees_with_the_slow_model(seats: int, options: dict[str, str], law_games: int) -> None:
    """Mostly sensible games, in which sheets fill up."""
    for number in range(law_games // 400 + 1):
        walk_game(seats, options, number, sense=0.8)


@pytest.mark.parametrize(("seats", "options"), HALVES[1])
def test_engine_agrees_with_the_slow_model_for_rare_events(seats: int, options: dict[str, str], law_games: int) -> None:
    for number in range(law_games // 400 + 1):
        walk_game(seats, options, number, rare_event_set(GAME))


def test_engine_agrees_with_the_slow_model_for_any_set(law_games: int) -> None:
    for number in range(law_games // 30 + 1):
        by_lot = python_random("slow model with any set", number)
        seats, options = by_lot.choice(TABLES)
        box = random_set(GAME, by_lot, by_lot.choice((5, 20, 60)))
        walk_game(seats, options, number, box, sense=0.8 * (number % 2))

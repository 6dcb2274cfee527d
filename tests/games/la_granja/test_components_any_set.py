"""Every set that passes validation is playable: random helpers, random games to the end."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tertulia.games.la_granja.components import load
from tertulia.games.la_granja.components.chains import find_endless_chain
from tertulia.games.la_granja.components.helpers import VOCABULARY, check_helper
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.actions import ACTIONS
from tertulia.games.la_granja.model.cards import GAINS, MODES, PAYMENTS
from tertulia.games.la_granja.model.options import EDITIONS
from tertulia.games.la_granja.model.state import Farm, State
from tertulia.games.la_granja.model.terms import MAX_SEATS
from tertulia.kernel.components import Components, ComponentsValidator
from tertulia.laws.seed import python_random

DATA = GAME.components().data
MAX_ACTIONS_PER_GAME = 20_000
NUMBERS = (1, 1, 2, 8)


def is_valid_row(row: dict[str, Any]) -> bool:
    """Return whether a helper passes the validation of a file."""
    sheet = ComponentsValidator(load.COMPONENTS_FILE)
    check_helper(sheet, ("card", 0, "helper"), 1, row)
    return not sheet.errors


def draw_helper(chance: Random) -> dict[str, Any]:
    """Return a random valid helper."""
    while True:
        mode = chance.choice(MODES)
        row: dict[str, Any] = {"name": "somebody", mode: True if mode == "action" else chance.choice(VOCABULARY[mode])}
        if mode == "modifier":
            row["amount"] = chance.choice(NUMBERS)
        else:
            row |= {"once": True} if chance.random() < 0.5 else {}
            row |= {"pay": {chance.choice(PAYMENTS): chance.choice(NUMBERS)}} if chance.random() < 0.4 else {}
            kinds = chance.choices(GAINS, k=chance.choice((1, 2)))
            row |= {"gain": {kind: chance.choice(NUMBERS) for kind in kinds}} if chance.random() < 0.9 else {}
        if is_valid_row(row):
            return row


def draw_set(chance: Random) -> Components:
    """Return the package's set with six random helpers, each used often, and without an endless chain."""
    while True:
        data = deepcopy(DATA)
        pool = [draw_helper(chance) for _ in range(6)]
        for row in data["card"]:
            row["helper"] = {**chance.choice(pool), "name": row["helper"]["name"]}
        if find_endless_chain(data) is None:
            return Components(data, str(chance.random()), ())


def play(components: Components, chance: Random) -> None:
    """Play a random game with a preference for helpers and deliveries.

    Fails if something overflows or the game does not end.
    """
    options = {"edition": chance.choice(EDITIONS), "farm_phase": chance.choice(("in_turn", "simultaneous"))}
    table = GAME.new(options, chance.choice(GAME.seats), chance.randbytes(32), components)
    most_open = Farm.dtype["agenda"]["kind"].shape[0]
    most_events = State.dtype["events"]["rows"].shape[0]
    for _ in range(MAX_ACTIONS_PER_GAME):
        actors = GAME.actors(table)
        if not actors:
            return
        seat = chance.choice([i for i in range(MAX_SEATS) if actors >> i & 1])
        possible = GAME.legal(table, seat).tolist()
        liked = [action for action in possible if is_preferred(action)]
        GAME.apply(table, seat, chance.choice(liked if liked and chance.random() < 0.6 else possible))
        assert int(table[0]["farms"]["agenda"]["open"].max()) <= most_open
        assert int(table[0]["events"]["count"]) <= most_events
    raise AssertionError(f"no end after {MAX_ACTIONS_PER_GAME} actions: {components.data}")


def is_preferred(action: int) -> bool:
    verb, *args = ACTIONS.notation(action).split()
    return verb in ("helper", "deliver") or (verb == "play" and args[1] == "helper")


@pytest.mark.slow
def test_any_valid_component_set_can_be_played(law_games: int) -> None:
    for number in range(max(law_games // 10, 1)):
        chance = python_random("any set", number)
        components = draw_set(chance)
        for _ in range(2):
            play(components, chance)

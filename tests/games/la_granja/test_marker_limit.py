"""Random games with few player markers: gains beyond the limit can be declined (ruling 9).

Declining causes no other losses.
"""

from __future__ import annotations

import copy
from collections import Counter

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.terms import BUILDINGS, FIELDS, GOODS, SOURCES
from tertulia.kernel.components import Components
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import numpy_random

GAMES = 20
VERBS = {"gain", "pair", "take", "done", "buy", "deliver", "helper"}
"""Verbs of actions that fill some farm during `GAMES` games."""
LIMITS = (6, 9, 12)
"""Player markers per player, so few that all are used in most rounds."""
CHOSEN = ("helper", "discard", "market", "reroll")
"""Actions whose effect the player has chosen, besides decisions that `done` declines.

A discard pays a helper.
"""


def limit_markers(limit: int) -> Components:
    """Return the package's component set with fewer player markers."""
    data = copy.deepcopy(GAME.components().data)
    data["player_board"]["markers"] = limit
    return Components(data, f"{limit}-markers", ())


def count_markers(state: StateArray, seat: int) -> Counter[str]:
    """Return a seat's markers by the place that `free` names.

    Markers on used helpers are omitted, because they record an effect.
    """
    record = state[0]
    farm, found = record["farms"][seat], Counter[str]()
    stock = farm["stock"].tolist()
    found.update({good: stock[i] for i, good in enumerate(SOURCES) if good not in ("silver", "point") or i >= FIELDS})
    for slot, card_number in enumerate(farm["barrows"].tolist()):
        symbols = record["box"]["cards"][card_number - 1]["symbols"].tolist() if card_number else []
        for i, symbol in enumerate(symbols):
            found[f"barrow_{slot + 1}:{GOODS[symbol - 1]}"] += int(farm["filled"][slot]) >> i & 1
    for building, name in enumerate(BUILDINGS):
        found.update({f"{name}:{good}": int(farm["rows"][building, i]) for i, good in enumerate(GOODS)})
        found[f"{name}:completed"] = int(farm["completed"]) >> building & 1
    return +found


def is_freeing(state: StateArray, seat: int) -> bool:
    """Return whether a seat has to free a marker."""
    agenda = state[0]["farms"][seat]["agenda"]
    return bool(agenda["kind"][max(int(agenda["open"]) - 1, 0)] == Decision.FREE)


def list_freeable(state: StateArray, seat: int) -> set[str]:
    """Return the places from which a seat may free a marker."""
    notations = [GAME.actions.notation(int(action)) for action in GAME.legal(state, seat)]
    return {text.removeprefix("free ") for text in notations}


def count_excess(state: StateArray, seat: int) -> int:
    """Return how many markers a seat uses beyond the limit."""
    return int(state[0]["farms"][seat]["markers"]) - int(state[0]["box"]["markers"])


def decline_gains(state: StateArray, seat: int, gained: Counter[str]) -> int:
    """Free the new markers while the seat is asked to; return the remaining overflow."""
    before, freed = count_markers(state, seat), Counter[str]()
    for place in gained.elements():
        if is_freeing(state, seat):
            assert place in list_freeable(state, seat), (place, list_freeable(state, seat))
            GAME.apply(state, seat, GAME.actions.parse(f"free {place}"))
            freed[place] += 1
    if is_freeing(state, seat) or not GAME.actors(state):
        assert count_markers(state, seat) == before - freed
    return max(count_excess(state, seat), 0)


def check_free(before: StateArray, state: StateArray, seat: int, actor: int, action: str) -> None:
    """Check that a seat may free exactly the markers placed by an action.

    They must suffice, unless the seat chose an effect.
    """
    gained = count_markers(state, seat) - count_markers(before, seat)
    excess_markers = decline_gains(state.copy(), seat, gained)
    if excess_markers:
        legal = {GAME.actions.notation(int(one)) for one in GAME.legal(before, seat)}
        assert seat == actor, action
        assert "done" in legal or action.startswith(CHOSEN), (action, gained)


def check_game(number: int) -> Counter[str]:
    """Play a random game.

    Returns how often a seat had to free markers, by the verb of the action that filled its farm.
    """
    chance = numpy_random("declined gains", number)
    limit, seats = LIMITS[number % len(LIMITS)], 2 + number % 3
    options = {
        "edition": ("original", "deluxe")[number % 2],
        "farm_phase": ("in_turn", "simultaneous")[number // 2 % 2],
    }
    state, verbs = GAME.new(options, seats, chance.bytes(32), limit_markers(limit)), Counter[str]()
    while actors := GAME.actors(state):
        actor = int(chance.choice([one for one in range(seats) if actors >> one & 1]))
        before, action = state.copy(), int(chance.choice(GAME.legal(state, actor)))
        GAME.apply(state, actor, action)
        for seat in range(seats):
            if is_freeing(state, seat) and not is_freeing(before, seat):
                check_free(before, state, seat, actor, GAME.actions.notation(action))
                verbs[GAME.actions.notation(action).split()[0]] += 1
    return verbs


def test_ruling_9_every_gain_beyond_the_limit_can_be_declined() -> None:
    verbs = sum((check_game(number) for number in range(GAMES)), Counter[str]())
    assert set(verbs) >= VERBS, verbs

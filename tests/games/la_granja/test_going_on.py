"""`advance`, which tests only what is possible, equals an exhaustive version to the byte."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.la_granja.model.decisions import URGENT, Decision
from tertulia.games.la_granja.rules.apply import apply_effect
from tertulia.games.la_granja.rules.marker_limit import ask_to_free
from tertulia.games.la_granja.rules.obsolete_decisions import MAY_BE_VOID, drop_obsolete, is_void
from tertulia.games.la_granja.rules.turn import begin_next_part, close_void_decisions, is_simultaneous
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.agenda import pop, push, top
from tertulia.kernel.events import clear_events
from tertulia.kernel.registry import find_game
from tertulia.kernel.rule import compile_entry, rule
from tertulia.kernel.schema import INTERPRET, copy_state
from tertulia.laws.seed import python_random

pytestmark = pytest.mark.clause
GAME = find_game("la-granja")
KINDS = len(Decision)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"edition": "online"},
    {"edition": "deluxe"},
    {"farm_phase": "simultaneous"},
    {"markers": "limited", "farm_phase": "simultaneous"},
    {"triggered_helpers": "always", "deliveries": "one_by_one"},
)


@rule
def _is_urgent(s: Any) -> bool:
    urgent = False
    for seat in range(s.seats):
        urgent |= top(s.farms[seat].agenda) >= URGENT
    return urgent


@rule
def _advance(s: Any) -> None:
    """Exhaustive version of `advance` that tests everything each time."""
    while s.over == 0:
        drop_obsolete(s)
        if ask_to_free(s) or _is_urgent(s):
            if is_simultaneous(s):
                close_void_decisions(s)
            return
        if close_void_decisions(s):
            return
        begin_next_part(s)


def _apply(states: Any, seat: int, action: int) -> int:
    """Carry out an action.

    Returns, as bits, the kinds of decisions that would be void if the seat had them pending.
    """
    s = states[0]
    clear_events(s.events)
    apply_effect(s, seat, action)
    _advance(s)
    kinds = 0
    pending = s.farms[seat].agenda
    if pending.open == len(pending.kind):
        return kinds
    push(pending, 1)
    for kind in range(1, KINDS + 1):
        pending.kind[pending.open - 1] = kind
        kinds |= int(is_void(s, seat, pending)) << kind
    pop(pending)
    return kinds


apply_plainly = compile_entry(_apply, "apply_plainly", "tertulia.games.la_granja")


@pytest.mark.slow
@pytest.mark.parametrize("seats", (3,) if INTERPRET else GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
def test_advance_equals_its_exhaustive_version(options: dict[str, str], seats: int) -> None:
    dice = python_random("going on", seats, *options.values())
    seen = 0
    for _ in range(1 if INTERPRET else 10):
        state = GAME.new(options, seats, dice.randbytes(32))
        while actors := GAME.actors(state):
            seat = lowest_actor(actors)
            action = int(dice.choice(GAME.legal(state, seat)))
            plain = copy_state(state)
            seen |= apply_plainly(plain, seat, action)
            GAME.apply(state, seat, action)
            assert state.tobytes() == plain.tobytes(), GAME.actions.notation(action)
    assert seen & ~MAY_BE_VOID == 0
    assert seen

"""Moves planned ahead: played on a copy of what a seat may know, kept with all that was foreseen, and compared with what would come
of them once it is the seat's turn.

Nothing here sees the true state: a plan is made in a world dealt for its seat, and looked over in another such world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tertulia.kernel.schema import StateArray
from tertulia.play.errors import IllegalAction, NotYourTurn
from tertulia.play.match import Match
from tertulia.play.visibility import Events

MOST_ACTIONS = 60
"""The number of actions in a plan: no turn of any game comes near it."""


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a plan, and what was known of it when it was planned."""

    action: str
    """In notation."""
    reveals: bool = False
    """Whether it ends what can be foreseen."""
    hint: dict[str, Any] = {}
    """What it names and costs."""
    events: Events = []
    """Events of the planned action; empty if it reveals hidden information."""


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a plan is not carried out."""

    at: int
    """The number of its action, from 0, that is not possible, or not what it was."""
    reason: Literal["illegal", "changed"]
    now: Foreseen | None = None
    """What would come of the action now; None where it is not possible."""


class PlanReveals(Exception):
    """A plan goes on after an action that reveals something."""

    def __init__(self, number: int) -> None:
        super().__init__(f"action {number} would reveal something: a plan ends with it")
        self.number = number


def ahead(match: Match, seat: int, key: bytes) -> Match | None:
    """Returns a match in which it is a seat's next turn: a world dealt for the seat from a key, as if nobody decided before
    that turn. `None` where the seat is to act already, or where the game cannot foresee its turn."""
    if match.over or seat in match.actors():
        return None
    world = match.game.ahead(match.game.determinize(match.state, seat, key), seat)
    return None if world is None else _of(match, world)


def play(match: Match, seat: int, actions: Sequence[str]) -> list[Foreseen]:
    """Carry out a chain of actions in such a match; returns what is foreseen of each. Raises `IllegalAction` or `PlanReveals` for
    an action that cannot be planned."""
    chain: list[Foreseen] = []
    for action in actions:
        if chain and chain[-1].reveals:
            raise PlanReveals(len(chain))
        chain.append(_step(match, seat, action))
    return chain


def obstacle(match: Match, seat: int, plan: Sequence[Foreseen], key: bytes) -> Obstacle | None:
    """Returns what stands against carrying out a plan at a match where its seat may act, `None` where every action is legal and all
    that was foreseen would come. Asked about a world dealt for the seat from a key."""
    world = _of(match, match.game.determinize(match.state, seat, key))
    for number, planned in enumerate(plan):
        try:
            now = _step(world, seat, planned.action)
        except (IllegalAction, NotYourTurn):
            return Obstacle(number, "illegal")
        if not _alike(planned, now, match.game.estimates):
            return Obstacle(number, "changed", now)
    return None


def asked_before_turn(match: Match, seat: int) -> bool:
    """Whether what a seat is asked now comes before everything else, whoever's turn it is (its game calls it `urgent`): what it has
    planned waits until its own question comes."""
    question = match.game.question(match.state, seat)
    return question is not None and bool(question.get("urgent"))


def _of(match: Match, state: StateArray) -> Match:
    """A match that stands at a state; its key is nobody's."""
    return Match(match.game, match.seats, match.options, bytes(32), match.components, state)


def _step(match: Match, seat: int, action: str) -> Foreseen:
    """Carry out an action; what was known of it before, as JSON has it. Raises `IllegalAction` or `NotYourTurn`."""
    number = match.number_of(seat, action)
    preview, hint = match.preview(seat, number), match.hint(seat, number)
    match.act(seat, number)
    facts = msgspec.json.decode(msgspec.json.encode([hint, preview.events]))
    return Foreseen(match.game.actions.notation(number), preview.reveals, *facts)


def _alike(planned: Foreseen, now: Foreseen, estimates: frozenset[str]) -> bool:
    """Whether what a plan foresaw is what would come now; estimates do not count."""
    hints = [{name: fact for name, fact in each.hint.items() if name not in estimates} for each in (planned, now)]
    return hints[0] == hints[1] and (planned.reveals, planned.events) == (now.reveals, now.events)

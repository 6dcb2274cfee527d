"""Plans: actions that a player enters before their turn, checked again when the turn comes.

A plan is played in a determinized state, and its results are stored with it. When it is the seat's turn, the plan is
replayed in another determinized state and compared. It therefore never uses information that is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tertulia.kernel.schema import StateArray
from tertulia.play.errors import IllegalAction, NotYourTurn
from tertulia.play.match import Match
from tertulia.play.visibility import Events

MAX_PLAN_ACTIONS = 60
"""Maximum number of actions in a plan. No turn of any game comes near it."""


class ForeseenAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """A planned action, with its expected results."""

    action: str
    """The action in notation."""
    reveals: bool = False
    """Whether the action reveals hidden information, which ends the plan."""
    hint: dict[str, Any] = {}
    """`Game.hint` of the planned action."""
    events: Events = []
    """Events of the planned action; empty if it reveals hidden information."""


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a plan cannot be carried out."""

    at: int
    """Index of the plan's first action that is illegal or has other results than planned."""
    reason: Literal["illegal", "changed"]
    now: ForeseenAction | None = None
    """Results that the action would have now; None if it is illegal."""


class PlanReveals(Exception):
    """A plan continues after an action that reveals hidden information.

    `number` counts the plan's actions up to and including the revealing one.
    """

    def __init__(self, number: int) -> None:
        super().__init__(f"action {number} reveals hidden information, so it must be the last of the plan")
        self.number = number


def match_ahead(match: Match, seat: int, key: bytes) -> Match | None:
    """Return a match at the seat's next turn, as if no other seat decided anything before it.

    The state is determinized for the seat from `key` (32 bytes). Returns None if the seat is to act already, the match
    is over, or the game cannot foresee the seat's turn.
    """
    if match.over or seat in match.actors():
        return None
    world = match.game.next_turn(match.game.determinize(match.state, seat, key), seat)
    return None if world is None else _match_at(match, world)


def play_plan(match: Match, seat: int, actions: Sequence[str]) -> list[ForeseenAction]:
    """Carry out a plan in a match returned by `match_ahead`; return the expected results of each action.

    Raises `IllegalAction` (`NotYourTurn` if the seat is no longer to act) or `PlanReveals` for an action that cannot
    be planned.
    """
    chain: list[ForeseenAction] = []
    for action in actions:
        if chain and chain[-1].reveals:
            raise PlanReveals(len(chain))
        chain.append(_plan_action(match, seat, action))
    return chain


def find_obstacle(match: Match, seat: int, plan: Sequence[ForeseenAction], key: bytes) -> Obstacle | None:
    """Return the first obstacle to a plan at the seat's turn, or None.

    There is no obstacle if every action is legal and has the expected results. The plan is tried in a state that is
    determinized for the seat from `key` (32 bytes).
    """
    world = _match_at(match, match.game.determinize(match.state, seat, key))
    for number, planned in enumerate(plan):
        try:
            now = _plan_action(world, seat, planned.action)
        except (IllegalAction, NotYourTurn):
            return Obstacle(number, "illegal")
        if not _same_results(planned, now, match.game.estimates):
            return Obstacle(number, "changed", now)
    return None


def decides_before_turn(match: Match, seat: int) -> bool:
    """Whether the seat's current question is `urgent`: to be answered first, in any player's turn.

    A seat's plan then waits until its own turn comes.
    """
    question = match.game.open_decision(match.state, seat)
    return question is not None and bool(question.get("urgent"))


def _match_at(match: Match, state: StateArray) -> Match:
    """Return a match at `state` with an all-zero key."""
    return Match(match.game, match.seats, match.options, bytes(32), match.components, state)


def _plan_action(match: Match, seat: int, action: str) -> ForeseenAction:
    """Carry out an action and return its expected results, as JSON decodes them.

    Raises `IllegalAction` or `NotYourTurn`.
    """
    number = match.action_number(seat, action)
    preview, hint = match.preview(seat, number), match.hint(seat, number)
    match.act(seat, number)
    facts = msgspec.json.decode(msgspec.json.encode([hint, preview.events]))
    return ForeseenAction(match.game.actions.notation(number), preview.reveals, *facts)


def _same_results(planned: ForeseenAction, now: ForeseenAction, estimates: frozenset[str]) -> bool:
    """Whether the results now equal the planned ones; facts that the game marks as estimates are ignored."""
    hints = [{name: fact for name, fact in each.hint.items() if name not in estimates} for each in (planned, now)]
    return hints[0] == hints[1] and (planned.reveals, planned.events) == (now.reveals, now.events)

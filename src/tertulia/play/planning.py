"""Plans: actions that a player enters before their turn, to be played when it comes.

A plan is tried in a determinized state (one with random values for all that the seat cannot know), and the results of
its actions are stored with it. When it is the seat's turn, the plan is tried in another determinized state and the
results are compared. A plan therefore never uses information that is hidden from the seat.
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
    """A planned action with the results that were expected when the player entered it."""

    action: str
    """The planned action in notation."""
    reveals: bool = False
    """Whether the action reveals hidden information (`Preview.reveals`). A plan ends with such an action."""
    hint: dict[str, Any] = {}
    """Facts about the action when it was planned, such as its price (`Game.action_facts`)."""
    events: Events = []
    """Events that the action would cause; empty if `reveals` is True."""


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True, rename={"action_index": "at", "current": "now"}):
    """Reason why a plan cannot be carried out.

    In JSON, the field `action_index` is called `at`, and `current` is called `now`.
    """

    action_index: int
    """Index in the plan of the first action that is illegal or has other results than expected."""
    reason: Literal["illegal", "changed"]
    current: ForeseenAction | None = None
    """The action with the results that it would have now; None if the action is illegal."""


class PlanReveals(Exception):
    """A plan continues after an action that reveals hidden information.

    `number` is the number of actions up to and including the revealing one.
    """

    def __init__(self, number: int) -> None:
        super().__init__(f"action {number} reveals hidden information, so it must be the last of the plan")
        self.number = number


def match_ahead(match: Match, seat: int, key: bytes) -> Match | None:
    """Return a match at the seat's next turn, or None if that turn cannot be foreseen.

    In this match, no other seat decides anything before the turn. The state is determinized for the seat from `key` (32
    bytes). The result is None if the seat is to act already, the match is over, the game cannot foresee the seat's turn
    (`Game.next_turn`), or the seat would have no legal action.
    """
    if match.over or seat in match.actors():
        return None
    world = match.game.next_turn(match.game.determinize(match.state, seat, key), seat)
    return None if world is None or not len(match.game.legal(world, seat)) else _match_at(match, world)


def play_plan(match: Match, seat: int, actions: Sequence[str]) -> list[ForeseenAction]:
    """Carry out a plan (actions in notation) in a match from `match_ahead`.

    Returns the expected results of each action. Raises `IllegalAction` if an action is not legal, `NotYourTurn` if the
    seat is no longer to act, and `PlanReveals` if the plan continues after a revealing action.
    """
    chain: list[ForeseenAction] = []
    for action in actions:
        if chain and chain[-1].reveals:
            raise PlanReveals(len(chain))
        chain.append(_plan_action(match, seat, action))
    return chain


def find_obstacle(match: Match, seat: int, plan: Sequence[ForeseenAction], key: bytes) -> Obstacle | None:
    """Return the first obstacle to a plan when it is the seat's turn; None if the plan can be carried out.

    A plan can be carried out if every action is legal and has the expected results. The plan is tried in a state in
    which random values, drawn from `key` (32 bytes), replace all that the seat cannot know.
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
    """Return whether the seat's open decision has to be made now, perhaps in another player's turn.

    The game marks such a decision as `urgent`. A plan of the seat then waits until the seat's own turn comes.
    """
    question = match.game.open_decision(match.state, seat)
    return question is not None and bool(question.get("urgent"))


def _match_at(match: Match, state: StateArray) -> Match:
    """Return a match of the same game and players at `state`, with an empty log and an all-zero key."""
    return Match(match.game, match.seats, match.options, bytes(32), match.components, state)


def _plan_action(match: Match, seat: int, action: str) -> ForeseenAction:
    """Carry out an action and return it with its expected results, converted to plain JSON data.

    Raises `IllegalAction` or `NotYourTurn`.
    """
    number = match.action_number(seat, action)
    preview, hint = match.preview(seat, number), match.action_facts(seat, number)
    match.act(seat, number)
    facts = msgspec.json.decode(msgspec.json.encode([hint, preview.events]))
    return ForeseenAction(match.game.actions.notation(number), preview.reveals, *facts)


def _same_results(planned: ForeseenAction, now: ForeseenAction, estimates: frozenset[str]) -> bool:
    """Return whether an action's results equal those planned.

    Facts that the game marks as estimates are ignored.
    """
    hints = [{name: fact for name, fact in each.hint.items() if name not in estimates} for each in (planned, now)]
    return hints[0] == hints[1] and (planned.reveals, planned.events) == (now.reveals, now.events)

"""Planned moves and automatic answers: for which seats they are possible, and whether they are valid.

Other players cannot see whether a seat has a planned move or an automatic answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.bots.seeds import derive_seed
from tertulia.play import IllegalAction, Match
from tertulia.play.answers import MAX_AUTO_ANSWERS, AutoAnswer, load_answers
from tertulia.play.planning import ForeseenAction, PlanReveals, match_ahead, play_plan
from tertulia.server.domain.errors import BadCommand, ChainReveals, IllegalMove, PlanImpossible, SeatCanAct
from tertulia.server.domain.private_seat_data import Plan, PrivateSeatData
from tertulia.server.domain.running import require_own_turn
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table

MAX_CHAINS = 4
"""The maximum number of alternatives in a planned move; each is a chain (sequence) of actions."""


def plan_key(table: Table, position: int, seat: int) -> bytes:
    """Return the random key of the hypothetical game in which a player tries out a planned move.

    It is derived from the table's id, the position and the seat. So it reveals nothing of the real game's key, from
    which hidden cards and coming dice follow.
    """
    return derive_seed(table.id.encode(), f"plan {position} {seat}")


def may_plan(table: Table, seat: int) -> bool:
    """Whether the seat's next turn can be foreseen, so that its player can plan it."""
    match = table.state.match
    return match is not None and match_ahead(match, seat, plan_key(table, match.position, seat)) is not None


def match_at_next_turn(table: Table, guest: GuestId, seat: int) -> Match:
    """Return a hypothetical match in which the guest's seat has its next turn now.

    Raises `NotYourSeat`, `BotPlays` or `NotRunning` if the guest does not play the seat now. Raises `SeatCanAct` if the
    seat may act already, and `PlanImpossible` if the game cannot foresee its next turn. For example, dice may be rolled
    before the turn.
    """
    match = require_own_turn(table.state, guest, seat)
    if seat in match.actors():
        raise SeatCanAct("it is your turn: make the move instead of planning it")
    there = match_ahead(match, seat, plan_key(table, match.position, seat))
    if there is None:
        raise PlanImpossible("your next turn cannot be predicted: dice or unknown cards come before it")
    return there


def play_chain(there: Match, seat: int, actions: Sequence[str]) -> list[ForeseenAction]:
    """Carry out a chain of actions in a hypothetical match `there`, made by `match_at_next_turn`.

    Returns the actions with their results. Raises `IllegalMove` if an action is not legal, and `ChainReveals` if the
    chain goes on after an action that reveals hidden information.
    """
    try:
        return play_plan(there, seat, actions)
    except IllegalAction as error:
        raise IllegalMove(str(error), error.accepted) from None
    except PlanReveals as error:
        raise ChainReveals(str(error)) from None


def make_plan(table: Table, guest: GuestId, seat: int, chains: Sequence[Sequence[str]]) -> Plan:
    """Return a planned move for a seat's next turn.

    The chains of actions are alternatives, the preferred one first. Raises `NotYourSeat`, `BotPlays` or `NotRunning` if
    the guest does not play the seat now. Raises `SeatCanAct` if the seat may act already, and `PlanImpossible` if the
    game cannot foresee its next turn. Raises `IllegalMove` if an action in a chain is not legal. Raises `ChainReveals`
    if a chain goes on after an action that reveals hidden information.
    """
    found = [play_chain(match_at_next_turn(table, guest, seat), seat, chain) for chain in chains]
    return Plan(found, table.state.position)


def require_auto_answer(table: Table, guest: GuestId, seat: int, auto_answer: AutoAnswer) -> AutoAnswer:
    """Check an automatic answer that a guest requests for their seat, and return a complete copy.

    If the answer lasts until the end of the round, the copy has the number of the current round.

    Raises `BadCommand` if the game does not have this answer, or if its arguments are not valid. Raises `NotYourSeat`,
    `BotPlays` or `NotRunning` if the guest does not play the seat now.
    """
    match, known = require_own_turn(table.state, guest, seat), load_answers(table.game)
    if auto_answer.answer not in known:
        raise BadCommand(f"answer: must be one of {', '.join(sorted(known))}", sorted(known))
    answer = known[auto_answer.answer]
    if auto_answer.until not in answer.until:
        raise BadCommand(f"until: must be {' or '.join(answer.until)}", list(answer.until))
    if (auto_answer.about is None) != (answer.about is None):
        raise BadCommand(
            f"about: {auto_answer.answer} {'must not name a' if answer.about is None else 'must name a'} {answer.about}"
        )
    ending = match.game.round_number(match.state) if auto_answer.until == "round" else None
    return AutoAnswer(auto_answer.answer, auto_answer.until, auto_answer.about, ending)


def with_standing_answer(seat_data: PrivateSeatData, auto_answer: AutoAnswer, on: bool) -> PrivateSeatData:
    """Return a copy of a seat's private data with an automatic answer added (`on`) or removed (not `on`).

    Raises `BadCommand` for more than `MAX_AUTO_ANSWERS` automatic answers.
    """
    others = [one for one in seat_data.answers if (one.answer, one.about) != (auto_answer.answer, auto_answer.about)]
    if on and len(others) >= MAX_AUTO_ANSWERS:
        raise BadCommand(f"answers: at most {MAX_AUTO_ANSWERS} can be set")
    return PrivateSeatData(
        seat_data.plan, [*others, auto_answer] if on else others, seat_data.auto_answered_plies, seat_data.seen
    )

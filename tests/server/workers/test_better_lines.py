"""Better lines in analysis reports: steps without an event carry the details that a reader needs."""

from __future__ import annotations

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.analysis.extract import DecisionPoint
from tertulia.bots.search.result import Candidate, LineAction, Outlook
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import key_of
from tertulia.server.domain.ports import BetterLine
from tertulia.server.workers.analysing import MAX_LINE_STEPS, better_lines

GAME = find_game("granada")


def find_purchase_state() -> tuple[StateArray, int, list[int]]:
    """A state, its seat to act, and its legal actions, with at least two purchases and taking money."""
    state, number = GAME.new({}, 2, key_of("purchase")), 0
    while actors := GAME.actors(state):
        seat = lowest_actor(actors)
        legal = GAME.legal(state, seat).tolist()
        verbs = [GAME.actions.notation(action).split()[0] for action in legal]
        if verbs.count("buy") > 1 and "take" in verbs:
            return state, seat, legal
        GAME.apply(state, seat, GAME.choose(Policy.FAST, state, seat, key_of("purchase", number)))
        number += 1
    raise AssertionError("nobody could buy")


def make_candidate(action: int) -> Candidate:
    return Candidate(action, 100, 0.5, Outlook((50.0, 40.0), (0.5, 0.5)))


def find_better_lines(best: int, played: int, line: list[LineAction]) -> list[BetterLine]:
    state, seat, _ = find_purchase_state()
    question = DecisionPoint(GAME.name, 7, seat, GAME.to_bytes(state), played, b"", (0, 0))
    judged = DecisionEvaluation(question, [make_candidate(best), make_candidate(played)], make_candidate(played), line)
    return better_lines(GAME, [judged])


def test_purchase_steps_name_their_tiles() -> None:
    """No event names a tile before it is bought, and the log does not show what lay in the yard."""
    state, seat, legal = find_purchase_state()
    one, other = [action for action in legal if GAME.actions.notation(action).startswith("buy")][:2]
    (line,) = find_better_lines(one, other, [LineAction(seat, one)])
    assert (line.decision, len(line.steps)) == (0, 1)
    assert line.steps[0].events == []
    assert line.steps[0].hint == GAME.action_facts(state, seat, one)
    assert line.played == GAME.action_facts(state, seat, other)
    assert line.played["tile"] != line.steps[0].hint["tile"]


def test_step_with_events_has_no_hint() -> None:
    _, _, legal = find_purchase_state()
    take, *_ = [action for action in legal if GAME.actions.notation(action).startswith("take")]
    buy, *_ = [action for action in legal if GAME.actions.notation(action).startswith("buy")]
    (line,) = find_better_lines(take, buy, [])
    assert line.steps[0].events
    assert line.steps[0].hint == {}
    assert len(line.steps) == 1 <= MAX_LINE_STEPS, "without a line the best action is told alone"


def test_best_action_has_no_better_line() -> None:
    _, _, legal = find_purchase_state()
    assert find_better_lines(legal[0], legal[0], []) == []

"""Thinking about one decision: what was best, what came of what was done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tertulia.analysis.questions import Question
from tertulia.bots.keys import key_of
from tertulia.bots.search.advisor import look
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.reading import Candidate, Outlook, Step
from tertulia.bots.search.weights import evaluation_of
from tertulia.kernel.registry import game as game_named

ENOUGH = 4
"""An action is known well enough if it was tried at least one time where the best was tried so often."""
SHOWN = 3
"""So many of the best actions are told."""


@dataclass(frozen=True)
class Judged:
    """A decision, thought about."""

    question: Question
    best: list[Candidate]
    """The best few, the best first."""
    played: Candidate
    line: list[Step]

    @property
    def before(self) -> Outlook:
        """How the game was thought to end before the decision: as after the best action."""
        return self.best[0].outlook


def judge(question: Question, milliseconds: float, wanted: Callable[[], bool] = lambda: True) -> Judged:
    """Think about a decision for about so long; for half as long again about what was done, if it was hardly tried.

    The same question and time give the same answer. `Cancelled` when it is wanted no more."""
    game = game_named(question.game)
    state = game.from_bytes(question.state)
    evaluation = evaluation_of(game, int(state["seats"][0]))
    settings = settings_of(game, milliseconds)
    seen = look(game, state, question.seat, settings, evaluation, key_of(question.key, "all"), wanted)
    best = seen.candidates
    played = next((candidate for candidate in best if candidate.action == question.played), None)
    if played is None or played.tries * ENOUGH < best[0].tries:
        less = settings._replace(plies=settings.plies // 2)
        key = key_of(question.key, "played")
        (played,) = look(game, state, question.seat, less, evaluation, key, wanted, only=question.played).candidates
        if brings(played) > brings(best[0]):
            best = [played, *(other for other in best if other.action != played.action)]
    return Judged(question, best[:SHOWN], played, seen.line if best[0] is seen.candidates[0] else [])


def brings(candidate: Candidate) -> float:
    """How good an action is, alike in all searches: whoever plays alone plays against what each search expected, so points tell."""
    points = candidate.outlook.points
    return points[0] if len(points) == 1 else candidate.worth

"""Judging one decision: what was best, what came of what was done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tertulia.analysis.questions import Question
from tertulia.analysis.thought import Thought, brings
from tertulia.bots.search.reading import Candidate, Outlook, Step
from tertulia.kernel.registry import game as game_named

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
    thought = Thought(game, game.from_bytes(question.state), question.seat, milliseconds, question.key, wanted)
    seen, played = thought.seen, thought.known(question.played)
    best = seen.candidates
    if played not in best and brings(played) > brings(best[0]):
        best = [played, *(other for other in best if other.action != played.action)]
    return Judged(question, best[:SHOWN], played, seen.line if best[0] is seen.candidates[0] else [])

"""What would have followed on the best action of a decision, told as the log would have told it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tertulia.analysis import Course, Judged
from tertulia.bots.search.reading import Step
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.server.domain.explained import BetterLine, LineStep

STEPS = 6
"""So many steps of a line are told."""


def better_lines(course: Course, judged: Sequence[Judged]) -> list[BetterLine]:
    """The lines of all decisions in which something else was done than what was best."""
    lines = []
    for place, made in enumerate(judged):
        best = made.best[0].action
        if best != made.question.played:
            line = made.line or [Step(made.question.seat, best)]
            state = course.game.from_bytes(made.question.state)
            lines.append(BetterLine(place, list(_told(course.game, state, made.question.seat, line[:STEPS]))))
    return lines


def _told(game: Game, state: StateArray, viewer: int, line: Sequence[Step]) -> Iterator[LineStep]:
    """The steps as far as they can be done in the game as it was: what was thought to follow may depend on what nobody knew."""
    for seat, action in line:
        if not game.actors(state) >> seat & 1 or action not in game.legal(state, seat):
            return
        before = game.copy(state)
        game.apply(state, seat, action)
        yield LineStep(seat, game.actions.notation(action), game.events(state, viewer))
        if game.reveals(before, state):
            return

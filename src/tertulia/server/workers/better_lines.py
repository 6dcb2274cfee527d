"""What would have followed on the best action of a decision, told as the log would have told it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.bots.search.result import Step
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.server.domain.analysis_report import BetterLine, LineStep

STEPS = 6
"""Number of steps of a line that are told."""


def better_lines(
    game: Game, evaluations: Sequence[DecisionEvaluation], each: Callable[[], None] = lambda: None
) -> list[BetterLine]:
    """Returns the lines of all decisions in which something else was done than what was best; `each` is called at every
    decision."""
    lines = []
    for place, made in enumerate(evaluations):
        each()
        point, best = made.point, made.best[0].action
        if best != point.played:
            line = made.line or [Step(point.seat, best)]
            steps = list(_told(game, game.from_bytes(point.state), point.seat, line[:STEPS]))
            played = _step(game, game.from_bytes(point.state), point.seat, point.seat, point.played)
            lines.append(BetterLine(place, steps, played.hint))
    return lines


def _told(game: Game, state: StateArray, viewer: int, line: Sequence[Step]) -> Iterator[LineStep]:
    """The steps as far as they can be done in the game as it was: what was thought to follow may depend on what nobody knew."""
    for seat, action in line:
        if not game.actors(state) >> seat & 1 or action not in game.legal(state, seat):
            return
        before = game.copy(state)
        yield _step(game, state, viewer, seat, action)
        if game.reveals(before, state):
            return


def _step(game: Game, state: StateArray, viewer: int, seat: int, action: int) -> LineStep:
    """Do it, and tell it."""
    hint = game.hint(state, seat, action)
    game.apply(state, seat, action)
    events = game.events(state, viewer)
    return LineStep(seat, game.actions.notation(action), events, {} if events else hint)

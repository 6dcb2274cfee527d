"""Line of play after the best action, for decisions in which the player chose another action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.bots.search.result import Step
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.server.domain.analysis_report import BetterLine, LineStep

MAX_LINE_STEPS = 6
"""Maximum number of steps of a line."""


def better_lines(
    game: Game, evaluations: Sequence[DecisionEvaluation], each: Callable[[], None] = lambda: None
) -> list[BetterLine]:
    """Return the line after the best action of each decision in which the player chose another one.

    `each` is called at every decision.
    """
    lines = []
    for place, made in enumerate(evaluations):
        each()
        point, best = made.point, made.best[0].action
        if best != point.played:
            line = made.line or [Step(point.seat, best)]
            steps = list(_visible_steps(game, game.from_bytes(point.state), point.seat, line[:MAX_LINE_STEPS]))
            played = _apply_and_describe(game, game.from_bytes(point.state), point.seat, point.seat, point.played)
            lines.append(BetterLine(place, steps, played.hint))
    return lines


def _visible_steps(game: Game, state: StateArray, viewer: int, line: Sequence[Step]) -> Iterator[LineStep]:
    """Yield the steps of a line until one is illegal in the true state, or reveals something.

    The search ran in sampled states, so its line may depend on information that no player had.
    """
    for seat, action in line:
        if not game.actors(state) >> seat & 1 or action not in game.legal(state, seat):
            return
        before = game.copy(state)
        yield _apply_and_describe(game, state, viewer, seat, action)
        if game.reveals(before, state):
            return


def _apply_and_describe(game: Game, state: StateArray, viewer: int, seat: int, action: int) -> LineStep:
    """Apply an action to `state`, and return it with its events as `viewer` sees them."""
    hint = game.hint(state, seat, action)
    game.apply(state, seat, action)
    events = game.events(state, viewer)
    return LineStep(seat, game.actions.notation(action), events, {} if events else hint)

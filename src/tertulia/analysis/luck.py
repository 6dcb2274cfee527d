"""What a draw was worth: how the game stood after it, against how it would have stood after others from the same position.

What was expected before the draw is no measure of it: whoever looks from the next decision sees more that can be done than was seen
one decision earlier, whatever was drawn, and all of that would be told as luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tertulia.analysis.extract import Draw, OpenEnd
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.result import Outlook
from tertulia.bots.search.weights import evaluation_of, kind_of
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import StateArray

LOOKS = 16
"""Number of searches from the true draw, and from as many others one each; each has this part of a decision's budget. Many short
searches tell the difference better than few long ones."""


@dataclass(frozen=True)
class DrawEvaluation:
    """A draw, evaluated."""

    ply: int
    """Number of actions done when it was known."""
    expected: Outlook
    """How the game would have been expected to end, in the mean of the other draws."""
    came: Outlook
    """How it was expected to end after the true one."""

    @property
    def points(self) -> list[float]:
        """The luck of each seat, in points."""
        return [came - expected for came, expected in zip(self.came.points, self.expected.points, strict=True)]

    @property
    def chances(self) -> list[float]:
        """The luck of each seat, in chances of winning."""
        return [came - expected for came, expected in zip(self.came.chances, self.expected.chances, strict=True)]


def evaluate_draw(draw: Draw, budget: float, wanted: Callable[[], bool] = lambda: True) -> DrawEvaluation:
    """Returns a draw, held against others, with the budget of about two decisions. The same draw and budget
    give the same evaluation.

    Raises:
        Cancelled: if it is `wanted` no more.
    """
    game, made = game_named(draw.made.game), draw.made

    def stands(state: StateArray, number: int) -> Outlook:
        return expected_outcome(
            game, state, draw.seat, budget / LOOKS, derive_seed(made.key, f"after draw {number}"), wanted
        )

    before, others = game.from_bytes(made.state), list[Outlook]()
    for number in range(LOOKS):
        world = game.redraw(before, derive_seed(made.key, f"another draw {number}"))
        game.apply(world, made.seat, made.played)
        others.append(stands(world, number))
    came = [stands(game.from_bytes(draw.state), LOOKS + number) for number in range(LOOKS)]
    return DrawEvaluation(draw.ply, mean_of(others), mean_of(came))


def evaluate_end(end: OpenEnd, budget: float, wanted: Callable[[], bool] = lambda: True) -> Outlook:
    """Returns how a game that was ended before its end would have gone on, with the budget of about one decision.

    Raises:
        Cancelled: if it is `wanted` no more.
    """
    game = game_named(end.game)
    looks = [
        expected_outcome(
            game, game.from_bytes(end.state), end.seat, budget / LOOKS, derive_seed(end.key, f"look {number}"), wanted
        )
        for number in range(LOOKS)
    ]
    return mean_of(looks)


def expected_outcome(
    game: Game, state: StateArray, seat: int, budget: float, key: bytes, wanted: Callable[[], bool]
) -> Outlook:
    """Returns how a game is expected to end. It is played on to the next choice, this seat's where it has one."""
    while actors := game.actors(state):
        acting = [one for one in range(actors.bit_length()) if actors >> one & 1]
        acting.sort(key=lambda one: one != seat)
        chooser = next((one for one in acting if len(game.legal(state, one)) > 1), None)
        if chooser is not None:
            evaluation = evaluation_of(game, kind_of(game, state))
            searcher = Searcher(game, settings_of(game, budget), evaluation)
            return analyse_position(searcher, state, chooser, key, wanted).candidates[0].outlook
        game.apply(state, acting[0], int(game.legal(state, acting[0])[0]))
    outcome = game.outcome(state)
    assert outcome is not None
    return Outlook(tuple(map(float, outcome.scores)), outcome.shares)


def mean_of(outlooks: list[Outlook]) -> Outlook:
    """Returns the mean of several outlooks, seat by seat."""
    count = len(outlooks)
    points = [sum(of) / count for of in zip(*(one.points for one in outlooks), strict=True)]
    chances = [sum(of) / count for of in zip(*(one.chances for one in outlooks), strict=True)]
    return Outlook(tuple(points), tuple(chances))

"""What a draw was worth: how the game stood after it, against how it would have stood after others from the same position.

What was expected before the draw is no measure of it: whoever looks from the next decision sees more that can be done than was seen
one decision earlier, whatever was drawn, and all of that would be told as luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tertulia.analysis.questions import Draw
from tertulia.bots.keys import key_of
from tertulia.bots.search.advisor import look
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.reading import Outlook
from tertulia.bots.search.weights import evaluation_of, kind_of
from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import StateArray

LOOKS = 16
"""The true draw is looked at so often, and so many others once, each for this part of a decision's time: many short looks
tell the difference better than few long ones."""


@dataclass(frozen=True)
class Drawn:
    """A draw, weighed."""

    ply: int
    """So many actions were done when it was known."""
    expected: Outlook
    """How the game would have been thought to end, in the mean of the other draws."""
    came: Outlook

    @property
    def points(self) -> list[float]:
        """The luck of each seat, in points."""
        return [came - expected for came, expected in zip(self.came.points, self.expected.points, strict=True)]

    @property
    def chances(self) -> list[float]:
        """The luck of each seat, in chances of winning."""
        return [came - expected for came, expected in zip(self.came.chances, self.expected.chances, strict=True)]


def weigh_draw(draw: Draw, milliseconds: float, wanted: Callable[[], bool] = lambda: True) -> Drawn:
    """Hold a draw against others: about as long as two decisions are thought about.

    The same draw and time give the same answer. `Cancelled` when it is wanted no more."""
    game, made = game_named(draw.made.game), draw.made

    def stands(state: StateArray, number: int) -> Outlook:
        return standing(game, state, draw.seat, milliseconds / LOOKS, key_of(made.key, f"after draw {number}"), wanted)

    before, others = game.from_bytes(made.state), list[Outlook]()
    for number in range(LOOKS):
        world = game.redraw(before, key_of(made.key, f"another draw {number}"))
        game.apply(world, made.seat, made.played)
        others.append(stands(world, number))
    came = [stands(game.from_bytes(draw.state), LOOKS + number) for number in range(LOOKS)]
    return Drawn(draw.ply, mean_of(others), mean_of(came))


def standing(
    game: Game, state: StateArray, seat: int, milliseconds: float, key: bytes, wanted: Callable[[], bool]
) -> Outlook:
    """How a game is thought to end. It is played on to the next choice, this seat's where it has one."""
    while actors := game.actors(state):
        acting = [one for one in range(actors.bit_length()) if actors >> one & 1]
        acting.sort(key=lambda one: one != seat)
        chooser = next((one for one in acting if len(game.legal(state, one)) > 1), None)
        if chooser is not None:
            settings, evaluation = settings_of(game, milliseconds), evaluation_of(game, kind_of(game, state))
            return look(game, state, chooser, settings, evaluation, key, wanted).candidates[0].outlook
        game.apply(state, acting[0], int(game.legal(state, acting[0])[0]))
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.winners
    shares = [(one in winners) / len(winners) for one in range(len(outcome.scores))]
    return Outlook(tuple(map(float, outcome.scores)), tuple(shares))


def mean_of(outlooks: list[Outlook]) -> Outlook:
    """The mean, seat by seat."""
    count = len(outlooks)
    points = [sum(of) / count for of in zip(*(one.points for one in outlooks), strict=True)]
    chances = [sum(of) / count for of in zip(*(one.chances for one in outlooks), strict=True)]
    return Outlook(tuple(points), tuple(chances))

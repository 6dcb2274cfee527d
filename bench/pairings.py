"""Which bots play each other for the ladder, what is aimed at, and how many games it takes to be sure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bench.aims import aims_of
from tertulia.kernel.registry import games
from tertulia.simulation.ladder import Pairing

SURE = 400
"""Games of a pair that something is claimed of."""
FEW = 100
"""Games of a pair that takes long, where no more is claimed than that the better one does not lose."""
MANY = 1000
"""Games of masters against strong ones where 400 left open whether they win more (`Ladder.close`)."""
SOME = 40
"""Games of each combination of edition and number of players."""
STEPS = (("learner", "random"), ("greedy", "learner"), ("quick", "greedy"), ("strong", "quick"))
"""Each level against the one below."""


class Rung(NamedTuple):
    """A pairing, and what is aimed at."""

    pairing: Pairing
    games: int
    aim: float = 0.0
    """What the lower end of the interval of the share is to reach, in hundredths; 0: nothing."""
    points: float = 0.0
    """What the mean points are to reach."""
    kind: str = "levels"


def rungs() -> Iterator[Rung]:
    """All of them, the most telling first."""
    for name in games():
        for seats, aim in zip((2, 4), aims_of(name).ladder.against_greedy, strict=True):
            yield Rung(Pairing(name, seats, "strong", "greedy", {}), SURE, aim)
    for name in games():
        for bot, rival in STEPS:
            wanted = aims_of(name).ladder.strong_against_quick if bot == "strong" else (60, 32)
            for seats, aim in zip((2, 4), wanted, strict=True):
                yield Rung(Pairing(name, seats, bot, rival, {}), SURE, aim)
        yield Rung(Pairing(name, 2, "strong", "flat@20", {}), SURE, 75, kind="yardstick")
    for name in games():
        if points := aims_of(name).ladder.points_of_equals:
            yield Rung(Pairing(name, 4, "strong", "strong", {}), FEW, points=points, kind="equals")
    for name in games():
        for seats, aim in ((2, 50), (4, 25)):
            sure = MANY if seats in aims_of(name).ladder.close else SURE
            yield Rung(Pairing(name, seats, "master@100", "strong", {}), sure, aim)
        for more, less, matches in ((20, 2, SURE), (200, 20, FEW)):
            yield Rung(Pairing(name, 2, f"strong@{more}", f"strong@{less}", {}), matches, kind="budget")
    yield from editions()


def editions() -> Iterator[Rung]:
    """Level 4 against greedy at every number of players, by every edition."""
    for name, game in games().items():
        offered = {option.name: option for option in game.options}
        for variant in aims_of(name).ladder.editions:
            for seats in game.seats:
                fits = all(offered[option].fits(seats) for option in variant)
                if seats > 1 and fits and (variant or seats not in (2, 4)):
                    yield Rung(Pairing(name, seats, "strong", "greedy", variant), SOME, kind="editions")

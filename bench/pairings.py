"""Which bots play each other for the ladder, what is aimed at, and how many games it takes to be sure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tertulia.kernel.registry import games
from tertulia.simulation.ladder import Pairing

SURE = 400
"""Games of a pair that something is claimed of."""
FEW = 100
"""Games of a pair that takes long, where no more is claimed than that the better one does not lose."""
CLOSE = {("granada", 4): 1000, ("la-granja", 2): 1000}
"""Games of masters against strong ones where 400 left open whether they win more: 28 in 100 is little more than 25."""
SOME = 40
"""Games of each combination of edition and number of players."""
STEPS = (("learner", "random"), ("greedy", "learner"), ("quick", "greedy"), ("strong", "quick"))
"""Each level against the one below."""
AGAINST_GREEDY = {"la-granja": (97, 90), "granada": (88, 50), "no-siesta": (80, 45)}
"""What the lower end of level 4's interval is to reach, in hundredths: with two players, with four."""
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {
    "granada": ({}, {"scoring": "simplified"}),
    "la-granja": ({}, {"edition": "online"}, {"edition": "deluxe"}, {"farm_phase": "simultaneous"}),
    "no-siesta": ({}, {"game": "experienced"}, {"rules": "online"}, {"dice": "once"}),
}


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
        for seats, aim in zip((2, 4), AGAINST_GREEDY.get(name, (0, 0)), strict=True):
            yield Rung(Pairing(name, seats, "strong", "greedy", {}), SURE, aim)
    for name in games():
        for bot, rival in STEPS:
            slow = (name, bot) == ("granada", "strong")
            yield Rung(Pairing(name, 2, bot, rival, {}), SURE, 55 if slow else 60)
            yield Rung(Pairing(name, 4, bot, rival, {}), SURE, 25 if slow else 32)
        yield Rung(Pairing(name, 2, "strong", "flat@20", {}), SURE, 75, kind="yardstick")
    yield Rung(Pairing("la-granja", 4, "strong", "strong", {}), 100, points=66, kind="equals")
    for name in games():
        for seats, aim in ((2, 50), (4, 25)):
            yield Rung(Pairing(name, seats, "master@100", "strong", {}), CLOSE.get((name, seats), SURE), aim)
        for more, less, matches in ((20, 2, SURE), (200, 20, FEW)):
            yield Rung(Pairing(name, 2, f"strong@{more}", f"strong@{less}", {}), matches, kind="budget")
    yield from editions()


def editions() -> Iterator[Rung]:
    """Level 4 against greedy at every number of players, by every edition."""
    for name, game in games().items():
        offered = {option.name: option for option in game.options}
        for variant in VARIANTS.get(name, ({},)):
            for seats in game.seats:
                fits = all(offered[option].fits(seats) for option in variant)
                if seats > 1 and fits and (variant or seats not in (2, 4)):
                    yield Rung(Pairing(name, seats, "strong", "greedy", variant), SOME, kind="editions")

"""Pairings of bots for `bench.ladder`, with their targets and numbers of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bench.aims import aims_of
from tertulia.kernel.registry import installed_games
from tertulia.simulation.ladder import Pairing

SURE = 400
"""Usual number of games of a pair."""
FEW = 100
"""Games of a pair that takes long, enough to show that the better bot does not lose."""
MANY = 1000
"""Games of `master` against `strong` if 400 games cannot tell them apart (`Ladder.close`)."""
SOME = 40
"""Games of each combination of edition and player count."""
STEPS = (("learner", "random"), ("greedy", "learner"), ("quick", "greedy"), ("strong", "quick"))
"""Each level against the one below."""


class Rung(NamedTuple):
    """A pairing with its number of games and target."""

    pairing: Pairing
    games: int
    aim: float = 0.0
    """Target for the lower end of the interval of the share of victories, in percent; 0 for none."""
    points: float = 0.0
    """Target for the mean points; 0 for none."""
    kind: str = "levels"


def rungs() -> Iterator[Rung]:
    """Yield all pairings, the most informative first."""
    for name in installed_games():
        for seats, aim in zip((2, 4), aims_of(name).ladder.against_greedy, strict=True):
            yield Rung(Pairing(name, seats, "strong", "greedy", {}), SURE, aim)
    for name in installed_games():
        for bot, rival in STEPS:
            wanted = aims_of(name).ladder.strong_against_quick if bot == "strong" else (60, 32)
            for seats, aim in zip((2, 4), wanted, strict=True):
                yield Rung(Pairing(name, seats, bot, rival, {}), SURE, aim)
        yield Rung(Pairing(name, 2, "strong", "flat@20", {}), SURE, 75, kind="yardstick")
    for name in installed_games():
        if points := aims_of(name).ladder.points_of_equals:
            yield Rung(Pairing(name, 4, "strong", "strong", {}), FEW, points=points, kind="equals")
    for name in installed_games():
        for seats, aim in ((2, 50), (4, 25)):
            sure = MANY if seats in aims_of(name).ladder.close else SURE
            yield Rung(Pairing(name, seats, "master@100", "strong", {}), sure, aim)
        for more, less, matches in ((20, 2, SURE), (200, 20, FEW)):
            yield Rung(Pairing(name, 2, f"strong@{more}", f"strong@{less}", {}), matches, kind="budget")
    yield from editions()


def editions() -> Iterator[Rung]:
    """Yield `strong` against `greedy` in every edition at every player count."""
    for name, game in installed_games().items():
        offered = {option.name: option for option in game.options}
        for variant in aims_of(name).ladder.editions:
            for seats in game.seats:
                fits = all(offered[option].fits_seats(seats) for option in variant)
                if seats > 1 and fits and (variant or seats not in (2, 4)):
                    yield Rung(Pairing(name, seats, "strong", "greedy", variant), SOME, kind="editions")

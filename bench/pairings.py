"""Pairings of bots for `bench.ladder`, with their targets and numbers of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bench.targets import load_targets
from tertulia.kernel.registry import installed_games
from tertulia.simulation.ladder import Pairing

USUAL_GAMES = 400
"""Usual number of games of a pair."""
FEW_GAMES = 100
"""Games of a pair that takes long, enough to show that the better bot does not lose."""
MANY_GAMES = 1000
"""Games of `master` against `strong` if 400 games cannot tell them apart (`LadderTargets.close`)."""
EDITION_GAMES = 40
"""Games of each combination of edition and player count."""
LEVEL_PAIRS = (("learner", "random"), ("greedy", "learner"), ("quick", "greedy"), ("strong", "quick"))
"""Each level against the one below."""


class Rung(NamedTuple):
    """A pairing with its number of games and target."""

    pairing: Pairing
    games: int
    target: float = 0.0
    """Target for the lower end of the interval of the share of victories, in percent; 0 for none."""
    points: float = 0.0
    """Target for the mean points; 0 for none."""
    kind: str = "levels"


def list_rungs() -> Iterator[Rung]:
    """Yield all pairings, the most informative first."""
    for name in installed_games():
        for seats, target in zip((2, 4), load_targets(name).ladder.against_greedy, strict=True):
            yield Rung(Pairing(name, seats, "strong", "greedy", {}), USUAL_GAMES, target)
    for name in installed_games():
        for bot, rival in LEVEL_PAIRS:
            targets = load_targets(name).ladder.strong_against_quick if bot == "strong" else (60, 32)
            for seats, target in zip((2, 4), targets, strict=True):
                yield Rung(Pairing(name, seats, bot, rival, {}), USUAL_GAMES, target)
        yield Rung(Pairing(name, 2, "strong", "flat@20", {}), USUAL_GAMES, 75, kind="yardstick")
    for name in installed_games():
        if points := load_targets(name).ladder.points_of_equals:
            yield Rung(Pairing(name, 4, "strong", "strong", {}), FEW_GAMES, points=points, kind="equals")
    for name in installed_games():
        for seats, target in ((2, 50), (4, 25)):
            sure = MANY_GAMES if seats in load_targets(name).ladder.close else USUAL_GAMES
            yield Rung(Pairing(name, seats, "master@100", "strong", {}), sure, target)
        for more, less, matches in ((20, 2, USUAL_GAMES), (200, 20, FEW_GAMES)):
            yield Rung(Pairing(name, 2, f"strong@{more}", f"strong@{less}", {}), matches, kind="budget")
    yield from list_edition_rungs()


def list_edition_rungs() -> Iterator[Rung]:
    """Yield `strong` against `greedy` in every edition at every player count."""
    for name, game in installed_games().items():
        offered = {option.name: option for option in game.options}
        for variant in load_targets(name).ladder.editions:
            for seats in game.seats:
                fits = all(offered[option].fits_seats(seats) for option in variant)
                if seats > 1 and fits and (variant or seats not in (2, 4)):
                    yield Rung(Pairing(name, seats, "strong", "greedy", variant), EDITION_GAMES, kind="editions")

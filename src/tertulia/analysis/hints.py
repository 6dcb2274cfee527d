"""A hint: the best few actions of a decision, and what speaks for each, in facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

import msgspec

from tertulia.analysis.evaluate import DecisionSearch, worth_of
from tertulia.analysis.extract import points_so_far
from tertulia.analysis.report import Prevented
from tertulia.bots.search.result import Candidate
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

ADVISED = 3
"""Number of actions that are advised."""
WORLDS = 4
"""Number of worlds in which it is tried what an action brings at once: that is told if it is the same in all of them."""
LEAST_PREVENTED = 1.0
"""Points: what an action takes from somebody is told if it is at least so much; less is within the error of a look."""


class Advice(msgspec.Struct, frozen=True):
    """An action, and what speaks for it."""

    action: int
    rank: int
    """Its place by `measured`, from 1; those that are equally good have the same."""
    at_once: int | None
    """Points that it brings at once, where that is sure."""
    expected: float
    """Points at the end."""
    chance: float
    """of winning"""
    prevents: list[Prevented]


def advise(
    game: Game,
    state: StateArray,
    seat: int,
    budget: float,
    key: bytes,
    wanted: Callable[[], bool] = lambda: True,
) -> list[Advice]:
    """Returns the best few actions of a seat that may act, the best first by `measured`, by what it knows. Each is searched well
    enough to be held against the others: with half the budget again if it was hardly tried. The same arguments give the same
    advice.

    Raises:
        Cancelled: if it is `wanted` no more.
    """
    search = DecisionSearch(game, state, seat, budget, derive_seed(key, "hint"), wanted)
    candidates = search.found.candidates
    examined = [search.candidate(action) for action in best_few(game, state, seat, candidates)]
    examined.sort(key=lambda one: (-measured(one, seat), -worth_of(one)))
    measures = [measured(one, seat) for one in examined]
    return [
        Advice(
            action=one.action,
            rank=1 + measures.index(measure),
            at_once=brought(game, state, seat, one.action, key),
            expected=one.outlook.points[seat],
            chance=one.outlook.chances[seat],
            prevents=prevented(one, candidates, seat),
        )
        for one, measure in zip(examined, measures, strict=True)
    ]


def measured(one: Candidate, seat: int) -> int:
    """Returns the number by which actions are ranked, as it is shown: hundredths of a chance of winning; points at the end for who
    plays alone. It is whole: a search is not surer than that, so what has the same number is equally good."""
    points, chances = one.outlook
    return floor((points[0] if len(points) == 1 else 100 * chances[seat]) + 0.5)


def best_few(game: Game, state: StateArray, seat: int, candidates: Sequence[Candidate]) -> list[int]:
    """The actions to be advised: those that were tried most; where too few were tried at all, what the game itself thinks best."""
    tried = [one.action for one in candidates[:ADVISED]]
    rest = zip(game.weigh(state, seat), game.legal(state, seat).tolist(), strict=True)
    untried = [action for _, action in sorted(rest, key=lambda one: -one[0]) if action not in tried]
    return [*tried, *untried][:ADVISED]


def brought(game: Game, state: StateArray, seat: int, action: int, key: bytes) -> int | None:
    """The points that an action brings at once; None where that depends on what the seat cannot know."""
    found = set()
    for number in range(WORLDS):
        world = game.determinize(state, seat, derive_seed(key, f"at once {number}"))
        before = points_so_far(game, world)[seat]
        game.apply(world, seat, action)
        found.add(points_so_far(game, world)[seat] - before)
    return found.pop() if len(found) == 1 else None


def prevented(one: Candidate, candidates: Sequence[Candidate], seat: int) -> list[Prevented]:
    """What the others are thought to make less after an action than, in the mean, after the others that were tried."""
    rest = [other for other in candidates if other.action != one.action]
    tries = sum(other.tries for other in rest)
    found = []
    for who in range(len(one.outlook.points)):
        if who != seat and tries:
            usual = sum(other.tries * other.outlook.points[who] for other in rest) / tries
            if usual - one.outlook.points[who] >= LEAST_PREVENTED:
                found.append(Prevented(who, usual - one.outlook.points[who]))
    return found

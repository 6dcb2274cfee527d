"""Hints for a decision: the best actions, with facts that speak for them (`advise`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

import msgspec

from tertulia.analysis.evaluate import DecisionSearch, comparable_value
from tertulia.analysis.extract import points_so_far
from tertulia.analysis.report import PreventedPoints
from tertulia.bots.search.result import Candidate
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

MAX_ADVISED_ACTIONS = 3
"""Maximum number of actions that a hint shows."""
SAMPLED_STATES = 4
"""Number of sampled states in which an action's immediate points are computed.

The points are reported only if they are equal in all of these states.
"""
MIN_PREVENTED_POINTS = 1.0
"""Minimum expected points that an action takes from an opponent, for a hint to mention them.

Smaller differences are within the error of the search.
"""


class Advice(msgspec.Struct, frozen=True):
    """An advised action, with the facts that speak for it."""

    action: int
    rank: int
    """Rank of the action by `ranking_value`, from 1. Actions of equal value share a rank."""
    at_once: int | None
    """Points that the action makes immediately, or None if they depend on hidden or random data."""
    expected: float
    """Expected final points of the seat after the action."""
    chance: float
    """The seat's chance of winning after the action, from 0 to 1."""
    prevents: list[PreventedPoints]


def advise(
    game: Game,
    state: StateArray,
    seat: int,
    budget: float,
    key: bytes,
    wanted: Callable[[], bool] = lambda: True,
) -> list[Advice]:
    """Return at most `MAX_ADVISED_ACTIONS` best actions of a seat that may act.

    The best comes first by `ranking_value`. Uses only what the seat knows. An action that the search has tried rarely
    is searched again with half the budget. `budget` is the search time in milliseconds on a reference machine. `key`
    (32 bytes) seeds the random numbers. Equal arguments give equal advice.

    Raises:
        Cancelled: if `wanted` returns False.
    """
    search = DecisionSearch(game, state, seat, budget, derive_seed(key, "hint"), wanted)
    candidates = search.found.candidates
    examined = [search.candidate(action) for action in select_advised_actions(game, state, seat, candidates)]
    examined.sort(key=lambda one: (-ranking_value(one, seat), -comparable_value(one)))
    measures = [ranking_value(one, seat) for one in examined]
    return [
        Advice(
            action=one.action,
            rank=1 + measures.index(measure),
            at_once=immediate_points(game, state, seat, one.action, key),
            expected=one.outlook.points[seat],
            chance=one.outlook.chances[seat],
            prevents=find_prevented_points(one, candidates, seat),
        )
        for one, measure in zip(examined, measures, strict=True)
    ]


def ranking_value(one: Candidate, seat: int) -> int:
    """Return the integer that ranks an action in hints: the seat's chance of winning in percent.

    In a solo game it is the expected final points. Both are rounded to the accuracy of the search, so actions with
    equal numbers count as equally good.
    """
    points, chances = one.outlook
    return floor((points[0] if len(points) == 1 else 100 * chances[seat]) + 0.5)


def select_advised_actions(game: Game, state: StateArray, seat: int, candidates: Sequence[Candidate]) -> list[int]:
    """Return the actions that a hint shows: at most `MAX_ADVISED_ACTIONS`, the most tried first.

    Actions that the search has not tried follow, in the order of their heuristic values (`Game.weigh`).
    """
    tried = [one.action for one in candidates[:MAX_ADVISED_ACTIONS]]
    rest = zip(game.weigh(state, seat), game.legal(state, seat).tolist(), strict=True)
    untried = [action for _, action in sorted(rest, key=lambda one: -one[0]) if action not in tried]
    return [*tried, *untried][:MAX_ADVISED_ACTIONS]


def immediate_points(game: Game, state: StateArray, seat: int, action: int, key: bytes) -> int | None:
    """Return the points that an action makes immediately, or None if they depend on hidden or random data.

    The action is tried in `SAMPLED_STATES` states that the seat cannot tell apart. `key` (32 bytes) seeds the random
    values in these states.
    """
    found = set()
    for number in range(SAMPLED_STATES):
        world = game.determinize(state, seat, derive_seed(key, f"at once {number}"))
        before = points_so_far(game, world)[seat]
        game.apply(world, seat, action)
        found.add(points_so_far(game, world)[seat] - before)
    return found.pop() if len(found) == 1 else None


def find_prevented_points(one: Candidate, candidates: Sequence[Candidate], seat: int) -> list[PreventedPoints]:
    """Return the opponents that are expected to make fewer points after action `one`, and how many fewer.

    The points are compared with the mean over the other actions, weighted by the search's tries. Differences below
    `MIN_PREVENTED_POINTS` are omitted.
    """
    rest = [other for other in candidates if other.action != one.action]
    tries = sum(other.tries for other in rest)
    found = []
    for who in range(len(one.outlook.points)):
        if who != seat and tries:
            usual = sum(other.tries * other.outlook.points[who] for other in rest) / tries
            if usual - one.outlook.points[who] >= MIN_PREVENTED_POINTS:
                found.append(PreventedPoints(who, usual - one.outlook.points[who]))
    return found

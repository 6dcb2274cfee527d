"""Evaluate a random draw (`evaluate_draw`).

The expected final points and chances after the true draw are compared with those after other possible draws. They are
not compared with the expectation before the draw: a search after the draw sees further ahead than a search before it.
This difference would be reported as luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tertulia.analysis.extract import Draw, OpenEnd
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.result import Outlook
from tertulia.bots.search.weights import load_evaluation, table_kind
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray

SEARCHES_PER_DRAW = 16
"""Number of searches after the true draw. As many searches are made after sampled other draws.

Each sampled draw is searched once. A search gets the budget of a decision, divided by this number. Many short searches
measure the difference better than few long ones.
"""


@dataclass(frozen=True)
class DrawEvaluation:
    """Expected final points and chances after a random draw, and after other draws in its place."""

    ply: int
    """Number of actions before the decision that followed the draw (`Draw.ply`)."""
    expected: Outlook
    """Expected final points and chances of winning after other draws: the mean over sampled draws."""
    actual: Outlook
    """Expected final points and chances of winning after the true draw, as the mean of several searches."""

    @property
    def points(self) -> list[float]:
        """Points that each seat gained by the draw; negative for bad luck.

        They are the seat's expected final points after the draw, minus the mean over other draws.
        """
        return [came - expected for came, expected in zip(self.actual.points, self.expected.points, strict=True)]

    @property
    def chances(self) -> list[float]:
        """Change of each seat's chance of winning by the draw, compared with other draws, from -1 to 1."""
        return [came - expected for came, expected in zip(self.actual.chances, self.expected.chances, strict=True)]


def evaluate_draw(draw: Draw, budget: float, wanted: Callable[[], bool] = lambda: True) -> DrawEvaluation:
    """Compare a draw with sampled other draws; takes the search time of about two decisions.

    `budget` is the search time of a decision in milliseconds. Equal draws and budgets give equal evaluations.

    Raises:
        Cancelled: if `wanted` returns False.
    """
    game, decision = find_game(draw.decision.game), draw.decision

    def evaluate_after(state: StateArray, number: int) -> Outlook:
        return expected_outcome(
            game,
            state,
            draw.seat,
            budget / SEARCHES_PER_DRAW,
            derive_seed(decision.key, f"after draw {number}"),
            wanted,
        )

    before, others = game.from_bytes(decision.state), list[Outlook]()
    for number in range(SEARCHES_PER_DRAW):
        world = game.redraw(before, derive_seed(decision.key, f"another draw {number}"))
        game.apply(world, decision.seat, decision.played)
        others.append(evaluate_after(world, number))
    came = [
        evaluate_after(game.from_bytes(draw.state), SEARCHES_PER_DRAW + number) for number in range(SEARCHES_PER_DRAW)
    ]
    return DrawEvaluation(draw.ply, average_outlooks(others), average_outlooks(came))


def evaluate_end(end: OpenEnd, budget: float, wanted: Callable[[], bool] = lambda: True) -> Outlook:
    """Predict the final points and chances of winning of a game that was ended early.

    Takes the search time of about one decision. `budget` is the search time of a decision in milliseconds.

    Raises:
        Cancelled: if `wanted` returns False.
    """
    game = find_game(end.game)
    looks = [
        expected_outcome(
            game,
            game.from_bytes(end.state),
            end.seat,
            budget / SEARCHES_PER_DRAW,
            derive_seed(end.key, f"look {number}"),
            wanted,
        )
        for number in range(SEARCHES_PER_DRAW)
    ]
    return average_outlooks(looks)


def expected_outcome(
    game: Game, state: StateArray, seat: int, budget: float, key: bytes, wanted: Callable[[], bool]
) -> Outlook:
    """Return the expected final points and chances of a game that continues from `state`.

    The call modifies `state`.
    Forced actions are played until a seat has a choice. If several seats have a choice, `seat` is preferred. The
    decision of that seat is then searched for `budget` milliseconds, with random numbers from `key` (32 bytes). If
    the game ends before any seat has a choice, the true outcome is returned. Raises `Cancelled` if `wanted` returns
    False.
    """
    while actors := game.actors(state):
        acting = [one for one in range(actors.bit_length()) if actors >> one & 1]
        acting.sort(key=lambda one: one != seat)
        chooser = next((one for one in acting if len(game.legal(state, one)) > 1), None)
        if chooser is not None:
            evaluation = load_evaluation(game, table_kind(game, state))
            searcher = Searcher(game, search_settings(game, budget), evaluation)
            return analyse_position(searcher, state, chooser, key, wanted).candidates[0].outlook
        game.apply(state, acting[0], int(game.legal(state, acting[0])[0]))
    outcome = game.outcome(state)
    assert outcome is not None
    return Outlook(tuple(map(float, outcome.scores)), outcome.shares)


def average_outlooks(outlooks: list[Outlook]) -> Outlook:
    """Return the mean of several predictions of a game: final points and chance of winning of each seat."""
    count = len(outlooks)
    points = [sum(of) / count for of in zip(*(one.points for one in outlooks), strict=True)]
    chances = [sum(of) / count for of in zip(*(one.chances for one in outlooks), strict=True)]
    return Outlook(tuple(points), tuple(chances))

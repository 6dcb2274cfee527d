"""Credible analyses: chances fit the table's players and contradict neither each other nor the result."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tertulia.analysis.analyse import assemble_analysis
from tertulia.analysis.checks import count_agreeing_pairs, decision_effect, find_inconsistencies
from tertulia.analysis.evaluate import evaluate_decision, with_hindsight
from tertulia.analysis.extract import extract_timeline, points_so_far
from tertulia.analysis.luck import evaluate_draw
from tertulia.analysis.mixed_games import MIXTURES, analyse_mixed_game, describe_mixed_game
from tertulia.analysis.report import Analysis, Choice, Decision, Moment
from tertulia.bots import Bot, ask_bot, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import key_of
from tertulia.play import Match

pytestmark = pytest.mark.slow

BUDGET_MS = 0.5
"""Thinking time in milliseconds; the properties must hold for any time."""


class Hoarder:
    """A beginner who builds well but postpones everything that makes points at once."""

    name = "hoarder"

    def __init__(self, builder: Bot) -> None:
        self.builder = builder

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return the builder's action unless it makes points, otherwise the best action without points."""
        action, legal = self.builder.choose(game, state, seat), game.legal(state, seat)
        worths = dict(zip(legal.tolist(), game.weigh(state, seat).tolist(), strict=True))
        for other in [action, *sorted(worths, key=lambda one: -worths[one])]:
            after = game.copy(state)
            game.apply(after, seat, other)
            if points_so_far(game, after)[seat] <= points_so_far(game, state)[seat]:
                return int(other)
        return action


@cache
def analyse_newcomers_game(name: str) -> Analysis:
    """Return the analysis of a game between a hoarder and two learners."""
    game, key = find_game(name), derive_seed(b"hoard", "0")
    bots: list[Bot] = [Hoarder(make_bot(game, "quick", derive_seed(key, "h")))]
    bots += [make_bot(game, "learner", derive_seed(key, f"bot {seat}")) for seat in range(2)]
    match = Match.new(game, seats=["hoarder", "one", "two"], options={}, key=key)
    while actors := match.actors():
        seat = actors[0]
        match.act(seat, ask_bot(bots[seat], game, match.state, seat, derive_seed(key, f"asked {match.position}")))
    timeline = extract_timeline(match.record())
    evaluations = with_hindsight(timeline, [evaluate_decision(point, BUDGET_MS) for point in timeline.decisions])
    return assemble_analysis(
        timeline, evaluations, [evaluate_draw(draw, BUDGET_MS) for draw in timeline.draws], BUDGET_MS
    )


def list_favourites(analysis: Analysis, strong: bool) -> list[int]:
    """Return the favourite at each moment of the second half, except the end."""
    *course, _ = analysis.course
    chances = [one.strong_chances if strong else one.chances for one in course[len(course) // 2 :]]
    return [int(np.argmax(one)) for one in chances]


def test_trailing_weak_player_is_not_favourite() -> None:
    """18 points against 38 and 24.

    A strong player would win from the beginner's position, the beginner does not.
    """
    analysis = analyse_newcomers_game("la-granja")
    last = int(np.argmin(analysis.scores))
    assert max(analysis.scores) > 2 * analysis.scores[last]
    assert np.mean([one == last for one in list_favourites(analysis, strong=True)]) > 0.5, (
        "with strong play the last seat would win"
    )
    assert last not in list_favourites(analysis, strong=False)


def test_lost_points_are_limited_by_expected_points() -> None:
    """The last player lost the points that strong play would have made, and no more."""
    analysis = analyse_newcomers_game("la-granja")
    for seat, (lost_points, score) in enumerate(zip(analysis.lost_points, analysis.scores, strict=True)):
        expected = max(one.strong_points[seat] for one in analysis.course)
        worst_luck = sum(abs(one.points[seat]) for one in analysis.luck)
        assert 0 < lost_points <= max(expected + worst_luck, max(analysis.scores)) - score
    most = int(np.argmax(analysis.lost_points))
    assert most == int(np.argmin(analysis.scores))


def test_mistakes_have_reasons() -> None:
    analysis = analyse_newcomers_game("la-granja")
    for place, decision in enumerate(analysis.decisions):
        assert (decision.reason is not None) == (place in analysis.mistakes)
    reasons = [one.reason for one in analysis.decisions if one.reason]
    assert any(reason.at_once or reason.later > 1 or reason.denied for reason in reasons)


@pytest.mark.proof_for("*-weak")
@pytest.mark.parametrize("mixture", ["weak", "middle"])
@pytest.mark.parametrize("name", list(installed_games()))
def test_analyses_of_mixed_games_are_consistent(name: str, mixture: str) -> None:
    """A small part of `python -m bench.explained`, with a short thinking time."""
    explained = analyse_mixed_game(describe_mixed_game(name, mixture, key_of("believed"), 0, BUDGET_MS))
    assert find_inconsistencies(explained.analysis) == []
    assert [one.level in MIXTURES["all levels"] for one in explained.analysis.strengths] == [True] * len(
        explained.played.levels
    )
    assert count_agreeing_pairs(explained.analysis).pairs <= 1


def make_analysis(
    *moments: Moment, scores: tuple[int, int] = (40, 30), lost: tuple[float, float] = (2.0, 5.0)
) -> Analysis:
    """Return an analysis of a two-player game with these moments.

    At each moment except the last, seats 0, 1, … have a decision in turn, which lost `lost[seat]` points.
    """
    best, played = Choice("a", [45.0, 30.0], [0.7, 0.3]), Choice("b", [43.0, 30.0], [0.6, 0.4])
    decisions = [Decision(one.ply, seat, played, [best], [], lost[seat], 0.1) for seat, one in enumerate(moments[:-1])]
    return Analysis(
        "g", ["a", "b"], 1.0, list(scores), [0], list(moments), decisions, [], [], [0.0, 0.0], list(lost), [], []
    )


def make_moment(ply: int, points: float, chance: float = 0.5) -> Moment:
    return Moment(ply, [0, 0], [points, 30.0], [chance, 1 - chance], [points, 30.0], [chance, 1 - chance])


END = Moment(9, [40, 30], [40.0, 30.0], [1.0, 0.0], [40.0, 30.0], [1.0, 0.0])


def test_inconsistencies_are_found() -> None:
    good = make_analysis(make_moment(1, 45), make_moment(4, 43), END)
    assert find_inconsistencies(good) == []
    assert decision_effect(good.decisions[0]).tolist() == [-2.0, 0.0]
    assert "without a cause" in find_inconsistencies(make_analysis(make_moment(1, 45), make_moment(4, 30), END))[0]
    assert "do not sum to 1" in find_inconsistencies(make_analysis(make_moment(1, 45, 1.2), make_moment(4, 43), END))[0]
    assert (
        "differ from the result"
        in find_inconsistencies(make_analysis(make_moment(1, 45), make_moment(4, 43), make_moment(9, 40, 0.9)))[0]
    )


def test_lost_points_agree_with_final_ranking() -> None:
    assert count_agreeing_pairs(make_analysis(END)) == (1.0, 1)
    assert count_agreeing_pairs(make_analysis(END, lost=(5.0, 2.0))) == (0.0, 1)
    assert count_agreeing_pairs(make_analysis(END, lost=(2.0, 2.0))) == (0.5, 1)
    assert count_agreeing_pairs(make_analysis(END, scores=(30, 30))) == (0.0, 0)

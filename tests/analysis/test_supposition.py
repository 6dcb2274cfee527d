"""Win probabilities by the players' strength, which is estimated from the points their decisions lost."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tertulia.analysis.strength import (
    Level,
    StrengthModel,
    likeliest_level,
    load_strength_model,
    lost_share,
    read_strength_model,
    value_at,
)
from tertulia.analysis.supposition import StrengthAssumption, mean_of_opponents, tie_break_weights, win_chances
from tertulia.bots.search.result import Outlook
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game, installed_games

STRENGTHS = StrengthModel(
    made=(1.0, -1.0),
    promise=(1.0, -1.0),
    caught_up=(1.0, -1.0),
    leftover=0.0,
    spread=(0.0, 0.0),
    levels={"weak": Level(0.5, 0.1), "strong": Level(0.05, 0.05)},
)
WEAK, STRONG = 0.5, 0.0
VALID_FILE = """made = [1.0, -1.0]
promise = [1.0, -1.0]
caught_up = [1.0, -1.0]
leftover = 0.1
spread = [0.0, 0.5]
[levels.only]
given = 0.5
given_spread = 0.1
"""


def make_even_outlook(*points: float) -> Outlook:
    """Return an outlook of strong players who all have equal chances."""
    return Outlook(points, tuple(1 / len(points) for _ in points))


def test_lost_share_is_relative_to_available_points() -> None:
    assert lost_share(0.0, 40) == 0.0
    assert lost_share(10.0, 30) == 0.25
    assert lost_share(10.0, -5) == 1.0


def test_likeliest_level_has_the_closest_lost_share() -> None:
    assert likeliest_level(0.5, STRENGTHS)[0] == "weak"
    name, sure = likeliest_level(0.0, STRENGTHS)
    assert (name, round(sure, 3)) == ("strong", 1.0)
    assert likeliest_level(1.0, STRENGTHS)[0] == "weak"


def test_weak_seat_makes_fewer_of_the_available_points() -> None:
    """Both have ten points, and strong players would make thirty more."""
    alike = StrengthAssumption(STRENGTHS, (STRONG, STRONG)).predict_end((10, 10), make_even_outlook(*(40.0, 40.0)))
    assert alike.points == (40.0, 40.0)
    assert alike.chances == pytest.approx((0.5, 0.5))
    mixed = StrengthAssumption(STRENGTHS, (WEAK, STRONG)).predict_end((10, 10), make_even_outlook(*(40.0, 40.0)))
    assert mixed.points == (25.0, 40.0)
    assert mixed.chances[0] < 0.1


def test_weak_seat_with_better_position_is_not_favourite() -> None:
    """Strong players would do better from the first seat's position, but its player is weak."""
    now, strong = (5, 30), (60.0, 45.0)
    assert StrengthAssumption(STRENGTHS, (STRONG, STRONG)).predict_end(now, make_even_outlook(*strong)).chances[0] > 0.9
    assert StrengthAssumption(STRENGTHS, (0.8, 0.4)).predict_end(now, make_even_outlook(*strong)).chances[0] < 0.1


def test_opponents_lost_points_are_available_to_others() -> None:
    known = StrengthModel(
        STRENGTHS.made, STRENGTHS.promise, STRENGTHS.caught_up, 0.2, STRENGTHS.spread, STRENGTHS.levels
    )
    more = StrengthAssumption(known, (STRONG, WEAK)).predict_end((10, 10), make_even_outlook(*(40.0, 40.0)))
    assert more.points == (43.0, 25.0)
    assert mean_of_opponents((0.2, 0.4, 0.6)) == pytest.approx([0.5, 0.4, 0.3])
    assert mean_of_opponents((0.3,)) == [0.0]


def test_solo_player_wins_with_certainty() -> None:
    assert StrengthAssumption(STRENGTHS, (WEAK,)).predict_end((10,), make_even_outlook(*(40.0,))) == ((25.0,), (1.0,))


def test_leader_near_the_end_almost_certainly_wins() -> None:
    chances = (
        StrengthAssumption(STRENGTHS, (WEAK, STRONG, STRONG))
        .predict_end((42, 40, 10), make_even_outlook(*(42.0, 40.0, 10.0)))
        .chances
    )
    assert chances[0] > 0.95
    assert sum(chances) == pytest.approx(1)


def test_win_chances_equal_simulated_shares() -> None:
    """Compared with random results from the same distributions."""
    means, stddevs = np.array([30.0, 33.0, 25.0]), np.array([5.0, 2.0, 8.0])
    thrown = np.random.default_rng(1).logistic(means, stddevs * 3**0.5 / np.pi, (200_000, 3))
    shares = np.bincount(thrown.argmax(axis=1)) / len(thrown)
    assert win_chances(means, stddevs, np.ones(3)) == pytest.approx(shares, abs=0.005)


def test_win_chances_with_ties_equal_simulated_shares() -> None:
    """The second of two seats wins ties by the tie-break."""
    means, stddevs = np.array([20.0, 20.0]), np.array([2.0, 3.0])
    first, second = np.rint(np.random.default_rng(2).logistic(means, stddevs * 3**0.5 / np.pi, (200_000, 2))).T
    share = float((first > second).mean())
    assert win_chances(means, stddevs, np.array([0.0, 1.0])) == pytest.approx((share, 1 - share), abs=0.01)


def test_tie_break_counts_before_the_end() -> None:
    """No points are left to make, and the search knows the winner by the tie-break."""
    supposed = StrengthAssumption(STRENGTHS, (STRONG, WEAK))
    assert supposed.predict_end((41, 41), Outlook((41.0, 41.0), (0.0, 1.0))).chances[1] > 0.9
    assert supposed.predict_end((41, 41), make_even_outlook(41.0, 41.0)).chances == pytest.approx((0.5, 0.5), abs=0.01)
    # The tie-break does not matter for a seat that is behind.
    assert supposed.predict_end((43, 41), Outlook((43.0, 41.0), (0.0, 1.0))).chances[0] > 0.9
    three = StrengthAssumption(STRENGTHS, (STRONG,) * 3).predict_end(
        (41, 41, 10), Outlook((41.0, 41.0, 10.0), (0.0, 0.5, 0.5))
    )
    assert three.chances[1] > 0.9
    assert sum(three.chances) == pytest.approx(1)


def test_tie_break_weights_apply_to_tied_seats_only() -> None:
    assert tie_break_weights(Outlook((60.0, 40.0), (0.9, 0.1))) == pytest.approx((0.5, 0.5))
    assert tie_break_weights(Outlook((41.0, 41.0, 9.0), (0.9, 0.1, 0.0))) == pytest.approx((0.9, 0.1, 0.0))
    assert tie_break_weights(Outlook((41.0,), (1.0,))) == (1.0,)


def test_tie_break_matters_less_with_more_points_to_come() -> None:
    first = [
        StrengthAssumption(STRENGTHS, (STRONG, STRONG))
        .predict_end((now, now), Outlook((41.0, 41.0), (0.0, 1.0)))
        .chances[0]
        for now in (0, 20, 38, 41)
    ]
    assert first == sorted(first, reverse=True)
    assert first[0] > 0.45
    assert first[-1] < 0.1


@pytest.mark.parametrize("name", list(installed_games()))
def test_strength_model_of_each_game_is_monotonic(name: str) -> None:
    known = load_strength_model(find_game(name))
    if known is not None:
        lost_shares = [level.given for level in known.levels.values()]
        assert lost_shares == sorted(lost_shares, reverse=True), "the weakest gives away most"
        assert value_at(known.made, 0.0) > value_at(known.made, lost_shares[0]) > 0


def test_game_without_strength_file_has_no_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(next(iter(installed_games())))
    monkeypatch.setitem(game.__dict__, "folder", tmp_path)
    load_strength_model.cache_clear()
    assert load_strength_model(game) is None
    load_strength_model.cache_clear()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("given = 0.5", "given = 1.5"), "from 0 to 1"),
        (("given_spread = 0.1", "given_spread = 0.0"), "above 0"),
        (("spread = [0.0, 0.5]", "spread = [0.0]"), "length 2"),
        (("leftover = 0.1", ""), "leftover"),
        (("leftover", "left_over"), "left_over"),
        (("[levels.only]", "[levels"), "strength.toml"),
        (("[levels.only]\ngiven = 0.5\ngiven_spread = 0.1", "[levels]"), "at least one level"),
    ],
)
def test_invalid_strength_file_is_refused(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    path = tmp_path / "strength.toml"
    path.write_text(VALID_FILE)
    assert list(read_strength_model(path).levels) == ["only"]
    path.write_text(VALID_FILE.replace(*change))
    with pytest.raises(GameError, match=message):
        read_strength_model(path)

"""Training: learns from games, keeps improvements, and can be resumed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bench.training import draw_curves, read_training, round_figures
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.weights import (
    KIND_OFFSET,
    WeightsError,
    find_evaluation,
    load_evaluations,
    read_evaluations,
    table_kind,
    write_evaluations,
)
from tertulia.kernel.game import GameError, Option
from tertulia.kernel.registry import find_game
from tertulia.simulation.executors import serial_map
from tertulia.simulation.fitting import error_correlation, fit_evaluations, index_positions
from tertulia.simulation.self_play import TrainingSet
from tertulia.simulation.training import (
    TrainingPlan,
    TrainingRound,
    read_rounds,
    self_play_spec,
    stored_settings,
    train_evaluation,
)

pytestmark = pytest.mark.slow

GAME = find_game("no-siesta")


@pytest.fixture
def plan(tmp_path: Path) -> TrainingPlan:
    return make_smallest_plan(tmp_path / "training")


def make_smallest_plan(folder: Path) -> TrainingPlan:
    """Return the smallest possible training plan."""
    settings = search_settings(GAME, 1.0)._replace(plies=30)
    return TrainingPlan(GAME.name, folder, settings, games=8, matches=2, report=lambda line: None)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[TrainingPlan, list[TrainingRound]]:
    """Result of two rounds of training."""
    plan = make_smallest_plan(tmp_path_factory.mktemp("trained") / "training")
    return plan, train_evaluation(plan, 2, serial_map)


def make_training_set(count: int, chance: np.random.Generator) -> TrainingSet:
    """Return points that depend on the features with little noise, differently for two and three players."""
    x = chance.normal(size=(count, GAME.feature_table.size))
    x[:, 0] = 1.0
    seats = np.repeat(np.array([2, 3], np.int8), [count // 4, count - count // 4])
    y = 3.0 * seats + 2.0 * x[:, 1] - (seats - 2) * x[:, 2] + chance.normal(size=count) * 0.1
    return TrainingSet(x.astype(np.float32), y.astype(np.float32), seats)


def test_linear_dependence_on_features_is_learned() -> None:
    result = fit_evaluations(make_training_set(4000, np.random.default_rng(1)))
    assert result.positions == 4000
    assert result.error < 0.2
    assert result.explained > 0.99
    assert sorted(result.evaluations) == [2, 3]
    assert result.evaluations[2].scale[0] == 0.0  # a constant feature has no weight
    for seats, one in result.evaluations.items():
        assert one.linear[2] == pytest.approx(2 - seats, abs=0.1)


def test_tables_set_apart_have_their_own_weights() -> None:
    """A feature that is constant during a game (0 or 1) separates tables.

    Others have the weights of their number of seats.
    """
    some, apart = make_training_set(12000, np.random.default_rng(6)), 5
    features = some.features.copy()
    features[:, apart] = np.arange(12000) // 12 % 2  # complete positions of two and of three seats
    more = np.where(features[:, apart] > 0, 4.0 * features[:, 4], 0.0)
    evaluations = fit_evaluations(
        TrainingSet(features, (some.to_come + more).astype(np.float32), some.seats), variant_features=[apart]
    ).evaluations
    assert sorted(evaluations) == [2, 3, KIND_OFFSET + 2, KIND_OFFSET + 3]
    for kind, one in evaluations.items():
        assert one.linear[4] == pytest.approx(4.0 if kind > KIND_OFFSET else 0.0, abs=0.3)
    assert find_evaluation(evaluations, KIND_OFFSET + 2) is evaluations[KIND_OFFSET + 2]
    assert find_evaluation({2: evaluations[2]}, KIND_OFFSET + 2) is evaluations[2]
    assert find_evaluation(evaluations, 4) is None


def test_table_kind_is_read_from_the_state() -> None:
    for seats in GAME.seats:
        assert table_kind(GAME, GAME.new({}, seats, bytes(32))) == seats
        assert table_kind(GAME, GAME.new({"game": "experienced"}, seats, bytes(32))) == KIND_OFFSET + seats


def test_self_play_uses_evaluation_of_its_table_kind(plan: TrainingPlan) -> None:
    """The package has separate weights for No Siesta's experienced game."""
    known, apart = load_evaluations(GAME), replace(plan, options={"game": "experienced"})
    for n in range(6):
        spec = self_play_spec(apart, f"a test {n}", known)
        assert spec.evaluation is known[KIND_OFFSET + spec.seats]
        assert not np.array_equal(known[KIND_OFFSET + spec.seats].linear, known[spec.seats].linear)


def test_number_of_seats_fits_the_fixed_options(plan: TrainingPlan) -> None:
    """Dice that are rolled once need two players: the game refuses other numbers."""
    once = replace(plan, options={"dice": "once"})
    tables = [self_play_spec(once, f"a test {n}", None) for n in range(20)]
    assert {spec.seats for spec in tables} == {2}
    assert all(spec.options["dice"] == "once" for spec in tables)
    assert len({tuple(sorted(spec.options.items())) for spec in tables}) > 1, "other options vary as ever"
    everywhere = {self_play_spec(plan, f"a test {n}", None).seats for n in range(40)}
    assert everywhere == set(GAME.seats)


def test_options_without_possible_seats_are_refused(plan: TrainingPlan, monkeypatch: pytest.MonkeyPatch) -> None:
    three = tuple(Option(one.name, one.choices, one.default, seats=(3,)) for one in GAME.options if one.name == "dice")
    monkeypatch.setattr(GAME, "options", three)
    with pytest.raises(GameError, match="no-siesta has no even number of seats for dice=once"):
        train_evaluation(replace(plan, options={"dice": "once"}), 1, serial_map)
    assert not plan.folder.exists()


def test_common_noise_of_a_position_is_removed() -> None:
    """Long games give all players more points.

    With this noise only differences between seats are informative.
    """
    chance = np.random.default_rng(11)
    some = make_training_set(4000, chance)
    long = chance.normal(size=4000) * 60.0
    noisy = some._replace(to_come=(some.to_come + long[index_positions(some.seats)]).astype(np.float32))
    for one in fit_evaluations(noisy).evaluations.values():
        assert one.linear[1] == pytest.approx(2.0, abs=0.7)


def test_error_correlation_is_measured() -> None:
    chance, position = np.random.default_rng(12), index_positions(np.repeat(np.array([1, 2, 3, 4], np.int8), 2400))
    alike, own = chance.normal(size=len(position)), chance.normal(size=len(position))
    for share in (0.0, 0.3, 0.7):
        errors = np.sqrt(share) * alike[position] + np.sqrt(1 - share) * own
        assert error_correlation(errors, position) == pytest.approx(share, abs=0.05)
    assert error_correlation(own[:10], np.arange(10)) == 0.0, "every position has one row"
    assert error_correlation(np.zeros(10), np.arange(10) // 2) == 0.0, "no errors remain"


def test_rows_are_indexed_by_position() -> None:
    assert list(index_positions(np.array([2, 2, 3, 3, 3, 4, 4, 4, 4, 2, 2, 1], np.int8))) == [
        0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4,
    ]  # fmt: skip


@pytest.mark.proof
@pytest.mark.slow
def test_hidden_layer_learns_nonlinear_dependence() -> None:
    some = make_training_set(6000, np.random.default_rng(5))
    bent = some._replace(to_come=(some.to_come + 3.0 * np.abs(some.features[:, 3])).astype(np.float32))
    straight, layered = fit_evaluations(bent), fit_evaluations(bent, units=8)
    assert layered.error < 0.7 * straight.error
    assert all(one.out.shape == (8,) for one in layered.evaluations.values())


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    evaluations = fit_evaluations(make_training_set(400, np.random.default_rng(2))).evaluations
    write_evaluations(GAME, evaluations, tmp_path / "made.npz")
    again = read_evaluations(GAME, tmp_path / "made.npz")
    assert sorted(again) == sorted(evaluations)
    for seats, one in evaluations.items():
        for part, read_part in zip(one, again[seats], strict=True):
            assert np.allclose(part, read_part, rtol=1e-5)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "made.npz"
    write_evaluations(GAME, fit_evaluations(make_training_set(400, np.random.default_rng(3))).evaluations, path)
    with pytest.raises(WeightsError, match="tertulia train granada"):
        read_evaluations(find_game("granada"), path)
    with pytest.raises(WeightsError, match="tertulia train no-siesta"):
        read_evaluations(GAME, tmp_path / "none.npz")


@pytest.mark.slow
def test_stopped_training_is_resumed(trained: tuple[TrainingPlan, list[TrainingRound]], tmp_path: Path) -> None:
    """The result equals that of an uninterrupted training."""
    plan, whole = trained
    assert [result.games for result in whole] == [8, 8]
    assert all(0 <= result.share <= 1 and result.positions > 0 for result in whole)
    assert read_rounds(plan.folder) == whole
    other = replace(plan, folder=tmp_path / "stopped")
    assert train_evaluation(other, 1, serial_map) == whole[:1]
    assert train_evaluation(other, 2, serial_map) == whole
    assert train_evaluation(other, 2, serial_map) == whole


@pytest.mark.slow
def test_training_for_some_tables_keeps_other_weights(plan: TrainingPlan) -> None:
    train_evaluation(replace(plan, options={"game": "experienced"}, games=24), 1, serial_map)
    known, trained_evaluations = load_evaluations(GAME), read_evaluations(GAME, plan.folder / "round-1.npz")
    learnt = {
        kind
        for kind in trained_evaluations
        if kind not in known or not np.allclose(trained_evaluations[kind].linear, known[kind].linear)
    }
    assert learnt
    assert learnt <= {KIND_OFFSET + seats for seats in GAME.seats}


@pytest.mark.proof
@pytest.mark.slow
def test_policy_games_are_used_in_all_rounds_unless_excluded(plan: TrainingPlan, tmp_path: Path) -> None:
    first, second = train_evaluation(plan, 2, serial_map)
    without = train_evaluation(replace(plan, folder=tmp_path / "without", first=False), 2, serial_map)
    assert without[0] == first
    assert second.positions == first.positions + without[1].positions


@pytest.mark.proof
@pytest.mark.slow
def test_stopped_match_is_resumed(plan: TrainingPlan, tmp_path: Path) -> None:
    plan = replace(plan, matches=20)
    whole = train_evaluation(plan, 1, serial_map)

    def stop(line: str) -> None:
        if "16 of 20 games, new" in line:
            raise KeyboardInterrupt

    lines: list[str] = []
    other = replace(plan, folder=tmp_path / "stopped")
    with pytest.raises(KeyboardInterrupt):
        train_evaluation(replace(other, report=stop), 1, serial_map)
    assert train_evaluation(replace(other, report=lines.append), 1, serial_map) == whole
    assert next(line for line in lines if "games, new against old" in line).startswith("round 1: 20 of 20 games")


def test_seed_determines_the_games(trained: tuple[TrainingPlan, list[TrainingRound]], tmp_path: Path) -> None:
    plan, whole = trained
    assert train_evaluation(replace(plan, folder=tmp_path / "other", seed=2), 1, serial_map) != whole[:1]


def test_settings_and_rounds_are_collected_for_results(
    trained: tuple[TrainingPlan, list[TrainingRound]], tmp_path: Path
) -> None:
    plan, whole = trained
    training = read_training(plan.folder)
    assert training.rounds == whole
    assert (training.settings.game, training.settings.matches) == (GAME.name, plan.matches)
    assert all(GAME.name in figure.what for figure in round_figures(training))
    draw_curves([training], tmp_path / "training.svg")
    assert (tmp_path / "training.svg").stat().st_size > 1000
    assert training.settings.name == GAME.name
    apart = stored_settings(replace(plan, options={"game": "experienced"}))
    assert apart.name == f"{GAME.name} experienced"

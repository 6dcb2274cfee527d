"""Simulations: rotating seats, consistent figures, reproducible games, replayable records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tertulia.kernel.batch import GameSetup, keys_from
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game
from tertulia.play import load_record, replay
from tertulia.simulation import SimulationSpec, simulate_games
from tertulia.simulation.simulate import rotate_bots, unrotate_results

pytestmark = pytest.mark.slow

GRANADA, NO_SIESTA = find_game("granada"), find_game("no-siesta")


def test_every_entrant_sits_at_every_seat() -> None:
    """Entrant k sits at seat (k + i) % n in game i."""
    lineup = rotate_bots(["a", "b", "c"])
    assert lineup == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]


def test_results_are_assigned_to_their_entrants() -> None:
    entrants = np.array([[10, 20, 30]] * 7)
    seated = np.array([np.roll(row, i) for i, row in enumerate(entrants)])
    assert (unrotate_results(seated) == entrants).all()


def test_report_figures_are_consistent() -> None:
    report = simulate_games(GRANADA, SimulationSpec(60, ["greedy", "random", "random"], 4), workers=1)
    assert report.games == 60
    assert report.bots == ("greedy", "random", "random")
    assert sum(entrant.wins for entrant in report.entrants) == pytest.approx(60)
    for entrant in report.entrants:
        low, high = entrant.win_interval
        assert low <= entrant.win_rate == entrant.wins / 60 <= high
        assert entrant.points_interval is not None
        assert entrant.points_interval[0] < entrant.points < entrant.points_interval[1]
    assert report.games_per_second * report.seconds == pytest.approx(60)
    assert report.decisions_per_second > report.games_per_second


def test_results_depend_on_seed_but_not_on_workers() -> None:
    one, two, other = (
        simulate_games(GRANADA, SimulationSpec(150, ["random", "greedy"], seed), workers=workers)
        for seed, workers in ((9, 1), (9, 2), (10, 1))
    )
    assert (one.entrants, one.decisions) == (two.entrants, two.decisions)
    assert one.entrants != other.entrants


@pytest.mark.proof
@pytest.mark.slow
def test_search_bots_play_reproducibly_with_records(tmp_path: Path) -> None:
    """Their games also depend on the seed alone and have records."""
    lineup = ["quick", "learner", "greedy"]
    one, two = (
        simulate_games(NO_SIESTA, SimulationSpec(3, lineup, 5), workers=workers, records=tmp_path / str(workers))
        for workers in (1, 2)
    )
    assert (one.entrants, one.decisions) == (two.entrants, two.decisions)
    for name in ("0000001.json", "0000003.json"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
        assert list(replay(load_record(tmp_path / "1" / name)))


def test_invalid_workers_or_seats_are_refused() -> None:
    with pytest.raises(GameError, match="1 or more"):
        simulate_games(NO_SIESTA, SimulationSpec(1, ["quick"] * 2, 0), workers=0)
    with pytest.raises(GameError, match="2 to 4"):
        simulate_games(NO_SIESTA, SimulationSpec(1, ["quick"] * 5, 0))


def test_longer_simulation_starts_with_the_shorter_one(tmp_path: Path) -> None:
    for games in (2, 4):
        simulate_games(GRANADA, SimulationSpec(games, ["random"] * 2, 1), workers=1, records=tmp_path / str(games))
    for name in ("0000001.json", "0000002.json"):
        assert (tmp_path / "2" / name).read_bytes() == (tmp_path / "4" / name).read_bytes()


def test_options_and_progress_are_reported() -> None:
    calls: list[tuple[int, int]] = []
    spec = SimulationSpec(100, ["random"] * 2, 0, GameSetup({"scoring": "simplified"}))
    report = simulate_games(GRANADA, spec, workers=1, progress=lambda done, of: calls.append((done, of)))
    assert report.options == {"scoring": "simplified"}
    assert calls[-1] == (100, 100)
    assert [done for done, _ in calls] == sorted(done for done, _ in calls)


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy", "random", "greedy"]])
def test_records_replay_to_the_simulated_games(seats: list[str], tmp_path: Path) -> None:
    report = simulate_games(GRANADA, SimulationSpec(5, seats, 8), workers=1, records=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"000000{n}.json" for n in range(1, 6)]
    records = [load_record(file) for file in files]
    assert [record.seats for record in records] == [rotate_bots(seats)[i % len(seats)] for i in range(5)]
    assert records[3].key == keys_from(8, 1, 3)[0, :8].astype("<u4").tobytes().hex()
    decisions = sum(len(list(replay(record, None))) - 1 for record in records)  # `replay` compares the results
    assert decisions == report.decisions
    means = np.zeros(len(seats))
    for i, record in enumerate(records):
        assert record.result is not None
        means += np.roll(record.result.scores, -i) / 5
    assert means.tolist() == pytest.approx([entrant.points for entrant in report.entrants])


@pytest.mark.parametrize(
    ("wrong", "accepted"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"bots": []}, "2 to 6"),
        ({"bots": ["random"] * 7}, "2 to 6"),
        ({"bots": ["random", "genius"]}, "random, learner, greedy, quick"),
        ({"setup": GameSetup({"scoring": "odd"})}, "normal, simplified"),
    ],
)
def test_invalid_simulation_is_refused_before_writing(wrong: dict[str, Any], accepted: str, tmp_path: Path) -> None:
    arguments: dict[str, Any] = {"games": 2, "bots": ["random", "random"], "seed": 1}
    with pytest.raises(GameError, match=accepted):
        simulate_games(GRANADA, SimulationSpec(**(arguments | wrong)), records=tmp_path / "new")
    with pytest.raises(GameError, match="1 or more"):
        simulate_games(GRANADA, SimulationSpec(**arguments), workers=0, records=tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_records_need_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(GameError, match="folder"):
        simulate_games(GRANADA, SimulationSpec(1, ["random"] * 2, 1), workers=1, records=tmp_path / "file")

"""Parts of a bot level on a small game: search budget, stored weights, compilation in another process."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from tertulia.bots.search import levels, precompile
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.levels import DEFAULT_SETTINGS, LevelBot, search_settings
from tertulia.bots.search.tree import Evaluation, empty_evaluation
from tertulia.bots.search.weights import (
    KIND_OFFSET,
    WeightsError,
    evaluations_file,
    find_evaluation,
    load_evaluation,
    read_evaluations,
    table_kinds,
    write_evaluations,
)
from tertulia.kernel import compiled_package
from tests.bots.search.stored_searches import BIDS, key_of, make_evaluation
from tests.bots.toys import tic_tac_toe

pytestmark = pytest.mark.clause
BUDGET_MS = 0.2
"""Thinking time in milliseconds, enough for a hundred plies."""


def test_level_milliseconds_set_the_search_budget() -> None:
    assert search_settings(BIDS, 3.0) == DEFAULT_SETTINGS._replace(plies=1500)
    assert search_settings(BIDS, 3.0, "master") == search_settings(BIDS, 3.0), "the file knows nothing of this game"


def test_level_answers_as_its_search_and_continues_it() -> None:
    """The second answer continues the first search."""
    level = LevelBot("quick@0.2", BUDGET_MS, key_of("level"))
    search = SearchBot("own", DEFAULT_SETTINGS._replace(plies=100), key_of("level"), empty_evaluation())
    state = BIDS.new({}, 2, key_of("bids"))
    for _ in range(2):
        assert level.choose(BIDS, BIDS.copy(state), 0) == search.choose(BIDS, BIDS.copy(state), 0)
    assert len(level._bots) == 1


def test_level_keeps_a_search_per_game_and_number_of_seats() -> None:
    level, bids, rows = LevelBot("quick", BUDGET_MS, key_of("level")), BIDS.new({}, 2, key_of("bids")), tic_tac_toe.GAME
    level.choose(BIDS, bids, 0)
    level.choose(BIDS, BIDS.new({}, 3, key_of("bids")), 0)
    level.choose(rows, rows.new({}, 2, key_of("rows")), 0)
    assert sorted(level._bots) == sorted([(BIDS.name, 2), (BIDS.name, 3), (rows.name, 2)])
    assert level._bots[BIDS.name, 2].key == key_of("level")


def test_level_with_other_time_keeps_name_and_order() -> None:
    at = levels.STRONG.with_time
    assert at is not None
    assert (at(2.5).name, at(2.5).order) == ("strong@2.5", levels.STRONG.order)
    assert levels.QUICK.order < levels.STRONG.order < levels.MASTER.order


def test_table_kinds_are_seats_and_distinguishing_features() -> None:
    """Each feature that distinguishes tables adds a bit above the number of seats."""
    features, seats = (
        np.array([[0.0, 0.0, 9.0], [1.0, 0.0, 9.0], [0.0, 2.0, 9.0], [1.0, 1.0, 0.0]]),
        np.array([2, 3, 4, 1]),
    )
    assert table_kinds(features, seats, (0, 1)).tolist() == [
        2,
        3 + KIND_OFFSET,
        4 + 2 * KIND_OFFSET,
        1 + 3 * KIND_OFFSET,
    ]
    assert table_kinds(features, seats, ()).tolist() == [2, 3, 4, 1]


def test_unknown_table_kind_has_evaluation_of_usual_kind() -> None:
    usual, apart = make_evaluation(), make_evaluation()._replace(bias=np.array([7.0]))
    known = {2: usual, 2 + KIND_OFFSET: apart}
    assert find_evaluation(known, 2) is usual
    assert find_evaluation(known, 2 + KIND_OFFSET) is apart
    assert find_evaluation(known, 2 + 2 * KIND_OFFSET) is usual
    assert find_evaluation(known, 3) is None


def test_game_without_weights_has_empty_evaluation() -> None:
    assert not evaluations_file(BIDS).exists()
    assert len(load_evaluation(BIDS, 2).out) == 0


def are_equal(one: Evaluation, other: Evaluation) -> bool:
    return all(np.array_equal(a.astype(np.float32), b) for a, b in zip(one, other, strict=True))


def test_saved_weights_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "bids.npz"
    four, two = make_evaluation()._replace(bias=np.array([4.0])), make_evaluation()
    write_evaluations(BIDS, {4: four, 2: two}, path)
    found = read_evaluations(BIDS, path)
    assert sorted(found) == [2, 4]
    assert are_equal(four, found[4])
    assert are_equal(two, found[2])
    assert all(part.dtype == np.float64 for part in found[2])


def test_missing_weights_or_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bids.npz"
    with pytest.raises(WeightsError, match="has no evaluation; `tertulia train"):
        read_evaluations(BIDS, path)
    write_evaluations(BIDS, {2: make_evaluation()}, path)
    with np.load(path) as archive:
        parts = dict(archive)
    for name, other in (("version", parts["version"] + 1), ("features", np.array("others"))):
        np.savez_compressed(path, **(parts | {name: other}))
        with pytest.raises(WeightsError, match=r"bids\.npz was trained for other rules or features"):
            read_evaluations(BIDS, path)


@pytest.mark.parametrize("flags", [[], ["7"]])
def test_compile_process_runs_at_given_niceness(flags: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        """Ends the test before anything is compiled."""

    def lower_priority(niceness: int) -> None:
        raise Enough(niceness)

    monkeypatch.setattr("tertulia.kernel.precompile.lower_priority", lower_priority)
    monkeypatch.setattr(sys, "argv", ["precompile", BIDS.name, *flags])
    monkeypatch.delitem(sys.modules, precompile.__name__)
    with pytest.raises(Enough) as error:
        runpy.run_module(precompile.__name__, run_name="__main__")
    assert error.value.args == (int(flags[0]) if flags else 0,)


def test_search_compilation_leaves_a_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = list[str]()
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))
    monkeypatch.setattr(precompile, "find_game", lambda name: BIDS)
    monkeypatch.setattr(precompile, "lower_priority", lambda niceness: done.append(f"niceness {niceness}"))
    monkeypatch.setattr(compiled_package, "INTERPRET", False)
    assert precompile.list_missing_searches([BIDS, tic_tac_toe.GAME]) == [BIDS.name, tic_tac_toe.GAME.name]
    precompile.main(BIDS.name, 3)
    assert done == ["niceness 3"]
    assert precompile.list_missing_searches([BIDS, tic_tac_toe.GAME]) == [tic_tac_toe.GAME.name]
    monkeypatch.setattr(compiled_package, "INTERPRET", True)
    assert precompile.list_missing_searches([tic_tac_toe.GAME]) == []

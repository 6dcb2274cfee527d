"""The walk shared by all laws: results of a law do not depend on other laws."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.laws.fingerprints import FINGERPRINT_DIGITS, first_difference
from tertulia.laws.law_runs import GamePosition, Law, Verdicts, run_laws
from tertulia.laws.playing import game_tables, select_varied

pytestmark = pytest.mark.laws
GAME = next(iter(installed_games().values()))
TABLE = game_tables(GAME)[0]
FAILING_PLY = 20


def run_all_laws(*laws: Law) -> Verdicts:
    return run_laws(GAME, TABLE, laws, 1)


def make_noting_law(seen: list[int]) -> Callable[[GamePosition], None]:
    return lambda here: seen.append(here.ply)


def fail_late(here: GamePosition) -> None:
    assert here.ply < FAILING_PLY, "too far"


@pytest.mark.parametrize("game", installed_games().values(), ids=installed_games())
def test_varied_tables_have_every_number_of_seats_and_choice(game: Game) -> None:
    found = select_varied(game_tables(game))
    assert {table.seats for table in found} == set(game.seats)
    for option in game.options:
        assert {table.options.get(option.name, option.default) for table in found} == set(option.choices)
    assert len(found) == len(set(map(str, found))) < len(game_tables(game))


def test_failed_law_names_its_ply_and_hides_no_other() -> None:
    seen: list[int] = []
    verdicts = run_all_laws(
        Law("fails", fail_late, "under way", 1.0, 1.0), Law("holds", make_noting_law(seen), "throughout", 1.0, 1.0)
    )
    with pytest.raises(AssertionError, match="too far") as failed:
        verdicts.report("fails")
    assert failed.value.__notes__ == [f"fails fails at {GAME.name} {TABLE}, game 0, ply {FAILING_PLY}"]
    assert verdicts.checked["fails"] == FAILING_PLY + 1, "it has said what it has to say"
    verdicts.report("holds")
    assert seen == list(range(len(seen)))
    assert len(seen) == len(verdicts.fingerprints[0]) // FINGERPRINT_DIGITS


def test_more_legal_actions_than_declared_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "most_legal", 0)
    with pytest.raises(AssertionError, match=r"ply 0: seat \d has \d+ legal actions, not 1 to most_legal = 0"):
        run_all_laws(Law("holds", make_noting_law([]), "throughout", 1.0, 1.0))


def test_game_longer_than_declared_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "most_decisions", 0)
    with pytest.raises(AssertionError, match="does not end: it has more than most_decisions = 0 actions"):
        run_all_laws(Law("holds", make_noting_law([]), "throughout", 1.0, 1.0))


def test_law_sees_the_same_positions_alone() -> None:
    alone: list[int] = []
    beside: list[int] = []
    run_all_laws(Law("some", make_noting_law(alone), "under way", 0.2, 1.0))
    run_all_laws(
        Law("others", make_noting_law([]), "under way", 0.5, 1.0),
        Law("some", make_noting_law(beside), "under way", 0.2, 1.0),
    )
    assert alone == beside
    assert alone[0] == 0, "the first position always"
    assert 0.1 < len(alone) / alone[-1] < 0.3


def test_law_without_checked_positions_fails() -> None:
    with pytest.raises(AssertionError, match="checked no position"):
        Verdicts().report("never")


def test_first_different_fingerprint_is_the_ply() -> None:
    one, other = "0" * FINGERPRINT_DIGITS * 3, "0" * FINGERPRINT_DIGITS * 2 + "1" * FINGERPRINT_DIGITS
    assert first_difference(one, one) is None
    assert first_difference(one, other) == first_difference(one, one[: 2 * FINGERPRINT_DIGITS]) == 2

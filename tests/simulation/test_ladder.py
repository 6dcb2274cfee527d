"""A pairing is resumed where it stopped, and counts like an uninterrupted simulation."""

from __future__ import annotations

import pytest

from bench.ladder import StoredGames, select_next_pair, select_valid_games
from bench.pairings import Rung, list_rungs
from tertulia.kernel.batch import GameSetup
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game
from tertulia.simulation.executors import serial_map
from tertulia.simulation.ladder import SEED, Pairing, PairingResult, play_pairing
from tertulia.simulation.simulate import SimulationSpec, simulate_games

pytestmark = pytest.mark.slow

PAIR = Pairing("no-siesta", 3, "greedy", "learner", {"rules": "online"})


def test_games_played_in_parts_are_the_same() -> None:
    whole = play_pairing(PAIR, 0, 5, serial_map)
    parts = play_pairing(PAIR, 0, 2, serial_map) + play_pairing(PAIR, 2, 3, serial_map)
    assert parts == whole
    assert whole.games == 5


def test_pairing_counts_like_a_simulation() -> None:
    standing = play_pairing(PAIR, 0, 6, serial_map)
    spec = SimulationSpec(6, ["greedy", "learner", "learner"], SEED, GameSetup(PAIR.options))
    report = simulate_games(find_game(PAIR.game), spec, workers=1)
    assert standing.wins == pytest.approx(report.entrants[0].wins)
    assert standing.mean == pytest.approx(report.entrants[0].points)
    assert standing.interval == report.entrants[0].win_interval


@pytest.mark.parametrize(
    "pairing",
    [
        Pairing("chess", 2, "greedy", "random", {}),
        Pairing("no-siesta", 9, "greedy", "random", {}),
        Pairing("no-siesta", 2, "greedy", "nobody", {}),
        Pairing("no-siesta", 2, "greedy", "random", {"dice": "none"}),
        Pairing("no-siesta", 3, "greedy", "random", {"dice": "once"}),
    ],
)
def test_invalid_pairing_is_refused(pairing: Pairing) -> None:
    with pytest.raises(GameError):
        pairing.check()


def test_all_pairs_of_the_ladder_can_be_played() -> None:
    for rung in list_rungs():
        rung.pairing.check()


def test_pair_with_fewest_games_is_next() -> None:
    """Games with other weights do not count."""
    some = [Rung(PAIR, 8), Rung(Pairing("granada", 2, "strong", "greedy", {}), 16)]
    stored_games = select_valid_games(some, {})
    first, second = stored_games.values()
    assert select_next_pair(some, stored_games) is some[0]
    first.standing = PairingResult(games=8)
    assert select_next_pair(some, stored_games) is some[1]
    second.standing = PairingResult(games=16)
    assert select_next_pair(some, stored_games) is None
    others = {
        second.name: StoredGames(second.name, "made by other weights", PairingResult(games=16)),
        first.name: first,
    }
    again = select_valid_games(some, others)
    assert again[second.name].standing.games == 0
    assert again[first.name].standing.games == 8

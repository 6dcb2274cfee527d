"""Games under OpenSpiel: its own suites for all set-ups, searches, stored playthroughs and secrecy."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import tertulia
from tertulia.kernel.registry import find_game
from tertulia.research.openspiel import short_name
from tests.research.playthroughs import FOLDER, make_playthrough
from tests.research.tables import GAMES, SETUPS, Setup

SEED = 5


def load_game(game: str, **settings: Any) -> Any:
    return pyspiel.load_game(short_name(game), settings)


def deal_game(game: str, deal: int = SEED, actions: int = 0, **settings: Any) -> Any:
    """Return a state after the deal and some random actions."""
    state, chance = load_game(game, **settings).new_initial_state(), np.random.default_rng(deal)
    state.apply_action(deal)
    for _ in range(actions):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.seats > 1], ids=str)
def test_random_games_pass_the_suite(setup: Setup) -> None:
    options = ";".join(f"{name}:{choice}" for name, choice in setup.options.items())
    game = load_game(setup.game, seats=setup.seats, options=options)
    assert game.num_players() == setup.seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_serialized_games_pass_the_suite(game: str) -> None:
    pyspiel.random_sim_test(load_game(game), num_sims=1, serialize=True, verbose=False)


def test_suite_of_the_interface_passes() -> None:
    """The suite lists the registered games when it is imported."""
    from open_spiel.integration_tests import api_test as suite

    flags.FLAGS(["test", "--test_only_games=tertulia_.*"])
    loader, result = unittest.TestLoader(), unittest.TestResult()
    for case in suite._create_test_case_classes():
        loader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5 * len(GAMES)
    assert not [*result.failures, *result.errors]


@pytest.mark.parametrize("game", GAMES)
def test_deal_is_the_game_of_new(game: str) -> None:
    state, local, chance = deal_game(game, seats=3), tertulia.new(game, seats=3, seed=SEED), np.random.default_rng(1)
    for _ in range(40):
        assert state.current_player() == local.actor
        assert state.legal_actions() == local.legal_actions.tolist()
        assert state.action_to_string(state.legal_actions()[0]) == local.legal(local.actor)[0]
        action = int(chance.choice(local.legal_actions))
        state.apply_action(action)
        local.apply(action)
    assert state.table.state.tobytes() == local.match.state.tobytes()
    assert str(state).startswith("40 actions, ")
    assert state.text(1).splitlines()[0] == local.text(1).splitlines()[0]


@pytest.mark.parametrize("game", GAMES)
def test_stored_playthrough_is_repeated(game: str) -> None:
    assert make_playthrough(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_resampled_states_look_alike(game: str) -> None:
    """A player's tensors and texts are equal in every state that the player cannot tell from the true one."""
    chance, others = np.random.default_rng(3), 0
    observer = make_observation(load_game(game, seats=3))
    for actions in range(0, 120, 8):
        state = deal_game(game, deal=actions, actions=actions, seats=3)
        for player in range(3):
            other = state.resample_from_infostate(player, chance.random)
            observer.set_from(state, player)
            true = observer.tensor.copy()
            observer.set_from(other, player)
            assert (observer.tensor == true).all()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
    assert others or game == "no-siesta"


def test_information_states_recall_the_past() -> None:
    """Two orders of actions that lead to the same observation are different information states."""
    state = deal_game("la-granja", actions=30)
    player, (first, *_) = state.current_player(), state.legal_actions()
    before = state.information_state_string(player)
    later = state.clone()
    later.apply_action(first)
    assert later.information_state_string(player) != before == state.information_state_string(player)
    assert copy.deepcopy(later).information_state_string(0) == later.information_state_string(0)
    again = pickle.loads(pickle.dumps(later))
    assert (str(again), again.information_state_string(1)) == (str(later), later.information_state_string(1))


def test_searches_choose_legal_actions() -> None:
    state, chance = deal_game("granada", actions=20), np.random.RandomState(1)
    game, evaluator = state.get_game(), mcts.RandomRolloutEvaluator(1, chance)
    for bot in (
        mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=chance),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=chance),
    ):
        assert bot.step(state) in state.legal_actions()


def test_long_game_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("granada"), "most_decisions", 6)
    state = deal_game("granada", actions=6)
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    assert state.get_game().max_game_length() == 6


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 9}, "granada is for 2 to 6 seats, not 9"),
        ({"options": "scoring"}, "options must be written name:choice and separated by ';', not 'scoring'"),
        ({"options": "scoring:odd"}, "option scoring must be one of normal, simplified"),
        ({"deals": 0}, "deals must be 1 or more and seats 2 or more, not 0 and 2"),
    ],
)
def test_invalid_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=message):
        load_game("granada", **settings)


def test_solo_game_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="seats 2 or more, not 1000 and 1"):
        load_game("la-granja", seats=1)


def test_illegal_action_is_refused() -> None:
    state = deal_game("granada")
    with pytest.raises(pyspiel.SpielError, match=r"action 9999 \(build .*\) is not legal for player \d; legal are"):
        state.apply_action(9999)


def test_interpreter_ends_normally() -> None:
    program = "import pyspiel, tertulia.research.openspiel; print(pyspiel.load_game('tertulia_granada(seats=4)'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("tertulia_granada(")

"""Pickled games are small, contain no rules, and can be continued in the process that loads them."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from typing import Any

import msgspec
import pytest

import tertulia
from tertulia.kernel.component_sets import HEADER_TABLE, SOURCE_KEY
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import NO_COMPONENTS, Components, DraftError
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.numba_backend import watch_compiles
from tertulia.kernel.registry import find_game
from tertulia.local_game import LocalGame
from tertulia.play import IllegalAction, Match, NotYourTurn, PlayError, RecordError, UndoImpossible

MAX_BYTES = 20_000


def start_game(name: str = "la-granja", seed: int = 3) -> LocalGame:
    """Return a game whose last action can be undone."""
    game = tertulia.new(name, seats=2, seed=seed)
    match, seat = game.match, game.actors[0]
    match.act(seat, match.legal(seat)[0])
    return game


def pickle_and_load(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value, protocol=5))


def make_changed_set() -> Components:
    """Return Granada's component set with a name and one number changed."""
    game = find_game("granada")
    for table, part in game.components().data.items():
        for fact, value in part.items() if isinstance(part, dict) else ():
            data = {HEADER_TABLE: {"name": "mine", "game": game.name}, table: {fact: value, SOURCE_KEY: "box"}}
            if isinstance(value, int):
                data[table][fact] += 1
                try:
                    return game.components(ComponentsText("mine", msgspec.json.encode(data)))
                except ComponentsError:
                    continue
    raise AssertionError("Granada has no number that can be changed")


@pytest.mark.parametrize("name", tertulia.game_names())
def test_pickle_is_small_and_uses_the_installed_game(name: str) -> None:
    game = start_game(name)
    assert len(pickle.dumps(game)) < MAX_BYTES
    other = pickle_and_load(game)
    assert other.match.game is find_game(name)
    assert (other.match.state.tobytes(), other.log) == (game.match.state.tobytes(), game.log)
    assert list(other.match.log) == list(game.match.log)
    assert vars(other.match).keys() == vars(game.match).keys()
    seat = game.match.log[-1].seat
    assert other.match.undoable_steps(seat) == game.match.undoable_steps(seat)
    while not game.over:
        for each in (game, other):
            each.apply(each.choice("random", each.actors[0]), each.actors[0])
    assert (other.scores, other.log) == (game.scores, game.log)
    assert len(pickle.dumps(game)) < MAX_BYTES, "at the end, too"


def test_copies_are_independent_and_share_the_installed_game() -> None:
    game = start_game()
    for twin in (copy.deepcopy(game), LocalGame(copy.copy(game.match))):
        assert twin.match.game is game.match.game
        twin.apply(twin.legal()[0])
        assert (len(game.log), len(twin.log)) == (1, 2)
    assert copy.copy(game.match.game) is copy.deepcopy(game.match.game) is game.match.game


def test_game_not_installed_is_pickled_without_compiled_rules() -> None:
    alone = type(find_game("no-siesta"))()
    assert alone.compiled
    data = pickle.dumps(alone)
    assert len(data) < MAX_BYTES
    assert isinstance(pickle.loads(data), Game)
    assert "compiled" not in vars(pickle.loads(data))


def test_corrected_component_set_is_pickled() -> None:
    box = make_changed_set()
    match = Match.new(find_game("granada"), seats=["a", "b"], options={}, key=bytes(32), components=box)
    assert len(pickle.dumps(match)) < MAX_BYTES
    other = pickle_and_load(match)
    assert other.component_set == box
    assert other.record() == match.record()
    usual = Match.new(match.game, seats=["a", "b"], options={}, key=bytes(32), components=match.game.components())
    assert pickle_and_load(usual).component_set == match.game.components()


def test_another_version_or_component_set_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start_game("granada")
    data = pickle.dumps(game)
    monkeypatch.setattr(type(game.match.game), "components", lambda self, path=None: NO_COMPONENTS)
    with pytest.raises(PlayError, match="pickled with a component set that this granada does not have"):
        pickle.loads(data)
    monkeypatch.setattr(type(game.match.game), "version", 99)
    with pytest.raises(PlayError, match=r"pickled with version \d+ of the rules of granada, this is 99"):
        pickle.loads(data)


def test_game_missing_in_this_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pickle.dumps(start_game("granada"))
    monkeypatch.setattr("tertulia.kernel.registry.installed_games", dict)
    with pytest.raises(GameError, match="unknown game 'granada'"):
        pickle.loads(data)


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("not legal", ["pass"]),
        NotYourTurn("not yours", ["pass"]),
        UndoImpossible("nothing"),
        RecordError("key: damaged"),
        GameError("no game"),
        ComponentsError("line 1", (), {"card": []}),
        DraftError("mine", ["card 3"], (), {}),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_pickling(error: Exception) -> None:
    """A pool waits forever for an error that cannot be unpickled."""
    other = pickle_and_load(error)
    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))


def play_step(game: LocalGame) -> tuple[list[str], bool, int]:
    """Play another action.

    Returns the log, whether the game is the installed one, and the number of functions compiled.
    """
    compiled: list[None] = []
    with watch_compiles(lambda: compiled.append(None)):
        game.apply(game.legal()[0])
    return game.log, game.match.game is find_game(game.name), len(compiled)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_pool_plays_on_without_compiling(method: str) -> None:
    games = [start_game(seed=seed) for seed in (3, 4)]
    with multiprocessing.get_context(method).Pool(1) as pool:
        logs = pool.map(play_step, games)
    for game, found in zip(games, logs, strict=True):
        game.apply(game.legal()[0])
        assert found == (game.log, True, 0)

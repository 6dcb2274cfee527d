"""`tertulia.new`, the Python API for local games: what it deals, returns and refuses."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.kernel.batch import keys_from
from tertulia.kernel.registry import find_game
from tertulia.kernel.step_batch import StepArrays, StepBatch
from tertulia.play import load_record, replay
from tertulia.simulation import SimulationSpec, simulate_games


def play_to_end(seed: int) -> tertulia.LocalGame:
    """Return a finished game of two greedy bots."""
    game = tertulia.new("no-siesta", seats=2, seed=seed)
    while not game.over:
        game.apply(game.choice("greedy", game.actors[0]), game.actors[0])
    return game


def test_finished_game_has_scores_and_winners() -> None:
    game = play_to_end(3)
    assert game.actors == []
    assert game.scores is not None
    assert game.winners is not None
    assert len(game.scores) == game.seats == 2
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
    assert game.view()["over"]
    assert repr(game) == f"<no-siesta for 2: {len(game.log)} actions, over>"


def test_seed_determines_the_game_as_in_simulations() -> None:
    first, second = play_to_end(3), play_to_end(3)
    assert first.log == second.log != play_to_end(4).log
    assert tertulia.new("no-siesta", seats=2, seed=3).match.key == keys_from(3, 1)[0].astype("<u4").tobytes()[:32]
    keys = {tertulia.new("no-siesta", seats=2, seed=seed).match.key for seed in (3, 4)}
    assert len(keys) == 2


@pytest.mark.parametrize("seed", [7.0, True, "7", b"7", [7], np.float64(7), np.bool_(True), np.arange(2)])
def test_seed_that_is_no_integer_is_refused_everywhere(seed: Any) -> None:
    game = find_game("no-siesta")
    arrays = StepArrays.allocate(game, 2, 1)
    with StepBatch(game, arrays) as batch:
        for deal in (
            lambda: tertulia.new("no-siesta", seats=2, seed=seed),
            lambda: keys_from(seed, 1),
            lambda: simulate_games(game, SimulationSpec(1, ["random", "random"], seed)),
            lambda: batch.deal(seed),
            lambda: StepBatch(game, arrays, seed=seed),
        ):
            with pytest.raises(TypeError, match="seed must be an integer, for example 7, not "):
                deal()


def test_seed_may_be_an_integer_of_numpy() -> None:
    keys = {tertulia.new("no-siesta", seats=2, seed=seed).match.key for seed in (7, np.int64(7), np.uint8(7))}
    assert len(keys) == 1


def test_omitted_seed_is_random() -> None:
    keys = {tertulia.new("no-siesta", seats=2).match.key for _ in range(3)}
    assert len(keys) == 3


def test_view_shows_only_the_seats_own_hand() -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    for viewer in (0, 1, None):
        hands = [player["hand"] for player in game.view(viewer)["players"]]
        assert [hand is not None for hand in hands] == [seat == viewer for seat in (0, 1)]


@pytest.mark.parametrize("action", [None, 1.0, True, b"pass", ["pass"], object()])
def test_action_of_another_type_is_illegal(action: Any) -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    with pytest.raises(tertulia.IllegalAction, match=r"an action must be its notation or its number, not .*; legal: "):
        game.apply(action)
    assert game.log == []


def test_action_may_be_an_integer_of_numpy() -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    number = game.match.game.legal(game.match.state, game.actors[0])[0]
    assert not isinstance(number, int)
    expected = game.legal()[0]
    game.match.act(game.actors[0], number)
    assert game.log == [expected]


def test_illegal_action_is_refused_without_effect() -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    (seat,), before = game.actors, game.view()
    for action in ("fly", "roll everything", ""):
        with pytest.raises(tertulia.IllegalAction, match="legal: "):
            game.apply(action)
    with pytest.raises(tertulia.IllegalAction, match=f"not the turn of seat {1 - seat}"):
        game.apply(game.legal()[0], 1 - seat)
    assert game.legal(1 - seat) == []
    assert (game.log, game.view()) == ([], before)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess", "seats": 2}, "unknown game 'chess'; installed are: granada, la-granja, no-siesta"),
        ({"game": "la-granja", "seats": 5}, "la-granja is for 1 to 4 seats, not 5"),
        ({"game": "la-granja", "seats": 0}, "1 to 4 seats"),
        ({"game": "la-granja", "seats": 2, "options": {"edition": "silver"}}, "original, online, deluxe, not 'silver'"),
        ({"game": "la-granja", "seats": 2, "options": {"colour": "red"}}, "no option 'colour'; it has: edition"),
        ({"game": "no-siesta", "seats": 3, "options": {"dice": "once"}}, "is for 2 seats, not 3"),
    ],
)
def test_invalid_set_up_is_refused(settings: dict[str, object], message: str) -> None:
    with pytest.raises(tertulia.GameError, match=message):
        tertulia.new(**settings)  # type: ignore[arg-type]


def test_unknown_seats_and_bots_are_refused() -> None:
    game = tertulia.new("no-siesta", seats=2, seed=1)
    for wrong in (2, -1):
        with pytest.raises(tertulia.GameError, match="seats are 0 to 1"):
            game.view(wrong)
    for odd in (1.0, True, "1"):
        with pytest.raises(TypeError, match=f"seat must be an integer, for example 7, not {odd!r}"):
            game.legal(odd)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="seats must be an integer"):
            tertulia.new("no-siesta", seats=odd)  # type: ignore[arg-type]
    with pytest.raises(tertulia.GameError, match="has random, learner, greedy"):
        game.choice("nobody", game.actors[0])


def test_seat_is_required_if_several_may_act() -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    while len(game.actors) < 2:
        game.apply(game.choice("greedy", game.actors[0]), game.actors[0])
    with pytest.raises(tertulia.IllegalAction, match=r"several seats may act \(0, 1\): name one of them"):
        game.legal()
    game.apply(game.legal(1)[0], 1)
    assert game.log[-1].startswith("1: ")
    with pytest.raises(tertulia.IllegalAction, match="the game is over"):
        play_to_end(1).legal()


def test_game_can_be_played_in_numbers() -> None:
    game, rng = tertulia.new("la-granja", seats=2, seed=1), np.random.default_rng(1)
    table = game.match.game.observation_table
    assert (game.returns, game.record.actions) == ([0.0, 0.0], [])
    while not game.over:
        actor, legal = game.actor, game.legal_actions
        assert actor == game.actors[0]
        assert [game.match.game.actions.notation(action) for action in legal] == game.legal(actor)
        mask = game.action_mask()
        assert mask.dtype.name == "int8"
        assert np.flatnonzero(mask).tolist() == legal.tolist()
        seen = game.observe(actor)
        assert (seen.dtype.name, seen.shape) == ("int16", (table.size,))
        game.apply(rng.choice(legal))
    assert game.actor is None
    assert not len(game.legal_actions)
    assert not game.action_mask().any()
    assert game.returns == [float(seat in (game.winners or [])) for seat in (0, 1)]
    assert table.names[int(np.flatnonzero(game.observe(0))[0])] == "seats"
    assert game.record == game.match.record()


def test_numbers_of_simultaneous_seats_are_told_apart() -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    while len(game.actors) < 2:
        game.apply(game.legal_actions[0])
    for seat in (0, 1):
        assert np.flatnonzero(game.action_mask(seat)).tolist() == game.match.legal(seat)
    game.apply(game.legal_actions[0], 1)
    assert game.actors == [0]
    assert not game.action_mask(1).any()
    with pytest.raises(tertulia.GameError, match="unknown seat 2: seats are 0 to 1"):
        game.observe(2)


def test_undo_takes_back_any_action() -> None:
    game, rng = tertulia.new("granada", seats=3, seed=4), np.random.default_rng(4)
    states = []
    for _ in range(40):
        states.append(game.match.state.tobytes())
        game.apply(rng.choice(game.legal_actions))
    log, twin = game.log, game.copy()
    game.undo()
    assert (game.match.state.tobytes(), game.log) == (states[-1], log[:-1])
    game.undo(39)
    assert (game.match.state.tobytes(), game.log, twin.log) == (states[0], [], log)
    game.apply(log[0])
    assert game.match.state.tobytes() == states[1]
    for steps in (0, 2):
        with pytest.raises(tertulia.GameError, match=f"steps must be from 1 to 1, the .* so far, not {steps}"):
            game.undo(steps)


def test_text_describes_only_what_the_viewer_knows() -> None:
    game = tertulia.new("la-granja", seats=2, seed=1)
    own, other, spectator = game.text(0), game.text(1), game.text()
    assert len({own, other, spectator}) == 3
    assert "seat 0" in own
    assert "Round 1 of 6" in spectator


def test_copy_is_independent() -> None:
    game = tertulia.new("no-siesta", seats=2, seed=5)
    twin = game.copy()
    twin.apply(twin.legal(twin.actors[0])[0], twin.actors[0])
    assert (len(game.log), len(twin.log)) == (0, 1)


def test_choice_is_repeatable_and_changes_nothing() -> None:
    game = tertulia.new("granada", seats=2, seed=5)
    (seat, *_) = game.actors
    assert game.choice("quick@0.1", seat) == game.choice("quick@0.1", seat)
    assert game.choice("random", seat) in game.legal(seat)
    assert game.log == []


def test_saved_game_can_be_replayed(tmp_path: Path) -> None:
    game = play_to_end(4)
    game.save(tmp_path / "game.json")
    plies = list(replay(load_record(tmp_path / "game.json")))
    assert len(plies) == len(game.log) + 1
    assert plies[-1].view["over"]


@pytest.mark.parametrize("actions", [0, 5, None])
def test_load_reads_what_save_wrote(tmp_path: Path, actions: int | None) -> None:
    game, path = tertulia.new("no-siesta", seats=2, seed=5), tmp_path / "game.json"
    while not game.over and len(game.log) != actions:
        game.apply(game.choice("random", game.actors[0]), game.actors[0])
    game.save(str(path))
    again = tertulia.load(str(path))
    assert again.match.state.tobytes() == game.match.state.tobytes()
    assert (again.log, again.scores, again.match.undoable_steps(0)) == (game.log, game.scores, 0)
    again.save(path)
    assert load_record(path) == game.match.record()


def test_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    tertulia.new("no-siesta", seats=2, seed=5).save(path)
    whole = path.read_bytes()
    damaged = {
        "not a JSON record": whole[:99],
        "not a JSON record: ": b"\x80\x04\xff\x00",
        "format": b"{}",
        "actions": whole.replace(b'"actions": []', b'"actions": 3'),
        "action 1": whole.replace(b'"actions": []', b'"actions": ["fly"]'),
        "game: unknown game 'chess'": whole.replace(b'"no-siesta"', b'"chess"'),
        "key: 64 lower-case hex digits": whole.replace(b'"key": "', b'"key": "x'),
    }
    for message, data in damaged.items():
        path.write_bytes(data)
        with pytest.raises(tertulia.RecordError, match=f"^{re.escape(str(path))}: .*{message}"):
            tertulia.load(path)
    for place, message in ((tmp_path / "none.json", "No such file"), (tmp_path, "Is a directory")):
        with pytest.raises(tertulia.RecordError, match=f"{re.escape(str(place))}: cannot be read: {message}"):
            tertulia.load(place)


@pytest.mark.parametrize(
    ("name", "error"),
    [("no/such/game.json", FileNotFoundError), ("file/game.json", NotADirectoryError), ("folder", IsADirectoryError)],
)
def test_save_error_names_the_given_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: type[OSError]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("folder").mkdir()
    with pytest.raises(error) as raised:
        tertulia.new("no-siesta", seats=2, seed=1).save(name)
    assert raised.value.filename == name
    assert raised.value.filename2 is None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"], "no draft is left behind"
    with pytest.raises(OSError, match=r"'\.'"):
        tertulia.new("no-siesta", seats=2, seed=1).save("")


@pytest.mark.slow
def test_import_of_package_loads_no_rules() -> None:
    program = "import sys, tertulia; assert 'numba' not in sys.modules; print(tertulia.game_names())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['granada', 'la-granja', 'no-siesta']"
    with pytest.raises(AttributeError, match="chess"):
        tertulia.chess  # type: ignore[attr-defined]  # noqa: B018

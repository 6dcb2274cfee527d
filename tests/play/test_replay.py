"""Replay: exact to the byte, and refused at the first action that does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tertulia.games.granada
from tertulia.kernel.registry import installed_games
from tertulia.play import GameRecord, Match, PlayError, RecordError, Result, match_at_setup, replay
from tertulia.play.records import Practice, RecordedSubstitution

from .matches import GAME, play_finished_match, play_on, start_match


def change_record(**changes: Any) -> GameRecord:
    return msgspec.structs.replace(play_finished_match(), **changes)


def count_plies(record: GameRecord, **arguments: Any) -> int:
    """Replay to the end and return the number of plies."""
    return len(list(replay(record, **arguments)))


def test_replay_equals_the_match() -> None:
    """Ply 0 is the set-up; each later ply has its action, seat, events and the view after it."""
    match, record = start_match(2), play_finished_match()
    for number, ply in enumerate(replay(record)):
        if number:
            (seat,) = match.actors()
            match.act(seat, record.actions[number - 1])
            assert (ply.seat, ply.action) == (seat, record.actions[number - 1])
        else:
            assert (ply.seat, ply.action) == (None, None)
        assert ply.ply == number == match.position
        assert ply.view == GAME.view_all(match.state)
        assert ply.events == GAME.events(match.state, None)
    assert match.over
    assert match.record() == record


@pytest.mark.parametrize("seat", [0, 1, None])
def test_replay_view_is_that_of_the_seat(seat: int | None) -> None:
    record = change_record(actions=play_finished_match().actions[:30], result=None)
    match = start_match(2)
    for ply in replay(record, seat):
        assert ply.view == GAME.view(match.state, seat)
        assert "secret" not in ply.view
        if match.position < len(record.actions):
            match.act(match.actors()[0], record.actions[match.position])


@pytest.mark.parametrize("seat", [2, -1])
def test_unknown_seat_is_refused(seat: int) -> None:
    with pytest.raises(PlayError, match=f"seats 0 to 1, not {seat}"):
        count_plies(play_finished_match(), view=seat)


def test_unfinished_record_replays_to_its_last_action() -> None:
    assert count_plies(play_on(start_match(4), 17).record()) == 18


@pytest.mark.parametrize("number", [1, 2, 40])
@pytest.mark.parametrize("wrong", ["for 54", "dance", "take 1+1", "build 0,0", ""])
def test_invalid_action_error_names_its_number(number: int, wrong: str) -> None:
    actions = list(play_finished_match().actions)
    actions[number - 1] = wrong
    with pytest.raises(RecordError, match=f"^action {number}: "):
        count_plies(change_record(actions=actions))


def test_noncanonical_notation_is_refused() -> None:
    text = next(text for text in play_finished_match().actions if text.startswith("take"))
    actions = [text.replace(" ", "  ") if text.startswith("take") else text for text in play_finished_match().actions]
    with pytest.raises(RecordError, match=f"must be written as '{text}'".replace("+", r"\+")):
        count_plies(change_record(actions=actions))


def test_missing_or_extra_actions_are_refused() -> None:
    actions = play_finished_match().actions
    with pytest.raises(RecordError, match=f"^action {len(actions) - 1}: the record has a result, but ends before"):
        count_plies(change_record(actions=actions[:-1]))
    with pytest.raises(RecordError, match=f"^action {len(actions) + 1}: 'done' comes after the end"):
        count_plies(change_record(actions=[*actions, "done"]))


def test_wrong_result_is_refused() -> None:
    result = play_finished_match().result
    assert result is not None
    higher, others = [result.scores[0] + 1, *result.scores[1:]], [0, 1] if result.winners != [0, 1] else [0]
    with pytest.raises(RecordError, match=r"^result\.scores: the record says .* the replay gives"):
        count_plies(change_record(result=Result(higher, result.winners)))
    with pytest.raises(RecordError, match=r"^result\.winners: the record says .* the replay gives"):
        count_plies(change_record(result=Result(result.scores, others)))
    with pytest.raises(RecordError, match=r"^result: missing, although the game is over"):
        count_plies(change_record(result=None))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "^game: unknown game 'chess'; installed are: .*granada"),
        ({"seats": ["me"]}, "^seats: granada is for 2 to 6 seats, not 1"),
        ({"options": {"scoring": "double"}}, "^options: option scoring must be one of normal, simplified"),
        ({"options": {"luck": "1"}}, "^options: granada has no option 'luck'"),
        ({"key": "abc"}, "^key: 64 lower-case hex digits, not 'abc'"),
        ({"key": "xy" * 32}, "^key: 64 lower-case hex digits"),
        ({"key": "AB" * 32}, "^key: 64 lower-case hex digits"),
        ({"key": "00" * 31}, "^key: 64 lower-case hex digits"),
        ({"components": "0" * 64}, "^components: played with the set '?000000000000.*name the components file"),
    ],
)
def test_invalid_set_up_is_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        match_at_setup(change_record(**changes))


def test_other_key_makes_an_action_illegal() -> None:
    """Some action becomes illegal, and the error names it."""
    with pytest.raises(RecordError, match=r"^action \d+: "):
        count_plies(change_record(key="11" * 32))


def test_corrected_components_are_needed_for_replay(tmp_path: Path) -> None:
    text = (Path(tertulia.games.granada.__file__).parent / "components" / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('moats = ["S", "W"]', 'moats = ["N"]', 1), encoding="utf-8")
    box = GAME.components(own)
    match = Match.new(GAME, seats=["a", "b"], options={}, key=bytes(32), components=box)
    record = msgspec.structs.replace(play_on(match).record(), printed=None)
    assert record.components == box.hash
    assert count_plies(record, components=box) == len(record.actions) + 1
    with pytest.raises(RecordError, match=r"^components: "):
        count_plies(record)
    with pytest.raises(RecordError, match=r"^components: "):
        count_plies(play_finished_match(), components=box)


@pytest.mark.parametrize(
    ("handed", "message"),
    [
        ((5, 2, "greedy"), "handed 2: seats 0 to 1, not 2"),
        ((3, 1, "greedy"), "handed 2: after action 4 to .*, not 3"),
        ((10**6, 1, None), "handed 2: after action 4 to .*, not 1000000"),
    ],
)
def test_invalid_substitutions_are_refused(handed: tuple[int, int, str | None], message: str) -> None:
    sound = RecordedSubstitution(4, 0, "greedy")
    assert count_plies(change_record(handed=[sound])) == count_plies(play_finished_match())
    with pytest.raises(RecordError, match=message):
        count_plies(change_record(handed=[sound, RecordedSubstitution(*handed)]))


def test_repeated_substitutions_are_accepted() -> None:
    last = len(play_finished_match().actions)
    handed = [
        RecordedSubstitution(4, 0, "greedy"),
        RecordedSubstitution(4, 1, "greedy"),
        RecordedSubstitution(last, 0, None),
    ]
    assert count_plies(change_record(handed=handed)) == last + 1


def test_practice_outside_the_record_is_refused() -> None:
    last = len(play_finished_match().actions)
    for ply in (0, 1, last):
        assert count_plies(change_record(practice=Practice(None, ply))) == last + 1
    for ply in (-1, last + 1):
        with pytest.raises(RecordError, match=rf"^practice\.ply: 0 to {last}, not {ply}$"):
            match_at_setup(change_record(practice=Practice(None, ply)))


def test_damaged_record_is_refused_before_unknown_seat() -> None:
    with pytest.raises(RecordError, match=r"^key: "):
        count_plies(change_record(key="abc"), view=5)


def test_illegal_action_error_names_rules_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """If there are rules of several versions, the error says so."""
    wrong = change_record(actions=["dance", *play_finished_match().actions[1:]])
    for version, named in ((1, False), (2, True), (3, True)):
        monkeypatch.setattr(type(GAME), "version", version)
        with pytest.raises(RecordError, match=r"^action 1: ") as refused:
            count_plies(wrong)
        assert (f"(by version {version} of the rules of granada" in str(refused.value)) == named


@pytest.mark.parametrize("text", ["0", "donkey 1", "0 donkey 1", "2: donkey 1", ": donkey 1"])
def test_action_needs_its_seat_if_several_may_act(text: str) -> None:
    game = installed_games()["la-granja"]
    match = Match.new(game, seats=["me", "me"], options={}, key=bytes(32))
    while len(match.actors()) == 1:
        (seat,) = match.actors()
        match.act(seat, match.legal(seat)[0])
    record = match.record()
    with pytest.raises(
        RecordError, match=f"^action {len(record.actions) + 1}: several seats may act; write one of the seats 0, 1 and"
    ):
        count_plies(msgspec.structs.replace(record, actions=[*record.actions, text]))

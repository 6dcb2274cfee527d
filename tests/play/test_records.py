"""Game record files: written completely, read strictly; errors name the damaged place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tertulia.play import FORMAT, RecordError, decode_record, encode_record, load_record, match_at_setup, save_record
from tertulia.play.records import seat_names

from .matches import GAME, KEY, play_finished_match, play_on, start_match


def change_record(**changes: Any) -> bytes:
    """Return the finished record with fields changed; `...` removes a field."""
    data = {**json.loads(encode_record(play_finished_match())), **changes}
    return json.dumps({name: value for name, value in data.items() if value is not ...}).encode()


def test_record_has_the_documented_shape() -> None:
    data = json.loads(encode_record(play_finished_match()))
    assert list(data) == ["format", "game", "components", "options", "seats", "key", "actions", "result"]
    assert data["format"] == FORMAT == "tertulia-record/1"
    assert (data["game"], data["options"], data["seats"]) == ("granada", {"scoring": "normal"}, ["me", "me"])
    assert data["components"] == GAME.components().hash
    assert data["key"] == KEY.hex()
    assert all(GAME.actions.notation(GAME.actions.parse(text)) == text for text in data["actions"])
    assert set(data["result"]) == {"scores", "winners"}
    assert encode_record(play_finished_match()).startswith(
        b'{\n "format": "tertulia-record/1",\n "game": "granada",\n'
    ), "a fact a line"


def test_bot_name_has_at_most_60_characters() -> None:
    def handed(length: int) -> bytes:
        return change_record(handed=[{"ply": 0, "seat": 0, "bot": "b" * length}])

    assert decode_record(handed(60)).handed[0].bot == "b" * 60
    with pytest.raises(RecordError, match="handed"):
        decode_record(handed(61))


def test_seats_with_equal_names_get_numbers() -> None:
    assert seat_names(decode_record(change_record(seats=["greedy", "greedy"]))) == ["greedy 1", "greedy 2"]
    assert seat_names(decode_record(change_record(seats=["human", "greedy"]))) == ["human", "greedy"]


def test_unfinished_match_has_no_result() -> None:
    assert play_on(start_match(), 5).record().result is None


def test_writing_and_reading_are_inverse(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_record(play_finished_match(), path)
    assert load_record(path) == play_finished_match()
    assert path.read_bytes() == encode_record(decode_record(path.read_bytes())), "the same record, the same bytes"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"], "no draft is left behind"


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (b"", "not a JSON record"),
        (b"{", "not a JSON record"),
        (b"\xff\xfe\x00", "not a JSON record"),
        (b"[]", "record"),
        (b"12", "record"),
        (dict(format="tertulia-record/2"), "format"),
        (dict(format=...), "format"),
        (dict(game=...), "game"),
        (dict(game=7), "game"),
        (dict(seats="me"), "seats"),
        (dict(seats=["me", 3]), r"seats\[1\]|seats\[\.\.\.\]"),
        (dict(options={"scoring": 1}), "options"),
        (dict(actions=["take 1", None]), "actions"),
        (dict(result={"scores": [1, 2]}), "winners"),
        (dict(result={"scores": ["1", 2], "winners": [0]}), "result.scores"),
        (dict(comment="nice game"), "comment"),
        (dict(handed=[{"ply": 0, "seat": 0, "bot": "x" * 40_000}]), r"handed\[0\].bot|handed\[\.\.\.\].bot"),
        (dict(practice={"table": "no such id", "ply": 0}), "practice.table"),
        (dict(practice={"table": "x" * 33, "ply": 0}), "practice.table"),
    ],
)
def test_damaged_record_error_names_place(damage: bytes | dict[str, Any], place: str) -> None:
    data = damage if isinstance(damage, bytes) else change_record(**damage)
    with pytest.raises(RecordError, match=place) as error:
        decode_record(data)
    assert len(str(error.value)) < 400


def test_truncated_file_is_refused(tmp_path: Path) -> None:
    whole, path = encode_record(play_finished_match()), tmp_path / "cut.json"
    for length in range(0, len(whole) - 2, 97):
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError, match=r"cut\.json: not a JSON record"):
            load_record(path)


def test_unreadable_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json: cannot be read: No such file"):
        load_record(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot be read"):
        load_record(tmp_path)


def test_too_large_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate((16 << 20) + 1)
    with pytest.raises(RecordError, match="larger than 16 MiB"):
        load_record(path)


def test_failed_save_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        save_record(play_finished_match(), tmp_path / "missing" / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_names_need_one_per_seat_without_control_characters() -> None:
    named = decode_record(change_record(names=["Ana", ""]))
    assert seat_names(named) == ["Ana", "me"]
    assert seat_names(play_finished_match()) == ["me 1", "me 2"]
    assert match_at_setup(named).position == 0
    for wrong in (["Ana"], ["Ana", "\x1b[2J"], ["Ana", "B" * 41]):
        with pytest.raises(RecordError, match="names"):
            match_at_setup(decode_record(change_record(names=wrong)))

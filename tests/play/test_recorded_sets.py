"""Records contain the component set if it is not the package's, and are replayed without a file."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.kernel.component_sets import HEADER_TABLE, MARKS_KEY, SOURCE_KEY
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components
from tertulia.play import GameRecord, Match, RecordError, decode_record, encode_record, replay

from .matches import GAME, KEY, play_finished_match, play_on

OTHER_NAME = "a set of one changed number"


def change_one_number(name: str = OTHER_NAME) -> Components:
    """Return the package's set with the first number that the game lets increase by one."""
    for table, part in GAME.components().data.items():
        for fact, value in part.items() if isinstance(part, dict) else ():
            if isinstance(value, int):
                data = {HEADER_TABLE: {"name": name, "game": GAME.name}, table: {fact: value + 1, SOURCE_KEY: "box"}}
                with suppress(ComponentsError):
                    return GAME.components(ComponentsText("own", msgspec.json.encode(data)))
    raise AssertionError("the game has no number that stands alone in a table")


def play_with_set(box: Components) -> GameRecord:
    match = Match.new(GAME, seats=["a", "b"], options={}, key=KEY, components=box)
    return play_on(match.fork()).record()


def test_record_omits_the_set_of_the_package() -> None:
    assert play_finished_match().printed is None
    assert play_with_set(GAME.components()) == msgspec.structs.replace(play_finished_match(), seats=["a", "b"])
    assert b"printed" not in encode_record(play_finished_match())


def test_record_with_a_set_is_replayed_without_its_file() -> None:
    box = change_one_number()
    data = encode_record(play_with_set(box))
    record = decode_record(data)
    assert encode_record(record) == data
    assert record.printed is not None
    assert (record.components, record.printed[HEADER_TABLE]["name"]) == (box.hash, OTHER_NAME)
    assert len(list(replay(record))) == len(record.actions) + 1
    assert len(list(replay(record, components=box))) == len(record.actions) + 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda printed: printed.popitem(), r"^components: "),
        (lambda printed: printed.update(own={"a": 1}), "own"),
        (lambda printed: printed.update(own=10**4000), "printed: "),
        (lambda printed: printed.update({HEADER_TABLE: {"name": "<b>", "game": GAME.name}}), "name must be 1 to"),
        (lambda printed: printed.update({HEADER_TABLE: {"name": "a", "game": "another"}}), "another"),
    ],
    ids=["less", "more", "a huge number", "a name", "another game"],
)
def test_damaged_set_in_a_record_is_refused(change: Any, says: str) -> None:
    record = play_with_set(change_one_number())
    printed = deepcopy(record.printed) or {}
    change(printed)
    if says.startswith("^components"):  # omitted parts are the package's, which is another set than the record names
        printed = {HEADER_TABLE: printed[HEADER_TABLE]}
        says = "components says"
    with pytest.raises(RecordError, match=says) as error:
        list(replay(msgspec.structs.replace(record, printed=printed)))
    assert str(error.value).startswith("printed: ")
    assert len(str(error.value)) < 600


def test_set_with_another_hash_is_refused() -> None:
    record = msgspec.structs.replace(play_with_set(change_one_number()), components=GAME.components().hash)
    with pytest.raises(RecordError, match=r"^printed: the set has the hash"):
        list(replay(record))


@pytest.mark.parametrize("deep", [40, 100_000])
def test_deeply_nested_set_is_refused(deep: int) -> None:
    text = (
        encode_record(play_finished_match()).rstrip().removesuffix(b"}")
        + b', "printed": {"own": '
        + b"[" * deep
        + b"]" * deep
        + b"}}"
    )
    with pytest.raises(RecordError, match="nested"):
        list(replay(decode_record(text)))


def test_record_contains_marks_of_the_set() -> None:
    """A record alone shows how certain each fact is."""
    record = play_with_set(change_one_number())
    assert record.printed is not None
    read = GAME.components(ComponentsText("again", msgspec.json.encode(record.printed)))
    assert read.marks == change_one_number().marks
    assert any(MARKS_KEY in part for part in record.printed.values() if isinstance(part, dict))


def test_commands_write_and_read_recorded_sets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tertulia.cli.main import main

    file = tmp_path / "own.json"
    file.write_bytes(msgspec.json.encode(play_with_set(change_one_number()).printed))
    simulate = ["simulate", GAME.name, "--games", "1", "--seats", "greedy,greedy", "--components", str(file)]
    with pytest.raises(SystemExit) as exit_info:
        main([*simulate, "--records", str(tmp_path / "records")])
    assert exit_info.value.code in (0, None)
    (record,) = (tmp_path / "records").iterdir()
    for extra in ([], ["--components", str(tmp_path / "gone.toml")]):
        capsys.readouterr()
        with pytest.raises(SystemExit) as exit_info:
            main(["replay", str(record), "--json", *extra])
        assert exit_info.value.code in (0, None)
        assert capsys.readouterr().out.startswith('{"ply":0,')

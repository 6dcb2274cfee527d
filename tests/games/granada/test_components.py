"""Component sets: the package's is complete, and each error in a corrected file names its line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tertulia.games.granada
from tertulia.kernel.component_text import ComponentsError
from tertulia.kernel.registry import find_game
from tests.games.dealing import write_changed_set
from tests.i18n.faults import assert_worded

from .slow.table import KINDS

GAME = find_game("granada")
FILE = Path(tertulia.games.granada.__file__).parent / "components" / "components.toml"
TEXT = FILE.read_text(encoding="utf-8")


def write_change(folder: Path, old: str, new: str) -> tuple[Path, int]:
    """Write a copy of the file with its first `old` replaced. Returns its path and the line of that place."""
    return write_changed_set(TEXT, folder, (old, new)), TEXT[: TEXT.index(old)].count("\n") + 1


def format_tile_start(number: int, *lines: str) -> str:
    """Return the beginning of a tile in the file."""
    return "\n".join([f"number = {number}", *lines])


FRONT = 'front = { kind = "arena", value = 2 }'
BACK = 'back = { kind = "bath", value = 3 }'
MOATS = 'moats = ["S", "W"]'
FAULTS = [
    # (replaced text, replacement, line of the error counted from there, part of the message)
    ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [1, 2, 3]", 0, "values must be"),
    ("copies = 3", "copies = 4", 0, "copies must be 3"),
    ('currencies = ["yellow"', 'currencies = ["red"', 0, "currencies must be"),
    ('currency_of_space = ["yellow"', 'currency_of_space = ["green"', 0, "each of yellow, green, orange, blue once"),
    ("points_per_side = 1", "points_per_side = -1", 0, "points_per_side must be a number from 0 to 9"),
    ("points_per_side = 1", 'points_per_side = "1"', 0, "points_per_side must be a number from 0 to 9"),
    ("normal_b = [2, 1]", "normal_b = [2]", 0, "normal_b must have 2 numbers"),
    ("simplified_c = [18, 10, 3]", "simplified_c = [18, 10, -3]", 0, "simplified_c must have 3 numbers"),
    ('order = ["arena", ', 'order = ["palace", ', 0, "order must name each of arena"),
    (format_tile_start(1, FRONT), format_tile_start(55, FRONT), 0, "number must be a number from 1 to 54"),
    (format_tile_start(2), format_tile_start(1), 0, "tile 1 appears twice"),
    (
        format_tile_start(1, FRONT),
        format_tile_start(1, FRONT.replace("arena", "palace")),
        1,
        "front: kind must be one of arena",
    ),
    (
        format_tile_start(1, FRONT),
        format_tile_start(1, FRONT.replace("2", "3")),
        1,
        "value must be an even number from 2 to 12",
    ),
    (
        format_tile_start(1, FRONT),
        format_tile_start(1, FRONT.replace("2", "14")),
        1,
        "value must be an even number from 2 to 12",
    ),
    (
        format_tile_start(1, FRONT),
        format_tile_start(1, FRONT.replace("value = 2", 'value = "2"')),
        1,
        "value must be an even number",
    ),
    (format_tile_start(1, FRONT), format_tile_start(1, "front = 2"), 1, "front: kind must be one of"),
    (
        format_tile_start(1, FRONT, BACK),
        format_tile_start(1, FRONT, BACK.replace("3", "4")),
        2,
        "value must be an odd number from 3 to 13",
    ),
    (
        format_tile_start(1, FRONT, BACK),
        format_tile_start(1, FRONT, BACK.replace("3", "5")),
        2,
        "the next higher value",
    ),
    (
        format_tile_start(1, FRONT, BACK),
        format_tile_start(1, FRONT, BACK.replace("bath", "arena")),
        2,
        "the two sides must have different kinds",
    ),
    (
        format_tile_start(1, FRONT, BACK, MOATS),
        format_tile_start(1, FRONT, BACK, 'moats = ["N", "E", "S", "W"]'),
        3,
        "at most 3 different ones",
    ),
    (
        format_tile_start(1, FRONT, BACK, MOATS),
        format_tile_start(1, FRONT, BACK, 'moats = ["S", "S"]'),
        3,
        "at most 3 different ones",
    ),
    (
        format_tile_start(1, FRONT, BACK, MOATS),
        format_tile_start(1, FRONT, BACK, 'moats = ["north"]'),
        3,
        "different ones of N, E, S, W",
    ),
    (
        format_tile_start(1, FRONT, BACK, MOATS),
        format_tile_start(1, FRONT, BACK, "moats = 2"),
        3,
        "different ones of N, E, S, W",
    ),
    (
        "points_per_side = 1",
        "points_per_side = 1\npoints_a_side = 2",
        1,
        "unknown key 'points_a_side'; accepted are points",
    ),
    (
        format_tile_start(1, FRONT),
        format_tile_start(1, "front_side = 2", FRONT),
        1,
        "unknown key 'front_side'; accepted are number, front, back, moats",
    ),
    ("[yard]", '[courtyard]\nsource = "box"\n\n[yard]', 0, "courtyard: unknown table; accepted are money, yard"),
    ('source = "rules"', 'source = "hearsay"', 0, "source must be one of rules, public, inferred, reconstructed, box"),
]


@pytest.mark.parametrize(("old", "new", "below", "says"), FAULTS)
def test_error_names_its_line(old: str, new: str, below: int, says: str, tmp_path: Path) -> None:
    path, line = write_change(tmp_path, old, new)
    with pytest.raises(ComponentsError) as caught:
        GAME.components(path)
    assert_worded("granada", caught.value.faults)
    found = [text for text in str(caught.value).splitlines() if text.startswith(f"own.toml:{line + below}:")]
    assert any(says in text for text in found), str(caught.value)


def test_duplicate_value_of_a_kind_is_refused(tmp_path: Path) -> None:
    """The error names the second tile with this side."""
    path, _ = write_change(tmp_path, 'front = { kind = "bath", value = 2 }', FRONT)
    second = [i for i, text in enumerate(path.read_text().splitlines(), 1) if text == FRONT][1]
    with pytest.raises(ComponentsError, match=rf"own\.toml:{second}: tile 2: a second arena of value 2") as caught:
        GAME.components(path)
    assert_worded("granada", caught.value.faults)


def test_missing_tile_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT[: TEXT.rindex("[[tile]]")], encoding="utf-8")
    with pytest.raises(ComponentsError, match="expected 54 tiles, not 53"):
        GAME.components(path)


@pytest.mark.parametrize("table", ["money", "yard", "moats", "majorities", "kinds"])
def test_missing_table_is_named(table: str, tmp_path: Path) -> None:
    path, _ = write_change(tmp_path, f"[{table}]", f"[{table}s-of-mine]")
    with pytest.raises(ComponentsError, match=rf"own\.toml:\d+: the table \[{table}\] is missing"):
        GAME.components(path)


def test_all_errors_are_listed_in_file_order(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace("copies = 3", "copies = 2").replace("moats = []", 'moats = ["X"]'), encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        GAME.components(path)
    lines = [int(text.split(":")[1]) for text in str(caught.value).splitlines()]
    assert len(lines) == 1 + TEXT.count("moats = []")
    assert lines == sorted(lines)


def test_unreadable_or_invalid_toml_is_refused(tmp_path: Path) -> None:
    path, _ = write_change(tmp_path, "copies = 3", "copies = = 3")
    with pytest.raises(ComponentsError, match=r"not a TOML file: .*line \d+"):
        GAME.components(path)
    with pytest.raises(ComponentsError, match="cannot be read"):
        GAME.components(tmp_path / "nothing.toml")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match="not a TOML file"):
        GAME.components(path)


def test_unexpected_value_type_is_refused(tmp_path: Path) -> None:
    path, _ = write_change(tmp_path, "copies = 3", "copies = 3\nprinted = 2009-10-01")
    with pytest.raises(ComponentsError):
        GAME.components(path)


def test_package_component_set_is_complete() -> None:
    """54 tiles; nine kinds with each value from 2 to 13 once, the front even, the back one higher."""
    tiles = GAME.components().data["tile"]
    assert sorted(tile["number"] for tile in tiles) == list(range(1, 55))
    sides = Counter((tile[face]["kind"], tile[face]["value"]) for tile in tiles for face in ("front", "back"))
    assert sides == Counter((kind, value) for kind in KINDS for value in range(2, 14))
    assert all(tile["back"]["value"] == tile["front"]["value"] + 1 for tile in tiles)
    assert all(tile["back"]["kind"] != tile["front"]["kind"] for tile in tiles)
    assert all(len(tile["moats"]) <= 3 for tile in tiles)
    behind = {(tile[a]["kind"], tile[b]["kind"]) for tile in tiles for a, b in (("front", "back"), ("back", "front"))}
    assert ("arena", "hospital") in behind
    assert ("library", "residence") in behind


def test_ruling_17_reconstructed_facts_are_marked() -> None:
    """Reconstructed are the moats of every tile and the currencies of the yard's spaces.

    Other facts have a mark as well.
    """
    marks = dict(GAME.components().marks)
    assert {marks[f"tile {number}"] for number in range(1, 55)} == {"reconstructed"}
    assert marks["yard"] == "reconstructed"
    assert marks["money"] == "rules"
    assert marks["moats"] == "public"


def test_corrected_set_has_its_own_hash(tmp_path: Path) -> None:
    """The corrected set is the one played. A corrected mark alone changes neither facts nor hash."""
    path, _ = write_change(
        tmp_path, format_tile_start(1, FRONT, BACK, MOATS), format_tile_start(1, FRONT, BACK, 'moats = ["N"]')
    )
    own, usual = GAME.components(path), GAME.components()
    assert own.hash != usual.hash
    marked, _ = write_change(tmp_path, 'source = "reconstructed"', 'source = "box"')
    assert GAME.components(marked).hash == usual.hash
    assert dict(GAME.components(marked).marks) != dict(usual.marks)
    state = GAME.zero_state(own)
    assert int(state[0]["box"]["moats"][0]) == 1


def test_order_of_tiles_in_the_file_does_not_matter(tmp_path: Path) -> None:
    head, *tiles = TEXT.split("[[tile]]")
    path = tmp_path / "own.toml"
    path.write_text("[[tile]]".join([head, *(text.rstrip() + "\n\n" for text in tiles[::-1])]), encoding="utf-8")
    assert GAME.to_bytes(GAME.zero_state(GAME.components(path))) == GAME.to_bytes(GAME.zero_state())


def test_single_facts_have_their_own_marks() -> None:
    """The rulebook names green and orange; yellow and blue are known from other sources."""
    marks = dict(GAME.components().marks)
    assert {marks["money-yellow"], marks["money-blue"]} == {"public"}


def test_file_of_another_layout_gives_one_error(tmp_path: Path) -> None:
    """Its keys belong to another version; an error for each would hide the useful one."""
    path = tmp_path / "own.toml"
    other = (
        TEXT.replace("[yard]", "[market]")
        .replace("normal_", "")
        .replace('moats = ["S", "W"]\nsource', "moats = []\nmark")
    )
    path.write_text('tile_source = "reconstructed"\n' + other, encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        GAME.components(path)
    assert_worded("granada", caught.value.faults)
    message = str(caught.value)
    assert "\n" not in message
    assert "tile_source, market, majorities.a, majorities.b, majorities.c, tile.mark are unknown" in message
    missing = "yard, majorities.normal_a, majorities.normal_b, majorities.normal_c, tile.source are missing"
    assert missing in message
    assert str(FILE) in message


@pytest.mark.parametrize("part", ["[[tile]]\n", "majorities = [1, 2]\n", "money = 3\n", "[tile]\nnumber = 1\n"])
def test_unrelated_file_is_refused(part: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("a = 1\nb = 2\nc = 3\n" + part, encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"own\.toml: does not have the layout of this version: a, b, c"):
        GAME.components(path)

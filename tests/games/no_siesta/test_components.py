"""Component sets: the package's is complete, errors name their line, corrected files are playable."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tertulia.games.no_siesta
from tertulia.games.no_siesta.game import GAME
from tertulia.kernel.component_text import ComponentsError
from tests.games.dealing import write_changed_set
from tests.games.no_siesta.scenario import Scenario
from tests.games.no_siesta.slow.follow import Follower
from tests.games.no_siesta.slow.legal import load_packaged_data
from tests.i18n.faults import assert_worded

FILE = Path(tertulia.games.no_siesta.__file__).parent / "components" / "components.toml"
TEXT = FILE.read_text(encoding="utf-8")
DATA = GAME.components().data
GAP_1 = "number = 1\nsilver = 2\npoints = 1"
GAP_6 = "number = 6\nsilver = 4\npoints = 3"
FIELD_1 = 'needs = ["grain", "pig"]'
FIELD_5 = 'needs = ["grain", "grape", "donkey", "silver"]'
TRADE = 'fields = ["olive", "grain", "grape", "pig", "donkey"]'
BARROW_1 = 'goods = ["olive", "grain", "grape", "grain", "olive", "silver"]'
DISCS = "disc_spaces = [2, 5, 8]"
ARROWS = 'arrows = [["olive", "grain"],'
HATS = '["hat"], ["hat"], ["hat"], ["hat"],'
RULES = 'source = "rules"'
NEEDS = "helper_field: needs must be 2 to 4 of olive, grain, grape, pig, donkey, hat, silver"
LOADS = "barrow: goods must be 2 to 10 of olive, grain, grape, pig, silver"
FAULTS = [
    # (replaced text, replacement, line named in the error, part of the message)
    (GAP_1, GAP_1.replace("= 2", "= 1"), "silver = 2", "roof_gap: silver must be a number from 2 to 20"),
    (GAP_1, GAP_1.replace("= 2", '= "two"'), "silver = 2", "roof_gap: silver must be a number from 2 to 20"),
    (GAP_1, GAP_1.replace("points = 1", "points = 2"), "points = 1\nsource = \"public\"", "points must not decrease from left"),
    (GAP_1, GAP_1.replace("number = 1", "number = 7"), "number = 1", "roof_gap: number must be from 1 to 6, each once"),
    (GAP_1, GAP_1.replace("number = 1", "number = [1]"), "number = 1", "roof_gap: number must be from 1 to 6, each once"),
    (GAP_6, GAP_6.replace("number = 6", "number = 5"), GAP_6, "roof_gap: number must be from 1 to 6, each once"),
    (f'[[roof_gap]]\n{GAP_6}\nsource = "reconstructed"', "", f"[[roof_gap]]\n{GAP_1}", "roof_gap: expected 6, not 5"),
    (FIELD_1, 'needs = ["pig"]', FIELD_1, NEEDS),
    (FIELD_5, FIELD_5.replace("]", ', "pig"]'), FIELD_5, NEEDS),
    (FIELD_1, FIELD_1.replace("grain", "straw"), FIELD_1, NEEDS),
    (FIELD_1, 'needs = "pig"', FIELD_1, NEEDS),
    (f"{FIELD_1}\npoints = 0", f"{FIELD_1}\npoints = 1", "points = 0", "helper_field: only the four on the right can score"),
    (TRADE, TRADE.replace('"grain", ', '"olive", '), TRADE, "trade: fields must be different goods of olive, grain"),
    (TRADE, TRADE.replace("donkey", "silver"), TRADE, "trade: fields must be different goods"),
    (TRADE, "fields = []", TRADE, "trade: fields must be different goods"),
    (TRADE, "fields = [3]", TRADE, "trade: fields must be different goods"),
    (BARROW_1, 'goods = ["olive"]', BARROW_1, LOADS),
    (BARROW_1, BARROW_1.replace('"olive"', '"hat"', 1), BARROW_1, LOADS),
    (BARROW_1, BARROW_1.replace('"olive"', '"donkey"', 1), BARROW_1, LOADS),
    ("donkeys = 3", "donkeys = 5", "donkeys = 3", "barrow: donkeys must be a number from 0 to 4"),
    ("later = 3", "later = 6", "later = 3", "barrow: later must be at most first"),
    ("olive = 6", "olive = 0", "olive = 6", "storage: olive must be a number from 1 to 12"),
    ("grape = 6\n", "", "[storage]", "storage: grape must be a number from 1 to 12"),
    ("spaces = 10", "spaces = 31", "spaces = 10", "siesta: spaces must be a number from 3 to 30"),
    (DISCS, "disc_spaces = [2, 5]", DISCS, "siesta: disc_spaces must be 3 different numbers from 1 to 10"),
    (DISCS, "disc_spaces = [2, 5, 5]", DISCS, "siesta: disc_spaces must be 3 different numbers from 1 to 10"),
    (DISCS, "disc_spaces = [2, 5, 11]", DISCS, "siesta: disc_spaces must be 3 different numbers from 1 to 10"),
    (ARROWS, ARROWS.replace("grain", "hat"), ARROWS, "revenue_board: arrows must be pairs of two different resources of olive"),
    (ARROWS, ARROWS.replace("grain", "olive"), ARROWS, "revenue_board: arrows must be pairs of two different resources"),
    (ARROWS, ARROWS.replace("grain", "commodity"), ARROWS, "revenue_board: arrows must be pairs of two different resources"),
    (ARROWS, ARROWS.replace('"grain"', '"grain", "pig"'), ARROWS, "revenue_board: arrows must be pairs of two different resources"),
    (HATS, HATS.replace('["hat"], ', "", 1), "[roof_tiles]", "roof_tiles: expected 24 tiles in total, not 23"),
    ("change_revenue = 4", "change_revenue = 5", "[roof_tiles]", "roof_tiles: expected 24 tiles in total, not 25"),
    (HATS, HATS.replace('["hat"]', '["hat", "hat", "hat"]', 1), "bonus = [", "bonus must list tiles, each with one or two of"),
    (HATS, HATS.replace('["hat"]', '["commodity"]', 1), "bonus = [", "bonus must list tiles, each with one or two of"),
    ("change_revenue = 4", "change = 4", "change_revenue = 4", "roof_tiles: unknown key 'change'; accepted are bonus"),
    ("[siesta]", '[nap]\nsource = "box"\n\n[siesta]', "[siesta]", "nap: unknown table; accepted are roof_gap, helper_field"),
    (RULES, RULES.replace("rules", "guess"), RULES, "roof_gap: source must be one of rules, public"),
]  # fmt: skip


def test_package_component_set_is_complete() -> None:
    assert len(DATA["roof_gap"]) == len(DATA["helper_field"]) == 6
    points = [row["points"] for row in DATA["roof_gap"]]
    assert points == sorted(points)
    assert set(points) == {1, 2, 3}
    assert [row["points"] for row in DATA["helper_field"]][:2] == [0, 0]
    assert {row["points"] for row in DATA["helper_field"][2:]} == {1, 2}
    assert [row["goods"][1:4] for row in DATA["barrow"]][2] == ["pig", "silver", "pig"]
    assert (DATA["barrow"][0]["first"], DATA["barrow"][0]["donkeys"], DATA["trade"]["points"]) == (5, 1, 2)
    assert 2 in DATA["siesta"]["disc_spaces"]
    tiles = DATA["roof_tiles"]
    assert len(tiles["bonus"]) + tiles["change_revenue"] + tiles["point"] == 24


def test_view_contains_the_printed_sheet() -> None:
    data = load_packaged_data()
    sheet: Any = GAME.view(GAME.new({}, 2, bytes(32)), None)["sheet"]
    for name, keys in (("roof_gap", ("silver", "points")), ("helper_field", ("needs", "points"))):
        rows = sheet["roof" if name == "roof_gap" else "helper_fields"]
        assert [[row[key] for key in keys] for row in data[name]] == [[row[key] for key in keys] for row in rows]
    assert [row["goods"] for row in data["barrow"]] == [row["goods"] for row in sheet["barrows"]]
    assert sheet["siesta"] == {"spaces": 10, "discs": [2, 5, 8]}
    assert {frozenset(pair) for pair in sheet["arrows"]} == {
        frozenset(pair) for pair in data["revenue_board"]["arrows"]
    }


def test_most_facts_are_marked_as_reconstructed() -> None:
    marks = Counter(mark for _, mark in GAME.components().marks)
    assert marks["reconstructed"] > marks["rules"] > 0
    assert dict(GAME.components().marks)["barrow-donkeys 1"] == "rules"


@pytest.mark.parametrize(("old", "new", "line", "message"), FAULTS, ids=[str(n) for n in range(len(FAULTS))])
def test_error_names_its_line(old: str, new: str, line: str, message: str, tmp_path: Path) -> None:
    at = TEXT.index(old) + old.index(line) if line in old else TEXT.index(line)
    number = TEXT[:at].count("\n") + 1
    with pytest.raises(ComponentsError) as caught:
        GAME.components(write_changed_set(TEXT, tmp_path, (old, new)))
    assert_worded("no-siesta", caught.value.faults)
    lines = str(caught.value).splitlines()
    assert any(message in text and text.startswith(f"own.toml:{number}:") for text in lines), (number, lines)


@pytest.mark.parametrize("other", ["hat", "commodity"])
def test_ruling_31_arrow_from_or_to_hat_or_commodity_is_refused(tmp_path: Path, other: str) -> None:
    for pair in (f'["{other}", "grain"]', f'["grain", "{other}"]'):
        with pytest.raises(ComponentsError, match="arrows must be pairs of two different resources of olive"):
            GAME.components(write_changed_set(TEXT, tmp_path, (ARROWS, f"arrows = [{pair},")))


def test_order_of_gaps_in_the_file_does_not_matter(tmp_path: Path) -> None:
    """Points must rise from left to right, independently of the order in the file."""
    swapped = ((GAP_1, "first"), (GAP_6, GAP_1), ("first", GAP_6))
    rows = GAME.components(write_changed_set(TEXT, tmp_path, *swapped)).data["roof_gap"]
    assert [row["number"] for row in rows] == [6, 2, 3, 4, 5, 1]


def test_several_errors_are_listed_at_once(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError) as caught:
        GAME.components(
            write_changed_set(
                TEXT, tmp_path, (FIELD_1, "needs = []"), (BARROW_1, "goods = []"), (DISCS, "disc_spaces = 3")
            )
        )
    assert len(str(caught.value).splitlines()) == 3


def test_corrected_file_can_be_played(tmp_path: Path) -> None:
    """Different circles, points and arrows need no change of code."""
    path = write_changed_set(
        TEXT,
        tmp_path,
        (GAP_1, "number = 1\nsilver = 5\npoints = 0"),
        (FIELD_1, 'needs = ["hat", "hat"]'),
        (TRADE, 'fields = ["grape"]'),
        (BARROW_1, 'goods = ["pig", "silver"]'),
        ("first = 5", "first = 9"),
        (DISCS, "disc_spaces = [1, 3, 4]"),
        (ARROWS, 'arrows = [["olive", "silver"], ["olive", "grain"],'),
    )
    box = GAME.components(path)
    table = Scenario(2, components=box).scoring().add_loose(0, hat=3, pig=1, silver=1, donkey=1, grape=3, olive=3)
    table.act(0, "field 1 hat loose", "field 1 hat loose", "climb loose", "load 1 pig loose", "load 1 silver loose")
    table.act(0, "load 1 donkey loose", "waive")
    assert not table.may("trade olive")
    table.act(0, "trade grape 3-loose").end_scoring().act(0, "hire no_donkeys")
    assert table.sources(0) == {"siesta": 1, "barrows": 9, "trade": 2}
    state = GAME.new({}, 2, bytes(32), box)
    Follower(GAME, state, box.data)
    assert box.hash != GAME.components().hash


def test_barrow_of_ten_goods_can_be_loaded_completely(tmp_path: Path) -> None:
    goods = ["olive", "grain", "grape", "pig", "silver"] * 2
    path = write_changed_set(TEXT, tmp_path, (BARROW_1, f"goods = {goods}".replace("'", '"')))
    table = Scenario(2, components=GAME.components(path)).scoring()
    table.add_loose(0, olive=2, grain=2, grape=2, pig=2, silver=2)
    table.act(0, *(f"load 1 {good} loose" for good in goods))
    assert table.player(0)["barrows"][0]["crossed"] == goods
    assert not table.may("load 1 silver")

"""Errors in a corrected components file: each names its line, the mistake, and the accepted values."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.games.la_granja.components import load
from tertulia.kernel.component_text import ComponentsError
from tests.games.dealing import write_changed_set
from tests.i18n.faults import assert_worded

from .test_components import TEXT, find_helper_line, find_line, format_card_start

BUY = "buy = { olive = 3, grain = 3, grape = 4, pig = 5 }"
SELL = "sell = { olive = 1, grain = 1, grape = 2, pig = 3 }"
SPACES = "[0, 0, 5], [1, 0, 6]"
START = "start = [[2, 2], [1, 1], [2, 1], [1, 2]]"
CLOSED = "closed_deluxe_3_players = [[-1, 0], [-1, 1]"
WAINWRIGHT = "row = { food = 1, wine = 1, meat = 1 }"
ROUND_1 = '["olive", "grain_or_olive", "siesta_1", "card"]'
BARROW = 'barrow = { goods = ["grain", "meat"], points = 3 }'
BOARD = [
    # (replaced text, replacement, line named in the error if another, part of the message)
    (BUY, BUY.replace(", pig = 5", ""), BUY, "buy must have a price from 0 to 9 for olive, grain, grape, pig"),
    (BUY, BUY.replace("olive = 3", "olive = 10"), BUY, "buy must have a price from 0 to 9"),
    (BUY, "buy = 3", BUY, "buy must have a price from 0 to 9"),
    (SELL, SELL.replace("pig = 3", "pig = 5"), SELL, "pig must cost more to buy than to sell"),
    ("upgrade = { olive = 2", 'upgrade = { olive = "2"', "upgrade = {", "upgrade must have a price from 0 to 9"),
    ("[0, 1, 2, 3, 4, 5]", "[0, 1, 2, 3, 4]", "roof_points", "roof_points must have 6 numbers"),
    ("hand_limit = 3", "hand_limit = 21", "hand_limit = 3", "hand_limit must be a number from 0 to 20"),
    ("extra_deliveries = 1", "extra_deliveries = 3", "extra_deliveries = 1", "from 0 to 2"),
    ("markers = 25", "markers = 14", "markers = 25", "markers must be a number from 15 to 99"),
    ("start = { points = 1", "start = { point = 1", "start = {", "points, silver, commodities, cards"),
    (
        "points = [0, 0, 1, 1",
        "points = [1, 0, 1, 1",
        "points = [0, 0",
        "points must have 10 numbers that do not decrease",
    ),
    ("points = [0, 0, 1, 1", "points = [0, 1, 1", "points = [0, 0", "points must have 10 numbers"),
    ("hats = [3, 2, 1, 0]", "hats = [3, 2, 1]", "hats =", "hats must have 4 numbers"),
    ('name = "wainwright"', 'name = "smith"', "[[building]]", "the buildings must be merchant_house, wainwright"),
    ("number = 2  # the die", "number = 3  # the die", "number = 2  # the die", "wainwright must have the number 2"),
    (WAINWRIGHT, "row = { food = 0 }", WAINWRIGHT, "row must ask for 1 to 9 of olive"),
    (WAINWRIGHT, "row = { point = 1 }", WAINWRIGHT, "wainwright: row must ask"),
    (WAINWRIGHT, "row = {}", WAINWRIGHT, "wainwright: row must ask"),
    (SPACES, "[0, 0, 7], [1, 0, 6]", "spaces = [", "spaces must have 14 spaces [q, r, value] with values from 2 to 6"),
    (SPACES, "[1, 0, 6]", "spaces = [", "spaces must have 14 spaces"),
    (SPACES, "[1, 0, 5], [1, 0, 6]", "outer = [", "two spaces have the same place"),
    (START, START.replace("[2, 2]", "[0, 0]"), START, "start must name 4 of its spaces [q, r]"),
    (START, "start = 4", START, "start must name 4 of its spaces"),
    (START, START.replace("[1, 1], [2, 1]", "[2, 1], [1, 1]"), START, "by rising value"),
    (CLOSED, CLOSED.replace("[-1, 0]", "[0, 0]"), CLOSED, "must name some of the outer spaces"),
    (ROUND_1, ROUND_1.replace('"olive", ', ""), "original = [", "original must have 4 for each of 6 rounds"),
    (ROUND_1, ROUND_1.replace('"olive"', '"straw"'), "original = [", "of olive, grape, grain_or_olive"),
    (ROUND_1, ROUND_1.replace('"olive"', '["olive"]'), "original = [", "original must have 4 for each of 6 rounds"),
    ('change_die_1 = ["revenue"]', 'change_die_1 = ["night"]', 'change_die_1 = ["', "some of farm, revenue"),
    (
        'change_die_1 = ["revenue"]',
        'silver_2 = ["farm"]',
        'change_die_1 = ["',
        "unknown key 'silver_2'; accepted are delivery",
    ),
    ("[siesta]", '[nap]\nsource = "box"\n\n[siesta]', "[siesta]", "nap: unknown table; accepted are player_board"),
]
CARDS = [
    (
        format_card_start(1),
        format_card_start(1).replace("number = 1", "number = 67"),
        "number = 1\nfield",
        "number must be a number from 1 to 66",
    ),
    (
        format_card_start(2),
        format_card_start(2).replace("number = 2", "number = 1"),
        "number = 2\nfield",
        "card 1 appears twice",
    ),
    (
        format_card_start(1),
        format_card_start(1).replace("grain", "wine", 1),
        'field = "grain"',
        "field must be one of olive, grain, grape",
    ),
    (BARROW, 'barrow = { goods = ["grain"], points = 3 }', BARROW, "barrow must ask for 2 to 5 of olive"),
    (BARROW, BARROW.replace('"meat"', '"point"'), BARROW, "barrow must ask for 2 to 5 of olive"),
    (BARROW, BARROW.replace('"grain"', '"grain", ' * 4 + '"grain"'), BARROW, "barrow must ask for 2 to 5"),
    (BARROW, BARROW.replace("points = 3", "points = 7"), BARROW, "barrow must score 2 to 6 points"),
    (
        BARROW,
        BARROW.replace("points = 3", "points = 3, bonus = 1"),
        BARROW,
        "barrow must have goods and points, and nothing else",
    ),
    (BARROW, "barrow = 3", BARROW, "barrow must have goods and points"),
    ('["delivery", "silver"]', '["silver", "silver"]', "extension =", "two different of delivery, silver, pig_space"),
    ('["delivery", "silver"]', '["silver"]', "extension =", "two different of delivery, silver, pig_space"),
    ('["delivery", "silver"]', '["silver", "gold"]', "extension =", "two different of delivery, silver, pig_space"),
    (find_helper_line("chef"), "helper = 1", find_helper_line("chef"), "card 1: helper is missing"),
]
HELPERS = [
    # (helper whose line is changed, replaced text, replacement, part of the message)
    ("porter", '"porter", odd', '"chef", odd', "another helper is also named chef"),
    ("chef", '"chef"', '"The Chef"', "name must consist of"),
    ("chef", ', modifier = "upgrade_discount", amount = 1', "", "must have one of modifier, trigger, action, odd"),
    ("chef", "amount", "action = true, amount", "must have one of modifier, trigger, action, odd"),
    ("chef", "upgrade_discount", "luck", "modifier must be one of upgrade_discount, pig_spaces"),
    ("chef", "amount = 1", "amount = 9", "amount must be a number from 1 to 8"),
    ("chef", ", amount = 1", "", "amount must be a number from 1 to 8"),
    (
        "chef",
        "amount = 1",
        "amount = 1, once = true",
        "'once' is not allowed with modifier; accepted are name, modifier",
    ),
    ("negotiator", "marker_removed", "rain", "trigger must be one of die_1, die_2"),
    ("negotiator", ", gain = { point = 1 }", "", "gain must be one or two of olive"),
    ("negotiator", "point = 1", "luck = 1", "gain must be one or two of olive"),
    ("negotiator", "point = 1", "point = 9", "1 to 8 of each"),
    ("negotiator", "point = 1", "point = 1, silver = 1, olive = 1", "gain must be one or two of olive"),
    ("negotiator", "point = 1", "card = 1", "at marker_removed the player has no choice"),
    ("negotiator", "gain", "pay = { silver = 1 }, gain", "at marker_removed no payment is possible"),
    ("foreman", "draw = 1", "play = 1", "at helper_played the player has no choice"),
    ("hammock_maker", "siesta = 1", "delivery = 1", "at siesta_step the player has no choice"),
    ("beggar", "commodity = 1", "harvest = 1", "at scoring_last the player has no choice"),
    ("courier", ", once = true", "", "a delivery at barrow_done must be once per round"),
    ("apprentice", "gain", "pay = { silver = 1 }, gain", "at building_done no payment is possible"),
    ("apprentice", "card = 1", "card = 2", "gain must leave at most 1 to choose"),
    ("goatherd", '["revenue"]', '["farm"]', "die_1 is in the phase revenue"),
    ("goatherd", '["revenue"]', '["night"]', "phases must be some of farm, revenue"),
    ("goatherd", '["revenue"]', '["revenue"], once = 1', "once must be true or false"),
    ("goatherd", '["revenue"]', '["revenue"], twice = true', "'twice' is not allowed with trigger"),
    ("vintner", "action = true", "action = false", "action must be true or absent"),
    ("vintner", ", once = true", "", "an action must be once per round"),
    ("vintner", "pay = { wine = 1 }", "pay = { wine = 1, food = 1 }", "pay must be 1 to"),
    ("vintner", "pay = { wine = 1 }", "pay = { luck = 1 }", "pay must be 1 to"),
    ("vintner", "pay = { wine = 1 }", "pay = 1", "pay must be 1 to"),
    ("scribe", "card = 1", "card = 2", "pay must be one card or one pair"),
    ("tiler", "roof = 1", "roof = 2", "turn at most one roof"),
    ("farm_servant", "upgrade = 1", "harvest = 3", "gain must leave at most 2 to choose"),
    ("porter", 'odd = "porter"', 'odd = "wizard"', "odd must be one of porter, village_elder"),
    ("porter", ", phases", ", gain = { silver = 1 }, phases", "porter cannot have a gain"),
    ("porter", ", phases", ", pay = { silver = 1 }, phases", "porter cannot have a payment"),
    ("merchant", "point = 1", "card = 1", "merchant must be paid with goods, silver or points"),
    ("olive_lodge", ", once = true", "", "lodge must be once per round"),
    ("bookkeeper", ", once = true", "", "bookkeeper must be once per round"),
    ("gambler", ", once = true", "", "gambler must be once per round"),
    ("olive_lodge", "olive = 3", "pig = 3", "lodge must give one of olive, grain, grape"),
    ("sacristan", "silver = 3", "delivery = 1", "sacristan must give one of olive"),
]


def read_errors(path: Path, line: int) -> str:
    """Return the errors reported for a line of a faulty file."""
    with pytest.raises(ComponentsError) as caught:
        load.load_components(path)
    assert_worded("la-granja", caught.value.faults)
    found = [text for text in str(caught.value).splitlines() if text.startswith(f"own.toml:{line}: ")]
    assert found, str(caught.value)
    return "\n".join(found)


@pytest.mark.parametrize(("old", "new", "place", "says"), [*BOARD, *CARDS])
def test_error_names_its_line(old: str, new: str, place: str, says: str, tmp_path: Path) -> None:
    assert says in read_errors(write_changed_set(TEXT, tmp_path, (old, new)), find_line(place))


@pytest.mark.parametrize(("name", "old", "new", "says"), HELPERS)
def test_inconsistent_helper_is_refused(name: str, old: str, new: str, says: str, tmp_path: Path) -> None:
    line = find_helper_line(name)
    assert old in line
    assert says in read_errors(write_changed_set(TEXT, tmp_path, (line, line.replace(old, new, 1))), find_line(line))


def test_unknown_key_is_named(tmp_path: Path) -> None:
    path = write_changed_set(TEXT, tmp_path, (format_card_start(1), format_card_start(1) + "\ncolour = 2"))
    assert "unknown key 'colour'; accepted are number, field, barrow, extension, helper" in read_errors(
        path, find_line(format_card_start(1)) + 3
    )


def test_missing_card_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT[: TEXT.rindex("[[card]]")], encoding="utf-8")
    assert "expected 66 cards, not 65" in read_errors(path, find_line("[[card]]"))


@pytest.mark.parametrize("table", ["player_board", "siesta", "small_market", "large_market", "roofs", "roof_phases"])
def test_missing_table_is_named(table: str, tmp_path: Path) -> None:
    path = write_changed_set(TEXT, tmp_path, (f"[{table}]", f"[my_{table}]"))
    assert f"the table [{table}] is missing" in read_errors(path, 1)


@pytest.mark.parametrize("table", ["building", "card"])
def test_missing_array_of_tables_is_named(table: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace(f"[[{table}]]", f"[[my_{table}]]"), encoding="utf-8")
    assert f"the tables [[{table}]] are missing" in read_errors(path, 1)


def test_all_errors_are_listed_in_file_order(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        TEXT.replace("once = true }", "once = 2 }").replace('"delivery", "silver"]', '"silver"]'), encoding="utf-8"
    )
    with pytest.raises(ComponentsError) as caught:
        load.load_components(path)
    lines = [int(text.split(":")[1]) for text in str(caught.value).splitlines()]
    assert lines == sorted(lines)
    assert len(set(lines)) == TEXT.count("once = true }") + TEXT.count('"delivery", "silver"]')


@pytest.mark.parametrize("value", ["1", '"x"', "[]", "[[1]]", "{}", "{ x = [1] }", "2014-01-01", "[{}]", "1.5", "true"])
@pytest.mark.parametrize("key", ["buy", "start", "roof_points", "hats", "spaces", "outer", "deluxe", "delivery", "row"])
def test_invalid_board_value_is_refused(key: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"own\.toml:\d+: "):
        load.load_components(write_replaced(tmp_path, key, value))


@pytest.mark.parametrize("value", ["1", '"x"', "[]", "[[1]]", "{}", "{ name = [1], odd = [1] }", "[{}]", "1.5", "true"])
@pytest.mark.parametrize("key", ["number", "field", "barrow", "extension", "helper", "marks"])
def test_invalid_card_value_is_refused(key: str, value: str, tmp_path: Path) -> None:
    if (key, value) in (("marks", "{}"), ("number", "1")):
        return
    with pytest.raises(ComponentsError, match=r"own\.toml:\d+: "):
        load.load_components(write_replaced(tmp_path, key, value))


def write_replaced(folder: Path, key: str, value: str) -> Path:
    """Write a copy with another value for the first such key, replacing all lines of its value."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"{key} = "))
    begin = TEXT.index(line)
    end = TEXT.index("\n]\n", begin) + 2 if line.endswith("[") else begin + len(line)
    return write_changed_set(TEXT, folder, (TEXT[begin:end], f"{key} = {value}"))

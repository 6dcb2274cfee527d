"""Component sets: the package's set is complete, and a corrected file is the one played."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tertulia.games.la_granja.components import load
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import (
    MODIFIERS,
    SPECIALS,
    TRIGGERS,
    Mode,
    Modifier,
    Payment,
    Special,
    Trigger,
)
from tertulia.games.la_granja.model.terms import GIFTS, GOODS, Good
from tertulia.kernel.component_sets import list_differences
from tertulia.kernel.component_text import ComponentsText
from tests.cli.conftest import Tertulia, tertulia
from tests.games.dealing import write_changed_set

FILE = load.COMPONENTS_FILE
TEXT = FILE.read_text(encoding="utf-8")


def find_line(text: str) -> int:
    """Return the line on which a text of the packaged file begins."""
    return TEXT[: TEXT.index(text)].count("\n") + 1


def find_helper_line(name: str) -> str:
    """Return the line of a helper in the packaged file."""
    return next(line for line in TEXT.splitlines() if line.startswith(f'helper = {{ name = "{name}"'))


def format_card_start(number: int) -> str:
    """Return the beginning of a card in the file, up to its barrow."""
    lines = TEXT.split(f"[[card]]\nnumber = {number}\n", 1)[1].splitlines()
    return "\n".join([f"number = {number}", *lines[:2]])


__all__ = ["tertulia"]
DATA = GAME.components().data
MARKS = dict(GAME.components().marks)
ALL_PHASES = 15
ODD_GOOD = {"olive_lodge": "olive", "grain_lodge": "grain", "grape_lodge": "grape"}


def test_package_component_set_is_complete() -> None:
    """66 cards, each with a field, a barrow, an extension and a unique helper."""
    cards = DATA["card"]
    assert sorted(card["number"] for card in cards) == list(range(1, 67))
    assert len({card["helper"]["name"] for card in cards}) == 66
    assert Counter(card["field"] for card in cards) == {"olive": 22, "grain": 22, "grape": 22}
    assert {card["barrow"]["points"] for card in cards} == {2, 3, 4, 5, 6}
    assert {len(card["barrow"]["goods"]) for card in cards} == {2, 3, 4, 5}
    assert Counter(gift for card in cards for gift in card["extension"]) == dict.fromkeys(GIFTS, 44)


def test_every_effect_and_modifier_is_used_by_a_helper() -> None:
    """The vocabulary contains nothing unused."""
    helpers = [card["helper"] for card in DATA["card"]]
    assert {row["odd"] for row in helpers if "odd" in row} == set(SPECIALS)
    assert len(SPECIALS) <= 12
    assert {row["modifier"] for row in helpers if "modifier" in row} == set(MODIFIERS)
    assert {row["trigger"] for row in helpers if "trigger" in row} == set(TRIGGERS)


def test_every_part_has_a_mark() -> None:
    """Unknown facts are marked as such; facts known about single cards have marks of their own."""
    assert {f"card {number}" for number in range(1, 67)} <= set(MARKS)
    assert {MARKS[f"card {number}"] for number in range(1, 67)} == {"reconstructed"}
    known = {
        name: {int(what.split()[-1]) for what in MARKS if what.startswith(f"card-{name} ")}
        for name in ("number", "name")
    }
    assert known["number"] == {1, 2, 3, 4, 5, 6, 23, 33, 35, 52, 61, 63}
    assert known["name"] == {33, 52, 61}
    assert [MARKS[f"card-helper {number}"] for number in (1, 9, 35, 63)] == ["rules"] * 4
    assert [MARKS[f"card-helper {number}"] for number in (2, 3, 4, 5, 6, 7, 8, 10, 23)] == ["public"] * 9
    assert (MARKS["player_board"], MARKS["player_board-price_of_pigs"]) == ("public", "inferred")
    assert (MARKS["large_market"], MARKS["roofs"]) == ("reconstructed", "reconstructed")


LISTED = {
    "olive", "grape", "grain_or_olive", "harvest_good", "two_harvest_goods", "pig", "upgrade_1", "delivery", "card", "point",
    "silver_2", "reuse_roof", "siesta_1", "siesta_2",
}  # fmt: skip
"""Effects of the original roof markers by the rules (6.0, step 4)."""
LISTED_DELUXE = LISTED | {
    "silver_3", "silver_4", "upgrade_2", "bought_delivery", "upgraded_good", "change_die_1", "change_die_2", "take_income",
    "market_marker", "double_roof_points",
}  # fmt: skip
"""Effects of the Deluxe roof markers, by pages 16 and 17 of its rules."""


def test_deluxe_roof_markers_are_the_24_listed_in_the_rules() -> None:
    """ "Olive/grapes" counts as two markers, as "4/3/2 silver" counts as three.

    A choice on one marker is written with "or". Only this reading gives 24 effects.
    """
    assert len(LISTED_DELUXE) == 24
    assert sorted(roof for of_round in DATA["roofs"]["deluxe"] for roof in of_round) == sorted(LISTED_DELUXE)
    parts = [MARKS[f"roofs-{part}"] for part in ("effects", "how_often_deluxe", "how_often_original")]
    assert parts == ["rules", "rules", "reconstructed"]


def test_original_roof_markers_are_of_the_14_listed_kinds() -> None:
    assert {roof for of_round in DATA["roofs"]["original"] for roof in of_round} == LISTED


def test_marks_of_equal_parts_are_adjacent() -> None:
    """A page can then list them as one entry: card-number 1 to 6."""
    kinds = [what.rsplit(" ", 1)[0] for what, _ in GAME.components().marks]
    assert len([kind for i, kind in enumerate(kinds) if i == 0 or kinds[i - 1] != kind]) == len(set(kinds))


def test_card_is_encoded_as_written() -> None:
    """Vintner (25): pay a wine for 1 point and 3 silver, once per round, in every phase."""
    card = GAME.zero_state()[0]["box"]["cards"][24]
    goods = [GOODS[symbol - 1] for symbol in card["symbols"].tolist() if symbol]
    assert (GOODS[card["field"]], goods, int(card["value"])) == ("olive", ["pig", "silver", "food", "food"], 5)
    assert int(card["gifts"]) == 2 + 4
    assert (int(card["mode"]), int(card["when"]), int(card["once"])) == (Mode.ACTION, ALL_PHASES, 1)
    codes = [int(card[part]) for part in ("pay", "gain", "gain_2")]
    assert codes == [Good.WINE + 1, Good.POINT + 1, Good.SILVER + 1 + 2 * 32]


@pytest.mark.parametrize(
    ("name", "mode", "what", "pay", "gain"),
    [
        ("chef", Mode.MODIFIER, Modifier.UPGRADE_DISCOUNT, 0, 1),
        ("swineherd", Mode.MODIFIER, Modifier.PIG_SPACES, 0, 1 + 32),
        ("goatherd", Mode.TRIGGER, Trigger.DIE_1, 0, Good.SILVER + 1 + 32),
        ("herb_woman", Mode.ACTION, 0, Payment.TWO_HARVEST + 1, Good.COMMODITY + 1),
        ("merchant", Mode.SPECIAL, Special.MERCHANT, Good.POINT + 1, 0),
        ("grape_lodge", Mode.SPECIAL, Special.LODGE, 0, Good.GRAPE + 1 + 2 * 32),
    ],
)
def test_helper_is_encoded_in_few_numbers(name: str, mode: int, what: int, pay: int, gain: int) -> None:
    """A modifier, a trigger, an action or a special effect.

    Cost and gain are packed as kind and number in one byte.
    """
    number = next(card["number"] for card in DATA["card"] if card["helper"]["name"] == name)
    card = GAME.zero_state()[0]["box"]["cards"][number - 1]
    assert [int(card[part]) for part in ("mode", "what", "pay", "gain")] == [mode, what, pay, gain]


def test_market_neighbours_and_closed_spaces() -> None:
    """24 hexes; the middle space of 3 has six neighbours.

    Ten are closed for 1 to 3 players, in Deluxe six for three.
    """
    layout = GAME.zero_state()[0]["box"]
    values = layout["space_value"].tolist()
    near = [[i for i in range(24) if bits >> i & 1] for bits in layout["near"].tolist()]
    assert all(space in near[other] for space in range(24) for other in near[space])
    assert sorted(values[other] for other in near[4]) == sorted([4, 4, 5, 5, 6, 2])
    assert [values[space] for space in layout["start"].tolist()] == [2, 3, 4, 5]
    closed = [[bits.bit_count() for bits in of_market[1:]] for of_market in layout["closed"].tolist()]
    assert closed == [[10, 10, 10, 0], [10, 10, 6, 0]]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('change_die_1 = ["revenue"]', 'change_die_1 = ["revenue", "revenue"]'),
        ("closed_deluxe_3_players = [[-1, 0],", "closed_deluxe_3_players = [[-1, 0], [-1, 0],"),
    ],
)
def test_duplicate_entries_have_no_effect(old: str, new: str, tmp_path: Path) -> None:
    """A duplicate phase or closed space has no effect."""
    twice = GAME.zero_state(GAME.components(write_changed_set(TEXT, tmp_path, (old, new))))
    once = GAME.zero_state()
    for state in (twice, once):
        state["box"]["set"] = 0
    assert GAME.to_bytes(twice) == GAME.to_bytes(once)


def test_card_can_be_replaced_by_a_corrected_one(tmp_path: Path) -> None:
    """Card 17 gets another field, barrow, extension and helper without a change of code."""
    old = TEXT[TEXT.index(format_card_start(17)) :].split("\n\n", 1)[0]
    new = """number = 17
field = "olive"
barrow = { goods = ["wine", "wine"], points = 4 }
extension = ["delivery", "pig_space"]
helper = { name = "night_baker", trigger = "roof_bought", pay = { food = 2 }, gain = { point = 3 }, phases = ["farm"] }
source = "box\""""
    own = GAME.components(write_changed_set(TEXT, tmp_path, (old, new)))
    assert own.hash != GAME.components().hash
    assert dict(own.marks)["card 17"] == "box"
    state = GAME.new({}, 2, bytes(32), own)
    card = state[0]["box"]["cards"][16]
    assert (int(card["value"]), int(card["mode"]), int(card["what"])) == (4, Mode.TRIGGER, Trigger.ROOF_BOUGHT)
    assert (int(card["pay"]), int(card["gain"])) == (Good.FOOD + 1 + 32, Good.POINT + 1 + 2 * 32)
    assert load.helper_names(state[0])[16] == "night_baker"
    assert load.helper_names(GAME.zero_state()[0])[16] == "olive_lodge"


def test_changed_helper_name_is_used_for_that_set(tmp_path: Path) -> None:
    """States contain no names, so an equal printed set is shown with the file's names."""
    line = find_helper_line("alcalde")
    own = GAME.components(write_changed_set(TEXT, tmp_path, (line, line.replace("alcalde", "mayoress"))))
    first, of_owner = GAME.new({}, 2, bytes(32)), GAME.new({}, 2, bytes(32), own)
    assert load.helper_names(of_owner[0])[65] == "mayoress"
    load.load_components(FILE)
    assert load.helper_names(of_owner[0])[65] == "mayoress"
    for packaged in (first, GAME.zero_state()):
        assert load.helper_names(packaged[0])[65] == "alcalde"


def test_changed_name_changes_no_rule(tmp_path: Path) -> None:
    """Except for the mark of the set, the states are equal."""
    line = find_helper_line("alcalde")
    own = GAME.components(write_changed_set(TEXT, tmp_path, (line, line.replace("alcalde", "mayoress"))))
    states = [GAME.new({}, 3, bytes(32), components) for components in (own, None)]
    for state in states:
        state["box"]["set"] = 0
    assert GAME.to_bytes(states[0]) == GAME.to_bytes(states[1])


def test_corrected_mark_changes_no_fact(tmp_path: Path) -> None:
    marked = GAME.components(write_changed_set(TEXT, tmp_path, ('source = "inferred"', 'source = "box"')))
    assert marked.hash == GAME.components().hash
    assert dict(marked.marks)["building 1"] == "box"


def test_order_of_cards_in_the_file_does_not_matter(tmp_path: Path) -> None:
    head, *cards = TEXT.split("[[card]]")
    path = tmp_path / "own.toml"
    path.write_text("[[card]]".join([head, *(text.rstrip() + "\n\n" for text in cards[::-1])]), encoding="utf-8")
    assert GAME.to_bytes(GAME.zero_state(GAME.components(path))) == GAME.to_bytes(GAME.zero_state())


def test_components_command_accepts_a_valid_copy(tertulia: Tertulia, tmp_path: Path) -> None:
    copy = write_changed_set(TEXT, tmp_path, ("points = 6 }", "points = 5 }"))
    ran = tertulia("components", "la-granja", "--check", str(copy))
    assert (ran.status, ran.err) == (0, "")
    assert "valid. Its hash is" in ran.out


def test_components_command_lists_errors_with_lines(tertulia: Tertulia, tmp_path: Path) -> None:
    line = find_helper_line("vintner")
    copy = write_changed_set(
        TEXT, tmp_path, (line, line.replace("wine = 1", "wien = 1")), ("hand_limit = 3", "hand_limit = 33")
    )
    ran = tertulia("components", "la-granja", "--check", str(copy))
    assert ran.status == 2
    assert ran.out == ""
    assert f"own.toml:{find_line(line)}: card 25: helper: pay must be 1 to" in ran.err
    assert f"own.toml:{find_line('hand_limit = 3')}: player_board: hand_limit must be a number from 0 to 20" in ran.err
    assert "Traceback" not in ran.err


def test_components_command_prints_facts_and_marks(tertulia: Tertulia) -> None:
    output = tertulia("components", "la-granja").out
    assert "card: number 1 [public]; field grain, " in output
    assert "[reconstructed]; helper (name chef, modifier upgrade_discount, amount 1) [rules]" in output
    facts = json.loads(tertulia("components", "la-granja", "--json").out)
    assert {"what": "card-helper 1", "source": "rules"} in facts["marks"]


def test_docs_example_of_one_card_is_accepted() -> None:
    """The file shown in `docs/components.md` is accepted and changes only that card."""
    page = (Path(__file__).parents[3] / "docs" / "components.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    found = GAME.components(ComponentsText("example.toml", example.encode()))
    own = GAME.components()
    assert {one.row for one in list_differences(own.data, found.data)} == {3}
    assert ("card-barrow 3", "box") in found.marks

"""Every card has a test with its number, and its four uses on a farm match the components file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.la_granja.scenario import FACTS, set_up_plays

pytestmark = pytest.mark.clause

FOLDER = Path(__file__).parent


def test_each_of_the_66_cards_has_its_own_test() -> None:
    numbers: set[int] = set()
    for path in FOLDER.glob("test_*.py"):
        for name in re.findall(r"def test_(\d\d[\w]*)", path.read_text(encoding="utf-8")):
            found = [int(part) for part in name.split("_") if re.fullmatch(r"\d\d", part)]
            numbers |= set(range(found[0], found[1] + 1)) if name[2:6] == "_to_" else set(found)
    assert numbers == set(range(1, 67))


@pytest.mark.parametrize("number", FACTS)
def test_card_has_its_printed_effect_on_each_side(number: int) -> None:
    facts = FACTS[number]
    field = set_up_plays().hand(0, number).act(0, f"play {number} field").player(0)["fields"]
    assert field == [{"card": number, "good": facts["field"], "grown": False}]
    barrow = set_up_plays().hand(0, number).act(0, f"play {number} barrow").player(0)["cards"]["barrow"][0]
    assert ([symbol["good"] for symbol in barrow["symbols"]], barrow["value"]) == (
        facts["barrow"]["goods"],
        facts["barrow"]["points"],
    )
    table = set_up_plays().hand(0, number).give(0, silver=1, point=0).act(0, f"play {number} extension", "pay silver")
    gifts = table.player(0)["cards"]["extension"][0]["gifts"]
    assert sorted(gifts) == sorted(facts["extension"])
    assert table.player(0)["hand_limit"] == 4
    helper = set_up_plays().hand(0, number).act(0, f"play {number} helper").player(0)["cards"]["helper"][0]
    assert helper["name"] == facts["helper"]["name"]

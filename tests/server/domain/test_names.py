"""Names at a table: a number only where two would be called the same, and no bot is called like somebody."""

from __future__ import annotations

import pytest

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import GARDEN, guest_name, told_apart


def test_who_has_chosen_no_name_has_one_without_a_number() -> None:
    names = {guest_name(GuestId(f"guest{number}")) for number in range(500)}
    assert names == set(GARDEN)
    assert guest_name(GuestId("a")) == guest_name(GuestId("a"))


@pytest.mark.parametrize(
    ("names", "bots", "shown"),
    [
        (["Olivo", "Romero"], [], ["Olivo", "Romero"]),
        (["Olivo", "Olivo", None, "Olivo"], [], ["Olivo", "Olivo 2", None, "Olivo 3"]),
        (["Ana", "Ana 2", "Ana"], [], ["Ana", "Ana 2", "Ana 3"]),
        (["Almendro", "Almendro"], [0], ["Olivo", "Almendro"]),
        (["Almendro", "Olivo", "Almendro"], [0, 1], ["Jazmín", "Olivo", "Almendro"]),
        (["Roberto", "Roberto"], [1], ["Roberto", "Olivo"]),
        ([None, None], [], [None, None]),
    ],
)
def test_everybody_at_a_table_is_told_apart(names: list[str | None], bots: list[int], shown: list[str | None]) -> None:
    assert told_apart(names, bots) == shown
    assert len(set(filter(None, shown))) == len(list(filter(None, shown)))


def test_a_garden_that_is_full_has_numbers() -> None:
    names: list[str | None] = [*GARDEN, GARDEN[0]]
    assert told_apart(names, [len(GARDEN)])[-1] == f"{GARDEN[0]} 2"

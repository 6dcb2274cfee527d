"""Names at a table: a number only where two would be called the same, and no bot is called like somebody."""

from __future__ import annotations

import pytest

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import BIRDS, PLANTS, bot_name, guest_name, told_apart


def test_who_has_chosen_no_name_has_one_without_a_number() -> None:
    names = {guest_name(GuestId(f"guest{number}")) for number in range(500)}
    assert names == set(PLANTS)
    assert guest_name(GuestId("a")) == guest_name(GuestId("a"))


def test_no_bot_is_called_like_a_guest_who_has_chosen_nothing() -> None:
    names = {bot_name(f"table{number}", 0, []) for number in range(500)}
    assert names == set(BIRDS)
    assert not names & set(PLANTS)


@pytest.mark.parametrize(
    ("names", "bots", "shown"),
    [
        (["Olivo", "Romero"], [], ["Olivo", "Romero"]),
        (["Olivo", "Olivo", None, "Olivo"], [], ["Olivo", "Olivo 2", None, "Olivo 3"]),
        (["Ana", "Ana 2", "Ana"], [], ["Ana", "Ana 2", "Ana 3"]),
        (["Abubilla", "Abubilla"], [0], ["Alondra", "Abubilla"]),
        (["Abubilla", "Alondra", "Abubilla"], [0, 1], ["Golondrina", "Alondra", "Abubilla"]),
        (["Roberto", "Roberto"], [1], ["Roberto", "Alondra"]),
        ([None, None], [], [None, None]),
    ],
)
def test_everybody_at_a_table_is_told_apart(names: list[str | None], bots: list[int], shown: list[str | None]) -> None:
    assert told_apart(names, bots) == shown
    assert len(set(filter(None, shown))) == len(list(filter(None, shown)))


def test_where_no_bird_is_left_there_are_numbers() -> None:
    names: list[str | None] = [*BIRDS, BIRDS[0]]
    assert told_apart(names, [len(BIRDS)])[-1] == f"{BIRDS[0]} 2"

"""Display names at a table: equal or confusable names get numbers, and no bot is named like a guest."""

from __future__ import annotations

import pytest

from tertulia.server.domain.errors import NameReserved
from tertulia.server.domain.names import (
    BIRDS,
    FORMER_NAME,
    PLANTS,
    bot_name,
    distinguish_names,
    guest_name,
    normalize_guest_name,
)
from tertulia.server.domain.seats import GuestId


def test_default_guest_name_has_no_number() -> None:
    names = {guest_name(GuestId(f"guest{number}")) for number in range(500)}
    assert names == set(PLANTS)
    assert guest_name(GuestId("a")) == "Jazmín", "in every process"


def test_bot_names_differ_from_default_guest_names() -> None:
    names = {bot_name(f"table{number}", 0, []) for number in range(500)}
    assert names == set(BIRDS)
    assert not names & set(PLANTS)


@pytest.mark.parametrize(
    ("names", "bots", "expected_names"),
    [
        (["Olivo", "Romero"], [], ["Olivo", "Romero"]),
        (["Olivo", "Olivo", None, "Olivo"], [], ["Olivo", "Olivo 2", None, "Olivo 3"]),
        (["Ana", "Ana 2", "Ana"], [], ["Ana", "Ana 2", "Ana 3"]),
        (["Abubilla", "Abubilla"], [0], ["Alondra", "Abubilla"]),
        (["Abubilla", "Alondra", "Abubilla"], [0, 1], ["Golondrina", "Alondra", "Abubilla"]),
        (["Roberto", "Roberto"], [1], ["Roberto", "Alondra"]),
        ([None, None], [], [None, None]),
        (["Ana", "Аna", "ana", "𝕬𝖓𝖆"], [], ["Ana", "Аna 2", "ana 3", "𝕬𝖓𝖆 4"]),
        (["full", "ｆｕｌｌ", "fuII"], [], ["full", "ｆｕｌｌ 2", "fuII 3"]),
        (["Ivan", "lvan", "Ivan 2"], [], ["Ivan", "lvan 2", "Ivan 2 2"]),
        (["Ana", "A\u200cna", "Aná"], [], ["Ana", "A\u200cna 2", "Aná"]),
        (["❤ Ana", "❤️ Ana"], [], ["❤ Ana", "❤️ Ana 2"]),
        (["Lia", "Ila", "Anna", "Ana"], [], ["Lia", "Ila", "Anna", "Ana"]),
        (["Αννα", "Аннa", "Νina", "Nina"], [], ["Αννα", "Аннa", "Νina", "Nina 2"]),
        (["Аbubilla", "Abubilla"], [1], ["Аbubilla", "Alondra"]),
    ],
)
def test_similar_names_at_a_table_are_numbered(
    names: list[str | None], bots: list[int], expected_names: list[str | None]
) -> None:
    assert distinguish_names(names, bots) == expected_names
    assert len(set(filter(None, expected_names))) == len(list(filter(None, expected_names)))


def test_bot_gets_numbered_name_when_all_are_taken() -> None:
    names: list[str | None] = [*BIRDS, BIRDS[0]]
    assert distinguish_names(names, [len(BIRDS)])[-1] == f"{BIRDS[0]} 2"


@pytest.mark.parametrize(
    "name",
    [
        *(
            FORMER_NAME,
            "anonimo",
            "Anónimo 2",
            "Аnónimo",
            "Anonymous",
            "anonymní",
            "Gelöschtes Konto",
            "Deleted  account",
        ),
        *(
            BIRDS[0],
            "Vencejo 3",
            "tertulia",
            "T.e.r.t.u.l.i.a",
            "Server",
            "Moderatorin",
            "M0derator",
            "ＭＯＤ",
            "admin ✅",
        ),
        *("Administrátor", "Cuenta eliminada", "Smazaný účet"),
    ],
)
def test_official_names_are_reserved(name: str) -> None:
    with pytest.raises(NameReserved, match="reserved"):
        normalize_guest_name(name)


@pytest.mark.parametrize("name", [*PLANTS, "Ana", "Modesta", "Hostia", "Ada Min", "Roberto", "Сервер", "7"])
def test_ordinary_names_are_accepted(name: str) -> None:
    assert normalize_guest_name(name) == name

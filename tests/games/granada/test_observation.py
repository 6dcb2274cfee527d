"""Observations of Granada equal the views, compared by name at positions of random games."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.granada.game import GAME
from tertulia.games.granada.model.observation import PLACES
from tertulia.games.granada.model.terms import CURRENCIES, FACES, LETTERS, MAX_SEATS, TILES
from tertulia.laws.playing import TableOptions, sample_positions
from tests.games.dealing import read_observation

Observation = dict[str, int]


def get_place(found: Observation, tile: int) -> str:
    return (*PLACES, "dirk")[found[f"place tile {tile}"]]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_observation_equals_the_view(seats: int) -> None:
    for position in sample_positions(GAME, TableOptions(seats, {"scoring": "normal"}), 0, 0.03):
        for seat in range(seats):
            view, found = (
                GAME.complete_view(GAME.view(position.state, seat)),
                read_observation(GAME, position.state, seat),
            )
            _check_table(view, found, seat)
            _check_tiles(view, found, seat)
            _check_seats(view, found, seat)


def _check_table(view: Any, found: Observation, seat: int) -> None:
    seats, money = view["seats"], view["money"]
    assert (found["seats"], found["round"]) == (seats, view["round"])
    assert (seat + found["on turn"]) % seats == view["actor"]
    assert (seat + found["start player"]) % seats == view["start"]
    assert FACES[found["next face"]] == view["next_face"]
    assert (found["deck"], found["discards"]) == (money["deck"], money["discard"])
    display = [found[f"display slot {slot}"] for slot in range(1, 5)]
    worth = {one["slot"]: CURRENCIES.index(one["currency"]) * 9 + one["value"] for one in money["display"]}
    assert display == [worth.get(slot, 0) for slot in range(1, 5)]
    for letter in LETTERS[:2]:
        time = money["scorings"][letter]
        assert bool(found[f"scored {letter}"]) == time["drawn"]
        assert found[f"cards until scoring at least {letter}"] == (time["earliest"] or 0)
        assert found[f"cards until scoring at most {letter}"] == (time["latest"] or 0)
    if view["phase"] == "place":
        assert found["of asked argument 1"] + 1 == view["pending"]["tile"]["number"]


def _check_tiles(view: Any, found: Observation, seat: int) -> None:
    seats, where = view["seats"], {}
    for one in filter(None, (space["tile"] for space in view["yard"])):
        where[one["number"]] = "yard"
    for city in view["cities"]:
        for one in city["tiles"][1:]:
            where[one["number"]] = f"city seat+{(city['seat'] - seat) % seats}"
            face = found[f"face tile {one['number']}"]
            assert (found[f"x tile {one['number']}"], found[f"y tile {one['number']}"]) == (one["x"], one["y"])
            assert FACES[face] == one["face"]
    for owner, reserve in enumerate(view["reserves"]):
        where |= {one["number"]: f"reserve seat+{(owner - seat) % seats}" for one in reserve}
    for one in view["bought"]:
        where[one["number"]] = f"bought seat+{(view['actor'] - seat) % seats}"
        assert found[f"bought on tile {one['number']}"] + 1 == one["space"]
        assert bool(found[f"turned tile {one['number']}"]) == one["turned"]
    where |= {one["number"]: "dirk" for one in view["dirk"] or []}
    for tile in range(1, TILES + 1):
        assert get_place(found, tile).startswith(where.get(tile, "bag")), tile


def _check_seats(view: Any, found: Observation, seat: int) -> None:
    seats = view["seats"]
    for place in range(seats):
        other, name = (seat + place) % seats, f"seat+{place}"
        assert found[f"{name} points"] == view["scores"][other]
        assert found[f"{name} cards"] == view["hands"][other]["cards"]
        assert found[f"{name} tiles built"] == len(view["cities"][other]["tiles"]) - 1
        assert found[f"{name} tiles in reserve"] == len(view["reserves"][other])
        card_counts = {f"{one['currency']} {one['value']}": one["count"] for one in view["hands"][other]["money"] or []}
        assert {what: found[f"{name} money {what}"] for what in card_counts} == card_counts
        assert sum(n for what, n in found.items() if what.startswith(f"{name} money")) == sum(card_counts.values())
    rest = [n for what, n in found.items() if what.startswith("seat+") and int(what[5]) >= seats]
    assert not any(rest)
    assert len(rest) == (MAX_SEATS - seats) * GAME.observation_table.stride

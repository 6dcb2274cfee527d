"""Observations of No Siesta equal the views, compared by name at positions of random games."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.observation import DECISIONS, STEPS, TILE_PLACES
from tertulia.games.no_siesta.model.terms import (
    FACES,
    GOODS,
    HELPERS,
    POINT_SOURCES,
    REVENUES,
    ROOF_GAPS,
    SPACES,
    TILES,
)
from tertulia.laws.playing import TableOptions, sample_positions
from tests.games.dealing import read_observation

Observation = dict[str, int]
TABLES = [
    TableOptions(2, {"game": "experienced", "rules": "online"}),
    TableOptions(3, {"game": "basic", "rules": "online"}),
    TableOptions(4, {"game": "experienced", "rules": "printed"}),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_observation_equals_the_view(table: TableOptions) -> None:
    for position in sample_positions(GAME, table, 0, 0.03):
        for seat in range(table.seats):
            view, found = GAME.view(position.state, seat), read_observation(GAME, position.state, seat)
            _check_table(view, found, seat)
            for place in range(table.seats):
                _check_player(view["players"][(seat + place) % table.seats], found, f"seat+{place}")


def get_values(found: Observation, block: str, parts: tuple[str, ...]) -> list[int]:
    return [found[f"{block} {part}"] for part in parts]


def _check_table(view: Any, found: Observation, seat: int) -> None:
    seats = view["seats"]
    assert (found["seats"], found["round"]) == (seats, view["round"])
    assert STEPS[found["step"]] == view["step"]
    assert (seat + found["start player"]) % seats == view["start"]
    assert get_values(found, "dice", FACES) == [view["dice"].count(face) for face in FACES]
    assert ("none", *FACES)[found["last die"]] == (view["last_die"] or "none")
    assert get_values(found, "helpers in the middle", HELPERS) == (
        list((view["middle"] or {}).values()) or [0] * len(HELPERS)
    )
    assert get_values(found, "discs in Esporles", SPACES) == [
        len(view["esporles"]["spaces"][space]) for space in SPACES
    ]
    for barrow, first in enumerate(view["tops"]):
        bits = found[f"completed first by barrow {barrow + 1}"]
        assert sorted((seat + place) % seats for place in range(seats) if bits >> place & 1) == first
    places = [TILE_PLACES[found[f"roof tile tile {tile + 1}"]] for tile in range(TILES)]
    for player in view["players"]:
        laid = [tile for tile in player["tiles"] if tile]
        assert places.count(f"barn of seat+{(player['seat'] - seat) % seats}") == len(laid)
    pending = view["pending"]
    if pending and pending["seat"] == seat:
        assert DECISIONS[found["asked"]] == pending["kind"]
        drawn = [tile["number"] - 1 for tile in pending.get("tiles") or []]
        assert [tile for tile, place in enumerate(places) if place == "drawn by oneself"] == drawn


def _check_player(player: Any, found: Observation, name: str) -> None:
    assert found[f"{name} siesta"] == player["siesta"]
    assert (found[f"{name} free discs"], found[f"{name} discs in the common supply"]) == (
        player["supply"],
        player["common"],
    )
    assert dict(zip(REVENUES, get_values(found, f"{name} board", REVENUES), strict=True)) == player["board"]
    gaps = tuple(f"gap {gap + 1}" for gap in range(ROOF_GAPS))
    assert get_values(found, f"{name} roof", gaps) == player["roof"]
    helpers = [helper or "none" for helper in player["hired"]]
    fields = tuple(f"field {field + 1}" for field in range(len(helpers)))
    assert [("none", *HELPERS)[n] for n in get_values(found, f"{name} hired", fields)] == helpers
    assert [name_ for i, name_ in enumerate(HELPERS) if found[f"{name} helpers"] >> i & 1] == player["working"]
    assert get_values(found, f"{name} stored", REVENUES[:GOODS]) == list(player["storage"].values())
    assert [space for i, space in enumerate(SPACES) if found[f"{name} Esporles"] >> i & 1] == player["esporles"]
    taken = [found[f"{name} dice taken die {pick}"] for pick in (1, 2)]
    assert [FACES[face - 1] for face in taken if face] == player["dice"]
    points = dict(zip(POINT_SOURCES, get_values(found, f"{name} points for", POINT_SOURCES), strict=True))
    assert points == (player["sources"] or dict.fromkeys(POINT_SOURCES, 0)), "as printed, they are counted at the end"


def test_drawn_tiles_are_observed_by_their_seat_only() -> None:
    for number in range(40):
        for position in sample_positions(GAME, TABLES[0], number, 1.0):
            pending: Any = GAME.view(position.state, position.seat)["pending"]
            if pending and pending["kind"] == "keep":
                mine, other = (
                    read_observation(GAME, position.state, position.seat),
                    read_observation(GAME, position.state, 1 - position.seat),
                )
                last = mine["seat+0 decisions waiting"]
                fact_names = [f"of waiting {last} argument {n}" for n in (1, 2)]
                drawn = [tile["number"] - 1 for tile in pending["tiles"]]
                assert [mine[f"seat+0 {what}"] for what in fact_names] == sorted(drawn)
                assert [other[f"seat+1 {what}"] for what in fact_names] == [0, 0]
                assert other[f"seat+1 of waiting {last} argument 3"] + 1 == pending["gap"]
                return
    raise AssertionError("nobody chose of two tiles")

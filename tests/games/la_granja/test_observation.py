"""Observations of La Granja equal the views, compared by name at positions of random games."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.decisions import DECISIONS, STEPS
from tertulia.games.la_granja.model.observation import ZONES
from tertulia.games.la_granja.model.terms import BUILDINGS, DELIVERY_TARGETS, GOODS
from tertulia.laws.playing import TableOptions, sample_positions
from tests.games.dealing import read_observation

Observation = dict[str, int]
TABLES = [
    TableOptions(1, {}),
    TableOptions(3, {"edition": "deluxe"}),
    TableOptions(4, {"edition": "original"}),
    TableOptions(4, {"farm_phase": "simultaneous"}),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_observation_equals_the_view(table: TableOptions) -> None:
    for position in sample_positions(GAME, table, 0, 0.06):
        for seat in range(table.seats):
            view, found = GAME.view(position.state, seat), read_observation(GAME, position.state, seat)
            _check_board(view, found, seat)
            _check_cards(view, found, seat)
            for place in range(table.seats):
                _check_farm(view, found, (seat + place) % table.seats, f"seat+{place}", own=place == 0)


def _check_board(view: Any, found: Observation, seat: int) -> None:
    seats = view["seats"]
    assert (found["seats"], found["round"]) == (seats, view["round"])
    assert STEPS[found["step"]] == view["step"]
    assert found["deck"] == view["deck"]
    owners = ["free", *(f"{(seat + place) % seats}" for place in range(4)), "neutral", "closed"]
    for space in view["market"]["spaces"]:
        owner = owners[found[f"market space {space['space']}"]]
        assert owner == ("closed" if space["closed"] else "free" if space["owner"] is None else str(space["owner"]))
    for one in view["buildings"]:
        assert (found[f"building order {one['building']}"] or None) == one["blocked"]
        assert bool(found[f"extra point {one['building']}"]) == one["first"]
    assert {str(n): found[f"dice revenue space {n}"] for n in range(1, 7)} == view["dice"]
    assert found["marked revenue space"] == (view["marked"]["space"] if view["marked"] else 0)
    if view["marked"]:
        assert (seat + found["marked by"]) % seats == view["marked"]["seat"]
    display = {one["place"]: ROOFS.index(one["roof"]) + 1 for one in view["roofs"]["display"]}
    assert {n: found[f"roof on sale place {n}"] for n in range(1, 25)} == {n: display.get(n, 0) for n in range(1, 25)}


def _check_cards(view: Any, found: Observation, seat: int) -> None:
    seats, zones = view["seats"], dict.fromkeys(range(1, 67), "unseen")
    zones |= dict.fromkeys(view["discard"], "discarded")
    for player in view["players"]:
        of = f"seat+{(player['seat'] - seat) % seats}"
        zones |= {one["card"]: "own hand" for one in player["hand"] or []}
        zones |= {one["card"]: f"field {of}" for one in player["fields"]}
        for side in ("barrow", "extension", "helper"):
            zones |= {one["card"]: f"{side} {of}" for one in player["cards"][side]}
    for card, zone in zones.items():
        there = ZONES[found[f"card card {card}"]]
        assert there == zone or (zone == "unseen" and there.startswith("in play")), card


def _check_farm(view: Any, found: Observation, seat: int, name: str, *, own: bool) -> None:
    player = view["players"][seat]
    stock = {good: found[f"{name} stock {good}"] for good in GOODS}
    assert stock == {
        **player["dens"],
        "pig": player["pigs"],
        "silver": player["silver"],
        "commodity": player["commodities"],
        "point": player["points"] or 0,
    }
    points = {what.removeprefix(f"{name} points for "): n for what, n in found.items() if f"{name} points for" in what}
    assert {what: n for what, n in points.items() if n} == (player["sources"] or {})
    assert found[f"{name} hand"] == player["hand_count"]
    assert found[f"{name} donkey"] == (player["donkeys"]["chosen"] or 0)
    if player["donkey_hidden"]:
        assert found[f"{name} donkey is chosen"] == 1
    assert found[f"{name} siesta"] == player["siesta"]["space"]
    assert found[f"{name} markers"] == player["markers"]["used"]
    assert [found[f"{name} dice taken {which}"] for which in ("first", "second")][: len(player["dice"])] == player[
        "dice"
    ]
    roofs = {one["place"]: ROOFS.index(one["roof"]) + 1 for one in player["roofs"]}
    assert [found[f"{name} roof place {n}"] for n in range(1, 7)] == [roofs.get(n, 0) for n in range(1, 7)]
    crafts = {one["building"]: 1 if one["fresh"] else 2 for one in player["crafts"]}
    assert {b: found[f"{name} craft {b}"] for b in BUILDINGS} == {b: crafts.get(b, 0) for b in BUILDINGS}
    for building in view["buildings"]:
        for row in building["rows"]:
            if row["seat"] == seat:
                delivered = {good: found[f"{name} delivered to {building['building']} {good}"] for good in GOODS}
                assert {good: n for good, n in delivered.items() if n} == row["delivered"]
    assert all(f"{name} still takes {target}" in found for target in DELIVERY_TARGETS)
    if view["order"]:
        assert view["order"][found[f"{name} place in turn order"]] == seat
    if own and view["pending"] and view["pending"]["seat"] == seat:
        assert DECISIONS[found[f"{name} asked"]] == view["pending"]["kind"]
        last = found["decisions waiting"]
        assert found[f"waiting {last}"] == found[f"{name} asked"]

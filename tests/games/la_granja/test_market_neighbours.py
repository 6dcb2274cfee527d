"""Rules 8.3.3 on every space of both markets: only neighbours of a lower value are removed."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.components.load import load_components
from tertulia.games.la_granja.model.decisions import Decision, Step

from .scenario import Scenario

pytestmark = pytest.mark.clause

AROUND = ((1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1))
"""Offsets of the six neighbours of a space."""
SMALL: list[list[int]] = load_components().data["small_market"]["spaces"]
LARGE: list[list[int]] = SMALL + load_components().data["large_market"]["outer"]
MARKETS = {2: SMALL, 4: LARGE}
"""Open spaces by the number of players."""
PLACES = [(seats, space) for seats, spaces in MARKETS.items() for space in range(len(spaces))]


def find_neighbours(spaces: list[list[int]], space: int) -> dict[int, int]:
    """Return the numbers of the neighbouring spaces with their values."""
    q, r, _ = spaces[space]
    near = [[q + dq, r + dr] for dq, dr in AROUND]
    return {other: at[2] for other, at in enumerate(spaces) if at[:2] in near}


@pytest.mark.parametrize(("seats", "space"), PLACES, ids=[f"{seats}-players-{space + 1}" for seats, space in PLACES])
def test_8_3_3_only_lower_neighbours_leave(seats: int, space: int) -> None:
    """On a market full of another player's markers, each removed one scores a point."""
    spaces = MARKETS[seats]
    value = spaces[space][2]
    table = Scenario(seats).round(2).give(0, point=0)
    table.set_step(Step.DELIVERIES, 0, Decision.MARKET, value)
    others = {f"s{other + 1}": 1 for other in range(len(spaces)) if other != space}
    table.market(**others).act(0, f"market {space + 1}")
    emptied_spaces = {other for other in range(len(spaces)) if table.record["market"][other] == 0}
    lower = {other for other, worth in find_neighbours(spaces, space).items() if worth < value}
    assert emptied_spaces == lower
    assert table.record["market"][space] == 1
    assert table.player(0)["sources"].get("removed", 0) == len(lower)


def test_large_market_has_two_pairs_of_equal_neighbours() -> None:
    """The spaces 4 and 15, and 11 and 22, make the previous test meaningful."""
    pairs = {
        (space + 1, other + 1)
        for space in range(len(LARGE))
        for other, worth in find_neighbours(LARGE, space).items()
        if space < other and worth == LARGE[space][2]
    }
    assert pairs == {(4, 15), (11, 22)}

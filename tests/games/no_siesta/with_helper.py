"""Tables on which a seat has a helper's ability or almost complete barrows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.no_siesta.scenario import Scenario

HOW = pytest.mark.parametrize("how", ["own", "copied"])
RULES = pytest.mark.parametrize("rules", ["printed", "online"])


def with_helper(how: str, helper: str, seats: int = 2, **options: Any) -> Scenario:
    """Return a table on which seat 0 has this ability, by an own helper or by copying seat 1's."""
    table = Scenario(seats, game="experienced", **options).supply(0, 5)
    if how == "own":
        table.supply(0, 4).helper(0, helper)
    else:
        table.helper(1, helper).helper(0, "copy").copied(0, helper)
    assert table.player(0)["supply"] == 4
    return table.scoring()


def before(helper: str, how: str, **options: Any) -> Scenario:
    """Return a table on which seat 0 can get this ability for the next round, hired or copied."""
    table = Scenario(2, game="experienced", **options)
    if how == "own":
        return table.crossed(0, 1, "grain", "pig").scoring()
    return table.helper(1, helper).crossed(0, 1, "grain", "pig").scoring()


GOODS = [
    ["olive", "grain", "grape", "grain", "olive", "silver"],
    ["grape", "olive", "silver", "grain", "grape", "pig", "olive"],
    ["grain", "pig", "silver", "pig", "grape", "olive", "silver", "grape"],
]
DONKEYS = (1, 2, 3)


def nearly(table: Scenario, seat: int, number: int) -> Scenario:
    """Fill a barrow except its last donkey, which stands on the board."""
    table.barrow(seat, number, len(GOODS[number - 1]), DONKEYS[number - 1] - 1)
    return table.board(seat, donkey=int(table.player(seat)["board"]["donkey"]) + 1)

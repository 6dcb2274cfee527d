"""What the barrows ask for, as the sheet shows it, and one that is nearly loaded."""

from __future__ import annotations

from tests.games.no_siesta.scenario import Scenario

GOODS = [
    ["olive", "grain", "grape", "grain", "olive", "silver"],
    ["grape", "olive", "silver", "grain", "grape", "pig", "olive"],
    ["grain", "pig", "silver", "pig", "grape", "olive", "silver", "grape"],
]
DONKEYS = (1, 2, 3)


def nearly(table: Scenario, seat: int, number: int) -> Scenario:
    """A barrow that waits for its last donkey, which stands on the board."""
    table.barrow(seat, number, len(GOODS[number - 1]), DONKEYS[number - 1] - 1)
    return table.board(seat, donkey=int(table.player(seat)["board"]["donkey"]) + 1)

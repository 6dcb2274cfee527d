"""The facts of a set as a player reads them off boards and cards: `RULEBOOK` has the numbers of the boards by the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tertulia.games.la_granja.components.load import components

Facts = Mapping[str, Any]


class Printed(NamedTuple):
    """What boards and cards show."""

    buy: dict[str, int]
    sell: dict[str, int]
    upgrade: dict[str, int]
    roof_points: tuple[int, ...]
    """By place; the last is the storage builder's."""
    siesta: tuple[int, ...]
    """Points of the spaces of the track."""
    start_points: int
    pig_spaces: int
    extra_deliveries: int
    rows: dict[str, dict[str, int]]
    """What the craft buildings ask for."""
    roof_phases: dict[str, tuple[str, ...]]
    """Of the roof markers that name any."""
    cards: dict[int, Facts]
    """By number."""

    @property
    def last_of_track(self) -> int:
        """The number of the last space of the siesta track."""
        return len(self.siesta) - 1


def printed(data: Facts) -> Printed:
    """What the facts of a set have printed."""
    board = data["player_board"]
    return Printed(
        board["buy"],
        board["sell"],
        board["upgrade"],
        tuple(board["roof_points"]),
        tuple(data["siesta"]["points"]),
        board["start"]["points"],
        board["pig_spaces"],
        board["extra_deliveries"],
        {row["name"]: row["row"] for row in data["building"]},
        {roof: tuple(phases) for roof, phases in data["roof_phases"].items() if isinstance(phases, list)},
        {row["number"]: row for row in data["card"]},
    )


RULEBOOK = Printed(
    buy={"olive": 3, "grain": 3, "grape": 4, "pig": 5},
    sell={"olive": 1, "grain": 1, "grape": 2, "pig": 3},
    upgrade={"olive": 2, "grain": 2, "grape": 3, "pig": 3},
    roof_points=(0, 1, 2, 3, 4, 5),
    siesta=(0, 0, 1, 1, 2, 2, 2, 3, 3, 3),
    start_points=1,
    pig_spaces=2,
    extra_deliveries=1,
    rows={
        "merchant_house": {"silver": 6},
        "wainwright": {"food": 1, "wine": 1, "meat": 1},
        "village_store": {"olive": 1, "grain": 1, "grape": 1, "pig": 1, "silver": 1},
        "deli": {"commodity": 3},
        "greengrocer": {"olive": 2, "grain": 2, "grape": 2},
        "butcher": {"pig": 3},
    },
    roof_phases={
        "delivery": ("revenue", "transport"),
        "bought_delivery": ("revenue", "transport"),
        "change_die_1": ("revenue",),
        "change_die_2": ("revenue",),
        "double_roof_points": ("farm",),
    },
    cards=printed(components().data).cards,
)
"""The cards are the package's: no rulebook lists them all."""

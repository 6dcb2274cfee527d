"""A position as a player reads it from the table, based on views and printed facts only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from tertulia.games.la_granja.components.load import load_components

Facts = Mapping[str, Any]


class PrintedFacts(NamedTuple):
    """Facts printed on boards and cards."""

    buy: dict[str, int]
    sell: dict[str, int]
    upgrade: dict[str, int]
    roof_points: tuple[int, ...]
    """Points by place; the last one is the storage builder's."""
    siesta: tuple[int, ...]
    """Points of the spaces of the siesta track."""
    start_points: int
    pig_spaces: int
    extra_deliveries: int
    rows: dict[str, dict[str, int]]
    """Goods needed by each craft building."""
    roof_phases: dict[str, tuple[str, ...]]
    """Phases of the roof markers that name any."""
    cards: dict[int, Facts]
    """Cards by number."""

    @property
    def last_of_track(self) -> int:
        """The number of the last space of the siesta track."""
        return len(self.siesta) - 1


def read_printed(data: Facts) -> PrintedFacts:
    """Return the printed facts of a component set."""
    board = data["player_board"]
    return PrintedFacts(
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


RULEBOOK = PrintedFacts(
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
    cards=read_printed(load_components().data).cards,
)
"""The cards come from the package, because no rulebook lists them all."""


View = Mapping[str, Any]
HARVEST = ("olive", "grain", "grape")
RESOURCES = (*HARVEST, "pig")
UPGRADED = ("food", "wine", "meat")


class Position:
    """A position as seen by a seat that may act."""

    def __init__(self, view: View, seat: int, printed: PrintedFacts) -> None:
        self.view, self.seat, self.printed = view, seat, printed
        self.farm: View = view["players"][seat]
        self.pending: View = view["pending"]
        self.kind: str = self.pending["kind"]
        self.silver: int = self.farm["silver"]
        self.hand: list[int] = [card["card"] for card in self.farm["hand"]]

    # -- goods ----------------------------------------------------------------------------------------------------

    @cached_property
    def dens(self) -> dict[str, int]:
        """Goods in dens and stalls."""
        return {**self.farm["dens"], "pig": self.farm["pigs"]}

    @cached_property
    def fields(self) -> Counter[str]:
        """Goods on fields."""
        return Counter(field["good"] for field in self.farm["fields"] if field["grown"])

    @cached_property
    def raw(self) -> list[str]:
        """Goods that can be upgraded, as named in actions."""
        return [good for good in RESOURCES if self.dens[good]] + [
            f"field_{good}" for good in HARVEST if self.fields[good]
        ]

    def sources(self, reserved_silver: int = 0) -> list[tuple[str, str]]:
        """Return the sources of deliveries with their goods, as named in actions; `reserved_silver` is not spent."""
        found = [(good, good) for good, count in self.dens.items() if count]
        found += [("silver", "silver")] * (self.silver > reserved_silver) + [("commodity", "commodity")] * (
            self.farm["commodities"] > 0
        )
        return found + [(f"field_{good}", good) for good in HARVEST if self.fields[good]]

    def room_for_pigs(self) -> int:
        spaces = sum("pig_space" in card["gifts"] for card in self.farm["cards"]["extension"])
        return int(self.printed.pig_spaces + spaces + self.get_modifier("pig_spaces") - self.farm["pigs"])

    # -- helpers and roof markers ---------------------------------------------------------------------------------

    @property
    def helpers(self) -> list[View]:
        found: list[View] = self.farm["cards"]["helper"]
        return found

    def get_modifier(self, modifier: str) -> int:
        """Return by how much helpers change a number."""
        return sum(int(one["amount"]) for one in self.helpers if one.get("modifier") == modifier)

    def is_usable(self, helper: View) -> bool:
        """Return whether a helper may work now: in a phase printed on its card, and not used."""
        phases = self.printed.cards[helper["card"]]["helper"].get("phases", [self.view["phase"]])
        return self.view["phase"] in phases and not helper["used"]

    def has_special(self, special: str) -> bool:
        """Return whether a helper with a special effect may work now and can be paid."""
        return any(one.get("odd") == special and self.is_usable(one) and self.can_pay(one) for one in self.helpers)

    def can_pay(self, helper: View) -> bool:
        """Return whether the seat has a helper's payment."""
        for what, number in helper.get("pay", {}).items():
            if what == "card":
                there = len(self.hand)
            elif what == "two_harvest":
                there = int(len(self.pairs()) > 0)
            else:
                purse = {"silver": self.silver, "point": self.farm["points"], "commodity": self.farm["commodities"]}
                there = {**self.dens, **purse}[what]
            if there < number:
                return False
        return True

    def pairs(self) -> list[str]:
        """Return the pairs of different harvest goods in the dens."""
        there = [good for good in HARVEST if self.dens[good]]
        return [f"{one}_{other}" for i, one in enumerate(there) for other in there[i + 1 :]]

    @property
    def used_roofs(self) -> list[int]:
        """The places of used roof markers."""
        return [one["place"] for one in self.farm["roofs"] if one["used"]]

    @property
    def others_used(self) -> list[int]:
        """Return the places of used roof markers that another one can renew, which must be of another kind."""
        return [one["place"] for one in self.farm["roofs"] if one["used"] and one["roof"] != "reuse_roof"]

    # -- deck, buildings and market -------------------------------------------------------------------------------

    @property
    def can_draw(self) -> bool:
        return bool(self.view["deck"] or self.view["discard"])

    @property
    def draws_or_plays(self) -> bool:
        return self.can_draw or bool(self.hand)

    @property
    def barrows(self) -> list[View]:
        found: list[View] = self.farm["cards"]["barrow"]
        return found

    def accepted_goods(self) -> dict[str, Counter[str]]:
        """Return the goods that each place still accepts."""
        found: dict[str, Counter[str]] = {}
        blocked = {one["building"]: one["blocked"] for one in self.view["buildings"] if one["blocked"]}
        passed = min(blocked.values(), default=0) if self.get_modifier("locksmith") else 0
        for one in self.view["buildings"]:
            name = one["building"]
            if self.seat not in one["crafted"] and blocked.get(name, passed) == passed:
                rows = [row["delivered"] for row in one["rows"] if row["seat"] == self.seat]
                found[name] = Counter(self.printed.rows[name]) - Counter(rows[0] if rows else {})
        for barrow in self.barrows:
            goods = Counter(symbol["good"] for symbol in barrow["symbols"] if not symbol["delivered"])
            found[f"barrow_{barrow['place']}"] = goods
        return found

    def symbols(self) -> set[str]:
        """Return the goods shown on barrows."""
        return {good for barrow in self.barrows for good in self.printed.cards[barrow["card"]]["barrow"]["goods"]}

    def deliveries(self, reserved_silver: int = 0) -> set[str]:
        """Return all possible deliveries."""
        goods_by_place = self.accepted_goods()
        return {
            f"deliver {source} to {place}"
            for source, good in self.sources(reserved_silver)
            for place, goods in goods_by_place.items()
            if goods[good]
        }

    def open_spaces(self, value: int | None) -> list[View]:
        """Return the market spaces in play, optionally of one value."""
        spaces = [one for one in self.view["market"]["spaces"] if not one["closed"]]
        return [one for one in spaces if value is None or one["value"] == value]

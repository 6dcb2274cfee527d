"""Slow model: effects of an action on the sheet, the revenue board and the discs of its seat."""

from __future__ import annotations

import copy
from typing import Any

from .legal import ANIMALS, GOODS, HARVEST, REVENUES, SWAPPED_ANIMAL, Data, count_missing, get_cost, get_row

View = dict[str, Any]
COMPARED_FIELDS = (
    "supply", "common", "board", "loose", "waiting", "not_stored", "siesta", "roof", "helper_fields", "trade", "storage", "cleared",
    "esporles", "copied",
)  # fmt: skip


class Possessions:
    """A seat's possessions, changed by one action of its scoring phase."""

    def __init__(self, data: Data, view: View, seat: int) -> None:
        self.data, self.view, self.seat = data, view, seat
        self.own: View = copy.deepcopy(view["players"][seat])
        self.board, self.loose, self.working = self.own["board"], self.own["loose"], self.own["working"]
        self.printed = view["options"]["rules"] == "printed"

    # -- revenues -------------------------------------------------------------------------------------------------

    def free(self, revenue: str) -> None:
        self.board[revenue] -= 1
        self.own["supply"] += 1

    def spend(self, good: str, source: str, storing: bool = False) -> None:
        if source == "disc":
            self.free(good)
        elif source == "commodity" and not self.loose["commodity"]:
            self.free("commodity")
        elif source == "commodity":
            self.loose["commodity"] -= 1
        elif source == "swap_disc":
            self.free(SWAPPED_ANIMAL[good])
        else:
            self.spend_loose(SWAPPED_ANIMAL[good] if source == "swap_loose" else good, storing)

    def spend_loose(self, good: str, storing: bool) -> None:
        """Spend the least flexible goods first: goods taken out of storage, then goods of open tiles."""
        self.loose[good] -= 1
        if self.own["not_stored"].get(good) and not storing:
            self.own["not_stored"][good] -= 1
        elif self.own["waiting"][good]:
            self.own["waiting"][good] -= 1
            next(tile for tile in self.own["tiles"] if tile and good in tile["open"])["open"].remove(good)

    def commodity(self) -> None:
        if self.own["supply"]:
            self.own["supply"] -= 1
            self.board["commodity"] += 1
        else:
            self.loose["commodity"] += 1

    # -- places ---------------------------------------------------------------------------------------------------

    def roof(self, source: str) -> None:
        gap = len(self.own["tiles"])
        self.spend("silver", source)
        self.own["roof"][gap] += 1
        if self.own["roof"][gap] >= get_cost(self.data, gap + 1, self.working):
            self.own["tiles"].append(None)

    def field(self, number: str, good: str, source: str) -> None:
        self.spend(good, source)
        self.own["helper_fields"][int(number) - 1].append(good)

    def trade(self, good: str, ways: str) -> None:
        for way in ways.split("+"):
            count, source = way.split("-")
            for _ in range(int(count)):
                self.spend(good, source)
        self.own["trade"].append(good)
        self.commodity()
        if "trade_hat" in self.working:
            self.loose["hat"] += 1

    def load(self, number: str, good: str, source: str) -> None:
        barrow = self.own["barrows"][int(number) - 1]
        self.spend(good, source)
        if good == "donkey":
            barrow["donkeys"] += 1
        else:
            barrow["crossed"].append(good)
        if self.is_full(int(number)):
            self.complete_barrow(int(number))

    def is_full(self, number: int) -> bool:
        """Return whether a barrow needs nothing more but is not completed."""
        barrow, printed = self.own["barrows"][number - 1], get_row(self.data, "barrow", number)
        drawn = "no_donkeys" in self.working or barrow["donkeys"] == printed["donkeys"]
        return drawn and not barrow["done"] and not count_missing(printed["goods"], barrow["crossed"])

    def complete_barrow(self, number: int) -> None:
        self.own["barrows"][number - 1]["done"] = True
        self.commodity()

    def go_on(self) -> None:
        """Complete a barrow that an ability has filled.

        Of two filled barrows the second follows once the proceeds of the first are used; of more, the player chooses
        (ruling 8).
        """
        full = [number for number in (1, 2, 3) if self.is_full(number)]
        if len(full) == 1:
            self.complete_barrow(full[0])

    def store(self, good: str, source: str) -> None:
        self.spend(good, source, storing=True)
        before = self.sets(good)
        self.own["storage"][good] += 1
        if self.sets(good) > before and "storage_silver" in self.working:
            self.loose["silver"] += 1

    def sets(self, good: str) -> int:
        kinds = HARVEST if good in HARVEST else ANIMALS
        return min(int(self.own["storage"][kind]) for kind in kinds)

    def climb(self, source: str) -> None:
        self.spend("hat", source)
        self.own["siesta"] += 1
        if self.own["siesta"] in self.data["siesta"]["disc_spaces"] and self.own["common"]:
            self.own["common"] -= 1
            self.own["supply"] += 1

    # -- other actions ---------------------------------------------------------------------------------------------

    def tile(self, gap: str) -> None:
        tile = self.own["tiles"][int(gap) - 1]
        tile["used"] = True
        for good in tile["bonus"]:
            if good in REVENUES:
                self.loose[good] += 1
                self.own["waiting"][good] += 1
                tile["open"].append(good)

    def change(self, one: str, other: str) -> None:
        self.board[one] -= 1
        self.board[other] += 1

    def clear(self, source: str) -> None:
        self.free("donkey" if source == "disc" else "hat")

    def out(self, good: str) -> None:
        self.own["cleared"][good] += 1
        self.loose[good] += 1
        self.own["not_stored"][good] += self.printed

    def good(self, good: str) -> None:
        self.loose[good] += 1

    def market(self, space: str) -> None:
        self.own["supply"] -= 1
        self.own["esporles"].append(space)
        self.go_on()

    def waive(self) -> None:
        pending = self.view["pending"]
        if pending["kind"] != "score" or pending["next"] == "disc":
            self.go_on()
            return
        self.loose["commodity"] -= 1

    def end(self, commodity: str) -> None:
        for revenue in (*REVENUES, "commodity"):
            self.loose[revenue] = 0
        for good in GOODS:
            self.own["not_stored"][good] = 0
        self.own["waiting"] = dict.fromkeys(REVENUES, 0)
        for tile in filter(None, self.own["tiles"]):
            tile["open"] = []
        while self.board["commodity"] > (commodity == "kept"):
            self.free("commodity")
        if not self.printed:
            for revenue in REVENUES:
                while self.board[revenue]:
                    self.free(revenue)


KNOWN_VERBS = {name for name in vars(Possessions) if name in {
    "roof", "field", "trade", "load", "store", "climb", "tile", "change", "clear", "out", "good", "market", "waive", "end",
}}  # fmt: skip


def select_compared(own: View) -> View:
    """Return the compared part of a seat's possessions.

    It does not depend on the order in which circles were crossed.
    """
    compared = {name: own[name] for name in COMPARED_FIELDS}
    compared["esporles"], compared["trade"] = sorted(own["esporles"]), sorted(own["trade"])
    compared["helper_fields"] = [sorted(crossed) for crossed in own["helper_fields"]]
    compared["barrows"] = [(sorted(b["crossed"]), b["donkeys"], b["done"]) for b in own["barrows"]]
    compared["tiles"] = len(own["tiles"])
    compared["used"] = [bool(tile and tile["used"]) for tile in own["tiles"]]
    compared["open"] = [sorted(tile["open"]) if tile else [] for tile in own["tiles"]]
    return compared


def compute_expected(data: Data, view: View, seat: int, text: str) -> View | None:
    """Return the seat's possessions after its action, or None if the model does not know the action."""
    verb, *args = text.split()
    if verb not in KNOWN_VERBS:
        return None
    deed = Possessions(data, view, seat)
    getattr(deed, verb)(*args)
    return select_compared(deed.own)

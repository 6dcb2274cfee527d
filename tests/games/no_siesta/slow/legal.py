"""Slow model: legal actions in notation, derived only from the visible table and its sheets."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import product
from typing import Any

HARVEST = ("olive", "grain", "grape")
ANIMALS = ("pig", "donkey")
GOODS = HARVEST + ANIMALS
REVENUES = (*GOODS, "hat", "silver")
OWN_HELPERS = ("roof_choice", "change_revenue", "trade_good", "storage_silver", "no_donkeys", "commodity_hat")
GREY_HELPERS = ("roof_costs", "any_order", "trade_hat", "siesta_or_work", "clear_storage", "copy")
SPACES = ("discs", "harvest_sets", "roof_tiles", "animal_pairs", "helpers", "trades")
GAPS = 6
Data = Mapping[str, Any]


def load_packaged_data() -> dict[str, Any]:
    """Return the component data of the package."""
    text = files("tertulia.games.no_siesta.components").joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def get_row(data: Data, table: str, number: int) -> Any:
    """Return a gap, a field or a barrow by its number, from 1."""
    return next(one for one in data[table] if one["number"] == number)


def count_missing(needs: list[str], crossed: list[str]) -> Counter[str]:
    """Return the circles still to be crossed off, by good."""
    return Counter(needs) - Counter(crossed)


def list_steps(data: Data) -> set[tuple[str, str]]:
    """Return the moves of discs along arrows as (from, to), in both directions."""
    pairs = [(one, other) for one, other in data["revenue_board"]["arrows"]]
    return set(pairs) | {(other, one) for one, other in pairs}


def get_cost(data: Data, gap: int, working: list[str]) -> int:
    """Return the number of circles of a gap (from 1) for a player with these helpers."""
    return int(get_row(data, "roof_gap", gap)["silver"]) - ("roof_costs" in working)


View = dict[str, Any]
MAX_REMOVED_GOODS = 2
SOURCES = ("loose", "disc", "commodity", "swap_loose", "swap_disc")
TRADE_PAYMENTS = [counts for counts in product(range(4), repeat=5) if sum(counts) == 3 and sum(counts[3:]) < 2]
"""Combinations of three goods by source, with at most one swap."""
SWAPPED_ANIMAL = {"hat": "donkey", "donkey": "hat"}


class Hand:
    """Revenues that a scoring seat can spend.

    `used` contains its abilities already used, of those allowed once per phase.
    """

    def __init__(self, data: Data, view: View, seat: int, used: set[str]) -> None:
        self.data, self.view, self.seat, self.used = data, view, seat, used
        self.own: View = view["players"][seat]
        self.board, self.loose, self.working = self.own["board"], self.own["loose"], self.own["working"]
        self.printed = view["options"]["rules"] == "printed"
        self.must_use_commodity = self.printed and self.loose["commodity"] > 0
        self.must_free_a_disc = self.printed and not self.must_use_commodity and self.own["due"] > 0

    # -- spending revenues ------------------------------------------------------------------------------------------

    def has(self, good: str, source: str) -> int:
        """Return the number of a good available from a source, ignoring obligations."""
        if source == "loose":
            return int(self.loose[good])
        if source == "disc":
            return int(self.board[good])
        if source == "commodity":
            barred = good == "hat" and ("commodity_hat" not in self.working or "hat" in self.used)
            return 0 if barred else int(self.board["commodity"] + self.loose["commodity"])
        lying = self.loose if source == "swap_loose" else self.board
        return int(good in SWAPPED_ANIMAL and self.can_swap() and lying[SWAPPED_ANIMAL[good]] > 0)

    def can_swap(self) -> bool:
        return "siesta_or_work" in self.working and "swap" not in self.used

    def frees(self, good: str, source: str) -> bool:
        """Return whether spending it returns a disc to the supply."""
        return source in ("disc", "swap_disc") or (source == "commodity" and not self.loose["commodity"])

    def is_payable(self, good: str, paid: dict[str, int]) -> bool:
        """Return whether each source has as many as `paid`, and the payment fulfils the current obligation."""
        there = all(self.has(good, source) >= count for source, count in paid.items())
        if there and self.must_use_commodity:
            return paid.get("commodity", 0) > 0
        if there and self.must_free_a_disc:
            return any(self.frees(good, source) for source in paid)
        return there

    def sources(self, good: str) -> list[str]:
        return [source for source in SOURCES if self.is_payable(good, {source: 1})]

    # -- the places -----------------------------------------------------------------------------------------------

    def crossings(self) -> Iterator[str]:
        if len(self.own["tiles"]) < GAPS:
            yield from (f"roof {source}" for source in self.sources("silver"))
        for number, good in product(range(1, 7), REVENUES):
            if count_missing(
                get_row(self.data, "helper_field", number)["needs"], self.own["helper_fields"][number - 1]
            )[good]:
                yield from (f"field {number} {good} {source}" for source in self.sources(good))
        for number in (1, 2, 3):
            for good in self.loads(number):
                yield from (f"load {number} {good} {source}" for source in self.sources(good))
        for good in GOODS:
            if self.own["storage"][good] < self.data["storage"][good]:
                yield from (f"store {good} {source}" for source in self.sources(good) if self.is_storable(good, source))
        if self.own["siesta"] < self.data["siesta"]["spaces"]:
            won = self.own["siesta"] + 1 in self.data["siesta"]["disc_spaces"] and self.own["common"]
            wins = [source for source in SOURCES if self.has("hat", source)] if won and self.must_free_a_disc else []
            yield from (f"climb {source}" for source in {*self.sources("hat"), *wins})
        yield from self.trades()

    def loads(self, number: int) -> set[str]:
        """Return the revenues that a barrow accepts now."""
        printed, barrow = get_row(self.data, "barrow", number), self.own["barrows"][number - 1]
        if barrow["done"]:
            return set()
        open_ones = count_missing(printed["goods"], barrow["crossed"])
        accepted = set(open_ones)
        if "any_order" not in self.working and open_ones:
            accepted = {printed["goods"][len(barrow["crossed"])]}
        if "no_donkeys" not in self.working and barrow["donkeys"] < printed["donkeys"]:
            accepted.add("donkey")
        return accepted

    def is_storable(self, good: str, source: str) -> bool:
        """Return whether the good may be stored: as printed, goods taken out of storage do not go back."""
        return not self.printed or source != "loose" or bool(self.loose[good] > self.own["not_stored"][good])

    def trades(self) -> Iterator[str]:
        if "trade" in self.used:
            return
        for good in self.data["trade"]["fields"]:
            good_count = sum(self.has(good, source) for source in SOURCES)
            for counts in TRADE_PAYMENTS if good not in self.own["trade"] and good_count >= 3 else ():
                paid = {name: n for name, n in zip(SOURCES, counts, strict=True) if n}
                if self.is_payable(good, paid):
                    yield f"trade {good} " + "+".join(f"{n}-{name}" for name, n in paid.items())

    # -- the rest of the phase ------------------------------------------------------------------------------------

    def list_all(self) -> set[str]:
        found = set(self.crossings())
        if self.must_use_commodity or self.must_free_a_disc:
            found |= {"waive"} | {f"tile {gap}" for gap, tile in self.tiles() if tile["kind"] == "bonus"}
            return found | (self.clears() if self.must_free_a_disc else set())
        found |= {"end kept"} | ({"end returned"} if self.board["commodity"] else set())
        found |= {f"tile {gap}" for gap, _ in self.tiles()} | self.clears()
        if "change_revenue" in self.working and "change" not in self.used:
            found |= self.moves()
        if self.printed and "copy" in self.working:
            found |= {f"copy {name}" for name in find_copyable(self.view, self.seat)}
        return found

    def clears(self) -> set[str]:
        if "clear_storage" not in self.working or "clear" in self.used or not self.outs():
            return set()
        swapped = {"clear swap_disc"} if self.can_swap() and self.board["hat"] else set()
        return swapped | ({"clear disc"} if self.board["donkey"] else set())

    def tiles(self) -> Iterator[tuple[int, View]]:
        for gap, tile in enumerate(self.own["tiles"], 1):
            useful = tile and tile["bonus"] != ["point"] and (tile["bonus"] != ["change_revenue"] or self.moves())
            if useful and not tile["used"]:
                yield gap, tile

    def moves(self) -> set[str]:
        return {f"change {one} {other}" for one, other in list_steps(self.data) if self.board[one]}

    def outs(self) -> set[str]:
        return {f"out {good}" for good in GOODS if self.own["storage"][good] > self.own["cleared"][good]}


def find_copyable(view: View, seat: int) -> set[str]:
    """Return the helpers that a seat may copy now: other players' tiles that it lacks, except `copy`.

    Copying needs a free disc.
    """
    own = view["players"][seat]
    discs = own["supply"] + sum(own["board"].values())
    if own["copied"] or not own["supply"] or (view["options"]["rules"] == "online" and discs <= 2):
        return set()
    others = {name for player in view["players"] if player["seat"] != seat for name in player["helpers"]}
    return others - {*own["helpers"], "copy"}


def hires(view: View, seat: int) -> set[str]:
    own = view["players"][seat]["helpers"]
    if view["options"]["game"] == "basic":
        return set(OWN_HELPERS) - set(own)
    available = {name for name in OWN_HELPERS + GREY_HELPERS if view["middle"][name] > 0} - set(own)
    if view["options"]["rules"] == "online" and not find_copyable(view, seat):
        available -= {"copy"}
    return available


def markings(face: str, discs: int) -> list[str]:
    if face != "olive_grain":
        return ["all", "nothing"] if discs else ["nothing"]
    return ["all", "olive", "grain", "nothing"][(discs < 2) :] if discs else ["nothing"]


def find_completable(data: Data, own: View) -> set[str]:
    """Return the actions that complete barrows lacking only donkeys, for a player who needs none."""
    full = (
        n for n in (1, 2, 3) if not count_missing(get_row(data, "barrow", n)["goods"], own["barrows"][n - 1]["crossed"])
    )
    return {f"complete {number}" for number in full if not own["barrows"][number - 1]["done"]}


def legal(data: Data, view: View, seat: int, used: set[str]) -> set[str]:
    """Return the legal actions of a seat.

    `view` shows everything, with the pending decision of this seat.
    """
    own, pending = view["players"][seat], view["pending"]
    hand, kind = Hand(data, view, seat, used), pending["kind"]
    if kind == "score":
        return hand.list_all()
    if kind == "take":
        return {f"take {face} {mark}" for face in view["dice"] for mark in markings(face, own["supply"])}
    if kind == "mark":
        return {f"mark {mark}" for mark in markings(view["last_die"], own["supply"])}
    if kind == "good":
        return {f"good {good}" for good in HARVEST}
    if kind == "keep":
        one, other = pending["tiles"]
        chosen = [one] if one["bonus"] == other["bonus"] else [one, other]
        return {f"keep {tile['number']}" for tile in chosen}
    if kind == "change":
        return hand.moves() | {"waive"}
    if kind == "out":
        return hand.outs() | ({"waive"} if pending["left"] < MAX_REMOVED_GOODS else set())
    if kind == "market":
        taken = view["esporles"]["spaces"]
        free = {space for space in SPACES if len(taken[space]) < view["seats"] - 1 and seat not in taken[space]}
        return {f"market {space}" for space in free} | {"waive"}
    if kind == "complete":
        return find_completable(data, own)
    if kind == "copy":
        return {f"copy {name}" for name in find_copyable(view, seat)} | {"waive"}
    return {f"hire {name}" for name in hires(view, seat)}

"""Tables of No Siesta set up by hand.

Remaining needs of a sheet are counted here, independently of the rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.terms import (
    BARROWS,
    DISC_SPACES,
    FACES,
    HELPER_FIELDS,
    HELPERS,
    POINT_SOURCES,
    REVENUES,
    SPACES,
    BarrowState,
    PointSource,
    Step,
    TilePlace,
)
from tertulia.kernel.components import Components
from tests.games.dealing import copy_of_deal

TILES: list[list[str]] = [
    *GAME.components().data["roof_tiles"]["bonus"],
    *[["change_revenue"]] * GAME.components().data["roof_tiles"]["change_revenue"],
    *[["point"]] * GAME.components().data["roof_tiles"]["point"],
]
"""Bonus of each roof tile, in the order of the numbers 1 to 24."""

TEXT_FIELDS = ("kind", "gain", "given")


class Scenario:
    """A game whose discs, sheets and dice are placed by hand, without a pending decision at first."""

    def __init__(self, seats: int = 2, start: int = 0, components: Components | None = None, **options: Any) -> None:
        self.seats, self.start = seats, start
        key = bytes(31) + bytes([seats])
        self.state = (
            GAME.new(options, seats, key, components) if components else copy_of_deal(GAME, options, seats, key)
        )
        self.data = (components or GAME.components()).data
        self.state["start"][0] = start
        self.state["dice"][0] = 0
        for seat in range(seats):
            self._ask(seat, 0)

    # -- laying out -----------------------------------------------------------------------------------------------

    def board(self, seat: int, **revenues: int) -> Scenario:
        """Set the number of discs on revenues; the difference comes from or returns to the player's supply."""
        for revenue, count in revenues.items():
            place = REVENUES.index(revenue)
            more = count - int(self._get(seat, "board")[place])
            assert more <= int(self._get(seat, "supply")), f"seat {seat} has no discs for {count} {revenue}"
            self._put(seat, "board", count, place)
            self._put(seat, "supply", int(self._get(seat, "supply")) - more)
        return self

    def supply(self, seat: int, count: int) -> Scenario:
        """Set the number of free discs, leaving discs elsewhere unchanged."""
        self._put(seat, "supply", count)
        return self

    def add_loose(self, seat: int, **revenues: int) -> Scenario:
        """Set the temporary revenues beside the board."""
        for revenue, count in revenues.items():
            self._put(seat, "temporary", count, REVENUES.index(revenue))
        return self

    def siesta(self, seat: int, space: int) -> Scenario:
        """Set the position on the siesta track. Discs won on the way join the player's supply."""
        won = sum(place <= space for place in self.data["siesta"]["disc_spaces"])
        had = DISC_SPACES - int(self._get(seat, "common"))
        self._put(seat, "common", DISC_SPACES - won)
        self._put(seat, "supply", int(self._get(seat, "supply")) + won - had)
        self._put(seat, "siesta", space)
        self._put(seat, "sources", space, PointSource.SIESTA)
        return self

    def roof(self, seat: int, crossed: int) -> Scenario:
        """Set the crossed circles of the gap in progress."""
        self._put(seat, "roof", crossed, int(self._get(seat, "gaps")))
        return self

    def tile(self, seat: int, *tiles: str) -> Scenario:
        """Close the next gaps with these unused tiles: `grape grape`, `change_revenue`, `point`."""
        for tile in tiles:
            free = (
                n for n, bonus in enumerate(TILES) if bonus == tile.split() and self.is_tile_at(n + 1, TilePlace.PILE)
            )
            number, gap = next(free), int(self._get(seat, "gaps"))
            self.state["tile_place"][0, number] = TilePlace.BARN + seat
            self._put(seat, "tiles", number + 1, gap)
            self._put(seat, "roof", self.data["roof_gap"][gap]["silver"], gap)
            self._put(seat, "gaps", gap + 1)
            self._add_points(seat, "roof", self.data["roof_gap"][gap]["points"])
            self._add_points(seat, "tiles", int(tile == "point"))
        return self

    def pile(self, *numbers: int) -> Scenario:
        """Leave only these tiles in the pile; the others are removed."""
        for tile in range(len(TILES)):
            if self.is_tile_at(tile + 1, TilePlace.PILE) and tile + 1 not in numbers:
                self.state["tile_place"][0, tile] = TilePlace.BARN + self.seats
        return self

    def is_tile_at(self, number: int, place: int) -> bool:
        """Return whether a tile (from 1) is at that place."""
        return bool(self.state["tile_place"][0, number - 1] == place)

    def cross_field(self, seat: int, field: int, *goods: str) -> Scenario:
        """Cross off circles of a helper field, numbered from 1."""
        needs: list[str] = self.data["helper_field"][field - 1]["needs"]
        mask, uncrossed = 0, list(goods)
        for circle, need in enumerate(needs):
            if need in uncrossed:
                uncrossed.remove(need)
                mask |= 1 << circle
        assert not uncrossed, f"field {field} has no circle for {uncrossed}"
        self._put(seat, "fields", mask, field - 1)
        return self._update_wants(seat)

    def helper(self, seat: int, *helpers: str) -> Scenario:
        """Give the seat working helpers on its first free fields, taken from the middle if the game has one."""
        for name in helpers:
            hired = self._get(seat, "hired").tolist()
            field = hired.index(0)
            self.cross_field(seat, field + 1, *self.data["helper_field"][field]["needs"])
            self._put(seat, "hired", HELPERS.index(name) + 1, field)
            self._activate_helper(seat, name)
            self._add_points(seat, "helpers", self.data["helper_field"][field]["points"])
            if self.state["helpers"][0].any():
                self.state["helpers"][0, HELPERS.index(name)] -= 1
        return self._update_wants(seat)

    def copy_helper(self, seat: int, helper: str) -> Scenario:
        """Give the seat a working copied helper, with a disc of its supply on it."""
        self._put(seat, "copied", HELPERS.index(helper) + 1)
        self._put(seat, "supply", int(self._get(seat, "supply")) - 1)
        self._activate_helper(seat, helper)
        return self._update_wants(seat)

    def cross_trades(self, seat: int, *goods: str) -> Scenario:
        self._put(seat, "trades", sum(1 << REVENUES.index(good) for good in goods))
        return self

    def barrow(self, seat: int, number: int, loaded: int, donkeys: int = 0) -> Scenario:
        """Cross off the first `loaded` circles of a barrow (from 1) and place its donkeys."""
        self._put(seat, "barrows", (1 << loaded) - 1, number - 1)
        self._put(seat, "donkeys", donkeys, number - 1)
        return self._update_wants(seat)

    def deliver_barrow(self, seat: int, number: int, first: bool = True) -> Scenario:
        """Set a barrow as completed in an earlier round."""
        printed = self.data["barrow"][number - 1]
        self.barrow(seat, number, len(printed["goods"]), printed["donkeys"])
        self._put(seat, "barrow_state", BarrowState.FIRST if first else BarrowState.LATER, number - 1)
        self._add_points(seat, "barrows", printed["first" if first else "later"])
        if first:
            self.state["tops"][0, number - 1] |= 1 << seat
        return self._update_wants(seat)

    def cross_storage(self, seat: int, **goods: int) -> Scenario:
        """Cross off circles of warehouse and stable; none of them is circled as taken out."""
        for good, count in goods.items():
            self._put(seat, "storage", count, REVENUES.index(good))
        counts = self._get(seat, "storage").tolist()
        self._put(seat, "silver_sets", min(counts[:3]), 0)
        self._put(seat, "silver_sets", min(counts[3:]), 1)
        self._put(seat, "sources", min(counts[:3]), PointSource.WAREHOUSE)
        self._put(seat, "sources", min(counts[3:]), PointSource.STABLE)
        return self

    def market(self, seat: int, *spaces: str) -> Scenario:
        """Place discs of the player's supply on these spaces of Esporles."""
        for space in spaces:
            place = SPACES.index(space)
            self._put(seat, "esporles", int(self._get(seat, "esporles")) | 1 << place)
            self._put(seat, "supply", int(self._get(seat, "supply")) - 1)
            self.state["market"][0, place] += 1
        return self

    def dice(self, *faces: str, step: Step = Step.FIRST_DIE) -> Scenario:
        """Put dice in the middle and let the start player take the first of this step."""
        for face in faces:
            self.state["dice"][0, FACES.index(face)] += 1
        self.state["step"][0], self.state["turn"][0] = step, 1
        self._ask(self.start, Decision.TAKE)
        return self

    def last_die(self, face: str) -> Scenario:
        """Let all seats mark the last die."""
        self.state["step"][0], self.state["last"][0] = Step.LAST_DIE, FACES.index(face) + 1
        for seat in range(self.seats):
            self._ask(seat, Decision.MARK)
        return self

    def scoring(self, seat: int = 0) -> Scenario:
        """Start the scoring phase of a seat; earlier seats have had theirs, and all dice are taken."""
        self.state["players"]["dice"][0, : self.seats] = 1
        self.state["last"][0] = 1
        self.state["step"][0], self.state["turn"][0] = Step.SCORING, (seat - self.start) % self.seats + 1
        self._put(seat, "used", 0)
        self._ask(seat, Decision.SCORE)
        return self

    def start_last_round(self) -> Scenario:
        """Mark this round as the last, as if a player had reached the top of the track."""
        self.state["ending"][0] = 1
        return self

    # -- playing and reading --------------------------------------------------------------------------------------

    def act(self, seat: int, *actions: str) -> Scenario:
        """Do actions given in notation. Fails if one is illegal."""
        for text in actions:
            action = GAME.actions.parse(text)
            assert action in GAME.legal(self.state, seat), f"{text} is not among {self.legal(seat)}"
            GAME.apply(self.state, seat, action)
        return self

    def end_scoring(self) -> Scenario:
        """End the scoring phase of every remaining seat, keeping a commodity."""
        while self.view()["step"] == "scoring":
            self.act(self.view()["actors"][0], "end kept")
        return self

    def play_to_next_round(self) -> Scenario:
        """Play to the first die of the next round.

        Scoring phases end, gains are waived if possible, otherwise the first legal action is done.
        """
        number = self.view()["round"]
        while not self.view()["over"] and (self.view()["round"] == number or self.view()["step"] == "begin"):
            seat = self.view()["actors"][0]
            legal = self.legal(seat)
            self.act(seat, next((text for text in ("end kept", "waive") if text in legal), legal[0]))
        return self

    def play_to_scoring(self, seat: int = 0) -> Scenario:
        """Play from the dice phase to the scoring phase of a seat.

        No player marks anything, and earlier scoring phases end at once.
        """
        while self.kind(seat) != "score":
            actor = self.view()["actors"][0]
            nothing = [text for text in self.legal(actor) if text == "end kept" or text.endswith("nothing")]
            self.act(actor, nothing[0])
        return self

    def legal(self, seat: int = 0) -> list[str]:
        """Return the legal actions of a seat in notation."""
        return [GAME.actions.notation(int(action)) for action in GAME.legal(self.state, seat)]

    def may(self, start: str, seat: int = 0) -> bool:
        """Return whether a legal action begins with these words."""
        return any(f"{text} ".startswith(f"{start} ") for text in self.legal(seat))

    def view(self, seat: int | None = None) -> Any:
        return GAME.view(self.state, seat)

    def player(self, seat: int = 0) -> dict[str, Any]:
        player_view: dict[str, Any] = GAME.view_all(self.state)["players"][seat]
        return player_view

    def sources(self, seat: int = 0) -> dict[str, int]:
        """Return the points by source, without zeros."""
        return {source: points for source, points in self.player(seat)["sources"].items() if points}

    def discs(self, seat: int = 0) -> dict[str, int]:
        """Return the discs on the board by revenue, without zeros."""
        return {revenue: count for revenue, count in self.player(seat)["board"].items() if count}

    def get_loose(self, seat: int = 0) -> dict[str, int]:
        """Return the temporary revenues, without zeros."""
        return {revenue: count for revenue, count in self.player(seat)["loose"].items() if count}

    def kind(self, seat: int = 0) -> str:
        """Return the kind of the seat's pending decision, or "" if there is none."""
        agenda = self.state["players"]["agenda"]
        top = int(agenda["open"][0, seat])
        return Decision(int(agenda["kind"][0, seat, top - 1])).name.lower() if top else ""

    def events(self, *kinds: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the last action's events of these kinds, without the fields that exist for wording only."""
        found = [event for event in GAME.events(self.state, seat) if event["type"] in kinds]
        return [{name: what for name, what in event.items() if name not in TEXT_FIELDS} for event in found]

    # -- derived fields --------------------------------------------------------------------------------------------

    def _get(self, seat: int, field: str) -> Any:
        return self.state["players"][field][0, seat]

    def _put(self, seat: int, field: str, value: int, *place: int) -> None:
        self.state["players"][field][(0, seat, *place)] = value

    def _add_points(self, seat: int, source: str, points: int) -> None:
        self.state["players"]["sources"][0, seat, POINT_SOURCES.index(source)] += points

    def _ask(self, seat: int, kind: int) -> None:
        agenda = self.state["players"]["agenda"]
        agenda["kind"][0, seat] = 0
        agenda["args"][0, seat] = 0
        agenda["kind"][0, seat, 0] = kind
        agenda["open"][0, seat] = int(kind > 0)

    def _activate_helper(self, seat: int, helper: str) -> None:
        self._put(seat, "helpers", int(self._get(seat, "helpers")) | 1 << HELPERS.index(helper))

    def _update_wants(self, seat: int) -> Scenario:
        """Recompute the revenues that the circles of helper fields and barrows accept."""
        working = [name for i, name in enumerate(HELPERS) if int(self._get(seat, "helpers")) >> i & 1]
        for field in range(HELPER_FIELDS):
            open_ones = self._list_open(
                self.data["helper_field"][field]["needs"], int(self._get(seat, "fields")[field])
            )
            self._put(seat, "field_wants", sum(1 << REVENUES.index(need) for need in set(open_ones)), field)
        for number in range(BARROWS):
            printed, done = self.data["barrow"][number], self._get(seat, "barrow_state")[number] != BarrowState.OPEN
            open_ones = self._list_open(printed["goods"], int(self._get(seat, "barrows")[number]))
            accepted = set(open_ones if "any_order" in working else open_ones[:1])
            if "no_donkeys" not in working and self._get(seat, "donkeys")[number] < printed["donkeys"]:
                accepted.add("donkey")
            mask = 0 if done else sum(1 << REVENUES.index(good) for good in accepted)
            self._put(seat, "barrow_wants", mask, number)
        return self

    @staticmethod
    def _list_open(needs: list[str], crossed: int) -> list[str]:
        return [need for circle, need in enumerate(needs) if not crossed >> circle & 1]


def set_up_scoring(seats: int = 2, **options: Any) -> Scenario:
    """Return a table at the start of seat 0's scoring phase, with an empty board."""
    return Scenario(seats, **options).scoring()


EACH_SOURCE = pytest.mark.parametrize("how", ["own", "copied"])
EACH_RULE_SET = pytest.mark.parametrize("rules", ["printed", "online"])


def set_up_helper(how: str, helper: str, seats: int = 2, **options: Any) -> Scenario:
    """Return a table on which seat 0 has this ability, by an own helper or by copying seat 1's."""
    table = Scenario(seats, game="experienced", **options).supply(0, 5)
    if how == "own":
        table.supply(0, 4).helper(0, helper)
    else:
        table.helper(1, helper).helper(0, "copy").copy_helper(0, helper)
    assert table.player(0)["supply"] == 4
    return table.scoring()


def set_up_before_helper(helper: str, how: str, **options: Any) -> Scenario:
    """Return a table on which seat 0 can get this ability for the next round, hired or copied."""
    table = Scenario(2, game="experienced", **options)
    if how == "own":
        return table.cross_field(0, 1, "grain", "pig").scoring()
    return table.helper(1, helper).cross_field(0, 1, "grain", "pig").scoring()


GOODS = [
    ["olive", "grain", "grape", "grain", "olive", "silver"],
    ["grape", "olive", "silver", "grain", "grape", "pig", "olive"],
    ["grain", "pig", "silver", "pig", "grape", "olive", "silver", "grape"],
]
DONKEYS = (1, 2, 3)


def fill_barrow(table: Scenario, seat: int, number: int) -> Scenario:
    """Fill a barrow except its last donkey, which stands on the board."""
    table.barrow(seat, number, len(GOODS[number - 1]), DONKEYS[number - 1] - 1)
    return table.board(seat, donkey=int(table.player(seat)["board"]["donkey"]) + 1)

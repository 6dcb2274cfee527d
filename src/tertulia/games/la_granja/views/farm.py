"""Converts a farm of La Granja to JSON data, limited to a viewer's knowledge. Main entry: `FarmView`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.state import Farm
from tertulia.games.la_granja.rules.crafts import HOUSE_SILVER
from tertulia.games.la_granja.rules.predicates import Fact
from tertulia.games.la_granja.views import shape
from tertulia.games.la_granja.views.serialize import Board

FARM_FIELDS = [name for name in Farm.dtype.names or () if name not in ("agenda", "wants", "triggers", "specials")]
"""The fields of a farm that its view reads."""


class SharedFacts(NamedTuple):
    """The facts outside of the farms that the views of all farms depend on."""

    phase: int
    """Index in `PHASES`."""
    rounds: int
    """Number of the current round, from 1."""
    donkeys_hidden: bool
    """Whether seats are choosing donkeys, so that a chosen one is secret."""
    donkeys_return: bool
    """Whether the second half has begun but its first donkeys are not chosen yet.

    All markers are available again then, although the state still has them as used.
    """
    limited: bool
    """Whether the number of player markers is limited."""


class FarmContext(NamedTuple):
    """Printed facts, and facts about a farm that are stored outside of its record."""

    board: Board
    cards: tuple[shape.Card, ...]
    lying: Mapping[int, list[int]]
    """The indices of the cards in each zone, ascending."""
    height: int
    """Number of discs below the farm's own on its space of the siesta track."""


class FarmView:
    """The views of one farm."""

    def __init__(
        self, seat: int, farm: Mapping[str, Any], facts: Sequence[int], moment: SharedFacts, around: FarmContext
    ) -> None:
        self.seat, self.farm, self.facts, self.moment = seat, farm, facts, moment
        self.board, self.cards, self._lying, self._height = around
        self.stock: list[int] = farm["stock"]
        self.gifts: list[int] = farm["gifts"]

    def seen(self, opened: shape.Player, points: bool, own: bool) -> shape.Player:
        """Return a copy of `opened`, the public part of the farm, with secrets added.

        These are the points if `points`, and hand and donkey if `own`.
        """
        shown = opened.copy()
        if points:
            shown["points"], shown["sources"] = self.stock[terms.Good.POINT], self.sources()
        if own:
            shown["donkeys"] = self.donkeys(True)
            shown["hand"] = [self.cards[card] for card in self.in_zone(terms.Zone.HAND)]
        return shown

    def opened(self) -> shape.Player:
        """Return the public part of the farm."""
        farm, stock, board = self.farm, self.stock, self.board
        hidden, extensions = self.hidden_donkey(), int(farm["extensions"])
        return {
            "seat": self.seat,
            "silver": stock[terms.Good.SILVER],
            "points": None,
            "sources": None,
            "dens": {good: stock[i] for i, good in enumerate(terms.GOODS[: terms.DENS]) if i != terms.Good.PIG},
            "pigs": stock[terms.Good.PIG],
            "pig_spaces": self.facts[Fact.PIG_SPACES],
            "commodities": stock[terms.Good.COMMODITY],
            "fields": self.fields(),
            "cards": {"barrow": self.barrows(), "extension": self.extension_cards(), "helper": self.helpers()},
            "barrow_places": self.facts[Fact.BARROW_PLACES],
            "helper_places": terms.HELPERS,
            "roofs": self.roofs(),
            "roof_places": self.facts[Fact.ROOF_PLACES],
            "roof_points": board.roof_points,
            "crafts": self.crafts(),
            "markers": {"used": farm["markers"], "limit": board.markers if self.moment.limited else None},
            "siesta": {"space": farm["siesta"], "height": self._height},
            "donkeys": self.donkeys(not hidden),
            "donkey_hidden": hidden,
            "dice": [value for value in farm["dice"] if value],
            "hand_count": farm["hand"],
            "hand": None,
            "hand_limit": self.facts[Fact.HAND_LIMIT],
            "extension_cost": extensions + 1,
            "extra_deliveries": self.facts[Fact.EXTRA_DELIVERIES],
            "income": self.income(),
            "prices": self.prices(),
            "trades_closed": [kind for i, kind in enumerate(terms.TRADE_KINDS) if farm["trades_closed"] >> i & 1],
        }

    def in_zone(self, zone: int) -> list[int]:
        """Return the indices of the farm's cards in a zone, ascending; `zone` is that of seat 0."""
        return self._lying.get(zone + self.seat, [])

    def sources(self) -> dict[str, int]:
        """Return the points by source, without sources that gave none."""
        return {name: n for name, n in zip(terms.POINT_SOURCES, self.farm["sources"], strict=True) if n}

    def fields(self) -> list[shape.FieldCard]:
        """Return the field cards.

        Cards of one good are interchangeable, so the first ones show the grown goods.
        """
        grown = self.stock[terms.FIELDS : terms.FIELDS + terms.HARVEST]
        found: list[shape.FieldCard] = []
        for card in self.in_zone(terms.PLAYED[terms.Side.FIELD]):
            good = terms.GOODS.index(self.cards[card]["field"])
            found.append({"card": card + 1, "good": terms.GOODS[good], "grown": grown[good] > 0})
            grown[good] -= 1
        return found

    def barrows(self) -> list[shape.Barrow]:
        found: list[shape.Barrow] = []
        filled = self.farm["filled"]
        for slot, held in enumerate(self.farm["barrows"]):
            if held:
                barrow = self.cards[held - 1]["barrow"]
                symbols: list[shape.BarrowSymbol] = [
                    {"good": g, "delivered": bool(filled[slot] >> i & 1)} for i, g in enumerate(barrow["goods"])
                ]
                found.append({"place": slot + 1, "card": held, "value": barrow["value"], "symbols": symbols})
        return found

    def extension_cards(self) -> list[shape.Extension]:
        zone = terms.PLAYED[terms.Side.EXTENSION]
        return [{"card": card + 1, "gifts": self.cards[card]["extension"]} for card in self.in_zone(zone)]

    def helpers(self) -> list[shape.Helper]:
        used = self.farm["used"]
        found: list[shape.Helper] = []
        for slot, held in enumerate(self.farm["helpers"]):
            if held:
                helper = self.cards[held - 1]["helper"]
                place = {"place": slot + 1, "card": held}
                found.append(cast(shape.Helper, {**place, **helper, "used": bool(used >> slot & 1)}))
        return found

    def roofs(self) -> list[shape.OwnRoof]:
        used, phase = self.farm["roofs_used"], self.moment.phase
        found: list[shape.OwnRoof] = []
        for place, held in enumerate(self.farm["roofs"]):
            if held:
                when, named = self.board.roof_when[held - 1], self.board.roof_phases[held - 1]
                fresh = not used >> place & 1
                found.append(
                    {
                        "place": place + 1,
                        "roof": ROOFS[held - 1],
                        "used": not fresh,
                        "phases": named,
                        "usable": fresh and bool(when >> phase & 1),
                    }
                )
        return found

    def crafts(self) -> list[shape.Craft]:
        crafts = self.farm["crafts"]
        return [
            {"building": name, "fresh": crafts[i] == terms.Craft.FRESH}
            for i, name in enumerate(terms.BUILDINGS)
            if crafts[i]
        ]

    def hidden_donkey(self) -> bool:
        """Return whether the farm's donkey is chosen and still secret from the other seats."""
        return self.moment.donkeys_hidden and bool(self.farm["donkey"])

    def donkeys(self, known: bool) -> shape.Donkeys:
        # After three rounds all donkeys may be used again (rules 8.1). The view shows that from the start of the round.
        used = 0 if self.moment.donkeys_return else self.farm["donkeys"]
        spent = [i + 1 for i in range(terms.DONKEYS) if used >> i & 1]
        left = [i + 1 for i in range(terms.DONKEYS) if not used >> i & 1]
        chosen = self.farm["donkey"]
        return {"used": spent, "left": left, "chosen": chosen if chosen and known else None}

    def income(self) -> shape.Income:
        crafts = self.farm["crafts"]
        silver = self.gifts[1] + HOUSE_SILVER * (crafts[terms.Building.MERCHANT_HOUSE] > terms.Craft.NONE)
        return {
            "silver": silver,
            "commodity": int(crafts[terms.Building.DELI] > 0),
            "resource": int(crafts[terms.Building.GREENGROCER] > 0),
        }

    def prices(self) -> shape.Prices:
        return {
            "buy": self.of_each(Fact.BUY),
            "sell": self.of_each(Fact.SELL),
            "upgrade": self.of_each(Fact.UPGRADE),
            "roof": self.roof_price(self.moment.rounds),
        }

    def of_each(self, fact: Fact) -> dict[str, int]:
        """Return a price for each resource; `fact` is the first index of its group."""
        return dict(zip(terms.GOODS[: terms.RESOURCES], self.facts[fact : fact + terms.RESOURCES], strict=True))

    def roof_price(self, number: int) -> int:
        """Return the price of a roof marker of round `number` for this farm."""
        return self.facts[Fact.ROOF + number - 1]

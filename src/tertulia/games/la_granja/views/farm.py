"""The farms in a view of La Granja, computed in cached parts (`kernel.look`). Main entry: `FarmLook.player`."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from tertulia.games.la_granja.components.load import helper_names
from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.rules.crafts import HOUSE_SILVER
from tertulia.games.la_granja.rules.marker_limit import LIMITED_MARKERS
from tertulia.games.la_granja.rules.predicates import FACTS, Fact
from tertulia.games.la_granja.views import shape
from tertulia.games.la_granja.views.serialize import Board, serialize_board, serialize_cards
from tertulia.kernel.look import Look, keyed_part, part

QUERY_RESULTS = np.dtype(
    [
        ("facts", np.int32, (terms.MAX_SEATS, FACTS)),
        ("acting", np.int64),
        ("phase", np.int8),
        ("donkeys_hidden", np.int8),
        ("donkeys_return", np.int8),
    ]
)
"""dtype of the values that `FarmLook.run_queries` computes from a state, once for all viewers.

`facts`: numbers of each farm, by `rules.predicates.Fact`. `acting`: seats that may act, as bits. `phase`: index in
`PHASES`. `donkeys_hidden`: 1 while seats choose donkey markers, which are secret until all have chosen, else 0.
`donkeys_return`: 1 at the start of the second half of the game, before its first donkey markers are chosen, else 0.
All markers are available again then, although the state still has them as used.

Most actions change few values. Parts of a view whose values are unchanged are reused (`kernel.look`).
"""


class FarmLook(Look, state=State, queries=QUERY_RESULTS):
    """The farms of one state of La Granja as JSON data, with the cards and boards that they refer to."""

    @part("box")
    def board(self) -> Board:
        return serialize_board(self.record["box"].tobytes())

    @part("box")
    def cards(self) -> tuple[shape.Card, ...]:
        return serialize_cards(self.record["box"]["cards"].tobytes(), helper_names(self.state))

    @part("rules")
    def rules(self) -> list[int]:
        """For each option of the table, by `TableRule`, the index of its choice."""
        rules: list[int] = self.record["rules"].tolist()
        return rules

    @part("zone")
    def cards_by_zone(self) -> dict[int, list[int]]:
        """The indices of the cards in each zone, ascending."""
        zones: list[int] = self.record["zone"].tolist()
        found: dict[int, list[int]] = {zone: [] for zone in set(zones)}
        for card, zone in enumerate(zones):
            found[zone].append(card)
        return found

    def in_zone(self, seat: int, zone: int) -> list[int]:
        """Return the indices of a farm's cards in a zone, ascending.

        `zone` is the number of the zone of seat 0; the number for a higher seat is greater by `seat`.
        """
        return self.cards_by_zone.get(zone + seat, [])

    @part("seats", "farms.siesta", "farms.arrived")
    def heights(self) -> list[int]:
        """For each seat, the number of discs below its own on its space of the siesta track."""
        farms = self.record["farms"][: int(self.record["seats"])]
        discs = list(zip(farms["siesta"].tolist(), farms["arrived"].tolist(), strict=True))
        return [sum(1 for space, since in discs if space == own and since < then) for own, then in discs]

    # -- supplies -------------------------------------------------------------------------------------------------

    @keyed_part("farms.{}.stock")
    def stock(self, seat: int) -> list[int]:
        stock: list[int] = self.record["farms"][seat]["stock"].tolist()
        return stock

    @keyed_part("queries.facts.{}")
    def facts(self, seat: int) -> list[int]:
        """Return the `FACTS` numbers of a farm, such as its prices and its hand limit; `Fact` gives their indices."""
        facts: list[int] = self.queries["facts"][seat].tolist()
        return facts

    @keyed_part("farms.{}.stock")
    def dens(self, seat: int) -> dict[str, int]:
        stock = self.stock(seat)
        return {good: stock[i] for i, good in enumerate(terms.GOODS[: terms.DENS]) if i != terms.Good.PIG}

    @keyed_part("farms.{}.sources")
    def sources(self, seat: int) -> dict[str, int]:
        """Return a farm's points by the name of their source, without sources that gave no points."""
        points = self.record["farms"][seat]["sources"].tolist()
        return {name: n for name, n in zip(terms.POINT_SOURCES, points, strict=True) if n}

    # -- cards ----------------------------------------------------------------------------------------------------

    @keyed_part("box", "zone")
    def hand(self, seat: int) -> list[shape.Card]:
        return [self.cards[card] for card in self.in_zone(seat, terms.Zone.HAND)]

    @keyed_part("farms.{}.stock", "box", "zone")
    def field_cards(self, seat: int) -> list[shape.FieldCard]:
        """Return the cards that a farm uses as fields, and whether a good lies on each.

        The state stores only the number of olives, grain and grapes on fields. So these goods are shown on the first
        cards for this harvest good.
        """
        grown = self.stock(seat)[terms.FIELDS : terms.FIELDS + terms.HARVEST]
        found: list[shape.FieldCard] = []
        for card in self.in_zone(seat, terms.PLAYED[terms.Side.FIELD]):
            good = terms.GOODS.index(self.cards[card]["field"])
            found.append({"card": card + 1, "good": terms.GOODS[good], "grown": grown[good] > 0})
            grown[good] -= 1
        return found

    @keyed_part("farms.{}.barrows", "farms.{}.filled", "box")
    def barrows(self, seat: int) -> list[shape.Barrow]:
        farm, found = self.record["farms"][seat], list[shape.Barrow]()
        filled = farm["filled"].tolist()
        for slot, card_number in enumerate(farm["barrows"].tolist()):
            if card_number:
                barrow = self.cards[card_number - 1]["barrow"]
                symbols: list[shape.BarrowSymbol] = [
                    {"good": g, "delivered": bool(filled[slot] >> i & 1)} for i, g in enumerate(barrow["goods"])
                ]
                found.append({"place": slot + 1, "card": card_number, "value": barrow["value"], "symbols": symbols})
        return found

    @keyed_part("box", "zone")
    def extension_cards(self, seat: int) -> list[shape.Extension]:
        extensions = self.in_zone(seat, terms.PLAYED[terms.Side.EXTENSION])
        return [{"card": card + 1, "gifts": self.cards[card]["extension"]} for card in extensions]

    @keyed_part("farms.{}.helpers", "farms.{}.used", "box")
    def helpers(self, seat: int) -> list[shape.Helper]:
        farm, found = self.record["farms"][seat], list[shape.Helper]()
        used = int(farm["used"])
        for slot, card_number in enumerate(farm["helpers"].tolist()):
            if card_number:
                helper = self.cards[card_number - 1]["helper"]
                place = {"place": slot + 1, "card": card_number}
                found.append(cast(shape.Helper, {**place, **helper, "used": bool(used >> slot & 1)}))
        return found

    @keyed_part("self.barrows.{}", "self.extension_cards", "self.helpers.{}")
    def played_cards(self, seat: int) -> shape.PlayedCards:
        return {
            "barrow": self.barrows(seat),
            "extension": self.extension_cards(seat),
            "helper": self.helpers(seat),
        }

    # -- markers --------------------------------------------------------------------------------------------------

    @keyed_part("farms.{}.roofs", "farms.{}.roofs_used", "box", "queries.phase")
    def own_roofs(self, seat: int) -> list[shape.OwnRoof]:
        farm, found = self.record["farms"][seat], list[shape.OwnRoof]()
        used, phase = int(farm["roofs_used"]), int(self.queries["phase"])
        for place, roof_number in enumerate(farm["roofs"].tolist()):
            if roof_number:
                when, named = self.board.roof_when[roof_number - 1], self.board.roof_phases[roof_number - 1]
                fresh = not used >> place & 1
                found.append(
                    {
                        "place": place + 1,
                        "roof": ROOFS[roof_number - 1],
                        "used": not fresh,
                        "phases": named,
                        "usable": fresh and bool(when >> phase & 1),
                    }
                )
        return found

    @keyed_part("farms.{}.crafts")
    def crafts(self, seat: int) -> list[shape.Craft]:
        crafts = zip(terms.BUILDINGS, self.record["farms"][seat]["crafts"].tolist(), strict=True)
        return [{"building": name, "fresh": craft == terms.Craft.FRESH} for name, craft in crafts if craft]

    @keyed_part("farms.{}.markers", "box", "rules")
    def used_markers(self, seat: int) -> shape.Markers:
        limit = self.board.markers if self.rules[TableRule.MARKERS] == LIMITED_MARKERS else None
        return {"used": int(self.record["farms"][seat]["markers"]), "limit": limit}

    @keyed_part("farms.{}.siesta", "self.heights")
    def siesta_place(self, seat: int) -> shape.SiestaPlace:
        return {"space": int(self.record["farms"][seat]["siesta"]), "height": self.heights[seat]}

    @keyed_part("farms.{}.donkey", "queries.donkeys_hidden")
    def donkey_hidden(self, seat: int) -> bool:
        """Return whether a farm's donkey is chosen and still secret from the other seats."""
        return bool(self.queries["donkeys_hidden"] and self.record["farms"][seat]["donkey"])

    @keyed_part("farms.{}.donkeys", "farms.{}.donkey", "queries.donkeys_return")
    def donkeys(self, seat: int, known: bool) -> shape.Donkeys:
        farm = self.record["farms"][seat]
        # After three rounds all donkeys may be used again (rules 8.1). The view shows that from the start of the round.
        used = 0 if self.queries["donkeys_return"] else int(farm["donkeys"])
        used_donkeys = [i + 1 for i in range(terms.DONKEYS) if used >> i & 1]
        unused_donkeys = [i + 1 for i in range(terms.DONKEYS) if not used >> i & 1]
        chosen_donkey = int(farm["donkey"])
        return {
            "used": used_donkeys,
            "left": unused_donkeys,
            "chosen": chosen_donkey if chosen_donkey and known else None,
        }

    # -- money ----------------------------------------------------------------------------------------------------

    @keyed_part("farms.{}.gifts", "farms.{}.crafts")
    def income(self, seat: int) -> shape.Income:
        farm = self.record["farms"][seat]
        crafts, gifts = farm["crafts"].tolist(), farm["gifts"].tolist()
        return {
            "silver": gifts[1] + HOUSE_SILVER * (crafts[terms.Building.MERCHANT_HOUSE] > terms.Craft.NONE),
            "commodity": int(crafts[terms.Building.DELI] > 0),
            "resource": int(crafts[terms.Building.GREENGROCER] > 0),
        }

    @keyed_part("queries.facts.{}", "rounds")
    def prices(self, seat: int) -> shape.Prices:
        return {
            "buy": self.of_each(seat, Fact.BUY),
            "sell": self.of_each(seat, Fact.SELL),
            "upgrade": self.of_each(seat, Fact.UPGRADE),
            "roof": self.roof_price(seat, int(self.record["rounds"])),
        }

    def of_each(self, seat: int, fact: Fact) -> dict[str, int]:
        """Return a farm's price in silver of each resource, by the name of the resource.

        `fact` selects which price: `Fact.BUY`, `Fact.SELL` or `Fact.UPGRADE`.
        """
        prices = self.facts(seat)[fact : fact + terms.RESOURCES]
        return dict(zip(terms.GOODS[: terms.RESOURCES], prices, strict=True))

    def roof_price(self, seat: int, number: int) -> int:
        """Return the price in silver that a farm pays for a roof marker of round `number` (from 1)."""
        return self.facts(seat)[Fact.ROOF + number - 1]

    # -- the complete farm ----------------------------------------------------------------------------------------

    @keyed_part(
        "box",
        *(f"farms.{{}}.{name}" for name in ("extensions", "dice", "hand", "trades_closed")),
        *(f"self.{name}.{{}}" for name in ("stock", "facts", "dens", "field_cards", "played_cards", "own_roofs")),
        *(f"self.{name}.{{}}" for name in ("crafts", "used_markers", "siesta_place", "donkey_hidden", "donkeys")),
        *(f"self.{name}.{{}}" for name in ("income", "prices")),
    )
    def opened(self, seat: int) -> shape.Player:
        """Return the data of a farm that all viewers may see.

        It has no points, no hand cards, and no secret donkey.
        """
        farm, stock, facts = self.record["farms"][seat], self.stock(seat), self.facts(seat)
        hidden, closed = self.donkey_hidden(seat), int(farm["trades_closed"])
        return {
            "seat": seat,
            "silver": stock[terms.Good.SILVER],
            "points": None,
            "sources": None,
            "dens": self.dens(seat),
            "pigs": stock[terms.Good.PIG],
            "pig_spaces": facts[Fact.PIG_SPACES],
            "commodities": stock[terms.Good.COMMODITY],
            "fields": self.field_cards(seat),
            "cards": self.played_cards(seat),
            "barrow_places": facts[Fact.BARROW_PLACES],
            "helper_places": terms.HELPERS,
            "roofs": self.own_roofs(seat),
            "roof_places": facts[Fact.ROOF_PLACES],
            "roof_points": self.board.roof_points,
            "crafts": self.crafts(seat),
            "markers": self.used_markers(seat),
            "siesta": self.siesta_place(seat),
            "donkeys": self.donkeys(seat, not hidden),
            "donkey_hidden": hidden,
            "dice": [value for value in farm["dice"].tolist() if value],
            "hand_count": int(farm["hand"]),
            "hand": None,
            "hand_limit": facts[Fact.HAND_LIMIT],
            "extension_cost": int(farm["extensions"]) + 1,
            "extra_deliveries": facts[Fact.EXTRA_DELIVERIES],
            "income": self.income(seat),
            "prices": self.prices(seat),
            "trades_closed": [kind for i, kind in enumerate(terms.TRADE_KINDS) if closed >> i & 1],
        }

    @keyed_part("self.opened.{}", "self.sources.{}", "self.hand")
    def player(self, seat: int, points: bool, own: bool) -> shape.Player:
        """Return the data of a farm for a viewer.

        It includes the farm's points if `points` is True, and its hand cards and secret donkey if `own` is True.
        """
        farm_view: Any = self.opened(seat).copy()
        if points:
            farm_view["points"], farm_view["sources"] = self.stock(seat)[terms.Good.POINT], self.sources(seat)
        if own:
            farm_view["donkeys"], farm_view["hand"] = self.donkeys(seat, True), self.hand(seat)
        farm: shape.Player = farm_view
        return farm

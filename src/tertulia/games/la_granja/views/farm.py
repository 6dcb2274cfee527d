"""A farm as a viewer sees it."""

from typing import Any, cast

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP, Step
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import Farm
from tertulia.games.la_granja.rules.crafts import HOUSE_SILVER
from tertulia.games.la_granja.rules.marker_limit import LIMITED
from tertulia.games.la_granja.rules.predicates import Fact
from tertulia.games.la_granja.views import shape
from tertulia.games.la_granja.views.queries import farms_facts
from tertulia.games.la_granja.views.serialize import Board
from tertulia.kernel.schema import StateArray

NUMBERS = [name for name in Farm.dtype.names or () if name not in ("agenda", "wants", "triggers", "specials")]


class Farms:
    """All farms of a state, read at once: field by field for all of them is much faster than farm by farm."""

    def __init__(self, state: StateArray, cards: tuple[shape.Card, ...], board: Board) -> None:
        record: Any = state[0]
        farms = record["farms"]
        self.facts, self.acting = farms_facts(state)
        """Prices and room of each farm, and the seats that may act."""
        self.columns: dict[str, list[Any]] = {name: farms[name].tolist() for name in NUMBERS}
        agendas = farms["agenda"]
        self.open, self.kinds, self.args = (agendas[name].tolist() for name in ("open", "kind", "args"))
        self.board, self.cards, self.seats = board, cards, int(record["seats"])
        self.step, self.rounds = int(record["step"]), int(record["rounds"])
        self.limited = record["rules"][TableRule.MARKERS] == LIMITED
        self.lying: dict[int, list[int]] = {}
        """The cards by zone, ascending."""
        for card, zone in enumerate(record["zone"].tolist()):
            self.lying.setdefault(zone, []).append(card)


class FarmView:
    """One farm of a state."""

    def __init__(self, farms: Farms, seat: int) -> None:
        self.farms, self.seat, self.cards, self.board = farms, seat, farms.cards, farms.board
        self.farm: dict[str, Any] = {name: column[seat] for name, column in farms.columns.items()}
        self.stock: list[int] = self.farm["stock"]
        self.facts = farms.facts[seat]
        self.gifts: list[int] = self.farm["gifts"]
        top = farms.open[seat]
        self.open_kind: int = farms.kinds[seat][top - 1] if top else 0
        self.args: list[int] = farms.args[seat][top - 1]
        """The arguments of the open decision."""
        self._seen: dict[tuple[bool, bool], shape.Player] = {}

    def seen(self, points: bool, own: bool) -> shape.Player:
        """The farm with its points where they are known, with the hand and the donkey for its owner; one object for all who may
        know the same, and its open parts one object for all."""
        if (points, own) not in self._seen:
            if (False, False) not in self._seen:
                self._seen[False, False] = self._open()
            shown = self._seen[False, False].copy()
            if points:
                shown["points"], shown["sources"] = self.stock[terms.Good.POINT], self.sources()
            if own:
                shown["donkeys"] = self.donkeys(True)
                shown["hand"] = [self.cards[card] for card in self.in_zone(terms.Zone.HAND)]
            self._seen[points, own] = shown
        return self._seen[points, own]

    def _open(self) -> shape.Player:
        """What everybody may know."""
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
            "markers": {"used": farm["markers"], "limit": board.markers if self.farms.limited else None},
            "siesta": {"space": farm["siesta"], "height": self.height()},
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
        """The cards that a farm has in a zone, ascending."""
        return self.farms.lying.get(zone + self.seat, [])

    def sources(self) -> dict[str, int]:
        """Points by where they came from; what brought none is left out."""
        return {name: n for name, n in zip(terms.POINT_SOURCES, self.farm["sources"], strict=True) if n}

    def fields(self) -> list[shape.FieldCard]:
        """The field cards; fields of a kind are alike, so the goods stand on the first of them."""
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
        used, phase = self.farm["roofs_used"], int(PHASE_OF_STEP[self.farms.step])
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

    def height(self) -> int:
        """How many discs lie below this one on its space."""
        spaces, arrived = (self.farms.columns[name] for name in ("siesta", "arrived"))
        mine, since = spaces[self.seat], arrived[self.seat]
        return sum(1 for seat in range(self.farms.seats) if spaces[seat] == mine and arrived[seat] < since)

    def hidden_donkey(self) -> bool:
        """Whether a donkey is chosen that the others do not know yet."""
        return bool(self.farms.step == Step.DONKEY and self.farm["donkey"])

    def _donkeys_return(self) -> bool:
        """Whether the markers of the first half lie ready for the second, and none of it is chosen yet."""
        return bool(self.farms.rounds == terms.ROUNDS // 2 + 1 and self.farms.step < Step.DONKEY)

    def donkeys(self, known: bool) -> shape.Donkeys:
        # rules 8.1: after three rounds all of them may be used again, and who plans the round sees so
        used = 0 if self._donkeys_return() else self.farm["donkeys"]
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
        """What a farm pays and gets, its helpers counted in."""
        return {
            "buy": self.of_each(Fact.BUY),
            "sell": self.of_each(Fact.SELL),
            "upgrade": self.of_each(Fact.UPGRADE),
            "roof": self.roof_price(self.farms.rounds),
        }

    def of_each(self, fact: Fact) -> dict[str, int]:
        """A price of each resource."""
        return dict(zip(terms.GOODS[: terms.RESOURCES], self.facts[fact : fact + terms.RESOURCES], strict=True))

    def roof_price(self, number: int) -> int:
        """What a roof marker of a round costs this farm."""
        return self.facts[Fact.ROOF + number - 1]

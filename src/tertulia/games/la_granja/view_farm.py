"""A farm as it is told."""

from __future__ import annotations

from typing import Any

from tertulia.games.la_granja import state as st
from tertulia.games.la_granja.crafts import HOUSE_SILVER
from tertulia.games.la_granja.names import (
    BARROW_PLACES,
    BARROWS,
    BUILDINGS,
    CARDS,
    COMMODITY,
    DELI,
    DENS,
    DONKEYS,
    EXTENSION,
    EXTRA_DELIVERIES,
    FIELD,
    FIELDS,
    GOODS,
    GRAPE,
    GRAPE_SALE,
    GREENGROCER,
    HAND_LIMIT,
    HARVEST,
    HARVEST_SALE,
    HELPERS,
    MERCHANT_HOUSE,
    MODIFIERS,
    O_MARKERS,
    PIG,
    PIG_DISCOUNT,
    PIG_SPACES,
    POINT,
    POINT_SOURCES,
    RESOURCES,
    ROOF_DISCOUNT,
    ROOF_PLACES,
    ROOF_SPACES,
    ROOFS,
    SILVER,
    TRADE_KINDS,
    UPGRADE_DISCOUNT,
)
from tertulia.games.la_granja.things import phases

LIMITED = 1
Card = dict[str, Any]


class Farm:
    """One farm of a state, its arrays as lists."""

    def __init__(self, record: Any, seat: int, cards: tuple[Card, ...], zone: list[int]) -> None:
        self.record, self.seat, self.cards, self.zone = record, seat, cards, zone
        self.box, self.farm = record["box"], record["farms"][seat]
        self.stock: list[int] = self.farm["stock"].tolist()
        self.mods: list[int] = self.farm["mods"].tolist()
        self.gifts: list[int] = self.farm["gifts"].tolist()
        self.extensions = int(self.farm["extensions"])
        agenda = self.farm["agenda"]
        top = int(agenda["open"])
        self.open_kind = int(agenda["kind"][top - 1]) if top else 0

    def told(self, points: bool, own: bool) -> dict[str, Any]:
        """The farm with its points where they are known, with the hand and the donkey for its owner."""
        farm, stock = self.farm, self.stock
        hidden = self.hidden_donkey()
        return {
            "seat": self.seat,
            "silver": stock[SILVER],
            "points": stock[POINT] if points else None,
            "sources": self.sources() if points else None,
            "dens": {good: stock[i] for i, good in enumerate(GOODS[:DENS]) if i != PIG},
            "pigs": stock[PIG],
            "pig_spaces": int(self.box["pig_spaces"]) + self.gifts[2] + self.mods[PIG_SPACES],
            "commodities": stock[COMMODITY],
            "fields": self.fields(),
            "cards": {"barrow": self.barrows(), "extension": self.extension_cards(), "helper": self.helpers()},
            "barrow_places": min(BARROWS - 1 + self.mods[BARROW_PLACES], BARROWS),
            "helper_places": HELPERS,
            "roofs": self.roofs(),
            "roof_places": min(ROOF_PLACES - 1 + self.mods[ROOF_SPACES], ROOF_PLACES),
            "roof_points": self.box["roof_points"].tolist(),
            "crafts": self.crafts(),
            "markers": {"used": int(farm["markers"]), "limit": self.limit()},
            "siesta": {"space": int(farm["siesta"]), "height": self.height()},
            "donkeys": self.donkeys(own or not hidden),
            "donkey_hidden": hidden,
            "dice": [value for value in farm["dice"].tolist() if value],
            "hand_count": int(farm["hand"]),
            "hand": [self.cards[card] for card in self.in_zone(st.IN_HAND)] if own else None,
            "hand_limit": int(self.box["hand_limit"]) + self.extensions + self.mods[HAND_LIMIT],
            "extension_cost": self.extensions + 1,
            "extra_deliveries": int(self.box["extra_deliveries"]) + self.gifts[0] + self.mods[EXTRA_DELIVERIES],
            "income": self.income(),
            "prices": self.prices(),
            "trades_closed": [kind for i, kind in enumerate(TRADE_KINDS) if int(farm["trades_closed"]) >> i & 1],
        }

    def in_zone(self, zone: int) -> list[int]:
        """The cards that a farm has in a zone, ascending."""
        return [card for card in range(CARDS) if self.zone[card] == zone + self.seat]

    def sources(self) -> dict[str, int]:
        """Points by where they came from; what brought none is left out."""
        return {name: n for name, n in zip(POINT_SOURCES, self.farm["sources"].tolist(), strict=True) if n}

    def limit(self) -> int | None:
        return int(self.box["markers"]) if self.record["rules"][O_MARKERS] == LIMITED else None

    def fields(self) -> list[dict[str, Any]]:
        """The field cards; fields of a kind are alike, so the goods stand on the first of them."""
        grown = self.stock[FIELDS : FIELDS + HARVEST]
        told = []
        for card in self.in_zone(st.PLAYED[FIELD]):
            good = GOODS.index(self.cards[card]["field"])
            told.append({"card": card + 1, "good": GOODS[good], "grown": grown[good] > 0})
            grown[good] -= 1
        return told

    def barrows(self) -> list[dict[str, Any]]:
        told = []
        filled = self.farm["filled"].tolist()
        for slot, held in enumerate(self.farm["barrows"].tolist()):
            if held:
                barrow = self.cards[held - 1]["barrow"]
                symbols = [{"good": g, "delivered": bool(filled[slot] >> i & 1)} for i, g in enumerate(barrow["goods"])]
                told.append({"place": slot + 1, "card": held, "value": barrow["value"], "symbols": symbols})
        return told

    def extension_cards(self) -> list[dict[str, Any]]:
        zone = st.PLAYED[EXTENSION]
        return [{"card": card + 1, "gifts": self.cards[card]["extension"]} for card in self.in_zone(zone)]

    def helpers(self) -> list[dict[str, Any]]:
        used = int(self.farm["used"])
        told = []
        for slot, held in enumerate(self.farm["helpers"].tolist()):
            if held:
                helper = self.cards[held - 1]["helper"]
                told.append({"place": slot + 1, "card": held, **helper, "used": bool(used >> slot & 1)})
        return told

    def roofs(self) -> list[dict[str, Any]]:
        used, phase = int(self.farm["roofs_used"]), st.PHASE_OF_STEP[int(self.record["step"])]
        told = []
        for place, held in enumerate(self.farm["roofs"].tolist()):
            if held:
                when = int(self.box["roof_when"][held - 1])
                fresh = not used >> place & 1
                usable = {"used": not fresh, "phases": phases(when), "usable": fresh and bool(when >> phase & 1)}
                told.append({"place": place + 1, "roof": ROOFS[held - 1], **usable})
        return told

    def crafts(self) -> list[dict[str, Any]]:
        crafts = self.farm["crafts"].tolist()
        return [{"building": name, "fresh": crafts[i] == st.FRESH} for i, name in enumerate(BUILDINGS) if crafts[i]]

    def height(self) -> int:
        """How many discs lie below this one on its space."""
        mine = self.farm
        others = [self.record["farms"][seat] for seat in range(int(self.record["seats"]))]
        return sum(1 for o in others if o["siesta"] == mine["siesta"] and o["arrived"] < mine["arrived"])

    def hidden_donkey(self) -> bool:
        """Whether a donkey is chosen that the others do not know yet."""
        return bool(self.record["step"] == st.CHOOSING_DONKEY and self.farm["donkey"])

    def donkeys(self, known: bool) -> dict[str, Any]:
        used = int(self.farm["donkeys"])
        spent = [i + 1 for i in range(DONKEYS) if used >> i & 1]
        left = [i + 1 for i in range(DONKEYS) if not used >> i & 1]
        chosen = int(self.farm["donkey"])
        return {"used": spent, "left": left, "chosen": chosen if chosen and known else None}

    def income(self) -> dict[str, int]:
        crafts = self.farm["crafts"].tolist()
        silver = self.gifts[1] + HOUSE_SILVER * (crafts[MERCHANT_HOUSE] > st.NO_CRAFT)
        return {"silver": silver, "commodity": int(crafts[DELI] > 0), "resource": int(crafts[GREENGROCER] > 0)}

    def prices(self) -> dict[str, Any]:
        """What a farm pays and gets, its helpers counted in."""
        mods = dict(zip(range(len(MODIFIERS)), self.mods, strict=True))
        buy, sell, upgrade = (self.box[name].tolist() for name in ("buy", "sell", "upgrade"))
        buy[PIG] = max(buy[PIG] - mods[PIG_DISCOUNT], 0)
        for good in range(HARVEST):
            sell[good] += mods[GRAPE_SALE if good == GRAPE else HARVEST_SALE]
        upgrade = [max(price - mods[UPGRADE_DISCOUNT], 0) for price in upgrade]
        resources = GOODS[:RESOURCES]
        return {
            "buy": dict(zip(resources, buy, strict=True)),
            "sell": dict(zip(resources, sell, strict=True)),
            "upgrade": dict(zip(resources, upgrade, strict=True)),
            "roof": max(int(self.record["rounds"]) - mods[ROOF_DISCOUNT], 0),
        }

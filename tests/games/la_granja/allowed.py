"""Independent computation of La Granja's legal actions, written from the rulebook and based on a view."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.la_granja.position import HARVEST, RESOURCES, UPGRADED, Position, PrintedFacts, View

FARM_GOODS = (*RESOURCES, *UPGRADED, "silver", "point")
PAIRS = ("olive_grain", "olive_grape", "grain_grape")
OPEN = {
    "play",
    "grow",
    "roof",
    "mark",
    "take",
    "die",
    "offer",
    "deliver",
    "extra",
    "extras",
    "merchant",
    "siesta",
    "income",
    "pause",
}
"""Decisions during which any-time actions are possible (rules 5.1)."""
DECLINED = {"upgrades", "guard", "barter", "lodge", "double", "help", "step"}
"""Other decisions that may be declined or ended."""
Opinion = Callable[[Position], set[str]]


def list_allowed(view: View, seat: int, before: View, printed: PrintedFacts) -> set[str]:
    """Return the legal actions of a seat in notation; `before` is the view of the previous position."""
    position = Position(view, seat, printed)
    if position.kind == "free":
        return list_freed(position, Position({**before, "pending": position.pending}, seat, printed))
    found = OPINIONS[position.kind](position) if position.kind in OPINIONS else set()
    if position.kind in OPEN:
        found |= list_any_time(position)
    if may_end(position):
        found.add("done")
    return found


def may_end(p: Position) -> bool:
    """Return whether the decision may be ended or declined."""
    if p.kind == "play":
        return p.pending["left"] == 0 or not p.pending["must"] or not p.hand
    if p.kind == "die":
        return bool(p.pending["used"])
    return p.kind in DECLINED or (p.kind in OPEN and p.kind not in ("take", "income"))


def plays(p: Position) -> set[str]:
    """Return the plays of hand cards; an extension needs as many different goods as it costs."""
    sides = ["field", "barrow", "helper"]
    if len(p.farm["cards"]["extension"]) < len(list_payable(p, FARM_GOODS)):
        sides.append("extension")
    return {f"play {card} {side}" for card in p.hand for side in sides}


def list_payable(p: Position, goods: tuple[str, ...]) -> list[str]:
    """Return the goods of a list that the seat has in dens, in the purse or on fields."""
    there = {**p.dens, "silver": p.silver, "point": p.farm["points"]}
    return [good for good in goods if there[good] > 0 or p.fields[good]]


def pay(p: Position) -> set[str]:
    """Return the next payments, in table order, that leave enough different goods for the rest."""
    there = {**p.dens, "silver": p.silver, "point": p.farm["points"]}
    goods = tuple(p.pending["goods"])
    found: set[str] = set()
    for i, good in enumerate(goods):
        if len(list_payable(p, goods[i + 1 :])) >= p.pending["left"] - 1:
            found |= {f"pay {good}"} if there[good] > 0 else set()
            found |= {f"pay field_{good}"} if p.fields[good] else set()
    return found


def roofs(p: Position) -> set[str]:
    """Return the displayed roof markers that the seat can buy; their price is their round."""
    if len(p.farm["roofs"]) >= 5 + p.get_modifier("roof_spaces"):
        return set()
    stay = p.view["options"]["unsold_roofs"] == "stay"
    discount = p.get_modifier("roof_discount")
    return {
        f"roof {one['place']}"
        for one in p.view["roofs"]["display"]
        if p.silver >= one["round"] - discount and (stay or one["round"] == p.view["round"])
    }


def takes(p: Position) -> set[str]:
    """Return the dice that may be taken, except a last die marked by another player's village elder."""
    lying = {int(value): count for value, count in p.view["dice"].items() if count}
    marked = p.view["marked"] or {"space": 0, "seat": p.seat}
    mine = {v for v, count in lying.items() if count > 1 or v != marked["space"] or marked["seat"] == p.seat}
    return {f"take {v}" for v in mine} | ({f"reroll {v}" for v in lying} if p.has_special("gambler") else set())


def die(p: Position) -> set[str]:
    """Return the uses of a revenue space (rules 7.2); the porter's second option is the one not used."""
    first, second = "first" not in p.pending["used"], "second" not in p.pending["used"]
    gains = {f"gain {good}" for good in HARVEST}
    of_space: dict[int, set[str]] = {
        1: {"gain pig"},
        2: ({"card"} if first and p.draws_or_plays else set()) | (gains if second else set()),
        3: {f"pair {pair}" for pair in PAIRS},
        4: {"gain silver"},
        5: {"advance"} | ({"upgrades"} if p.raw else set()),
        6: (p.deliveries() if first else set()) | ({"gain silver"} if second else set()),
    }
    return of_space[p.pending["value"]]


def extra(p: Position) -> set[str]:
    """Return the numbers of extra deliveries, by symbols and silver; the coachman's is free."""
    symbols = p.printed.extra_deliveries + sum("delivery" in card["gifts"] for card in p.farm["cards"]["extension"])
    most = min(symbols + p.get_modifier("extra_deliveries"), p.silver + p.get_modifier("free_extra_deliveries"), 12)
    return {f"extra {n}" for n in range(1, most + 1)}


def extras(p: Position) -> set[str]:
    price = p.pending["price"]
    return p.deliveries(price) if p.pending["left"] and p.silver >= price else set()


def card(p: Position) -> set[str]:
    return plays(p) | ({"draw"} if p.pending["draw"] and p.can_draw else set())


def gains(p: Position) -> set[str]:
    """Return the goods that may be gained; a pig needs a space."""
    return {f"gain {good}" for good in p.pending["goods"] if good != "pig" or p.room_for_pigs() > 0}


def upgrades(p: Position) -> set[str]:
    return {f"upgrade {raw}" for raw in p.raw} | ({"advance"} if p.pending["advance"] else set())


def replaces(p: Position) -> set[str]:
    return {f"replace {one['place']}" for one in p.farm["cards"][p.pending["side"]]}


def market(p: Position) -> set[str]:
    """Return the free spaces of the value or, if none is free, those of other players."""
    spaces = p.open_spaces(p.pending["value"])
    free = [one for one in spaces if one["owner"] is None]
    chosen = free or [one for one in spaces if one["owner"] != p.seat]
    return {f"market {one['space']}" for one in chosen}


def lodge(p: Position) -> set[str]:
    return {f"swap {good}" for good in HARVEST if good != p.pending["good"] and p.dens[good]}


def shifts(p: Position) -> set[str]:
    by, value = p.pending["by"], p.pending["value"]
    return {f"shift {change:+d}" for change in (-by, by) if 1 <= value + change <= 6}


def double(p: Position) -> set[str]:
    lying = [one["place"] for one in p.farm["roofs"] if one["roof"] == "double_roof_points" and not one["used"]]
    return {f"use {lying[0]}"}


def triggered_helpers(p: Position) -> set[str]:
    """Return the helpers triggered together, in any order; a helper with a payment needs the goods for it."""
    lying = {one["card"]: one for one in p.helpers}
    return {f"helper {card}" for card in p.pending["cards"] if p.can_pay(lying[card])}


def step(p: Position) -> set[str]:
    assert p.farm["siesta"]["space"] < p.printed.last_of_track
    return {"advance"}


def list_marker_places(p: Position) -> set[str]:
    """Return every place with a marker of the seat (rules 2.7.1)."""
    found = {good for good, count in p.dens.items() if count} | {f"field_{good}" for good in p.fields if p.fields[good]}
    found |= {"commodity"} if p.farm["commodities"] else set()
    for barrow in p.barrows:
        found |= {f"barrow_{barrow['place']}:{one['good']}" for one in barrow["symbols"] if one["delivered"]}
    for one in p.view["buildings"]:
        rows = [row["delivered"] for row in one["rows"] if row["seat"] == p.seat]
        found |= {f"{one['building']}:{good}" for row in rows for good in row}
        found |= {f"{one['building']}:completed"} if p.seat in one["completed"] else set()
    found |= {f"market:{one['space']}" for one in p.view["market"]["spaces"] if one["owner"] == p.seat}
    if p.view["options"]["helper_markers"] == "markers":
        found |= {f"helper:{one['place']}" for one in p.helpers if one["used"]}
    return found | {f"trade:{kind}" for kind in p.farm["trades_closed"]}


def list_freed(now: Position, before: Position) -> set[str]:
    """Return the markers that may be freed: old ones, and goods, whose new markers are declined."""
    there = list_marker_places(now)
    goods = {place for place in there if ":" not in place or place.endswith(":silver")} - {"trade:silver"}
    return {f"free {place}" for place in there & (list_marker_places(before) | goods) or there}


OPINIONS: dict[str, Opinion] = {
    "play": lambda p: plays(p) if p.pending["left"] else set(),
    "roof": roofs,
    "mark": lambda p: {f"mark {space}" for space in range(1, 7)},
    "take": takes,
    "die": die,
    "deliver": lambda p: p.deliveries() if p.pending["left"] else set(),
    "extra": extra,
    "extras": extras,
    "income": gains,
    "discard": lambda p: {f"discard {one}" for one in p.hand},
    "choice": gains,
    "pair": lambda p: {f"pair {pair}" for pair in PAIRS},
    "card": card,
    "upgrades": upgrades,
    "pay": pay,
    "replace": replaces,
    "donkey": lambda p: {f"donkey {one}" for one in p.farm["donkeys"]["left"]},
    "market": market,
    "guard": lambda p: {f"guard {space}" for space in p.pending["spaces"]},
    "barter": gains,
    "lodge": lodge,
    "name": lambda p: {f"name {good}" for good in p.symbols() if good != "silver"},
    "give_card": lambda p: {f"discard {one}" for one in p.hand},
    "give_pair": lambda p: {f"pair {pair}" for pair in p.pairs()},
    "turn": lambda p: {f"turn {place}" for place in (p.used_roofs if p.pending["any"] else p.others_used)},
    "shift": shifts,
    "double": double,
    "help": triggered_helpers,
    "step": step,
}


KIND = {"silver": "silver", **dict.fromkeys(PAIRS, "goods"), "card": "card", "pig": "pig", "upgrades": "upgrades"}


def list_any_time(p: Position) -> set[str]:
    """Return all any-time actions that are legal now."""
    return deals(p) | trades(p) | roof_markers(p) | {f"helper {one['card']}" for one in p.helpers if helps(p, one)}


def deals(p: Position) -> set[str]:
    """Return purchases, sales and upgrades (rules 5.1.2, 5.1.3)."""
    found: set[str] = set()
    for good in RESOURCES:
        price = p.printed.buy[good] - (p.get_modifier("pig_discount") if good == "pig" else 0)
        if p.silver >= price and (good != "pig" or p.room_for_pigs() > 0):
            found.add(f"buy {good}")
    found |= {f"sell {good}" for good in RESOURCES if p.dens[good]}
    if p.get_modifier("sell_from_fields"):
        found |= {f"sell field_{good}" for good in HARVEST if p.fields[good]}
    discount = p.get_modifier("upgrade_discount")
    return found | {
        f"upgrade {raw}" for raw in p.raw if p.silver >= p.printed.upgrade[raw.removeprefix("field_")] - discount
    }


def trades(p: Position) -> set[str]:
    """Return the uses of a trade commodity, of five in total (rules 5.1.1)."""
    if not p.farm["commodities"]:
        return set()
    found = {"silver", *PAIRS}
    found |= {"card"} if p.draws_or_plays else set()
    found |= {"pig"} if p.room_for_pigs() > 0 else set()
    found |= {"upgrades"} if p.raw else set()
    return {f"trade {what}" for what in found if KIND[what] not in p.farm["trades_closed"]}


def roof_markers(p: Position) -> set[str]:
    """Return the unused roof markers that have a use in this phase (rules 6.0, step 4)."""
    found = set()
    for one in p.farm["roofs"]:
        roof = one["roof"]
        if (
            not one["used"]
            and p.view["phase"] in p.printed.roof_phases.get(roof, (p.view["phase"],))
            and is_useful(p, roof)
        ):
            found.add(f"use {one['place']}")
    return found


def is_useful(p: Position, roof: str) -> bool:
    needs: dict[str, object] = {
        "upgrade_1": p.raw,
        "upgrade_2": p.raw,
        "delivery": p.deliveries(),
        "bought_delivery": p.silver >= 1 and p.deliveries(1),
        "card": p.draws_or_plays,
        "reuse_roof": p.others_used,
        "siesta_1": p.farm["siesta"]["space"] < p.printed.last_of_track,
        "siesta_2": p.farm["siesta"]["space"] < p.printed.last_of_track,
        "change_die_1": has_own_die(p),
        "change_die_2": has_own_die(p),
        "market_marker": any(one["owner"] is None for one in p.open_spaces(None)),
        "double_roof_points": False,
    }
    return bool(needs.get(roof, True))


def has_own_die(p: Position) -> bool:
    """Return whether a die just taken lies before the player with its space unused."""
    return p.kind == "die" and bool(p.pending["taken"]) and not p.pending["used"]


def helps(p: Position, helper: View) -> bool:
    """Return whether a helper can be called now."""
    if not p.is_usable(helper) or not p.can_pay(helper):
        return False
    if p.kind == "offer" and helper["card"] in p.pending["cards"]:
        return True
    if (p.kind == "die" and p.pending["used"]) or (p.kind == "deliver" and p.pending["helper"]):
        return False  # a card is used completely before another one (rules 6.0, step 1)
    if "odd" in helper:
        return special_helps(p, helper)
    if "trigger" in helper or "modifier" in helper:
        return False
    first = next(iter(p.printed.cards[helper["card"]]["helper"]["gain"]))
    needs: dict[str, object] = {
        "play": p.hand,
        "card": p.draws_or_plays,
        "draw": p.can_draw,
        "upgrade": p.raw,
        "roof": p.used_roofs,
    }
    return bool(needs.get(first, True))


def special_helps(p: Position, helper: View) -> bool:
    special = helper["odd"]
    needs: dict[str, object] = {
        "merchant": p.kind == "merchant",
        "sacristan": p.kind == "die" and p.pending["last"],
        "fortune_teller": has_own_die(p),
        "lodge": any(p.dens[good] for good in HARVEST if good not in helper.get("gain", {})),
        "bookkeeper": p.symbols() - {"silver"},
    }
    return bool(needs.get(special, False))

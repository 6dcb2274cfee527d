"""What a player may do at any time (rules 5.1), by a second opinion: buy, sell, upgrade, trade, roof markers, helpers."""

from __future__ import annotations

from tests.games.la_granja.position import HARVEST, RESOURCES, Position, View

PAIRS = ("olive_grain", "olive_grape", "grain_grape")
KIND = {"silver": "silver", **dict.fromkeys(PAIRS, "goods"), "card": "card", "pig": "pig", "upgrades": "upgrades"}


def any_time(p: Position) -> set[str]:
    """All that is possible now."""
    return deals(p) | trades(p) | roof_markers(p) | {f"helper {one['card']}" for one in p.helpers if helps(p, one)}


def deals(p: Position) -> set[str]:
    """Buying, selling, upgrading (rules 5.1.2, 5.1.3)."""
    found: set[str] = set()
    for good in RESOURCES:
        price = p.printed.buy[good] - (p.modified("pig_discount") if good == "pig" else 0)
        if p.silver >= price and (good != "pig" or p.room_for_pigs() > 0):
            found.add(f"buy {good}")
    found |= {f"sell {good}" for good in RESOURCES if p.dens[good]}
    if p.modified("sell_from_fields"):
        found |= {f"sell field_{good}" for good in HARVEST if p.fields[good]}
    discount = p.modified("upgrade_discount")
    return found | {
        f"upgrade {raw}" for raw in p.raw if p.silver >= p.printed.upgrade[raw.removeprefix("field_")] - discount
    }


def trades(p: Position) -> set[str]:
    """A trade commodity for one of its five uses (rules 5.1.1)."""
    if not p.farm["commodities"]:
        return set()
    found = {"silver", *PAIRS}
    found |= {"card"} if p.draws_or_plays else set()
    found |= {"pig"} if p.room_for_pigs() > 0 else set()
    found |= {"upgrades"} if p.raw else set()
    return {f"trade {what}" for what in found if KIND[what] not in p.farm["trades_closed"]}


def roof_markers(p: Position) -> set[str]:
    """Unused roof markers in their phases, where they are any use (rules 6.0, step 4)."""
    found = set()
    for one in p.farm["roofs"]:
        roof = one["roof"]
        if (
            not one["used"]
            and p.view["phase"] in p.printed.roof_phases.get(roof, (p.view["phase"],))
            and useful(p, roof)
        ):
            found.add(f"use {one['place']}")
    return found


def useful(p: Position, roof: str) -> bool:
    needs: dict[str, object] = {
        "upgrade_1": p.raw,
        "upgrade_2": p.raw,
        "delivery": p.deliveries(),
        "bought_delivery": p.silver >= 1 and p.deliveries(1),
        "card": p.draws_or_plays,
        "reuse_roof": p.others_used,
        "siesta_1": p.farm["siesta"]["space"] < p.printed.last_of_track,
        "siesta_2": p.farm["siesta"]["space"] < p.printed.last_of_track,
        "change_die_1": own_die(p),
        "change_die_2": own_die(p),
        "market_marker": any(one["owner"] is None for one in p.open_spaces(None)),
        "double_roof_points": False,
    }
    return bool(needs.get(roof, True))


def own_die(p: Position) -> bool:
    """Whether a die just taken lies before the player, its space not used yet."""
    return p.kind == "die" and bool(p.pending["taken"]) and not p.pending["used"]


def helps(p: Position, helper: View) -> bool:
    """Whether a helper can be called now."""
    if not p.fresh(helper) or not p.pays(helper):
        return False
    if p.kind == "offer" and helper["card"] in p.pending["cards"]:
        return True
    if (p.kind == "die" and p.pending["used"]) or (p.kind == "deliver" and p.pending["helper"]):
        return False  # a card is utilized completely before any other (rules 6.0, step 1)
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
        "fortune_teller": own_die(p),
        "lodge": any(p.dens[good] for good in HARVEST if good not in helper.get("gain", {})),
        "bookkeeper": p.symbols() - {"silver"},
    }
    return bool(needs.get(special, False))

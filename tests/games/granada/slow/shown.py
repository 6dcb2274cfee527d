"""Slow model: converts its table to the format of the engine's `view_all`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .table import KINDS, SPACES, Card, Table, standing

LETTERS = ("A", "B", "C")


def money(hand: Counter[Card]) -> list[dict[str, Any]]:
    return [{"currency": c, "value": v, "count": n} for (c, v), n in sorted(hand.items()) if n]


def city(table: Table, seat: int) -> list[dict[str, Any]]:
    start = {"number": 0, "kind": "start", "value": 0, "x": 0, "y": 0, "moats": []}
    tiles = [
        {**{key: part for key, part in table.box.tile(piece).items() if key != "other"}, "x": x, "y": y}
        for (x, y), piece in table.cities[seat].items()
    ]
    return [start, *tiles]


def pending(table: Table) -> dict[str, Any] | None:
    now = table.pending
    if now is None:
        return None
    if now.kind == "choose":
        return {"kind": "choose"}
    assert now.piece is not None
    told = {"kind": now.kind, "tile": table.box.tile(now.piece)}
    if now.kind == "place":
        return {**told, "from": now.source}
    if now.kind == "pay":
        sums = {"currency": now.currency, "price": now.price, "paid": now.paid, "last": now.last}
        return {**told, **sums, "purpose": now.purpose}
    return told


def winners(table: Table) -> list[int] | None:
    if not table.over:
        return None
    best = max(table.points[: table.seats])  # Dirk cannot win
    return [seat for seat in range(table.seats) if table.points[seat] == best]


def next_scoring(table: Table) -> str | None:
    """Return the next scoring, or None after the game.

    It is the third if the game ends before a scoring card was turned up.
    """
    if table.over:
        return None
    return LETTERS[-1] if table.ending else LETTERS[len(table.scored)]


def places(table: Table) -> dict[str, Any]:
    """Return the places of all tiles."""
    tile = table.box.tile
    return {
        "yard": [
            {"space": space, "currency": table.currency(space), "tile": tile(piece) if piece else None}
            for space, piece in table.yard.items()
        ],
        "next_face": table.next_face,
        "bag": len(table.bag),
        "cities": [{"seat": seat, "tiles": city(table, seat)} for seat in range(table.seats)],
        "reserves": [[tile(piece) for piece in own] for own in table.reserves],
        "bought": [{**tile(own.piece), "space": own.space, "turned": own.turned} for own in table.bought],
        "dirk": None if table.dirk is None else [tile(piece) for piece in table.dirk],
    }


def scoring_cards(table: Table) -> int:
    """Return the number of scoring cards still in the pile."""
    return 2 - len(table.found_at)


def cards(table: Table) -> dict[str, Any]:
    """Return the places of all money cards."""
    display = [(slot, table.display[slot]) for slot in SPACES]
    return {
        "money": {
            "display": [{"slot": slot, "currency": card[0], "value": card[1]} for slot, card in display if card],
            "deck": sum(table.deck.values()) + scoring_cards(table),
            "discard": sum(table.discard.values()),
        },
        "hands": [{"cards": sum(hand.values()), "money": money(hand)} for hand in table.hands],
    }


def lying(table: Table) -> dict[str, Any]:
    """Return places and the player to act: all that determines the legal actions."""
    return {"actor": table.actor, **places(table), **cards(table)}


def view(table: Table) -> dict[str, Any]:
    """Return the complete view, including computed values such as moats."""
    coming, shown = next_scoring(table), lying(table)
    for own, moat in zip(shown["cities"], table.moats(), strict=True):
        own["moat"] = moat
    return {
        **shown,
        "seats": table.seats,
        "phase": "over" if table.over else table.pending.kind if table.pending else "act",
        "start": table.start,
        "round": table.round,
        "pending": pending(table),
        "scores": list(table.points),
        "scorings": table.scored,
        "majorities": {kind: standing(table.faces(), kind) for kind in KINDS},
        "forecast": table.worth(table.scoring(coming)) if coming else None,
        "next_scoring": coming,
        "winners": winners(table),
        "over": table.over,
    }

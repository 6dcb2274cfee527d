"""Majorities and points, straight from the tables of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

KINDS = ("arena", "bath", "library", "inn", "hospital", "market", "park", "school", "residence")
NORMAL = {"A": (1,), "B": (2, 1), "C": (3, 2, 1)}  # times the visible tiles of the kind
SIMPLIFIED = {"A": (3,), "B": (10, 3), "C": (18, 10, 3)}

Shown = tuple[str, int]  # the kind and value that a tile shows


def shown(tiles: Iterable[Mapping[str, Any]]) -> list[Shown]:
    """What a view's tiles show; the start tile shows no kind."""
    return [(tile["kind"], tile["value"]) for tile in tiles if tile["kind"] in KINDS]


def values(tiles: Sequence[Shown], kind: str) -> list[int]:
    return sorted(value for of, value in tiles if of == kind)


def places(owners: Sequence[Sequence[Shown]], kind: str) -> list[int]:
    """Who comes first, second, … in a kind: by number, then by the highest tile; who has none has no place."""
    having = [owner for owner, tiles in enumerate(owners) if values(tiles, kind)]
    order = sorted(having, key=lambda owner: (len(values(owners[owner], kind)), values(owners[owner], kind)[-1]))
    return order[::-1]


def majority(owners: Sequence[Sequence[Shown]], kind: str, figures: Sequence[int], simplified: bool) -> list[int]:
    """The points that each owner's tiles of one kind earn at a scoring; the figures are those of the first, second, …"""
    points = [0] * len(owners)
    visible = sum(len(values(tiles, kind)) for tiles in owners)
    for owner, figure in zip(places(owners, kind), figures, strict=False):
        points[owner] = figure if simplified else figure * visible
    return points


def standing(owners: Sequence[Sequence[Shown]], kind: str) -> dict[str, Any]:
    """The majority of a kind as a view tells it."""
    counts = [len(values(tiles, kind)) for tiles in owners]
    best = [max(values(tiles, kind), default=0) for tiles in owners]
    first = next(iter(places(owners, kind)), None)
    return {"counts": counts, "best": best, "total": sum(counts), "leader": first}


def start_players(hands: Sequence[Sequence[int]]) -> set[int]:
    """Who may begin: fewest cards, then least value; among equals the lot decides (ruling 7)."""
    rank = [(len(cards), sum(cards)) for cards in hands]
    return {seat for seat, own in enumerate(rank) if own == min(rank)}


def award_seat(money: Sequence[int]) -> int | None:
    """Who alone has most money of a currency; having none is never most (ruling 8)."""
    most = max(money)
    holders = [seat for seat, own in enumerate(money) if own == most]
    return holders[0] if most > 0 and len(holders) == 1 else None

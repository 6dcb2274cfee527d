"""Converts the open decision of a seat to JSON data (`shape.Pending`). Main entry: `serialize_pending`."""

from typing import Any

from tertulia.games.no_siesta.model.decisions import Counting, Decision, Hiring, Keeping
from tertulia.games.no_siesta.model.options import TableRule
from tertulia.games.no_siesta.model.terms import FACES, Revenue
from tertulia.games.no_siesta.views import shape


def serialize_pending(record: Any, seat: int, tiles: tuple[shape.Tile, ...], own: bool) -> shape.Pending:
    """Return the open decision of a seat.

    `tiles` are all roof tiles by index. `own` says that the viewer plays the seat: only this viewer sees the two drawn
    tiles of a decision `keep`.
    """
    agenda = record["players"][seat]["agenda"]
    last = int(agenda["open"]) - 1
    kind, args = Decision(int(agenda["kind"][last])), agenda["args"][last].tolist()
    pending: shape.Pending = {"kind": kind.name.lower(), "seat": seat}
    if kind == Decision.SCORE:
        return {**pending, "next": next_action_kind(record, seat)}
    if kind == Decision.MARK:
        return {**pending, "die": FACES[int(record["last"]) - 1]}
    if kind in (Decision.CHANGE, Decision.OUT):
        return {**pending, "left": args[Counting.LEFT]}
    if kind == Decision.HIRE:
        return {**pending, "field": args[Hiring.FIELD] + 1}
    if kind == Decision.KEEP:
        numbers = [args[Keeping.ONE], args[Keeping.OTHER]] if own else []
        drawn = [_drawn(number, tiles[number]) for number in numbers] if own else None
        return {**pending, "gap": args[Keeping.GAP] + 1, "tiles": drawn}
    return pending


def _drawn(number: int, tile: shape.Tile) -> shape.DrawnTile:
    return {"number": number + 1, "kind": tile["kind"], "bonus": tile["bonus"], "gain": tile["gain"]}


def next_action_kind(record: Any, seat: int) -> str:
    """Return the restriction on a seat's next action in the scoring phase (`shape.NEXT`; rulings 2 and 6)."""
    player = record["players"][seat]
    if record["rules"][TableRule.RULES]:
        return shape.ANYTHING
    if player["temporary"][Revenue.COMMODITY]:
        return shape.COMMODITY
    return shape.DISC if player["due"] else shape.ANYTHING

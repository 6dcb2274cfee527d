"""The main board as it is told: market, craft buildings, dice, roof markers, siesta track."""

from __future__ import annotations

from typing import Any

from tertulia.games.la_granja.names import (
    BUILDINGS,
    GOODS,
    O_MARKET,
    O_ROOFS,
    O_UNSOLD,
    ROOFS,
    ROOFS_A_ROUND,
    ROUNDS,
    SIESTA,
    SPACES,
)
from tertulia.games.la_granja.things import owner

DELUXE = 2
SMALL_ROWS, ROWS = 2, 4


def market(record: Any) -> list[dict[str, Any]]:
    """All spaces with who stands there; `near` are the neighbours' numbers."""
    box, owners, closed = record["box"], record["market"].tolist(), int(record["closed"])
    q, r, values, near = (box[name].tolist() for name in ("q", "r", "space_value", "near"))
    return [
        {
            "space": i + 1, "q": q[i], "r": r[i], "value": values[i],
            "owner": owner(owners[i] - 1) if owners[i] else None,
            "closed": bool(closed >> i & 1),
            "near": [other + 1 for other in range(SPACES) if near[i] >> other & 1],
        }
        for i in range(SPACES)
    ]  # fmt: skip


def buildings(record: Any, seats: int, rules: list[int]) -> list[dict[str, Any]]:
    """The six craft buildings: what they ask, who delivered what, who has completed them, points to be had."""
    block, first = record["block"].tolist(), record["first"].tolist()
    blocked = any(block)
    small = rules[O_MARKET] == DELUXE and seats < 3
    rows = [[record["farms"][seat][name].tolist() for name in ("rows", "row", "crafts")] for seat in range(seats)]
    done = [int(record["farms"][seat]["completed"]) for seat in range(seats)]
    told = []
    for i, name in enumerate(BUILDINGS):
        points = {"round": int(record["rounds"]), "first": first[i], "opened": int(bool(first[i]) and blocked)}
        told.append(
            {
                "building": name,
                "number": i + 1,
                "blocked": block[i] or None,
                "first": bool(first[i]),
                "row": _goods(record["box"]["rows"][i].tolist()),
                "row_count": SMALL_ROWS if small else ROWS,
                "rows": [
                    {"seat": seat, "row": row[i], "delivered": _goods(delivered[i])}
                    for seat, (delivered, row, crafts) in enumerate(rows)
                    if row[i] and not crafts[i]
                ],
                "completed": [seat for seat in range(seats) if done[seat] >> i & 1],
                "crafted": [seat for seat, (_, _, crafts) in enumerate(rows) if crafts[i]],
                "points": points,
            }
        )
    return told


def _goods(counts: list[int]) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, counts, strict=True) if n}


def dice(record: Any) -> dict[str, int]:
    """How many dice lie on each revenue space."""
    return {str(i + 1): n for i, n in enumerate(record["dice"].tolist())}


def roofs(record: Any, rules: list[int]) -> dict[str, Any]:
    """Roof markers that lie open, and what may still come (which of a round's four are in play is hidden)."""
    now, laid = int(record["rounds"]), record["roofs"].tolist()
    display = [
        {"place": number * ROOFS_A_ROUND + i + 1, "roof": ROOFS[roof - 1], "price": number + 1, "round": number + 1}
        for number in range(now)
        for i, roof in enumerate(laid[number])
        if roof
    ]
    printed = record["box"]["roofs"][rules[O_ROOFS] - 1].tolist()
    coming = [
        {
            "round": number + 1,
            "count": sum(1 for roof in laid[number] if roof),
            "of": [ROOFS[r] for r in printed[number]],
        }
        for number in range(now, ROUNDS)
    ]
    return {"display": display, "price": now, "coming": coming, "unsold_leave": rules[O_UNSOLD] == 2}


def siesta(record: Any, seats: int) -> dict[str, Any]:
    """The track with its discs, each space's from below."""
    discs: list[list[int]] = [[] for _ in range(SIESTA)]
    farms = record["farms"]
    for seat in sorted(range(seats), key=lambda one: int(farms[one]["arrived"])):
        discs[int(farms[seat]["siesta"])].append(seat)
    return {"points": record["box"]["siesta"].tolist(), "discs": discs, "hats": record["box"]["hats"].tolist()}

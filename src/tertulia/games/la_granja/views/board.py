"""Converts the main board of La Granja to JSON data: market, buildings, dice, roof markers and siesta track."""

from typing import Any

from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.terms import BUILDINGS, ROOFS_A_ROUND, ROUNDS, SIESTA, SPACES
from tertulia.games.la_granja.views import shape
from tertulia.games.la_granja.views.serialize import Board, goods_by_name, owner_name

DELUXE = 2
SMALL_ROWS, ROWS = 2, 4


def serialize_market(record: Any, board: Board) -> list[shape.Space]:
    """Return all market spaces with their owners and the numbers of their neighbours."""
    owners, closed = record["market"].tolist(), int(record["closed"])
    return [
        {
            **board.spaces[i],
            "owner": owner_name(owners[i] - 1) if owners[i] else None,
            "closed": bool(closed >> i & 1),
            "near": board.near[i],
        }
        for i in range(SPACES)
    ]


def serialize_buildings(record: Any, board: Board, seats: int, rules: list[int]) -> list[shape.Building]:
    """Return the six craft buildings: requirements, deliveries, completions and points for completion.

    `rules` holds the index of each option's choice, by `TableRule`.
    """
    block, first, rounds = record["block"].tolist(), record["first"].tolist(), int(record["rounds"])
    blocked = any(block)
    row, delivered, crafts, completed = (
        record["farms"][name][:seats].tolist() for name in ("row", "rows", "crafts", "completed")
    )
    small = rules[TableRule.MARKET] == DELUXE and seats < 3
    found: list[shape.Building] = []
    for i, name in enumerate(BUILDINGS):
        points: shape.BuildingPoints = {"round": rounds, "first": first[i], "opened": int(bool(first[i]) and blocked)}
        found.append(
            {
                "building": name,
                "number": i + 1,
                "blocked": block[i] or None,
                "first": bool(first[i]),
                "row": board.rows[i],
                "row_count": SMALL_ROWS if small else ROWS,
                "rows": [
                    {"seat": seat, "row": row[seat][i], "delivered": goods_by_name(delivered[seat][i])}
                    for seat in range(seats)
                    if row[seat][i] and not crafts[seat][i]
                ],
                "completed": [seat for seat in range(seats) if completed[seat] >> i & 1],
                "crafted": [seat for seat in range(seats) if crafts[seat][i]],
                "points": points,
            }
        )
    return found


def serialize_dice(record: Any) -> dict[str, int]:
    """Return the number of dice on each revenue space, by the number of the space (from 1)."""
    return {str(i + 1): n for i, n in enumerate(record["dice"].tolist())}


def serialize_roofs(record: Any, board: Board, rules: list[int]) -> shape.Roofs:
    """Return the displayed roof markers, and those that may come in later rounds.

    With fewer than four players, only some of a round's four markers are in play; the selection is secret.
    `rules` holds the index of each option's choice, by `TableRule`.
    """
    now, laid = int(record["rounds"]), record["roofs"].tolist()
    display: list[shape.DisplayedRoof] = [
        {"place": number * ROOFS_A_ROUND + i + 1, "roof": ROOFS[roof - 1], "price": number + 1, "round": number + 1}
        for number in range(now)
        for i, roof in enumerate(laid[number])
        if roof
    ]
    printed = board.roofs[rules[TableRule.ROOFS] - 1]
    coming: list[shape.ComingRoofs] = [
        {"round": number + 1, "count": sum(1 for roof in laid[number] if roof), "of": printed[number]}
        for number in range(now, ROUNDS)
    ]
    return {"display": display, "price": now, "coming": coming, "unsold_leave": rules[TableRule.UNSOLD_ROOFS] == 2}


def serialize_siesta(record: Any, board: Board, seats: int) -> shape.SiestaTrack:
    """Return the siesta track, with the discs on each space from bottom to top."""
    farms = record["farms"][:seats]
    spaces, arrived = farms["siesta"].tolist(), farms["arrived"].tolist()
    discs: list[list[int]] = [[] for _ in range(SIESTA)]
    for seat in sorted(range(seats), key=arrived.__getitem__):
        discs[spaces[seat]].append(seat)
    return {"points": board.siesta, "discs": discs, "hats": board.hats}

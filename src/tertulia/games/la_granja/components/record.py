"""Converts a validated components file to a `Box`: the part of a game state that holds all printed values."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.la_granja.model.cards import GAINS, MODES, MODIFIERS, PAYMENTS, ROOFS, SPECIALS, TRIGGERS
from tertulia.games.la_granja.model.state import Box
from tertulia.games.la_granja.model.terms import BUILDINGS, GIFTS, GOODS, MAX_SEATS, PHASES, RESOURCES, SMALL_SPACES

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1))
EFFECTS = {"modifier": MODIFIERS, "trigger": TRIGGERS, "odd": SPECIALS}
ANY_PHASE = (1 << len(PHASES)) - 1


def build_record(data: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """Return the data of a components file as one `Box` record, in an array of shape (1,)."""
    record = np.zeros(1, Box.dtype)
    box = record[0]
    for row in data["card"]:
        box["cards"][row["number"] - 1] = card_fields(row)
    _fill_board(record, data)
    _fill_market(record, data)
    for number, edition in enumerate(("original", "deluxe")):
        box["roofs"][number] = [[ROOFS.index(roof) for roof in of_round] for of_round in data["roofs"][edition]]
    box["roof_when"][:] = [phase_bits(data["roof_phases"].get(roof)) for roof in ROOFS]
    for row in data["building"]:
        for good, number in row["row"].items():
            box["rows"][BUILDINGS.index(row["name"]), GOODS.index(good)] = number
    return record


def card_fields(row: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return a card of a components file as a tuple in the order of the fields of a `Card` record."""
    goods = [GOODS.index(good) + 1 for good in row["barrow"]["goods"]]
    symbols = goods + [0] * (5 - len(goods))
    gifts = sum(1 << GIFTS.index(gift) for gift in row["extension"])
    return GOODS.index(row["field"]), symbols, row["barrow"]["points"], gifts, *helper_numbers(row["helper"])


def helper_numbers(row: Mapping[str, Any]) -> tuple[int, ...]:
    """Return what a helper does, as values of the fields of `Card` from `mode` to `gain_2`.

    `row` is the helper's row in the components file. The values are the helper's mode, effect and phases, whether it
    works only once a round, its payment and its two gains.
    """
    mode = next(name for name in MODES if name in row)
    what = EFFECTS[mode].index(row[mode]) if mode in EFFECTS else 0
    gains = [pack_number(GAINS.index(kind), number) for kind, number in row.get("gain", {}).items()]
    if mode == "modifier":
        gains = [pack_number(0, row["amount"])]
    pay = [pack_number(PAYMENTS.index(kind), number) for kind, number in row.get("pay", {}).items()]
    first, second = (*gains, 0, 0)[:2]
    return (
        MODES.index(mode) + 1,
        what,
        phase_bits(row.get("phases")),
        int(row.get("once", False)),
        *(pay or [0]),
        first,
        second,
    )


def pack_number(kind: int, number: int) -> int:
    """Pack a kind of payment or gain and an amount from 1 to 8 into one byte, as in `Card.pay`."""
    return kind + 1 + 32 * (number - 1)


def phase_bits(names: list[str] | None) -> int:
    """Return a bit mask of the named phases: bit n stands for the phase with index n in `PHASES`.

    Repeated names count once. None means all phases.
    """
    return ANY_PHASE if names is None else sum(1 << PHASES.index(name) for name in set(names))


def _fill_board(record: np.ndarray[Any, Any], data: Mapping[str, Any]) -> None:
    box, board = record[0], data["player_board"]
    for name in ("buy", "sell", "upgrade"):
        box[name][:] = [board[name][good] for good in GOODS[:RESOURCES]]
    box["roof_points"][:] = board["roof_points"]
    box["siesta"][:] = data["siesta"]["points"]
    box["hats"][:] = data["siesta"]["hats"]
    for name in ("hand_limit", "pig_spaces", "extra_deliveries", "markers"):
        record[name] = board[name]
    box["first"][:] = [board["start"][name] for name in ("points", "silver", "commodities", "cards")]


def _fill_market(record: np.ndarray[Any, Any], data: Mapping[str, Any]) -> None:
    box = record[0]
    spaces = [*data["small_market"]["spaces"], *data["large_market"]["outer"]]
    where = {(q, r): i for i, (q, r, _) in enumerate(spaces)}
    box["q"][:], box["r"][:], box["space_value"][:] = zip(*spaces, strict=True)
    for (q, r), i in where.items():
        near = [where[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in where]
        box["near"][i] = sum(1 << other for other in near)
    box["start"][:] = [where[q, r] for q, r in data["small_market"]["start"]]
    outer = ((1 << len(spaces)) - 1) & ~((1 << SMALL_SPACES) - 1)
    three = sum(1 << space for space in {where[q, r] for q, r in data["large_market"]["closed_deluxe_3_players"]})
    box["closed"][0][1:] = [outer] * (MAX_SEATS - 1) + [0]
    box["closed"][1][1:] = [outer, outer, three, 0]

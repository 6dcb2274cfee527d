"""Converts cards, options and printed boards to JSON data, for views, events and hints."""

from functools import lru_cache
from typing import Any, NamedTuple, cast

import numpy as np

from tertulia.games.la_granja.model.cards import GAINS, MODES, MODIFIERS, PAYMENTS, ROOFS, SPECIALS, TRIGGERS
from tertulia.games.la_granja.model.markers import FREED
from tertulia.games.la_granja.model.options import OPTIONS
from tertulia.games.la_granja.model.state import Box
from tertulia.games.la_granja.model.state import Card as CardRecord
from tertulia.games.la_granja.model.terms import CARDS, GIFTS, GOODS, NEUTRAL, PHASES, SPACES
from tertulia.games.la_granja.views.shape import ANY_PHASE, NEUTRAL_NAME, Card, HelperSide, PrintedSpace

ALL_PHASES = (1 << len(PHASES)) - 1


def owner_name(index: int) -> int | str:
    """Return the owner of a marker as views name it: the seat, or `neutral` for the neutral player."""
    return NEUTRAL_NAME if index == NEUTRAL else index


def phase_names(bits: int) -> list[str]:
    """Return the names of the phases in a bit mask, or only `any` for all phases."""
    return [ANY_PHASE] if bits == ALL_PHASES else [name for i, name in enumerate(PHASES) if bits >> i & 1]


def resolve_options(codes: list[int]) -> dict[str, str]:
    """Return the name of each option's choice, by the name of the option.

    `codes` holds the index of each choice. The choice `edition`, which follows the table's edition, does not occur: the
    set-up has replaced it by the choice that the edition implies.
    """
    return {option.name: option.choices[code] for option, code in zip(OPTIONS, codes, strict=True)}


def freed_place(index: int) -> dict[str, Any]:
    """Return the place from which a player marker is freed (rules 2.7.1), given its index in `FREED`.

    `where` is the kind of place: den, field, symbol of a barrow or a building, completed building, market space, used
    helper, or closed trade. The other fields depend on `where`.
    """
    place, _, what = FREED[index].partition(":")
    if not what:
        return {"where": "field" if place.startswith("field_") else "den", "good": place}
    if place == "market":
        return {"where": "market", "space": int(what)}
    if place == "helper":
        return {"where": "helper", "place": int(what)}
    if place == "trade":
        return {"where": "trade", "for": what}
    if what == "completed":
        return {"where": "completed", "place": place}
    return {"where": "barrow" if place.startswith("barrow") else "building", "good": what, "place": place}


class Board(NamedTuple):
    """Printed facts of the boards and rules of a component set.

    They are converted once and shared by all views, so callers must not modify them.
    """

    spaces: list[PrintedSpace]
    """The spaces of the market, with their numbers, coordinates and values."""
    near: list[list[int]]
    """For each market space, the numbers (from 1) of the neighbouring spaces."""
    rows: list[dict[str, int]]
    """For each craft building, the number of each good that a row requires, by the name of the good."""
    siesta: list[int]
    hats: list[int]
    roofs: list[list[list[str]]]
    """Names of the four roof markers that may come into play in a round, by edition and round.

    Edition 0 is the original, 1 the Deluxe edition.
    """
    roof_when: list[int]
    """For each kind of roof marker, the phases in which it may be used, as bits by index in `PHASES`."""
    roof_phases: list[list[str]]
    """For each kind of roof marker, the names of the phases in which it may be used, or only `any`."""
    roof_points: list[int]
    buy: list[int]
    sell: list[int]
    upgrade: list[int]
    pig_spaces: int
    hand_limit: int
    extra_deliveries: int
    markers: int


@lru_cache(8)
def serialize_board(box: bytes) -> Board:
    """Return the printed boards of a component set; `box` holds the bytes of `state["box"]`."""
    (printed,) = np.frombuffer(box, Box.dtype)
    q, r, values, near = (printed[name].tolist() for name in ("q", "r", "space_value", "near"))
    when = printed["roof_when"].tolist()
    return Board(
        spaces=[{"space": i + 1, "q": q[i], "r": r[i], "value": values[i]} for i in range(SPACES)],
        near=[[other + 1 for other in range(SPACES) if bits >> other & 1] for bits in near],
        rows=[goods_by_name(row) for row in printed["rows"].tolist()],
        roofs=[[[ROOFS[roof] for roof in four] for four in rounds] for rounds in printed["roofs"].tolist()],
        roof_when=when,
        roof_phases=[phase_names(bits) for bits in when],
        **{name: printed[name].tolist() for name in ("siesta", "hats", "roof_points", "buy", "sell", "upgrade")},
        pig_spaces=int(printed["pig_spaces"]),
        hand_limit=int(printed["hand_limit"]),
        extra_deliveries=int(printed["extra_deliveries"]),
        markers=int(printed["markers"]),
    )


def goods_by_name(counts: list[int]) -> dict[str, int]:
    """Return the number of each good by name, without zeros."""
    return {good: n for good, n in zip(GOODS, counts, strict=True) if n}


def gift_names(bits: int) -> list[str]:
    """Return the names of a farm extension's gifts, besides the larger hand limit.

    `bits` has a bit for each gift, by index in `GIFTS`.
    """
    return [name for i, name in enumerate(GIFTS) if bits >> i & 1]


@lru_cache(8)
def serialize_cards(box: bytes, names: tuple[str, ...]) -> tuple[Card, ...]:
    """Return all 66 cards with their four uses.

    `box` holds the bytes of `state["box"]["cards"]`, `names` the name of the helper on each card.
    """
    rows = np.frombuffer(box, CardRecord.dtype)
    return tuple(_serialize_card(number, rows[number], names[number]) for number in range(CARDS))


def _serialize_card(number: int, row: Any, name: str) -> Card:
    goods = [GOODS[symbol - 1] for symbol in row["symbols"].tolist() if symbol]
    return {
        "card": number + 1,
        "field": GOODS[int(row["field"])],
        "barrow": {"goods": goods, "value": int(row["value"])},
        "extension": gift_names(int(row["gifts"])),
        "helper": _serialize_helper(row, name),
    }


def _serialize_helper(row: Any, name: str) -> HelperSide:
    use = {"phases": phase_names(int(row["when"])), "once": bool(row["once"])}
    return cast(HelperSide, {"name": name, **_serialize_effect(row), **use})


def _serialize_effect(row: Any) -> dict[str, Any]:
    """Return the fields of `HelperSide` that describe a helper's effect, named as in the components file."""
    mode, what, gains = MODES[int(row["mode"]) - 1], int(row["what"]), (int(row["gain"]), int(row["gain_2"]))
    if mode == "modifier":
        return {"amount": _number(gains[0]), "modifier": MODIFIERS[what], "effect": mode}
    pay = {PAYMENTS[_kind(code)]: _number(code) for code in (int(row["pay"]),) if code}
    gain = {GAINS[_kind(code)]: _number(code) for code in gains if code}
    facts: dict[str, Any] = {"pay": pay} if pay else {}
    facts |= {"gain": gain} if gain else {}
    if mode == "odd":
        return {**facts, "odd": SPECIALS[what], "effect": mode}
    moment = {"trigger": TRIGGERS[what]} if mode == "trigger" else {}
    return {**facts, **moment, "effect": f"{mode}-paid" if pay else mode}


def _kind(code: int) -> int:
    return (code & 31) - 1


def _number(code: int) -> int:
    return (code >> 5) + 1

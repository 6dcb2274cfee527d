"""Tiles and cards as plain data: one shape for views and events alike."""

from __future__ import annotations

from typing import Any

from tertulia.games.granada.names import CURRENCIES, FACES, KINDS, SIDES, START, VALUES


def card(index: int) -> dict[str, Any]:
    """A money card."""
    return {"currency": CURRENCIES[index // VALUES], "value": index % VALUES + 1}


def moats(bits: int) -> list[str]:
    """The sides of a bit mask, N E S W."""
    return [side for i, side in enumerate(SIDES) if bits >> i & 1]


def tile(box: Any, index: int, face: int) -> dict[str, Any]:
    """A tile with a face up, and what is on the other."""
    return {
        "number": index + 1,
        "face": FACES[face],
        "kind": KINDS[box["kind"][index, face]],
        "value": int(box["value"][index, face]),
        "moats": moats(int(box["moats"][index])),
        "other": {"kind": KINDS[box["kind"][index, 1 - face]], "value": int(box["value"][index, 1 - face])},
    }


def built(box: Any, index: int, face: int, x: int, y: int) -> dict[str, Any]:
    """A tile of a city; `START` is the start tile."""
    if index == START:
        return {"number": 0, "face": "start", "kind": "start", "value": 0, "x": 0, "y": 0, "moats": []}
    there = tile(box, index, face)
    del there["other"]
    return {**there, "x": x, "y": y}

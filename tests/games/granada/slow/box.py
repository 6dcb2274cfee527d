"""Slow model: the component set, read independently of the engine, and the events of an action."""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TURN_OVER = {"front": "back", "back": "front"}


@dataclass(frozen=True)
class TileFaces:
    """A tile of the box: kind and value of each face, and the moats, which both faces share."""

    front: tuple[str, int]
    back: tuple[str, int]
    moats: tuple[str, ...]

    def face(self, name: str) -> tuple[str, int]:
        return self.front if name == "front" else self.back


@dataclass(frozen=True)
class Piece:
    """A tile in play: its number and the visible face."""

    number: int
    face: str

    def turn_over(self) -> Piece:
        return Piece(self.number, TURN_OVER[self.face])


@dataclass(frozen=True)
class Box:
    currencies: tuple[str, ...]  # currencies of the yard's spaces, in order
    tiles: dict[int, TileFaces]
    per_side: int  # points per side of the longest moat
    majorities: dict[str, dict[str, tuple[int, ...]]]  # by way of scoring and the scoring's letter

    def visible_face(self, piece: Piece) -> tuple[str, int]:
        return self.tiles[piece.number].face(piece.face)

    def tile(self, piece: Piece) -> dict[str, Any]:
        """Return the tile as in a complete view."""
        sides = self.tiles[piece.number]
        (kind, value), (other, worth) = sides.face(piece.face), sides.face(TURN_OVER[piece.face])
        return {
            "number": piece.number,
            "face": piece.face,
            "kind": kind,
            "value": value,
            "moats": list(sides.moats),
            "other": {"kind": other, "value": worth},
        }


def read_box(path: Path) -> Box:
    return make_box(tomllib.loads(path.read_text(encoding="utf-8")))


def make_box(data: Mapping[str, Any]) -> Box:
    tiles = {
        tile["number"]: TileFaces(
            (tile["front"]["kind"], tile["front"]["value"]),
            (tile["back"]["kind"], tile["back"]["value"]),
            tuple(side for side in "NESW" if side in tile["moats"]),
        )
        for tile in data["tile"]
    }
    figures = {
        scored: {letter: tuple(data["majorities"][f"{scored}_{letter.lower()}"]) for letter in ("A", "B", "C")}
        for scored in ("normal", "simplified")
    }
    return Box(tuple(data["yard"]["currency_of_space"]), tiles, data["moats"]["points_per_side"], figures)


Event = Mapping[str, Any]


def convert_tiles(value: Any) -> Any:
    """Convert a tile of an event to a `Piece`; return other values unchanged."""
    if isinstance(value, Mapping) and "number" in value and "face" in value:
        return Piece(value["number"], value["face"])
    return value


class Feed:
    """The events of one action, consumed in order."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.events = deque(events)

    def is_coming(self, *types: str) -> bool:
        """Return whether the next event has one of these types."""
        return bool(self.events) and self.events[0]["type"] in types

    def take_event(self, kind: str, **expected: Any) -> dict[str, Any]:
        """Take and return the next event. Fails if its kind or an expected field differs.

        Results of chance are in its other fields.
        """
        assert self.events, f"expected the event {kind} {expected}, but there is none left"
        event = self.events.popleft()
        assert event["type"] == kind, f"expected {kind} {expected}, found {event}"
        for field, value in expected.items():
            assert field in event, f"{field} is missing in {event}"
            assert convert_tiles(event[field]) == value, f"expected {field} = {value!r} in {event}"
        return {field: convert_tiles(value) for field, value in event.items()}

    def end(self) -> None:
        assert not self.events, f"more was told than happened: {list(self.events)}"

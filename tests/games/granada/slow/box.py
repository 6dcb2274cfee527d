"""The box, read from its TOML file or a set's facts by other means than the engine's, and what is drawn from it."""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TURN_OVER = {"front": "back", "back": "front"}


@dataclass(frozen=True)
class Sides:
    """A tile of the box: what each face shows, and the moats, which both faces share."""

    front: tuple[str, int]
    back: tuple[str, int]
    moats: tuple[str, ...]

    def face(self, name: str) -> tuple[str, int]:
        return self.front if name == "front" else self.back


@dataclass(frozen=True)
class Piece:
    """A tile in play: which one, and which side is up."""

    number: int
    face: str

    def over(self) -> Piece:
        return Piece(self.number, TURN_OVER[self.face])


@dataclass(frozen=True)
class Box:
    currencies: tuple[str, ...]  # of the yard's spaces, in their order
    tiles: dict[int, Sides]
    per_side: int  # points for a side of the longest moat
    majorities: dict[str, dict[str, tuple[int, ...]]]  # by how they are scored and the scoring's letter

    def shown(self, piece: Piece) -> tuple[str, int]:
        return self.tiles[piece.number].face(piece.face)

    def tile(self, piece: Piece) -> dict[str, Any]:
        """The tile as a view tells it."""
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


def read(path: Path) -> Box:
    return box_of(tomllib.loads(path.read_text(encoding="utf-8")))


def box_of(data: Mapping[str, Any]) -> Box:
    tiles = {
        tile["number"]: Sides(
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


def plain(value: Any) -> Any:
    """A tile of an event as a piece; all else as it is."""
    if isinstance(value, Mapping) and "number" in value and "face" in value:
        return Piece(value["number"], value["face"])
    return value


class Feed:
    """The events of one action, in their order."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.events = deque(events)

    def coming(self, *types: str) -> bool:
        """Is the next event of one of these types?"""
        return bool(self.events) and self.events[0]["type"] in types

    def told(self, kind: str, **expected: Any) -> dict[str, Any]:
        """Take the next event, which must be this one; what chance decided is in its other fields."""
        assert self.events, f"expected the event {kind} {expected}, but there is none left"
        event = self.events.popleft()
        assert event["type"] == kind, f"expected {kind} {expected}, found {event}"
        for field, value in expected.items():
            assert field in event, f"{field} is missing in {event}"
            assert plain(event[field]) == value, f"expected {field} = {value!r} in {event}"
        return {field: plain(value) for field, value in event.items()}

    def end(self) -> None:
        assert not self.events, f"more was told than happened: {list(self.events)}"

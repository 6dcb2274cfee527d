"""The box, read from its TOML file by other means than the engine's."""

from __future__ import annotations

import tomllib
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
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    tiles = {
        tile["number"]: Sides(
            (tile["front"]["kind"], tile["front"]["value"]),
            (tile["back"]["kind"], tile["back"]["value"]),
            tuple(tile["moats"]),
        )
        for tile in data["tile"]
    }
    return Box(tuple(data["yard"]["currency_of_space"]), tiles)

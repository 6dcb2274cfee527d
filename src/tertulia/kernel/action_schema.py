"""What an action table tells of itself as plain data, so that a screen can offer a game's actions without knowing the game."""

from __future__ import annotations

from msgspec import Struct


class NumbersSchema(Struct, frozen=True, tag="numbers", tag_field="kind"):
    """A whole number: in notation `17`, in JSON a number."""

    name: str
    first: int
    """The least that it may be."""
    count: int
    """How many numbers there are from `first` on."""


class NamesSchema(Struct, frozen=True, tag="names", tag_field="kind"):
    """One of a few names: `olive`."""

    name: str
    names: list[str]


class SubsetSchema(Struct, frozen=True, tag="subset", tag_field="kind"):
    """Some of the numbers from 1, at least one: in notation `1+3`, in JSON `[1, 3]`."""

    name: str
    count: int
    """The greatest number of the set."""


class CellSchema(Struct, frozen=True, tag="cell", tag_field="kind"):
    """A place on a square grid: in notation `2,-1`, in JSON the fields `x` and `y`."""

    radius: int
    """Both run from -radius to radius; y grows to the north."""


ArgumentSchema = NumbersSchema | NamesSchema | SubsetSchema | CellSchema


class VerbSchema(Struct, frozen=True):
    """A kind of action."""

    name: str
    parts: list[ArgumentSchema | str]
    """What stands after its name in notation: arguments, and fixed words as they are written (`to`)."""

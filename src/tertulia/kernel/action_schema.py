"""An action table as plain data, from which a client can offer the actions of any game."""

from __future__ import annotations

from msgspec import Struct


class NumbersSchema(Struct, frozen=True, tag="numbers", tag_field="kind"):
    """An integer: `17` in notation, a number in JSON."""

    name: str
    first: int
    """Smallest value."""
    count: int
    """Number of values, counted up from `first`."""


class NamesSchema(Struct, frozen=True, tag="names", tag_field="kind"):
    """One of several names: `olive`."""

    name: str
    names: list[str]


class SubsetSchema(Struct, frozen=True, tag="subset", tag_field="kind"):
    """A non-empty subset of the numbers 1 to `count`: `1+3` in notation, `[1, 3]` in JSON."""

    name: str
    count: int
    """Largest number."""


class CellSchema(Struct, frozen=True, tag="cell", tag_field="kind"):
    """A cell of a square grid: `2,-1` in notation, the fields `x` and `y` in JSON."""

    radius: int
    """Both coordinates run from -radius to radius; y grows to the north."""


ArgumentSchema = NumbersSchema | NamesSchema | SubsetSchema | CellSchema


class VerbSchema(Struct, frozen=True):
    """A kind of action."""

    name: str
    parts: list[ArgumentSchema | str]
    """Arguments, and fixed words such as `to`, in the order of the notation after the verb's name."""

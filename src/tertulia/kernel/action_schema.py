"""The actions of a game as plain data, from which a client builds buttons and inputs."""

from __future__ import annotations

from msgspec import Struct


class NumbersSchema(Struct, frozen=True, tag="numbers", tag_field="kind"):
    """An integer argument of an action: `17` in notation, a number in JSON."""

    name: str
    first: int
    """Smallest accepted value."""
    count: int
    """Number of accepted values, which are successive integers from `first` up."""


class NamesSchema(Struct, frozen=True, tag="names", tag_field="kind"):
    """An argument of an action that is one of several names: `olive` in notation, a string in JSON."""

    name: str
    names: list[str]


class SubsetSchema(Struct, frozen=True, tag="subset", tag_field="kind"):
    """A non-empty subset of the numbers 1 to `count`, as an argument: `1+3` in notation, `[1, 3]` in JSON."""

    name: str
    count: int
    """Number of elements to choose from; they are numbered from 1 to `count`."""


class CellSchema(Struct, frozen=True, tag="cell", tag_field="kind"):
    """An argument that is a cell of a square grid: `2,-1` in notation, the fields `x` and `y` in JSON."""

    radius: int
    """Maximum of both coordinates; their minimum is -radius. x grows to the east, y to the north."""


ArgumentSchema = NumbersSchema | NamesSchema | SubsetSchema | CellSchema


class VerbSchema(Struct, frozen=True):
    """A kind of action of a game, with the arguments and fixed words that follow its verb in the notation."""

    name: str
    parts: list[ArgumentSchema | str]
    """Arguments and fixed words such as `to`, in the order in which they follow the verb in the notation."""

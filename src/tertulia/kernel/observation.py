"""Tables of observations: what a seat may know of a state, as small whole numbers with names, units and ranges.

Features (`tertulia.kernel.features`) are few and thought out; an observation is all that lies open, and what the seat itself holds,
mostly as it stands in the state, so that writing it costs little more than copying. A table has numbers that are told once and
numbers that are told of each seat: the seat that looks first, the others in turn order, places where nobody sits all zero.

>>> table = ObservationTable(
...     [coded("step", ["roll", "hold"])], [Observed("stock", ["olive", "pig"], unit="goods", high=9)], seats=2
... )
>>> table.names
('step', 'seat+0 stock olive', 'seat+0 stock pig', 'seat+1 stock olive', 'seat+1 stock pig')
>>> table.first("stock"), table.stride, table.of("stock", 1), table.high.tolist()
(1, 2, slice(3, 5, None), [1, 9, 9, 9, 9])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.features import Block

HIGHEST = np.iinfo(np.int16).max
"""What an argument of a decision may be at most: which, the decision says."""


class Observed(Block):
    """Numbers of an observation that belong together: their unit, the least and the highest that each of them can be.

    `words` says what codes mean, from `low` on, or bits, from the lowest on; it is empty where numbers are numbers."""

    def __init__(
        self, name: str, parts: Iterable[str] = (), *, unit: str, high: int, low: int = 0, words: Sequence[str] = ()
    ) -> None:
        super().__init__(name, parts)
        self.unit, self.low, self.high, self.words = unit, low, high, tuple(words)


def coded(name: str, words: Sequence[str], parts: Iterable[str] = ()) -> Observed:
    """Returns numbers that are one of several things each, counted from 0."""
    return Observed(name, parts, unit="code", high=len(words) - 1, words=words)


def flags(name: str, parts: Iterable[str] = ()) -> Observed:
    """Returns numbers that are 1 for yes, else 0."""
    return Observed(name, parts, unit="yes or no", high=1)


def bits(name: str, words: Sequence[str], parts: Iterable[str] = ()) -> Observed:
    """Returns numbers whose bits are yes or no each. Raises `ValueError` for more than fifteen: a number has sixteen bits."""
    if len(words) > 15:
        raise ValueError(f"{name}: a number of an observation has at most 15 bits, not {len(words)}")
    return Observed(name, parts, unit="bits", high=(1 << len(words)) - 1, words=words)


def seats_from(seats: int) -> tuple[str, ...]:
    """Returns how the places at a table are called, from the seat that looks on.

    >>> seats_from(3)
    ('seat+0', 'seat+1', 'seat+2')
    """
    return tuple(f"seat+{place}" for place in range(seats))


class ObservationTable:
    """All numbers of a game's observations, block by block in the order given: `common` once, then `each_seat` for each of `seats`
    places at the table, from the seat that looks onwards."""

    def __init__(self, common: Iterable[Observed] = (), each_seat: Iterable[Observed] = (), seats: int = 0) -> None:
        self.common, self.each_seat, self.seats = tuple(common), tuple(each_seat), seats
        self._first: dict[str, int] = {}
        self._of_seat = {block.name for block in self.each_seat}
        self._sizes = {block.name: block.size for block in (*self.common, *self.each_seat)}
        at = 0
        for block in (*self.common, *self.each_seat):
            if block.name in self._first:
                raise ValueError(f"two blocks of an observation are called {block.name!r}")
            self._first[block.name] = at
            at += block.size
        self.stride = sum(block.size for block in self.each_seat)
        """How many numbers are told of each seat."""
        self.size = at + self.stride * (seats - 1) if self.each_seat else at
        """How many numbers an observation has."""

    def first(self, name: str) -> int:
        """The place of a block's first number, of the seat that looks where it is told of each: what rules count from. Raises
        `KeyError` for a name that the table has not."""
        return self._first[name]

    def of(self, name: str, place: int = 0) -> slice:
        """The places of a block; `place` is how far in turn order the seat sits from the one that looks. Raises `KeyError` for a
        name that the table has not."""
        first = self._first[name] + (place * self.stride if name in self._of_seat else 0)
        return slice(first, first + self._sizes[name])

    @property
    def blocks(self) -> list[tuple[str, Observed]]:
        """Every block in order with what its names begin with: nothing, or `seat+1 ` for the next seat."""
        told = [("", block) for block in self.common]
        return told + [(f"{seat} ", block) for seat in seats_from(self.seats) for block in self.each_seat]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all numbers, in order."""
        return tuple(begin + name for begin, block in self.blocks for name in block.names)

    @property
    def units(self) -> tuple[str, ...]:
        """The unit of each number: `code` and `bits` are told by their block's `words`."""
        return tuple(block.unit for _, block in self.blocks for _ in range(block.size))

    @property
    def low(self) -> NDArray[np.int16]:
        """(size,): the least that each number can be; of a seat that may be empty it is 0 at most."""
        return self._limits([min(block.low, 0) if begin else block.low for begin, block in self.blocks])

    @property
    def high(self) -> NDArray[np.int16]:
        """(size,): the most that each number can be."""
        return self._limits([block.high for _, block in self.blocks])

    def _limits(self, limits: Sequence[int]) -> NDArray[np.int16]:
        sizes = [block.size for _, block in self.blocks]
        return np.repeat(np.array(limits, np.int16), sizes)


def agenda_blocks(words: Sequence[str], most: int, arguments: int) -> list[Observed]:
    """Returns how an agenda is told by a copy of its field, of `most` decisions with so many arguments each; `words` are the kinds,
    nothing first. The last of `decisions waiting` is the open one."""
    depths = [str(depth + 1) for depth in range(most)]
    named = [f"{depth} argument {number + 1}" for depth in depths for number in range(arguments)]
    return [
        Observed("decisions waiting", unit="decisions", high=most),
        coded("waiting", words, depths),
        Observed("of waiting", named, unit="as the decision has it", high=HIGHEST),
    ]


def asked_blocks(words: Sequence[str], arguments: int) -> list[Observed]:
    """Returns how the open decision of a seat is told (`observing.copy_asked`)."""
    named = [f"argument {number + 1}" for number in range(arguments)]
    return [coded("asked", words), Observed("of asked", named, unit="as the decision has it", high=HIGHEST)]

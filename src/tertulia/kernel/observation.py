"""Observation tables: all that a seat may know, as small integers with names, units and ranges.

Features (`tertulia.kernel.features`) are few and designed by hand. An observation is complete: all public information
and the seat's own secrets. Most numbers are copied from the state, so writing an observation costs little more than
copying. A table has common numbers and numbers for each seat. The observing seat comes first, and the others follow in
turn order. The table has room for the game's maximum number of seats; numbers of seats that do not play are zero.

>>> table = ObservationTable(
...     common=[code_block("step", ["roll", "hold"])],
...     each_seat=[ObservationBlock("stock", ["olive", "pig"], unit="goods", high=9)],
...     seats=2,
... )
>>> table.names
('step', 'seat+0 stock olive', 'seat+0 stock pig', 'seat+1 stock olive', 'seat+1 stock pig')
>>> table.first_index("stock"), table.stride, table.indices("stock", 1), table.high.tolist()
(1, 2, slice(3, 5, None), [1, 9, 9, 9, 9])
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.features import Block


class ObservationBlock(Block):
    """A group of observed numbers with one unit.

    `low` is the minimum of every number, `highs` has the maximum of each number, and `high` is the greatest maximum. If
    the numbers are codes, `words` names the codes from `low` up. If they are bit sets, `words` names the bits from the
    lowest up. Otherwise, `words` is empty.
    """

    def __init__(
        self,
        name: str,
        parts: Iterable[str] = (),
        *,
        unit: str,
        high: int | Sequence[int],
        low: int = 0,
        words: Sequence[str] = (),
    ) -> None:
        """Create a block with a number for each name in `parts`, or with a single number without `parts`.

        `high` is the maximum of all the numbers, or a sequence with the maximum of each number. `unit` names the unit,
        such as `goods`.
        """
        super().__init__(name, parts)
        self.highs = (high,) * self.size if isinstance(high, int) else tuple(high)
        if len(self.highs) != self.size:
            raise ValueError(f"{name}: expected {self.size} maxima, one for each number, not {len(self.highs)}")
        self.unit, self.low, self.high, self.words = unit, low, max(self.highs), tuple(words)


def code_block(name: str, words: Sequence[str], parts: Iterable[str] = ()) -> ObservationBlock:
    """Return a block of observed numbers that are codes: each number is an index into `words`, from 0.

    The block has one number for each name in `parts`, or a single number without `parts`.
    """
    return ObservationBlock(name, parts, unit="code", high=len(words) - 1, words=words)


def flag_block(name: str, parts: Iterable[str] = ()) -> ObservationBlock:
    """Return a block of observed numbers that are flags: 1 for yes and 0 for no."""
    return ObservationBlock(name, parts, unit="yes or no", high=1)


def bits_block(name: str, words: Sequence[str], parts: Iterable[str] = ()) -> ObservationBlock:
    """Return a block of observed numbers that are bit sets; `words` names the bits from the lowest up.

    Raises `ValueError` for more than 15 bits.
    """
    if len(words) > 15:
        raise ValueError(f"{name}: a number of an observation must have at most 15 bits, not {len(words)}")
    return ObservationBlock(name, parts, unit="bits", high=(1 << len(words)) - 1, words=words)


def relative_seats(seats: int) -> tuple[str, ...]:
    """Return the names of the seats in turn order, relative to the observing seat.

    >>> relative_seats(3)
    ('seat+0', 'seat+1', 'seat+2')
    """
    return tuple(f"seat+{place}" for place in range(seats))


class ObservationTable:
    """All numbers of a game's observations, block by block in the given order.

    The `common` blocks come once. The `each_seat` blocks follow for each seat in turn order, starting with the
    observing seat. `seats` is the maximum number of seats. Raises `ValueError` if two blocks have one name.
    """

    def __init__(
        self, common: Iterable[ObservationBlock] = (), each_seat: Iterable[ObservationBlock] = (), seats: int = 0
    ) -> None:
        self.common, self.each_seat, self.seats = tuple(common), tuple(each_seat), seats
        self._first: dict[str, int] = {}
        self._of_seat = {block.name for block in self.each_seat}
        self._sizes = {block.name: block.size for block in (*self.common, *self.each_seat)}
        at = 0
        for block in (*self.common, *self.each_seat):
            if block.name in self._first:
                raise ValueError(f"two blocks of an observation are named {block.name!r}")
            self._first[block.name] = at
            at += block.size
        self.stride = sum(block.size for block in self.each_seat)
        """Number of values per seat in the blocks that are repeated for each seat."""
        self.size = at + self.stride * (seats - 1) if self.each_seat else at
        """Total number of values of an observation."""

    def first_index(self, name: str) -> int:
        """Return the index in an observation of the first number of the block `name`.

        A block is a named group of observed numbers. If the block is repeated for each seat, this is the first number
        for the observing seat. Raises `KeyError` for an unknown block name.
        """
        return self._first[name]

    def indices(self, name: str, place: int = 0) -> slice:
        """Return the indices in an observation of the numbers of the block `name`.

        A block is a named group of observed numbers. If the block is repeated for each seat, `place` selects the seat:
        its distance in turn order from the observing seat. Raises `KeyError` for an unknown block name.
        """
        first = self._first[name] + (place * self.stride if name in self._of_seat else 0)
        return slice(first, first + self._sizes[name])

    @property
    def blocks(self) -> list[tuple[str, ObservationBlock]]:
        """(prefix, block) of every block, in the order of an observation.

        The prefix precedes the names of the block's numbers; it is empty, or for example `seat+1 `.
        """
        blocks = [("", block) for block in self.common]
        return blocks + [(f"{seat} ", block) for seat in relative_seats(self.seats) for block in self.each_seat]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the numbers in an observation, in their order."""
        return tuple(begin + name for begin, block in self.blocks for name in block.names)

    @property
    def units(self) -> tuple[str, ...]:
        """Unit of each number, in the order of an observation.

        The meaning of the units `code` and `bits` is given by the `words` of the block.
        """
        return tuple(block.unit for _, block in self.blocks for _ in range(block.size))

    @property
    def low(self) -> NDArray[np.int16]:
        """Minimum of each number, (size,).

        Numbers per seat have a minimum of at most 0, since they are zero for seats that do not play.
        """
        lows = (min(block.low, 0) if begin else block.low for begin, block in self.blocks for _ in range(block.size))
        return np.fromiter(lows, np.int16, self.size)

    @property
    def high(self) -> NDArray[np.int16]:
        """Maximum of each number, (size,)."""
        return np.fromiter((high for _, block in self.blocks for high in block.highs), np.int16, self.size)

    @cached_property
    def hash(self) -> str:
        """SHA-256 (hex) of the names, units, ranges and words of all numbers.

        Two tables with equal hashes describe observations with the same meaning. Store it beside trained weights.
        """
        numbers = [
            (begin + name, block.unit, str(block.low), str(high), *block.words)
            for begin, block in self.blocks
            for name, high in zip(block.names, block.highs, strict=True)
        ]
        return hashlib.sha256("\n".join("\t".join(one) for one in numbers).encode()).hexdigest()


def agenda_blocks(words: Sequence[str], capacity: int, limits: Sequence[int]) -> list[ObservationBlock]:
    """Return the observation blocks for all pending decisions of a seat (its agenda).

    The numbers are in the order of the agenda's fields (`tertulia.kernel.agenda`), so that rules can copy the agenda to
    the observation. `capacity` is the maximum number of pending decisions. `limits` has the maximum of each argument of
    a decision. `words` names the kinds of decisions, starting with kind 0, no decision. The number `decisions waiting`
    counts the pending decisions. The number `waiting k` is the kind of decision k, counted from 1 at the bottom of the
    agenda. The seat makes the topmost decision next.
    """
    depths = [str(depth + 1) for depth in range(capacity)]
    named = [f"{depth} argument {number + 1}" for depth in depths for number in range(len(limits))]
    return [
        ObservationBlock("decisions waiting", unit="decisions", high=capacity),
        code_block("waiting", words, depths),
        ObservationBlock("of waiting", named, unit="as the decision has it", high=tuple(limits) * capacity),
    ]


def decision_blocks(words: Sequence[str], limits: Sequence[int]) -> list[ObservationBlock]:
    """Return the observation blocks for the one decision that a seat makes next (its open decision).

    `words` names the kinds of decisions in their order; kind 0 means that no decision is open. `limits` has the maximum
    of each argument. The function `observing.copy_decision` writes the numbers that these blocks describe.
    """
    named = [f"argument {number + 1}" for number in range(len(limits))]
    return [code_block("asked", words), ObservationBlock("of asked", named, unit="as the decision has it", high=limits)]

"""A log: lines that are added and cut off at the end, and copied at no cost.

A match is forked for every request that might change it. Its log may have a thousand lines; copies share them, and one writes
lines of its own only where another has gone on from the same place in another way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T]):
    """The lines of a log, in order."""

    __slots__ = ("_length", "_lines")

    def __init__(self, lines: Iterable[T] = ()) -> None:
        self._lines = list(lines)
        """Shared between copies: the first `_length` are this log's own, and never change."""
        self._length = len(self._lines)

    def copy(self) -> Log[T]:
        """Returns a log of the same lines; what is done to one does not touch the other."""
        other: Log[T] = Log()
        other._lines, other._length = self._lines, self._length
        return other

    def append(self, line: T) -> None:
        """Add a line at the end."""
        if len(self._lines) == self._length:
            self._lines.append(line)
            if self._lines[self._length] is line:
                self._length += 1
                return
        # A copy has gone on from here already, in another thread perhaps.
        self._lines = [*self._lines[: self._length], line]
        self._length += 1

    def cut(self, length: int) -> None:
        """Keep the first lines only, `length` of them (at most as many as there are)."""
        self._length = length

    def shared(self, other: Log[T]) -> int:
        """Returns the number of lines that two logs have in common from the first on: the very same lines, of copies of one log."""
        most = min(self._length, other._length)
        if self._lines is other._lines:
            return most
        while most and self._lines[most - 1] is not other._lines[most - 1]:
            most -= 1
        return most

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            return [self._lines[i] for i in range(start, stop, step)]
        if not -self._length <= index < self._length:
            raise IndexError(f"the log has {self._length} lines, and none with the number {index}")
        return self._lines[index if index >= 0 else index + self._length]

    def __iter__(self) -> Iterator[T]:
        return (self._lines[i] for i in range(self._length))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Log) and len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"

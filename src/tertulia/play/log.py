"""The log of a match: an append-only list that can be truncated and copied in constant time (`Log`).

A match is forked for every request that might change it, and its log may have a thousand lines. Copies therefore share
one Python list of lines. A log gets a list of its own only when it is to append a line at a position at which another
copy has already appended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T]):
    """Append-only list of lines that can be truncated, and copied in constant time."""

    __slots__ = ("_lines", "length")

    def __init__(self, lines: Iterable[T] = ()) -> None:
        self._lines = list(lines)
        """List that copies share. Its first `length` lines belong to this log and never change."""
        self.length = len(self._lines)
        """Number of lines, as `len` returns it."""

    def copy(self) -> Log[T]:
        """Return a copy in constant time. Later changes to one log do not affect the other."""
        other: Log[T] = Log()
        other._lines, other.length = self._lines, self.length
        return other

    def append(self, line: T) -> None:
        """Append a line at the end of this log; copies do not change."""
        if len(self._lines) == self.length:
            self._lines.append(line)
            if self._lines[self.length] is line:
                self.length += 1
                return
        # A copy has already appended at this position, perhaps in another thread.
        self._lines = [*self._lines[: self.length], line]
        self.length += 1

    def truncate(self, length: int) -> None:
        """Truncate the log to its first `length` lines; `length` must not exceed the current length."""
        self.length = length

    def shared_length(self, other: Log[T]) -> int:
        """Return how many lines at the beginning of both logs are the same objects.

        Copies of a log share the lines that they have in common.
        """
        most = min(self.length, other.length)
        if self._lines is other._lines:
            return most
        while most and self._lines[most - 1] is not other._lines[most - 1]:
            most -= 1
        return most

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if type(index) is slice:
            start, stop, step = index.indices(self.length)
            return [self._lines[i] for i in range(start, stop, step)]
        if not -self.length <= index < self.length:
            raise IndexError(f"the log has {self.length} lines; line {index} does not exist")
        return self._lines[index if index >= 0 else index + self.length]

    def __iter__(self) -> Iterator[T]:
        return (self._lines[i] for i in range(self.length))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Log) and len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"

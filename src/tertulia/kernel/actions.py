"""Action tables: number a game's actions and convert the numbers to named arguments and notation.

A table is a list of verbs. `Verb("deliver", Names("good", GOODS), "to", Names("building", BUILDINGS))` has an action
for every pair of a good and a building, written `deliver olive to wainwright`. `parse` is the exact inverse of
`notation`.

>>> table = ActionTable([Verb("pass"), Verb("take", Numbers("pile", 1, 3))])
>>> table.size, table.notation(2), table.parse("take 3")
(4, 'take 2', 3)
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.action_schema import (
    ArgumentSchema,
    CellSchema,
    NamesSchema,
    NumbersSchema,
    SubsetSchema,
    VerbSchema,
)

DECODE_CACHE_SIZE = 1 << 15
"""Maximum entries in each of an `ActionTable`'s three caches: arguments, notations, parsed texts."""
MAX_CACHED_LENGTH = 100
"""Maximum length of a text whose parsed action is cached.

A client can make a text arbitrarily long with spaces.
"""


class NotationError(ValueError):
    """Invalid notation or number of an action; the message names the accepted words or numbers."""


class Action(NamedTuple):
    """A decoded action: the name of its verb, and its arguments as JSON values by name."""

    name: str
    args: dict[str, Any]


class Argument(Protocol):
    """Interface of an argument of a kind of action (verb); it has `size` possible values.

    The values are numbered by an index from 0. `args` returns a value as JSON fields, and `notation` as one word
    without spaces. `parse` converts the word back to the index.
    """

    size: int

    def args(self, index: int) -> dict[str, Any]: ...
    def notation(self, index: int) -> str: ...
    def parse(self, word: str) -> int: ...
    def schema(self) -> ArgumentSchema: ...


class Numbers:
    """An integer argument: `count` values from `first` up, written `17`."""

    def __init__(self, name: str, first: int, count: int) -> None:
        self.name, self.first, self.size = name, first, count

    def args(self, index: int) -> dict[str, Any]:
        return {self.name: self.first + index}

    def notation(self, index: int) -> str:
        return str(self.first + index)

    def parse(self, word: str) -> int:
        number = _parse_integer(word)
        if number is None or not self.first <= number < self.first + self.size:
            raise NotationError(
                f"{self.name} must be a number from {self.first} to {self.first + self.size - 1}, not {word!r}"
            )
        return number - self.first

    def schema(self) -> ArgumentSchema:
        return NumbersSchema(self.name, self.first, self.size)


class Names:
    """A name argument: one of several names, written `olive`."""

    def __init__(self, name: str, names: Iterable[str]) -> None:
        self.name, self.names = name, tuple(names)
        self.size = len(self.names)

    def args(self, index: int) -> dict[str, Any]:
        return {self.name: self.names[index]}

    def notation(self, index: int) -> str:
        return self.names[index]

    def parse(self, word: str) -> int:
        if word not in self.names:
            raise NotationError(f"{self.name} must be one of {', '.join(self.names)}, not {word!r}")
        return self.names.index(word)

    def schema(self) -> ArgumentSchema:
        return NamesSchema(self.name, list(self.names))


class Subset:
    """A subset argument: a non-empty subset of 1 to `count`, written `1+3`.

    Index i stands for the subset with the bit mask i + 1. Number k is in the subset if bit k - 1 of the mask is set.
    """

    def __init__(self, name: str, count: int) -> None:
        self.name, self.count = name, count
        self.size = (1 << count) - 1

    def args(self, index: int) -> dict[str, Any]:
        return {self.name: self._members(index)}

    def notation(self, index: int) -> str:
        return "+".join(str(i) for i in self._members(index))

    def parse(self, word: str) -> int:
        members = [_parse_integer(part) for part in word.split("+")]
        if any(m is None or not 1 <= m <= self.count for m in members) or len(set(members)) != len(members):
            raise NotationError(
                f"{self.name} must be different numbers from 1 to {self.count} joined by '+', not {word!r}"
            )
        return sum(1 << (m - 1) for m in members if m is not None) - 1

    def schema(self) -> ArgumentSchema:
        return SubsetSchema(self.name, self.count)

    def _members(self, index: int) -> list[int]:
        return [i + 1 for i in range(self.count) if (index + 1) >> i & 1]


class Cell:
    """A cell argument: a cell of a square grid, written `2,-1`.

    x and y are from -radius to radius. Cells are indexed row by row from the south, and within a row from the west.
    """

    def __init__(self, radius: int) -> None:
        self.radius, self.width = radius, 2 * radius + 1
        self.size = self.width * self.width

    def args(self, index: int) -> dict[str, Any]:
        y, x = divmod(index, self.width)
        return {"x": x - self.radius, "y": y - self.radius}

    def notation(self, index: int) -> str:
        place = self.args(index)
        return f"{place['x']},{place['y']}"

    def parse(self, word: str) -> int:
        numbers = [_parse_integer(part) for part in word.split(",")]
        if len(numbers) != 2 or any(n is None or abs(n) > self.radius for n in numbers):
            raise NotationError(f"a place must be x,y with numbers from -{self.radius} to {self.radius}, not {word!r}")
        x, y = (n + self.radius for n in numbers if n is not None)
        return y * self.width + x

    def schema(self) -> ArgumentSchema:
        return CellSchema(self.radius)


class Verb:
    """A kind of action: its name, then its arguments and fixed words in the order of its notation.

    For example, `Verb("ship", Names("good", GOODS), "to", Numbers("harbour", 1, HARBOURS))` has an action for each good
    and harbour. The notation of one of these actions is `ship olive to 3`.
    """

    def __init__(self, name: str, *parts: Argument | str) -> None:
        self.name, self.parts = name, parts
        self.arguments = [part for part in parts if not isinstance(part, str)]
        self.size = 1
        for argument in self.arguments:
            self.size *= argument.size

    def argument_indices(self, offset: int) -> list[int]:
        """Return the arguments of one action of this kind (verb); each value is given by its index from 0.

        `offset` is the action's number minus the number of the verb's first action. The last argument differs between
        actions with successive numbers.
        """
        indices: list[int] = []
        for argument in reversed(self.arguments):
            offset, index = divmod(offset, argument.size)
            indices.insert(0, index)
        return indices


class Verbs(IntEnum):
    """Base class of a game's verbs.

    Each member declares arguments and fixed words in the order of its notation:

        class Action(Verbs):
            SHIP = Names("good", GOODS), "to", Numbers("harbour", 1, HARBOURS)  # `ship olive to 3`
            PASS = ()

    A member's value is the number of its verb's first action, so that rules can compute action numbers from it.
    """

    def __new__(cls, *parts: Argument | str) -> Self:
        first = sum(Verb("", *member.parts).size for member in cls.__members__.values())
        member = int.__new__(cls, first)
        member._value_ = first
        member.__dict__["parts"] = parts
        return member

    @property
    def parts(self) -> tuple[Argument | str, ...]:
        """Arguments and fixed words of this kind of action (verb), in the order of its notation."""
        return tuple(self.__dict__["parts"])

    @classmethod
    def table(cls) -> ActionTable:
        """Return the game's action table: its verbs are the members of this class, with lower-case names."""
        return ActionTable(Verb(member.name.lower(), *member.parts) for member in cls)


class ActionTable:
    """All actions of a game, numbered verb by verb in the given order."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs = tuple(verbs)
        self._first: dict[str, int] = {}
        self._firsts: list[int] = []
        self.size = 0
        for verb in self.verbs:
            self._first[verb.name] = self.size
            self._firsts.append(self.size)
            self.size += verb.size

    def first_action(self, name: str) -> int:
        """Return the number of the first action with the verb `name`, such as `build`.

        A verb is a kind of action. Its actions have successive numbers. Raises `KeyError` for an unknown verb.
        """
        return self._first[name]

    @cached_property
    def numbers(self) -> NDArray[np.int16]:
        """All actions as a read-only array with a row for each action: its verb and its arguments.

        Column 0 is the index of the verb in `verbs`. The next columns are the arguments; each value is given by its
        index from 0. A cell takes two columns: its row from the south, then its column from the west. Columns that
        the verb does not need are -1.

        A neural network can read the rows of the legal actions as input and score only these actions. It then needs no
        output for each action of the game.

        >>> table = ActionTable([Verb("pass"), Verb("take", Numbers("pile", 1, 3))])
        >>> table.numbers.tolist()
        [[0, -1], [1, 0], [1, 1], [1, 2]]
        """
        sizes = [_index_sizes(verb) for verb in self.verbs]
        rows = np.full((self.size, 1 + max(map(len, sizes), default=0)), -1, np.int16)
        for index, (verb, own) in enumerate(zip(self.verbs, sizes, strict=True)):
            first = self._first[verb.name]
            part = rows[first : first + verb.size]
            part[:, 0] = index
            part[:, 1 : 1 + len(own)] = np.indices(own).reshape(len(own), verb.size).T
        rows.flags.writeable = False
        return rows

    @lru_cache(DECODE_CACHE_SIZE)  # noqa: B019 - a game has one table, for as long as it is there
    def decode(self, action: int) -> Action:
        """Return the verb and arguments of an action number.

        The result is cached, so callers must not modify it. Raises `NotationError` for a number that is not from 0 to
        `size` - 1.
        """
        verb, indices = self._locate(int(action))  # a NumPy integer would end up in the returned arguments
        args: dict[str, Any] = {}
        for argument, index in zip(verb.arguments, indices, strict=True):
            args.update(argument.args(index))
        return Action(verb.name, args)

    @lru_cache(DECODE_CACHE_SIZE)  # noqa: B019 - a game has one table, for as long as it is there
    def notation(self, action: int) -> str:
        """Return the notation of an action number, such as `build 2,-1`.

        Raises `NotationError` for a number that is not from 0 to `size` - 1.
        """
        verb, indices = self._locate(action)
        remaining = iter(indices)
        words = [part if isinstance(part, str) else part.notation(next(remaining)) for part in verb.parts]
        return " ".join([verb.name, *words])

    def parse(self, text: str) -> int:
        """Return the number of the action with this notation.

        Raises `NotationError`, which names the accepted words, for any other text.
        """
        return self._parse(text) if len(text) > MAX_CACHED_LENGTH else self._parse_short(text)

    @lru_cache(DECODE_CACHE_SIZE)  # noqa: B019 - a game has one table, for as long as it is there
    def _parse_short(self, text: str) -> int:
        return self._parse(text)

    def _parse(self, text: str) -> int:
        words = text.split()
        verb = next((v for v in self.verbs if words and v.name == words[0]), None)
        if verb is None:
            raise NotationError(f"an action must begin with one of {', '.join(self._first)}; got {text[:80]!r}")
        if len(words) != 1 + len(verb.parts):
            raise NotationError(f"{verb.name!r} takes {len(verb.parts)} words after it; got {text[:80]!r}")
        offset = 0
        for part, word in zip(verb.parts, words[1:], strict=True):
            if not isinstance(part, str):
                offset = offset * part.size + part.parse(word)
            elif part != word:
                raise NotationError(f"expected {part!r} in {verb.name!r}, not {word[:40]!r}")
        return self._first[verb.name] + offset

    def schema(self) -> list[VerbSchema]:
        """Return a description of every kind of action (verb), from which a client builds buttons and inputs.

        The verbs are in the order of the table.
        """
        parts = [[part if isinstance(part, str) else part.schema() for part in verb.parts] for verb in self.verbs]
        return [VerbSchema(verb.name, each) for verb, each in zip(self.verbs, parts, strict=True)]

    def _locate(self, action: int) -> tuple[Verb, list[int]]:
        if not 0 <= action < self.size:
            raise NotationError(f"an action's number must be from 0 to {self.size - 1}, not {action}")
        place = bisect_right(self._firsts, action) - 1
        return self.verbs[place], self.verbs[place].argument_indices(action - self._firsts[place])


def _index_sizes(verb: Verb) -> list[int]:
    """Return how many values each argument of a kind of action has.

    A cell of a square grid counts as two arguments: y, then x.
    """
    pairs = ((each.width, each.width) if isinstance(each, Cell) else (each.size,) for each in verb.arguments)
    return [size for sizes in pairs for size in sizes]


def _parse_integer(word: str) -> int | None:
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None

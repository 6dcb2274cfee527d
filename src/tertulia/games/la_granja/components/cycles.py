"""Whether exchanges can go round for ever: a linear program over exact fractions, by the simplex method.

A chain of exchanges that never ends comes back, after some steps, to at least what it had before. So look for numbers of exchanges
whose sum takes nothing: if there are none, the dual program gives every thing a worth that each exchange lowers by 1 or more, which
proves that every chain ends; and anybody can check those worths by adding up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from tertulia.games.la_granja.components.exchanges import Exchange


@dataclass(frozen=True)
class Verdict:
    """Either the exchanges of a cycle with their shares, or none and what each thing is worth."""

    cycle: Mapping[str, Fraction]
    worth: Mapping[str, Fraction]


def judge(exchanges: Sequence[Exchange], counted: Sequence[Exchange] | None = None) -> Verdict:
    """Look for a cycle; where `counted` is given, for one that goes through some of these exchanges."""
    columns = list(exchanges)
    things = sorted({thing for column in columns for thing in column.change})
    wanted = columns if counted is None else list(counted)
    program = _Program([[-column.change.get(thing, 0) for column in columns] for thing in things])
    shares, worths = program.solve([int(column in wanted) for column in columns])
    cycle = {column.name: share for column, share in zip(columns, shares, strict=True) if share > 0}
    return Verdict(cycle, {} if cycle else dict(zip(things, worths, strict=True)))


class _Program:
    """Maximise gains · x where every row · x <= 0, the sum of x is at most 1 and no x is below 0; x = 0 is a start.

    A row holds whole numbers: those of the usual table, all times some number above 0, its own, which stands where the row has its
    column of the basis. That is as exact as fractions are, and several times as fast.
    """

    def __init__(self, rows: list[list[int]]) -> None:
        self.columns, self.slacks = len(rows[0]) if rows else 0, len(rows) + 1
        self.table = [[*row, *self._unit(i), 0] for i, row in enumerate(rows)]
        self.table.append([*([1] * self.columns), *self._unit(len(rows)), 1])
        self.basis = [self.columns + i for i in range(self.slacks)]

    def _unit(self, place: int) -> list[int]:
        return [int(i == place) for i in range(self.slacks)]

    def solve(self, gains: list[int]) -> tuple[list[Fraction], list[Fraction]]:
        """The best x, and the dual value of each row."""
        goal = [*(-gain for gain in gains), *([0] * (self.slacks + 1)), 1]  # the last is what it is multiplied by
        while (entering := next((i for i, cost in enumerate(goal[:-2]) if cost < 0), None)) is not None:
            goal = self._pivot(entering, goal)
        shares = [Fraction(0)] * self.columns
        for row, column in zip(self.table, self.basis, strict=True):
            if column < self.columns:
                shares[column] = Fraction(row[-1], row[column])
        return shares, [Fraction(value, goal[-1]) for value in goal[self.columns : -3]]

    def _pivot(self, entering: int, goal: list[int]) -> list[int]:
        """The goal after one step. Bland's rule, the first column and of equal rows the one whose basis comes first, never goes in
        circles."""
        able = (
            (Fraction(row[-1], row[entering]), self.basis[i], i)
            for i, row in enumerate(self.table)
            if row[entering] > 0
        )
        leaving = min(able)[2]
        pivot, self.basis[leaving] = self.table[leaving], entering
        self.table = [row if row is pivot else _without(row, pivot, entering) for row in self.table]
        return _without(goal, [*pivot, 0], entering)


def _without(row: list[int], pivot: list[int], column: int) -> list[int]:
    """A row, and some part of another taken from it so that it has 0 in a column, times some number above 0."""
    factor, scale = row[column], pivot[column]
    if not factor:
        return row
    common = gcd(factor, scale)
    factor, scale = factor // common, scale // common
    made = [scale * value - factor * taken for value, taken in zip(row, pivot, strict=True)]
    common = gcd(*made)
    return made if common == 1 else [value // common for value in made]

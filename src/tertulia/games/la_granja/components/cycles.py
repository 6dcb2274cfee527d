"""Whether exchanges can go round for ever: a linear program over exact fractions, by the simplex method.

A chain of exchanges that never ends comes back, after some steps, to at least what it had before. So look for numbers of exchanges
whose sum takes nothing: if there are none, the dual program gives every thing a worth that each exchange lowers by 1 or more, which
proves that every chain ends; and anybody can check those worths by adding up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tertulia.games.la_granja.components.exchanges import Exchange

ZERO, ONE = Fraction(0), Fraction(1)


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
    program = _Program([[Fraction(-column.change.get(thing, 0)) for column in columns] for thing in things])
    shares, worths = program.solve([Fraction(int(column in wanted)) for column in columns])
    cycle = {column.name: share for column, share in zip(columns, shares, strict=True) if share > 0}
    return Verdict(cycle, {} if cycle else dict(zip(things, worths, strict=True)))


class _Program:
    """Maximise gains · x where every row · x <= 0, the sum of x is at most 1 and no x is below 0; x = 0 is a start."""

    def __init__(self, rows: list[list[Fraction]]) -> None:
        self.columns, self.slacks = len(rows[0]) if rows else 0, len(rows) + 1
        self.table = [[*row, *self._unit(i), ZERO] for i, row in enumerate(rows)]
        self.table.append([*([ONE] * self.columns), *self._unit(len(rows)), ONE])
        self.basis = [self.columns + i for i in range(self.slacks)]

    def _unit(self, place: int) -> list[Fraction]:
        return [ONE if i == place else ZERO for i in range(self.slacks)]

    def solve(self, gains: list[Fraction]) -> tuple[list[Fraction], list[Fraction]]:
        """The best x, and the dual value of each row."""
        goal = [*(-gain for gain in gains), *([ZERO] * (self.slacks + 1))]
        while (entering := next((i for i, cost in enumerate(goal[:-1]) if cost < 0), None)) is not None:
            self._pivot(entering, goal)
        shares = [ZERO] * self.columns
        for row, column in zip(self.table, self.basis, strict=True):
            if column < self.columns:
                shares[column] = row[-1]
        return shares, goal[self.columns : -2]

    def _pivot(self, entering: int, goal: list[Fraction]) -> None:
        """Bland's rule, the first column and of equal rows the one whose basis comes first, never goes in circles."""
        ratios = ((row[-1] / row[entering], self.basis[i], i) for i, row in enumerate(self.table) if row[entering] > 0)
        leaving = min(ratios)[2]
        scale = self.table[leaving][entering]
        pivot = [value / scale if value else value for value in self.table[leaving]]
        self.table[leaving], self.basis[leaving] = pivot, entering
        marked = [(i, value) for i, value in enumerate(pivot) if value]
        for row in (*self.table[:leaving], *self.table[leaving + 1 :], goal):
            factor = row[entering]
            if factor:
                for i, value in marked:
                    row[i] -= factor * value

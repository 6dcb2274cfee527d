"""Decides whether exchanges of goods can be repeated endlessly.

A cycle is a list of exchanges that lowers no amount of goods in total, so it can be repeated forever. A linear program
finds how often a cycle contains each exchange. The simplex method solves the program in exact fractions.

If no cycle exists, the dual program proves it: it assigns a value to each kind of good. By these values, no exchange
raises the total value of a player's goods. `find_cycle` can require that a cycle contains certain exchanges; each such
exchange lowers the total value by at least 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from tertulia.games.la_granja.components.exchanges import Exchange


@dataclass(frozen=True)
class CycleSearchResult:
    """Result of `find_cycle`: an endless cycle of exchanges, or values that prove that none exists.

    `cycle` maps the name of each exchange in the cycle to a share from 0 to 1: the part of the cycle's steps that use
    this exchange. It is empty if no cycle exists. `worth` maps each kind of good to a value; it is empty if a cycle
    exists. By these values, no exchange raises the total value of a player's goods. Each exchange in the argument
    `counted` of `find_cycle` lowers this total.
    """

    cycle: Mapping[str, Fraction]
    worth: Mapping[str, Fraction]


def find_cycle(exchanges: Sequence[Exchange], counted: Sequence[Exchange] | None = None) -> CycleSearchResult:
    """Search for exchanges that can be repeated endlessly.

    The cycle must contain at least one exchange from `counted`, or any exchange if `counted` is None.
    """
    columns = list(exchanges)
    things = sorted({thing for column in columns for thing in column.change})
    wanted = columns if counted is None else list(counted)
    program = _Program([[-column.change.get(thing, 0) for column in columns] for thing in things])
    shares, worths = program.solve([int(column in wanted) for column in columns])
    cycle = {column.name: share for column, share in zip(columns, shares, strict=True) if share > 0}
    return CycleSearchResult(cycle, {} if cycle else dict(zip(things, worths, strict=True)))


class _Program:
    """Linear program: maximise gains · x, with row · x <= 0 for every row, sum(x) <= 1 and x >= 0.

    The constructor gets the rows, `solve` the vector `gains`. The simplex method starts from the solution x = 0. Each
    row of the simplex tableau is multiplied by a positive integer, so that the row has only integers. This factor is
    the row's entry in its basis column. Integers are as exact as fractions, and several times as fast.
    """

    def __init__(self, rows: list[list[int]]) -> None:
        self.columns, self.slacks = len(rows[0]) if rows else 0, len(rows) + 1
        self.table = [[*row, *self._unit(i), 0] for i, row in enumerate(rows)]
        self.table.append([*([1] * self.columns), *self._unit(len(rows)), 1])
        self.basis = [self.columns + i for i in range(self.slacks)]

    def _unit(self, place: int) -> list[int]:
        return [int(i == place) for i in range(self.slacks)]

    def solve(self, gains: list[int]) -> tuple[list[Fraction], list[Fraction]]:
        """Return the optimal x for the objective coefficients `gains`, and the dual value of each row."""
        goal = [
            *(-gain for gain in gains),
            *([0] * (self.slacks + 1)),
            1,
        ]  # the last entry is the scale of the goal row
        while (entering := next((i for i, cost in enumerate(goal[:-2]) if cost < 0), None)) is not None:
            goal = self._pivot(entering, goal)
        shares = [Fraction(0)] * self.columns
        for row, column in zip(self.table, self.basis, strict=True):
            if column < self.columns:
                shares[column] = Fraction(row[-1], row[column])
        return shares, [Fraction(value, goal[-1]) for value in goal[self.columns : -3]]

    def _pivot(self, entering: int, goal: list[int]) -> list[int]:
        """Do one pivot step of the simplex method: bring the column `entering` into the basis.

        Updates `table` and `basis`. `goal` is the objective row; returns the new objective row. By Bland's rule, the
        row whose basis variable comes first is chosen among tied rows, so that the pivot steps end.
        """
        able = (
            (Fraction(row[-1], row[entering]), self.basis[i], i)
            for i, row in enumerate(self.table)
            if row[entering] > 0
        )
        leaving = min(able)[2]
        pivot, self.basis[leaving] = self.table[leaving], entering
        self.table = [row if row is pivot else _eliminate_column(row, pivot, entering) for row in self.table]
        return _eliminate_column(goal, [*pivot, 0], entering)


def _eliminate_column(row: list[int], pivot: list[int], column: int) -> list[int]:
    """Return a row like `row` with 0 in `column`, made by subtracting a multiple of the row `pivot`.

    The new row is multiplied by a positive number, so that its entries are integers. `row` itself stays unchanged.
    """
    factor, scale = row[column], pivot[column]
    if not factor:
        return row
    common = gcd(factor, scale)
    factor, scale = factor // common, scale // common
    made = [scale * value - factor * taken for value, taken in zip(row, pivot, strict=True)]
    common = gcd(*made)
    return made if common == 1 else [value // common for value in made]

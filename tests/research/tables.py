"""Set-ups of all games that the tests of environments try, and a check that no environment reveals secrets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from tertulia.kernel.registry import installed_games
from tertulia.research.turns import TurnGame


class Setup(NamedTuple):
    """A game with a number of seats and options."""

    game: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options.values()])


def list_setups() -> list[Setup]:
    """Return every number of seats of every game, and every other choice of every option once."""
    found = []
    for name, game in installed_games().items():
        found += [Setup(name, seats, {}) for seats in game.seats]
        single = [(option, choice) for option in game.options for choice in option.choices if choice != option.default]
        for number, (option, choice) in enumerate(single):
            fitting = [seats for seats in game.seats if option.fits_seats(seats)]
            found.append(Setup(name, fitting[number % len(fitting)], {option.name: choice}))
    return found


SETUPS = list_setups()
GAMES = list(installed_games())


def draw_other_worlds(table: TurnGame, chance: np.random.Generator) -> Iterator[int]:
    """Replace the state of a game by a world that a seat cannot tell from the true one, for each seat in turn.

    Yields the seat while its world is in place. Afterwards the true state is back.
    """
    true, decisions = table.state, table.decisions
    for seat in range(table.seats):
        table.resume(table.game.determinize(true, seat, chance.bytes(32)), decisions)
        yield seat
    table.resume(true, decisions)

"""Random games in which the laws (property tests) are checked, position by position.

They are played at tables: combinations of a number of seats and a choice of options.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.game import Game
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.laws.seed import key_of, numpy_random


class TableOptions(NamedTuple):
    """Table at which random games are played: a number of seats, and a choice for each option of the game."""

    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *self.options.values()])


class Position(NamedTuple):
    """A position of a random game, with the seat to act, its legal actions, and the action that it takes."""

    state: StateArray
    seat: int
    legal: NDArray[np.int32]
    action: int


def games_per_law() -> int:
    """Return the number from which tests derive how many random games they play.

    For n, the laws (property tests) play n // 100 + 1 games at each table. The default is 60, or 2 in interpreted mode,
    which is slow. The environment variable `TERTULIA_LAW_GAMES` overrides it.
    """
    return int(os.environ.get("TERTULIA_LAW_GAMES", "2" if INTERPRET else "60"))


MAX_COMBINATIONS = 8
"""Maximum number of combinations of option choices at which all combinations are tested.

For a game with more combinations, `game_tables` selects some.
"""


def game_tables(game: Game) -> list[TableOptions]:
    """Return the tables to test: every number of seats with every combination of options.

    If there are more than `MAX_COMBINATIONS` combinations, the tables cover every number of seats with every choice of
    the first option, and each other choice once.
    """
    choices = list(product(*(option.choices for option in game.options)))
    if len(choices) <= MAX_COMBINATIONS:
        return [
            table for seats in game.seats for combination in choices if (table := _table_with(game, seats, combination))
        ]
    first, *others = game.options
    found = [TableOptions(seats, {first.name: choice}) for seats in game.seats for choice in first.choices]
    single = [(option.name, choice) for option in others for choice in option.choices if choice != option.default]
    counts = sorted(game.seats, reverse=True)
    for number, (name, choice) in enumerate(single):
        edition = first.choices[number % len(first.choices)]
        found.append(TableOptions(counts[number % len(counts)], {first.name: edition, name: choice}))
    return found


def select_varied(found: list[TableOptions]) -> list[TableOptions]:
    """Return a small selection of tables.

    It contains every number of seats and every choice of an option.
    """
    facts = [{("seats", str(table.seats)), *table.options.items()} for table in found]
    met, selection = Counter[tuple[str, str]](), list[TableOptions]()
    while any(fact not in met for table in facts for fact in table):
        news = [(sum(fact not in met for fact in table), -sum(met[fact] for fact in table)) for table in facts]
        best = news.index(max(news))
        met.update(facts[best])
        selection.append(found[best])
    return selection


def _table_with(game: Game, seats: int, combination: tuple[str, ...]) -> TableOptions | None:
    """Return the table with this number of seats and these choices of options.

    Returns None if an option cannot be changed with this number of seats.
    """
    for option, choice in zip(game.options, combination, strict=True):
        if choice != option.default and not option.fits_seats(seats):
            return None
    return TableOptions(seats, {option.name: choice for option, choice in zip(game.options, combination, strict=True)})


def seats_in(actors: int) -> list[int]:
    return [seat for seat in range(actors.bit_length()) if actors >> seat & 1]


def walk_positions(game: Game, table: TableOptions, number: int) -> Iterator[Position]:
    """Play random game `number` of a table and yield each position before an action.

    The state is modified in place; copy it to keep it.
    """
    chance = numpy_random("moves", game.name, table, number)
    state = game.new(table.options, table.seats, key_of("deal", game.name, table, number))
    while actors := game.actors(state):
        seat = int(chance.choice(seats_in(actors)))
        legal = game.legal(state, seat)
        action = int(legal[chance.integers(len(legal))])
        yield Position(state, seat, legal, action)
        game.apply(state, seat, action)


def sample_positions(game: Game, table: TableOptions, number: int, share: float) -> Iterator[Position]:
    """Yield a random sample of the positions of a random game; `share` is the probability of each."""
    chance = numpy_random("sample", game.name, table, number)
    for position in walk_positions(game, table, number):
        if chance.random() < share:
            yield position


def to_json(data: Any) -> str:
    """Return the JSON text of plain data."""
    return msgspec.json.encode(data).decode()


def seat_information(game: Game, state: StateArray, seat: int | None) -> str:
    """Return as JSON everything that a seat may know of a position.

    This is the view and events and, for a seat, observation, features and legal actions with their hints. `seat` is
    None for a spectator.
    """
    parts: list[Any] = [game.view(state, seat), game.events(state, seat)]
    if seat is not None:
        legal = [int(action) for action in game.legal(state, seat)]
        parts += [game.observe(state, seat).tolist() if game.observation_table.size else None]
        parts += [game.features(state, seat).tolist(), legal, [game.hint(state, seat, action) for action in legal]]
    return to_json(parts)

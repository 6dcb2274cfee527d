"""Run all laws during one pass over each table's random games.

@law(share=0.05, games=1 / 2)
    def test_queries_do_not_change_the_state(here: GamePosition) -> None: …

The decorator makes a pytest test that is parametrized over all tables of all games. When the first law of a table is
tested, all games of that table are played, and each selected law checks its share of the positions. Each test then
reports the verdict of its own law.

The positions that a law checks, and its random numbers, depend only on its name, not on which other laws run. A law
that has failed checks no further positions of that table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.laws.fingerprints import Fingerprints
from tertulia.laws.playing import TableOptions, seat_information, seats_in
from tertulia.laws.seed import key_of, numpy_random
from tertulia.play import Match

When = Literal["start", "under way", "end", "throughout"]
"""Positions at which a law is checked.

`start`: the first position of a game. `under way`: before every action. `end`: after the last action. `throughout`:
before every action and after the last one.
"""


class GamePosition:
    """The current position of a random game, on which laws are checked.

    The object advances in place. A law may read all attributes, but may modify only copies and forks that it makes.
    """

    def __init__(self, game: Game, table: TableOptions, number: int) -> None:
        self.game, self.table, self.number = game, table, number
        self.match = Match.new(
            game,
            seats=["random"] * table.seats,
            options=table.options,
            key=key_of("deal", game.name, table, number),
        )
        self.fingerprints: Fingerprints = Fingerprints(game)
        """Hashes of all positions of the game so far, including the current position."""
        self.settled_ply = 0
        """Number of actions that cannot be undone.

        They are all actions up to the last one that revealed information (`Game.reveals`).
        """
        self.seat = self.action = -1
        """Seat that acts next. `action` is its chosen action. Both are -1 before the first choice."""
        self.legal: NDArray[np.int32] = np.zeros(0, np.int32)
        self.law_data: dict[str, Any] = {}
        """Storage in which the law being checked may keep data during a game."""
        self._after: StateArray | None = None
        self._information: dict[int | None, str] = {}

    def __str__(self) -> str:
        return f"{self.game.name} {self.table}, game {self.number}, ply {self.ply}"

    @property
    def ply(self) -> int:
        return self.match.position

    @property
    def state(self) -> StateArray:
        return self.match.state

    @property
    def after(self) -> StateArray:
        """State after `action`, which the random game takes next; computed on first access."""
        if self._after is None:
            self._after = self.game.copy(self.state)
            self.game.apply(self._after, self.seat, self.action)
        return self._after

    @property
    def over(self) -> bool:
        return not self.game.actors(self.state)

    def information(self, seat: int | None) -> str:
        """Return all data that a seat obtains from this position, as JSON. Cached for all laws."""
        if seat not in self._information:
            self._information[seat] = seat_information(self.game, self.state, seat)
        return self._information[seat]

    def choose_next(self, chance: np.random.Generator) -> bool:
        """Choose the seat and the action that come next at random; return False if the game is over."""
        actors = self.game.actors(self.state)
        self._after, self._information = None, {}
        if not actors:
            self.fingerprints.add(self.state, None, None)
            return False
        longest = self.game.most_decisions
        assert self.ply < longest, f"{self} does not end: it has more than most_decisions = {longest} actions"
        self.seat = int(chance.choice(seats_in(actors)))
        count = int(self.game.compiled.legal(self.state, 0, self.seat, np.empty(self.game.num_actions, np.int32)))
        most = self.game.most_legal
        assert 0 < count <= most, f"{self}: seat {self.seat} has {count} legal actions, not 1 to most_legal = {most}"
        self.legal = self.game.legal(self.state, self.seat)
        self.action = int(self.legal[chance.integers(len(self.legal))])
        self.fingerprints.add(self.state, self.seat, self.legal)
        return True

    def apply_action(self) -> None:
        """Carry out the action that `choose_next` has chosen in the random game."""
        before = self.game.copy(self.state)
        self.match.act(self.seat, self.action)
        if self.game.reveals(before, self.state):
            self.settled_ply = self.ply


class Law(NamedTuple):
    """A property that every game must have, with the kind and share of positions at which it is checked."""

    name: str
    check: Callable[[GamePosition], None]
    when: When
    share: float
    """Share of positions to check, 0 to 1. The first position of each game is checked in addition."""
    games: float
    """Share of games to check, 0 to 1; at least one game is checked."""

    def covers(self, number: int, total: int) -> bool:
        """Return whether the law is checked in game `number` (from 0) of `total` games."""
        return number < max(1, round(self.games * total))


LAWS: dict[str, Law] = {}
"""All laws (property tests) of the imported test modules, by name."""


def law(
    *, when: When = "under way", share: float = 1.0, games: float = 1.0
) -> Callable[[Callable[[GamePosition], None]], Any]:
    """Return a decorator that registers a function as a law.

    The arguments say when and how often the law is checked (`Law`). The decorator replaces the function by the pytest
    test that reports the law's verdict.
    """

    def register(check: Callable[[GamePosition], None]) -> Any:
        name = check.__name__
        assert name not in LAWS, f"two laws are named {name}"
        LAWS[name] = Law(name, check, when, share, games)

        def test(verdicts: Verdicts) -> None:
            verdicts.report(name)

        test.__name__, test.__doc__, test.__module__ = name, check.__doc__, check.__module__
        return test

    return register


class Verdicts:
    """Results of the laws (property tests) in the random games of one table (seats and options).

    The results are the exceptions of failed laws, and counts of checked positions.
    """

    def __init__(self) -> None:
        self.failed: dict[str, Exception] = {}
        self.checked: dict[str, int] = {}
        """Number of positions that each law has checked, by the law's name."""
        self.fingerprints: list[str] = []
        """For each game played, the hashes of all its positions, joined to one string.

        `test_modes` compares the strings of this process with those of a process in another mode.
        """

    def report(self, name: str) -> None:
        if name in self.failed:
            raise self.failed[name]
        assert self.checked.get(name), f"{name} checked no position"


def run_laws(game: Game, table: TableOptions, laws: Collection[Law], count: int) -> Verdicts:
    """Check laws (property tests) in `count` random games at a table (seats and options).

    The games are played to their ends. Returns the results of the laws. If no law checks further games, fewer games are
    played.
    """
    verdicts = Verdicts()
    verdicts.checked = dict.fromkeys((one.name for one in laws), 0)
    for number in range(count):
        covering = [one for one in laws if one.covers(number, count)]
        if number and not covering:
            break
        verdicts.fingerprints.append(_run_game(GamePosition(game, table, number), covering, verdicts))
    return verdicts


def _run_game(here: GamePosition, laws: Collection[Law], verdicts: Verdicts) -> str:
    moves = numpy_random("moves", here.game.name, here.table, here.number)
    chances = {one.name: numpy_random("sample", one.name, here.game.name, here.table, here.number) for one in laws}
    law_data: dict[str, dict[str, Any]] = {one.name: {} for one in laws}

    def check_laws(*when: When) -> None:
        for one in laws:
            seen = one.when in when and (chances[one.name].random() < one.share or here.ply == 0)
            if seen and one.name not in verdicts.failed:
                here.law_data = law_data[one.name]
                verdicts.checked[one.name] += 1
                try:
                    one.check(here)
                except Exception as error:
                    error.add_note(f"{one.name} fails at {here}")
                    verdicts.failed[one.name] = error

    under_way = here.choose_next(moves)
    check_laws("start")
    while under_way:
        check_laws("under way", "throughout")
        here.apply_action()
        under_way = here.choose_next(moves)
    check_laws("end", "throughout")
    return str(here.fingerprints)

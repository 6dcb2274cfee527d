"""Each part of a view reads only the state fields that it names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.look import Look, Reader
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import StateArray

GAMES_WITH_PARTS = [game for game in installed_games().values() if game.look_type is not None]
PLIES = 120
"""Maximum number of plies of the random game."""


class Recorder:
    """Proxy of a record or of an array in it; records the paths of all fields read."""

    def __init__(self, value: Any, path: str, read: set[str]) -> None:
        self._value, self._path, self._read = value, path, read

    def __getitem__(self, key: Any) -> Any:
        found = self._value[key]
        path = f"{self._path}.{key}".removeprefix(".") if isinstance(key, (str, int, np.integer)) else self._path
        if isinstance(found, (np.void, np.ndarray)):
            return Recorder(found, path, self._read)
        self._read.add(path)
        return found

    def __getattr__(self, name: str) -> Any:
        self._read.add(self._path)
        return getattr(self._value, name)

    def __eq__(self, other: object) -> Any:
        self._read.add(self._path)
        return self._value == other

    def __iter__(self) -> Iterator[Any]:
        self._read.add(self._path)
        return iter(self._value)


def list_random_states(game: Game, seats: int) -> list[StateArray]:
    """Return the first and every twentieth state of a random game."""
    chance, state, states = np.random.default_rng(1), game.new({}, seats, bytes(32)), list[StateArray]()
    for ply in range(PLIES):
        actors = game.actors(state)
        if ply % 20 == 0:
            states.append(game.copy(state))
        if not actors:
            break
        seat = next(seat for seat in range(seats) if actors >> seat & 1)
        game.apply(state, seat, int(chance.choice(game.legal(state, seat))))
    return states


def map_bytes_by_reader(kind: type[Look]) -> dict[Reader, set[int]]:
    """Return the bytes that each part may read."""
    sets, set_of_byte = kind._readers()
    found = dict[Reader, set[int]]()
    for byte, number in enumerate(set_of_byte.tolist()):
        for reader in sets[number]:
            found.setdefault(reader, set()).add(byte)
    return found


@pytest.mark.parametrize("game", GAMES_WITH_PARTS, ids=lambda game: game.name)
def test_view_parts_read_only_their_named_fields(game: Game) -> None:
    kind = game.look_type
    assert kind is not None
    allowed, checked = map_bytes_by_reader(kind), set[str]()
    for seats in (game.seats[0], game.seats[-1]):
        for state in list_random_states(game, seats):
            seen = kind(state)
            for viewer in (None, *range(seats)):
                seen.view(viewer)
            calls = {(name, None): [()] for name in seen._properties} | seen._results
            for (name, seat), results in calls.items():
                for arguments in results:
                    read = set[str]()
                    fresh = kind(state)
                    fresh.record = Recorder(fresh.record, "", read)
                    fresh.queries = Recorder(fresh.queries, "queries", read)
                    part = getattr(fresh, name)
                    if arguments:
                        part(*arguments)
                    found = {byte for first, end in kind._byte_ranges(sorted(read), None) for byte in range(first, end)}
                    assert found <= allowed[name, seat], f"{name} reads {sorted(read)}, names {kind.parts[name]}"
                    checked.add(name)
    assert checked == set(kind.parts), "every part was asked for"

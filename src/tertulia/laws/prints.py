"""A game's fingerprints: of every position its bytes and what the actor may do, of some also views, redeals and bots' choices.

Two modes of the same rules are compared by them; where they differ, the first print that does names the ply. Run as a program
(`python -m tertulia.laws.prints`) it reads lines `pig 2-50 0` and answers each with the prints of that random game.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.kernel.schema import StateArray
from tertulia.laws.playing import Table, received, tables, walk
from tertulia.laws.seed import key_of

SELDOM = 40
"""Number of positions of which one has everything compared."""
LENGTH = 8
"""Hexadecimal digits of a print."""


class Prints:
    """Of one game, position by position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hashes: list[str] = []
        """Of the states alone: what undo has to come back to."""
        self.prints: list[str] = []

    def take(self, state: StateArray, seat: int | None, legal: NDArray[np.int32] | None) -> None:
        """Of the next position; at the end nobody acts."""
        ply = len(self.hashes)
        self.hashes.append(self.game.hash(state))
        found = hashlib.sha256(self.hashes[-1].encode())
        if seat is not None and legal is not None:
            found.update(legal.astype("<i4").tobytes())
            if ply % SELDOM == 0:
                for part in told(self.game, state, seat, ply):
                    found.update(part)
        self.prints.append(found.hexdigest()[:LENGTH])

    def __str__(self) -> str:
        return "".join(self.prints)


def told(game: Game, state: StateArray, seat: int, ply: int) -> Iterator[bytes]:
    """What is told of a position, another world, and what bots would do."""
    yield received(game, state, seat).encode()
    yield game.to_bytes(game.determinize(state, seat, key_of(ply)))
    yield repr([game.choose(one, state, seat, key_of(ply)) for one in Policy]).encode()


def prints_of(game: Game, table: Table, number: int) -> str:
    """Of a random game from its set-up to its end."""
    prints = Prints(game)
    for position in walk(game, table, number):
        prints.take(position.state, position.seat, position.legal)
    prints.take(position.state, None, None)  # it was played on
    return str(prints)


def first_difference(one: str, other: str) -> int | None:
    """The first ply at which two games' prints differ."""
    for ply in range(0, max(len(one), len(other)), LENGTH):
        if one[ply : ply + LENGTH] != other[ply : ply + LENGTH]:
            return ply // LENGTH
    return None


def main() -> None:
    known = {(name, str(table)): (game, table) for name, game in games().items() for table in tables(game)}
    for line in sys.stdin:
        name, table, number = line.split()
        print(prints_of(*known[name, table], int(number)), flush=True)


if __name__ == "__main__":
    main()

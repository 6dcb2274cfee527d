"""Fingerprints of random games, to compare how two modes (compiled and interpreted) run the rules.

A fingerprint covers each position's bytes and legal actions. For every 40th position it also covers views,
determinized states and the policies' choices. The first differing fingerprint gives the ply. As a program, the module
reads lines such as `pig 2-50 0` and prints the fingerprints of each random game.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import StateArray
from tertulia.laws.playing import Table, game_tables, seat_information, walk_positions
from tertulia.laws.seed import key_of

FULL_CHECK_INTERVAL = 40
"""Everything is compared at each position whose ply is a multiple of this."""
FINGERPRINT_DIGITS = 8
"""Hexadecimal digits of a fingerprint."""


class Fingerprints:
    """Fingerprints of one game, position by position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hashes: list[str] = []
        """Hashes of the states alone, to check undo against."""
        self.fingerprints: list[str] = []

    def add(self, state: StateArray, seat: int | None, legal: NDArray[np.int32] | None) -> None:
        """Add the fingerprint of the next position. At the end of the game `seat` and `legal` are None."""
        ply = len(self.hashes)
        self.hashes.append(self.game.hash(state))
        found = hashlib.sha256(self.hashes[-1].encode())
        if seat is not None and legal is not None:
            found.update(legal.astype("<i4").tobytes())
            if ply % FULL_CHECK_INTERVAL == 0:
                for part in position_facts(self.game, state, seat, ply):
                    found.update(part)
        self.fingerprints.append(found.hexdigest()[:FINGERPRINT_DIGITS])

    def __str__(self) -> str:
        return "".join(self.fingerprints)


def position_facts(game: Game, state: StateArray, seat: int, ply: int) -> Iterator[bytes]:
    """Yield the seat's information, a determinized state, and the choice of every policy."""
    yield seat_information(game, state, seat).encode()
    yield game.to_bytes(game.determinize(state, seat, key_of(ply)))
    yield repr([game.choose(one, state, seat, key_of(ply)) for one in Policy]).encode()


def game_fingerprints(game: Game, table: Table, number: int) -> str:
    """Return the fingerprints of a random game from its set-up to its end, joined."""
    fingerprints = Fingerprints(game)
    for position in walk_positions(game, table, number):
        fingerprints.add(position.state, position.seat, position.legal)
    fingerprints.add(position.state, None, None)  # the final state, since `walk_positions` plays in place
    return str(fingerprints)


def first_difference(one: str, other: str) -> int | None:
    """Return the first ply at which the fingerprints of two games differ, or None."""
    for ply in range(0, max(len(one), len(other)), FINGERPRINT_DIGITS):
        if one[ply : ply + FINGERPRINT_DIGITS] != other[ply : ply + FINGERPRINT_DIGITS]:
            return ply // FINGERPRINT_DIGITS
    return None


def main() -> None:
    known = {
        (name, str(table)): (game, table) for name, game in installed_games().items() for table in game_tables(game)
    }
    for line in sys.stdin:
        name, table, number = line.split()
        print(game_fingerprints(*known[name, table], int(number)), flush=True)


if __name__ == "__main__":
    main()

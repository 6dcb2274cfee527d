"""Fingerprints of random games, to compare how compiled and interpreted mode run the rules.

A fingerprint is a hash of a position: of its bytes and legal actions. For every 40th position it also covers views,
determinized states and the choices of policies. If the modes differ, the first differing fingerprint shows the ply.

As a program, the module reads a line for each random game, and prints the game's fingerprints. The line `pig 2-50 0`
names the game `pig`, the table with 2 seats and the option 50, and the number 0 of the random game.
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
from tertulia.laws.playing import TableOptions, game_tables, seat_information, walk_positions
from tertulia.laws.seed import key_of

FULL_CHECK_INTERVAL = 40
"""Interval in plies between positions whose fingerprints also cover views, determinized states and policies."""
FINGERPRINT_DIGITS = 8
"""Number of hexadecimal digits of a fingerprint."""


class Fingerprints:
    """Fingerprints of the positions of one game, in order."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hashes: list[str] = []
        """Hash of the state at each ply, without legal actions.

        Laws compare these hashes with the hashes of states after undo or replay.
        """
        self.fingerprints: list[str] = []

    def add(self, state: StateArray, seat: int | None, legal: NDArray[np.int32] | None) -> None:
        """Append the fingerprint of the next position.

        `seat` is the seat to act, and `legal` holds its legal actions. Both are None at the end of the game.
        """
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
    """Yield the data of a position that a full fingerprint hashes.

    The data are everything that the seat may know, a determinized state, and the action that each policy chooses.
    """
    yield seat_information(game, state, seat).encode()
    yield game.to_bytes(game.determinize(state, seat, key_of(ply)))
    yield repr([game.choose(one, state, seat, key_of(ply)) for one in Policy]).encode()


def game_fingerprints(game: Game, table: TableOptions, number: int) -> str:
    """Play random game `number` of a table; return the fingerprints of all its positions as one string."""
    fingerprints = Fingerprints(game)
    for position in walk_positions(game, table, number):
        fingerprints.add(position.state, position.seat, position.legal)
    fingerprints.add(position.state, None, None)  # the final state, since `walk_positions` plays in place
    return str(fingerprints)


def first_difference(one: str, other: str) -> int | None:
    """Return the first ply at which the fingerprints of two games differ, or None if they are equal."""
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

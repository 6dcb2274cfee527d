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
"""Interval in plies between positions whose hash covers all data of the position (`position_facts`).

The hashes of all other positions cover only the state and the legal actions.
"""
FINGERPRINT_DIGITS = 8
"""Number of hexadecimal digits in the fingerprint (hash) of a position."""


class Fingerprints:
    """Hashes of all positions of a random game, to compare runs of the same game.

    A fingerprint is the shortened hash of a position's state and legal actions.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hashes: list[str] = []
        """Hash of the state at each ply, without legal actions.

        Laws compare these hashes with the hashes of states after undo or replay.
        """
        self.fingerprints: list[str] = []

    def add(self, state: StateArray, seat: int | None, legal: NDArray[np.int32] | None) -> None:
        """Compute and append the hash of the next position of the game.

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
    """Yield further data of a position to hash, besides its state and legal actions.

    The data are everything that the seat may know, a determinized state, and the action that each policy chooses. To
    save time, they are hashed only for every position at an interval of `FULL_CHECK_INTERVAL` plies.
    """
    yield seat_information(game, state, seat).encode()
    yield game.to_bytes(game.determinize(state, seat, key_of(ply)))
    yield repr([game.choose(one, state, seat, key_of(ply)) for one in Policy]).encode()


def game_fingerprints(game: Game, table: TableOptions, number: int) -> str:
    """Play a random game at a table (seats and options); return the joined hashes of its positions.

    Another `number` gives another random game.
    """
    fingerprints = Fingerprints(game)
    for position in walk_positions(game, table, number):
        fingerprints.add(position.state, position.seat, position.legal)
    fingerprints.add(position.state, None, None)  # the final state, since `walk_positions` plays in place
    return str(fingerprints)


def first_difference(one: str, other: str) -> int | None:
    """Return the first ply at which two results of `game_fingerprints` differ, or None if they are equal."""
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

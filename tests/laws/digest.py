"""A digest of random games: every state's bytes and every seat's legal actions. Run as a program to compare two modes."""

from __future__ import annotations

import hashlib
import sys

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import games

from .playing import Table, key_of, received, tables, walk


def digest(game: Game, table: Table, number: int) -> str:
    """One hash over the whole course of a game, with views, redeals and bots' choices of some positions."""
    found = hashlib.sha256()
    for ply, position in enumerate(walk(game, table, number)):
        found.update(game.to_bytes(position.state))
        found.update(position.legal.astype("<i4").tobytes())
        if ply % 40 == 0:
            found.update(received(game, position.state, position.seat).encode())
            found.update(game.to_bytes(game.determinize(position.state, position.seat, key_of(ply))))
            found.update(bytes(game.choose(one, position.state, position.seat, key_of(ply)) & 255 for one in Policy))
    return found.hexdigest()


def main(count: int) -> None:
    for name, game in games().items():
        for table in tables(game):
            for number in range(count):
                print(name, table, number, digest(game, table, number))


if __name__ == "__main__":
    main(int(sys.argv[1]))

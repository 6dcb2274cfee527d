"""How strongly somebody has played: which share of the points that they could have had their decisions gave away.

The model: a seat's strength in a game is that share (`given_share`), from 0 on for who gave nothing away. What comes of the points
that strong play would still make at the seat, and how far apart its ends lie, changes with it in a straight line, measured in many
games of mixed levels (`Strengths`, `python -m bench.strength`). For people it has a name, too: the level of bots whose own shares
it is likest to (`likeliest`).

It is the whole game's share, so its result is in it, luck apart: who is known to have left undone what strong players do is not
expected to do it from the middle of the game on. That chances made from this come true is measured, too (`python -m
bench.explained`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from tertulia.kernel.game import Game, GameError

FILE = "strength.toml"
"""In a game's package."""
Line = tuple[float, float]
"""What something is where nothing is given away, and how much more where all of it is: a straight line between."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of bots: the share that it gives away, in the mean of games, and the standard deviation of that share."""

    given: float
    given_spread: float


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes of a position, by the share that a seat gives away."""

    made: Line
    """The share that it makes of the points that strong play would still make, in the mean of the seats …"""
    promise: Line
    """… with this share of what strong play would end with at its seat beyond the mean of the seats …"""
    caught_up: Line
    """… and this share of the points that it is behind that mean. A strong player has about 1 in all three: they make good what
    they are behind where strong play sees that they can. Others go on making points as they did, whatever might be made of their
    position."""
    leftover: float
    """How much more it makes, in the same measure as `made`, where all others give everything away: what they leave is to be had,
    and where nobody hurries to the end there is more time."""
    spread: Line
    """The natural logarithm of how far from that an end may be: the standard deviation of its points, divided by the root of the
    points that strong play would still make in the mean of the seats."""
    levels: dict[str, Level]
    """By name, the weakest first."""


@cache
def strengths_of(game: Game) -> Strengths | None:
    """Returns the levels that a game's package has measured; None where it has none. Raises `GameError`, which names the file and
    what is wrong in it."""
    path = game.folder / FILE
    return read(path) if path.is_file() else None


def read(path: Path) -> Strengths:
    """Returns the levels of a file; raises `GameError` as `strengths_of` does."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Strengths)
    except msgspec.DecodeError as error:
        raise GameError(f"{path}: {error}") from None
    for name, level in found.levels.items():
        if not (0 <= level.given <= 1 and level.given_spread > 0):
            raise GameError(f"{path}: {name} gives away a share from 0 to 1, with a spread above 0")
    if not found.levels:
        raise GameError(f"{path}: there is at least one level")
    return found


def at(line: Line, share: float) -> float:
    """Returns what a line is for a seat that gives away a share."""
    return line[0] + share * line[1]


def given_share(given: float, score: float) -> float:
    """Returns which share of what a seat could have had it gave away, from 0 to 1: `given` points, where it made `score`."""
    return given / (given + max(score, 0.0)) if given > 0 else 0.0


def likeliest(share: float, known: Strengths) -> tuple[str, float]:
    """Returns the level that a seat which gave away a share has likeliest played at, and how likely it is that one, from 0 to 1,
    if each was as likely before."""
    away = [((share - level.given) / level.given_spread, level.given_spread) for level in known.levels.values()]
    likely = np.array([-(distance**2) / 2 - np.log(spread) for distance, spread in away])
    shares = np.exp(likely - likely.max())
    best = int(np.argmax(shares))
    return list(known.levels)[best], float(shares[best] / shares.sum())

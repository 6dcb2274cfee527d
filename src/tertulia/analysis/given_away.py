"""What decisions gave away: no more, from any moment on, than was then still to be had; and what luck was worth in the end.

A search holds each decision against the best one, as if all went on strongly from there. Somebody who leaves the same thing undone
turn after turn would be charged with it every time, and with far more points in all than there were in the game. What was still to
be had from a moment on is the more of two: what strong play would have ended with, and what luck brought after it, less the points
in the end; and what the best of the others made from there on beyond the seat's own. The decisions from that moment on share it,
so what could still be done later is charged where it was left undone last, and the whole of it is what the result can bear.

Draws are measured as if all went on strongly from each, too. What one brings the next take away: where much is drawn, and soon
replaced, their sum is a multiple of what luck was worth in the end. So the result has to bear luck and play together
(`luck_borne`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Opportunity(NamedTuple):
    """A decision of a seat, as an account of what it could still have, in points."""

    loss: float
    """By how much the expected lead was smaller than after the best action, at least 0."""
    short: float
    """How many fewer were made in the end than strong play would have made from there on, with the luck that came after."""
    outdone: float = 0.0
    """How many more the best of the others made from there on; 0 where nobody did."""


def given_away(decisions: Sequence[Opportunity]) -> list[float]:
    """Returns how many points each decision of a seat gave away, in the order of the game: at most its loss, and together with all
    later ones at most what was still to be had."""
    given: list[float] = []
    later = 0.0
    for one in reversed(decisions):
        to_be_had = max(0.0, one.short, one.outdone)
        given.append(max(0.0, min(one.loss, to_be_had - later)))
        later += given[-1]
    return given[::-1]


def luck_borne(luck: float, given: float, short: float, outdone: float) -> float:
    """Returns how many points the luck of a seat was worth in a whole game, below 0 where it was bad: `luck` is the sum of what
    was drawn, `given` what its decisions gave away, `short` how many points fewer it made than strong play was expected to make
    from the beginning on, and `outdone` how many more the best of the others made.

    Bad luck and what was given away are together no more than what the seat was short of. Good luck is no more than what it made
    beyond what was expected of somebody who gives so much away.
    """
    worst = max(0.0, short, outdone) - given
    best = given - short
    return min(max(luck, min(0.0, -worst)), max(0.0, best))

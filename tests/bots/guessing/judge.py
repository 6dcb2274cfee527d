"""How often guesses were right, and whether that is more than chance. Any way of asking a bot can be judged:

hits = Hits()
hits.judge(key, seats, [(seat, action), …])     # one course of a game of `tests.bots.guessing.game.GAME`, to its end
hits.no_more_than_chance()                      # raises AssertionError
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from tertulia.kernel.schema import StateArray
from tests.bots.guessing.game import GAME, SIDES, WHAT

LEAST = 300
"""Number of guesses of each kind that make a judgement: one in sixteen of them is right by chance, and never one in six."""


class Hits:
    """Right guesses of each kind, over any number of games."""

    def __init__(self) -> None:
        self.right: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()

    def judge(self, key: bytes, seats: int, steps: Iterable[tuple[int, int]]) -> None:
        """Play a course again from its key, and count."""
        state = GAME.new({}, seats, key)
        for number, (seat, action) in enumerate(steps):
            what = WHAT[number % len(WHAT)]
            before = int(state[0]["players"][seat]["points"])
            GAME.apply(state, seat, int(action))
            self.asked[what] += 1
            self.right[what] += int(state[0]["players"][seat]["points"]) - before
        assert GAME.outcome(state), "a course is judged as a whole"

    def no_more_than_chance(self) -> None:
        """Of each kind enough guesses, and no more of them right than luck can do."""
        for what in WHAT:
            assert self.asked[what] >= LEAST, f"only {self.asked[what]} guesses of the {what}"
            share = self.right[what] / self.asked[what]
            assert share < 1 / 6, f"the {what} was guessed {self.right[what]} of {self.asked[what]} times: a bot peeked"
            assert share > 1 / (8 * SIDES), f"the {what} was guessed too seldom: these are no guesses"


Choose = Callable[[StateArray, int], int]


def course(key: bytes, seats: int, choose: Choose) -> list[tuple[int, int]]:
    """A game in which `choose(state, seat)` is asked at every step; the state is the true one."""
    state, steps = GAME.new({}, seats, key), []
    while actors := GAME.actors(state):
        seat = actors.bit_length() - 1
        steps.append((seat, choose(state, seat)))
        GAME.apply(state, *steps[-1])
    return steps

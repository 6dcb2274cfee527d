"""The greedy player decides alike compiled and interpreted: its weighing is floating-point arithmetic."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PLAY = """
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import game
chosen = game("granada")
for seats in (2, 4):
    state = chosen.new({}, seats, bytes(range(32)))
    for _ in range(150):
        actors = chosen.actors(state)
        seat = (actors & -actors).bit_length() - 1
        action = chosen.choose(Policy.FAST, state, seat, bytes(32))
        print(seat, chosen.actions.notation(action))
        chosen.apply(state, seat, action)
"""


def played(interpret: str) -> list[str]:
    """The decisions of two games in a process of its own."""
    environment = {**os.environ, "TERTULIA_INTERPRET": interpret}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.slow
def test_both_modes_decide_alike() -> None:
    compiled, interpreted = played("0"), played("1")
    assert len(compiled) == 300
    assert compiled == interpreted

"""The greedy player and the search decide alike compiled and interpreted: their weighing is floating-point arithmetic."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PLAY = """
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import game
chosen = game("granada")
for seats in (2, 4):
    state = chosen.new({}, seats, bytes(range(32)))
    for _ in range(150):
        actors = chosen.actors(state)
        seat = lowest_actor(actors)
        action = chosen.choose(Policy.FAST, state, seat, bytes(32))
        print(seat, chosen.actions.notation(action))
        chosen.apply(state, seat, action)
"""

SEARCH = """
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.weights import evaluation_of
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.registry import games
for game in games().values():
    bot = SearchBot("both", settings_of(game, 1.0)._replace(plies=300), bytes(32), evaluation_of(game, 2))
    state = game.new({}, 2, bytes(range(32)))
    for _ in range(12):
        actors = game.actors(state)
        seat = lowest_actor(actors)
        action = bot.choose(game, game.determinize(state, seat, bytes(32)), seat)
        print(game.name, seat, game.actions.notation(action))
        game.apply(state, seat, action)
"""


def played(what: str, interpret: str) -> list[str]:
    """The decisions of some games in a process of its own."""
    environment = {**os.environ, "TERTULIA_INTERPRET": interpret}
    done = subprocess.run([sys.executable, "-c", what], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.proof_for("search")
@pytest.mark.slow
@pytest.mark.parametrize(("what", "decisions"), [(PLAY, 300), (SEARCH, 36)], ids=["greedy", "search"])
def test_both_modes_decide_alike(what: str, decisions: int) -> None:
    compiled, interpreted = played(what, "0"), played(what, "1")
    assert len(compiled) == decisions
    assert compiled == interpreted

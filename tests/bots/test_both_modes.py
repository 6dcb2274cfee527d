"""Greedy bot and search decide alike in both modes, despite floating-point evaluation."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import INTERPRET

INTERPRETED_INTERVAL = 7
"""One in this many greedy decisions is also made in interpreted mode, where an evaluation takes 20 ms."""
DECIDE_PROGRAM = """
import sys
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
chosen = find_game("granada")
for line in sys.stdin:
    seat, state = line.split()
    print(chosen.choose(Policy.FAST, chosen.from_bytes(bytes.fromhex(state)), int(seat), bytes(32)))
"""

SEARCH_PROGRAM = """
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.weights import load_evaluation
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.registry import installed_games
for game in installed_games().values():
    bot = SearchBot("both", search_settings(game, 1.0)._replace(plies=300), bytes(32), load_evaluation(game, 2))
    state = game.new({}, 2, bytes(range(32)))
    for _ in range(12):
        actors = game.actors(state)
        seat = lowest_actor(actors)
        action = bot.choose(game, game.determinize(state, seat, bytes(32)), seat)
        print(game.name, seat, game.actions.notation(action))
        game.apply(state, seat, action)
"""


def run_script(what: str, interpret: str, stdin: str = "") -> list[str]:
    """Return the lines that a script prints in a process of its own."""
    environment = {**os.environ, "TERTULIA_INTERPRET": interpret}
    command = [sys.executable, "-c", what]
    return subprocess.run(
        command, env=environment, input=stdin, capture_output=True, text=True, check=True
    ).stdout.splitlines()


@pytest.mark.slow
def test_greedy_bot_decides_alike_in_both_modes() -> None:
    game, position_lines, decided = find_game("granada"), list[str](), list[str]()
    for seats in (2, 4):
        state = game.new({}, seats, bytes(range(32)))
        for number in range(150):
            seat = lowest_actor(game.actors(state))
            action = game.choose(Policy.FAST, state, seat, bytes(32))
            if number % INTERPRETED_INTERVAL == 0:
                position_lines.append(f"{seat} {game.to_bytes(state).hex()}")
                decided.append(str(action))
            game.apply(state, seat, action)
    assert run_script(DECIDE_PROGRAM, "0" if INTERPRET else "1", "\n".join(position_lines)) == decided


@pytest.mark.proof
def test_search_decides_alike_in_both_modes() -> None:
    compiled, interpreted = run_script(SEARCH_PROGRAM, "0"), run_script(SEARCH_PROGRAM, "1")
    assert len(compiled) == 36
    assert compiled == interpreted

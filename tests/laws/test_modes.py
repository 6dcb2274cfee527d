"""One source of rules, two ways to run it: compiled and as plain Python. Byte for byte the same."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.kernel.schema import INTERPRET

from .digest import digest
from .playing import tables

pytestmark = pytest.mark.laws
COUNT = int(os.environ.get("TERTULIA_LAW_GAMES", "200")) // 400 + 1


@pytest.mark.skipif(INTERPRET, reason="the compiled run compares itself with this one")
@pytest.mark.slow
def test_interpreted_games_are_the_compiled_ones() -> None:
    """At every table of every game: each state's bytes, each list of legal actions, views now and then."""
    compiled = [
        f"{name} {table} {number} {digest(game, table, number)}"
        for name, game in games().items()
        for table in tables(game)
        for number in range(COUNT)
    ]
    run = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest", str(COUNT)],
        env={**os.environ, "TERTULIA_INTERPRET": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == compiled


def test_the_mode_is_the_one_asked_for(game: Game) -> None:
    """Interpreted entries are plain functions; compiled ones are not."""
    assert isinstance(game.compiled.apply, type(digest)) == INTERPRET

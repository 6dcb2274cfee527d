"""Laws (property tests) of the ways to run the rules: all give identical bytes.

The rules of a game run compiled, compiled with bounds checks, or interpreted by Python. Each way is a mode.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.conftest import PlayedTables
from tertulia.laws.fingerprints import first_difference, game_fingerprints
from tertulia.laws.playing import TableOptions

pytestmark = pytest.mark.laws
CHECKS_BOUNDS = os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0"
MODES = {
    "compiled": {"TERTULIA_INTERPRET": "", "NUMBA_BOUNDSCHECK": "0"},
    "as plain Python": {"TERTULIA_INTERPRET": "1", "NUMBA_BOUNDSCHECK": "0"},
}
"""Environment variables for a process that runs the rules compiled or as plain Python, by mode.

Each mode is compared with the mode in which the pytest process runs the rules. The dict does not contain that mode
itself.
"""
if INTERPRET:
    del MODES["as plain Python"]
elif not CHECKS_BOUNDS:
    del MODES["compiled"]
GAMES_PER_TABLE = int(os.environ.get("TERTULIA_LAW_GAMES", "200")) // 400 + 1
"""Number of random games that a test plays both with compiled rules and in plain Python, to compare.

The test is repeated for each tested number of seats and combination of a game's options.
"""


class OtherMode:
    """A process that runs the rules in one of `MODES`, and returns fingerprints (hashes) of random games."""

    def __init__(self, mode: str) -> None:
        command = [sys.executable, "-m", "tertulia.laws.fingerprints"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, env={**os.environ, **MODES[mode]}, stdin=pipe, stdout=pipe, text=True, bufsize=1
        )

    def fingerprints(self, game: Game, table: TableOptions, number: int) -> str:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{game.name} {table} {number}\n")
        line = self.process.stdout.readline().strip()
        assert line, f"the process ended: {self.process.wait()}"
        return line

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="session")
def others() -> Iterator[dict[str, OtherMode]]:
    """Running processes by mode, one for each mode in `MODES`, kept for the complete pytest run."""
    running = {mode: OtherMode(mode) for mode in MODES}
    yield running
    for process in running.values():
        process.close()


@pytest.mark.parametrize("mode", MODES)
def test_modes_play_identical_games(
    mode: str, others: dict[str, OtherMode], played_tables: PlayedTables, game: Game, table: TableOptions
) -> None:
    """Games in this process and in a process of mode `mode` have equal states, legal actions and views.

    Views are compared at every 40th position. A table is a number of seats with a choice for each option. A few
    tables cover all numbers of seats and all choices. The tests of the other tables have the pytest mark `proof`.
    """
    known = played_tables.fingerprints(game, table)
    for number in range(GAMES_PER_TABLE):
        mine = known[number] if number < len(known) else game_fingerprints(game, table, number)
        ply = first_difference(mine, others[mode].fingerprints(game, table, number))
        assert ply is None, f"{mode}, game {number} differs from ply {ply} on"


def test_mode_is_the_configured_one(game: Game) -> None:
    """The rules' functions are plain Python in interpreted mode, and compiled functions otherwise."""
    assert isinstance(game.compiled.apply, type(game_fingerprints)) == INTERPRET

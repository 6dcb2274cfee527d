"""Playthroughs of games under OpenSpiel. `python -m tests.research.playthroughs` writes them after a change of rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from tertulia.kernel.registry import installed_games
from tertulia.research.openspiel import short_name

FOLDER = Path(__file__).parent / "playthroughs"
SAMPLE_INTERVAL = 15
"""Actions between two lines that show the players' information states, observations and legal actions."""


def make_playthrough(game: str) -> str:
    """Return the actions of a random game for two players, with samples of what OpenSpiel's interface returns."""
    state: Any = pyspiel.load_game(short_name(game)).new_initial_state()
    chance, lines = np.random.default_rng(1), [f"{state.get_game()}"]
    state.apply_action(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(lines) % SAMPLE_INTERVAL == 1:
            lines.append(f"state {state}; legal {len(legal)} from {legal[0]} to {legal[-1]}")
            for player in (0, 1):
                tensor = np.round(np.array(state.observation_tensor(player), np.float64).sum(), 3)
                lines.append(
                    f"  {state.information_state_string(player)}; {state.observation_string(player)}; {tensor}"
                )
        action = int(chance.choice(legal))
        lines.append(f"{state.current_player()}: {state.action_to_string(action)}")
        state.apply_action(action)
    return "\n".join([*lines, f"state {state}; returns {state.returns()}"]) + "\n"


def main() -> None:
    """Write the playthroughs of all games."""
    FOLDER.mkdir(exist_ok=True)
    for game in installed_games():
        (FOLDER / f"{game}.txt").write_text(make_playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Speed of fastcatan's random games, for `bench.peers` and `bench.steps`.

It runs in a Python (3.12 or later) that has fastcatan but not Tertulia.
`python bench/catan_steps.py SEED GAMES [STEPS]` advances GAMES games together and prints JSON: games and steps per
processor second on one core, and the versions. With STEPS it takes that many steps and prints the steps per second with
masks, and with masks and observations.

All games of a batch advance by a step at a time, as fastcatan recommends. Only its masks, observations and steps are
timed: fastcatan leaves choosing an action to the caller. A finished game restarts at once, so games per second are the
steps per second divided by the mean length of the first game in each place.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from importlib.metadata import version
from typing import Any

os.environ["OMP_NUM_THREADS"] = "1"

WARM_UP_STEPS = 1500
"""Untimed steps at the start, if games are not played to their ends."""


class Games:
    """A batch of games, and the processor seconds that their masks, observations and steps took."""

    def __init__(self, seed: int, batch: int) -> None:
        import fastcatan
        import numpy as np

        self.batch, self.took, self.steps = batch, 0.0, 0
        self._env, self._chance = fastcatan.BatchedEnv(batch, seed), np.random.default_rng(seed)
        self._env.reset()
        self._masks, self._rewards = np.zeros((batch, fastcatan.MASK_WORDS), np.uint64), np.zeros(batch, np.float32)
        self.done = np.zeros(batch, np.uint8)
        """(games,): whether the game has just ended."""
        self._seen = np.zeros((batch, fastcatan.OBS_SIZE), np.float32)

    def advance_games(self, observed: bool = False) -> None:
        """Advance all games by a random action; choosing it is not timed."""
        started = time.process_time()
        self._env.write_masks(self._masks)
        if observed:
            self._env.write_obs(self._seen)
        self.took += time.process_time() - started
        actions = choose_actions(self._masks, self._chance)
        started = time.process_time()
        self._env.step(actions, self._rewards, self.done)
        self.took += time.process_time() - started
        self.steps += 1

    def pace(self) -> float:
        """Return the steps per processor second of all games together, and reset the clock."""
        pace = self.batch * self.steps / self.took
        self.took, self.steps = 0.0, 0
        return pace


def measure_steps(seed: int, batch: int, steps: int) -> dict[str, float]:
    """Return the steps per second with masks, and with masks and observations, over `steps` steps each.

    Finished games restart. Untimed steps come first, so that the games are at different stages.
    """
    games, paces = Games(seed, batch), {}
    for what, count, observed in (
        ("warm", WARM_UP_STEPS, False),
        ("masks", steps, False),
        ("observations", steps, True),
    ):
        for _ in range(count):
            games.advance_games(observed)
        paces[what] = games.pace()
    return {what: paces[what] for what in ("masks", "observations")}


def measure_games(seed: int, batch: int) -> tuple[float, float]:
    """Return (games per second, steps per second), measured until the first game of every place has ended."""
    import numpy as np

    games, length = Games(seed, batch), np.zeros(batch, np.int64)
    while not length.all():
        games.advance_games()
        length[(length == 0) & (games.done > 0)] = games.steps
    pace = games.pace()
    return pace / float(length.mean()), pace


def choose_actions(masks: Any, chance: Any) -> Any:
    """Choose a legal action of each game, uniformly at random."""
    import numpy as np

    before = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little").cumsum(axis=1, dtype=np.int16)
    which = chance.integers(before[:, -1])
    return (before > which[:, None]).argmax(axis=1).astype(np.uint32)


def main() -> None:
    seed, batch, *count = map(int, sys.argv[1:])
    versions = {"python": platform.python_version(), "version": version("fastcatan")}
    if count:
        print(json.dumps({**measure_steps(seed, batch, count[0]), **versions}))
        return
    games, steps = measure_games(seed, batch)
    print(json.dumps({"games": games, "decisions": steps, **versions}))


if __name__ == "__main__":
    main()

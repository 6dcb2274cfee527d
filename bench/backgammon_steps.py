"""Speed of EnvPool's backgammon (a C++ port of Pgx's), for `bench.steps`.

It runs in a Python that has EnvPool but not Tertulia. `python bench/backgammon_steps.py SEED GAMES STEPS` advances
GAMES games together by STEPS steps. It prints JSON: steps per processor second on one thread, and the versions. Every
step includes masks and observations, as EnvPool always returns both. The time to choose actions is not counted. A
finished game starts again.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from importlib.metadata import version
from typing import Any

WARM_UP_STEPS = 200
"""Untimed steps at the start, so that the games are at different stages."""


def measure_pace(seed: int, batch: int, steps: int) -> float:
    """Return the steps per processor second, summed over all games."""
    import envpool
    import numpy as np

    env = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=batch, num_threads=1, seed=seed)
    chance, took = np.random.default_rng(seed), 0.0
    mask = env.reset()[1]["legal_action_mask"]
    for step in range(WARM_UP_STEPS + steps):
        actions = choose_actions(mask, chance)
        started = time.process_time()
        transition = env.step(actions)
        took += (time.process_time() - started) * (step >= WARM_UP_STEPS)
        mask = transition[-1]["legal_action_mask"]
    return batch * steps / took


def choose_actions(mask: Any, chance: Any) -> Any:
    """Choose a legal action of each game, uniformly at random; action 0 if a game has none."""
    import numpy as np

    before = mask.cumsum(axis=1, dtype=np.int16)
    which = chance.integers(before[:, -1].clip(1))
    return (before > which[:, None]).argmax(axis=1).astype(np.int32)


def main() -> None:
    seed, batch, steps = map(int, sys.argv[1:])
    versions = {"python": platform.python_version(), "version": version("envpool")}
    print(json.dumps({"steps": measure_pace(seed, batch, steps), **versions}))


if __name__ == "__main__":
    main()

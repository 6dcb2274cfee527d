"""The pace of EnvPool's backgammon (its C++ port of Pgx's), for `bench.steps`: run by a Python that has EnvPool, without Tertulia.

`python bench/backgammon_steps.py SEED GAMES STEPS` prints JSON: steps a second of processor time on one thread, masks and
observations told with each as it always does, and the versions. GAMES go on together; choosing is not timed, and a finished game
begins anew.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from importlib.metadata import version
from typing import Any

WARM = 200
"""Steps before it is timed, so that games are at all stages."""


def pace(seed: int, batch: int, steps: int) -> float:
    """Steps a processor second, of all games together."""
    import envpool
    import numpy as np

    env = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=batch, num_threads=1, seed=seed)
    chance, took = np.random.default_rng(seed), 0.0
    mask = env.reset()[1]["legal_action_mask"]
    for step in range(WARM + steps):
        actions = chosen(mask, chance)
        started = time.process_time()
        told = env.step(actions)
        took += (time.process_time() - started) * (step >= WARM)
        mask = told[-1]["legal_action_mask"]
    return batch * steps / took


def chosen(mask: Any, chance: Any) -> Any:
    """One of the legal actions of each game, each as likely as the others; the first where there is none."""
    import numpy as np

    before = mask.cumsum(axis=1, dtype=np.int16)
    which = chance.integers(before[:, -1].clip(1))
    return (before > which[:, None]).argmax(axis=1).astype(np.int32)


def main() -> None:
    seed, batch, steps = map(int, sys.argv[1:])
    made = {"python": platform.python_version(), "version": version("envpool")}
    print(json.dumps({"steps": pace(seed, batch, steps), **made}))


if __name__ == "__main__":
    main()

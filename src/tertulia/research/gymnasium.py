"""Games as Gymnasium environments. Importing this module registers them.

    import gymnasium
    import tertulia.research.gymnasium
    one = gymnasium.make("tertulia/<game>-v<version>", opponents=["greedy"])
    many = gymnasium.make_vec("tertulia/<game>-v<version>", num_envs=256, seats=2)

Needs the extra `research`. An id contains the game's name and the version of its rules (`Game.version`). `make` returns
one seat against bots (`SeatEnv`), `make_vec` self-play of many games (`BatchEnv`). With `vectorization_mode="sync"`,
`make_vec` steps several `SeatEnv` one after another.
"""

from __future__ import annotations

import gymnasium

from tertulia.research.ids import environment_ids
from tertulia.research.seat_env import SeatEnv
from tertulia.research.vector_env import BatchEnv

__all__ = ["BatchEnv", "SeatEnv", "register_all"]


def register_all() -> None:
    """Register every installed game that has observations, unless it is registered already."""
    for name, environment in environment_ids().items():
        if environment not in gymnasium.registry:
            gymnasium.register(
                environment,
                entry_point="tertulia.research.seat_env:SeatEnv",
                vector_entry_point="tertulia.research.vector_env:BatchEnv",
                kwargs={"game": name},
            )


register_all()

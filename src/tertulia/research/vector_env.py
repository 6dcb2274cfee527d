"""Many games in self-play as one vector environment of Gymnasium (`BatchEnv`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tertulia.kernel.batch import GameSetup
from tertulia.kernel.game import GameError, Outcome
from tertulia.kernel.registry import find_game
from tertulia.kernel.step_batch import StepArrays, StepBatch
from tertulia.research.rewards import find_rewards
from tertulia.research.spaces import observation_space

Numbers = NDArray[Any]


class BatchEnv(VectorEnv[Numbers, Numbers, Numbers]):
    """Many games that `step` advances together, each by one action (`tertulia.StepBatch`).

    The caller chooses the actions of every seat. `infos["actor"]`, of shape (games,), is the seat to act in each game;
    the observations are those of this seat. `infos["action_mask"]`, of shape (games, actions), is 1 for its legal
    actions. `rewards` holds the reward of the seat that acted in this step. `infos["rewards"]`, of shape
    (games, seats), holds the rewards of all seats. All rewards are 0 before the end of a game.

    A game that ends is replaced by a new one in the same step (`AutoresetMode.SAME_STEP`). In its last position no seat
    is to act, so there is no final observation. Games are not truncated.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "zero_sum",
        workers: int = 1,
        copy: bool = True,
    ) -> None:
        """Create `num_envs` games for `seats` seats on `workers` threads.

        If `copy` is False, observations and masks are the arrays that the next step overwrites: faster, but the caller
        must copy arrays that it keeps. `rewards` is `shares`, `zero_sum`, `ranks` or `points`
        (`tertulia.research.rewards`). Raises `GameError`, which names the accepted values, for an invalid setting.
        """
        self.game, self.num_envs, self.copy = find_game(game), num_envs, copy
        self._reward_rule = find_rewards(rewards)
        self.arrays = StepArrays.allocate(self.game, seats, num_envs, mask=True, observations=True)
        self.batch = StepBatch(self.game, self.arrays, setup=GameSetup(options or {}), workers=workers)
        self.metadata = {**type(self).metadata, "observation_hash": self.game.observation_table.hash}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal the games that `seed` determines.

        Without a seed, the environment's random generator chooses one. A given seed also restarts this generator. Game
        i of a seed is the same game for every `num_envs`. `options` is ignored: the game's options are an argument of
        the constructor.
        """
        super().reset(seed=seed)
        self.batch.deal(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        return self._result(self.arrays.observations), self._infos()

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Carry out one action in every game; `actions` has the shape (games,).

        If an action is not legal, no game is changed. `gymnasium.error.InvalidAction` is then raised, which names the
        game and its legal actions.
        """
        acted = self.arrays.actors.astype(np.intp)
        try:
            self.batch.step(actions)
        except GameError as error:
            raise InvalidAction(str(error)) from None
        ended = self.arrays.done.astype(np.bool_)
        worth = np.zeros(self.arrays.rewards.shape, np.float64)
        for index in np.flatnonzero(ended):
            winners = tuple(np.flatnonzero(self.arrays.rewards[index]).tolist())
            worth[index] = self._reward_rule(Outcome(tuple(self.arrays.points[index].tolist()), winners))
        infos = {**self._infos(), "rewards": worth}
        return self._result(self.arrays.observations), worth[self._rows, acted], ended, np.zeros_like(ended), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self.batch.close()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._result(self.arrays.mask), "actor": self._result(self.arrays.actors)}

    def _result(self, array: Numbers) -> Numbers:
        return array.copy() if self.copy else array

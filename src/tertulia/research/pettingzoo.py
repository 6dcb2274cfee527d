"""Games as PettingZoo environments, one agent at a time (`env`, `raw_env`).

    from tertulia import game_names
    from tertulia.research.pettingzoo import env
    played = env(game_names()[0], seats=3, rewards="ranks", render_mode="ansi")

Needs the extra `research`. Importing this module registers the games, so that `pettingzoo.make` finds them:
`make("aec", environment_id(game), seats=3)` (`tertulia.research.ids`). A seed deals the game of
`tertulia.new(…, seed=seed)`. There is no parallel form, since the players act in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tertulia.research.ids import environment_ids
from tertulia.research.picture import draw_text
from tertulia.research.rewards import ILLEGAL_REWARD
from tertulia.research.spaces import mask_space, observation_space
from tertulia.research.turns import TurnGame


def env(game: str, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """Return an environment with PettingZoo's usual wrappers. `settings` are those of `raw_env`.

    An illegal action ends the game: its agent gets the reward -1, the others 0.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, dict[str, Any], int], EzPickle):  # noqa: N801 - the name that PettingZoo prescribes
    """The environment of a game without wrappers.

    An observation is a dict: `observation`, 16-bit integers (numbers,), as `Game.observation_table` names them, and
    `action_mask`, 8-bit integers (actions,), 1 for a legal action. Agent `player_0` is seat 0.

    A game of more than `Game.most_decisions` actions is truncated, with reward 0 for all. `metadata` contains
    `observation_hash` (`ObservationTable.hash`).
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "zero_sum",
        render_mode: str | None = None,
    ) -> None:
        """Create the environment; `reset` deals its first game.

        `rewards` is `shares`, `zero_sum`, `ranks` or `points` (`tertulia.research.rewards`). Raises `GameError`, which
        names the accepted values, for an unknown game, option, number of seats or kind of reward.
        """
        EzPickle.__init__(self, game, seats, options, rewards, render_mode)
        self.table = TurnGame(game, seats, options, rewards)
        rules = self.table.game
        self.metadata = {
            "name": f"{rules.name.replace('-', '_')}_v{rules.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "observation_hash": rules.observation_table.hash,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": observation_space(rules), "action_mask": mask_space(rules)})
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: gymnasium.spaces.Discrete(rules.num_actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Return the space of an agent's observations, always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete[np.int64]:
        """Return the space of an agent's actions, always the same object."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game that `seed` determines.

        Without a seed, the game's key comes from the environment's random generator, which each given seed restarts.
        `options` is ignored: the game's options are settings of the environment.
        """
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        if seed is None:
            self.table.deal(self._random.bytes(32))
        else:
            self.table.deal_seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of any agent. Its mask is all 0 if the agent may not act now."""
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return an array of shape (actions,): whether each action is legal for the selected agent."""
        return self.table.mask(self._seats[self.agent_selection]).astype(np.bool_)

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent; after the end, None removes the agent.

        Raises `GameError`, which names legal actions, for an illegal action; nothing is changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.apply(-1 if action is None else action)
        if self.table.over:
            ended = self.truncations if self.table.truncated else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the position as a spectator may know it.

        Returns text for the render mode `ansi`, and a picture of the text, (height, width, 3), for `rgb_array`. For
        `human`, the text is printed.
        """
        if self.render_mode is None:
            gymnasium.logger.warn("render needs a render mode: human, ansi or rgb_array")
            return None
        text = self.table.text(None)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else draw_text(text)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def register_all() -> None:
    """Register every installed game that has observations, unless it is registered already."""
    for name, environment in environment_ids().items():
        if environment not in pettingzoo.aec_registry:
            pettingzoo.register("aec", environment, "tertulia.research.pettingzoo:env", kwargs={"game": name})


register_all()

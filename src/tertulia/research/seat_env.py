"""One seat of a game as a Gymnasium environment, with bots at the other seats (`SeatEnv`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tertulia.bots import make_bot
from tertulia.kernel.game import GameError
from tertulia.research.picture import draw_text
from tertulia.research.rewards import ILLEGAL_REWARD
from tertulia.research.spaces import observation_space
from tertulia.research.turns import TurnGame

Observation = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game from the perspective of one seat. A step ends at the seat's next decision or the game's end.

    An observation is an array of 16-bit integers of shape (numbers,); `Game.observation_table` names the numbers. In
    `info`, `seat` is the seat of the agent. `action_mask` is an array of 8-bit integers of shape (actions,), 1 for a
    legal action. `action_masks()` returns this mask as booleans. All rewards are 0 before the end of the game.

    An illegal action ends the game with the reward -1, and `info["illegal_action"]` names legal ones. A game of more
    than `Game.most_decisions` actions is truncated, with the reward 0.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = "zero_sum",
        render_mode: str | None = None,
    ) -> None:
        """Create the environment; `reset` deals its first game.

        `seat` is the seat of the agent; if it is None, the seat is random in each game. `opponents` names the bots at
        the other seats, in turn order after the agent. `rewards` is `shares`, `zero_sum`, `ranks` or `points`
        (`tertulia.research.rewards`).

        Raises `GameError`, which names the accepted values, for an unknown game, option, bot, seat, kind of reward or
        number of opponents.
        """
        self.table = TurnGame(game, len(opponents) + 1, options, rewards)
        rules = self.table.game
        for name in opponents:
            make_bot(rules, name, bytes(32))
        if seat is not None and seat not in range(self.table.seats):
            raise GameError(f"seat must be from 0 to {self.table.seats - 1}, or None, not {seat!r}")
        self.opponents, self.fixed_seat, self.render_mode = tuple(opponents), seat, render_mode
        self.seat = 0
        """Seat of the environment's agent in the current game."""
        self.metadata = {**type(self).metadata, "observation_hash": rules.observation_table.hash}
        self.observation_space = observation_space(rules)
        self.action_space = gymnasium.spaces.Discrete(rules.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, and let the bots play until the agent has to decide. Returns (observation, info).

        `seed` determines the dealt game, and restarts the environment's random generator. Without a seed, the generator
        determines the dealt game. If the agent's seat is random, the generator chooses it in both cases. `options` is
        ignored: the game's options are an argument of the constructor.
        """
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.table.seats)) if self.fixed_seat is None else self.fixed_seat
        if seed is None:
            self.table.deal(self.np_random.bytes(32))
        else:
            self.table.deal_seed(seed)
        self._play_opponents()
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, then those of the bots."""
        try:
            self.table.apply(action)
        except GameError as error:
            info = {**self._info(), "illegal_action": str(error)}
            return self.table.observe(self.seat), ILLEGAL_REWARD, True, False, info
        self._play_opponents()
        over, truncated = self.table.over, self.table.truncated
        reward = self.table.returns()[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over and not truncated, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return an array of shape (actions,): whether each action is legal for the agent now."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as the agent's seat may know it, or None without a render mode.

        The result is text for `ansi`, and a picture of the text, (height, width, 3), for `rgb_array`.
        """
        if self.render_mode is None:
            return None
        text = self.table.text(self.seat)
        return text if self.render_mode == "ansi" else draw_text(text)

    def _play_opponents(self) -> None:
        """Let the bots act until the agent's seat has to act or the game is over."""
        while self.table.actor not in (self.seat, -1):
            bot = self.opponents[(self.table.actor - self.seat - 1) % self.table.seats]
            self.table.apply(self.table.bot_action(bot, self.np_random.bytes(32)))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

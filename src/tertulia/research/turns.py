"""A game as a sequence of numbered actions, one seat at a time (`TurnGame`).

`SeatEnv` and the environments of PettingZoo and OpenSpiel are based on it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from tertulia.bots import ask_bot, make_bot
from tertulia.i18n import Catalogue
from tertulia.i18n.board import Board
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray
from tertulia.local_game import key_of_seed
from tertulia.research.rewards import find_rewards

NOBODY = -1
MAX_LISTED_ACTIONS = 12
"""Maximum number of legal actions that an error message lists."""


class TurnGame:
    """A game in which one seat at a time has to choose an action.

    If several seats may act at once, the lowest seat chooses first. The rules hide its choice from other seats until
    all have chosen, so the order reveals nothing. A game of `Game.most_decisions` actions is truncated.

    The object holds the complete state, hidden information included. It is pickled without the compiled rules.
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, str] | None = None, rewards: str = "zero_sum"
    ) -> None:
        """Deal a game from a key of 32 zero bytes; call `deal` to start a game from another key.

        Options that are not in `options` have their defaults. `rewards` is a name of `REWARDS`. Raises `GameError`,
        which names the accepted values, for an unknown game, option, number of seats or kind of reward.
        """
        self.game: Game = find_game(game)
        self.seats, self.options, self.rewards = seats, dict(options or {}), rewards
        self._reward_rule = find_rewards(rewards)
        self._rules, self._buffer = self.game.compiled, self.game.compiled.action_buffer()
        self._observation_size = self.game.observation_size()
        self.decisions = 0
        """Number of actions so far."""
        self.actor = NOBODY
        """The seat that has to choose an action; -1 after the end, or if the game was truncated."""
        self.legal: NDArray[np.int32] = self._buffer[:0]
        """Legal actions of `actor`, as an ascending one-dimensional array; empty if `actor` is -1."""
        self.deal(bytes(32))

    def deal(self, key: bytes) -> None:
        """Start the game that is dealt from a key of 32 bytes."""
        self.resume(self.game.new(self.options, self.seats, key))

    def deal_seed(self, seed: SupportsIndex) -> None:
        """Start the game that `tertulia.new(…, seed=seed)` deals."""
        self.deal(key_of_seed(seed))

    def resume(self, state: StateArray, decisions: int = 0) -> None:
        """Continue from a state of the same game and number of seats, reached after `decisions` actions."""
        self.state, self.decisions = state, decisions
        self._find_actor()

    def apply(self, action: SupportsIndex) -> None:
        """Carry out a legal action of `actor`.

        Raises `GameError`, which names legal actions, for any other action; the game is then unchanged.
        """
        number = int(action)
        place = bisect_left(self.legal, number)
        if place == len(self.legal) or self.legal[place] != number:
            raise GameError(self._illegal_message(number))
        self._rules.apply(self.state, 0, self.actor, number)
        self.decisions += 1
        self._find_actor()

    @property
    def over(self) -> bool:
        """Whether the game has ended or was truncated."""
        return self.actor == NOBODY

    @property
    def truncated(self) -> bool:
        """Whether the game was stopped after `Game.most_decisions` actions, before its end."""
        return self.over and self.game.actors(self.state) != 0

    def observe(self, seat: int) -> NDArray[np.int16]:
        """Return the observation of a seat, as an array of shape (numbers,).

        It is also available after the end of the game. `Game.observation_table` names the numbers.
        """
        out = np.zeros(self._observation_size, np.int16)
        self._rules.observe(self.state, 0, seat, out)
        return out

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of a seat, with an element for each action of the game.

        The element is 1 for a legal action, else 0. All are 0 if `seat` is not `actor`, which has to choose now.
        """
        mask = np.zeros(self.game.num_actions, np.int8)
        if seat == self.actor:
            mask[self.legal] = 1
        return mask

    def returns(self) -> list[float]:
        """Return the reward of each seat; 0 before the end, and in a truncated game."""
        outcome = self.game.outcome(self.state) if self.over else None
        return [0.0] * self.seats if outcome is None else self._reward_rule(outcome)

    def bot_action(self, bot: str, key: bytes) -> int:
        """Return the action that an installed bot would choose for `actor`.

        `key` (32 bytes) is the bot's random key. The bot receives only what its seat may know. Raises
        `GameError`, which names the installed bots, for an unknown bot.
        """
        return ask_bot(make_bot(self.game, bot, key), self.game, self.state, self.actor, key[::-1])

    def text(self, seat: int | None) -> str:
        """Return the position as lines of English text, limited to what a seat may know. None is a spectator."""
        board = Board(
            Catalogue("en", self.game.name), self.game.name, [f"player {number}" for number in range(self.seats)]
        )
        return "\n".join(board.lines(self.game.view(self.state, seat)))

    def __deepcopy__(self, memo: dict[int, Any]) -> TurnGame:
        """Return an independent copy; both games will draw the same cards and dice."""
        other = TurnGame.__new__(TurnGame)
        other.__dict__.update(self.__dict__)
        other.state = self.game.copy(self.state)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the set-up and the state.

        Unpickling raises `GameError` if the installed rules have states of another size.
        """
        setup = (self.game.name, self.seats, self.options, self.rewards)
        return restore_turn_game, (setup, self.game.to_bytes(self.state), self.decisions)

    def _find_actor(self) -> None:
        waiting = int(self._rules.actors(self.state, 0)) if self.decisions < self.game.most_decisions else 0
        self.actor = (waiting & -waiting).bit_length() - 1
        count = self._rules.legal(self.state, 0, self.actor, self._buffer) if waiting else 0
        self.legal = self._buffer[:count].copy()

    def _illegal_message(self, action: int) -> str:
        table = self.game.actions
        if self.over:
            return f"{self.game.name}: the game is over"
        listed = ", ".join(f"{each} ({table.notation(each)})" for each in self.legal[:MAX_LISTED_ACTIONS].tolist())
        more = f" and {len(self.legal) - MAX_LISTED_ACTIONS} more" if len(self.legal) > MAX_LISTED_ACTIONS else ""
        named = f"{action} ({table.notation(action)})" if 0 <= action < table.size else f"{action}"
        return f"action {named} is not legal for player {self.actor}; legal are {listed}{more}"


def restore_turn_game(setup: tuple[Any, ...], state: bytes, decisions: int) -> TurnGame:
    """Restore a pickled `TurnGame`.

    `setup` holds the arguments of the constructor, `state` the bytes of the state, and `decisions` the number of
    actions so far. Raises `GameError` if the installed rules have states of another size.
    """
    game = TurnGame(*setup)
    game.resume(game.game.from_bytes(state), decisions)
    return game

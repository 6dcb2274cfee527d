"""A bot that plays a compiled policy: random actions, or the game's own fast policy (`kernel.entries.Policy`)."""

from __future__ import annotations

import hashlib

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


class PolicyBot:
    """Bot that plays a compiled policy.

    Bots with equal random keys (32 bytes) give equal answers to equal sequences of calls.
    """

    def __init__(self, name: str, policy: Policy, key: bytes) -> None:
        self.name, self.policy, self.key, self.answers = name, policy, key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return the action that the policy takes. Every call uses a new seed.

        `state` may be the true state: `Game.choose` determinizes a copy for the seat before it calls the policy.
        """
        self.answers += 1
        dice = hashlib.sha256(self.key + self.answers.to_bytes(8, "little")).digest()
        return game.choose(self.policy, state, seat, dice)

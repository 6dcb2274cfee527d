"""A bot that plays by one of the kernel's policies."""

from __future__ import annotations

import hashlib

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


class PolicyBot:
    """The same key (32 bytes) gives the same answers to the same questions in the same order."""

    def __init__(self, name: str, policy: Policy, key: bytes) -> None:
        self.name, self.policy, self.key, self.asked = name, policy, key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """The action that the policy takes, its chance drawn anew for every question. `state` may be the true one: the policy is
        shown a world that its seat cannot tell from it (`Game.choose`), and `state` is left as it is."""
        self.asked += 1
        dice = hashlib.sha256(self.key + self.asked.to_bytes(8, "little")).digest()
        return game.choose(self.policy, state, seat, dice)

"""The `greedy` bot: plays the game's own fast policy (`Rules.choose`)."""

from __future__ import annotations

from functools import partial

from tertulia.bots.policy_bot import PolicyBot
from tertulia.bots.registry import BotKind
from tertulia.kernel.entries import Policy

BOT = BotKind("greedy", partial(PolicyBot, "greedy", Policy.FAST), Policy.FAST, order=10)

"""The `random` bot: plays each legal action with equal probability.

It is the baseline for all other bots.
"""

from __future__ import annotations

from functools import partial

from tertulia.bots.policy_bot import PolicyBot
from tertulia.bots.registry import BotKind
from tertulia.kernel.entries import Policy

BOT = BotKind("random", partial(PolicyBot, "random", Policy.RANDOM), Policy.RANDOM, order=0)

"""The bot that plays any legal action, each equally likely: what every other must beat."""

from __future__ import annotations

from functools import partial

from tertulia.bots.policy_bot import PolicyBot
from tertulia.bots.registry import BotKind
from tertulia.kernel.entries import Policy

BOT = BotKind("random", partial(PolicyBot, "random", Policy.RANDOM), Policy.RANDOM, order=0)

"""Bots: the `Bot` protocol, the registry of installed bots, and `ask_bot`, which hides secrets."""

from tertulia.bots.bot import Bot, ask_bot
from tertulia.bots.registry import BotKind, batch_policy, bot_kinds, default_bot, make_bot

__all__ = ["Bot", "BotKind", "ask_bot", "batch_policy", "bot_kinds", "default_bot", "make_bot"]

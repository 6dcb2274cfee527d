"""Bots: the `Bot` protocol, the registry of installed bots, and `ask`, which hides secrets from them."""

from tertulia.bots.bot import Bot, ask
from tertulia.bots.registry import BotKind, batch_policy, bot_kinds, make_bot, usual_bot

__all__ = ["Bot", "BotKind", "ask", "batch_policy", "bot_kinds", "make_bot", "usual_bot"]

"""Bots: the protocol, which there are, and the promise that none of them peeks."""

from tertulia.bots.bot import Bot, ask
from tertulia.bots.registry import BotKind, batch_policy, bot_kinds, make_bot, usual_bot

__all__ = ["Bot", "BotKind", "ask", "batch_policy", "bot_kinds", "make_bot", "usual_bot"]

"""Bots: the protocol, the games' own compiled bots under it, and the promise that none of them peeks."""

from tertulia.bots.bot import Bot, Compiled, ask, bot, seen

__all__ = ["Bot", "Compiled", "ask", "bot", "seen"]

"""How a server is set: where it keeps its games, how lively its bots are, how much one visitor may ask of it."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that may differ between a living room, a test and a public site."""

    data: Path
    """The folder of the database and the secret."""
    components: Path | None = None
    """A corrected components file, used by the game that it fits."""
    secure: bool = False
    """Whether the site is reached by https only: the cookie then never travels without it."""
    bot_pause: float = 0.7
    """Seconds before a bot begins its turn, so that people can follow; 0 in tests."""
    bot_step: float = 0.25
    """Seconds between the steps of a bot's turn."""
    heartbeat: float = 15.0
    """Seconds after which a silent stream gets a sign of life."""
    requests_a_minute: int = 600
    """So many requests of one visitor are answered; more are refused for the rest of the minute."""
    tables_an_hour: int = 600
    """So many tables one address may open."""
    streams_a_guest: int = 24
    """So many live connections one visitor may hold: tabs and devices."""
    most_bytes: int = 64 << 10
    """No request of the client comes near this size."""
    idle_after: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""

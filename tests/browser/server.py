"""Server of the browser tests, on a free port.

Bots do not pause for players, and hints and reviews use the shortest useful thinking time.
"""

from __future__ import annotations

from pathlib import Path

from tertulia.kernel.registry import installed_games
from tertulia.server.run import serve
from tertulia.server.settings import Settings


def main(data: Path, base_path: str, chat: bool) -> None:
    """Print the address and serve until a signal arrives."""
    for game in installed_games().values():
        game.precompile()
    settings = Settings(
        data=data,
        port=0,
        base_path=base_path,
        chat=chat,
        bot_pause=0.0,
        bot_step=0.005,
        requests_a_minute=100_000,
        requests_an_address=100_000,
        requests_a_second=100_000,
        moments_an_address=100_000,
        plies_an_address=100_000_000,
        lines_an_address=100_000_000,
        hints_a_minute=1000,
        analyses_an_hour=1000,
        hint_milliseconds=20.0,
        analysis_milliseconds=0.5,
        tables_an_hour=10_000,
        chat_of_guest=1000,
        chat_an_address=10_000,
        webhook_networks=("127.0.0.0/8",),
    )
    serve(settings, on_ready=lambda address, _: print(address, flush=True))

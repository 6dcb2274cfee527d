"""What can be played, and with what."""

from __future__ import annotations

from typing import Any

from litestar import get

from tertulia.bots import bot_kinds
from tertulia.kernel.registry import games
from tertulia.server.domain.opening import known_game
from tertulia.server.http.dependencies import GameName, Service


@get("/api/games")
async def all_games() -> list[dict[str, Any]]:
    """The games of the house."""
    return [
        {"name": game.name, "seats": list(game.seats), "options": list(game.options), "bots": list(bot_kinds(game))}
        for game in games().values()
    ]


@get("/api/components/{name:str}")
async def components(service: Service, name: GameName) -> dict[str, Any]:
    """What is printed on a game's pieces, and how sure that is."""
    found = service.components[known_game(name).name]
    marks = [{"what": what, "source": source} for what, source in found.marks]
    return {"hash": found.hash, "data": found.data, "marks": marks}

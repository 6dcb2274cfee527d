"""What can be played, and with what."""

from __future__ import annotations

from typing import Any

from litestar import get

from tertulia.bots import bot_kinds
from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.server.domain.opening import known_game
from tertulia.server.http.dependencies import GameName, Service


@get("/api/games")
async def all_games(service: Service) -> list[dict[str, Any]]:
    """The games of the house. `preparing` is the share of a game's rules that is compiled, where it cannot be played yet."""
    return [_told(game, service.readiness.share(game.name)) for game in games().values()]


def _told(game: Game, share: float | None) -> dict[str, Any]:
    facts = {"name": game.name, "seats": list(game.seats), "options": list(game.options), "bots": list(bot_kinds(game))}
    return facts if share is None else {**facts, "preparing": round(share, 2)}


@get("/api/components/{name:str}")
async def components(service: Service, name: GameName) -> dict[str, Any]:
    """What is printed on a game's pieces, and how sure that is."""
    found = service.components[known_game(name).name]
    marks = [{"what": what, "source": source} for what, source in found.marks]
    return {"hash": found.hash, "data": found.data, "marks": marks}

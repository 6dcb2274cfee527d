"""Route that lists the games of this site."""

from __future__ import annotations

from litestar import get

from tertulia.bots import bot_kinds, default_bot
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.server.domain.readiness import Readiness
from tertulia.server.http.dependencies import Service
from tertulia.server.http.responses import GameInfo


@get("/api/games")
async def all_games(service: Service) -> list[GameInfo]:
    """The games that can be played here, with their bots and options."""
    return [_info(game, service.readiness) for game in installed_games().values()]


def _info(game: Game, readiness: Readiness) -> GameInfo:
    failed, share = readiness.failed(game.name), readiness.share(game.name)
    preparing = None if share is None or failed else round(share, 2)
    bots, usual = list(bot_kinds(game)), default_bot(game)
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        options=list(game.options),
        bots=bots,
        usual=usual,
        preparing=preparing,
        failed=failed,
        minutes=None if game.minutes is None else list(game.minutes),
        weight=game.weight,
    )

"""Who sits where at a new table, from what its host wished."""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.kernel.game import Game
from tertulia.server.domain.seats import FREE, Chair
from tertulia.server.http.errors import ApiError
from tertulia.server.http.requests import SeatWish
from tertulia.server.identity.names import bot_name, chosen_name


def chairs_for(game: Game, host: str, wishes: Sequence[SeatWish]) -> tuple[Chair, ...]:
    """The chairs of a new table; `ApiError` where the game has no such number of seats, or no such bot."""
    if len(wishes) not in game.seats:
        allowed = [str(seats) for seats in game.seats]
        raise ApiError(
            400, "bad-request", f"seats: {game.name} is for {', '.join(allowed)}, not {len(wishes)}", allowed
        )
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise ApiError(400, "bad-request", "seats: 'me' can be one seat only; others on this device are 'device'")
    chairs: list[Chair] = []
    for seat, wish in enumerate(wishes):
        chairs.append(_chair(game, host, seat, wish, [chair.name for chair in chairs]))
    return tuple(chairs)


def _chair(game: Game, host: str, seat: int, wish: SeatWish, taken: Sequence[str | None]) -> Chair:
    if wish.kind == "open":
        return FREE
    if wish.kind == "me":
        return Chair("guest", host)
    if wish.kind == "device":
        return Chair("device", host, chosen_name(wish.name) if wish.name else f"{seat + 1}")
    name = wish.bot or game.bots[-1]
    if name not in game.bots:
        message = f"seats: {game.name} has the bots {', '.join(game.bots)}, not {name!r}"
        raise ApiError(400, "bad-request", message, list(game.bots))
    return Chair("bot", None, (wish.name and chosen_name(wish.name)) or bot_name(host, seat, taken), name)

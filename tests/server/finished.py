"""Games that are over, kept at tables of a site in the test's own process."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from bench import usual
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seats import Seat, Seats, seat_names
from tertulia.server.domain.sets import ComponentSet
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tests.server.asgi import Site
from tests.server.playing import KEY, some_action

BEGAN = datetime(2026, 3, 1, 12, tzinfo=UTC)
EVERY = timedelta(seconds=10)
"""Between two actions."""


@cache
def _over(game: str, kinds: tuple[str, ...], most: int) -> tuple[Match, tuple[EncodedPly, ...]]:
    match = Match.new(game_named(game), seats=list(kinds), options={}, key=KEY)
    lines = [encode_ply(match)]
    while not match.over and match.position < most:
        seat = match.actors()[0]
        match.act(seat, some_action(match, seat), BEGAN + (match.position + 1) * EVERY)
        lines.append(encode_ply(match))
    return match, tuple(lines)


def guests(*names: str) -> Seats:
    """Seats of these guests; of bots where a name is empty."""
    return tuple(Seat("guest", GuestId(name)) if name else Seat("bot", None, "R", "random") for name in names)


def table_of(name: str, seats: Seats, game: str = usual.QUICK, most: int = 100_000, public: bool = True) -> Table:
    """A table where a game was played to its end, or as far as `most` actions, always alike."""
    match, lines = _over(game, tuple(seat_names(seats)), most)
    state = TableState("over" if match.over else "running", seats[0].guest or GuestId("host"), seats, match, Log(lines))
    printed = ComponentSet(game, match.game.components())
    return Table(name, match.game, match.options, public, match.key, match.components, state, printed)


async def kept(site: Site, name: str, names: Sequence[str], **more: Any) -> Table:
    """Such a table, kept by a site."""
    table = table_of(name, guests(*names), **more)
    await site.assembly.service.store.create(table)
    return table

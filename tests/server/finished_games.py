"""Games that bots play in the test process, and their finished tables stored at a site."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from bench import usual
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.seats import GuestId, Seat, Seats, seat_names
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tests.server.asgi import Site

KEY = bytes(range(32))
RANDOM_MOVE_INTERVAL = 5
"""One of this many actions is random."""


def create_match(game: str) -> Match:
    """A two-player game at its beginning."""
    return Match.new(find_game(game), seats=["human"] * 2, options={}, key=KEY)


def choose_action(match: Match, seat: int) -> int:
    """Choose an action for a seat: usually a fast good one, at every `RANDOM_MOVE_INTERVAL`th position a random one."""
    policy = Policy.RANDOM if match.position % RANDOM_MOVE_INTERVAL == 0 else Policy.FAST
    return match.game.choose(policy, match.state, seat, derive_seed(KEY, f"{match.position}"))


def play_match(match: Match, most: int = 100_000) -> Iterator[Match]:
    """Yield the match after each action, until it is over or has `most` actions."""
    while not match.over and match.position < most:
        seat = match.actors()[0]
        match.act(seat, choose_action(match, seat))
        yield match


BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
MOVE_INTERVAL = timedelta(seconds=10)
"""Time between two actions."""


@cache
def _play_finished_match(game: str, kinds: tuple[str, ...], most: int) -> tuple[Match, tuple[EncodedPly, ...]]:
    match = Match.new(find_game(game), seats=list(kinds), options={}, key=KEY)
    lines = [encode_ply(match)]
    while not match.over and match.position < most:
        seat = match.actors()[0]
        match.act(seat, choose_action(match, seat), BEGIN + (match.position + 1) * MOVE_INTERVAL)
        lines.append(encode_ply(match))
    return match, tuple(lines)


def seat_guests(*names: str) -> Seats:
    """A guest's seat for each name; an empty name is a bot's seat."""
    return tuple(Seat("guest", GuestId(name)) if name else Seat("bot", None, "R", "random") for name in names)


def create_finished_table(
    name: str, seats: Seats, game: str = usual.QUICK, most: int = 100_000, public: bool = True
) -> Table:
    """A table whose game was played to its end, or for `most` actions. The game is deterministic."""
    match, lines = _play_finished_match(game, tuple(seat_names(seats)), most)
    state = TableState("over" if match.over else "running", seats[0].guest or GuestId("host"), seats, match, Log(lines))
    printed = ComponentSet(game, match.game.components())
    return Table(name, match.game, match.options, public, match.key, match.components, state, printed)


async def store_table(site: Site, name: str, names: Sequence[str], **more: Any) -> Table:
    """Create a table with `create_finished_table`, store it at a site, and return it."""
    table = create_finished_table(name, seat_guests(*names), **more)
    await site.assembly.service.store.create(table)
    return table

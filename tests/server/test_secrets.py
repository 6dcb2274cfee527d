"""Nothing that anybody receives depends on what they may not know: every answer, in worlds that they cannot tell apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.kernel.registry import games
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.serializers import table_json
from tests.server.asgi import site
from tests.server.called import ByTheirIds
from tests.server.secrecy import Found, search
from tests.server.worlds import guest_at

KEY = bytes(range(32))
POSITIONS, MANY = 120, 400
REFUSED = {
    "illegal",
    "chain-reveals",
    "not-your-turn",
    "not-your-seat",
    "stale",
    "undo-impossible",
    "not-over",
    "not-open",
}


@pytest.mark.parametrize("name", list(games()))
async def test_every_answer_is_the_same_in_both_worlds(name: str, tmp_path: Path) -> None:
    await alike(name, POSITIONS, 1, tmp_path)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list(games()))
async def test_every_answer_is_the_same_in_many_worlds(name: str, tmp_path: Path) -> None:
    await alike(name, MANY, 1000, tmp_path)


async def alike(name: str, positions: int, seed: int, folder: Path) -> None:
    """Compare all answers in `positions` positions of a series of games."""
    found = Found()
    async with site(folder) as running:
        await search(running, game_named(name), positions, seed, found)
    assert found.refusals.keys() >= REFUSED | {"ok"}, found
    assert not found.statuses.keys() & {500, 503}, found
    print(found)


async def test_secret_choices_were_among_them(tmp_path: Path) -> None:
    """The worlds' logs differ where somebody chose secretly: a line that told it would have been noticed."""
    found = Found()
    async with site(tmp_path) as running:
        await search(running, game_named("la-granja"), 60, 5, found)
    assert found.differing


def a_table(plies: int) -> Table:
    """A table some way into a game, a guest on every seat."""
    match = Match.new(game_named("granada"), seats=["human"] * 2, options={}, key=KEY)
    log = [encode_ply(match)]
    while not match.over and match.position < plies:
        seat = match.actors()[0]
        match.act(seat, match.legal(seat)[0])
        log.append(encode_ply(match))
    phase: Phase = "over" if match.over else "running"
    state = TableState(phase, guest_at(0), tuple(Seat("guest", guest_at(seat)) for seat in range(2)), match, Log(log))
    return Table("table", match.game, match.options, True, KEY, match.components, state)


def test_the_key_is_told_only_in_the_end() -> None:
    running, over = a_table(40), a_table(100_000)
    for seat in (None, 0, 1):
        told = [
            table_json(table, None if seat is None else guest_at(seat), seat, set(), ByTheirIds())
            for table in (running, over)
        ]
        assert KEY.hex().encode() not in told[0]
        assert KEY.hex().encode() in told[1]
        assert running.commitment.encode() in told[0]

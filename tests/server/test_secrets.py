"""Nothing that a seat receives depends on what it may not know: every byte of the answer is compared in other worlds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.play import Match
from tertulia.server.chairs import Chair
from tertulia.server.encoded import Encoded
from tertulia.server.point import Point, log_line
from tertulia.server.table import Table
from tertulia.server.telling import tell

KEY = bytes(range(32))


def a_table(seats: int, plies: int, seed: int) -> Table:
    """A table some way into a game, a guest on every seat."""
    game = game_named("granada")
    match = Match.new(game, seats=["human"] * seats, options={}, key=KEY)
    log, chance = [log_line(match)], random.Random(seed)
    for _ in range(plies):
        actors = match.actors()
        if not actors:
            break
        match.act(actors[0], chance.choice(match.legal(actors[0])))
        log.append(log_line(match))
    chairs = tuple(Chair("guest", f"guest{seat}") for seat in range(seats))
    phase: Any = "over" if match.over else "running"
    return Table("table", game, match.options, True, KEY, match.components, Point(phase, "guest0", chairs, match, log))


def told(table: Table, seat: int | None) -> bytes:
    table.now = Encoded(table.game, table.at)
    return tell(table, None if seat is None else f"guest{seat}", seat, {"guest0"}, str)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_redealt_world_is_told_alike(seats: int) -> None:
    for seed in range(12):
        table = a_table(seats, 15 * seed, seed)
        assert table.at.match
        for seat in range(seats):
            truth = told(table, seat)
            original = table.at.match.state
            table.at.match.state = table.game.redeal(original, seat, bytes([seed]) * 32)
            assert told(table, seat) == truth
            table.at.match.state = original


@pytest.mark.parametrize("seats", [2, 4])
def test_other_hands_leave_no_trace(seats: int) -> None:
    """What the others hold is taken away, all but its number of cards, and no viewer is told anything else than before."""
    for seed in range(8):
        table = a_table(seats, 12 * seed, seed)
        assert table.at.match
        state = table.at.match.state
        for seat in [None, *range(seats)]:
            truth = told(table, seat)
            for other in range(seats):
                if other != seat:
                    state["players"]["money"][0, other] = 0
                    state["players"]["worth"][0, other] = 0
            assert told(table, seat) == truth
            table = a_table(seats, 12 * seed, seed)
            assert table.at.match
            state = table.at.match.state


def test_the_key_is_told_only_in_the_end() -> None:
    running, over = a_table(2, 40, 1), a_table(2, 100_000, 1)
    for seat in (None, 0, 1):
        assert KEY.hex().encode() not in told(running, seat)
        assert KEY.hex().encode() in told(over, seat)
        assert running.commitment.encode() in told(running, seat)

"""Simulated players of the server load bench.

A table plays one move whenever one of its players may act.
"""

from __future__ import annotations

from bench.browser import Legal, TableUpdate
from bench.server_load import Crowd


def test_repeated_turn_update_queues_one_move() -> None:
    """In a shared turn a bot may act in between.

    The table has a new version then, and its player still has one move to make.
    """
    crowd = Crowd("http://127.0.0.1:1", 1, people=2, bot="strong")
    table = crowd.tables[0]
    for version in (3, 4, 4, 3):
        table.queue_turn(table.seats[0], TableUpdate(version, 2, [], [Legal("donkeys 1")]))
    assert list(crowd.ready) == [table]
    assert table.turn
    assert table.turn[1].version == 4

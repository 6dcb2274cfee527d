"""A table is played with the components it was opened with, or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.play.log import Log
from tertulia.server.domain.commands import Start
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table


def test_corrected_components_do_not_slip_into_an_open_table() -> None:
    game = game_named("granada")
    printed = game.components()
    host = GuestId("host")
    seats = (Seat("guest", host), Seat("bot", None, "Olivo", "greedy"))
    state = TableState("open", host, seats, None, Log())
    table = Table("table", game, {"scoring": "normal"}, True, bytes(32), printed.hash, state)
    with pytest.raises(ComponentsChanged):
        run_command(Start(host), table, state.fork(), replace(printed, hash="f" * 64))
    run_command(Start(host), table, state, printed)
    assert state.phase == "running"


def test_the_record_of_a_table_carries_a_set_that_is_not_the_packages() -> None:
    game, host = game_named("granada"), GuestId("host")
    for printed in (game.components(), replace(game.components(), hash="f" * 64, name="My box")):
        seats = (Seat("guest", host), Seat("bot", None, "Olivo", "greedy"))
        state = TableState("open", host, seats, None, Log())
        table = Table("table", game, {"scoring": "normal"}, True, bytes(32), printed.hash, state)
        run_command(Start(host), table, state, printed)
        carried = state.fork().record().printed
        assert (carried is None) == (not printed.name)
        assert carried is None or carried["set"] == {"name": "My box", "game": "granada"}

"""A table is played with the components it was opened with, or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tertulia.kernel.registry import find_game
from tertulia.play.log import Log
from tertulia.server.domain.commands import Start
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table

GAME, HOST = find_game("granada"), GuestId("host")


def opened(printed: ComponentSet) -> Table:
    seats = (Seat("guest", HOST), Seat("bot", None, "Olivo", "greedy"))
    state = TableState("open", HOST, seats, None, Log())
    return Table("table", GAME, {"scoring": "normal"}, True, bytes(32), printed.components.hash, state, printed)


def test_a_table_whose_set_is_gone_is_not_dealt_with_another() -> None:
    table = opened(ComponentSet(GAME.name, GAME.components()))
    table.printed, kept = None, table.printed
    with pytest.raises(ComponentsChanged):
        run_command(Start(HOST), table, table.state.fork())
    table.printed = kept
    run_command(Start(HOST), table, table.state)
    assert table.state.phase == "running"


def test_the_record_of_a_table_carries_a_set_that_is_not_the_packages() -> None:
    for printed in (GAME.components(), replace(GAME.components(), hash="f" * 64, name="My box")):
        table = opened(ComponentSet(GAME.name, printed))
        run_command(Start(HOST), table, table.state)
        carried = table.state.fork().record().printed
        assert (carried is None) == (not printed.name)
        assert carried is None or carried["set"] == {"name": "My box", "game": "granada"}

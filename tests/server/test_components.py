"""A table is played with the components it was opened with, or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.server.domain.commands import start
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.state import Point
from tertulia.server.domain.table import Table
from tertulia.server.http.errors import ApiError


def test_corrected_components_do_not_slip_into_an_open_table() -> None:
    game = game_named("granada")
    printed = game.components()
    chairs = (Chair("guest", "host"), Chair("bot", None, "Olivo", "greedy"))
    point = Point("open", "host", chairs, None, [])
    table = Table("table", game, {"scoring": "normal"}, True, bytes(32), printed.hash, point)
    with pytest.raises(ApiError) as refused:
        start(table, "host", replace(printed, hash="f" * 64))(point.fork())
    assert refused.value.code == "components-changed"
    start(table, "host", printed)(point)
    assert point.phase == "running"

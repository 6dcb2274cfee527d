"""How long it takes until who looks on is told is measured from the change, once for each of them, not for signs of life."""

from __future__ import annotations

from pathlib import Path

from tertulia.server import measures
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.settings import Settings


def test_each_who_looks_is_told_once_of_what_has_changed(tmp_path: Path) -> None:
    told: list[float] = []
    end = measures.listen(lambda measure, value, labels: told.append(value) if measure is measures.TOLD else None)
    live = Broadcaster(Settings(data=tmp_path))
    with live.subscribed("table", None, "a", 0) as one, live.subscribed("table", None, "b", 0) as other:
        one.connection.stir()  # to be told that the site is still here
        one.told()
        assert told == []
        live.announce("table")
        began = one.since
        live.announce("table", people=True)  # before the first was told
        assert one.since == began
        live.announce("elsewhere")
        one.told()
        one.told()
        assert len(told) == 1
        other.told()
    end()
    assert len(told) == 2
    assert all(value >= 0 for value in told)

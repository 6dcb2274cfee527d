"""Time in a table's game record: the time control, who ran out or resigned and when, and how the game ended."""

from __future__ import annotations

from tertulia.server.domain.commands import PassTime, Resign, Undo
from tests.server.domain.tables import ANA, BEA, EVA, of
from tests.server.domain.test_timekeeping import LIVE, Evening


def test_record_has_time_control_and_timeouts() -> None:
    evening = Evening(pace=LIVE, forfeit="end")
    lost = evening.act(after=20)
    while evening.table.state.actors() != [lost]:
        evening.act(after=1.5)
    evening.wait(seconds=601 + 30)
    evening.run(PassTime())
    position = evening.table.state.position
    time = evening.table.record().time
    assert time is not None
    assert (time.pace, time.forfeit, time.lost, time.ended) == (LIVE, "end", [lost], None)
    assert [(gone.ply, gone.seat, gone.why) for gone in time.departures] == [(position, lost, "time")]
    assert time.actions[:2] == [20_000, 21_500]
    assert len(time.actions) == position


def test_record_has_resignation_and_ending() -> None:
    evening = Evening(of(ANA), of(BEA), forfeit="end")
    evening.act(after=7)
    evening.act(after=2)
    evening.run(Resign(BEA, 1))
    time = evening.table.record().time
    assert time is not None
    assert time.pace is None
    assert (time.departures[0].seat, time.departures[0].why) == (1, "resigned")
    assert time.ended is not None
    assert (time.ended.kind, time.ended.winner) == ("forfeit", 0)
    assert time.actions == [0, 2000], "where nobody has a clock the first action is the beginning"


def test_undo_moves_recorded_departure_to_earlier_ply() -> None:
    evening = Evening(pace=LIVE)
    seat, position = evening.until_undo(), evening.table.state.position
    other = next(each for each in range(3) if each != seat)
    evening.run(Resign((ANA, BEA, EVA)[other], other))
    state = evening.table.state
    evening.run(Undo((ANA, BEA, EVA)[seat], seat, state.position, state.version, 1))
    time = evening.table.record().time
    assert time is not None
    assert [gone.ply for gone in time.departures] == [position - 1] == [len(time.actions)]

"""Clocks of tables: who runs out of time, what follows, how games end early, and the times in game records."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from tertulia.play.clock import ByTurns, Interval, Live, SeatCalendar, TableTimes, TimedLine, read_clocks
from tertulia.server.domain.commands import (
    Act,
    Command,
    EndPause,
    PassTime,
    PlaceBot,
    PlayBot,
    ProposeEnd,
    ProposePause,
    ProposeTurnBased,
    Resign,
    Start,
    TakeBack,
    Undo,
)
from tertulia.server.domain.errors import (
    BotPlays,
    NoPause,
    NotLive,
    NotRunning,
    NotYourSeat,
    SeatLost,
    TimeIsUp,
    UndoNoTime,
)
from tertulia.server.domain.events import GameFinished, TableEvent, TimedOut
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import NO_EXCLUDED_TIME, Agreement, ExcludedTime
from tertulia.server.domain.table import Table
from tertulia.server.domain.timekeeping import clocks_of
from tertulia.server.errors import Refused
from tests.server.clocks import MovedClock
from tests.server.domain.tables import ANA, BEA, EVA, ODD, find_player_to_act, get_match, open_table, seat_guest

LIVE = Live(bank=600, increment=30, pause=3600)
BY_TURNS = ByTurns(reserve=2 * 86400, per_move=3600, cap=3 * 86400, pause=86400)


class TimedTable:
    """A table with a clock that the test moves."""

    def __init__(self, *seats: Seat, **agreed: Any) -> None:
        self.clock, self.away = MovedClock(), NO_EXCLUDED_TIME
        self.table = open_table(
            *(seats or (seat_guest(ANA), seat_guest(BEA), seat_guest(EVA))), agreement=Agreement(**agreed)
        )
        self.run(Start(ANA))

    def run(self, command: Command) -> list[TableEvent]:
        state = self.table.state.fork()
        happened = run_command(command, self.table, state, self.clock, self.away)
        if happened:
            state.version += 1
            self.table.adopt(state)
        return list(happened)

    def assert_refused(self, kind: type[Refused], command: Command) -> None:
        before = self.table.state
        with pytest.raises(kind):
            self.run(command)
        assert self.table.state is before

    def wait(self, **time: float) -> None:
        self.clock.seconds += timedelta(**time).total_seconds()

    def act(self, after: float = 0) -> int:
        """Let the player on turn take the first legal action after `after` seconds; returns the seat."""
        guest, seat = find_player_to_act(self.table)
        self.clock.seconds += after
        match, state = get_match(self.table), self.table.state
        self.run(Act(guest, seat, state.position, state.version, [match.notations(seat)[0]]))
        return seat

    def play_until_undo(self) -> int:
        """Play until a player has taken an action that reveals nothing, and so can be undone; returns the seat."""
        while True:
            (guest, seat), match, state = find_player_to_act(self.table), get_match(self.table), self.table.state
            for action in match.legal(seat):
                if not match.preview(seat, action).reveals:
                    named = match.game.actions.notation(action)
                    self.run(Act(guest, seat, state.position, state.version, [named]))
                    return seat
            self.act(1)

    def act_for_bot(self) -> None:
        """Let the first bot that is to act take its first legal action."""
        state = self.table.state
        seat = state.bot_to_act()
        assert seat is not None
        self.run(PlayBot(seat, state.version, [get_match(self.table).legal(seat)[0]]))

    @property
    def now(self) -> datetime:
        return self.clock.now()

    def get_seconds_left(self, seat: int) -> float:
        time_left = clocks_of(self.table.state, self.now, self.away)[seat].left
        assert time_left is not None
        return time_left.total_seconds()

    @property
    def due(self) -> float:
        """Seconds until the table changes without a command."""
        due = self.table.state.course.due(self.table.agreement.end_proposal_days)
        assert due is not None
        return due / 1000 - self.now.timestamp()

    def get_guest(self, seat: int) -> GuestId:
        guest = self.table.state.seats[seat].guest
        assert guest is not None
        return guest


def list_kinds(happened: Sequence[TableEvent]) -> list[str]:
    return [type(event).__name__ for event in happened]


def test_untimed_table_has_no_clock() -> None:
    timed = TimedTable()
    timed.act(10**6)
    assert clocks_of(timed.table.state, timed.now, NO_EXCLUDED_TIME)[0].left is None
    assert timed.table.state.course.due(7) is None


def test_single_player_with_bots_has_no_clock() -> None:
    timed = TimedTable(seat_guest(ANA), Seat("bot", None, "Rosa", "greedy"), Seat("device", ANA, "Ina"), pace=LIVE)
    assert timed.table.state.course.pace is None


def test_time_is_charged_to_players_to_act() -> None:
    timed = TimedTable(pace=LIVE)
    seat = timed.table.state.actors()[0]
    assert timed.due == 600
    timed.wait(seconds=100)
    assert (timed.get_seconds_left(seat), timed.get_seconds_left((seat + 1) % 3)) == (500, 600)
    while timed.table.state.actors() == [seat]:
        timed.act(1)
    assert timed.get_seconds_left(seat) < 530
    assert timed.due == 600


def test_late_action_is_refused_and_bot_takes_seat() -> None:
    timed = TimedTable(pace=LIVE)
    guest, seat = find_player_to_act(timed.table)
    timed.wait(seconds=600)
    state = timed.table.state
    timed.assert_refused(
        TimeIsUp, Act(guest, seat, state.position, state.version, [get_match(timed.table).notations(seat)[0]])
    )
    happened = timed.run(PassTime())
    assert list_kinds(happened) == ["TimedOut", "PlayerChanged"]
    assert timed.table.state.seats[seat].bot == timed.table.substitute
    assert timed.table.state.substitutions[0].seat == seat
    assert timed.run(PassTime()) == [], "never twice"
    timed.assert_refused(BotPlays, TakeBack(guest, seat))
    timed.act_for_bot()
    timed.run(TakeBack(guest, seat))
    assert timed.get_seconds_left(seat) == 60, "the time of one turn, and a minute at least"


def test_timeout_does_not_happen_early() -> None:
    timed = TimedTable(pace=LIVE)
    timed.wait(seconds=599.999)
    assert timed.run(PassTime()) == []
    timed.act()
    timed.wait(seconds=10)
    assert timed.table.state.phase == "running"


def test_outage_is_not_charged_to_clocks() -> None:
    timed = TimedTable(pace=LIVE)
    guest, seat = find_player_to_act(timed.table)
    began = timed.now + timedelta(seconds=100)
    timed.wait(seconds=100 + 86400)
    timed.away = ExcludedTime((Interval(began, timed.now),))
    assert list_kinds(timed.run(PassTime())) == ["ProposalsChanged"]
    assert timed.table.state.seats[seat].bot is None
    assert timed.due == 500
    state = timed.table.state
    timed.run(Act(guest, seat, state.position, state.version, [get_match(timed.table).notations(seat)[0]]))
    assert timed.get_seconds_left(seat) >= 500


def test_undo_does_not_refund_time() -> None:
    timed = TimedTable(pace=LIVE)
    seat = timed.play_until_undo()
    guest, seconds_before = timed.get_guest(seat), timed.get_seconds_left(seat)
    state = timed.table.state
    timed.wait(seconds=50)
    timed.run(Undo(guest, seat, state.position, state.version, 1))
    assert timed.get_seconds_left(seat) == seconds_before - 50
    again = timed.play_until_undo()
    timed.wait(seconds=700)
    state = timed.table.state
    timed.assert_refused(UndoNoTime, Undo(timed.get_guest(again), again, state.position, state.version, 1))


@pytest.mark.parametrize("pace", [LIVE, BY_TURNS])
def test_settled_clocks_equal_reading_of_complete_log(pace: Live | ByTurns) -> None:
    timed = TimedTable(pace=pace)
    lines = [TimedLine(timed.now, tuple(timed.table.state.actors()))]
    rounds = timed.table.state.round
    for number in range(60):
        seat = timed.act(number % 7)
        waited, now_round = tuple(timed.table.state.actors()), timed.table.state.round
        lines.append(TimedLine(timed.now, waited, seat, turn_ended=seat in waited and now_round != rounds))
        rounds = now_round
        slow = read_clocks(pace, TableTimes((SeatCalendar(),) * 3, tuple(lines)), timed.now)
        assert slow == clocks_of(timed.table.state, timed.now, NO_EXCLUDED_TIME)
        assert len(timed.table.state.course.lines) <= get_match(timed.table).position


def test_timeout_of_two_players_ends_game_if_agreed() -> None:
    timed = TimedTable(seat_guest(ANA), seat_guest(BEA), pace=LIVE, forfeit="end")
    seat = timed.table.state.actors()[0]
    timed.wait(seconds=600)
    happened = timed.run(PassTime())
    assert isinstance(happened[0], TimedOut)
    assert isinstance(happened[-1], GameFinished)
    ended = timed.table.state.course.ended
    assert ended is not None
    assert (ended.kind, ended.winner, timed.table.state.phase) == ("forfeit", 1 - seat, "over")
    timed.assert_refused(NotRunning, TakeBack(timed.get_guest(seat), seat))


def test_timeout_of_three_players_loses_the_seat() -> None:
    timed = TimedTable(pace=LIVE, forfeit="end")
    guest, seat = find_player_to_act(timed.table)
    timed.wait(seconds=600)
    timed.run(PassTime())
    assert timed.table.state.course.lost == (seat,)
    assert timed.table.state.phase == "running"
    timed.act_for_bot()
    timed.assert_refused(SeatLost, TakeBack(guest, seat))
    timed.assert_refused(SeatLost, ProposeEnd(guest))


@pytest.mark.parametrize("forfeit", ["bot", "end"])
def test_resignation_hands_seat_to_bot_or_loses_it(forfeit: str) -> None:
    timed = TimedTable(forfeit=forfeit)
    timed.assert_refused(NotYourSeat, Resign(ODD, 0))
    assert list_kinds(timed.run(Resign(ANA, 0))) == ["Resigned", "PlayerChanged"]
    timed.assert_refused(BotPlays if forfeit == "bot" else SeatLost, Resign(ANA, 0))
    timed.run(Resign(BEA, 1))
    if forfeit == "end":
        assert timed.table.state.course.ended is not None
        assert timed.table.state.course.ended.winner == 2
        return
    timed.run(TakeBack(ANA, 0))
    timed.run(Resign(ANA, 0))
    timed.run(Resign(EVA, 2))
    assert timed.table.state.course.ended is not None
    assert timed.table.state.course.ended.kind == "deserted"


def test_game_ends_once_all_agree() -> None:
    timed = TimedTable()
    timed.assert_refused(NotYourSeat, ProposeEnd(ODD))
    assert list_kinds(timed.run(ProposeEnd(ANA))) == ["ProposalsChanged"]
    assert timed.run(ProposeEnd(ANA)) == []
    timed.run(ProposeEnd(BEA))
    timed.run(ProposeEnd(EVA, agree=False))
    assert timed.table.state.course.end_proposal is None
    for guest in (ANA, BEA):
        timed.run(ProposeEnd(guest))
    assert list_kinds(timed.run(ProposeEnd(EVA))) == ["ProposalsChanged", "GameFinished"]
    assert timed.table.state.course.ended is not None
    assert timed.table.state.course.ended.kind == "agreed"


def test_unopposed_end_proposal_ends_game() -> None:
    timed = TimedTable(end_proposal_days=3)
    timed.run(ProposeEnd(ANA))
    assert timed.due == 3 * 86400
    timed.wait(days=3, seconds=-1)
    assert timed.run(PassTime()) == []
    timed.wait(seconds=1)
    timed.run(PassTime())
    assert timed.table.state.course.ended is not None
    assert timed.table.state.course.ended.kind == "wish"


def test_agreed_pause_stops_clocks_until_lifted() -> None:
    timed = TimedTable(pace=BY_TURNS)
    seat = timed.table.state.actors()[0]
    timed.run(ProposePause(ANA, 10))
    timed.run(ProposePause(BEA, 1))
    timed.run(ProposePause(EVA, 1))
    assert timed.due == 2 * 86400 + 10 * 3600
    timed.wait(hours=4)
    assert timed.get_seconds_left(seat) == 2 * 86400
    timed.run(EndPause(BEA))
    assert timed.due == 2 * 86400
    timed.wait(hours=1)
    assert timed.get_seconds_left(seat) == 2 * 86400 - 3600
    TimedTable().assert_refused(NoPause, ProposePause(ANA, 1))


def test_stalled_live_game_becomes_turn_based() -> None:
    timed = TimedTable(pace=Live(bank=5 * 3600))
    timed.act(1)
    timed.run(ProposeTurnBased(ANA, frozenset({ANA, BEA})))
    assert isinstance(timed.table.state.course.pace, Live)
    timed.run(ProposeTurnBased(BEA, frozenset({ANA, BEA})))
    assert isinstance(timed.table.state.course.pace, ByTurns)
    assert timed.get_seconds_left(0) == 2 * 86400
    timed.assert_refused(NotLive, ProposeTurnBased(ANA))
    alone = TimedTable(pace=Live(bank=5 * 3600))
    alone.act(1)
    people = frozenset({ANA, BEA, EVA})
    alone.run(ProposeTurnBased(ANA, people))
    assert isinstance(alone.table.state.course.pace, Live)
    alone.wait(hours=1)
    alone.run(ProposeTurnBased(ANA, people))
    assert isinstance(alone.table.state.course.pace, ByTurns)


def test_substitute_bot_has_no_clock() -> None:
    timed = TimedTable(pace=LIVE)
    guest, seat = find_player_to_act(timed.table)
    timed.run(PlaceBot(guest, seat, "random"))
    assert timed.table.state.course.due(7) is None
    timed.wait(hours=5)
    timed.run(TakeBack(guest, seat))
    assert timed.get_seconds_left(seat) == 600
    assert timed.table.state.course.due(7) is not None


def test_bots_finish_game_after_all_timeouts() -> None:
    timed = TimedTable(seat_guest(ANA), seat_guest(BEA), pace=LIVE)
    for _ in range(2):
        while timed.table.state.bot_to_act() is not None:
            timed.act_for_bot()
        timed.wait(seconds=700)
        timed.run(PassTime())
    assert timed.table.state.only_bots_decide
    assert timed.table.state.waits_for_bot


def test_table_defaults_to_default_agreement() -> None:
    table: Table = open_table()
    assert table.agreement == Agreement()


def test_record_has_time_control_and_timeouts() -> None:
    timed = TimedTable(pace=LIVE, forfeit="end")
    lost = timed.act(after=20)
    while timed.table.state.actors() != [lost]:
        timed.act(after=1.5)
    timed.wait(seconds=601 + 30)
    timed.run(PassTime())
    position = timed.table.state.position
    time = timed.table.record().time
    assert time is not None
    assert (time.pace, time.forfeit, time.lost, time.ended) == (LIVE, "end", [lost], None)
    assert [(departure.ply, departure.seat, departure.why) for departure in time.departures] == [
        (position, lost, "time")
    ]
    assert time.actions[:2] == [20_000, 21_500]
    assert len(time.actions) == position


def test_record_has_resignation_and_ending() -> None:
    timed = TimedTable(seat_guest(ANA), seat_guest(BEA), forfeit="end")
    timed.act(after=7)
    timed.act(after=2)
    timed.run(Resign(BEA, 1))
    time = timed.table.record().time
    assert time is not None
    assert time.pace is None
    assert (time.departures[0].seat, time.departures[0].why) == (1, "resigned")
    assert time.ended is not None
    assert (time.ended.kind, time.ended.winner) == ("forfeit", 0)
    assert time.actions == [0, 2000], "where nobody has a clock the first action is the beginning"


def test_undo_moves_recorded_departure_to_earlier_ply() -> None:
    timed = TimedTable(pace=LIVE)
    seat, position = timed.play_until_undo(), timed.table.state.position
    other = next(each for each in range(3) if each != seat)
    timed.run(Resign((ANA, BEA, EVA)[other], other))
    state = timed.table.state
    timed.run(Undo((ANA, BEA, EVA)[seat], seat, state.position, state.version, 1))
    time = timed.table.record().time
    assert time is not None
    assert [departure.ply for departure in time.departures] == [position - 1] == [len(time.actions)]

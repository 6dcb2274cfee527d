"""Clocks of tables: who runs out of time, what follows, and how games end early."""

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
    NotRunning,
    NotStalled,
    NotYourSeat,
    SeatLost,
    TimeIsUp,
    UndoNoTime,
)
from tertulia.server.domain.events import Finished, TableEvent, TimedOut
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import NO_EXCLUDED_TIME, Agreement, ExcludedTime
from tertulia.server.domain.table import Table
from tertulia.server.domain.timekeeping import clocks_of
from tertulia.server.errors import Refused
from tests.server.clocks import MovedClock
from tests.server.domain.tables import ANA, BEA, EVA, ODD, match_of, of, on_turn, open_table

LIVE = Live(bank=600, increment=30, pause=3600)
DAYS = ByTurns(reserve=2 * 86400, per_move=3600, cap=3 * 86400, pause=86400)


class Evening:
    """A table with a clock that the test moves."""

    def __init__(self, *seats: Seat, **agreed: Any) -> None:
        self.clock, self.away = MovedClock(), NO_EXCLUDED_TIME
        self.table = open_table(*(seats or (of(ANA), of(BEA), of(EVA))), agreement=Agreement(**agreed))
        self.run(Start(ANA))

    def run(self, command: Command) -> list[TableEvent]:
        state = self.table.state.fork()
        happened = run_command(command, self.table, state, self.clock, self.away)
        if happened:
            state.version += 1
            self.table.adopt(state)
        return list(happened)

    def refused(self, kind: type[Refused], command: Command) -> None:
        before = self.table.state
        with pytest.raises(kind):
            self.run(command)
        assert self.table.state is before

    def wait(self, **time: float) -> None:
        self.clock.seconds += timedelta(**time).total_seconds()

    def act(self, after: float = 0) -> int:
        """Let the player on turn take the first legal action after `after` seconds; returns the seat."""
        guest, seat = on_turn(self.table)
        self.clock.seconds += after
        match, state = match_of(self.table), self.table.state
        self.run(Act(guest, seat, state.position, state.version, [match.notations(seat)[0]]))
        return seat

    def until_undo(self) -> int:
        """Play until a player has taken an action that reveals nothing, and so can be undone; returns the seat."""
        while True:
            (guest, seat), match, state = on_turn(self.table), match_of(self.table), self.table.state
            for action in match.legal(seat):
                if not match.preview(seat, action).reveals:
                    named = match.game.actions.notation(action)
                    self.run(Act(guest, seat, state.position, state.version, [named]))
                    return seat
            self.act(1)

    def bot(self) -> None:
        """Let the first bot that is to act take its first legal action."""
        state = self.table.state
        seat = state.bot_to_act()
        assert seat is not None
        self.run(PlayBot(seat, state.version, [match_of(self.table).legal(seat)[0]]))

    @property
    def now(self) -> datetime:
        return self.clock.now()

    def left(self, seat: int) -> float:
        left = clocks_of(self.table.state, self.now, self.away)[seat].left
        assert left is not None
        return left.total_seconds()

    @property
    def due(self) -> float:
        """Seconds until the table changes without a command."""
        due = self.table.state.course.due(self.table.agreement.end_proposal_days)
        assert due is not None
        return due / 1000 - self.now.timestamp()

    def guest(self, seat: int) -> GuestId:
        guest = self.table.state.seats[seat].guest
        assert guest is not None
        return guest


def kinds(happened: Sequence[TableEvent]) -> list[str]:
    return [type(event).__name__ for event in happened]


def test_a_table_without_a_pace_has_no_clock() -> None:
    evening = Evening()
    evening.act(10**6)
    assert clocks_of(evening.table.state, evening.now, NO_EXCLUDED_TIME)[0].left is None
    assert evening.table.state.course.due(7) is None


def test_one_person_with_bots_has_no_clock() -> None:
    evening = Evening(of(ANA), Seat("bot", None, "Rosa", "greedy"), Seat("device", ANA, "Ina"), pace=LIVE)
    assert evening.table.state.course.pace is None


def test_time_is_charged_to_whoever_is_to_act() -> None:
    evening = Evening(pace=LIVE)
    seat = evening.table.state.actors()[0]
    assert evening.due == 600
    evening.wait(seconds=100)
    assert (evening.left(seat), evening.left((seat + 1) % 3)) == (500, 600)
    while evening.table.state.actors() == [seat]:
        evening.act(1)
    assert evening.left(seat) < 530
    assert evening.due == 600


def test_who_acts_too_late_is_refused_and_a_bot_takes_the_seat() -> None:
    evening = Evening(pace=LIVE)
    guest, seat = on_turn(evening.table)
    evening.wait(seconds=600)
    state = evening.table.state
    evening.refused(
        TimeIsUp, Act(guest, seat, state.position, state.version, [match_of(evening.table).notations(seat)[0]])
    )
    happened = evening.run(PassTime())
    assert kinds(happened) == ["TimedOut", "PlayerChanged"]
    assert evening.table.state.seats[seat].bot == evening.table.substitute
    assert evening.table.state.substitutions[0].seat == seat
    assert evening.run(PassTime()) == [], "never twice"
    evening.refused(BotPlays, TakeBack(guest, seat))
    evening.bot()
    evening.run(TakeBack(guest, seat))
    assert evening.left(seat) == 60, "the time of one turn, and a minute at least"


def test_nothing_happens_a_moment_too_early() -> None:
    evening = Evening(pace=LIVE)
    evening.wait(seconds=599.999)
    assert evening.run(PassTime()) == []
    evening.act()
    evening.wait(seconds=10)
    assert evening.table.state.phase == "running"


def test_an_outage_is_given_back_and_nobody_is_out_of_time_for_it() -> None:
    evening = Evening(pace=LIVE)
    guest, seat = on_turn(evening.table)
    began = evening.now + timedelta(seconds=100)
    evening.wait(seconds=100 + 86400)
    evening.away = ExcludedTime((Interval(began, evening.now),))
    assert kinds(evening.run(PassTime())) == ["ProposalsChanged"]
    assert evening.table.state.seats[seat].bot is None
    assert evening.due == 500
    state = evening.table.state
    evening.run(Act(guest, seat, state.position, state.version, [match_of(evening.table).notations(seat)[0]]))
    assert evening.left(seat) >= 500


def test_what_is_taken_back_costs_the_time_of_whoever_takes_it_back() -> None:
    evening = Evening(pace=LIVE)
    seat = evening.until_undo()
    guest, left = evening.guest(seat), evening.left(seat)
    state = evening.table.state
    evening.wait(seconds=50)
    evening.run(Undo(guest, seat, state.position, state.version, 1))
    assert evening.left(seat) == left - 50
    again = evening.until_undo()
    evening.wait(seconds=700)
    state = evening.table.state
    evening.refused(UndoNoTime, Undo(evening.guest(again), again, state.position, state.version, 1))


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_settled_clocks_agree_with_a_reading_of_the_whole_log(pace: Live | ByTurns) -> None:
    evening = Evening(pace=pace)
    lines = [TimedLine(evening.now, tuple(evening.table.state.actors()))]
    rounds = evening.table.state.round
    for number in range(60):
        seat = evening.act(number % 7)
        waited, now_round = tuple(evening.table.state.actors()), evening.table.state.round
        lines.append(TimedLine(evening.now, waited, seat, turn_ended=seat in waited and now_round != rounds))
        rounds = now_round
        slow = read_clocks(pace, TableTimes((SeatCalendar(),) * 3, tuple(lines)), evening.now)
        assert slow == clocks_of(evening.table.state, evening.now, NO_EXCLUDED_TIME)
        assert len(evening.table.state.course.lines) <= match_of(evening.table).position


def test_the_last_of_two_wins_where_the_table_chose_that_the_game_ends() -> None:
    evening = Evening(of(ANA), of(BEA), pace=LIVE, forfeit="end")
    seat = evening.table.state.actors()[0]
    evening.wait(seconds=600)
    happened = evening.run(PassTime())
    assert isinstance(happened[0], TimedOut)
    assert isinstance(happened[-1], Finished)
    ended = evening.table.state.course.ended
    assert ended is not None
    assert (ended.kind, ended.winner, evening.table.state.phase) == ("forfeit", 1 - seat, "over")
    evening.refused(NotRunning, TakeBack(evening.guest(seat), seat))


def test_of_three_the_others_go_on_and_the_seat_is_lost() -> None:
    evening = Evening(pace=LIVE, forfeit="end")
    guest, seat = on_turn(evening.table)
    evening.wait(seconds=600)
    evening.run(PassTime())
    assert evening.table.state.course.lost == (seat,)
    assert evening.table.state.phase == "running"
    evening.bot()
    evening.refused(SeatLost, TakeBack(guest, seat))
    evening.refused(SeatLost, ProposeEnd(guest))


@pytest.mark.parametrize("forfeit", ["bot", "end"])
def test_who_resigns_gives_the_seat_to_a_bot_or_loses(forfeit: str) -> None:
    evening = Evening(forfeit=forfeit)
    evening.refused(NotYourSeat, Resign(ODD, 0))
    assert kinds(evening.run(Resign(ANA, 0))) == ["Resigned", "PlayerChanged"]
    evening.refused(BotPlays if forfeit == "bot" else SeatLost, Resign(ANA, 0))
    evening.run(Resign(BEA, 1))
    if forfeit == "end":
        assert evening.table.state.course.ended is not None
        assert evening.table.state.course.ended.winner == 2
        return
    evening.run(TakeBack(ANA, 0))
    evening.run(Resign(ANA, 0))
    evening.run(Resign(EVA, 2))
    assert evening.table.state.course.ended is not None
    assert evening.table.state.course.ended.kind == "deserted"


def test_a_game_ends_once_all_agree() -> None:
    evening = Evening()
    evening.refused(NotYourSeat, ProposeEnd(ODD))
    assert kinds(evening.run(ProposeEnd(ANA))) == ["ProposalsChanged"]
    assert evening.run(ProposeEnd(ANA)) == []
    evening.run(ProposeEnd(BEA))
    evening.run(ProposeEnd(EVA, agree=False))
    assert evening.table.state.course.end_proposal is None
    for guest in (ANA, BEA):
        evening.run(ProposeEnd(guest))
    assert kinds(evening.run(ProposeEnd(EVA))) == ["ProposalsChanged", "Finished"]
    assert evening.table.state.course.ended is not None
    assert evening.table.state.course.ended.kind == "agreed"


def test_a_wish_that_nobody_opposes_ends_the_game_in_time() -> None:
    evening = Evening(end_proposal_days=3)
    evening.run(ProposeEnd(ANA))
    assert evening.due == 3 * 86400
    evening.wait(days=3, seconds=-1)
    assert evening.run(PassTime()) == []
    evening.wait(seconds=1)
    evening.run(PassTime())
    assert evening.table.state.course.ended is not None
    assert evening.table.state.course.ended.kind == "wish"


def test_a_pause_that_all_agree_on_is_left_out_and_can_be_lifted() -> None:
    evening = Evening(pace=DAYS)
    seat = evening.table.state.actors()[0]
    evening.run(ProposePause(ANA, 10))
    evening.run(ProposePause(BEA, 1))
    evening.run(ProposePause(EVA, 1))
    assert evening.due == 2 * 86400 + 10 * 3600
    evening.wait(hours=4)
    assert evening.left(seat) == 2 * 86400
    evening.run(EndPause(BEA))
    assert evening.due == 2 * 86400
    evening.wait(hours=1)
    assert evening.left(seat) == 2 * 86400 - 3600
    Evening().refused(NoPause, ProposePause(ANA, 1))


def test_a_live_game_that_has_stalled_goes_on_by_turns() -> None:
    evening = Evening(pace=Live(bank=5 * 3600))
    evening.act(1)
    evening.run(ProposeTurnBased(ANA, frozenset({ANA, BEA})))
    assert isinstance(evening.table.state.course.pace, Live)
    evening.run(ProposeTurnBased(BEA, frozenset({ANA, BEA})))
    assert isinstance(evening.table.state.course.pace, ByTurns)
    assert evening.left(0) == 2 * 86400
    evening.refused(NotStalled, ProposeTurnBased(ANA))
    alone = Evening(pace=Live(bank=5 * 3600))
    alone.act(1)
    people = frozenset({ANA, BEA, EVA})
    alone.run(ProposeTurnBased(ANA, people))
    assert isinstance(alone.table.state.course.pace, Live)
    alone.wait(hours=1)
    alone.run(ProposeTurnBased(ANA, people))
    assert isinstance(alone.table.state.course.pace, ByTurns)


def test_a_bot_in_the_place_of_somebody_has_no_clock() -> None:
    evening = Evening(pace=LIVE)
    guest, seat = on_turn(evening.table)
    evening.run(PlaceBot(guest, seat, "random"))
    assert evening.table.state.course.due(7) is None
    evening.wait(hours=5)
    evening.run(TakeBack(guest, seat))
    assert evening.left(seat) == 600
    assert evening.table.state.course.due(7) is not None


def test_where_all_have_run_out_bots_bring_the_game_to_its_end() -> None:
    evening = Evening(of(ANA), of(BEA), pace=LIVE)
    for _ in range(2):
        while evening.table.state.bot_to_act() is not None:
            evening.bot()
        evening.wait(seconds=700)
        evening.run(PassTime())
    assert evening.table.state.only_bots_decide
    assert evening.table.state.waits_for_bot


def test_an_old_table_is_played_as_before() -> None:
    table: Table = open_table()
    assert table.agreement == Agreement()

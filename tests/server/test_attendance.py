"""Presence: guests with a live connection or recent requests are online; for others the time away is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.server.domain.ids import GuestId
from tertulia.server.live.attendance import ATTENTION, RETURN, Attendance
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.settings import Settings

ANA, BEN = GuestId("ana"), GuestId("ben")


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def live(time: Time) -> Broadcaster:
    made = Broadcaster(Settings(data=Path()))
    made.attendance = Attendance(time)
    return made


def test_right_after_a_start_nobody_is_away(live: Broadcaster, time: Time) -> None:
    time.now += RETURN
    assert live.away("one", ANA) == 0
    time.now += 7
    assert live.away("one", ANA) == 7


def test_that_one_of_two_asks_no_more_is_noticed_once(live: Broadcaster, time: Time) -> None:
    for guest in (ANA, BEN):
        live.note("one", guest, True)
    time.now += ATTENTION - 1
    live.note("one", BEN, True)
    time.now += 2
    assert [live.attendance.forget() for _ in range(2)] == [["one"], []]
    assert live.online("one") == {BEN}


def test_who_asks_now_and_then_is_there(live: Broadcaster, time: Time) -> None:
    time.now += 1000
    for _ in range(5):
        live.note("one", ANA, True)
        assert live.away("one", ANA) == 0
        assert live.online("one") == {ANA}
        assert live.watched("one")
        time.now += ATTENTION - 1
    time.now += 2
    assert live.online("one") == set()
    assert not live.watched("one")
    assert live.away("one", ANA) == ATTENTION + 1
    assert live.away("two", ANA) > 1000, "they were at another table"


def test_a_live_connection_says_whether_they_are_there(live: Broadcaster, time: Time) -> None:
    live.note("one", ANA, True)
    time.now += 1000
    with live.subscribed("one", ANA, "here", 0):
        live.note("one", ANA, True)
        time.now += 1000
        assert live.away("one", ANA) == 0
        assert live.online("one") == {ANA}
        assert live.watched("one")
    assert live.online("one") == set(), "at once"
    time.now += 5
    assert live.away("one", ANA) == 5


def test_a_spectator_without_a_cookie_looks_too(live: Broadcaster, time: Time) -> None:
    live.note("one", None, False)
    assert live.watched("one")
    assert live.online("one") == set()
    time.now += ATTENTION
    assert not live.watched("one")


def test_only_of_those_who_sit_at_the_table_it_is_news(live: Broadcaster) -> None:
    """Otherwise a thousand spectators would each be told of the thousand others."""
    with live.subscribed("one", ANA, "here", 0) as watching:
        watching.people = False
        with live.subscribed("one", BEN, "here", 0, lambda: False):
            live.note("one", GuestId("carla"), False)
        assert not watching.people
        with live.subscribed("one", BEN, "here", 0):
            assert watching.people


def test_who_stops_asking_is_noticed(time: Time) -> None:
    attendance = Attendance(time)
    assert attendance.ask("one", ANA, connected=False)
    assert not attendance.ask("one", ANA, connected=False), "they are there already"
    attendance.ask("two", BEN, connected=False)
    time.now += ATTENTION - 1
    attendance.ask("two", BEN, connected=False)
    time.now += 1
    assert attendance.forget() == ["one"]
    assert attendance.forget() == []
    assert attendance.asking("two") == {BEN}

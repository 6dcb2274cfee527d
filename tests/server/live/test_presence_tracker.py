"""Presence: guests with a live connection or recent requests are online; for others the time away is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.server.domain.seats import GuestId
from tertulia.server.live.broadcaster import (
    LEAVING_SECONDS,
    POLL_PRESENCE_SECONDS,
    RECONNECT_SECONDS,
    Broadcaster,
    PresenceTracker,
)
from tertulia.server.settings import Settings
from tests.server.clocks import ManualClock

ANA, BEN = GuestId("ana"), GuestId("ben")


@pytest.fixture
def live(clock: ManualClock) -> Broadcaster:
    broadcaster = Broadcaster(Settings(data=Path()))
    broadcaster.presence = PresenceTracker(clock)
    return broadcaster


def test_absence_counts_from_reconnect_time_after_start(live: Broadcaster, clock: ManualClock) -> None:
    clock.now += RECONNECT_SECONDS
    assert live.seconds_away("one", ANA) == 0
    clock.now += 7
    assert live.seconds_away("one", ANA) == 7


def test_end_of_polling_is_reported_once_per_table(live: Broadcaster, clock: ManualClock) -> None:
    for guest in (ANA, BEN):
        live.note_request("one", guest, True)
    clock.now += POLL_PRESENCE_SECONDS - 1
    live.note_request("one", BEN, True)
    clock.now += 2
    assert [live.presence.forget_stopped() for _ in range(2)] == [["one"], []]
    assert live.online("one") == {BEN}


def test_polling_guest_is_online(live: Broadcaster, clock: ManualClock) -> None:
    clock.now += 1000
    for _ in range(5):
        live.note_request("one", ANA, True)
        assert live.seconds_away("one", ANA) == 0
        assert live.online("one") == {ANA}
        assert live.is_watched("one")
        clock.now += POLL_PRESENCE_SECONDS - 1
    clock.now += 2
    assert live.online("one") == set()
    assert not live.is_watched("one")
    assert live.seconds_away("one", ANA) == POLL_PRESENCE_SECONDS + 1
    assert live.seconds_away("two", ANA) > 1000, "presence counts for one table only"


def test_live_connection_decides_presence(live: Broadcaster, clock: ManualClock) -> None:
    live.note_request("one", ANA, True)
    clock.now += 1000
    with live.subscribe_viewer("one", ANA, "here", 0):
        live.note_request("one", ANA, True)
        clock.now += 1000
        assert live.seconds_away("one", ANA) == 0
        assert live.online("one") == {ANA}
        assert live.is_watched("one")
    assert live.online("one") == set(), "as soon as the connection ends"
    clock.now += 5
    assert live.seconds_away("one", ANA) == 5


def test_late_request_of_closed_page_makes_no_guest_present(live: Broadcaster, clock: ManualClock) -> None:
    clock.now += 1000
    with live.subscribe_viewer("one", ANA, "here", 0):
        pass
    live.note_request("one", ANA, True)
    live.note_request("two", ANA, True)
    assert (live.online("one"), live.online("two")) == (set(), {ANA})
    clock.now += LEAVING_SECONDS
    live.note_request("one", ANA, True)
    assert live.online("one") == {ANA}, "the guest polls"


def test_visitor_without_cookie_counts_as_watching(live: Broadcaster, clock: ManualClock) -> None:
    live.note_request("one", None, False)
    assert live.is_watched("one")
    assert live.online("one") == set()
    clock.now += POLL_PRESENCE_SECONDS
    assert not live.is_watched("one")


def test_presence_event_is_due_only_for_seated_guests(live: Broadcaster) -> None:
    """Otherwise each of a thousand spectators would get an event for every other one."""
    with live.subscribe_viewer("one", ANA, "here", 0) as watching:
        watching.presence_due = False
        with live.subscribe_viewer("one", BEN, "here", 0, lambda: False):
            live.note_request("one", GuestId("carla"), False)
        assert not watching.presence_due
        with live.subscribe_viewer("one", BEN, "here", 0):
            assert watching.presence_due


def test_tracker_forgets_guest_who_stops_polling(clock: ManualClock) -> None:
    attendance = PresenceTracker(clock)
    assert attendance.note_request("one", ANA, connected=False)
    assert not attendance.note_request("one", ANA, connected=False), "the guest is present already"
    attendance.note_request("two", BEN, connected=False)
    clock.now += POLL_PRESENCE_SECONDS - 1
    attendance.note_request("two", BEN, connected=False)
    clock.now += 1
    assert attendance.forget_stopped() == ["one"]
    assert attendance.forget_stopped() == []
    assert attendance.polling_guests("two") == {BEN}

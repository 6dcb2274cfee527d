"""Deadlines in the list of tables: a player on turn sees their own, all others the earliest."""

from __future__ import annotations

import json
from collections.abc import Set
from typing import Any

from tertulia.server.domain.ports import ListedTable
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.http.serializers import listed_json
from tests.server.outgoing import IdNames

ANA, BEA, CAT, EVA = GuestId("ana"), GuestId("bea"), GuestId("cat"), GuestId("eva")


class Nobody:
    """An `Audience` without guests (`tertulia.server.domain.ports`)."""

    def online(self, table_id: str) -> Set[GuestId]:
        return frozenset()

    def note_request(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        """Does nothing."""

    def seconds_away(self, table_id: str, guest: GuestId) -> float:
        return 0

    def is_watched(self, table_id: str) -> bool:
        return False

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Does nothing."""


def encode_listed_table(guest: GuestId | None, ends: list[int | None], cache: dict[str, bytes]) -> Any:
    seats = (Seat("guest", ANA), Seat("guest", BEA), Seat("guest", CAT))
    acting = [seat for seat, end in enumerate(ends) if end is not None]
    table = ListedTable("one", "granada", {}, True, "running", ANA, seats, acting, deadlines=ends)
    return json.loads(bytes(listed_json(table, guest, Nobody(), IdNames(), cache)))


def test_player_to_act_sees_own_deadline() -> None:
    cache: dict[str, bytes] = {}
    ends = [5000, 3000, None]
    assert [encode_listed_table(guest, ends, cache)["deadline"] for guest in (ANA, BEA, CAT)] == [5000, 3000, 3000]
    assert cache == {}


def test_strangers_see_earliest_deadline() -> None:
    cache: dict[str, bytes] = {}
    strangers = [encode_listed_table(guest, [5000, 3000, None], cache) for guest in (EVA, None)]
    assert strangers[0] == strangers[1]
    assert (strangers[0]["deadline"], list(cache)) == (3000, ["one"])
    assert encode_listed_table(ANA, [5000, 3000, None], cache)["deadline"] == 5000


def test_untimed_table_has_no_deadline() -> None:
    assert encode_listed_table(ANA, [None, None, None], {})["deadline"] is None
    assert encode_listed_table(ANA, [], {})["deadline"] is None

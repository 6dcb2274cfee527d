"""Earlier positions of a table: every viewer gets the view of that time, and the table does not change."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.assembly import make_app
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.serializers import table_json
from tertulia.server.http.view_cache import encoded_views
from tertulia.server.settings import Settings
from tests.server.asgi import Answer, Site, site
from tests.server.finished_games import KEY, create_match, play_match
from tests.server.outgoing import IdNames

ANA, BEN, STRANGER = GuestId("ana"), GuestId("ben"), GuestId("stranger")


class Game:
    """A table in memory, and its views at every position."""

    def __init__(self, running: Site, game: str, plies: int) -> None:
        self.running = running
        match = create_match(game)
        seats = (Seat("guest", ANA), Seat("guest", BEN))
        self.log, self._positions = [encode_ply(match)], [match.fork()]
        for _ in play_match(match, plies):
            self.log.append(encode_ply(match))
            self._positions.append(match.fork())
        phase: Phase = "over" if match.over else "running"
        state = TableState(phase, ANA, seats, match, Log(self.log))
        self.table = Table("t", match.game, match.options, True, KEY, match.components, state)
        self.table.printed = running.assembly.service.sets.usual(game)
        running.assembly.service._tables["t"] = self.table

    @cached_property
    def views_by_position(self) -> list[dict[int | None, bytes]]:
        """The encoded views by position and viewer."""
        return [self._encode_views(match) for match in self._positions]

    @staticmethod
    def _encode_views(match: Match) -> dict[int | None, bytes]:
        return {viewer: msgspec.json.encode(match.view(viewer)) for viewer in (None, 0, 1)}

    async def ask(self, guest: GuestId | None, query: str) -> Answer:
        return await self.running.ask(guest, "GET", f"/api/tables/t/position{query}")


def decode_body(answer: Answer) -> dict[str, Any]:
    assert answer.status == 200, answer.body
    found: dict[str, Any] = msgspec.json.decode(answer.body, type=dict[str, msgspec.Raw])
    return found


def decode_refusal(answer: Answer) -> tuple[int, str, str]:
    found = msgspec.json.decode(answer.body)
    return answer.status, found["error"], found["message"]


@pytest.mark.parametrize(("game", "plies"), [("granada", 60), ("la-granja", 80), ("la-granja", 100_000)])
async def test_earlier_position_shows_the_view_of_that_time(tmp_path: Path, game: str, plies: int) -> None:
    """While the game runs and after it: the end of a game reveals no earlier hand."""
    async with site(tmp_path) as running:
        played = Game(running, game, plies)
        last = len(played.views_by_position) - 1
        for guest, seat in ((ANA, 0), (BEN, 1), (STRANGER, None), (None, None)):
            for ply in (0, 1, last // 2, last - 1, last):
                found = decode_body(await played.ask(guest, f"?ply={ply}"))
                assert bytes(found["view"]) == played.views_by_position[ply][seat]
                assert msgspec.json.decode(found["as"]) == seat
                assert msgspec.json.decode(found["ply"]) == ply
        assert KEY.hex().encode() not in (await played.ask(ANA, f"?ply={last // 2}")).body


async def test_earlier_position_has_own_actions_if_asked_for(tmp_path: Path) -> None:
    """Only those of the viewer's seat, and only if it was to act: others' options would reveal their hands."""
    async with site(tmp_path) as running:
        played = Game(running, "granada", 30)
        for ply, match in enumerate(played._positions):
            for guest, seat in ((ANA, 0), (BEN, 1), (STRANGER, None)):
                found = decode_body(await played.ask(guest, f"?ply={ply}&legal=true"))
                notations = [action["notation"] for action in msgspec.json.decode(found["legal"])]
                assert notations == (match.notations(seat) if seat in match.actors() else [])
        assert bytes(decode_body(await played.ask(ANA, "?ply=5"))["legal"]) == b"[]"


async def test_view_of_another_seat_is_not_shown(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        played = Game(running, "granada", 30)
        assert bytes(decode_body(await played.ask(ANA, "?ply=9&as=1"))["view"]) == played.views_by_position[9][0]
        assert (
            bytes(decode_body(await played.ask(STRANGER, "?ply=9&as=0"))["view"]) == played.views_by_position[9][None]
        )


async def test_earlier_positions_leave_the_table_unchanged(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        played = Game(running, "la-granja", 50)
        table = played.table
        before = table_json(table, ANA, 0, set(), IdNames()), table.state, table.previous, encoded_views(table.state)
        for ply in range(51):
            await played.ask(ANA, f"?ply={ply}")
        assert (
            table_json(table, ANA, 0, set(), IdNames()),
            table.state,
            table.previous,
            encoded_views(table.state),
        ) == before


REFUSED_REQUESTS = [
    ("?ply=41", 409, "stale", "ply: the log has the plies 0 to 40, not 41"),
    ("?ply=-1", 400, "bad-request", "ply"),
    ("?ply=1000001", 400, "bad-request", "ply"),
    ("?ply=soon", 400, "bad-request", "ply"),
    ("", 400, "bad-request", "ply"),
    ("?ply=3&as=99", 400, "bad-request", "as"),
]


async def test_invalid_ply_is_refused_with_reason(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        played = Game(running, "la-granja", 40)
        for query, *code, message in REFUSED_REQUESTS:
            answer = decode_refusal(await played.ask(ANA, query))
            assert list(answer[:2]) == code, query
            assert message in answer[2], query


async def test_table_before_start_has_no_positions(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        played = Game(running, "granada", 3)
        played.table.state = TableState("open", ANA, played.table.state.seats, None, Log())
        assert decode_refusal(await played.ask(ANA, "?ply=0"))[:2] == (409, "not-running")
        assert (await running.ask(ANA, "GET", "/api/tables/none/position?ply=0")).status == 404


async def test_damaged_log_is_refused_without_details(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        played = Game(running, "granada", 30)
        match = played.table.state.match
        assert match is not None
        broken = list(match.log)
        broken[3] = broken[3]._replace(action=broken[3].action + 5000)
        match.log = Log(broken)
        answer = decode_refusal(await played.ask(ANA, "?ply=10"))
        assert answer == (409, "table-damaged", "the log of this table cannot be replayed")
        assert (await played.ask(ANA, "?ply=3")).status == 200


async def test_missing_component_set_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        played = Game(running, "granada", 30)
        match = played.table.state.match
        assert match is not None
        played.table.printed = None
        assert decode_refusal(await played.ask(ANA, "?ply=10"))[:2] == (409, "components-changed")


async def test_earlier_positions_per_address_are_limited(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, moments_an_address=3))
    async with app.lifespan():
        running = Site(app)
        played = Game(running, "la-granja", 10)
        answers = [await played.ask(guest, "?ply=1") for guest in (ANA, BEN, None, ANA)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        assert decode_refusal(answers[-1])[1] == "too-many-replays"
        assert dict(answers[-1].headers)[b"retry-after"]
        assert (await running.ask(ANA, "GET", "/api/tables/t")).status == 200

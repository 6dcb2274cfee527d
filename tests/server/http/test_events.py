"""One event stream for several tables and the lobby: each topic gets the events that a stream of its own would get."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tertulia.server.domain.seats import GuestId
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.site_guests import create_guests, start_table

RETRY_EVENT = b"retry: 1000\n\n"
MISSING_TABLE = "no-such-table"


async def read_first_events(server: Site, guest: GuestId | None, *topics: str) -> list[bytes]:
    """Return the first events of a stream with these topics."""
    answer = await server.ask(guest, "GET", "/api/events?" + "&".join(f"topic={topic}" for topic in topics))
    assert answer.status == 200, answer.body
    assert answer.body.startswith(RETRY_EVENT)
    return [event for event in answer.body.removeprefix(RETRY_EVENT).split(b"\n\n") if event]


async def test_each_topic_gets_the_events_of_its_own_stream(tmp_path: Path) -> None:
    """For players and spectators of two tables, before and after a chat line at both."""
    async with site(tmp_path, clock=StoppedClock()) as server:
        ana, bea, eva = create_guests(server, "ana", "bea", "eva")
        mine, other = await start_table(ana, bea), await start_table(bea, eva)
        for who in (ana, bea, eva):
            topics = (f"{mine}.0", other, "lobby")
            alone = [event for topic in topics for event in await read_first_events(server, who.guest, topic)]
            assert await read_first_events(server, who.guest, *topics) == alone
            assert {event.split(b"\n")[0].split()[-1].decode() for event in alone} >= set(topics[:2])
            await who.say("Sunflower", mine)
            await who.say("Sunflower", other)
            await who.say("Sunflower")


async def test_stream_resumes_at_version_of_each_table(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        ana, bea = create_guests(server, "ana", "bea")
        tables = [await start_table(ana, bea) for _ in range(2)]
        version = server.assembly.service.at_hand(tables[0]).state.version  # type: ignore[union-attr]
        known = [f"{table}@{version}" for table in tables]
        assert not [event for event in await read_first_events(server, ana.guest, *known) if b"event: table" in event]
        behind = await read_first_events(server, ana.guest, known[0], f"{tables[1]}@{version - 1}")
        assert [event.split(b"\n")[:2] for event in behind if event.startswith(b"event: table")] == [
            [f"event: table {tables[1]}".encode(), f"id: {tables[1]}@{version}".encode()]
        ]


async def test_refused_topic_leaves_other_topics(tmp_path: Path) -> None:
    async with site(tmp_path, streams_a_guest=2) as server:
        ana, bea = create_guests(server, "ana", "bea")
        table = await start_table(ana, bea)
        events = await read_first_events(server, ana.guest, MISSING_TABLE, table, f"{table}.0", "lobby")
        refused = [event for event in events if event.startswith(b"event: refused")]
        kinds = {event.split(b"\n")[0].decode() for event in events}
        assert {f"event: table {table}", f"event: table {table}.0"} <= kinds
        reasons = [
            (event.split(b"\n")[0].decode(), msgspec.json.decode(event.partition(b"data: ")[2])["error"])
            for event in refused
        ]
        assert reasons == [
            (f"event: refused {MISSING_TABLE}", "table-not-found"),
            ("event: refused lobby", "too-many-streams"),
        ]
        assert server.assembly.live.streams == 0


async def test_stream_without_valid_topic_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        (ana,) = create_guests(server, "ana")
        assert await ana.request_refusal(f"events?topic={MISSING_TABLE}", method="GET") == "table-not-found"
        for query in ("", "?topic=", "?topic=a b", "?topic=a.16", "?topic=a@-1", "?topic=a@١", "?" + "topic=a&" * 33):
            assert await ana.request_refusal(f"events{query}", method="GET") == "bad-request"

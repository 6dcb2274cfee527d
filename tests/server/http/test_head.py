"""HEAD on every GET route: it has the headers of GET, no body and no stream, and changes nothing."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tertulia.server.domain.seats import GuestId
from tests.server.asgi import Answer, Site, create_table, site

ANA = GuestId("ana" * 8)
VARYING_HEADERS = {b"set-cookie"}
"""Headers that also differ between two GET requests."""
PARAMETER_VALUES = {
    "name": "granada",
    "language": "en",
    "handle": "0" * 16,
    "link": "none",
    "digest": "none",
    "path": "rules/granada",
}
SLOW_PATHS = {"/api/schema", "/api/schema/openapi.yaml", "/api/schema/openapi.yml"}
"""Other forms of the API description, which is generated for each request; the tests request only the JSON file."""
STREAM = "/api/events"
SERVER_TABLES = {"job", "outage", "health_check"}
OTHER_PATHS = ("/", "/manifest.webmanifest", "/assets/none.js", "/api/nothing", "/api/tables/none")


def get_paths(running: Site, table: str) -> list[str]:
    """The path of every GET route, with values for its parameters."""
    paths = []
    for route in running.app.routes:
        if "GET" not in getattr(route, "methods", ()) or route.path in SLOW_PATHS:
            continue
        names = {each.name for each in route.path_parameters.values()}
        if route.path == STREAM:
            paths += [f"{STREAM}?topic=lobby", f"{STREAM}?topic={table}"]
            continue
        path = route.path_format
        for name in names:
            path = path.replace(f"{{{name}}}", table if name == "table_id" else PARAMETER_VALUES[name])
        paths.append(path)
    return paths


def get_status_and_headers(answer: Answer) -> tuple[int, list[tuple[bytes, bytes]]]:
    return answer.status, [each for each in answer.headers if each[0] not in VARYING_HEADERS]


async def test_head_has_headers_of_get_on_every_route(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        table = await create_table(running, ANA)
        paths = [*get_paths(running, table), *OTHER_PATHS]
        assert len(paths) > 40
        streams = 0
        for path in paths:
            for guest in (ANA,) if path == "/api/me" else (ANA, None):  # a new guest has another name each time
                head = await running.ask(guest, "HEAD", path)
                assert running.assembly.live.streams == 0
                get = await running.ask(guest, "GET", path)
                assert head.body == b"", path
                assert get_status_and_headers(head) == get_status_and_headers(get), path
                length = dict(get.headers).get(b"content-length")
                streams += length is None
                assert length is None or int(length) == len(get.body), path
        assert streams == 4, "streams of the lobby and of a table, for two guests"


def read_stored_rows(connection: Connection) -> dict[str, list[str]]:
    """All rows of the database, except in tables that the server writes by itself."""
    names = [name for name in inspect(connection).get_table_names() if name not in SERVER_TABLES]
    return {name: sorted(map(repr, connection.execute(text(f'SELECT * FROM "{name}"')))) for name in names}


async def test_head_stores_nothing(tmp_path: Path) -> None:
    """A GET of `/api/me` turns a signed cookie into a stored session; a HEAD does not.

    A HEAD of a route that also has a POST does not record that the guest sees the table either.
    """
    async with site(tmp_path) as running:
        table = await create_table(running, ANA)
        before = await running.assembly.backends.journal.readers.run(read_stored_rows)
        for path in [*get_paths(running, table), f"/api/turns?table={table}"]:
            for guest in (ANA, None):
                await running.ask(guest, "HEAD", path, {"table": table})
        assert await running.assembly.backends.journal.readers.run(read_stored_rows) == before
        assert not await running.assembly.notifications.visible_tables.is_viewing(table, ANA)
        assert b"set-cookie" in dict((await running.ask(ANA, "GET", "/api/me")).headers)
        noted = await running.ask(ANA, "POST", "/api/turns", {"table": table})
        assert noted.status == 200, noted
        assert await running.assembly.notifications.visible_tables.is_viewing(table, ANA)
        assert await running.assembly.backends.journal.readers.run(read_stored_rows) != before


async def test_unsupported_methods_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        assert (await running.ask(ANA, "HEAD", "/api/me/blocked")).status == 200
        assert (await running.ask(ANA, "DELETE", "/api/me")).status == 405
        assert (await running.ask(ANA, "HEAD", "/api/tables/none/moves")).status in (404, 405)

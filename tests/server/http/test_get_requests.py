"""GET routes change no stored data: each role requests each route, and every database row stays as it was.

The exceptions are named in docs/subsystems/accounts.md: a new guest's session, times of last use, and the analysis of a finished
game, which is computed at the first request.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.identity.keys import LinkSigner, load_secret
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.database import DATABASE
from tests.server.asgi import Site, site
from tests.server.finished_games import store_table
from tests.server.http.test_authorisation import ACCESS, fill_path, make_guests
from tests.server.site_guests import SiteGuest

pytestmark = pytest.mark.file
ANALYSIS = "tables/over/analysis"
HEALTH_CHECK_TABLE = "health_check"
"""The table that a health check writes to, to test whether the database is writable."""
HEARTBEAT = "heartbeat"
"""The heartbeat jobs of processes."""
LAST_USED = {("guest", "updated"), ("session", "seen"), ("calendar", "seen")}
ROUTES = sorted(route.partition(" ")[2] for route in ACCESS if route.startswith("GET "))


def load_rows(folder: Path) -> dict[str, set[tuple[Any, ...]]]:
    """All rows of all tables, without the columns of last use."""
    with sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True) as there:
        return {
            name: set(
                there.execute(
                    f"SELECT {', '.join(column.name for column in table.columns if (name, column.name) not in LAST_USED)}"
                    f" FROM {name} {'WHERE kind != ' + repr(HEARTBEAT) if name == 'job' else ''}"
                )
            )
            for name, table in METADATA.tables.items()
            if name != HEALTH_CHECK_TABLE
        }


async def fill_routes(server: Site, folder: Path, found: dict[str, SiteGuest]) -> list[str]:
    """Every GET route, filled with open, running and finished tables, guests, links and a game."""
    host, player = found["host"], found["player"]
    tables = [await host.open(3), (await store_table(server, "over", ["host", "player"])).id, "x"]
    tables.append(await host.open(2))
    await player.post(f"tables/{tables[-1]}/sit", {"seat": 1})
    await host.post(f"tables/{tables[-1]}/start")
    await host.post(f"tables/{tables[-1]}/chat", {"words": "Hello"})
    channel = (await host.post("notifications/channels", {"webhook": "http://127.0.0.1:9/x"}))["id"]
    signer = LinkSigner(load_secret(folder))
    links = [
        str((await host.post("notifications/feed"))["path"]).rsplit("/", 1)[-1],
        signer.sign("unsubscribe", channel),
        "x",
    ]
    games = [each["name"] for each in await host.get("games")]
    digest = server.assembly.service.sets.usual(games[0]).digest
    paths = dict[str, None]()
    for route in ROUTES:
        for table in tables:
            for link in links:
                for person in (await player.get_handle(), await host.get_handle()):
                    path = (
                        route.replace("{link:str}", link)
                        .replace("{name:str}", games[0])
                        .replace("{digest:str}", digest)
                    )
                    paths[fill_path(path.replace("{language:str}", "en"), table, person)] = None
    more = [f"{path}?ply=1" for path in paths if path.endswith("/position")]
    more += [f"{path}?as={seat}" for path in paths if path.endswith(("/previews", "/thumbnail")) for seat in (0, 1)]
    more += [f"{path}={table}" for path in ("turns?table", "events?topic") for table in tables]
    more += [f"{path}?seat=0&as=0" for path in paths if re.fullmatch(r"tables/[^/]+(/own)?", path)]
    del paths[ANALYSIS]
    return [*paths, *more]


async def test_get_requests_change_no_stored_data(tmp_path: Path) -> None:
    async with site(tmp_path, webhook_networks=("127.0.0.0/8",)) as server:
        found, _ = await make_guests(server)
        paths = await fill_routes(server, tmp_path, found)
        await server.worker.job_runner.close()  # jobs change rows independently of requests
        guests = [SiteGuest(server, None), *(found[name] for name in ("host", "player", "moderator", "administrator"))]
        for person in guests:  # a first request stores a guest's session and name
            for path in ("me", "account"):
                await server.ask(person.guest, "GET", f"/api/{path}")
        visible, host = server.assembly.notifications.visible_tables, found["host"].guest
        assert host is not None
        answers = dict[str, set[int]]()
        before = load_rows(tmp_path)
        for path in paths:
            for person in guests:
                answer = await server.ask(person.guest, "GET", f"/api/{path}")
                answers.setdefault(path, set()).add(answer.status)
            now = load_rows(tmp_path)
            changed = {name: now[name] ^ before[name] for name in now if now[name] != before[name]}
            assert changed == {}, path
        assert not [table for table in before["game_table"] if await visible.is_viewing(str(table[0]), host)]
        answers[ANALYSIS] = {200}
        answered = [path.partition("?")[0] for path, statuses in answers.items() if statuses & {200, 303}] + [ANALYSIS]
        shapes = {route: re.sub(r"\{[^}]*\}", "[^/]+", route.removeprefix("/api/")) for route in ROUTES}
        unanswered = {
            route for route, shape in shapes.items() if not any(re.fullmatch(shape, path) for path in answered)
        }
        assert unanswered == set(), "every route succeeds for one of the paths"

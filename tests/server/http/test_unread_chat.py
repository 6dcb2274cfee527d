"""Unread chat: the home page's count equals that of the table page; the cases are shared with the client's tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.http.routes import chat, thumbnails
from tests.server.asgi import site
from tests.server.site_guests import SiteGuest, create_guests

CASES = json.loads((Path(__file__).parent / "unread_chat.json").read_text(encoding="utf-8"))
"""`waiting`, `running`: the authors of the lines in the waiting room and during the game. `read`: the last line that I
have read in each room. `blocks`: whether I block the other player. `rooms` (last line, last read line) and `lines` are
those of the response to my table page, `unread` the count of the home page. `web/tests/unreadChat.test.ts` reads them.
"""
MAX_LINES_PER_PAGE = 3
"""Maximum number of lines of one room in a response here."""


@pytest.fixture(autouse=True)
def short_responses(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (chat, thumbnails):
        monkeypatch.setattr(module, "MAX_LINES_PER_PAGE", MAX_LINES_PER_PAGE)


async def test_home_page_counts_unread_lines_of_shared_cases(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        for number, case in enumerate(CASES):
            players = dict(zip(("me", "other"), create_guests(server, f"me{number}", f"other{number}"), strict=True))
            table = await prepare_chat(players, case)
            me = players["me"]
            sent = await me.get(f"tables/{table}/chat")
            rooms = {room["listeners"]: [room["last"], room["last_read"]] for room in sent["rooms"]}
            lines = [[line["listeners"], line["number"], "me" if line["own"] else "other"] for line in sent["lines"]]
            found = {"rooms": rooms, "lines": lines, "unread": await count_unread(me, table)}
            assert found == {key: case[key] for key in found}, case["name"]


async def prepare_chat(players: dict[str, SiteGuest], case: dict[str, Any]) -> str:
    """Start a table of two players, and let them write, read and block as a case says. Returns the table's id."""
    me, other = players["me"], players["other"]
    table = await me.open()
    await other.post(f"tables/{table}/sit", {"seat": 1})
    for author in case["waiting"]:
        await players[author].say("Hello", table)
    await me.post(f"tables/{table}/start")
    for author in case["running"]:
        await players[author].say("Well played", table)
    for listeners, number in case["read"].items():
        await me.post(f"tables/{table}/chat/read", {"listeners": listeners, "number": number})
    if case["blocks"]:
        await me.put(f"players/{await other.get_handle()}/block", {"blocked": True})
    return table


async def count_unread(player: SiteGuest, table: str) -> int:
    """The count on the home page."""
    return int((await player.get(f"tables/{table}/thumbnail?as=0"))["unread"])

"""Thumbnails of running games: what their player sees, and that a request is no visit."""

from __future__ import annotations

from pathlib import Path

from tests.server.asgi import site
from tests.server.site_guests import create_guests, start_table


async def test_thumbnail_has_view_plan_and_unread_chat_and_is_no_visit(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        players = create_guests(server, "ana", "bea")
        table = await start_table(*players)
        now = await players[0].get(f"tables/{table}")
        (actor,) = now["actors"]
        acting, waiting = players[actor], players[1 - actor]
        whole = await acting.get(f"tables/{table}")
        found = await acting.get(f"tables/{table}/thumbnail?as={actor}")
        assert found == {
            **{key: whole[key] for key in ("actors", "view", "legal")},
            "planned": False,
            "may_plan": False,
            "unread": 0,
        }
        assert found["legal"]
        path = f"tables/{table}/thumbnail?as={1 - actor}"
        assert (await waiting.get(path))["may_plan"]
        try_body = {"seat": 1 - actor, "actions": []}
        first = (await waiting.post(f"tables/{table}/plan/try", try_body))["legal"][1]["notation"]
        await waiting.put(f"tables/{table}/plan", {"seat": 1 - actor, "alternatives": [[first]]})
        for words in ("Hello", "Your turn?"):
            await acting.say(words, table)
        await waiting.say("Hello", table)
        found = await waiting.get(path)
        assert (found["planned"], found["unread"]) == (True, 2)
        await waiting.post(f"tables/{table}/chat/read", {"listeners": "players", "number": 3})
        assert (await waiting.get(path))["unread"] == 0
        await waiting.put(f"players/{await acting.get_handle()}/block", {"blocked": True})
        await acting.say("Are you there?", table)
        assert (await waiting.get(path))["unread"] == 0
        server.assembly.live.presence.clock = lambda: 1e9  # long after the other requests
        await waiting.get(path)
        assert server.assembly.live.online(table) == set()
        assert not server.assembly.live.is_watched(table)

"""Access rights of every route: an unlisted route fails, and each role is admitted or refused as listed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

from tertulia.server.http.routes import HANDLERS
from tests.server.asgi import Site, site
from tests.server.community.test_moderation import give_role, impose_sanction
from tests.server.site_guests import SiteGuest, create_guests, start_table

Access = Literal["anybody", "link", "guest", "seat", "host", "moderator", "administrator"]
"""What a route requires at least: nothing, a signed link, a guest, a player at the table, its host, or a role."""
TABLE = "/api/tables/{table_id:str}"
MODERATION = "/api/moderation"
ROUTES: dict[Access, str] = {
    "anybody": f"""
        GET /api/health, GET /api/invitation, GET /api/me, GET /api/games, GET /api/components/{{name:str}},
        GET /api/sets/{{name:str}}, GET /api/sets/{{name:str}}/{{digest:str}}, GET /api/games/{{name:str}}/schema,
        GET /api/games/{{name:str}}/words/{{language:str}}, GET /api/games/{{name:str}}/lesson,
        GET /api/tables, GET /api/turns, GET {TABLE}, GET {TABLE}/position, GET {TABLE}/own, GET /api/known-players,
        GET /api/account, GET /api/me/settings, GET /api/account/export, GET /api/notifications, GET /api/calendar,
        GET {TABLE}/analysis, GET {TABLE}/record, GET {TABLE}/chat, GET {TABLE}/note, GET /api/me/status,
        GET /api/players/{{handle:str}}/profile, GET /api/players/{{handle:str}}/games, GET /api/players/{{handle:str}}/note,
        GET {TABLE}/noted, GET /api/me/blocked, GET /api/lobby/chat, GET /api/events
    """,
    "link": """
        GET /api/notifications/unsubscribe/{link:str}, POST /api/notifications/unsubscribe/{link:str},
        GET /api/notifications/unsubscribable/{link:str}, GET /api/calendar/{link:str}
    """,
    "guest": f"""
        PUT /api/me, POST /api/play, POST /api/turns, POST /api/tables, POST {TABLE}/sit, POST {TABLE}/practice, POST {TABLE}/seen,
        POST /api/practice,
        POST /api/account/sessions/end, POST /api/account/sign-out,
        POST /api/account/credentials/name, POST /api/account/credentials/remove,
        POST /api/account/delete, POST /api/account/device, POST /api/account/link, POST /api/account/link/use,
        POST /api/account/settle, POST /api/account/mail, POST /api/account/code, POST /api/account/passkey/new,
        POST /api/account/passkey/add, POST /api/account/passkey/challenge, POST /api/account/passkey/use, POST /api/account/openid,
        POST /api/account/openid/use, PUT /api/me/settings, PUT /api/notifications, POST /api/notifications/channels,
        PUT /api/notifications/channels/{{channel:str}}, DELETE /api/notifications/channels/{{channel:str}},
        POST /api/notifications/channels/{{channel:str}}/test, POST /api/notifications/confirm/{{link:str}},
        PUT /api/notifications/unsubscribable/{{link:str}}, POST /api/notifications/feed, DELETE /api/notifications/feed,
        PUT /api/calendar, POST /api/calendar/zone,
        POST /api/vacations, POST /api/vacations/cancel, POST /api/components/{{name:str}}/check, POST {TABLE}/chat,
        POST {TABLE}/chat/read, PUT {TABLE}/note, POST /api/me/sanctions/{{sanction:str}}/seen,
        POST /api/me/sanctions/{{sanction:str}}/appeal, POST /api/claim, POST /api/claim/preview,
        POST /api/players/{{handle:str}}/report,
        PUT /api/players/{{handle:str}}/block, PUT /api/players/{{handle:str}}/note, POST /api/lobby/chat,
        POST /api/lobby/chat/read
    """,
    "seat": f"""
        POST {TABLE}/leave, POST {TABLE}/back, POST {TABLE}/moves, POST {TABLE}/undo, POST {TABLE}/rematch, POST {TABLE}/host,
        POST {TABLE}/invite, POST {TABLE}/plan/try, PUT {TABLE}/plan, PUT {TABLE}/answers, POST {TABLE}/resign, POST {TABLE}/end,
        POST {TABLE}/pause, POST {TABLE}/resume, POST {TABLE}/by-turns, POST {TABLE}/hint, POST {TABLE}/bot,
        POST {TABLE}/stay, GET {TABLE}/previews, GET {TABLE}/thumbnail
    """,
    "host": f"POST {TABLE}/free, POST {TABLE}/start, POST {TABLE}/seats, POST {TABLE}/terms, PUT {TABLE}/chat",
    "moderator": f"""
        GET {MODERATION}, GET {MODERATION}/players/{{handle:str}}, POST {MODERATION}/players/{{handle:str}},
        POST {MODERATION}/reports/{{report:str}}, POST {MODERATION}/sanctions/{{sanction:str}}/lift,
        POST {MODERATION}/sanctions/{{sanction:str}}/answer, GET {MODERATION}/log
    """,
    "administrator": f"PUT /api/players/{{handle:str}}/role, POST {MODERATION}/find",
}
ACCESS: dict[str, Access] = {each.strip(): least for least, routes in ROUTES.items() for each in routes.split(",")}
REASON = {"reason": "Rude"}
BODIES: dict[str, Any] = {
    f"POST {MODERATION}/players/{{handle:str}}": {"kind": "warning", **REASON},
    f"POST {MODERATION}/reports/{{report:str}}": {"outcome": "dismissed"},
    f"POST {MODERATION}/sanctions/{{sanction:str}}/lift": REASON,
    f"POST {MODERATION}/sanctions/{{sanction:str}}/answer": {**REASON, "upheld": True},
    "PUT /api/players/{handle:str}/role": {"role": "player"},
    f"POST {MODERATION}/find": {"query": "Ana"},
}
"""Request bodies of the routes for moderators and administrators."""
OPEN_TABLE_BODIES: dict[str, Any] = {
    f"POST {TABLE}/leave": {},
    f"POST {TABLE}/host": {},
    f"POST {TABLE}/stay": {"version": 1},
    f"POST {TABLE}/free": {"seat": 1},
    f"POST {TABLE}/start": {"fewer": False},
    f"POST {TABLE}/seats": {"order": [1, 0]},
    f"POST {TABLE}/terms": {"options": {"scoring": "simplified"}},
    f"PUT {TABLE}/chat": {"open": False},
}
"""Request bodies for a table whose game has not begun."""


def list_served_routes() -> set[str]:
    """All routes of the API, as "METHOD path"."""
    return {
        f"{method} {path}"
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if method not in ("HEAD", "OPTIONS")
    }


def test_every_route_has_an_access_rule() -> None:
    assert sorted(list_served_routes() - ACCESS.keys()) == []
    assert sorted(ACCESS.keys() - list_served_routes()) == []


async def test_caller_without_cookie_changes_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        (stranger,) = [SiteGuest(server, None)]
        for route, least in ACCESS.items():
            method, _, path = route.partition(" ")
            if method != "GET" and least != "link":
                status, body = await stranger.ask(method, fill_path(path, "t", "x"), {})
                assert (status, body["error"]) == (403, "csrf"), route


async def make_guests(server: Site) -> tuple[dict[str, SiteGuest], str]:
    """A guest of each kind, and a table with a running game of the host and the player."""
    names = ("guest", "player", "host", "moderator", "administrator", "muted", "suspended", "blocked")
    found = dict(zip(names, create_guests(server, *names), strict=True))
    await give_role(server, found["administrator"], "administrator")
    await give_role(server, found["moderator"], "moderator")
    await impose_sanction(found["moderator"], found["muted"], "mute")
    await impose_sanction(found["moderator"], found["suspended"], "suspension")
    await found["host"].put(f"players/{await found['blocked'].get_handle()}/block", {"blocked": True})
    return found, await start_table(found["host"], found["player"])


def fill_path(path: str, table: str, person: str) -> str:
    """Fill the placeholders of a route's path with a table, a person, and "x" for the others."""
    path = path.replace("{table_id:str}", table).replace("{handle:str}", person)
    return re.sub(r"\{[^}]*\}", "x", path).removeprefix("/api/")


async def test_moderation_routes_require_their_role(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        found, table = await make_guests(server)
        other = await found["guest"].get_handle()
        for route in [route for route, least in ACCESS.items() if least in ("moderator", "administrator")]:
            method, _, path = route.partition(" ")
            for name, person in found.items():
                body = BODIES.get(route)
                status, answer = await person.ask(method, fill_path(path, table, other), body)
                rank = {"moderator": 1, "administrator": 2}.get(name, 0)
                needed = 2 if ACCESS[route] == "administrator" else 1
                let_in = status == 200 or "this requires the role" not in answer["message"]
                assert let_in == (rank >= needed), (route, name, answer)


def make_bodies_before_start(person: str) -> dict[str, Any]:
    """Request bodies for a table whose game has not begun, with an invitation."""
    return {**OPEN_TABLE_BODIES, f"POST {TABLE}/invite": {"handle": person}}


def make_bodies_in_running_game(now: Any) -> dict[str, Any]:
    """Requests of a running game, valid for the player to act, from that player's view of the table.

    They are given by their bodies, a GET by its query.
    """
    seat = now["actors"][0]
    there = {"position": now["position"], "version": now["version"], "seat": seat}
    action = now["legal"][0]["notation"]
    return {
        f"POST {TABLE}/moves": {**there, "actions": [action]},
        f"POST {TABLE}/undo": {**there, "steps": 1},
        f"POST {TABLE}/hint": there,
        f"GET {TABLE}/previews": {"as": seat},
        f"GET {TABLE}/thumbnail": {"as": seat},
        f"POST {TABLE}/plan/try": {"seat": 1 - seat, "actions": []},
        f"PUT {TABLE}/plan": {"seat": 1 - seat, "alternatives": [[action]]},
        f"PUT {TABLE}/answers": {"seat": seat, "answer": "x"},
        f"POST {TABLE}/resign": {"seat": seat},
        f"POST {TABLE}/end": {"agree": True},
        f"POST {TABLE}/pause": {"hours": 12},
        f"POST {TABLE}/resume": {},
        f"POST {TABLE}/by-turns": {},
        f"POST {TABLE}/back": {"seat": seat},
        f"POST {TABLE}/bot": {"seat": seat, "bot": "greedy"},
        f"POST {TABLE}/rematch": {},
    }


async def test_seat_and_host_routes_refuse_other_guests(tmp_path: Path) -> None:
    """The requests are valid, so the refusal is due to the role. A player does not have the host's rights."""
    async with site(tmp_path) as server:
        found, _ = await make_guests(server)
        runs = await start_table(found["host"], found["player"], hints=True)
        waits = await found["host"].open(3)
        await found["player"].post(f"tables/{waits}/sit", {"seat": 1})
        seen = [await found[name].get(f"tables/{runs}") for name in ("host", "player")]
        sent = make_bodies_in_running_game(next(each for each in seen if each["legal"]))
        waiting = make_bodies_before_start(await found["guest"].get_handle())
        routes = {route: least for route, least in ACCESS.items() if least in ("seat", "host")}
        assert sorted([*sent, *waiting]) == sorted(routes)
        before = [await found["host"].get(f"tables/{table}") for table in (runs, waits)]
        for route, least in routes.items():
            method, _, path = route.partition(" ")
            table, body = (runs, sent[route]) if route in sent else (waits, waiting[route])
            for name, person in found.items():
                if name == "host" or (name == "player" and least == "seat"):
                    continue
                query = f"?as={body['as']}" if method == "GET" else ""
                _, answer = await person.ask(method, fill_path(path, table, "x") + query, body)
                refused = {"not-your-seat" if least == "seat" else "not-host"}
                refused |= {"suspended"} if name == "suspended" else set()
                assert answer["error"] in refused, (route, name, answer)
        after = [await found["host"].get(f"tables/{table}") for table in (runs, waits)]
        assert [(each["version"], each["seats"]) for each in after] == [
            (each["version"], each["seats"]) for each in before
        ]


async def test_muted_suspended_and_blocked_guests_are_restricted(tmp_path: Path) -> None:
    async with site(tmp_path) as server:
        found, _ = await make_guests(server)
        open_table = await found["host"].open()
        requests = {
            "lobby/chat": {"words": "Hello"},
            f"tables/{open_table}/chat": {"words": "Hello"},
            "tables": {"game": "x", "seats": [{"kind": "me"}]},
            f"tables/{open_table}/sit": {"seat": 1},
        }
        errors: dict[str, list[str]] = {}
        for name in ("muted", "suspended", "blocked", "guest"):
            answers = [await found[name].ask("POST", path, body) for path, body in requests.items()]
            errors[name] = [answer.get("error", "ok") for _, answer in answers]
        assert errors == {
            "muted": ["muted", "muted", "game-unknown", "ok"],
            "suspended": ["suspended", "suspended", "game-unknown", "suspended"],  # this guest has no seat there
            "blocked": ["ok", "ok", "game-unknown", "kept-apart"],
            "guest": ["ok", "ok", "game-unknown", "seat-taken"],
        }

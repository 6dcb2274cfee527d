"""Bodies of commands: fields that the server sets cannot be sent."""

from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from bench import usual
from tertulia.server.domain.commands import SERVER_FIELDS, Open, Rematch, RequestHint, Sit
from tertulia.server.domain.matchmaking import MatchRequest
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.requests import body_of
from tertulia.server.http.routes.commands import COMMANDS
from tests.server.asgi import site

ANA = GuestId("ana")
SENT = [*COMMANDS.values(), Sit, Rematch, Open, RequestHint, MatchRequest]


@pytest.mark.parametrize("command", SENT)
def test_body_has_no_fields_set_by_server(command: type[msgspec.Struct]) -> None:
    kinds = get_type_hints(command)
    for field in body_of(command).__struct_fields__:
        assert field not in SERVER_FIELDS
        assert "GuestId" not in str(kinds[field]), "the server knows the guests"
        assert kinds[field] not in (float, bytes), "the server measures absence and reads the text of a set"


async def test_request_with_field_set_by_server_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        new_table = {"game": usual.QUICK, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = msgspec.json.decode((await running.ask(ANA, "POST", "/api/tables", new_table)).body)["id"]
        for path, body in (
            ("tables", {**new_table, "guest": "eva"}),
            (f"tables/{table}/sit", {"seat": 1, "apart": []}),
            (f"tables/{table}/bot", {"seat": 1, "bot": "greedy", "seconds_away": 1e9}),
            (f"tables/{table}/host", {"seconds_away": 1e9}),
            (f"tables/{table}/start", {"guest": "eva", "fewer": True}),
        ):
            assert (await running.ask(ANA, "POST", f"/api/{path}", body)).status == 400, path

"""The interface against its own description: whatever is sent, the answer is one of those that were announced."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.core.result import Ok

from tertulia.server.assembly import make_app
from tertulia.server.settings import Settings


@pytest.mark.parametrize("examples", [5, 50])
def test_nothing_sent_makes_the_server_fail(examples: int, tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, requests_a_minute=1_000_000, bot_pause=0, bot_step=0, heartbeat=0.1))
    with TestClient(app, raise_server_exceptions=False) as client:
        token = client.get("/api/me").json()["csrf"]
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        assert len(list(schema.get_all_operations())) >= 15
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if operation.path.endswith("/events"):
                continue  # a stream does not end
            given(case=operation.as_strategy())(checker(client, token, examples))()


def checker(client: TestClient[Litestar], token: str, examples: int) -> Callable[[Any], None]:
    """A check that sends some cases and looks at the answers."""

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        sent = case.as_transport_kwargs()
        headers = {**(sent.get("headers") or {}), "X-CSRF-Token": token}
        known = {key: sent[key] for key in ("params", "json", "content") if key in sent}
        answer = client.request(case.method, case.formatted_path, headers=headers, **known)
        assert answer.status_code < 500, (case.method, case.formatted_path, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["error"]

    return check

"""Schema tests of the HTTP API: every answer to a generated request conforms to the API description."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as examined
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bench import usual
from tertulia.server.assembly import make_app
from tertulia.server.settings import Settings

SCHEMA_CHECKS = [response_schema_conformance, status_code_conformance, content_type_conformance]
UNREACHED_LIMIT = 10_000_000
"""A rate limit that is never reached."""
Known = dict[str, list[str]]
"""Existing values by the name of a path parameter."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """The client of a guest."""
    settings = Settings(
        data=tmp_path,
        requests_a_minute=UNREACHED_LIMIT,
        requests_a_second=UNREACHED_LIMIT,
        requests_an_address=UNREACHED_LIMIT,
        bot_pause=0,
        bot_step=0,
        heartbeat=0.1,
    )
    with TestClient(make_app(settings), raise_server_exceptions=False) as client:
        client.headers["X-CSRF-Token"] = client.get("/api/me").json()["csrf"]
        yield client


def create_tables(client: TestClient[Litestar]) -> Known:
    """Open a running and a waiting table; returns them and their host as values of path parameters."""
    tables = []
    for kind in ("device", "open"):
        seats = [{"kind": "me"}, {"kind": kind}]
        created = client.post("/api/tables", json={"game": usual.QUICK, "options": {}, "seats": seats, "public": True})
        tables.append(created.json()["id"])
    client.post(f"/api/tables/{tables[0]}/start", json={}).raise_for_status()
    person = client.get(f"/api/tables/{tables[0]}").json()["seats"][0]["handle"]
    return {"table_id": tables, "name": [usual.QUICK], "handle": [person], "language": ["en"]}


@pytest.mark.proof_for("50")
@pytest.mark.parametrize("examples", [3, 50])
def test_generated_requests_get_documented_answers(examples: int, client: TestClient[Litestar]) -> None:
    """Every answer conforms to the API description, refusals too, for unknown and for existing ids."""
    known = create_tables(client)
    schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operations.append(found.ok())
    assert len(operations) >= 100
    well = set[str]()
    for operation in sorted(operations, key=lambda each: each.path.endswith("/account/sign-out")):
        if operation.path.endswith(("/events", "/account/delete")):
            continue  # a stream does not end, and a deleted guest can send nothing more
        given(case=operation.as_strategy())(make_checker(client, known, examples, well))()
    assert len(well) > 40, "most requests without further knowledge succeed"


def make_checker(client: TestClient[Litestar], known: Known, examples: int, well: set[str]) -> Callable[[Any], None]:
    """A check that sends `examples` requests and validates the answers; two of three requests use existing ids.

    Adds the method and path of each request that succeeds to `well`.
    """
    cases = iter(range(1_000_000))

    @examined(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        number = next(cases)
        for hole in [hole for hole in case.path_parameters or {} if hole in known and number % 3]:
            case.path_parameters[hole] = known[hole][number % len(known[hole])]
        sent = case.as_transport_kwargs()
        headers = {**(sent.get("headers") or {}), "X-CSRF-Token": client.headers["X-CSRF-Token"]}
        request_arguments = {key: sent[key] for key in ("params", "json", "content") if key in sent}
        answer = client.request(
            case.method, case.formatted_path, headers=headers, follow_redirects=False, **request_arguments
        )
        answer.request.read()
        assert answer.status_code < 500, (case.method, case.formatted_path, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["error"]
        else:
            well.add(f"{case.method} {case.operation.path}")
        case.validate_response(answer, checks=SCHEMA_CHECKS)

    return check

"""Tracing spans: storage spans are children of request spans, and no attribute identifies a player or table."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from bench import usual
from tertulia.server.domain.seats import GuestId
from tertulia.server.operation.figures import OperationError
from tertulia.server.operation.spans import Spans, read_collector
from tests.server.asgi import site

ANNA = GuestId("guest-anna")


async def test_storage_span_is_child_of_request_span(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    exporter = InMemorySpanExporter()
    async with site(tmp_path) as running:
        spans = Spans("http://localhost:4318", "test", exporter)
        running.assembly.operation._spans = spans
        body = {"game": usual.LONG, "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        created = await running.ask(ANNA, "POST", "/api/tables", body)
        assert created.status == 201
        spans._provider.force_flush()
    found = {span.name: span for span in exporter.get_finished_spans()}
    request, storage = found["POST /api/tables"], found["storage"]
    assert storage.parent is not None
    assert storage.parent.span_id == request.context.span_id
    assert dict(request.attributes or {}) == {"method": "POST", "route": "/api/tables", "status": 201}
    assert not storage.attributes
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("text", ["localhost:4318", "ftp://localhost", "http://", ""])
def test_malformed_collector_address_is_refused(text: str) -> None:
    with pytest.raises(OperationError, match="the address of a collector like http://localhost:4318"):
        read_collector(text)

"""Traces for an OpenTelemetry collector: spans of requests, storage and searches (`Spans`).

A span holds the method, the route (not the path, which names a table) and the status, but nothing that visitors send.
Traces are off by default.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.measures import COMMITS, SEARCHES, Measure, listen
from tertulia.server.operation.figures import OperationError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter

NAMES: dict[Measure, str] = {COMMITS: "storage", SEARCHES: "thought"}
"""Names of spans by metric. Each value of such a metric, in seconds, becomes a span of this duration."""


def read_collector(text: str) -> str:
    """Check the URL of a collector, and return it without the slash at its end.

    Raises `OperationError` if the URL is invalid.
    """
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise OperationError(f"expected the address of a collector like http://localhost:4318, not {text!r}")
    return text.rstrip("/")


class Spans:
    """Creates and sends spans until `close` is called.

    Raises `OperationError` if OpenTelemetry's libraries are not installed.
    """

    def __init__(self, address: str, service: str, exporter: SpanExporter | None = None) -> None:
        """Send spans to `address`, the URL of a collector that accepts OTLP over HTTP.

        An example is http://localhost:4318.
        """
        if find_spec("opentelemetry.sdk") is None or find_spec("opentelemetry.exporter.otlp.proto.http") is None:
            raise OperationError("traces need OpenTelemetry: pip install 'tertulia[tracing]'")
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        self._provider = TracerProvider(resource=Resource.create({"service.name": service}), shutdown_on_exit=False)
        self._provider.add_span_processor(
            BatchSpanProcessor(exporter or OTLPSpanExporter(endpoint=f"{read_collector(address)}/v1/traces"))
        )
        self._tracer = self._provider.get_tracer("tertulia")
        self._unlisten: Callable[[], None] = listen(self._record)

    def _record(self, measure: Measure, seconds: float, labels: tuple[str, ...]) -> None:
        """Create a span for a reported value of a metric in `NAMES`; other metrics are ignored.

        The span ends now, has lasted `seconds`, and is inside the current request's span if there is one.
        """
        name = NAMES.get(measure)
        if name is None:
            return
        end = time.time_ns()
        attributes: dict[str, Any] = dict(zip(measure.labels, labels, strict=True))
        span = self._tracer.start_span(name, start_time=end - round(seconds * 1e9), attributes=attributes)
        span.end(end)

    async def request(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request to the application, and trace it in a span.

        The span ends when the response starts, because streams last for hours.
        """
        from opentelemetry.trace import use_span

        untyped_scope: Any = scope
        span = self._tracer.start_span("request", attributes={"method": untyped_scope["method"][:10]})

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = str(untyped_scope.get("path_template") or "other")
                span.set_attributes({"route": route, "status": message["status"]})
                span.update_name(f"{untyped_scope['method'][:10]} {route}")
                span.end()
            await send(message)

        try:
            with use_span(span, record_exception=False, set_status_on_exception=False):
                await app(scope, receive, answer)
        finally:
            if span.is_recording():  # the client disconnected before the response started
                span.end()

    def close(self) -> None:
        """Send the remaining spans, and create no more."""
        self._unlisten()
        self._provider.shutdown()

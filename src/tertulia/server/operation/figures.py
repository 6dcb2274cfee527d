"""Metrics for Prometheus (`Figures`). Each process serves its own metrics at a port of its own.

The library's files for several processes are not used: gauges of dead processes stay behind in them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tertulia.server.measures import MEASURES, Measure, listen
from tertulia.server.operation.errors import OperationError
from tertulia.server.operation.levels import GAUGES, Gauge

if TYPE_CHECKING:
    from prometheus_client.core import Metric

Levels = Mapping[Gauge, Mapping[str, float]]


def require_metrics() -> None:
    """Raises `OperationError` if the library for metrics is not installed."""
    if find_spec("prometheus_client") is None:
        raise OperationError("figures need prometheus-client: pip install 'tertulia[site]'")


class Figures:
    """All metrics of this process, collected until `close` is called.

    Raises `OperationError` if the library is not installed.
    """

    def __init__(self, levels: Callable[[], Levels]) -> None:
        """`levels` is called for the gauges whenever the metrics are read, in the reader's thread."""
        require_metrics()
        from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector

        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._counts = {
            each: Counter(each.name, each.about, each.labels, registry=self._registry)
            for each in MEASURES
            if not each.bounds
        }
        self._spreads = {
            each: Histogram(each.name, each.about, each.labels, buckets=each.bounds, registry=self._registry)
            for each in MEASURES
            if each.bounds
        }
        self._levels = levels
        self._registry.register(self)
        self.close = listen(self._heard)

    def _heard(self, measure: Measure, value: float, labels: tuple[str, ...]) -> None:
        if measure.bounds:
            spread = self._spreads[measure]
            (spread.labels(*labels) if labels else spread).observe(value)
        else:
            count = self._counts[measure]
            (count.labels(*labels) if labels else count).inc(value)

    def describe(self) -> Iterable[Metric]:
        """Return nothing: the library asks at registration, before the gauges are available."""
        return []

    def collect(self) -> Iterable[Metric]:
        """Yield the gauges. Called by the library whenever the metrics are read."""
        from prometheus_client.core import GaugeMetricFamily

        began, found = time.perf_counter(), self._levels()
        for level in GAUGES:
            if level not in found:
                continue
            family = GaugeMetricFamily(level.name, level.about, labels=[level.label] if level.label else [])
            for value, number in found[level].items():
                family.add_metric([value] if level.label else [], number)
            yield family
        asked = GaugeMetricFamily("tertulia_look_seconds", "Seconds until this process said how things stand.")
        asked.add_metric([], time.perf_counter() - began)
        yield asked

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        from prometheus_client import generate_latest

        return generate_latest(self._registry)

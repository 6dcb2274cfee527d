"""Metrics for Prometheus (`Figures`). Each process serves its own metrics at a port of its own.

The multiprocess files of prometheus_client are not used: gauges of dead processes stay in them.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from tertulia.server.measures import MEASURES, Measure, listen

if TYPE_CHECKING:
    from prometheus_client.core import Metric


class OperationError(ValueError):
    """A library is not installed, a port is taken, or an address is invalid; the message says what to do."""


class Gauge(NamedTuple):
    """A gauge metric, with a number for each value of its label."""

    name: str
    about: str
    label: str | None = None
    """Name of the label, or None for a gauge without a label."""
    shared: bool = False
    """Whether only processes with a broker report the gauge."""


STREAMS = Gauge("tertulia_streams", "Live connections of this process.")
TABLES = Gauge("tertulia_tables_in_memory", "Tables in the memory of this process.")
THINKING = Gauge("tertulia_search_processes", "Search processes.")
WAITING = Gauge("tertulia_searches_waiting", "Searches that wait for a free process.", "kind")
PREPARING = Gauge("tertulia_games_preparing", "Games whose rules are not compiled yet.")
BROKER = Gauge("tertulia_broker_connected", "Whether changes of other processes arrive: 1 or 0.", shared=True)
JOBS = Gauge("tertulia_jobs", "Unfinished jobs in the storage, of all processes.", "kind")
OLDEST = Gauge(
    "tertulia_jobs_oldest_seconds",
    "Seconds since the oldest due job was due, of all processes.",
    "kind",
)
GAUGES = (STREAMS, TABLES, THINKING, WAITING, PREPARING, BROKER, JOBS, OLDEST)


class ProcessState(NamedTuple):
    """The state of a process at the moment when the operator's port asks for it."""

    problems: Sequence[str]
    """Codes of the problems that keep the process from its work; empty if the process is ready."""
    gauges: Mapping[Gauge, Mapping[str, float]]
    """Gauge values by label value; the label value is empty for a gauge without a label."""


ReadState = Callable[[], Awaitable[ProcessState]]
"""Function that returns the state of the process. It is called in the event loop, so that nothing changes meanwhile."""


Levels = Mapping[Gauge, Mapping[str, float]]


class Figures:
    """All metrics of this process in the format of Prometheus, collected until `close` is called.

    Raises `OperationError` if the library prometheus_client is not installed.
    """

    def __init__(self, levels: Callable[[], Levels]) -> None:
        """Create the metrics. `levels` returns the values of the gauges.

        `levels` is called whenever metrics are read, in the thread that reads them.
        """
        if find_spec("prometheus_client") is None:
            raise OperationError("metrics need prometheus-client: pip install 'tertulia[site]'")
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
        self.close = listen(self._record)

    def _record(self, measure: Measure, value: float, labels: tuple[str, ...]) -> None:
        if measure.bounds:
            spread = self._spreads[measure]
            (spread.labels(*labels) if labels else spread).observe(value)
        else:
            count = self._counts[measure]
            (count.labels(*labels) if labels else count).inc(value)

    def describe(self) -> Iterable[Metric]:
        """Return no metrics: prometheus_client asks at registration, before the gauges are available."""
        return []

    def collect(self) -> Iterable[Metric]:
        """Yield the gauges. prometheus_client calls this whenever metrics are read."""
        from prometheus_client.core import GaugeMetricFamily

        began, found = time.perf_counter(), self._levels()
        for level in GAUGES:
            if level not in found:
                continue
            family = GaugeMetricFamily(level.name, level.about, labels=[level.label] if level.label else [])
            for value, number in found[level].items():
                family.add_metric([value] if level.label else [], number)
            yield family
        duration = GaugeMetricFamily("tertulia_collect_seconds", "Seconds to collect the gauges of this process.")
        duration.add_metric([], time.perf_counter() - began)
        yield duration

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        from prometheus_client import generate_latest

        return generate_latest(self._registry)

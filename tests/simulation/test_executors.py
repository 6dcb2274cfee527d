"""Executors apply a function to all items and return the results in order."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from tertulia.kernel.game import GameError
from tertulia.simulation.executors import ParallelMap, process_map, ray_map, serial_map

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
THINGS = [float(n) for n in range(1, 40)]


@pytest.mark.parametrize("workers", [1, 2])
def test_results_are_in_order(workers: int) -> None:
    with process_map(workers) as parallel_map:
        assert list(parallel_map(math.sqrt, THINGS)) == list(serial_map(math.sqrt, THINGS))


def test_missing_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(GameError, match=r"tertulia\[cluster\]"), ray_map("auto") as parallel_map:
        _never(parallel_map)


@pytest.mark.proof
@pytest.mark.skipif(sys.platform != "linux", reason="who listens where is read from /proc")
def test_local_cluster_is_correct_and_listens_locally_only() -> None:
    command = [sys.executable, "-m", "tests.simulation.local_cluster"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told == {"roots": list(serial_map(math.sqrt, THINGS)), "listening": ["127.0.0.1"]}


def test_unreachable_cluster_is_refused() -> None:
    with pytest.raises(GameError, match="no Ray cluster found at"), ray_map("127.0.0.1:1") as parallel_map:
        _never(parallel_map)


def _never(parallel_map: ParallelMap) -> None:
    pytest.fail("there is none")

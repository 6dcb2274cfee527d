"""Crews do the same with all things, and give the results in order."""

from __future__ import annotations

import math
import sys

import pytest

from tertulia.kernel.game import GameError
from tertulia.simulation.crews import Crew, cluster_of, crew_of, one_by_one

THINGS = [float(n) for n in range(1, 40)]


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers: int) -> None:
    with crew_of(workers) as crew:
        assert list(crew(math.sqrt, THINGS)) == list(one_by_one(math.sqrt, THINGS))


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(GameError, match=r"tertulia\[cluster\]"), cluster_of("auto") as crew:
        _never(crew)


def test_a_cluster_gives_the_same() -> None:
    """A cluster of this machine alone."""
    with cluster_of("local") as crew:
        assert list(crew(math.sqrt, THINGS)) == list(one_by_one(math.sqrt, THINGS))


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(GameError, match="no Ray cluster at"), cluster_of("127.0.0.1:1") as crew:
        _never(crew)


def _never(crew: Crew) -> None:
    pytest.fail("there is none")

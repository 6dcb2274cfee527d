"""A cluster of two single-processor nodes on this machine gives the same results as local computation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tertulia.bots.search.levels import search_settings
from tertulia.kernel.batch import keys_from
from tertulia.kernel.registry import find_game
from tertulia.simulation.executors import LOCAL, import_ray, ray_map, serial_map
from tertulia.simulation.play_matches import MatchSpec, play_match
from tertulia.simulation.training import TrainingPlan, train_evaluation

pytestmark = pytest.mark.slow

GAME = find_game("no-siesta")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Address of the cluster.

    Ray is imported here, because that takes seconds, and configured to stay on this machine.
    """
    import_ray(LOCAL)
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    try:
        for _ in range(2):
            cluster.add_node(num_cpus=1, include_dashboard=False)
        yield cluster.address
    finally:
        cluster.shutdown()


def meet_node(folder: str) -> str:
    """Return the node that runs this function, after another node has been asked as well."""
    import ray

    node = str(ray.get_runtime_context().get_node_id())
    (Path(folder) / node).touch()
    until = time.monotonic() + 120
    while len(list(Path(folder).iterdir())) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    return node


@pytest.mark.proof
@pytest.mark.slow
def test_cluster_plays_the_same_games_on_both_nodes(address: str, tmp_path: Path) -> None:
    keys = keys_from(5, 12)
    specs = [MatchSpec(GAME.name, {}, ("greedy", "random"), key) for key in keys]
    with ray_map(address) as parallel_map:
        assert import_ray(LOCAL).cluster_resources()["CPU"] == 2.0
        assert len(set(parallel_map(meet_node, [str(tmp_path)] * 2))) == 2
        assert list(parallel_map(play_match, specs)) == list(serial_map(play_match, specs))


@pytest.mark.proof
def test_cluster_trains_the_same_round(address: str, tmp_path: Path) -> None:
    settings = search_settings(GAME, 1.0)._replace(plies=30)
    plan = TrainingPlan(GAME.name, tmp_path / "here", settings, games=8, matches=2, report=lambda line: None)
    here = train_evaluation(plan, 1, serial_map)
    with ray_map(address) as parallel_map:
        assert train_evaluation(replace(plan, folder=tmp_path / "there"), 1, parallel_map) == here

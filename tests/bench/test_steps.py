"""Bench of parallel games: figures are printed with their target if they have one."""

from __future__ import annotations

from bench.steps import COUNTS, KINDS, RunningBatch
from bench.targets import load_targets
from bench.usual import QUICK
from tertulia.kernel.registry import find_game


def test_step_batch_can_be_measured_repeatedly() -> None:
    running = RunningBatch(find_game(QUICK), 4, KINDS[-1])
    for _ in range(3):
        running.measure(40)
    alone, chosen = running.figures()
    assert alone.value > chosen.value > 0
    assert alone.what == f"{QUICK}: 4 games together, mask in bytes and observation"
    assert (alone.target, chosen.target) == ("", ""), f"targets are for {COUNTS[0]} games"


def test_every_target_has_a_measured_kind() -> None:
    targets = load_targets(QUICK).steps
    assert {kind.target for kind in KINDS if kind.target} == set(targets.__struct_fields__)
    assert targets.masks.startswith(">= ")

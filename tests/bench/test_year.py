"""Bench of a simulated year: worlds are stored one by one, and a failed one does not affect others."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from bench.year import (
    EQUIVALENT_SIMULATIONS,
    MIN_PLAYERS,
    WorldResult,
    Worlds,
    hash_simulation,
    is_still_valid,
    main,
    plan_worlds,
    read_worlds,
    run_more_worlds,
    year_figures,
)
from tests.server.months.run import Plan

PLANS = plan_worlds(tables=10, people=40, worlds=4)


def make_world(plan: Plan) -> WorldResult:
    """Return a world with few events; the second one fails."""
    if plan == PLANS[1]:
        raise AssertionError("the site has ended")
    return WorldResult(
        plan=plan,
        made_by=hash_simulation(),
        day="2026-03-01",
        tables=plan.tables,
        actions=9,
        days=365.0,
        ends={"rules": plan.tables},
        starts=3,
        away=1.0,
        emails=4,
        pushed=2,
        refused=0,
        counts={"plans": 2},
        of_notifications=[],
        of_clocks=[],
        of_plans=[],
    )


def test_tables_and_people_are_divided_among_worlds() -> None:
    assert (sum(plan.tables for plan in PLANS), sum(plan.people for plan in PLANS)) == (10, 40)
    assert len({plan.seed for plan in PLANS}) == 4


def test_failed_world_does_not_affect_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results, path = list[WorldResult](), tmp_path / "worlds.json"
    with ThreadPoolExecutor(2) as pool:
        assert run_more_worlds(Worlds(PLANS, make_world), results, path, pool, 1) == 1
        assert "the site has ended" in capsys.readouterr().err
        assert sorted(one.plan for one in read_worlds(path)) == sorted({*PLANS} - {PLANS[1]})
        assert run_more_worlds(Worlds(PLANS, make_world), results, path, pool, 1) == 1  # only that world is repeated
    assert len(read_worlds(path)) == 3
    sites, tables = year_figures(read_worlds(path), PLANS)[:2]
    assert (sites.value, sites.target, sites.met) == (3, ">= 4", False)
    assert (tables.value, tables.target, tables.met) == (10 - PLANS[1].tables, ">= 10", False)


def test_world_of_equivalent_simulation_stays_valid() -> None:
    now = make_world(PLANS[0])
    before = msgspec.structs.replace(now, made_by=next(iter(EQUIVALENT_SIMULATIONS)))
    assert [is_still_valid(one) for one in (now, before)] == [True, True]
    assert is_still_valid(msgspec.structs.replace(now, of_clocks=["one that is wrong"])), (
        "what is found now stays found"
    )
    assert not is_still_valid(msgspec.structs.replace(before, of_clocks=["one that may be the law's own"]))
    assert not is_still_valid(msgspec.structs.replace(now, made_by="another"))


def test_no_world_starts_after_the_time_limit(tmp_path: Path) -> None:
    results = list[WorldResult]()
    with ThreadPoolExecutor(1) as pool:
        assert run_more_worlds(Worlds(PLANS, make_world), results, tmp_path / "worlds.json", pool, 0) == 0
    assert results == []


@pytest.mark.parametrize(
    "flags", [["--worlds", "0"], ["--people", f"{MIN_PLAYERS}", "--worlds", "2"], ["--tables", "0"]]
)
def test_too_few_worlds_people_or_tables_are_refused(flags: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["year", *flags])
    with pytest.raises(SystemExit, match="2"):
        main()

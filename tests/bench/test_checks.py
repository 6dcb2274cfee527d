"""Bench of the project's checks: figures of a successful `make`, and the error of a failed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import checks
from bench.checks import CHECKS, Check
from bench.common import ROOT

MAKEFILE = """
.PHONY: quick test
quick:
\t@echo looked

test:
\t@echo '{"test_one.py": {"plies": 1200}, "test_two.py": {"plies": 34, "servers": 1}}' > .venv/.stamps/operations-suite.json

proof:
\t@echo what went wrong; false
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    (tmp_path / ".venv" / ".stamps").mkdir(parents=True)
    return tmp_path


def test_check_figures_are_times_and_memory(clone: Path) -> None:
    figures = checks.check_figures(CHECKS["proof"], checks.run_check(Check("make quick", "quick"), clone), "abc", 45.0)
    assert [(one.what, one.unit) for one in figures] == [
        ("make proof", "min"),
        ("make proof: on a machine of 90 M turns/s", "min"),
        ("make proof: processors", "min"),
        ("make proof: largest process", "MiB"),
    ]
    assert figures[1].value == pytest.approx(figures[0].value / 2)
    assert figures[1].met
    assert figures[3].value > 0


def test_operations_of_all_runs_are_summed(clone: Path) -> None:
    (clone / ".venv/.stamps/operations-laws.json").write_text("{}")
    took = checks.run_check(CHECKS["test"], clone)
    assert took.operations == "1,234 plies, 1 servers"
    assert checks.run_check(CHECKS["first-quick"], clone).operations == "", "of a run before"


def test_fresh_check_deletes_stamps_of_passed_tests(clone: Path) -> None:
    (clone / ".venv/.stamps/passed-laws").touch()
    checks.run_check(CHECKS["test"], clone)
    assert not (clone / ".venv/.stamps/passed-laws").exists()


def test_file_is_changed_before_a_check_is_repeated(clone: Path) -> None:
    (clone / "file.py").write_text("VALUE = 1\n")
    checks.run_check(Check("make test", "test", touched="file.py"), clone)
    assert (clone / "file.py").read_text().startswith("VALUE = 1\n\n\n# changed at ")
    assert all([*ROOT.glob(check.touched)] for check in CHECKS.values() if check.touched)


def test_commits_are_compared_by_their_means() -> None:
    figure = checks.ratio_figure("processor time", [(6.0, 10.0), (8.0, 10.0)], "<= 0.70")
    assert figure.value == pytest.approx(0.7)
    assert figure.note == "6.0 and 10.0 min; 8.0 and 10.0 min"


def test_failed_check_prints_its_output(clone: Path) -> None:
    with pytest.raises(SystemExit, match="make proof failed:\nwhat went wrong"):
        checks.run_check(CHECKS["proof"], clone)


def test_every_check_is_a_makefile_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{check.target}:" in makefile for check in CHECKS.values())


def test_checks_run_after_those_that_fill_their_caches() -> None:
    assert checks.add_earlier_checks(["quick"]) == ["prepare", "first-quick", "quick"]
    assert checks.add_earlier_checks(["rule", "again"]) == ["prepare", "test", "again", "rule"]
    assert checks.add_earlier_checks([*CHECKS]) == [*CHECKS]


def test_saved_figures_are_found_by_check() -> None:
    again = checks.check_figures(CHECKS["again"], checks.Run(1.0, 2.0, 3.0), "abc", 90.0)
    test = checks.check_figures(CHECKS["test"], checks.Run(1.0, 2.0, 3.0), "abc", 90.0)
    assert checks.select_figures(CHECKS["test"], again + test) == test

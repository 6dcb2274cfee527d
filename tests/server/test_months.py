"""Weeks of games by turns on a real site that is killed and stopped meanwhile.

Every game ends. Each turn is notified once, and not after it is over. Clocks agree with a second calculation, and
planned moves are played. A whole year: `python -m bench.year`.
"""

from __future__ import annotations

import pytest

from bench import usual
from tertulia.laws.seed import SEED
from tests.server.months.run import Plan, run

pytestmark = [pytest.mark.file, pytest.mark.proof]


def test_nothing_stands_still_and_nobody_is_told_twice() -> None:
    found = run(Plan(tables=6, people=18, days=40.0, outages=2, kills=4, seed=SEED), usual.QUICK)
    assert "running" not in found.ends, found.ends
    assert found.letters > 50
    assert found.pushed > 10
    assert found.year.counts["clocks read again"] > 5
    assert found.year.counts["plans played"] > 5
    assert found.year.counts["out of time, read again"] > 0
    assert not found.of_notices
    assert not found.of_clocks
    assert not found.of_plans

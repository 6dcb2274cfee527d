"""Compile progress of a game advances within a step, rule by rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.kernel.compile_progress import CompiledShare
from tertulia.kernel.numba_backend import watch_compiles
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import INTERPRET
from tests.kernel.called import compile_test_entry


@rule
def _increment(n: int) -> int:
    return n + 1


@rule
def _double_next(n: int) -> int:
    return _increment(n) * 2


@rule
def _decrement(n: int) -> int:
    return n - 1


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
def test_compiled_share_grows_within_one_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))

    def priced(n: int) -> int:
        return _double_next(n) + _increment(n)

    entry, shares = compile_test_entry(priced), list[float]()
    rules = CompiledShare(Path(__file__))
    before = rules.share()
    with watch_compiles(lambda: shares.append(rules.share())):
        assert entry(4) == 15
    assert len(shares) == 3
    assert before < shares[0] < shares[1] < shares[2], "every rule brings it further"
    assert shares[2] < 1, "what is never called is never compiled"

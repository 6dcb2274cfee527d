"""Pages that are compressed."""

from __future__ import annotations

import gzip
import time

import pytest

from tertulia.server.http.response_types import _gzipped


@pytest.mark.parametrize("clock", [-1e9, 0.0, 1e11], ids=["before 1970", "1970", "the far future"])
def test_compressed_page_does_not_depend_on_clock(clock: float, monkeypatch: pytest.MonkeyPatch) -> None:
    page = b"a long page " * 1000
    usual = _gzipped(page, 1)
    monkeypatch.setattr(time, "time", lambda: clock)
    assert gzip.decompress(usual) == page
    assert _gzipped(page, 1) == usual

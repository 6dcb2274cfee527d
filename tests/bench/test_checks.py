"""How long the project's checks take is measured of what they are: a make that fails is told, one that works has its figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import checks

MAKEFILE = "quick:\n\t@echo looked\n\ntest:\n\t@echo what went wrong; false\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    return tmp_path


def test_what_a_check_took_is_told(clone: Path) -> None:
    figures = checks.figures_of("quick", checks.run("quick", clone), "abc")
    assert [(one.what, one.unit) for one in figures] == [
        ("make quick", "min"),
        ("make quick: processors", "min"),
        ("make quick: largest process", "MiB"),
    ]
    assert figures[0].met
    assert figures[2].value > 0


def test_a_check_that_fails_says_what_it_printed(clone: Path) -> None:
    with pytest.raises(SystemExit, match="make test failed:\nwhat went wrong"):
        checks.run("test", clone)


def test_every_check_is_a_target_of_the_makefile() -> None:
    makefile = (checks.ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{target}:" in makefile for target in ("prepare", *checks.MOST))

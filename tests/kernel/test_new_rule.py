"""The worked example of `docs/new-rule.md` applies to `examples/pig`, and its tests pass only with it."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.resources import example_dir

RULE = Path(__file__).parents[2] / "docs" / "new-rule.md"
PACKAGE = "tertulia_pig"


def find_blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def apply_change(sources: dict[Path, str], change: str) -> dict[Path, str]:
    """Return the sources with a change applied. Its context must occur exactly once in all of them."""
    lines = change.splitlines()
    before = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
    after = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
    found = [path for path, source in sources.items() for _ in range(source.count(before))]
    assert len(found) == 1, f"docs/new-rule.md changes what the example has not: {before}"
    return {**sources, found[0]: sources[found[0]].replace(before, after)}


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(example_dir() / "src" / PACKAGE, folder / PACKAGE)
    sources = {path: path.read_text(encoding="utf-8") for path in (folder / PACKAGE).glob("*.py")}
    for change in find_blocks(RULE, "diff"):
        sources = apply_change(sources, change)
    for path, source in sources.items():
        path.write_text(source, encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module(f"{PACKAGE}.game").GAME
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.split(".")[0] == PACKAGE]:
            del sys.modules[name]


def until_a_one(pig: Game, options: dict[str, str]) -> StateArray:
    """Hold six points, then let both players roll until a one."""
    for deal in range(1000):
        state = pig.new(options, 2, deal.to_bytes(32, "big"))
        pig.apply(state, 0, pig.actions.parse("roll"))
        if pig.view(state, None)["turn_total"] != 6:
            continue
        pig.apply(state, 0, pig.actions.parse("hold"))
        for seat in (1, 0):
            while pig.actors(state) == 1 << seat:
                pig.apply(state, seat, pig.actions.parse("roll"))
        return state
    pytest.fail("no six in a thousand deals")


def test_tests_of_the_page_pass_with_the_rule(pig: Game) -> None:
    (source,) = find_blocks(RULE, "python")
    page: dict[str, Any] = {"until_a_one": until_a_one}
    exec(compile(source, str(RULE), "exec"), page)
    tests = [test for name, test in page.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test(pig)


def test_tests_of_the_page_fail_without_the_rule(pig: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pig, "check_options", lambda options, seats=None: {"target": "100", "ones": "turn"})
    assert pig.view(until_a_one(pig, {"ones": "all"}), None)["scores"] == [6, 0]


def test_change_without_matching_context_is_refused() -> None:
    with pytest.raises(AssertionError, match="has not"):
        apply_change({RULE: "a\n"}, "-b\n+c\n")

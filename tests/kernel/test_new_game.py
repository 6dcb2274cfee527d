"""The worked example of `docs/new-game.md` is a whole game: it is read out of the page, played and checked."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tertulia.kernel.batch import keys_from, play
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    source = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(source) == 1
    package = tmp_path_factory.mktemp("games") / "pig_example"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(source[0], encoding="utf-8")
    sys.path.insert(0, str(package.parent))
    try:
        yield importlib.import_module("pig_example.game").GAME
    finally:
        sys.path.remove(str(package.parent))


def test_the_example_plays_to_its_end(pig: Game) -> None:
    batch = play(pig, keys_from(1, 50), [[Policy.FAST, Policy.RANDOM, Policy.RANDOM]])
    assert (batch.points.max(axis=1) >= 100).all()
    assert (batch.winners.sum(axis=1) == 1).all()


def test_greedy_beats_random(pig: Game) -> None:
    batch = play(pig, keys_from(2, 200), [[Policy.FAST, Policy.RANDOM], [Policy.RANDOM, Policy.FAST]])
    assert batch.winners[::2, 0].sum() + batch.winners[1::2, 1].sum() > 120


def test_undo_stops_at_the_dice(pig: Game) -> None:
    before = pig.new({"target": "50"}, 2, bytes(32))
    after = pig.copy(before)
    pig.apply(after, 0, pig.actions.parse("roll"))
    assert pig.reveals(before, after)
    assert pig.events(after, None)[0]["type"] == "rolled"
    assert pig.view(after, 1)["game"] == "pig"

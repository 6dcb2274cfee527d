"""The example in `docs/bots.md` is a complete bot, found by its entry point, and plays."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tertulia.bots import ask_bot, make_bot
from tertulia.bots.registry import _load_installed_bots, bot_kinds
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.play import Match

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
PLIES = 16
PYTHON, TOML = (re.compile(rf"```{language}\n(.*?)```", re.DOTALL) for language in ("python", "toml"))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the page's package as `pip install` would."""
    text = PAGE.read_text(encoding="utf-8")
    (source,), (points,) = PYTHON.findall(text), TOML.findall(text)
    (tmp_path / "mybot.py").write_text(source, encoding="utf-8")
    meta = tmp_path / "mybot-1.dist-info"
    meta.mkdir()
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: mybot\nVersion: 1\n")
    group = re.sub(r'\[project.entry-points."(.*)"\]', r"[\1]", points).replace('"', "")
    (meta / "entry_points.txt").write_text(group)
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    _load_installed_bots.cache_clear()
    yield
    _load_installed_bots.cache_clear()
    sys.modules.pop("mybot", None)


def test_example_bot_is_found_and_offered(installed: None) -> None:
    assert "mybot" in {point.name for point in entry_points(group="tertulia.bots")}
    assert "mybot" in bot_kinds(find_game("no-siesta"))


def test_example_bot_plays_reproducibly(installed: None) -> None:
    game = find_game("no-siesta")
    played = []
    for _ in range(2):
        match = Match.new(game, seats=["mybot", "greedy"], options={}, key=key_of("own bot"))
        bots = [make_bot(game, name, key_of(name)) for name in match.seats]
        while not match.over and match.position < PLIES:
            seat = match.actors()[0]
            match.act(seat, ask_bot(bots[seat], game, match.state, seat, key_of("world", match.position)))
        played.append([entry.action for entry in match.log])
    assert played[0] == played[1]
    assert len(played[0]) == PLIES


def test_example_bot_has_at_most_36_lines() -> None:
    (source,) = PYTHON.findall(PAGE.read_text(encoding="utf-8"))
    lines = [line for line in source.splitlines() if line.strip()]
    assert len(lines) <= 36

"""Bots found by entry points, with an optional thinking time; a broken one does not affect others."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from tertulia.bots import bot_kinds, registry
from tertulia.bots.registry import bot_kind
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game

GAME = find_game("no-siesta")


def test_broken_bot_is_skipped_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    points = [
        EntryPoint("greedy", "tertulia.bots.greedy:BOT", registry.ENTRY_POINT_GROUP),
        EntryPoint("gone", "nobody.knows.it:BOT", registry.ENTRY_POINT_GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(registry, "_load_installed_bots", registry._load_installed_bots.__wrapped__)
    assert list(bot_kinds(GAME)) == ["greedy"]
    assert "gone" in caplog.text


def test_bot_name_sets_its_thinking_time() -> None:
    assert bot_kind(GAME, "strong@100").name == "strong@100"
    assert bot_kind(GAME, "strong").name == "strong"


def test_reference_bot_is_hidden_but_can_be_named() -> None:
    assert "flat" not in bot_kinds(GAME)
    assert bot_kind(GAME, "flat").name == "flat"


@pytest.mark.parametrize("name", ["strong@", "strong@-1", "strong@1e9", "greedy@5", "nobody@5", ""])
def test_unknown_bot_names_are_refused(name: str) -> None:
    with pytest.raises(GameError):
        bot_kind(GAME, name)

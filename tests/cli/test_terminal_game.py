"""The terminal ends a turn automatically if only goods and commodities could still be used."""

from __future__ import annotations

import pytest

from tertulia.cli.terminal_game import LeftError, Seat, TerminalGame
from tertulia.games.la_granja.game import GAME
from tertulia.i18n import Catalogue
from tertulia.play import Match

QUESTIONS = 40
PREFERRED = ("done", "take", "gain", "pair", "play")


def stops(always_ask: bool, key: bytes) -> tuple[int, int]:
    """Return how often a solo player is asked at the end of a turn: in total, and with only goods to use."""
    match = Match.new(GAME, seats=["Ana"], options={}, key=key)
    words = Catalogue("en", "la-granja")
    found: list[bool] = []
    asked = 0

    def ask(question: str) -> str:
        nonlocal asked
        asked += 1
        if asked > QUESTIONS:
            return "q"
        pending = match.view(0)["pending"]
        legal = [GAME.actions.notation(int(action)) for action in match.legal(0)]
        if pending.get("before") == "turn_end":
            found.append(not any(text.startswith(("use", "helper")) for text in legal))
        if question.startswith(words.text("cli-confirm")):
            return "y"
        return next((text for word in PREFERRED for text in legal if text.startswith(word)), legal[0])

    game = TerminalGame(match, words, [Seat("Ana", None)], ask, lambda line: None, always_ask)
    with pytest.raises(LeftError):
        game.play()
    return len(found), sum(found)


def test_turn_with_only_goods_left_ends_itself() -> None:
    assert stops(False, bytes(32))[1] == 0


def test_always_ask_keeps_every_question() -> None:
    assert stops(True, bytes(32))[1] > 0

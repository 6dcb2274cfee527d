"""Games in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tertulia.cli.terminal_game import LeftError, TerminalGame, TerminalSeat
from tertulia.games.la_granja.game import GAME
from tertulia.i18n import Catalogue
from tertulia.play import Match
from tests.cli.conftest import Tertulia

KEY = "07" * 32
PLAY = ("play", "granada", "--key", KEY)


def test_quit_ends_game(tertulia: Tertulia) -> None:
    ran = tertulia(*PLAY, typed="q\n")
    assert ran.status == 0
    assert "Player 1, it is your turn." in ran.out
    assert re.search(r"^1: ", ran.out, re.MULTILINE)
    assert ran.out.endswith("You have left the game.\n")


def test_end_of_input_ends_game(tertulia: Tertulia) -> None:
    ran = tertulia(*PLAY, typed="")
    assert ran.status == 0
    assert "Traceback" not in ran.err


def test_help_table_and_invalid_answers(tertulia: Tertulia) -> None:
    out = tertulia(*PLAY, typed="h\nb\ne\nu\nfly\n999\n\nq\n").out
    assert "Commands:" in out
    assert out.count("Building yard") == 2
    assert "There is no action fly." in out
    assert "There is no action 999." in out
    assert "Nothing to undo." in out


def test_undo_offers_action_again(tertulia: Tertulia) -> None:
    """Starting a purchase reveals nothing, so it can be undone and is then offered again."""
    for deal in range(50):
        play = ("play", "granada", "--key", f"{deal:064x}")
        buy = re.search(r"\((buy \d)\)", tertulia(*play, typed="q\n").out)
        if buy:
            break
    assert buy, "in one of many deals the first player can buy"
    out = tertulia(*play, typed=f"{buy[1]}\nu\nq\n").out
    assert "Undone." in out
    assert out.count(f"({buy[1]})") == 2


def test_complete_game_of_first_choices_replays(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = tertulia(*PLAY, "--seats", "me,greedy,random", "--record", str(file), typed="1\ny\n" * 3000)
    assert ran.status == 0
    assert "The game is over." in ran.out
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["result"]
    assert tertulia("replay", str(file), "--json").status == 0


def test_no_siesta_sheets_are_described(tertulia: Tertulia) -> None:
    """In a complete round, resources taken are marked and crossed off, and the sheet shows it."""
    play = ("play", "no-siesta", "--key", KEY, "--seats", "me:Ana,me:Ben")
    out = tertulia(*play, typed="\n1\ny\n" * 30 + "b\nq\n").out
    assert "Ana: siesta space 0, points counted at the end\nDiscs: 4 free, 3 to be won on the track\n" in out
    assert re.search(r"^Helper fields need: field 1: ", out, re.MULTILINE)
    assert re.search(r"^\d+: (?:Helper field|Load|Store|Roof)", out, re.MULTILINE)
    assert re.search(r"^(?:Ana|Ben) (?:crossed off|stored|loaded|advanced)", out, re.MULTILINE)
    assert "no-siesta-" not in out


def test_players_at_one_keyboard_see_own_hands_only(tertulia: Tertulia) -> None:
    out = tertulia(*PLAY, "--seats", "me:Ana,me:Ben", typed="\n1\ny\n" * 40 + "q\n").out
    assert "Pass the device to Ana" in out
    assert "Pass the device to Ben" in out
    for part in re.split(r"Pass the device to ", out)[1:]:
        holder, other = ("Ana", "Ben") if part.startswith("Ana") else ("Ben", "Ana")
        hands = re.findall(rf"^Hand of {other}: (.*)$", part, re.MULTILINE)
        assert all(re.fullmatch(r"\d+ cards?", hand) for hand in hands), f"{holder} sees the hand of {other}"


def test_output_is_translated(tertulia: Tertulia) -> None:
    assert "Bauhof" in tertulia(*PLAY, "--language", "de", typed="q\n").out
    for language in ("cs", "es"):
        assert "granada-" not in tertulia(*PLAY, "--language", language, typed="h\nq\n").out


def test_spectator_replay_hides_secret_choices(tertulia: Tertulia) -> None:
    """A donkey is secret until all have chosen; then all choices are shown."""
    record = Path(__file__).parents[1] / "golden" / "la-granja-3-online.json"
    everything = re.findall(r"^\d+\..*$", tertulia("replay", str(record)).out, re.MULTILINE)
    visible = re.findall(r"^\d+\..*$", tertulia("replay", str(record), "--view", "none").out, re.MULTILINE)
    hidden = [(whole, open_) for whole, open_ in zip(everything, visible, strict=True) if whole != open_]
    assert len(hidden) == 2 * 6, "two of three choices in each of six rounds"
    for whole, open_ in hidden:
        assert re.fullmatch(rf"{re.escape(open_)}: donkey \d", whole)


MAX_QUESTIONS = 40
PREFERRED_VERBS = ("done", "take", "gain", "pair", "play")


def count_questions(always_ask: bool, key: bytes) -> tuple[int, int]:
    """Return how often a solo player is asked at the end of a turn: in total, and with only goods to use."""
    match = Match.new(GAME, seats=["Ana"], options={}, key=key)
    words = Catalogue("en", "la-granja")
    found: list[bool] = []
    questions = 0

    def ask(question: str) -> str:
        nonlocal questions
        questions += 1
        if questions > MAX_QUESTIONS:
            return "q"
        pending = match.view(0)["pending"]
        legal = [GAME.actions.notation(int(action)) for action in match.legal(0)]
        if pending.get("before") == "turn_end":
            found.append(not any(text.startswith(("use", "helper")) for text in legal))
        if question.startswith(words.text("cli-confirm")):
            return "y"
        return next((text for word in PREFERRED_VERBS for text in legal if text.startswith(word)), legal[0])

    game = TerminalGame(match, words, [TerminalSeat("Ana", None)], ask, lambda line: None, always_ask)
    with pytest.raises(LeftError):
        game.play()
    return len(found), sum(found)


def test_turn_with_only_goods_left_ends_itself() -> None:
    assert count_questions(False, bytes(32))[1] == 0


def test_always_ask_keeps_every_question() -> None:
    assert count_questions(True, bytes(32))[1] > 0

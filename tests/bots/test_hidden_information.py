"""No bot sees the true state.

In the guessing game, a cheating bot is right no more often than chance, by whatever function it is called.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.bots import ask_bot, make_bot
from tertulia.cli.terminal_game import TerminalGame, TerminalSeat
from tertulia.kernel.batch import Execution, keys_from, play_batch
from tertulia.kernel.entries import Policy
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import key_of
from tertulia.play import Match, load_record
from tertulia.simulation.simulate import SimulationSpec, simulate_games
from tests.bots.toys.guessing import GAME, MIN_GUESSES, Hits, peek, play_course

pytestmark = pytest.mark.laws
SEATS = 4
GAMES = MIN_GUESSES // SEATS + 1


def judge_policy(choose: Any) -> Hits:
    hits = Hits()
    for number in range(GAMES):
        key = key_of("guessing", number)
        hits.judge(key, SEATS, play_course(key, SEATS, choose))
    return hits


def test_cheating_bot_is_right_about_the_shown_state() -> None:
    """Shows that the other tests would detect a leak."""
    for number in range(20):
        key = key_of("shown", number)
        state = GAME.new({}, SEATS, key)
        for step in play_course(key, SEATS, peek):
            GAME.apply(state, *step)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == (3,) * SEATS


def test_policy_of_game_does_not_see_the_true_state() -> None:
    numbers = iter(range(10**6))
    judge_policy(
        lambda state, seat: GAME.choose(Policy.FAST, state, seat, key_of("dice", next(numbers)))
    ).assert_no_more_than_chance()


def test_bot_called_directly_does_not_see_the_true_state() -> None:
    player = make_bot(GAME, "greedy", key_of("player"))
    judge_policy(lambda state, seat: player.choose(GAME, state, seat)).assert_no_more_than_chance()


def test_bot_called_by_ask_bot_does_not_see_the_true_state() -> None:
    player, numbers = make_bot(GAME, "greedy", key_of("player")), iter(range(10**6))
    judge_policy(
        lambda state, seat: ask_bot(player, GAME, state, seat, key_of("world", next(numbers)))
    ).assert_no_more_than_chance()


def test_external_bot_does_not_see_the_true_state() -> None:
    """A bot written in Python can do anything with its state."""

    class Cheat:
        name = "cheat"

        def choose(self, game: object, state: StateArray, seat: int) -> int:
            return peek(state, seat)

    numbers = iter(range(10**6))
    judge_policy(
        lambda state, seat: ask_bot(Cheat(), GAME, state, seat, key_of("world", next(numbers)))
    ).assert_no_more_than_chance()


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_of_a_batch_do_not_see_the_true_state(workers: int) -> None:
    hits = Hits()
    played = play_batch(GAME, keys_from(1, GAMES), [[Policy.FAST] * SEATS], execution=Execution(workers, trace=True))
    for number, trace in enumerate(played.traces):
        hits.judge(played.game_key(number), SEATS, [(int(seat), int(action)) for seat, action in trace])
    hits.assert_no_more_than_chance()


def test_view_of_bot_is_independent_of_cores_and_chunks() -> None:
    """A bot's view depends only on the players' key, not on cores, chunks or the start of a batch."""
    lineup = [[Policy.FAST, Policy.RANDOM], [Policy.RANDOM, Policy.FAST]]
    whole = play_batch(GAME, keys_from(2, 100), lineup, execution=Execution(trace=True))
    again = play_batch(GAME, keys_from(2, 100), lineup, execution=Execution(2, trace=True))
    rest = play_batch(GAME, keys_from(2, 50, 50), lineup, execution=Execution(trace=True))
    for number, trace in enumerate(whole.traces):
        assert (trace == again.traces[number]).all()
        assert number < 50 or (trace == rest.traces[number - 50]).all()


def test_bots_of_a_simulation_do_not_see_the_true_state(tmp_path: Path) -> None:
    simulate_games(GAME, SimulationSpec(GAMES, ["greedy"] * SEATS, 1), workers=1, records=tmp_path)
    hits = Hits()
    for file in tmp_path.glob("*.json"):
        record = load_record(file)
        says = [GAME.actions.parse(text) for text in record.actions]
        hits.judge(bytes.fromhex(record.key), SEATS, [(number // 3, action) for number, action in enumerate(says)])
    hits.assert_no_more_than_chance()


class NoTexts:
    """Texts of a game that no test reads."""

    language, game = "en", "guessing"

    def __getattr__(self, name: str) -> Any:
        return lambda *parts, **facts: ""


def test_bots_of_a_terminal_game_do_not_see_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter(range(10**6))
    monkeypatch.setattr(
        "tertulia.cli.terminal_game.secrets.token_bytes", lambda size: key_of("terminal", next(numbers))[:size]
    )
    hits = Hits()
    for number in range(GAMES):
        match = Match.new(GAME, seats=["greedy"] * SEATS, options={}, key=key_of("sitting", number))
        seats = [TerminalSeat(f"bot {place}", "greedy") for place in range(SEATS)]
        words: Any = NoTexts()
        TerminalGame(match, words, seats, lambda question: "", lambda text: None).play()
        hits.judge(match.key, SEATS, [(entry.seat, entry.action) for entry in match.log])
    hits.assert_no_more_than_chance()

"""Standing answers: they play legal actions of their seat, for the named decisions, until they end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.play import Match
from tertulia.play.answers import (
    AnswersError,
    AutoAnswer,
    answer_action,
    choose_answer,
    fitting_answers,
    is_expired,
    load_answers,
)
from tests.play.matches import walk_match

GAMES = sorted(name for name, game in installed_games().items() if type(game).open_decision is not Game.open_decision)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_with_random_answers_end(name: str) -> None:
    """No answer plays an illegal action, decides what it does not name, or acts for another seat."""
    game, chance, answer_count = installed_games()[name], random.Random(name), 0
    match = Match.new(game, seats=["human"] * 2, options={}, key=bytes(range(32)))
    known = load_answers(game)
    while not match.over:
        assert match.position < 20_000
        seat = chance.choice(match.actors())
        names = chance.sample(sorted(known), len(known) // 2)
        decision, number = game.open_decision(match.state, seat), game.round_number(match.state)
        about = None if decision is None else decision.get("card")
        standing = [
            AutoAnswer(one, known[one].until[0], about if known[one].about and isinstance(about, int) else None, number)
            for one in names
        ]
        found = choose_answer(match, seat, standing)
        if found is None:
            match.act(seat, chance.choice(match.legal(seat)))
            continue
        action, by = found
        assert action in match.legal(seat)
        if known[by.answer].asked:
            assert decision is not None
            assert decision["kind"] in known[by.answer].asked
        assert by.answer in fitting_answers(match, seat)
        answer_count += 1
        match.act(seat, action)
    assert answer_count


@pytest.mark.parametrize("name", GAMES)
def test_answer_for_a_round_ends_with_the_round(name: str) -> None:
    for match in walk_match(name, 30):
        number = match.game.round_number(match.state)
        assert number is not None
        assert not is_expired(match, AutoAnswer("only", "round", round=number))
        assert is_expired(match, AutoAnswer("only", "round", round=number + 1))
        assert not is_expired(match, AutoAnswer("only", "game"))


@pytest.mark.parametrize("name", GAMES)
def test_answer_is_not_given_for_seat_not_to_act(name: str) -> None:
    for match in walk_match(name, 30):
        for seat in set(range(len(match.seats))) - set(match.actors()):
            for answer, declared in load_answers(match.game).items():
                assert answer_action(match, seat, AutoAnswer(answer, declared.until[0])) is None


def test_invalid_answers_file_is_refused(tmp_path: Path) -> None:
    class Other:
        name, folder = "other", tmp_path

    (tmp_path / "answers.toml").write_text('[all]\nasked = ["play"]\nuntil = ["week"]\naction = "done"\n')
    with pytest.raises(AnswersError, match=r"answers.toml.*week"):
        load_answers.__wrapped__(Other())
    (tmp_path / "answers.toml").write_text('[only]\nasked = ["play"]\nuntil = ["game"]\naction = "done"\n')
    with pytest.raises(AnswersError, match="only is the name of an answer of all games"):
        load_answers.__wrapped__(Other())

"""Policies see a determinized world dealt once, by the kernel, from every caller."""

from __future__ import annotations

import pytest

from tertulia.bots import ask_bot, make_bot
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.game import Game
from tertulia.laws.seed import key_of
from tests.bots.toys.guessing import GAME


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_policy_answers_alike_for_a_determinized_world(name: str) -> None:
    """The bot therefore needs no dealt world, even if its policy depends on what it is shown."""
    for number in range(20):
        state = GAME.new({}, 4, key_of("dealt", number))
        bot, twin = make_bot(GAME, name, key_of("bot", number)), make_bot(GAME, name, key_of("bot", number))
        while actors := GAME.actors(state):
            seat = lowest_actor(actors)
            world = GAME.determinize(state, seat, key_of("world", number))
            before = GAME.to_bytes(state)
            action = ask_bot(bot, GAME, state, seat, key_of("another", number))
            assert action == twin.choose(GAME, world, seat)
            assert GAME.to_bytes(state) == before
            GAME.apply(state, seat, action)


def test_ask_bot_determinizes_no_world_for_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise AssertionError("dealt twice")

    bot, state = make_bot(GAME, "greedy", key_of("bot")), GAME.new({}, 4, key_of("dealt"))
    monkeypatch.setattr(Game, "determinize", refused)
    assert ask_bot(bot, GAME, state, 0, key_of("world")) in GAME.legal(state, 0)

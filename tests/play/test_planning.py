"""Planned moves: planned without hidden information, and played only if they have the foreseen result."""

from __future__ import annotations

import random

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.play import IllegalAction, Match
from tertulia.play.planning import ForeseenAction, Obstacle, PlanReveals, find_obstacle, match_ahead, play_plan
from tests.play.matches import walk_match

KEY = bytes(range(32))
GAMES = sorted(name for name, game in installed_games().items() if type(game).next_turn is not Game.next_turn)


def draw_chain(game: Game, there: Match, seat: int, chance: random.Random) -> list[str]:
    """Return a chain of random actions up to the first that reveals something."""
    match, chain = there.fork(), list[str]()
    while seat in match.actors() and len(chain) < 20:
        action = chance.choice(match.legal(seat))
        chain.append(game.actions.notation(action))
        match.act(seat, action)
        if match.settled:
            break
    return chain


@pytest.mark.parametrize("name", GAMES)
def test_plan_is_equal_in_indistinguishable_worlds(name: str) -> None:
    """What can be planned and foreseen depends on nothing hidden."""
    chance, planned = random.Random(name), 0
    for match in walk_match(name, 240):
        for seat in range(len(match.seats)):
            there = match_ahead(match, seat, KEY)
            other = match.fork()
            other.state = match.game.determinize(match.state, seat, chance.randbytes(32))
            elsewhere = match_ahead(other, seat, KEY)
            if there is None or elsewhere is None:
                assert there is elsewhere is None
                continue
            assert there.view(seat) == elsewhere.view(seat)
            chain = draw_chain(match.game, there, seat, chance)
            assert play_plan(there, seat, chain) == play_plan(elsewhere, seat, chain)
            planned += 1
    assert planned > 20


@pytest.mark.parametrize("name", GAMES)
def test_executed_plan_has_the_foreseen_results(name: str) -> None:
    """Others play on.

    If nothing prevents a plan, each of its actions is legal and has the foreseen result.
    """
    chance, carried_out, hindered = random.Random(name), 0, 0
    plans: dict[int, list[ForeseenAction]] = {}
    for match in walk_match(name, 400):
        for seat in range(len(match.seats)):
            if seat in match.actors() and (plan := plans.pop(seat, None)):
                if find_obstacle(match, seat, plan, chance.randbytes(32)) is not None:
                    hindered += 1
                    continue
                carried_out += 1
                true = match.fork()
                for number, one in enumerate(plan):
                    preview = true.preview(seat, true.action_number(seat, one.action))
                    assert preview.reveals == one.reveals == (number == len(plan) - 1 and one.reveals)
                    true.act(seat, one.action)
            elif seat not in plans and (there := match_ahead(match, seat, KEY)):
                plans[seat] = play_plan(there, seat, draw_chain(match.game, there, seat, chance)[:3])
    assert carried_out > 3
    assert hindered > 3


def test_plan_ends_with_a_revealing_action() -> None:
    match = next(match for match in walk_match(GAMES[0], 60) if match_ahead(match, 1 - match.actors()[0], KEY))
    seat = 1 - match.actors()[0]
    there = match_ahead(match, seat, KEY)
    assert there is not None
    chain = draw_chain(match.game, there, seat, random.Random(1))
    assert play_plan(there.fork(), seat, chain)[-1].reveals
    with pytest.raises(PlanReveals, match=f"action {len(chain)} reveals"):
        play_plan(there.fork(), seat, [*chain, chain[0]])
    with pytest.raises(IllegalAction):
        play_plan(there.fork(), seat, ["nothing"])


def test_seat_to_act_cannot_plan() -> None:
    for match in walk_match(GAMES[0], 20):
        for seat in match.actors():
            assert match_ahead(match, seat, KEY) is None


def test_changed_price_blocks_a_plan() -> None:
    match = next(match for match in walk_match(GAMES[0], 60) if match_ahead(match, 1 - match.actors()[0], KEY))
    seat = match.actors()[0]
    action = match.notations(seat)[0]
    known = find_obstacle(match, seat, [ForeseenAction("nothing")], KEY)
    assert known == Obstacle(0, "illegal")
    found = find_obstacle(match, seat, [ForeseenAction(action, hint={"price": 1000})], KEY)
    assert found is not None
    assert found.reason == "changed"
    assert found.current is not None
    assert found.current.action == action
    assert find_obstacle(match, seat, [found.current], KEY) is None

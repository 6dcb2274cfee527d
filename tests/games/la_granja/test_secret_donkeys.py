"""Secret choice of donkeys (rules 8.1): until all have chosen, only the owner sees the action."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.terms import ROUNDS
from tertulia.kernel.entries import Policy
from tertulia.kernel.schema import StateArray
from tertulia.play import GameRecord, Match, Ply, replay
from tests.games.la_granja.scenario import Scenario
from tests.games.la_granja.test_transport_phase import choose_donkeys

pytestmark = pytest.mark.clause


def read_notations(state: StateArray, actor: int, donkey: int) -> list[str | None]:
    """Return the notation of the latest choice as seen by seats 0 to 2 and by a spectator."""
    action = Action.DONKEY + donkey - 1
    return [GAME.seen_action(state, viewer, actor, action) for viewer in (0, 1, 2, None)]


def test_8_1_choice_is_shown_to_its_owner_only() -> None:
    table = choose_donkeys(Scenario(3).round(2))
    table.act(1, "donkey 3")
    assert read_notations(table.state, 1, 3) == [None, "donkey 3", None, None]
    table.act(0, "donkey 2")
    assert read_notations(table.state, 0, 2) == ["donkey 2", None, None, None]


def test_8_1_last_choice_reveals_all_choices() -> None:
    table = choose_donkeys(Scenario(3).round(2), 2, 3)
    table.act(2, "donkey 4")
    assert table.events("donkeys")
    assert read_notations(table.state, 2, 4) == ["donkey 4"] * 4


def test_8_1_solo_choice_is_not_hidden() -> None:
    match = play_match(1)
    for ply in replay(match, None):
        assert (ply.action is None) == (ply.ply == 0)


def test_other_actions_are_not_hidden() -> None:
    """No other action is hidden while donkeys are secret."""
    table = choose_donkeys(Scenario(3).round(2), 2)
    for action in range(GAME.num_actions):
        if not Action.DONKEY <= action < Action.DELIVER:
            assert GAME.seen_action(table.state, None, 0, action) == GAME.actions.notation(action)


def play_match(seats: int) -> GameRecord:
    """Play a random match to the end and return its record."""
    match = Match.new(GAME, seats=["bot"] * seats, options={}, key=bytes(32))
    while not match.over:
        seat = match.actors()[-1]
        dice = match.position.to_bytes(32, "big")
        match.act(seat, GAME.choose(Policy.RANDOM, match.state, seat, dice))
    return match.record()


@pytest.mark.compiled
def test_replay_hides_secret_choices() -> None:
    record = play_match(3)
    plies: dict[int | None, list[Ply]] = {viewer: list(replay(record, viewer)) for viewer in (0, 1, 2, None)}
    secret = 0
    for ply in replay(record):
        hidden = (ply.action or "").startswith("donkey") and all(event["type"] != "donkeys" for event in ply.events)
        secret += hidden
        for viewer, viewer_plies in plies.items():
            known = ply.action if viewer == ply.seat or not hidden else None
            assert (viewer_plies[ply.ply].seat, viewer_plies[ply.ply].action) == (ply.seat, known)
    assert secret == 2 * ROUNDS

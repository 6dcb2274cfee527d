"""Laws of secrecy: a viewer obtains identical data in all states that the viewer cannot tell apart.

`tertulia.laws.secrecy` plays the pairs of states and compares them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.law_profile import law_profile
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.laws.playing import game_tables
from tertulia.laws.secrecy import SecrecyCounts, compare_positions

pytestmark = pytest.mark.laws
POSITIONS = 20 if INTERPRET else 120
PROOF_POSITIONS = 1000
MAX_PROOF_RUNS = 6
"""Maximum number of positions that the long secrecy test compares, as a multiple of `PROOF_POSITIONS`.

These positions must include every tested number of seats and combination of options of the game. Every verb (first
word of an action, such as `deliver`) of the game must be played as well. Otherwise the test fails.
"""
LEAK_POSITIONS = 400
"""Number of positions that a test compares after it has made the game leak hidden information.

The test fails if the leak is not detected at these positions.
"""
COMPILED_ONLY = pytest.mark.skipif(INTERPRET, reason="needs compiled rules, because it plays many games")


def test_viewer_cannot_tell_worlds_apart(game: Game) -> None:
    """A viewer obtains identical data from the true state and from another possible state.

    A few games are played, with one viewer each. The two states must differ in hidden data at more than the share
    `LawProfile.min_secret_share` of positions; otherwise the test would prove nothing.
    """
    found = compare_positions(game, POSITIONS, 1)
    assert found.positions >= POSITIONS
    if share := law_profile(game).min_secret_share:  # a small sample may contain none of a game's few secrets
        assert found.other_worlds > POSITIONS * share
    assert found.dealt


@COMPILED_ONLY
@pytest.mark.proof
def test_viewer_cannot_tell_worlds_apart_at_any_table(game: Game) -> None:
    """A viewer obtains identical data from two possible states, at all tables and after all verbs.

    A table is a number of seats with a choice for each option. A verb is the first word of an action, such as
    `deliver`. Games are played until every tested table and every verb of the game has occurred. The viewer changes
    from game to game.
    """
    found = compare_positions(game, PROOF_POSITIONS, 1)
    if (share := law_profile(game).min_secret_share) is not None:
        assert found.other_worlds > PROOF_POSITIONS * share
    every = {str(table) for table in game_tables(game)}
    while (found.missing(game) or found.tables != every) and found.positions < MAX_PROOF_RUNS * PROOF_POSITIONS:
        compare_positions(game, found.positions + PROOF_POSITIONS // 4, 1, found)
    assert not found.missing(game)
    assert found.tables == every
    if type(game).seen_action is not Game.seen_action:
        assert found.differing > found.games, "the other worlds rarely differ in secret choices"


def leaky(game: Game, what: str) -> Any:
    """Return a replacement for the game's method `what` that leaks hidden information.

    With it, a test checks that the secrecy tests detect a leak.
    """
    method: Any = getattr(type(game), what)
    hidden = law_profile(game).secret_number

    def views(self: Game, state: StateArray, viewers: Any) -> Any:
        return [{**view, "leak": hidden(state)} for view in method(self, state, viewers)]

    def event_lists(self: Game, state: StateArray, viewers: Any) -> Any:
        return [
            [*events, hidden(state)] if viewer is None else events
            for events, viewer in zip(method(self, state, viewers), viewers, strict=True)
        ]

    def hint(self: Game, state: StateArray, seat: int, action: int) -> Any:
        return {**method(self, state, seat, action), "leak": hidden(state)}

    def seen_action(self: Game, state: StateArray, viewer: int | None, actor: int, action: int) -> Any:
        text = method(self, state, viewer, actor, action)
        return f"{text} {hidden(state)}"

    def reveals(self: Game, before: StateArray, after: StateArray) -> Any:
        return method(self, before, after) != (hidden(before) % 2 == 0)

    def legal(self: Game, state: StateArray, seat: int) -> Any:
        actions = method(self, state, seat)
        return actions if hidden(state) % 2 else actions[:1]

    def observe(self: Game, state: StateArray, seat: int) -> Any:
        return np.append(method(self, state, seat), hidden(state) % 2)

    return locals()[what]


def seen_by_a_seat() -> SecrecyCounts:
    """Return the counts of one game for `compare_positions`, which then starts with the second game.

    The viewer of the second game is a seat. The viewer of the first game is a spectator, who obtains too little data to
    detect some leaks.
    """
    found = SecrecyCounts()
    found.games = 1
    return found


@COMPILED_ONLY
@pytest.mark.parametrize("what", ["views", "event_lists", "hint", "seen_action", "reveals", "legal", "observe"])
def test_leak_is_found(game: Game, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if what == "observe" and not game.observation_table.size:
        pytest.skip("this game has no observations")
    monkeypatch.setattr(type(game), what, leaky(game, what))
    with pytest.raises(AssertionError):
        compare_positions(game, LEAK_POSITIONS, 2, seen_by_a_seat())


@COMPILED_ONLY
def test_shown_secret_choice_is_found(secret_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret choice shown in the log line counts as a leak."""
    monkeypatch.setattr(type(secret_game), "seen_action", Game.seen_action)
    with pytest.raises(AssertionError, match="the log says"):
        compare_positions(secret_game, LEAK_POSITIONS, 2, seen_by_a_seat())

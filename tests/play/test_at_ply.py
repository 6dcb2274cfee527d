"""A match at an earlier ply equals the match at that time, and looking back changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.play import LogEntry, Match, RecordError, match_at_ply

pytestmark = pytest.mark.slow

UNDO_PROBABILITY = 0.1
CHECK_INTERVAL = 6
"""One in this many plies is checked."""


def walk_game(game: Game, seed: int) -> Iterator[Match]:
    """Play a random game with occasional undo; yields one match, changed in place."""
    chance = np.random.default_rng(seed)
    match = Match.new(game, seats=["human"] * 2, options={}, key=seed.to_bytes(32, "little"))
    yield match
    while actors := match.actors():
        last = match.log[-1].seat if match.log else 0
        if match.undoable_steps(last) and chance.random() < UNDO_PROBABILITY:
            match.undo(last)
        else:
            seat = int(chance.choice(actors))
            match.act(seat, int(chance.choice(match.legal(seat))))
        yield match


@pytest.mark.parametrize("name", list(installed_games()))
def test_match_at_ply_equals_the_earlier_state(name: str) -> None:
    game, then = find_game(name), dict[int, bytes]()
    components = game.components()
    for match in walk_game(game, 7):
        then[match.position] = game.to_bytes(match.state)
    end = game.to_bytes(match.state), match.position, len(match.log)
    for ply in {*range(0, match.position, CHECK_INTERVAL), match.position - 1, match.position}:
        there = match_at_ply(match, ply, components)
        assert game.to_bytes(there.state) == then[ply]
        assert (there.position, there.settled, there.log[-1:]) == (ply, True, match.log[ply - 1 : ply] if ply else [])
    assert (game.to_bytes(match.state), match.position, len(match.log)) == end


def test_undoable_plies_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("la-granja")
    components = game.components()
    match = next(
        match
        for match in walk_game(game, 3)
        if 0 < match.undoable_steps(match.log[-1].seat if match.log else 0) < match.position
    )
    monkeypatch.setattr(game, "new", None)
    assert game.to_bytes(match_at_ply(match, match.position, components).state) == game.to_bytes(match.state)
    there = match_at_ply(match, match.position - 1, components)
    there.act(there.actors()[0], there.legal(there.actors()[0])[0])
    with pytest.raises(TypeError):
        match_at_ply(match, 0, components)


def find_settled_match(plies: int) -> Match:
    return next(match for match in walk_game(find_game("granada"), 5) if match.position == plies and match.settled)


@pytest.mark.parametrize("ply", [-1, 13, 1000])
def test_ply_outside_the_log_is_refused(ply: int) -> None:
    match = find_settled_match(12)
    with pytest.raises(IndexError, match=f"the log has the plies 0 to 12, not {ply}"):
        match_at_ply(match, ply, match.game.components())


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ({"action": 10**9}, "action 5: it is not legal"),
        ({"action": -1}, "action 5: it is not legal"),
        ({"seat": 77}, "action 5: it is not that seat's turn"),
        ({"seat": -1}, "action 5: it is not that seat's turn"),
    ],
)
def test_damaged_log_is_refused(damage: dict[str, int], message: str) -> None:
    match = find_settled_match(12)
    entries = list(match.log)
    entries[4] = entries[4]._replace(**damage)  # type: ignore[arg-type]
    broken = Match(match.game, match.seats, match.options, match.key, match.components, match.state)
    for entry in entries:
        broken.log.append(LogEntry(*entry))
    assert match_at_ply(broken, 4, match.game.components()).position == 4
    with pytest.raises(RecordError, match=message):
        match_at_ply(broken, 5, match.game.components())


def test_other_components_are_refused() -> None:
    match = find_settled_match(12)
    match.components = "0" * 64
    with pytest.raises(RecordError, match="components"):
        match_at_ply(match, 3, match.game.components())

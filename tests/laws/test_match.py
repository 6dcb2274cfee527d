"""Laws of a match: undo is exact, goes back to the last revelation and no further; a record replays to the same end."""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.schema import INTERPRET
from tertulia.play import IllegalAction, Match, UndoImpossible

from .playing import Table, key_of, numbers

pytestmark = pytest.mark.laws
LONG_ENOUGH = 100 if INTERPRET else 100_000


def new_match(game: Game, table: Table, number: int) -> Match:
    return Match.new(game, seats=["random"] * table.seats, options=table.options, key=key_of("match", table, number))


def test_undo_is_exact(game: Game, table: Table, law_games: int) -> None:
    """Every step that may be taken back leads to the very bytes before it, one after the other, to the last revelation."""
    for number in range(law_games // 100 + 1):
        match, chance = new_match(game, table, number), numbers("undo", table, number)
        trail: list[str] = []  # the states that undo must be able to reach, newest last
        while not match.over:
            (seat, *_) = match.actors()
            before = game.copy(match.state)
            match.act(seat, int(chance.choice(match.legal(seat))))
            if game.reveals(before, match.state):
                trail.clear()
                assert match.settled
            else:
                trail.append(game.hash(before))
            if chance.random() < 0.1:
                length = match.position
                while trail:
                    match.undo(seat)
                    assert game.hash(match.state) == trail.pop()
                    length -= 1
                    assert match.position == length
                refuse_undo(match)


def refuse_undo(match: Match) -> None:
    """Nothing more can be taken back, by anybody, and asking changes nothing."""
    before, position = match.game.hash(match.state), match.position
    for seat in range(len(match.seats)):
        assert not match.undoable(seat)
        with pytest.raises(UndoImpossible):
            match.undo(seat)
    assert (match.game.hash(match.state), match.position) == (before, position)


def test_undone_steps_leave_no_trace(game: Game, table: Table) -> None:
    """A match with detours taken back is the match without them: same record, same bytes."""
    straight, winding, chance = new_match(game, table, 1), new_match(game, table, 1), numbers("detours", table)
    while not straight.over and straight.position < LONG_ENOUGH:
        (seat, *_) = straight.actors()
        legal = straight.legal(seat)
        detour = int(chance.choice(legal))
        fork = winding.fork()
        fork.act(seat, detour)
        if fork.undoable(seat):
            winding.act(seat, detour)
            winding.undo(seat)
        action = int(chance.choice(legal))
        straight.act(seat, action)
        winding.act(seat, action)
        assert game.hash(straight.state) == game.hash(winding.state)
    assert straight.record() == winding.record()


def test_a_refused_action_changes_nothing(game: Game, table: Table) -> None:
    """An illegal action, or one of a seat that is not on turn, leaves everything as it was and says what is legal."""
    match, chance = new_match(game, table, 2), numbers("refused", table)
    for _ in range(60):
        actors = match.actors()
        seat = actors[0]
        legal = match.legal(seat)
        before = game.hash(match.state), match.position, match.undoable(seat)
        illegal = next(a for a in chance.permutation(game.num_actions) if a not in legal)
        for wrong in (int(illegal), game.actions.notation(int(illegal)), "nonsense", -1, game.num_actions):
            with pytest.raises(IllegalAction):
                match.act(seat, wrong)
        for idle in {*range(table.seats), table.seats, -1} - set(actors):
            with pytest.raises(IllegalAction):
                match.act(idle, legal[0])
        assert (game.hash(match.state), match.position, match.undoable(seat)) == before
        match.act(seat, int(chance.choice(legal)))


def test_a_fork_is_independent(game: Game, table: Table) -> None:
    match, chance = new_match(game, table, 3), numbers("fork", table)
    for _ in range(40):
        (seat, *_) = match.actors()
        fork = match.fork()
        before, position = game.hash(match.state), match.position
        fork.act(seat, int(chance.choice(fork.legal(seat))))
        assert (game.hash(match.state), match.position) == (before, position)
        match.act(seat, int(chance.choice(match.legal(seat))))

"""Laws (property tests) of a match: undo is exact and leaves no trace in the match's record.

Undo reaches back to the last action that used chance, revealed hidden data, or changed which seats have to act.
"""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.laws.law_runs import GamePosition, law
from tertulia.laws.seed import numpy_random
from tertulia.play import IllegalAction, Match, UndoImpossible

pytestmark = pytest.mark.laws


@law(share=0.1, games=1 / 2)
def test_undo_is_exact(here: GamePosition) -> None:
    """Undo of one action after another restores the exact bytes of each earlier state.

    Undo stops after the last action that used chance, revealed hidden data, or changed which seats have to act. No
    seat can undo that action.
    """
    match = here.match.fork()
    assert match.settled == (here.settled_ply == here.ply)
    for ply in range(here.ply - 1, here.settled_ply - 1, -1):
        match.undo(match.log[-1].seat)
        assert here.game.hash(match.state) == here.fingerprints.hashes[ply]
        assert match.position == ply
    refuse_undo(match)


def refuse_undo(match: Match) -> None:
    """Check that no seat can undo an action, and that attempts to undo change nothing."""
    before, position = match.game.hash(match.state), match.position
    for seat in range(len(match.seats)):
        assert not match.undoable_steps(seat)
        with pytest.raises(UndoImpossible):
            match.undo(seat)
    assert (match.game.hash(match.state), match.position) == (before, position)


@law(when="throughout", games=0)
def test_undone_steps_leave_no_trace(here: GamePosition) -> None:
    """A match with undone actions has the same record and bytes as a match without these actions."""
    winding: Match = here.law_data.setdefault("winding", here.match.fork())
    assert here.game.hash(here.state) == here.game.hash(winding.state)
    if here.over:
        assert here.match.record() == winding.record()
        return
    chance = here.law_data.setdefault("chance", numpy_random("detours", here.table))
    detour = int(chance.choice(here.legal))
    fork = winding.fork()
    fork.act(here.seat, detour)
    if fork.undoable_steps(here.seat):
        winding.act(here.seat, detour)
        winding.undo(here.seat)
    winding.act(here.seat, here.action)


@law(share=0.1, games=0)
def test_refused_action_changes_nothing(here: GamePosition) -> None:
    """An illegal action, or one of a seat that is not to act, raises `IllegalAction` and changes nothing."""
    game, match, seat = here.game, here.match.fork(), here.seat
    chance = here.law_data.setdefault("chance", numpy_random("refused", here.table))
    before = game.hash(match.state), match.position, match.undoable_steps(seat)
    is_illegal = np.ones(game.num_actions, bool)
    is_illegal[here.legal] = False
    others = np.flatnonzero(is_illegal)
    illegal = [int(chance.choice(others))] if others.size else []
    wrongs: list[int | str] = [*illegal, *map(game.actions.notation, illegal), "nonsense", -1, game.num_actions]
    for wrong in wrongs:
        with pytest.raises(IllegalAction):
            match.act(seat, wrong)
    for idle in {*range(here.table.seats), here.table.seats, -1} - set(match.actors()):
        with pytest.raises(IllegalAction):
            match.act(idle, int(here.legal[0]))
    assert (game.hash(match.state), match.position, match.undoable_steps(seat)) == before


@law(share=0.1, games=0)
def test_fork_is_independent(here: GamePosition) -> None:
    fork = here.match.fork()
    before, position = here.game.hash(here.state), here.ply
    fork.act(here.seat, here.action)
    assert (here.game.hash(here.state), here.ply) == (before, position)

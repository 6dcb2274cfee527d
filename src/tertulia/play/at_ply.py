"""A match as it stood after an earlier line of its log: from the states that it keeps for undo, or dealt and played again from
its key, which takes ten to thirty microseconds an action."""

from __future__ import annotations

from collections.abc import Callable

from tertulia.kernel.components import Components
from tertulia.kernel.schema import StateArray
from tertulia.play.errors import RecordError
from tertulia.play.match import Match


def earlier(match: Match, ply: int, components: Components | None, each: Callable[[], None] = lambda: None) -> Match:
    """The match as it stood after `ply` actions (0 is the set-up), with nothing before it that could be undone; `match` itself is
    left alone. `components` are those that it was dealt with; None will do where the match still has that state. `each` is called
    before every action that is played again. `IndexError` for a ply that the log does not have,
    `RecordError` where the log does not replay: with other components than the match was dealt with, or damaged."""
    if not 0 <= ply <= match.position:
        raise IndexError(f"the log has the plies 0 to {match.position}, not {ply}")
    kept = match.kept_state(ply)
    state = _played(match, ply, components, each) if kept is None else match.game.copy(kept)
    there = Match(match.game, match.seats, match.options, match.key, match.components, state)
    there.log = match.log.copy()
    there.log.cut(ply)
    return there


def _played(match: Match, ply: int, components: Components | None, each: Callable[[], None]) -> StateArray:
    """Returns the state after `ply` actions, each checked: a log may come from a damaged disk, and rules trust what they are
    given."""
    if components is None or components.hash != match.components:
        raise RecordError("components: the match was dealt with others")
    game, seats = match.game, len(match.seats)
    state = game.new(match.options, seats, match.key, components)
    for number, entry in enumerate(match.log[:ply], start=1):
        each()
        if not (0 <= entry.seat < seats and game.actors(state) >> entry.seat & 1):
            raise RecordError(f"action {number}: it is not that seat's turn")
        if entry.action not in game.legal(state, entry.seat):
            raise RecordError(f"action {number}: it is not legal")
        game.apply(state, entry.seat, entry.action)
    return state

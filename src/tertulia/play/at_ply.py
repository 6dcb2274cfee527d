"""Return a match as it was after a number of actions, called ply (`match_at_ply`).

The state is taken from the states that the match stores for undo. If it is not stored, the log is replayed, which takes
10 to 30 µs per action.
"""

from __future__ import annotations

from collections.abc import Callable

from tertulia.kernel.components import Components
from tertulia.kernel.schema import StateArray
from tertulia.play.errors import RecordError
from tertulia.play.match import Match


def match_at_ply(
    match: Match, ply: int, components: Components | None, on_action: Callable[[], None] = lambda: None
) -> Match:
    """Return a copy of `match` after `ply` actions (0 is the set-up), without undo history.

    `components` is the component set that the match was dealt with. It may be None if the match still holds the state
    for undo. `on_action` is called before every replayed action. Raises `IndexError` if the log has no such ply. Raises
    `RecordError` if the log does not replay, because it is damaged or `components` is a different component set.
    """
    if not 0 <= ply <= match.position:
        raise IndexError(f"the log has the plies 0 to {match.position}, not {ply}")
    stored = match.stored_state(ply)
    state = _replay_state(match, ply, components, on_action) if stored is None else match.game.copy(stored)
    earlier = Match(match.game, match.seats, match.options, match.key, match.components, state)
    earlier.log = match.log.copy()
    earlier.log.truncate(ply)
    return earlier


def _replay_state(match: Match, ply: int, components: Components | None, on_action: Callable[[], None]) -> StateArray:
    """Replay the log of a match and return the state after `ply` actions.

    Every action is checked, because the log may come from a damaged disk and the rules do not validate their input.
    Raises `RecordError` if the log does not replay or if `components` is not the component set of the match.
    """
    if components is None or components.hash != match.components:
        raise RecordError("components: the match was dealt with another component set")
    game, seats = match.game, len(match.seats)
    state = game.new(match.options, seats, match.key, components)
    for number, entry in enumerate(match.log[:ply], start=1):
        on_action()
        if not (0 <= entry.seat < seats and game.actors(state) >> entry.seat & 1):
            raise RecordError(f"action {number}: it is not that seat's turn")
        if entry.action not in game.legal(state, entry.seat):
            raise RecordError(f"action {number}: it is not legal")
        game.apply(state, entry.seat, entry.action)
    return state

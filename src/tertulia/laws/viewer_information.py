"""Everything that a viewer can obtain from a match: views, events, legal actions, errors and undo.

Main entry: `viewer_information`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.laws.playing import to_json
from tertulia.laws.seed import numpy_random
from tertulia.play import Match, PlayError

TRIED_ACTIONS = 6
"""Maximum number of legal actions of a seat that are tried at a position."""
TRIED_DEPTH = 2
"""Maximum number of successive actions that are tried from a position."""
NONSENSE = ("", "nonsense", "done done", "take 1+1", "deliver to", "say -1", "\u0000", "é" * 100)


def viewer_information(match: Match, viewer: int | None, seed: int) -> dict[str, str]:
    """Return everything that a viewer can obtain from a match, as JSON texts.

    A key of the result describes its text, such as `view of 0`. `viewer` is None for a spectator. `seed` selects the
    actions to try.
    """
    parts = {**_views(match, viewer), **_last_line(match, viewer), **_common_information(match)}
    if viewer is not None:
        chance = numpy_random("tried", match.game.name, viewer, seed)
        parts |= (
            _seat_information(match, viewer)
            | _refusals(match, viewer, chance)
            | _try_actions(match, viewer, chance, TRIED_DEPTH)
        )
    return {what: data if isinstance(data, str) else to_json(data) for what, data in parts.items()}


def _views(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return the views and events of the viewer and of a spectator.

    Each view and each list of events is requested twice: alone, and in one request for all viewers.
    """
    game, state = match.game, match.state
    all_viewers: list[int | None] = [None, *range(len(match.seats))]
    views, events = game.views(state, all_viewers), game.event_lists(state, all_viewers)
    parts: dict[str, Any] = {}
    for who in {None, viewer}:
        place = all_viewers.index(who)
        parts[f"view of {who}"] = [views[place], game.view(state, who)]
        parts[f"events of {who}"] = [events[place], game.events(state, who)]
    return parts


def _last_line(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return the last line of the log as the viewer and as a spectator may know it; empty at the set-up."""
    if not match.log:
        return {}
    last = match.log[-1]
    lines = [match.game.seen_action(match.state, who, last.seat, last.action) for who in (viewer, None)]
    return {"last action": [last.seat, last.shared, *lines]}


def _common_information(match: Match) -> dict[str, Any]:
    turn = [match.position, match.actors(), match.over, match.settled, len(match._before)]
    return {"turn": turn, "outcome": match.outcome, "commitment": match.commitment, "undoable": _undoable_steps(match)}


def _undoable_steps(match: Match) -> list[int]:
    return [match.undoable_steps(seat) for seat in range(len(match.seats))]


def _seat_information(match: Match, seat: int) -> dict[str, Any]:
    """Return the seat's legal actions with hints and facts, its observation, and the result of each undo."""
    legal = match.legal(seat)
    alone = [match.game.hint(match.state, seat, action) for action in legal]
    parts: dict[str, Any] = {
        "legal": [legal, match.notations(seat)],
        "hints": [alone, match.game.hints(match.state, seat, legal)],
        "facts": [match.action_facts(seat, action) for action in legal],
    }
    if match.game.observation_table.size:
        parts["observation"] = match.game.observe(match.state, seat).tolist()
    for steps in range(1, match.undoable_steps(seat) + 1):
        back = match.fork()
        parts[f"back {steps}"] = [back.undo(seat, steps).notation, *_shown_parts(back, seat)]
    return parts


def _shown_parts(match: Match, seat: int) -> list[Any]:
    game, state = match.game, match.state
    return [
        game.views(state, [seat, None]),
        game.event_lists(state, [seat, None]),
        match.notations(seat),
        _undoable_steps(match),
    ]


def _try_actions(match: Match, seat: int, chance: np.random.Generator, depth: int) -> dict[str, Any]:
    """Carry out some legal actions of a seat in forks of the match; return the data that the seat obtains.

    The data are keyed by the action's notation and the kind of data. If an action reveals something, only this fact is
    returned. After any other action, illegal actions and further legal ones are tried. At most `depth` legal actions
    are carried out in succession. `chance` chooses the actions.
    """
    parts: dict[str, Any] = {}
    legal = match.legal(seat)
    for action in chance.permutation(legal)[:TRIED_ACTIONS].tolist() if legal else []:
        fork = match.fork()
        entry = fork.act(seat, action)
        assert entry == fork.log[-1]
        name = match.game.actions.notation(action)
        parts[f"{name} reveals"] = reveals = not fork.undoable_steps(seat)
        if reveals:
            continue
        seen = match.game.seen_action(fork.state, seat, seat, action)
        parts[f"{name} then"] = [fork.events(seat), fork.seen_plies([seat, None]), seen, *_shown_parts(fork, seat)]
        if depth > 1:
            further = _refusals(fork, seat, chance) | _try_actions(fork, seat, chance, depth - 1)
            parts |= {f"{name}, {what}": data for what, data in further.items()}
    return parts


def _refusals(match: Match, seat: int, chance: np.random.Generator) -> dict[str, Any]:
    """Return the errors that illegal actions and undos raise; check that they do not change the state."""
    legal, size = match.legal(seat), match.game.num_actions
    illegal = [int(action) for action in chance.integers(size, size=6) if action not in legal]
    wrong: list[int | str] = [-1, size, *illegal, *map(match.game.actions.notation, illegal), *NONSENSE]
    before = match.game.hash(match.state)
    parts: dict[str, Any] = {f"refused {what!r}": _raised_error(lambda w=what: match.act(seat, w)) for what in wrong}  # type: ignore[misc]
    for steps in (0, -1, match.undoable_steps(seat) + 1, 1000):
        parts[f"back {steps}"] = _raised_error(lambda s=steps: match.undo(seat, s))  # type: ignore[misc]
    assert match.game.hash(match.state) == before, "a refused action changed the state"
    return parts


def _raised_error(call: Callable[[], object]) -> list[Any]:
    """Return the error that a call raises: its class, message and accepted actions."""
    try:
        call()
    except PlayError as error:
        return [type(error).__name__, str(error), getattr(error, "accepted", None)]
    raise AssertionError("an illegal call was not refused")

"""Everything a viewer can obtain from a match: views, events, legal actions, errors and undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.laws.playing import text
from tertulia.laws.seed import numbers
from tertulia.play import Match, PlayError

LOOKED_AT = 6
"""Number of legal actions whose results are compared."""
DEEP = 2
"""Number of consecutive actions that are tried."""
NONSENSE = ("", "nonsense", "done done", "take 1+1", "deliver to", "say -1", "\u0000", "é" * 100)


def received(match: Match, viewer: int | None, seed: int) -> dict[str, str]:
    """Return everything that a viewer can obtain from the match, as JSON by topic.

    `seed` selects the actions to try.
    """
    parts = {**_views(match, viewer), **_last(match, viewer), **_common(match)}
    if viewer is not None:
        chance = numbers("tried", match.game.name, viewer, seed)
        parts |= _own(match, viewer) | _refused(match, viewer, chance) | _tried(match, viewer, chance, DEEP)
    return {what: data if isinstance(data, str) else text(data) for what, data in parts.items()}


def _views(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return views and events for the viewer and for a spectator.

    Each is requested alone and together with all viewers.
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


def _last(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return the last line of the log as the viewer and as a spectator may know it."""
    if not match.log:
        return {}
    last = match.log[-1]
    lines = [match.game.seen_action(match.state, who, last.seat, last.action) for who in (viewer, None)]
    return {"last action": [last.seat, last.shared, *lines]}


def _common(match: Match) -> dict[str, Any]:
    turn = [match.position, match.actors(), match.over, match.settled, len(match._before)]
    return {"turn": turn, "outcome": match.outcome, "commitment": match.commitment, "undoable": _undoable(match)}


def _undoable(match: Match) -> list[int]:
    return [match.undoable_steps(seat) for seat in range(len(match.seats))]


def _own(match: Match, seat: int) -> dict[str, Any]:
    """Return the legal actions with their hints and observation, and the result of each possible undo."""
    legal = match.legal(seat)
    alone = [match.game.hint(match.state, seat, action) for action in legal]
    parts: dict[str, Any] = {
        "legal": [legal, match.notations(seat)],
        "hints": [alone, match.game.hints(match.state, seat, legal)],
    }
    if match.game.observation_table.size:
        parts["observation"] = match.game.observe(match.state, seat).tolist()
    for steps in range(1, match.undoable_steps(seat) + 1):
        back = match.fork()
        parts[f"back {steps}"] = [back.undo(seat, steps).notation, *_told(back, seat)]
    return parts


def _told(match: Match, seat: int) -> list[Any]:
    game, state = match.game, match.state
    return [
        game.views(state, [seat, None]),
        game.event_lists(state, [seat, None]),
        match.notations(seat),
        _undoable(match),
    ]


def _tried(match: Match, seat: int, chance: np.random.Generator, deep: int) -> dict[str, Any]:
    """Return the results of some legal actions that reveal nothing.

    A second action is tried after each, and the errors raised then are returned as well.
    """
    parts: dict[str, Any] = {}
    legal = match.legal(seat)
    for action in chance.permutation(legal)[:LOOKED_AT].tolist() if legal else []:
        fork = match.fork()
        entry = fork.act(seat, action)
        assert entry == fork.log[-1]
        name = match.game.actions.notation(action)
        parts[f"{name} reveals"] = reveals = not fork.undoable_steps(seat)
        if reveals:
            continue
        seen = match.game.seen_action(fork.state, seat, seat, action)
        parts[f"{name} then"] = [fork.events(seat), fork.seen_plies([seat, None]), seen, *_told(fork, seat)]
        if deep > 1:
            further = _refused(fork, seat, chance) | _tried(fork, seat, chance, deep - 1)
            parts |= {f"{name}, {what}": data for what, data in further.items()}
    return parts


def _refused(match: Match, seat: int, chance: np.random.Generator) -> dict[str, Any]:
    """Return the errors for illegal actions and undos, and check that they do not change the state."""
    legal, size = match.legal(seat), match.game.num_actions
    illegal = [int(action) for action in chance.integers(size, size=6) if action not in legal]
    wrong: list[int | str] = [-1, size, *illegal, *map(match.game.actions.notation, illegal), *NONSENSE]
    before = match.game.hash(match.state)
    parts: dict[str, Any] = {f"refused {what!r}": _error(lambda w=what: match.act(seat, w)) for what in wrong}  # type: ignore[misc]
    for steps in (0, -1, match.undoable_steps(seat) + 1, 1000):
        parts[f"back {steps}"] = _error(lambda s=steps: match.undo(seat, s))  # type: ignore[misc]
    assert match.game.hash(match.state) == before, "a refused action changed the state"
    return parts


def _error(deed: Callable[[], object]) -> list[Any]:
    """Return the error that a call raises: its class, message and accepted actions."""
    try:
        deed()
    except PlayError as error:
        return [type(error).__name__, str(error), getattr(error, "accepted", None)]
    raise AssertionError("this was to be refused")

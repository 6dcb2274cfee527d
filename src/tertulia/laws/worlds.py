"""Pairs of matches that a viewer cannot tell apart, from the set-up on.

The true match is a random game. The other match is determinized for the viewer: it has other hidden hands, other
future draws, and other actions in place of secret ones. All data sent to the viewer must be identical in both, byte
for byte:

    for pair in walk_pairs(game, table, viewer, seed=1):     # table: one of `tertulia.laws.playing.game_tables(game)`
        sent(pair.true, viewer) == sent(pair.other, viewer)

`pair.true` and `pair.other` are `Match` objects with equal game, seats, options and key; fork them before any changes.
At each iteration they are one ply further than before, or some plies back after an undo. `pair.true.log[-1]` and
`pair.other.log[-1]` are the last actions, which differ if they are secret from the viewer. A viewer is a seat, or
`None` for a spectator. Since every seat may also watch as a spectator, each pair is indistinguishable for spectators
as well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray
from tertulia.laws.playing import TableOptions
from tertulia.laws.seed import key_of, numpy_random
from tertulia.play import Match

UNDO_PROBABILITY = 0.06
"""Probability that a step of `walk_pairs` undoes actions, if the seat that acted last can undo any.

If a step does not undo actions, it plays an action.
"""
RARE_PROBABILITY = 0.3
"""Probability that the next action is of the legal kind (`action_kind`) played least so far.

Otherwise a verb (the first word of an action, such as `deliver`) is chosen first, with equal probabilities. Then an
action with this verb is chosen.
"""
MAX_STEPS = 1500
"""Maximum number of actions and undos in a random game of `walk_pairs`.

A longer game is abandoned, because some games can go on without end.
"""


class ShownData(NamedTuple):
    """Events and views of a list of viewers, in the order of that list."""

    events: list[list[dict[str, Any]]]
    views: Sequence[Mapping[str, Any]]


class WorldPair:
    """Two matches that `viewer` cannot tell apart: a random game, and a match with other hidden data.

    The object also counts the actions that differ between the matches, and how often hidden data were dealt again.
    """

    def __init__(
        self, game: Game, table: TableOptions, viewer: int | None, seed: int, components: Components | None = None
    ) -> None:
        self.game, self.table, self.viewer, self.seed = game, table, viewer, seed
        key, seats = key_of("worlds", game.name, table, viewer, seed), ["human"] * table.seats
        self.true = Match.new(game, seats=seats, options=table.options, key=key, components=components)
        self.other = self.true.fork()
        self.chance = numpy_random("worlds", game.name, table, viewer, seed)
        self.steps = 0
        """Number of actions and undos carried out in both matches since the set-up."""
        self.differing = 0
        """Number of actions that differed between the two matches, because they are secret from the viewer."""
        self.dealt = 0
        """Number of times that hidden data were dealt again in `other`, the match with other hidden data.

        A new deal is necessary if no action in `other` gives the events and views of the true match.
        An example is an action that reveals a hidden card.
        """
        self.other.state = self.determinize_true()
        self.shown_data = self._show(self.true.state)
        """Events and views of `viewers` after the last step, identical in both matches."""
        assert self.shown_data == self._show(self.other.state), f"{self}: the worlds differ after the deal"

    def __str__(self) -> str:
        where = f"{self.game.name} {self.table} seen by {self.viewer}, seed {self.seed}, step {self.steps}"
        last = [match.log[-1].notation if match.log else "set-up" for match in (self.true, self.other)]
        return f"{where}, ply {self.true.position} ({last[0]} / {last[1]})"

    @property
    def viewers(self) -> list[int | None]:
        """The viewer and, if the viewer is a seat, also a spectator."""
        return [None] if self.viewer is None else [self.viewer, None]

    def determinize_true(self) -> StateArray:
        """Return a new determinization of the true state for the viewer."""
        return self.game.determinize(self.true.state, self.viewer, key_of("world", self.seed, self.viewer, self.steps))

    def act(self, seat: int, action: int) -> None:
        """Carry out `action` in the true match, and one that looks the same to the viewer in the other.

        If no such action gives the events and views of the true match, the other match is determinized again from the
        true state.
        """
        before = self.game.copy(self.true.state)
        self.true.act(seat, action)
        self.steps += 1
        self.shown_data = self._show(self.true.state)
        substitute = action if seat == self.viewer else self._substitute_action(before, seat, action)
        if self._looks_same(seat, substitute):
            self.other.act(seat, substitute)
            self.differing += substitute != action
            return
        # If the viewer acts and reveals nothing, the outcome is equal in all states that they cannot tell apart.
        assert seat != self.viewer or self.true.settled, (
            f"{self}: the result depends on information hidden from the viewer"
        )
        self._redeal_other()

    def undo(self, seat: int, steps: int) -> None:
        """Undo the last `steps` actions of a seat in both matches."""
        possible = [match.undoable_steps(seat) for match in (self.true, self.other)]
        assert possible[0] == possible[1], f"{self}: {possible[0]} or {possible[1]} steps can be undone"
        self.true.undo(seat, steps)
        self.other.undo(seat, steps)
        self.steps += 1
        self.shown_data = self._show(self.true.state)
        assert self.shown_data == self._show(self.other.state), f"{self}: the worlds differ after an undo"

    def _show(self, state: StateArray) -> ShownData:
        return ShownData(self.game.event_lists(state, self.viewers), self.game.views(state, self.viewers))

    def _looks_same(self, seat: int, action: int) -> bool:
        """Return whether an action in the other match gives the events and views that the true match shows."""
        if action not in self.other.legal(seat):
            return False
        after = self.game.copy(self.other.state)
        self.game.apply(after, seat, action)
        if self.game.event_lists(after, self.viewers) != self.shown_data.events:
            return False
        return self.game.views(after, self.viewers) == self.shown_data.views

    def _substitute_action(self, before: StateArray, seat: int, action: int) -> int:
        """Return an action for the other match, different from `action` if possible.

        The viewer cannot tell the two actions apart. Their effects differ: a choice between actions with one effect
        would be no secret. If no other action is suitable, `action` is returned. `before` is the true state before the
        action.
        """
        others = [int(other) for other in self.chance.permutation(self.other.legal(seat)) if other != action]
        for other in others:
            if self._looks_same(seat, other) and not self._same_effect(before, seat, other):
                return other
        return action

    def _same_effect(self, before: StateArray, seat: int, action: int) -> bool:
        """Return whether `action`, carried out in the true state `before`, gives the current true state."""
        if action not in self.game.legal(before, seat):
            return False
        self.game.apply(after := self.game.copy(before), seat, action)
        return self.game.to_bytes(after) == self.game.to_bytes(self.true.state)

    def _redeal_other(self) -> None:
        """Replace the other match's state by a new determinization of the true match's state.

        The other match keeps as many states for undo as the true match.
        """
        before, self.other.state = self.other.state, self.determinize_true()
        self.other.log.append(self.true.log[-1])
        if self.true.settled:
            self.other._before.clear()
        else:
            self.other._before.append(before)
        self.dealt += 1
        assert self.shown_data == self._show(self.other.state), f"{self}: the worlds differ after a new deal"


def walk_pairs(
    game: Game,
    table: TableOptions,
    viewer: int | None,
    seed: int,
    components: Components | None = None,
    met: Counter[str] | None = None,
) -> Iterator[WorldPair]:
    """Yield a `WorldPair` at each position of a random game, starting with the set-up.

    All yielded pairs are one object, modified in place. `met` counts the kinds of actions played, so that rare ones can
    be preferred; pass one counter to several walks to count over all walks.
    """
    pair, known = WorldPair(game, table, viewer, seed, components), Counter[str]() if met is None else met
    yield pair
    while not pair.true.over and pair.steps < MAX_STEPS:
        actors = pair.true.actors()
        seat = int(pair.chance.choice(actors))
        last = pair.true.log[-1].seat if pair.true.log else seat
        back = pair.true.undoable_steps(last)
        if back and pair.chance.random() < UNDO_PROBABILITY:
            pair.undo(last, int(pair.chance.integers(back)) + 1)
        else:
            pair.act(seat, choose_action(game, pair.true.legal(seat), known, pair.chance))
        yield pair


def choose_action(game: Game, legal: list[int], met: Counter[str], chance: np.random.Generator) -> int:
    """Return a random legal action and count its kind in `met`.

    With probability `RARE_PROBABILITY`, the action is of the legal kind (`action_kind`) with the lowest count.
    Otherwise a verb (the first word of an action, such as `deliver`) is chosen first, with equal probabilities. Then an
    action with this verb is chosen.
    """
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(action_kind(game, action), []).append(action)
    if chance.random() < RARE_PROBABILITY:
        kind = min(kinds, key=lambda name: (met[name], name))
    else:
        verb = chance.choice(sorted({name.split()[0] for name in kinds}))
        of_verb = [name for name in kinds if name.split()[0] == verb]
        weights = np.array([len(kinds[name]) for name in of_verb])
        kind = str(chance.choice(of_verb, p=weights / weights.sum()))
    met[kind] += 1
    return int(chance.choice(kinds[kind]))


def action_kind(game: Game, action: int) -> str:
    """Return the kind of an action: its notation with `#` for numbers.

    An example is `deliver olive to barrow_#`.
    """
    return re.sub("[0-9]+", "#", game.actions.notation(action))

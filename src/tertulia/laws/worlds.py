"""Pairs of worlds: two matches side by side that a viewer cannot tell apart, from the set-up on.

The true match is a random game. Beside it goes another one, dealt so that the viewer knows no better: other hands, other cards to
come, and where somebody chooses secretly, another choice. Whatever a viewer is sent must be the same in both, to the byte:

    for pair in pairs(game, table, viewer, seed=1):     # table: one of `tertulia.laws.playing.tables(game)`
        sent(pair.true, viewer) == sent(pair.other, viewer)

`pair.true` and `pair.other` are `Match`es of the same game, seats, options and key; fork them before anything is done to them. At
every yield they stand a ply further than at the last, or some plies back, where steps were taken back. `pair.true.log[-1]` and
`pair.other.log[-1]` are the entries that led there, and differ where the viewer may not know which action it was. A viewer is a
seat, or `None` for a spectator; every seat may look as a spectator, too, so pairs are alike for both.
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
from tertulia.laws.playing import Table
from tertulia.laws.seed import key_of, numbers
from tertulia.play import Match

UNDO = 0.06
"""How often whoever may take steps back does."""
SELDOM = 0.3
"""How often the least met of the kinds of action at hand is played; else each verb is equally likely."""
LONGEST = 1500
"""A walk that is no further gives up: some games may be drawn out without end."""


class Told(NamedTuple):
    """Events and views for a list of viewers."""

    events: list[list[dict[str, Any]]]
    views: Sequence[Mapping[str, Any]]


class Pair:
    """Two matches that `viewer` cannot tell apart, and how they came about."""

    def __init__(
        self, game: Game, table: Table, viewer: int | None, seed: int, components: Components | None = None
    ) -> None:
        self.game, self.table, self.viewer, self.seed = game, table, viewer, seed
        key, seats = key_of("worlds", game.name, table, viewer, seed), ["human"] * table.seats
        self.true = Match.new(game, seats=seats, options=table.options, key=key, components=components)
        self.other = self.true.fork()
        self.chance = numbers("worlds", game.name, table, viewer, seed)
        self.steps = 0
        """Plies done, those taken back included."""
        self.differing = 0
        """Plies of which the viewer may not know what was done, and that are different actions in the two worlds."""
        self.dealt = 0
        """How often the other world was dealt again, because chance or somebody's hidden cards came to light."""
        self.other.state = self.redealt()
        self.told = self._told(self.true.state)
        """What the viewer is told of both."""
        assert self.told == self._told(self.other.state), f"{self}: not alike when dealt"

    def __str__(self) -> str:
        where = f"{self.game.name} {self.table} seen by {self.viewer}, seed {self.seed}, step {self.steps}"
        last = [match.log[-1].notation if match.log else "set-up" for match in (self.true, self.other)]
        return f"{where}, ply {self.true.position} ({last[0]} / {last[1]})"

    @property
    def viewers(self) -> list[int | None]:
        """As whom the viewer may look: as themselves, and as a spectator."""
        return [None] if self.viewer is None else [self.viewer, None]

    def redealt(self) -> StateArray:
        """A world of the viewer's that fits what they know of the true one."""
        return self.game.determinize(self.true.state, self.viewer, key_of("world", self.seed, self.viewer, self.steps))

    def act(self, seat: int, action: int) -> None:
        """Somebody acts: so in the true match, and in the other one as the viewer cannot tell it from that."""
        before = self.game.copy(self.true.state)
        self.true.act(seat, action)
        self.steps += 1
        self.told = self._told(self.true.state)
        said = action if seat == self.viewer else self._stand_in(before, seat, action)
        if self._same(seat, said):
            self.other.act(seat, said)
            self.differing += said != action
            return
        # What the viewer did, and showed nothing, has the same outcome in all their worlds.
        assert seat != self.viewer or self.true.settled, f"{self}: what follows depends on what the viewer cannot know"
        self._deal()

    def undo(self, seat: int, steps: int) -> None:
        """The last steps are taken back in both."""
        possible = [match.undoable(seat) for match in (self.true, self.other)]
        assert possible[0] == possible[1], f"{self}: {possible[0]} or {possible[1]} steps can be taken back"
        self.true.undo(seat, steps)
        self.other.undo(seat, steps)
        self.steps += 1
        self.told = self._told(self.true.state)
        assert self.told == self._told(self.other.state), f"{self}: not alike when steps were taken back"

    def _told(self, state: StateArray) -> Told:
        return Told(self.game.event_lists(state, self.viewers), self.game.views(state, self.viewers))

    def _same(self, seat: int, action: int) -> bool:
        """Whether an action in the other world leads to what the viewer is told of the true one."""
        if action not in self.other.legal(seat):
            return False
        after = self.game.copy(self.other.state)
        self.game.apply(after, seat, action)
        if self.game.event_lists(after, self.viewers) != self.told.events:
            return False
        return self.game.views(after, self.viewers) == self.told.views

    def _stand_in(self, before: StateArray, seat: int, action: int) -> int:
        """An action that might have been done instead, for all that the viewer can see; another one if there is any.

        Two names for one thing (say, two goods that count for as much) are no secret: then it is the action that was done."""
        others = [int(other) for other in self.chance.permutation(self.other.legal(seat)) if other != action]
        for other in others:
            if self._same(seat, other) and not self._same_deed(before, seat, other):
                return other
        return action

    def _same_deed(self, before: StateArray, seat: int, action: int) -> bool:
        """Whether an action, too, would have led to the very state that the true match is in."""
        if action not in self.game.legal(before, seat):
            return False
        self.game.apply(after := self.game.copy(before), seat, action)
        return self.game.to_bytes(after) == self.game.to_bytes(self.true.state)

    def _deal(self) -> None:
        """The other world is dealt again where the true one stands now. What may be taken back there may be here."""
        before, self.other.state = self.other.state, self.redealt()
        self.other.log.append(self.true.log[-1])
        if self.true.settled:
            self.other._before.clear()
        else:
            self.other._before.append(before)
        self.dealt += 1
        assert self.told == self._told(self.other.state), f"{self}: not alike when dealt again"


def pairs(
    game: Game,
    table: Table,
    viewer: int | None,
    seed: int,
    components: Components | None = None,
    met: Counter[str] | None = None,
) -> Iterator[Pair]:
    """The positions of a random game, the set-up first; always the same `Pair`, one step further.

    `met` counts the kinds of action played, over several games where it is handed on: the seldom ones are sought.
    """
    pair, known = Pair(game, table, viewer, seed, components), Counter[str]() if met is None else met
    yield pair
    while not pair.true.over and pair.steps < LONGEST:
        actors = pair.true.actors()
        seat = int(pair.chance.choice(actors))
        last = pair.true.log[-1].seat if pair.true.log else seat
        back = pair.true.undoable(last)
        if back and pair.chance.random() < UNDO:
            pair.undo(last, int(pair.chance.integers(back)) + 1)
        else:
            pair.act(seat, sought(game, pair.true.legal(seat), known, pair.chance))
        yield pair


def sought(game: Game, legal: list[int], met: Counter[str], chance: np.random.Generator) -> int:
    """One of the legal actions: one of the least met kind, or else first a verb, each as likely, and then one of its actions."""
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(kind(game, action), []).append(action)
    if chance.random() < SELDOM:
        chosen = min(kinds, key=lambda name: (met[name], name))
    else:
        verb = chance.choice(sorted({name.split()[0] for name in kinds}))
        of_verb = [name for name in kinds if name.split()[0] == verb]
        weights = np.array([len(kinds[name]) for name in of_verb])
        chosen = str(chance.choice(of_verb, p=weights / weights.sum()))
    met[chosen] += 1
    return int(chance.choice(kinds[chosen]))


def kind(game: Game, action: int) -> str:
    """What an action is apart from its numbers: `play # helper`, `deliver olive to barrow_#`."""
    return re.sub("[0-9]+", "#", game.actions.notation(action))

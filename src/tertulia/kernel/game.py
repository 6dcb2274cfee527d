"""What a game answers, and nothing more (docs/architecture.md). Every game is one `Game` found by entry point."""

from __future__ import annotations

import hashlib
import inspect
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.actions import ActionTable
from tertulia.kernel.chance import key_words
from tertulia.kernel.compiled_package import mark_compiled_whole, tell_compiling
from tertulia.kernel.compiled_rules import CompiledRules, CompileStep
from tertulia.kernel.component_text import Source
from tertulia.kernel.components import EMPTY, Components
from tertulia.kernel.ended import Ended
from tertulia.kernel.entries import EVERYBODY, NOBODY, Policy, Rules
from tertulia.kernel.features import FeatureTable
from tertulia.kernel.look import Look
from tertulia.kernel.observation import ObservationTable
from tertulia.kernel.schema import Record, StateArray, copy_state, state_from_bytes, zero_state

Progress = Callable[[str, int, int], None]
"""(what, done, of): called before each step of a long set-up, and once at its end."""


class GameError(ValueError):
    """A game was asked for what it does not have; the message says what is accepted."""


class Option(msgspec.Struct, frozen=True):
    """A way in which a table may vary the rules."""

    name: str
    choices: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    """With how many seats there is a choice at all; empty where it does not matter."""

    def fits(self, seats: int | None) -> bool:
        """Whether there is a choice with `seats` seats, or with any number of them where `seats` is None."""
        return seats is None or not self.seats or seats in self.seats


class Outcome(NamedTuple):
    """The end of a game: points of each seat, and who won (several who share the victory)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory, from 0 to 1: who wins together shares it."""
        return tuple((seat in self.winners) / len(self.winners) for seat in range(len(self.scores)))


class SplitViews(NamedTuple):
    """The views of several viewers. Do not alter the values: other views may have the same objects."""

    common: Mapping[str, Any]
    """The parts that are the same for all viewers."""
    own: Mapping[int | None, Mapping[str, Any]]
    """The other parts by viewer; None is a spectator."""

    def of(self, viewer: int | None) -> Mapping[str, Any]:
        """Returns the complete view of a viewer."""
        return {**self.common, **self.own[viewer]}


class Tried(NamedTuple):
    """The results of several actions, each carried out in the same state."""

    states: StateArray
    """(actions,)"""
    reveals: list[bool]
    """For each action whether it reveals something (`Game.reveals`)."""


class Game(Ended):
    """A game: set-up, decisions, views. Rules stand in `rules`; words about them are made from catalogues elsewhere."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...] = ()
    actions: ActionTable
    state: type[Record]
    """The declaration of its state."""
    rules: Rules
    feature_table = FeatureTable()
    """What `features` tells; a game that lends none to those who learn has an empty table."""
    observation_table = ObservationTable()
    """What `observe` tells; a game that tells none has an empty table."""
    most_legal: int
    """No state has more legal actions than this."""
    minutes: tuple[int, int] | None = None
    """About how long people play it, the shortest and the longest; None where nobody has said."""
    weight: Literal["light", "medium", "heavy"] | None = None
    """How much there is to think of; None where nobody has said."""
    estimates: frozenset[str] = frozenset()
    """The facts of its hints that are estimates of what is to come: a planned move does not hang on them."""
    revealing: frozenset[int] = frozenset()
    """The kinds of events that show what was unknown before or was made by chance: undo stops at them (`reveals`)."""
    look_of: type[Look] | None = None
    """Its views in parts; None for a game whose views are always made whole."""
    view_shape: type | None = None
    """The `TypedDict` that every view fits (`tertulia.kernel.view_shape`), of a game that declares one."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """What a state is made of."""
        return self.state.dtype

    @property
    def num_actions(self) -> int:
        """Actions are whole numbers from 0 to this, exclusive."""
        return self.actions.size

    @cached_property
    def source(self) -> Path:
        """The file of its class, wherever that is installed."""
        return Path(inspect.getfile(type(self)))

    @cached_property
    def folder(self) -> Path:
        """The folder of its package: what belongs to a game and is no code lies in it."""
        return self.source.parent

    @cached_property
    def compiled(self) -> CompiledRules:
        """The rules as Python calls them; made on first use, compiled on first call, cached on disk."""
        tell_compiling(self.name, self.source)
        owner = type(self).__module__.rpartition(".")[0]
        return CompiledRules(self.name, owner, self.dtype, self.rules, self.most_legal)

    def __getstate__(self) -> dict[str, Any]:
        """Returns what a pickle of a game that is not installed carries: all but the compiled rules."""
        return {name: value for name, value in vars(self).items() if name != "compiled"}

    # -- what each game provides ----------------------------------------------------------------------------------

    def components(self, path: Source | None = None) -> Components:
        """Returns the set in the package, or that of a corrected file. Raises `ComponentsError`, which names the lines of what is
        wrong.

        A game whose components are all in its rules has the empty set and reads no file.
        """
        if path is not None:
            raise GameError(f"{self.name} has no components that a file could correct")
        return EMPTY

    def lay_out(self, state: StateArray, components: Components) -> None:
        """Write the components' facts into a state that is all zero; a game may have none."""

    @abstractmethod
    def view(self, state: StateArray, seat: int | None) -> Mapping[str, Any]:
        """Returns the position as plain data, only what that seat may know; `None` is a spectator."""

    @abstractmethod
    def view_all(self, state: StateArray) -> Mapping[str, Any]:
        """Returns the position as in `view`, with every secret: for records of finished games and for tests."""

    @abstractmethod
    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        """Returns the events that the last `new` or `apply` brought about, in order, as that seat may know them."""

    def hint(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        """Returns small facts about a legal action for a screen; empty where there is nothing to say."""
        return {}

    def hints(
        self, state: StateArray, seat: int, actions: Sequence[int], look: Look | None = None
    ) -> list[dict[str, Any]]:
        """Returns the `hint` of each of several legal actions. `look` is a look at this state that exists already."""
        return [self.hint(state, seat, action) for action in actions]

    def look(self, state: StateArray, before: Look | None = None) -> Look | None:
        """Returns the views of a state in parts, or None for a game whose views are always made whole. Parts that are equal in
        `before`, a look at an earlier state, are taken from there."""
        return None if self.look_of is None else self.look_of(state, before)

    def split_views(self, state: StateArray, viewers: Sequence[int | None], look: Look | None = None) -> SplitViews:
        """Returns the views of all viewers, with their common parts apart; of a game without `look_of` no part counts as common.
        `look` is a look at this state that exists already."""
        look = look or self.look(state)
        if look is None:
            return SplitViews({}, {viewer: self.view(state, viewer) for viewer in viewers})
        return SplitViews(look.common(), {viewer: look.own(viewer) for viewer in viewers})

    def views(self, state: StateArray, viewers: Sequence[int | None]) -> Sequence[Mapping[str, Any]]:
        """Returns the `view` of each viewer. A part that is equal for several viewers may be one object: do not alter it."""
        views = self.split_views(state, viewers)
        return [views.of(viewer) for viewer in viewers]

    def event_lists(self, state: StateArray, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        """Returns the `events` of each viewer; what is common to several may be one object in all of them, as in `views`."""
        return [self.events(state, viewer) for viewer in viewers]

    def seen_action(self, state: StateArray, viewer: int | None, actor: int, action: int) -> str | None:
        """Returns the notation of the action that `actor` has just done, and that led to `state`, as `viewer` may know it; `None`
        where they may not. Games in which a choice stays secret say so here, as in `events`."""
        return self.actions.notation(action)

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        """Whether undo must stop between the two states: chance was used, something hidden was shown, or another seat may act.

        By default the events of the last action and the seats that may act decide that; a game overrides it, or sets `revealing`.
        """
        return bool(self._revealed(after)[0]) or self.actors(before) != self.actors(after)

    def try_actions(self, state: StateArray, seat: int, actions: Sequence[int]) -> Tried:
        """Returns what each of several legal actions of a seat leads to; the state stays as it is."""
        after, acting = zero_state(self.dtype, len(actions)), np.zeros(len(actions), np.int64)
        self.compiled.try_actions(state, 0, seat, np.array(actions, np.int32), len(actions), after, acting)
        if type(self).reveals is not Game.reveals:
            return Tried(after, [self.reveals(state, after[k : k + 1]) for k in range(len(actions))])
        return Tried(after, (self._revealed(after) | (acting != self.actors(state))).tolist())

    def _revealed(self, states: StateArray) -> NDArray[np.bool_]:
        """Whether the last action of each state made an event that reveals something, (states,)."""
        return np.asarray(np.isin(states["events"]["rows"][:, :, 0], list(self.revealing)).any(axis=1))

    def passes(self, state: StateArray, seat: int) -> int | None:
        """Returns the action that goes on where a seat is asked for completeness only, so that a screen may do it unless its player
        wishes to be asked always; `None` where there is something to decide."""
        return None

    def ahead(self, state: StateArray, seat: int) -> StateArray | None:
        """Returns, of a world dealt for a seat that may not act now, one in which its next turn comes at once: for moves that are
        planned. `None` where dice or cards that nobody knows come first, and of games that do not say."""
        return None

    def question(self, state: StateArray, seat: int) -> Mapping[str, str | int] | None:
        """Returns what a seat is asked: the decision's word as `kind`, and what it is about; `None` of games that do not say."""
        return None

    # -- the same for all -----------------------------------------------------------------------------------------

    def check_options(self, options: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """Returns all options with their values, defaults filled in. Raises `GameError` for an unknown name or choice and, where
        `seats` is given, for a choice that there is not with that number of seats."""
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise GameError(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                raise GameError(f"option {name} is one of {', '.join(known[name].choices)}, not {choice!r}")
            if choice != known[name].default and not known[name].fits(seats):
                counts = " or ".join(map(str, known[name].seats))
                raise GameError(f"option {name}={choice} is for {counts} seats, not {seats}")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def option_codes(self, options: Mapping[str, str], seats: int | None = None) -> NDArray[np.int64]:
        """Returns the index of each option's choice, (options,), as the rules read it. A game without options has one 0."""
        chosen = self.check_options(options, seats)
        codes = [option.choices.index(chosen[option.name]) for option in self.options]
        return np.array(codes or [0], np.int64)

    def zero_state(self, components: Components | None = None) -> StateArray:
        """Returns a state before the set-up: components laid out, all else zero."""
        state = zero_state(self.dtype)
        self.lay_out(state, components or self.components())
        return state

    def new(
        self, options: Mapping[str, str], seats: int, key: bytes, components: Components | None = None
    ) -> StateArray:
        """Returns a state that is set up and dealt from a key of 32 bytes. The same arguments give the same bytes. Raises
        `GameError` for options or seats that the game has not, and for a key of another length."""
        if seats not in self.seats:
            raise GameError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        codes = self.option_codes(options, seats)
        try:
            words = key_words(key)
        except ValueError as error:
            raise GameError(str(error)) from None
        state = self.zero_state(components)
        self.compiled.setup(state, 0, seats, words.reshape(1, -1), 0, codes)
        return state

    def copy(self, state: StateArray) -> StateArray:
        """Returns an independent copy of a state."""
        return copy_state(state)

    def to_bytes(self, state: StateArray) -> bytes:
        """Returns the state's bytes: a snapshot."""
        return state.tobytes()

    def from_bytes(self, data: bytes) -> StateArray:
        """Returns the state of a snapshot. Raises `GameError` where the length is not this game's."""
        try:
            return state_from_bytes(data, self.dtype)
        except ValueError as error:
            raise GameError(f"{self.name}: {error}") from None

    def hash(self, state: StateArray) -> str:
        """Returns the SHA-256 (hex) of the state's bytes."""
        return hashlib.sha256(state.tobytes()).hexdigest()

    def actors(self, state: StateArray) -> int:
        """Returns who may act now, a bit per seat; 0 when the game is over."""
        return int(self.compiled.actors(state, 0))

    def legal(self, state: StateArray, seat: int) -> NDArray[np.int32]:
        """Returns the numbers of a seat's legal actions, ascending; none where it may not act."""
        if not self.actors(state) >> seat & 1:
            return np.zeros(0, np.int32)
        out = self.compiled.action_buffer()
        return out[: int(self.compiled.legal(state, 0, seat, out))]

    def apply(self, state: StateArray, seat: int, action: int) -> None:
        """Carry out a legal action in place. Not checked here: `tertulia.play` does that."""
        self.compiled.apply(state, 0, seat, action)

    def round(self, state: StateArray) -> int | None:
        """Returns the number of the round that is being played, from 1, which everybody may know: the state's field `rounds`;
        `None` for a game that keeps none."""
        return int(state["rounds"][0]) if "rounds" in (self.dtype.names or ()) else None

    def outcome(self, state: StateArray) -> Outcome | None:
        """Returns points and winners of a game that is over, else None."""
        if self.actors(state):
            return None
        points = np.zeros(int(state["seats"][0]), np.int32)
        winners = int(self.compiled.score(state, 0, points))
        return Outcome(tuple(int(p) for p in points), tuple(i for i in range(len(points)) if winners >> i & 1))

    def determinize(self, state: StateArray, seat: int | None, key: bytes) -> StateArray:
        """Returns a world that a seat (a spectator: `None`) cannot tell from the true one, dealt from another 32-byte key."""
        other = copy_state(state)
        self.compiled.determinize(other, 0, NOBODY if seat is None else seat, key_words(key))
        return other

    def redraw(self, state: StateArray, key: bytes) -> StateArray:
        """Returns a world that all seats together cannot tell from the true one: unknown draws come from another 32-byte key."""
        other = copy_state(state)
        self.compiled.determinize(other, 0, EVERYBODY, key_words(key))
        return other

    def features(self, state: StateArray, seat: int) -> NDArray[np.float64]:
        """Returns the numbers that `feature_table` names, (features,), made of what this seat may know."""
        out = np.zeros(self.feature_table.size)
        self.compiled.features(state, 0, seat, out)
        return out

    def observe(self, state: StateArray, seat: int) -> NDArray[np.int16]:
        """Returns the numbers that `observation_table` names, (size,), of what this seat may know. Raises `GameError` for a game
        that tells no observation, and for a seat that is not at the table."""
        size, seats = self.observation_size(), int(state["seats"][0])
        if not 0 <= seat < seats:
            raise GameError(f"seats are 0 to {seats - 1}, not {seat}")
        out = np.zeros(size, np.int16)
        self.compiled.observe(state, 0, seat, out)
        return out

    def observation_size(self) -> int:
        """Returns how many numbers an observation has. Raises `GameError` for a game that tells none."""
        if not self.observation_table.size:
            raise GameError(
                f"{self.name} tells no observation: a game that does has an observation_table and the rule observe"
            )
        return self.observation_table.size

    def weigh(self, state: StateArray, seat: int) -> NDArray[np.float64]:
        """Returns what each legal action of a seat is worth, in points, in the order of `legal`, by the game's own rules of thumb:
        of a world that the seat cannot tell from the true one."""
        legal = self.legal(state, seat)
        out = np.zeros(len(legal))
        self.compiled.weigh(state, 0, seat, legal, len(legal), out)
        return out

    def choose(self, policy: Policy, state: StateArray, seat: int, key: bytes) -> int:
        """Returns the action that a policy takes at a seat that may act; `key` decides where it is indifferent. Whatever `state`
        is, the policy is asked about a world that its seat cannot tell from it, dealt from `key`."""
        return self.compiled.chosen(policy, state, seat, key)

    def precompile(self, progress: Progress | None = None) -> None:
        """Compile every entry, or load it from the disk, and mark the code as complete for other processes (`is_compiled`)."""
        dealt = self.zero_state()

        def deal() -> None:
            dealt[...] = self.new({}, self.seats[-1], bytes(32))

        steps = self.compiled.steps(self.zero_state(), self.seats[0], self.option_codes({}))
        steps += [("a deal", deal), *self.more_entries(dealt)]
        for done, (what, call) in enumerate(steps):
            if progress:
                progress(what, done, len(steps))
            call()
        mark_compiled_whole(self.name, self.source)
        if progress:
            progress("", len(steps), len(steps))

    def more_entries(self, state: StateArray) -> list[CompileStep]:
        """Returns calls that compile what a game has beside the common entries (views, hints), with a `state` that is dealt."""
        return []

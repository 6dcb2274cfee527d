"""The interface of games: set-up, actions, views and results (docs/subsystems/rules-engine.md).

Each game defines a subclass of `Game`. Its instance is found by an entry point (`tertulia.kernel.registry`).
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.chance import key_words
from tertulia.kernel.compiled_package import log_compiling, mark_fully_compiled
from tertulia.kernel.compiled_rules import CompiledRules, CompileStep
from tertulia.kernel.component_text import ComponentsSource
from tertulia.kernel.components import NO_COMPONENTS, Components
from tertulia.kernel.entries import ALL_SEATS, SPECTATOR, Policy, Rules
from tertulia.kernel.features import FeatureTable
from tertulia.kernel.game_results import GameResults, TriedActions
from tertulia.kernel.game_views import GameViews
from tertulia.kernel.observation import ObservationTable
from tertulia.kernel.schema import Record, StateArray, copy_state, state_from_bytes, zero_state

Progress = Callable[[str, int, int], None]
"""Function `(step, done, total)` that is called before each compile step.

`step` is the name of the step, `done` the number of steps done, and `total` the number of all steps. The function is
called a last time with an empty name and `done` equal to `total`.
"""


class GameError(ValueError):
    """A game does not accept an argument, or lacks a capability. The message names the accepted values."""


class Option(msgspec.Struct, frozen=True):
    """A rule variant that the host of a table chooses."""

    name: str
    choices: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    """Numbers of seats for which the option can be changed; empty if the number of seats does not matter."""

    def fits_seats(self, seats: int | None) -> bool:
        """Return whether the option can be changed with `seats` seats; True for an unknown number (None)."""
        return seats is None or not self.seats or seats in self.seats


class Outcome(NamedTuple):
    """Points and winners of a finished game."""

    scores: tuple[int, ...]
    """Final points of each seat."""
    winners: tuple[int, ...]
    """The winning seats, ascending; several seats may share the victory."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory, from 0 to 1. Winners have equal shares; the sum is 1."""
        return tuple((seat in self.winners) / len(self.winners) for seat in range(len(self.scores)))


class Game(GameViews, GameResults):
    """A game: its rules, set-up, views and results.

    A state is a one-record array of `dtype`, shape (1,). Seats and actions are integers from 0. A game contains no
    translated text; texts come from the message catalogues of its package.
    """

    name: str
    """Name of the game in commands, URLs and records; equal to the name of its entry point."""
    version: int
    """Version of the game's rules. States that were stored or pickled under another version are not used."""
    seats: range
    """The numbers of seats with which the game can be played."""
    options: tuple[Option, ...] = ()
    state: type[Record]
    """Class that declares the fields of a game state. A state is a NumPy array of one such record."""
    rules: Rules
    feature_table = FeatureTable()
    """Names of the numbers that `features` returns; empty if the game has no features."""
    observation_table = ObservationTable()
    """Names, units and ranges of the numbers that `observe` returns; empty without observations."""
    most_legal: int
    """Maximum number of legal actions of a seat in any state."""
    most_decisions: int = 20_000
    """Maximum number of actions in a game, of all seats together, if the seats choose at random.

    A test checks the maximum. Learning environments truncate longer games, so it should be a close bound.
    """
    minutes: tuple[int, int] | None = None
    """Typical shortest and longest playing time of a game in minutes; None if the game does not state it."""
    weight: Literal["light", "medium", "heavy"] | None = None
    """Complexity of the game: light, medium or heavy; None if the game does not state it."""
    estimates: frozenset[str] = frozenset()
    """Names of the fields in the data about an action (`hint`, `action_facts`) that are estimates.

    Players can plan actions for their next turn. When the turn comes, the expected data and events of the planned
    actions are compared with the current ones. The plan is not carried out if anything but these fields differs.
    """
    revealing_events: frozenset[int] = frozenset()
    """Kinds of events that reveal hidden information or a random result, so undo stops there (`reveals`).

    The set must not contain kind 0, because unused event rows are zero.
    """

    @property
    def dtype(self) -> np.dtype[Any]:
        """NumPy dtype of a state record."""
        return self.state.dtype

    @property
    def num_actions(self) -> int:
        """Number of different actions; actions are numbered from 0 to `num_actions` - 1."""
        return self.actions.size

    @cached_property
    def source(self) -> Path:
        """The file that defines the game's class."""
        return Path(inspect.getfile(type(self)))

    @cached_property
    def folder(self) -> Path:
        """Folder of `source`, which also contains the game's data files, catalogues and screens."""
        return self.source.parent

    @cached_property
    def compiled(self) -> CompiledRules:
        """The rules as functions that Python can call; each is compiled or loaded on its first call."""
        log_compiling(self.name, self.source)
        owner = type(self).__module__.rpartition(".")[0]
        return CompiledRules(self.name, owner, self.dtype, self.rules, self.most_legal)

    def __getstate__(self) -> dict[str, Any]:
        """Return the attributes without the compiled rules, which cannot be pickled.

        It is used only for games that are not installed. An installed game is pickled by name
        (`tertulia.kernel.registry`).
        """
        return {name: value for name, value in vars(self).items() if name != "compiled"}

    # -- defined by each game -------------------------------------------------------------------------------------

    def components(self, path: ComponentsSource | None = None) -> Components:
        """Return the component set of the package, or the set in the file `path`.

        A game that overrides this raises `ComponentsError` with all errors and their lines if the file is invalid. By
        default, the set is empty, and a file raises `GameError`.
        """
        if path is not None:
            raise GameError(f"{self.name} does not support components files")
        return NO_COMPONENTS

    def write_components(self, state: StateArray, components: Components) -> None:
        """Write the printed values of the components into an all-zero state, in place. By default, do nothing."""

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        """Return whether undo must stop at the action that led from `before` to `after`.

        It must stop if the action used chance, revealed hidden information, or changed the set of seats that may act.
        By default, an action uses chance or reveals information if it causes an event in `revealing_events`. A game
        sets `revealing_events` or overrides this method.
        """
        return self._revealed(after)[0] or self.actors(before) != self.actors(after)

    def try_actions(self, state: StateArray, seat: int, actions: Sequence[int]) -> TriedActions:
        """Carry out each of several legal actions of a seat in a copy of `state`, and return the results."""
        count = len(actions)
        after, acting = zero_state(self.dtype, count), np.zeros(count, np.int64)
        self.compiled.try_actions(state, 0, seat, np.array(actions, np.int32), count, after, acting)
        if type(self).reveals is not Game.reveals:
            return TriedActions(after, [self.reveals(state, after[k : k + 1]) for k in range(count)])
        now, revealed = self.actors(state), self._revealed(after)
        stops = [shown or then != now for shown, then in zip(revealed, acting.tolist(), strict=True)]
        return TriedActions(after, stops)

    def _revealed(self, states: StateArray) -> list[bool]:
        """Return for each state, (states,), whether its events include a kind in `revealing_events`."""
        counts: list[int] = states["events"]["count"].tolist()
        kinds = states["events"]["rows"][:, : max(counts, default=0), 0].tolist()
        return [not self.revealing_events.isdisjoint(row[:count]) for row, count in zip(kinds, counts, strict=True)]

    def pass_action(self, state: StateArray, seat: int) -> int | None:
        """Return the action that continues the game if no other action is useful to the seat, else None.

        Clients may take the action automatically, unless the player wants to be asked always. By default, returns None.
        """
        return None

    def next_turn(self, state: StateArray, seat: int) -> StateArray | None:
        """Return the state at the start of a seat's next turn, for planned actions, or None.

        The state is as if no other seat decided anything before that turn. The seat may not act in `state`, which is
        determinized for the seat and is not modified. Returns None if the state depends on an unknown random result. By
        default, returns None.
        """
        return None

    def open_decision(self, state: StateArray, seat: int) -> Mapping[str, str | int] | None:
        """Return the decision that a seat has to make next, or None if it has none; by default, None.

        The field `kind` is the name of the kind of decision; the game defines further fields. If the field `urgent` is
        1, the seat must decide now, even in another seat's turn. The actions that it planned then wait for its own
        turn.
        """
        return None

    # -- common to all games --------------------------------------------------------------------------------------

    def check_options(self, options: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """Return the choice of every option, with defaults for missing ones.

        Raises `GameError` for an unknown option or choice. Some options can be changed only with certain numbers of
        seats (`Option.seats`). If `seats` is another number, every choice but the default raises `GameError`, too.
        """
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise GameError(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                raise GameError(f"option {name} must be one of {', '.join(known[name].choices)}, not {choice!r}")
            if choice != known[name].default and not known[name].fits_seats(seats):
                counts = " or ".join(map(str, known[name].seats))
                raise GameError(f"option {name}={choice} is for {counts} seats, not {seats}")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def option_codes(self, options: Mapping[str, str], seats: int | None = None) -> NDArray[np.int64]:
        """Return the index of each option's choice, (options,), for the rule `Rules.setup`.

        For a game without options, the array has a single 0. Raises `GameError` for an unknown option or choice and for
        a choice that this number of seats does not allow.
        """
        chosen = self.check_options(options, seats)
        codes = [option.choices.index(chosen[option.name]) for option in self.options]
        return np.array(codes or [0], np.int64)

    def zero_state(self, components: Components | None = None) -> StateArray:
        """Return a state before the set-up: all zero, except for the values of the component set.

        If `components` is None, the component set of the game's package is used.
        """
        state = zero_state(self.dtype)
        self.write_components(state, components or self.components())
        return state

    def new(
        self, options: Mapping[str, str], seats: int, key: bytes, components: Components | None = None
    ) -> StateArray:
        """Return the initial state of a game dealt from a key of 32 bytes.

        Equal arguments give equal bytes. Raises `GameError` for an invalid option or number of seats, or if the key has
        another length.
        """
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
        """Return an independent copy of a state."""
        return copy_state(state)

    def to_bytes(self, state: StateArray) -> bytes:
        """Return the bytes of a state, which `from_bytes` reads."""
        return state.tobytes()

    def from_bytes(self, data: bytes) -> StateArray:
        """Return the state with these bytes. Raises `GameError` if the length is wrong."""
        try:
            return state_from_bytes(data, self.dtype)
        except ValueError as error:
            raise GameError(f"{self.name}: {error}") from None

    def hash(self, state: StateArray) -> str:
        """Return the SHA-256 (hex) of a state's bytes; equal states have equal hashes."""
        return hashlib.sha256(state.tobytes()).hexdigest()

    def actors(self, state: StateArray) -> int:
        """Return the seats that may act as bits (bit 0 is seat 0); 0 if the game is over."""
        return int(self.compiled.actors(state, 0))

    def legal(self, state: StateArray, seat: int) -> NDArray[np.int32]:
        """Return the legal actions of a seat, ascending, (actions,); empty if the seat may not act."""
        if not self.actors(state) >> seat & 1:
            return np.zeros(0, np.int32)
        out = self.compiled.action_buffer()
        return out[: int(self.compiled.legal(state, 0, seat, out))]

    def apply(self, state: StateArray, seat: int, action: int) -> None:
        """Carry out an action in place; the state's events become those of the action.

        The action must be legal. This is checked by `tertulia.play.Match`, but not here.
        """
        self.compiled.apply(state, 0, seat, action)

    def round_number(self, state: StateArray) -> int | None:
        """Return the number of the current round, from 1; None if the state has no field `rounds`.

        All viewers may know the number.
        """
        return int(state["rounds"][0]) if "rounds" in (self.dtype.names or ()) else None

    def outcome(self, state: StateArray) -> Outcome | None:
        """Return the points and winners of a finished game, or None if a seat may still act."""
        if self.actors(state):
            return None
        points = np.zeros(int(state["seats"][0]), np.int32)
        winners = int(self.compiled.score(state, 0, points))
        return Outcome(tuple(int(p) for p in points), tuple(i for i in range(len(points)) if winners >> i & 1))

    def determinize(self, state: StateArray, seat: int | None, key: bytes) -> StateArray:
        """Return a copy of a state in which everything that a seat cannot know is redrawn at random.

        `key` (32 bytes) seeds the random numbers. `seat` is None for a spectator. Raises `ValueError` for a key of
        another length.
        """
        other = copy_state(state)
        self.compiled.determinize(other, 0, SPECTATOR if seat is None else seat, key_words(key))
        return other

    def redraw(self, state: StateArray, key: bytes) -> StateArray:
        """Return a copy of a state in which everything that no seat knows is redrawn at random.

        Everything that at least one seat knows stays. `key` (32 bytes) seeds the random numbers. Raises `ValueError`
        for a key of another length.
        """
        other = copy_state(state)
        self.compiled.determinize(other, 0, ALL_SEATS, key_words(key))
        return other

    def features(self, state: StateArray, seat: int) -> NDArray[np.float64]:
        """Return the numbers that `feature_table` names, (features,), based only on the seat's knowledge."""
        out = np.zeros(self.feature_table.size)
        self.compiled.features(state, 0, seat, out)
        return out

    def observe(self, state: StateArray, seat: int) -> NDArray[np.int16]:
        """Return the numbers that `observation_table` names, (numbers,), based only on the seat's knowledge.

        Raises `GameError` if the game has no observations, or if there is no such seat.
        """
        size, seats = self.observation_size(), int(state["seats"][0])
        if not 0 <= seat < seats:
            raise GameError(f"a seat must be from 0 to {seats - 1}, not {seat}")
        out = np.zeros(size, np.int16)
        self.compiled.observe(state, 0, seat, out)
        return out

    def observation_size(self) -> int:
        """Return the number of values of an observation. Raises `GameError` if the game has no observations."""
        if not self.observation_table.size:
            raise GameError(f"{self.name} has no observations: define an observation_table and the rule observe")
        return self.observation_table.size

    def weigh(self, state: StateArray, seat: int) -> NDArray[np.float64]:
        """Return the heuristic value of each legal action in points, (actions,), in the order of `legal`.

        The values are based only on the seat's knowledge (`Rules.weigh`).
        """
        legal = self.legal(state, seat)
        out = np.zeros(len(legal))
        self.compiled.weigh(state, 0, seat, legal, len(legal), out)
        return out

    def choose(self, policy: Policy, state: StateArray, seat: int, key: bytes) -> int:
        """Return the action that a policy takes for a seat that may act.

        The policy is called on a copy of `state` that is determinized for the seat, so it cannot use hidden
        information. `key` (32 bytes) seeds the random numbers that redraw hidden information and break ties. Raises
        `ValueError` for a key of another length.
        """
        return self.compiled.choose_action(policy, state, seat, key)

    def precompile(self, progress: Progress | None = None) -> None:
        """Compile all code that playing needs, or load it from the cache folder.

        Afterwards the code is marked as complete for other processes (`tertulia.kernel.precompile.is_compiled`).
        """
        dealt = self.zero_state()

        def deal() -> None:
            dealt[...] = self.new({}, self.seats[-1], bytes(32))

        steps = self.compiled.compile_steps(self.zero_state(), self.seats[0], self.option_codes({}))
        steps += [("a deal", deal), *self.more_compile_steps(dealt)]
        for done, (what, call) in enumerate(steps):
            if progress:
                progress(what, done, len(steps))
            call()
        mark_fully_compiled(self.name, self.source)
        if progress:
            progress("", len(steps), len(steps))

    def more_compile_steps(self, state: StateArray) -> list[CompileStep]:
        """Return the steps that compile further functions, for example those that compute data for views.

        The game's rules are compiled by other steps (`CompiledRules.compile_steps`).

        `state` is not yet dealt when this method is called, but it holds a dealt game when the steps run.
        """
        return []

"""What a game answers, and nothing more (docs/architecture.md). Every game is one `Game` found by entry point."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.actions import ActionTable
from tertulia.kernel.chance import key_words
from tertulia.kernel.components import EMPTY, Components
from tertulia.kernel.engine import NOBODY, RANDOM, Entries, Rules
from tertulia.kernel.rule import INTERPRET, blank, twin

State = np.ndarray[Any, Any]
"""One record of a game's dtype in an array of shape (1,). Only the game looks inside."""
Progress = Callable[[str, int, int], None]
"""(what, done, of): called before each step of a long set-up, and once at its end."""


class GameError(ValueError):
    """A game was asked for what it does not have; the message says what is accepted."""


class Option(msgspec.Struct, frozen=True):
    """A way in which a table may vary the rules."""

    name: str
    choices: tuple[str, ...]
    default: str


class Outcome(NamedTuple):
    """The end of a game: points of each seat, and who won (several who share the victory)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Game(ABC):
    """A game: set-up, decisions, views. Rules stand in `rules`; words about them are made from catalogues elsewhere."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...] = ()
    actions: ActionTable
    dtype: np.dtype[Any]
    rules: Rules
    bots: tuple[str, ...] = ("random", "greedy")
    most_legal: int
    """No state has more legal actions than this."""

    @property
    def num_actions(self) -> int:
        """Actions are whole numbers from 0 to this, exclusive."""
        return self.actions.size

    @cached_property
    def entries(self) -> Entries:
        """The rules as Python calls them; made on first use, compiled on first call, cached on disk."""
        return Entries(self.name, type(self).__module__.rpartition(".")[0], self.dtype, self.rules, self.most_legal)

    # -- what each game provides ----------------------------------------------------------------------------------

    def components(self, path: Path | None = None) -> Components:
        """The set in the package, or a corrected file; `ComponentsError` names the lines of what is wrong.

        A game whose components are all in its rules has the empty set and reads no file.
        """
        if path is not None:
            raise GameError(f"{self.name} has no components that a file could correct")
        return EMPTY

    def lay_out(self, state: State, components: Components) -> None:  # noqa: B027 (a game may have nothing to lay out)
        """Write the components' facts into a blank state."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Plain data, only what that seat may know; `None` is a spectator."""

    @abstractmethod
    def view_all(self, state: State) -> dict[str, Any]:
        """The same with every secret: for records of finished games and for tests."""

    @abstractmethod
    def events(self, state: State, seat: int | None) -> list[dict[str, Any]]:
        """What the last `new` or `apply` brought about, as that seat may know it."""

    def hint(self, state: State, seat: int, action: int) -> dict[str, Any]:
        """Small facts about a legal action for a screen; empty where there is nothing to say."""
        return {}

    def hints(self, state: State, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        """`hint` for each of several legal actions; a game may look at the state once for all of them."""
        return [self.hint(state, seat, action) for action in actions]

    def views(self, state: State, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        """`view` for each of them; what is common to several may be made once and be one object in all of them: do not alter it."""
        return [self.view(state, viewer) for viewer in viewers]

    def event_lists(self, state: State, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        """`events` for each of them; what is common to several may be one object in all of them, as in `views`."""
        return [self.events(state, viewer) for viewer in viewers]

    def seen_action(self, state: State, viewer: int | None, actor: int, action: int) -> str | None:
        """The notation of the action that `actor` has just done, and that led to `state`, as `viewer` may know it; `None` where
        they may not. Games in which a choice stays secret say so here, as in `events`."""
        return self.actions.notation(action)

    @abstractmethod
    def reveals(self, before: State, after: State) -> bool:
        """Whether undo must stop between the two: chance was used, something hidden was shown, or another may act."""

    # -- the same for all -----------------------------------------------------------------------------------------

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; `GameError` for an unknown name or choice."""
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise GameError(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                raise GameError(f"option {name} is one of {', '.join(known[name].choices)}, not {choice!r}")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def option_codes(self, options: Mapping[str, str]) -> NDArray[np.int64]:
        """The options as the rules read them: for each option in order, the index of its choice."""
        chosen = self.check_options(options)
        codes = [option.choices.index(chosen[option.name]) for option in self.options]
        return np.array(codes or [0], np.int64)

    def blank(self, components: Components | None = None) -> State:
        """A state before the set-up: components laid out, all else zero."""
        state = blank(self.dtype)
        self.lay_out(state, components or self.components())
        return state

    def new(self, options: Mapping[str, str], seats: int, key: bytes, components: Components | None = None) -> State:
        """A game set up and dealt. The same arguments give the same bytes. `GameError` for options or seats it has not."""
        if seats not in self.seats:
            raise GameError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        codes = self.option_codes(options)
        try:
            words = key_words(key)
        except ValueError as error:
            raise GameError(str(error)) from None
        state = self.blank(components)
        self.entries.start(state, 0, seats, words.reshape(1, -1), 0, codes)
        return state

    def copy(self, state: State) -> State:
        """An independent copy."""
        return twin(state)

    def to_bytes(self, state: State) -> bytes:
        """The state's bytes: a snapshot."""
        return state.tobytes()

    def from_bytes(self, data: bytes) -> State:
        """The state of a snapshot; `GameError` where the length is not this game's."""
        if len(data) != self.dtype.itemsize:
            raise GameError(f"a state of {self.name} has {self.dtype.itemsize} bytes, not {len(data)}")
        state = np.frombuffer(bytearray(data), self.dtype)
        return state.view(np.recarray) if INTERPRET else state

    def hash(self, state: State) -> str:
        """SHA-256 (hex) of the state's bytes."""
        return hashlib.sha256(state.tobytes()).hexdigest()

    def actors(self, state: State) -> int:
        """Who may act now, a bit per seat; 0 when the game is over."""
        return int(self.entries.waiting(state, 0))

    def legal(self, state: State, seat: int) -> NDArray[np.int32]:
        """The legal actions of a seat, ascending; none where it may not act."""
        if not self.actors(state) >> seat & 1:
            return np.zeros(0, np.int32)
        out = self.entries.room()
        return out[: int(self.entries.choices(state, 0, seat, out))]

    def apply(self, state: State, seat: int, action: int) -> None:
        """Carry out a legal action in place. Not checked here: `tertulia.play` does that."""
        self.entries.act(state, 0, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Points and winners of a game that is over, else None."""
        if self.actors(state):
            return None
        points = np.zeros(int(state["seats"][0]), np.int32)
        winners = int(self.entries.standing(state, 0, points))
        return Outcome(tuple(int(p) for p in points), tuple(i for i in range(len(points)) if winners >> i & 1))

    def redeal(self, state: State, seat: int | None, key: bytes) -> State:
        """A world that this seat (or a spectator, `None`) cannot tell from the true one, its chance on another key."""
        other = twin(state)
        self.entries.deal_again(other, 0, NOBODY if seat is None else seat, key_words(key))
        return other

    def choose(self, bot: str, state: State, seat: int, key: bytes) -> int:
        """The action that one of the game's own bots takes; `key` decides where it is indifferent. Whatever `state` is, the bot is
        asked about a world that its seat cannot tell from it, dealt from `key`."""
        if bot not in self.bots:
            raise GameError(f"{self.name} has the bots {', '.join(self.bots)}, not {bot!r}")
        if self.bots.index(bot) == RANDOM:
            out = self.entries.room()
            n = self.entries.choices(state, 0, seat, out)
            return int(out[np.random.Generator(np.random.PCG64(int.from_bytes(key, "little"))).integers(n)])
        return self.entries.ask(state, seat, key)

    def warm(self, progress: Progress | None = None) -> None:
        """Compile every entry now, or load it from the disk; a game's first move is then as fast as its last."""
        steps = self.entries.steps(self.blank(), self.seats[0], self.option_codes({})) + self.more_entries()
        for done, (what, call) in enumerate(steps):
            if progress:
                progress(what, done, len(steps))
            call()
        if progress:
            progress("", len(steps), len(steps))

    def more_entries(self) -> list[tuple[str, Callable[[], Any]]]:
        """Calls that compile what a game has beside the common entries (views, hints)."""
        return []

"""A match: one game in progress, with its players, log and undo. Main entry: `Match`."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, SupportsIndex

from tertulia.kernel.actions import NotationError
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, Outcome
from tertulia.kernel.game_views import SplitViews
from tertulia.kernel.integers import as_integer
from tertulia.kernel.look import Look
from tertulia.kernel.schema import StateArray
from tertulia.play.errors import IllegalAction, NotYourTurn, PlayError, UndoImpossible, shorten_repr
from tertulia.play.log import Log
from tertulia.play.recorded_sets import pack_components, recorded_set, unpack_components
from tertulia.play.records import FORMAT, GameRecord, Result
from tertulia.play.visibility import Preview, SeenPly


class LogEntry(NamedTuple):
    """A line of a match's log: an action of a seat, as a number and in notation."""

    seat: int
    action: int
    notation: str
    shared: bool = False
    """Whether several seats could act, so that the line in a record must name the acting seat."""
    time: datetime | None = None
    """When the seat acted; None if the time was not recorded."""

    @property
    def text(self) -> str:
        """The line as a record stores it: the action's notation, preceded by `seat: ` if `shared` is True."""
        return f"{self.seat}: {self.notation}" if self.shared else self.notation


class StateFacts:
    """Cache of data computed from one state: seats to act, legal actions, and parts of views (`Look`).

    A move reads the cached data about a dozen times. Forks at the same state share the cache.
    """

    def __init__(self, state: StateArray, actors: list[int], last_look: Look | None) -> None:
        """Create a cache for a state.

        `last_look` has the cached parts of the views of an earlier state; unchanged parts are reused.
        """
        self.state, self.actors = state, actors
        self.legal: dict[int, list[int]] = {}
        """Legal actions of a seat, as numbers, by seat; only for seats for which they were computed."""
        self.look: Look | None = None
        self.last_look = last_look


class MatchPickle(NamedTuple):
    """All data of a pickled match."""

    game: Game
    version: int
    """Version of the game's rules when the match was pickled."""
    seats: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    components: str
    component_set: bytes | None
    """`Match.component_set` as packed by `pack_components`; None if the match has none."""
    states: list[bytes]
    """Bytes of the states that undo can restore, oldest first, then of the current state."""
    log: list[tuple[int, int, bool, datetime | None]]
    """Lines of the log as (seat, action number, shared, time); see `LogEntry`."""


class Match:
    """A game in progress: players, current state, log and undo.

    If `act` or `undo` raises an error, the match is unchanged.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, str],
        key: bytes,
        components: str,
        state: StateArray,
    ) -> None:
        """Create a match at `state`, with an empty log and nothing to undo. Use `new` to deal a new game.

        `seats` has an entry per player: `human`, or the name of a bot. `components` is the hash of the component set.
        """
        self.game, self.seats, self.options, self.key = game, tuple(seats), dict(options), key
        self.components = components
        """Hash of the component set that the match is played with."""
        self.component_set: Components | None = None
        """Component set of the match if it was given to `new`, else None.

        Records include it, unless it is the package's set.
        """
        self.state = state
        """The current state, an array of shape (1,).

        It must not be modified, because forks share it. Actions replace it by another array.
        """
        self._facts: StateFacts | None = None
        self.log: Log[LogEntry] = Log()
        self._before: list[StateArray] = []
        """The states before each of the actions that can be undone, oldest first."""

    @classmethod
    def new(
        cls,
        game: Game,
        *,
        seats: Sequence[str],
        options: Mapping[str, str],
        key: bytes | None = None,
        components: Components | None = None,
    ) -> Match:
        """Return a match at its first decision, set up and dealt from `key`.

        The key has 32 bytes; by default it is random. Raises `GameError` for an invalid option, number of seats, or
        length of the key.
        """
        dealt = secrets.token_bytes(32) if key is None else key
        checked_options, box = game.check_options(options, len(seats)), components or game.components()
        match = cls(game, seats, checked_options, dealt, box.hash, game.new(checked_options, len(seats), dealt, box))
        match.component_set = components
        return match

    def __getstate__(self) -> MatchPickle:
        """Return the content of a pickle: states as bytes, actions as numbers, no compiled rules."""
        return MatchPickle(
            *(self.game, self.game.version, self.seats, self.options, self.key, self.components),
            None if self.component_set is None else pack_components(self.game, self.component_set),
            [self.game.to_bytes(state) for state in (*self._before, self.state)],
            [(entry.seat, entry.action, entry.shared, entry.time) for entry in self.log],
        )

    def __setstate__(self, pickled: MatchPickle) -> None:
        """Restore a pickled match.

        Raises `PlayError` if this process has another version of the rules or lacks the component set, and `GameError`
        if the pickled states have another length.
        """
        game = pickled.game
        if pickled.version != game.version:
            raise PlayError(
                f"pickled with version {pickled.version} of the rules of {game.name}, this is {game.version}"
            )
        component_set = (
            None
            if pickled.component_set is None
            else unpack_components(game, pickled.component_set, pickled.components)
        )
        if component_set is None and pickled.components != game.components().hash:
            raise PlayError(
                f"pickled with a component set that this {game.name} does not have: {pickled.components[:12]}…"
            )
        *before, state = map(game.from_bytes, pickled.states)
        Match.__init__(self, game, pickled.seats, pickled.options, pickled.key, pickled.components, state)
        self.component_set, self._before = component_set, before
        self.log = Log(
            LogEntry(seat, action, game.actions.notation(action), shared, time)
            for seat, action, shared, time in pickled.log
        )

    # -- queries --------------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """Number of actions in the log, also called ply."""
        return self.log.length

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state_facts().actors

    @property
    def outcome(self) -> Outcome | None:
        """Points and winners of the finished game; None until the game ends."""
        return self.game.outcome(self.state)

    @property
    def commitment(self) -> str:
        """SHA-256 (hex) of the match's random key.

        It is public from the start, so that players can verify after the game that the key was not changed.
        """
        return key_commitment(self.key)

    @property
    def settled(self) -> bool:
        """Whether no action can be undone, so that the current state alone is enough to continue the game."""
        return not self._before

    @property
    def settled_ply(self) -> int:
        """Number of actions at the beginning of the log that can no longer be undone."""
        return self.position - len(self._before)

    def actors(self) -> list[int]:
        """Return the seats that may act now, ascending; empty after the end."""
        return list(self._state_facts().actors)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat as numbers, ascending; empty if the seat may not act."""
        legal = self._state_facts().legal
        if seat not in legal:
            legal[seat] = self.game.legal(self.state, seat).tolist()
        return list(legal[seat])

    def notations(self, seat: int) -> list[str]:
        """Return the legal actions of a seat in notation, in the order of `legal`."""
        return [self.game.actions.notation(action) for action in self.legal(seat)]

    def undoable_steps(self, seat: int) -> int:
        """Return how many of a seat's last actions the seat can undo.

        An undo stops at an action that reveals something (`Game.reveals`) and at actions of other seats.
        """
        steps, most = 0, len(self._before)
        while steps < most and self.log[-1 - steps].seat == seat:
            steps += 1
        return steps

    def action_number(self, seat: int, action: SupportsIndex | str) -> int:
        """Check that a seat may take an action, given as a number or in notation; return its number.

        Raises `NotYourTurn` if the seat may not act now, and `IllegalAction` if the action is not legal or the game is
        over.
        """
        actors = self._state_facts().actors
        if not actors:
            raise IllegalAction("the game is over")
        if seat not in actors:
            turn = " or ".join(f"seat {actor}" for actor in actors)
            raise NotYourTurn(f"it is not the turn of seat {shorten_repr(seat)} but of {turn}")
        number = self._parse_action(seat, action)
        if number not in self.legal(seat):
            raise IllegalAction(f"{shorten_repr(action)} is not legal for seat {seat} now", self.notations(seat))
        return number

    # -- data for viewers -----------------------------------------------------------------------------------------

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        """Return the position, limited to the knowledge of a seat, or of a spectator if `viewer` is None."""
        return self.game.view(self.state, viewer)

    def split_views(self) -> SplitViews:
        """Return the views of all seats and of spectators (None), split into common and individual parts.

        Views may share objects with each other and with earlier views: callers must not modify them.
        """
        return self.game.split_views(self.state, [None, *range(len(self.seats))], self._current_look())

    def events(self, viewer: int | None) -> list[dict[str, Any]]:
        """Return the events of the last ply, limited to the knowledge of a seat, or of a spectator (None)."""
        return self.game.events(self.state, viewer)

    def seen_plies(self, viewers: Sequence[int | None]) -> list[SeenPly]:
        """Return the last ply (action and events) as each of `viewers` may know it, in their order.

        Before the first action, it is the set-up.
        """
        game, state, position = self.game, self.state, self.position
        lists = game.event_lists(state, viewers)
        if position == 0:
            return [SeenPly(position, None, None, events) for events in lists]
        entry = self.log[-1]
        actions = [game.seen_action(state, viewer, entry.seat, entry.action) for viewer in viewers]
        return [SeenPly(position, entry.seat, action, events) for action, events in zip(actions, lists, strict=True)]

    def hints(self, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        """Return the data that a screen shows about legal actions of a seat (`Game.hint`), a dict per action."""
        return self.game.hints(self.state, seat, actions, self._current_look())

    def action_facts(self, seat: int, action: int) -> dict[str, Any]:
        """Return the facts for a text about one legal action, such as its price (`Game.action_facts`)."""
        return self.game.action_facts(self.state, seat, action)

    def preview(self, seat: int, action: int) -> Preview:
        """Return what a seat can know of a legal action's result before it acts."""
        return self.previews(seat, [action])[0]

    def previews(self, seat: int, actions: Sequence[int]) -> list[Preview]:
        """Return the `preview` of each of several legal actions of a seat."""
        tried = self.game.try_actions(self.state, seat, actions)
        return [
            Preview(reveals, [] if reveals else self.game.events(tried.states[k : k + 1], seat))
            for k, reveals in enumerate(tried.reveals)
        ]

    def actions_reveal(self, seat: int, actions: Sequence[int]) -> list[bool]:
        """Return for each of several legal actions of a seat whether undo would stop at it (`Game.reveals`)."""
        return self.game.try_actions(self.state, seat, actions).reveals

    # -- actions --------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: SupportsIndex | str, time: datetime | None = None) -> LogEntry:
        """Carry out an action, given as a number or in notation, and return its log entry.

        `time` is stored in the entry. Raises `NotYourTurn` or `IllegalAction`, which names the legal actions.
        """
        number = self.action_number(seat, action)
        shared = len(self._state_facts().actors) > 1
        before, after = self.state, self.game.copy(self.state)
        self.game.apply(after, seat, number)
        self.state = after
        entry = LogEntry(seat, number, self.game.actions.notation(number), shared, time)
        self.log.append(entry)
        if self.game.reveals(before, after):
            self._before.clear()
        else:
            self._before.append(before)
        return entry

    def undo(self, seat: int, steps: int = 1) -> LogEntry:
        """Undo the last `steps` actions of a seat and return the log entry of the earliest of them.

        Raises `UndoImpossible` if `steps` is less than 1 or more than `undoable_steps`. Then no action is undone.
        """
        possible = self.undoable_steps(seat)
        if not 1 <= steps <= possible:
            problem = f"cannot undo {steps} steps, only {possible}" if possible else "no step can be undone"
            raise UndoImpossible(f"{problem}: undo reaches back to the last revelation or change of actor")
        self.state, earliest = self._before[-steps], self.log[-steps]
        del self._before[-steps:]
        self.log.truncate(len(self.log) - steps)
        return earliest

    def settle(self) -> None:
        """Make all actions so far final: they can no longer be undone."""
        self._before.clear()

    def fork(self) -> Match:
        """Return an independent copy of the match, including the states for undo."""
        twin = Match(self.game, self.seats, self.options, self.key, self.components, self.state)
        twin.log, twin._before, twin.component_set = self.log.copy(), self._before.copy(), self.component_set
        twin._facts = self._facts
        return twin

    def stored_state(self, ply: int) -> StateArray | None:
        """Return the state after `ply` actions, or None if it is not stored.

        The match stores the current state and those that undo can restore. Callers must not modify the returned state.
        """
        back = self.position - ply
        if not 0 <= back <= len(self._before):
            return None
        return self._before[-back] if back else self.state

    def record(self) -> GameRecord:
        """Return the record of the match so far. It contains the result if the game is over."""
        outcome = self.outcome
        result = None if outcome is None else Result(list(outcome.scores), list(outcome.winners))
        return GameRecord(
            format=FORMAT, game=self.game.name, components=self.components, options=self.options,
            seats=list(self.seats), key=self.key.hex(), actions=[entry.text for entry in self.log], result=result,
            printed=None if self.component_set is None else recorded_set(self.game, self.component_set),
        )  # fmt: skip

    def _state_facts(self) -> StateFacts:
        """Return the cache of data computed from the current state; a new one if the state has changed."""
        facts = self._facts
        if facts is None or facts.state is not self.state:
            bits = self.game.actors(self.state)
            actors = [seat for seat in range(len(self.seats)) if bits >> seat & 1]
            last_look = None if facts is None else facts.look or facts.last_look
            facts = self._facts = StateFacts(self.state, actors, last_look)
        return facts

    def _current_look(self) -> Look | None:
        """Return the cached parts of the current state's views, or None if the game caches none (`Game.look`).

        Unchanged parts are reused from the last look of this match, or of the match that it was forked from.
        """
        facts = self._state_facts()
        if facts.look is None:
            facts.look, facts.last_look = self.game.look(self.state, facts.last_look), None
        return facts.look

    def _parse_action(self, seat: int, action: SupportsIndex | str) -> int:
        try:
            if isinstance(action, str):
                return self.game.actions.parse(action)
            return as_integer(action, "action")
        except NotationError as error:
            raise IllegalAction(
                f"{shorten_repr(action)}: {shorten_repr(str(error), 200)[1:-1]}", self.notations(seat)
            ) from None
        except TypeError:
            wrong = f"an action must be its notation or its number, not {shorten_repr(action)}"
            raise IllegalAction(wrong, self.notations(seat)) from None


def key_commitment(key: bytes) -> str:
    """Return the SHA-256 (hex) of a match's random key, which can be published without revealing the key."""
    return hashlib.sha256(key).hexdigest()

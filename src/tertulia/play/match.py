"""One game being played: who sits where, what was done, and what may still be taken back."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import takewhile
from typing import Any, NamedTuple

from tertulia.kernel.actions import NotationError
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, Outcome, SplitViews
from tertulia.kernel.integers import as_integer
from tertulia.kernel.look import Look
from tertulia.kernel.schema import StateArray
from tertulia.play.errors import IllegalAction, NotYourTurn, PlayError, UndoImpossible, shortened
from tertulia.play.log import Log
from tertulia.play.printed import pack_components, printed_of, unpack_components
from tertulia.play.records import FORMAT, GameRecord, Result
from tertulia.play.visibility import Preview, SeenPly


class LogEntry(NamedTuple):
    """A line of the log: who did which action, and the same in notation."""

    seat: int
    action: int
    notation: str
    shared: bool = False
    """Whether others might have acted instead; a record then names the seat."""
    time: datetime | None = None
    """When, where that is known."""

    @property
    def text(self) -> str:
        """The line as a record has it."""
        return f"{self.seat}: {self.notation}" if self.shared else self.notation


class StateFacts:
    """Facts about one state, found when they are first asked for; a state is asked the same a dozen times a move."""

    def __init__(self, state: bytes, actors: list[int]) -> None:
        self.state, self.actors = state, actors
        self.legal: dict[int, list[int]] = {}
        """The legal actions by seat."""


class MatchPickle(NamedTuple):
    """The content of a pickled match."""

    game: Game
    version: int
    """The version of the game's rules."""
    seats: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    components: str
    printed: bytes | None
    """`Match.printed` as `pack_components` packs it."""
    states: list[bytes]
    """The states that undo may go back to, the earliest first, then the present state."""
    log: list[tuple[int, int, bool, datetime | None]]
    """Seat, action, whether other seats might have acted, and time."""


class Match:
    """A game from its set-up on. `act` and `undo` either do what they say or raise and change nothing."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, str],
        key: bytes,
        components: str,
        state: StateArray,
    ) -> None:
        """A match that stands at `state`, with nothing before it that could be undone; `new` deals a fresh one."""
        self.game, self.seats, self.options, self.key = game, tuple(seats), dict(options), key
        self.components = components
        """The hash of the components that the match is played with."""
        self.printed: Components | None = None
        """The components themselves, where its record is to carry them: it does so if they are not the package's."""
        self.state = state
        self._facts: StateFacts | None = None
        self._look: Look | None = None
        self.log: Log[LogEntry] = Log()
        self._before: list[StateArray] = []
        """The states before the last steps, as far back as they may be taken back."""

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
        """Returns a match that is set up and dealt. Raises `GameError` for options, seats or a key that the game does not have."""
        dealt = secrets.token_bytes(32) if key is None else key
        chosen, box = game.check_options(options, len(seats)), components or game.components()
        match = cls(game, seats, chosen, dealt, box.hash, game.new(chosen, len(seats), dealt, box))
        match.printed = components
        return match

    def __getstate__(self) -> MatchPickle:
        """Returns what a pickle carries: states as bytes, actions without their notations, and no rules."""
        return MatchPickle(
            *(self.game, self.game.version, self.seats, self.options, self.key, self.components),
            None if self.printed is None else pack_components(self.game, self.printed),
            [self.game.to_bytes(state) for state in (*self._before, self.state)],
            [(entry.seat, entry.action, entry.shared, entry.time) for entry in self.log],
        )

    def __setstate__(self, kept: MatchPickle) -> None:
        """Restore a pickled match. Raises `PlayError` if this process has other rules or another component set, `GameError` if its
        game has states of another length."""
        game = kept.game
        if kept.version != game.version:
            raise PlayError(f"pickled with version {kept.version} of the rules of {game.name}, this is {game.version}")
        printed = None if kept.printed is None else unpack_components(game, kept.printed, kept.components)
        if printed is None and kept.components != game.components().hash:
            raise PlayError(
                f"pickled with a component set that this {game.name} does not have: {kept.components[:12]}…"
            )
        *before, state = map(game.from_bytes, kept.states)
        Match.__init__(self, game, kept.seats, kept.options, kept.key, kept.components, state)
        self.printed, self._before = printed, before
        self.log = Log(
            LogEntry(seat, action, game.actions.notation(action), shared, time)
            for seat, action, shared, time in kept.log
        )

    # -- questions ------------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """Number of actions in the log."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return not self._state_facts().actors

    @property
    def outcome(self) -> Outcome | None:
        """Points and winners once the match is over."""
        return self.game.outcome(self.state)

    @property
    def commitment(self) -> str:
        """SHA-256 (hex) of the key: published from the start, so that anyone can check the key in the end."""
        return commitment(self.key)

    @property
    def settled(self) -> bool:
        """Whether nothing may be taken back from here: a snapshot of this state is all that is needed to go on."""
        return not self._before

    @property
    def settled_ply(self) -> int:
        """Number of actions that nobody may take back any more: those up to the last revelation."""
        return self.position - len(self._before)

    def actors(self) -> list[int]:
        """Returns the seats that may act now, in ascending order; none once the match is over."""
        return self._state_facts().actors.copy()

    def legal(self, seat: int) -> list[int]:
        """Returns the numbers of a seat's legal actions, ascending; none where it may not act."""
        legal = self._state_facts().legal
        if seat not in legal:
            legal[seat] = self.game.legal(self.state, seat).tolist()
        return legal[seat].copy()

    def notations(self, seat: int) -> list[str]:
        """Returns a seat's legal actions in notation, in the order of `legal`."""
        return [self.game.actions.notation(action) for action in self.legal(seat)]

    def undoable(self, seat: int) -> int:
        """Returns the number of steps that a seat may take back: the last ones that were its own and revealed nothing."""
        last = reversed(self.log[-len(self._before) :] if self._before else [])
        return sum(1 for _ in takewhile(lambda entry: entry.seat == seat, last))

    def number_of(self, seat: int, action: int | str) -> int:
        """Returns the number of a legal action. Raises `NotYourTurn` or `IllegalAction` where a seat may not do it now."""
        actors = self.actors()
        if not actors:
            raise IllegalAction("the game is over")
        if seat not in actors:
            turn = " or ".join(f"seat {actor}" for actor in actors)
            raise NotYourTurn(f"it is not the turn of seat {shortened(seat)} but of {turn}")
        number = self._number(seat, action)
        if number not in self.legal(seat):
            raise IllegalAction(f"{shortened(action)} is not legal for seat {seat} now", self.notations(seat))
        return number

    # -- what may be told -----------------------------------------------------------------------------------------

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        """Returns the position as a seat may know it; None is a spectator."""
        return self.game.view(self.state, viewer)

    def split_views(self) -> SplitViews:
        """Returns the views of all seats and of spectators (None), with their common parts apart. Parts that are equal in the views
        made before are the same objects: do not alter them."""
        return self.game.split_views(self.state, [None, *range(len(self.seats))], self._current_look())

    def events(self, viewer: int | None) -> list[dict[str, Any]]:
        """Returns the events of the last ply, as a viewer may know them."""
        return self.game.events(self.state, viewer)

    def seen(self, viewers: Sequence[int | None]) -> list[SeenPly]:
        """Returns the last ply as each of the viewers may know it: the action as well as what came of it."""
        entry = self.log[-1] if self.log else None
        plies = []
        for viewer, events in zip(viewers, self.game.event_lists(self.state, viewers), strict=True):
            action = None if entry is None else self.game.seen_action(self.state, viewer, entry.seat, entry.action)
            plies.append(SeenPly(self.position, None if entry is None else entry.seat, action, events))
        return plies

    def hints(self, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        """Returns facts about a seat's legal actions for a screen, a dict for each of `actions`."""
        return self.game.hints(self.state, seat, actions, self._current_look())

    def hint(self, seat: int, action: int) -> dict[str, Any]:
        """Returns the `hints` of a single action."""
        return self.game.hint(self.state, seat, action)

    def preview(self, seat: int, action: int) -> Preview:
        """Returns what a legal action would bring that seat; nothing of what it would reveal."""
        return self.previews(seat, [action])[0]

    def previews(self, seat: int, actions: Sequence[int]) -> list[Preview]:
        """Returns the `preview` of each of several legal actions."""
        tried = self.game.try_actions(self.state, seat, actions)
        return [
            Preview(reveals, [] if reveals else self.game.events(tried.states[k : k + 1], seat))
            for k, reveals in enumerate(tried.reveals)
        ]

    # -- steps ----------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int | str, time: datetime | None = None) -> LogEntry:
        """Carry out an action, at a time where that is to be kept; returns its line of the log. `IllegalAction` names those that
        are legal."""
        number = self.number_of(seat, action)
        shared = len(self.actors()) > 1
        before = self.game.copy(self.state)
        self.game.apply(self.state, seat, number)
        entry = LogEntry(seat, number, self.game.actions.notation(number), shared, time)
        self.log.append(entry)
        if self.game.reveals(before, self.state):
            self._before.clear()
        else:
            self._before.append(before)
        return entry

    def undo(self, seat: int, steps: int = 1) -> LogEntry:
        """Take back the last steps, all or none; returns the earliest of them. `UndoImpossible` past a revelation or
        another's action."""
        possible = self.undoable(seat)
        if not 1 <= steps <= possible:
            said = f"{steps} steps cannot be taken back but {possible}" if possible else "nothing to take back"
            raise UndoImpossible(f"{said}: undo reaches back to the last revelation or change of actor")
        self.state, earliest = self._before[-steps], self.log[-steps]
        del self._before[-steps:]
        self.log.cut(len(self.log) - steps)
        return earliest

    def settle(self) -> None:
        """From here on nothing that was done so far may be taken back."""
        self._before.clear()

    def fork(self) -> Match:
        """Returns an independent match at the same point, undo included; what is done to one does not touch the other."""
        twin = Match(self.game, self.seats, self.options, self.key, self.components, self.game.copy(self.state))
        twin.log, twin._before, twin.printed = self.log.copy(), self._before.copy(), self.printed
        twin._look = self._look
        return twin

    def kept_state(self, ply: int) -> StateArray | None:
        """Returns the state after `ply` actions, or None where the match has it no more: it has those of now and as far back as
        steps may be taken back."""
        back = self.position - ply
        if not 0 <= back <= len(self._before):
            return None
        return self._before[-back] if back else self.state

    def record(self) -> GameRecord:
        """Returns the record of the match so far, with its result once it is over."""
        outcome = self.outcome
        result = None if outcome is None else Result(list(outcome.scores), list(outcome.winners))
        return GameRecord(
            format=FORMAT, game=self.game.name, components=self.components, options=self.options,
            seats=list(self.seats), key=self.key.hex(), actions=[entry.text for entry in self.log], result=result,
            printed=None if self.printed is None else printed_of(self.game, self.printed),
        )  # fmt: skip

    def _state_facts(self) -> StateFacts:
        """Returns the facts about the present state that were asked for before."""
        now = self.state.tobytes()
        if self._facts is None or self._facts.state != now:
            bits = self.game.actors(self.state)
            self._facts = StateFacts(now, [seat for seat in range(len(self.seats)) if bits >> seat & 1])
        return self._facts

    def _current_look(self) -> Look | None:
        """Returns the views in parts, or None for a game without them. Equal parts come from the last look of this match, or of the
        match that it was forked from."""
        now = self.state.tobytes()
        if self._look is None or self._look.state.tobytes() != now:
            self._look = self.game.look(self.game.copy(self.state), self._look)
        return self._look

    def _number(self, seat: int, action: int | str) -> int:
        try:
            if isinstance(action, str):
                return self.game.actions.parse(action)
            return as_integer(action, "action")
        except NotationError as error:
            raise IllegalAction(
                f"{shortened(action)}: {shortened(str(error), 200)[1:-1]}", self.notations(seat)
            ) from None
        except TypeError:
            wrong = f"an action is its notation or its number, not {shortened(action)}"
            raise IllegalAction(wrong, self.notations(seat)) from None


def commitment(key: bytes) -> str:
    """Returns the SHA-256 (hex) of a key."""
    return hashlib.sha256(key).hexdigest()

"""A table in memory: its state, the one before, and what of its log stood at which version."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

import msgspec

from tertulia.bots import usual_bot
from tertulia.kernel.game import Game
from tertulia.play import GameRecord, Practice
from tertulia.play.match import commitment
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.paces import PATIENCE
from tertulia.server.domain.pacing import USUAL, Agreement
from tertulia.server.domain.recorded_time import time_played
from tertulia.server.domain.sets import ComponentSet
from tertulia.server.domain.state import TableState, Terms

REMEMBERED = 500
"""The number of changes back from which a broken stream resumes by news alone; one from before gets the whole log."""


class LogVersion(NamedTuple):
    """A change of the table: the version that it made, and the number of lines of the log that it left as they were."""

    version: int
    kept: int
    base: int
    """The version that it was made from: some versions before where another process has made several at once."""
    meanwhile: int
    """The number of lines that were the same in every version in between."""


@dataclass(eq=False)
class Table:
    """A table in memory."""

    id: str
    game: Game
    options: Mapping[str, str]
    public: bool
    key: bytes
    components: str
    """The hash of the components that it is played with."""
    state: TableState
    printed: ComponentSet | None = None
    """Those components; None where they are not here, so that nothing can be dealt or played again."""
    patience: int = PATIENCE
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: str = ""
    """The bot that others may let play for who is away: said before the game, so that nobody chooses a bad one for an opponent.
    The usual one where none is said."""
    hints: bool = False
    """Whether players may ask what they might best do."""
    agreement: Agreement = USUAL
    """Its pace, and what becomes of whoever runs out of time or resigns: chosen before anybody sits down, or agreed to anew."""
    practice: Practice | None = None
    """The position that its game goes on from, where it is practice."""
    previous: TableState | None = None
    """The state before this one: one version before, or more where another process has made several."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    log_versions: deque[LogVersion] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    touched: float = 0.0
    """When somebody last asked for it, or changed it: seconds of the clock of the service that has it in memory."""
    closed: bool = False
    """Whether it has left the memory: another copy may be there by now."""
    profiles: object = None
    """The profiles of those who sit here, held so that their names stay known (`tertulia.server.identity.guests`)."""

    def __post_init__(self) -> None:
        self.substitute = self.substitute or usual_bot(self.game)

    def require_set(self) -> ComponentSet:
        """The set that it is played with. Raises `ComponentsChanged` where it is not here."""
        if self.printed is None:
            raise ComponentsChanged("the set of components that this table is played with is not here")
        return self.printed

    @property
    def terms(self) -> Terms:
        """What it is played by, as far as its host may choose that anew as long as it waits."""
        return Terms(self.options, self.agreement, self.patience, self.substitute, self.hints)

    def play_by(self, terms: Terms) -> None:
        """Take over what it is played by."""
        self.options, self.agreement = terms.options, terms.agreement
        self.patience, self.substitute, self.hints = terms.patience, terms.substitute, terms.hints

    @property
    def commitment(self) -> str:
        """The SHA-256 of the key, in hexadecimal."""
        return commitment(self.key)

    def record(self) -> GameRecord:
        """The record of its match, which says where it is practice, and how time went. There must be a match."""
        state = self.state
        done = [] if state.match is None else [entry.time for entry in state.match.log]
        time = time_played(self.agreement, state.course, done)
        return msgspec.structs.replace(state.record(), practice=self.practice, time=time)

    def kept_by(self, state: TableState) -> int:
        """The number of lines of the log that a change to `state` leaves as they are, from the first on."""
        return state.log.shared(self.state.log)

    def adopt(self, state: TableState) -> None:
        """Take over a state that is on the disk: this is how the table is now."""
        self._follow(state, kept := self.kept_by(state), kept)

    def catch_up(self, state: TableState) -> None:
        """Take over a state that another process has brought to the disk. Of the versions in between nobody knows here how their
        logs went on: only what cannot be taken back was in all of them."""
        kept = self.kept_by(state)
        pairs = zip(self.state.log[kept:], state.log[kept:], strict=False)
        kept += sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._follow(state, kept, min(kept, self.state.settled_lines))

    def _follow(self, state: TableState, kept: int, meanwhile: int) -> None:
        self.log_versions.append(LogVersion(state.version, kept, self.state.version, meanwhile))
        self.previous, self.state = self.state, state
        if state.terms is not None:
            self.play_by(state.terms)

    def kept_since(self, version: int) -> int | None:
        """The number of lines of the log that are as they were at that version, from the first on; None where that is no longer
        known."""
        if version == self.state.version:
            return len(self.state.log)
        if not self.log_versions or not self.log_versions[0].base <= version < self.state.version:
            return None
        later = takewhile(lambda each: each.version > version, reversed(self.log_versions))
        return min(each.kept if version <= each.base else each.meanwhile for each in later)

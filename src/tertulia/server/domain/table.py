"""A table in memory: its settings, its current and previous state, and the versions of its log."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

import msgspec

from tertulia.bots import default_bot
from tertulia.kernel.game import Game
from tertulia.play import GameRecord, Practice
from tertulia.play.match import key_commitment
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.recorded_time import time_played
from tertulia.server.domain.state import DEFAULT_AGREEMENT, DEFAULT_PATIENCE_SECONDS, Agreement, TableState, Terms

REMEMBERED = 500
"""The number of changes after which a client that reconnects gets the complete log instead of the new lines."""


class LogVersion(NamedTuple):
    """A version of a table, and how much of the log it left unchanged.

    `kept` is the number of lines, from the first, that are as they were in version `base`.
    """

    version: int
    kept: int
    base: int
    """The previous version in this process. It is several versions lower if another process has made changes in
    between."""
    meanwhile: int
    """The number of lines, from the first, that are equal in all versions in between."""


@dataclass(eq=False)
class Table:
    """A table in memory."""

    id: str
    game: Game
    options: Mapping[str, str]
    public: bool
    key: bytes
    components: str
    """The hash of the table's component set."""
    state: TableState
    printed: ComponentSet | None = None
    """The component set, or None if it is not stored here: then the game can be neither dealt nor replayed."""
    patience: int = DEFAULT_PATIENCE_SECONDS
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: str = ""
    """The bot that players can let stand in for a player who is away. It is chosen before the game, so that opponents
    cannot choose a bad one; empty for the game's usual bot."""
    hints: bool = False
    """Whether players can ask for hints."""
    agreement: Agreement = DEFAULT_AGREEMENT
    """The time control, and the rule for players who time out or resign. Players see it before they join, or agree to a
    change."""
    practice: Practice | None = None
    """For a practice table, the position that its game goes on from."""
    previous: TableState | None = None
    """The state before this one: the previous version, or an older one if another process has made several."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    log_versions: deque[LogVersion] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    touched: float = 0.0
    """When the table was last requested or changed, in seconds of the service's monotonic clock."""
    closed: bool = False
    """Whether the table was dropped from memory; a newer object may exist."""
    profiles: object = None
    """Profiles of the players and the host. The reference keeps their names known
    (`tertulia.server.identity.guests`)."""

    def __post_init__(self) -> None:
        self.substitute = self.substitute or default_bot(self.game)

    def require_set(self) -> ComponentSet:
        """The table's component set. Raises `ComponentsChanged` if it is not stored here."""
        if self.printed is None:
            raise ComponentsChanged("the component set of this table is not stored here")
        return self.printed

    @property
    def terms(self) -> Terms:
        """The settings that the host can change until the game starts."""
        return Terms(self.options, self.agreement, self.patience, self.substitute, self.hints)

    def play_by(self, terms: Terms) -> None:
        """Apply changed settings."""
        self.options, self.agreement = terms.options, terms.agreement
        self.patience, self.substitute, self.hints = terms.patience, terms.substitute, terms.hints

    @property
    def commitment(self) -> str:
        """The SHA-256 of the key, in hexadecimal."""
        return key_commitment(self.key)

    def record(self) -> GameRecord:
        """The record of the match, with its practice origin and times. There must be a match."""
        state = self.state
        done = [] if state.match is None else [entry.time for entry in state.match.log]
        time = time_played(self.agreement, state.course, done)
        return msgspec.structs.replace(state.record(), practice=self.practice, time=time)

    def kept_by(self, state: TableState) -> int:
        """How many lines at the beginning of the log a change to `state` leaves as they are."""
        return state.log.shared_length(self.state.log)

    def adopt(self, state: TableState) -> None:
        """Replace the state by a stored one, made from it in this process."""
        self._follow(state, kept := self.kept_by(state), kept)

    def catch_up(self, state: TableState) -> None:
        """Replace the state by one that another process has stored.

        The versions in between are unknown here. Only lines that can no longer be undone are certain to be in all
        versions.
        """
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
        """How many lines at the beginning of the log have not changed since a version, or None if unknown."""
        if version == self.state.version:
            return len(self.state.log)
        if not self.log_versions or not self.log_versions[0].base <= version < self.state.version:
            return None
        later = takewhile(lambda each: each.version > version, reversed(self.log_versions))
        return min(each.kept if version <= each.base else each.meanwhile for each in later)

"""A table in memory (`Table`): its settings, its state, and how its log changed between versions."""

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

MAX_LOG_VERSIONS = 500
"""Maximum number of recent versions of a table for which the changes of the log are kept in memory.

A client that has an older version gets the complete log instead of only the new lines.
"""


class LogVersion(NamedTuple):
    """A version of a table, and the number of log lines that are unchanged since an earlier version.

    `unchanged_lines` is the number of lines at the beginning of the log that are equal in `version` and `base`.
    """

    version: int
    unchanged_lines: int
    base: int
    """The version of the table that this process had in memory before `version`.

    It is lower than `version` by more than 1 if another process has made several changes.
    """
    meanwhile: int
    """The number of first log lines that are certain to be equal in several versions of the table.

    They are the versions from `base` to `version`, both included.
    """


@dataclass(eq=False)
class Table:
    """A table in memory: its settings and current state, with the history of its versions."""

    id: str
    game: Game
    options: Mapping[str, str]
    public: bool
    key: bytes
    components: str
    """The hash of the component set that the table is played with."""
    state: TableState
    printed: ComponentSet | None = None
    """The component set that the table is played with.

    None if the set is not stored on this server: then the game can be neither dealt nor replayed.
    """
    patience: int = DEFAULT_PATIENCE_SECONDS
    """Seconds of absence after which any other player can replace a player by a bot; 0 for never."""
    substitute: str = ""
    """The bot that stands in for players who are away or forfeit.

    It is chosen before the game, so that opponents cannot choose a bad one. An empty value is replaced by the game's
    default bot.
    """
    hints: bool = False
    """Whether players can ask for hints during the game."""
    agreement: Agreement = DEFAULT_AGREEMENT
    """The time control, and the rules for players who time out or resign.

    Players see it before they join, and agree to later changes.
    """
    practice: Practice | None = None
    """The position from which a practice table continues; None for other tables."""
    previous: TableState | None = None
    """The state that this process had in memory before the current one; None after loading.

    Its version is lower than the current one by more than 1 if another process has made several changes.
    """
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    log_versions: deque[LogVersion] = field(default_factory=lambda: deque(maxlen=MAX_LOG_VERSIONS))
    touched: float = 0.0
    """When the table was last requested or changed, in seconds of the service's monotonic clock."""
    closed: bool = False
    """Whether this object was dropped from memory. Then another `Table` object may represent the table."""
    profiles: object = None
    """Profiles of the players and the host. They are never read through this field.

    `tertulia.server.identity.guests` caches a guest's name only while something refers to the guest's profile. This
    reference keeps the names of a loaded table's guests cached.
    """

    def __post_init__(self) -> None:
        self.substitute = self.substitute or default_bot(self.game)

    def require_set(self) -> ComponentSet:
        """Return the table's component set. Raises `ComponentsChanged` if it is not stored here."""
        if self.printed is None:
            raise ComponentsChanged("the component set of this table is not stored here")
        return self.printed

    @property
    def terms(self) -> Terms:
        """The settings that the host can change until the game starts, in one value."""
        return Terms(self.options, self.agreement, self.patience, self.substitute, self.hints)

    def play_by(self, terms: Terms) -> None:
        """Set the options and other settings of the table to the values in `terms`."""
        self.options, self.agreement = terms.options, terms.agreement
        self.patience, self.substitute, self.hints = terms.patience, terms.substitute, terms.hints

    @property
    def commitment(self) -> str:
        """The SHA-256 of the table's random key, from which dice and cards follow, in hexadecimal.

        It is public, unlike the key during the game. It proves later that the key was not changed.
        """
        return key_commitment(self.key)

    def record(self) -> GameRecord:
        """Return the record of the game, which must have started.

        It has the time control and the times of actions; for a practice game also the position where it began.
        """
        state = self.state
        done = [] if state.match is None else [entry.time for entry in state.match.log]
        time = time_played(self.agreement, state.course, done)
        return msgspec.structs.replace(state.record(), practice=self.practice, time=time)

    def kept_by(self, state: TableState) -> int:
        """Return how many lines at the beginning of the table's log are also at the beginning of `state.log`.

        Only lines that are the same objects in memory are counted.
        """
        return state.log.shared_length(self.state.log)

    def adopt(self, state: TableState) -> None:
        """Replace the state by its successor, which a command in this process has made and stored."""
        self._follow(state, unchanged_lines := self.kept_by(state), unchanged_lines)

    def catch_up(self, state: TableState) -> None:
        """Replace the state by one that another process has stored.

        This process does not know the versions in between. Only log lines that an undo can no longer remove are certain
        to be in all those versions.
        """
        unchanged_lines = self.kept_by(state)
        pairs = zip(self.state.log[unchanged_lines:], state.log[unchanged_lines:], strict=False)
        unchanged_lines += sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._follow(state, unchanged_lines, min(unchanged_lines, self.state.settled_lines))

    def _follow(self, state: TableState, unchanged_lines: int, meanwhile: int) -> None:
        self.log_versions.append(LogVersion(state.version, unchanged_lines, self.state.version, meanwhile))
        self.previous, self.state = self.state, state
        if state.terms is not None:
            self.play_by(state.terms)

    def kept_since(self, version: int) -> int | None:
        """Return how many lines at the beginning of the log have not changed since a version of the table.

        Returns None if the changes since that version are no longer in memory.
        """
        if version == self.state.version:
            return len(self.state.log)
        if not self.log_versions or not self.log_versions[0].base <= version < self.state.version:
            return None
        later = takewhile(lambda each: each.version > version, reversed(self.log_versions))
        return min(each.unchanged_lines if version <= each.base else each.meanwhile for each in later)

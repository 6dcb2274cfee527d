"""Component sets with which tables are played: the printed values of a game's cards and other pieces.

`check_component_set` checks a set for its author. Tables are played with one of three kinds of sets: the usual set of a
game (the site's default), sets that the administrator offers to all guests, and guests' own sets.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property, partial
from threading import Lock
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from tertulia.kernel.component_faults import Fault
from tertulia.kernel.component_sets import canonical_json, changed_parts, complete_set, is_set_name, set_digest
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components, DraftError
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord
from tertulia.play.recorded_sets import read_recorded_set
from tertulia.server.domain.errors import SetRefused, SetUnknown
from tertulia.server.logs import warn_once

MAX_CACHED_SETS = 200
"""The maximum number of component sets in the cache; each takes about a tenth of a megabyte."""

MAX_LISTED_ERRORS = 6
"""The maximum number of errors in the message that refuses a component set (`SetRefused`).

`check_component_set` returns all errors.
"""

A = ParamSpec("A")
R = TypeVar("R")
_set_thread = ThreadPoolExecutor(1, thread_name_prefix="sets")
"""The thread that parses and checks component sets.

This takes some hundredths of a second, and must not block requests.
"""


async def run_in_set_thread(work: Callable[A, R], *arguments: A.args, **more: A.kwargs) -> R:
    """Run `work` in the background thread for component sets, after earlier calls, and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_set_thread, partial(work, *arguments, **more))


@dataclass(frozen=True, eq=False)
class ComponentSet:
    """A complete component set of a game, with which tables can be played."""

    game: str
    components: Components
    usual: bool = False
    """Whether it is the set that new tables of its game use by default on this site."""

    @property
    def name(self) -> str:
        """The name that the set's author gave it; empty for the set in a game's package."""
        return self.components.name

    @cached_property
    def whole(self) -> dict[str, object]:
        """The complete set in the format of a components file: its name, and the file's tables and their rows."""
        return complete_set(self.game, self.components.name, self.components.data)

    @cached_property
    def digest(self) -> str:
        """The digest of the complete set, which identifies it."""
        return set_digest(self.whole)


class StoredSet(NamedTuple):
    """A component set as stored: not parsed and checked yet."""

    digest: str
    added: str
    """When the set was stored, in ISO 8601 (UTC)."""
    body: bytes
    """The complete set in JSON; empty if the stored data is damaged."""


class SetStore(Protocol):
    """Stores component sets. Every method may raise `StorageFault`."""

    async def load_set(self, game: str, digest: str) -> StoredSet | None:
        """Return the stored set of a game with this digest, or None."""

    async def load_offered(self, game: str) -> Sequence[StoredSet]:
        """Return the sets of a game that the administrator offers to all guests, the oldest first."""

    async def drop_unused(self, before: datetime) -> int:
        """Delete unused sets that were stored before `before`, and return their number.

        A set is unused if no table uses it and it is not offered to all guests. One call may leave some unused sets for
        the next call.
        """


class ListedSet(NamedTuple):
    """A component set that the administrator offers to all guests.

    `added` is the time when the set was stored, in ISO 8601 (UTC).
    """

    set: ComponentSet
    added: str


class ComponentSets:
    """Finds component sets by game and digest: default sets, cached sets and stored sets.

    The default set of a game is the set that new tables of this site use unless the host chooses another one.
    """

    def __init__(self, usual: Mapping[str, Components], store: SetStore | None = None) -> None:
        self._usual = {name: ComponentSet(name, components, usual=True) for name, components in usual.items()}
        self._store = store
        self._read: OrderedDict[str, ComponentSet] = OrderedDict()
        self._lock = Lock()  # tables are loaded in several threads

    def usual(self, game: str) -> ComponentSet:
        """Return the set that new tables of a game use by default."""
        return self._usual[game]

    def find_by_hash(self, game: str, hash: str) -> ComponentSet | None:
        """Return the site's default set of a game, or the set in the game's package, by its hash.

        `hash` is compared with `Components.hash` of both sets. Returns None if neither set has this hash.
        """
        usual = self._usual[game]
        if usual.components.hash == hash:
            return usual
        own = find_game(game).components()
        return self.cache_set(ComponentSet(game, own)) if own.hash == hash else None

    def cache_set(self, found: ComponentSet) -> ComponentSet:
        """Return the site's default set or the cached set with the digest of `found`.

        If neither has this digest, `found` is cached and returned.
        """
        if found.digest == self._usual[found.game].digest:
            return self._usual[found.game]
        with self._lock:
            known = self._read.setdefault(found.digest, found)
            self._read.move_to_end(found.digest)
            if len(self._read) > MAX_CACHED_SETS:
                self._read.popitem(last=False)
        return known

    def find_cached(self, game: str, digest: str) -> ComponentSet | None:
        """Return the site's default set or the cached set with this digest.

        Returns None if neither has this digest: then the set can only be in the storage.
        """
        usual = self._usual.get(game)
        if usual is not None and usual.digest == digest:
            return usual
        with self._lock:
            found = self._read.get(digest)
            return found if found is not None and found.game == game else None

    def read(self, game: str, digest: str, body: bytes) -> ComponentSet | None:
        """Return the set with this digest, parsed from its stored JSON.

        Returns None if the JSON is damaged or the game no longer supports the set.
        """
        found = self.find_cached(game, digest)
        if found is None and (parsed_set := _read(game, digest, body)) is not None:
            found = self.cache_set(parsed_set)
        return found

    def of_record(self, game: Game, record: GameRecord) -> ComponentSet:
        """Return the component set with which to replay a game record.

        If the record contains a set, this set is returned. Otherwise the site's default set or the set in the game's
        package is returned, if its hash is the one in the record. If neither has this hash, the site's default set is
        returned, although the replay may fail with this set. Raises `RecordError` if the set in the record is damaged.
        """
        if record.printed is not None:
            recorded_set = ComponentSet(game.name, read_recorded_set(game, record.printed, record.components))
            register_names(game, recorded_set.components)
            return self.cache_set(recorded_set)
        return self.find_by_hash(game.name, record.components) or self.usual(game.name)

    async def find(self, game: str, digest: str) -> ComponentSet:
        """Return the site's default set or the stored set with this digest.

        Raises `SetUnknown` if no set has this digest.
        """
        found = self.find_cached(game, digest)
        if (
            found is None
            and self._store is not None
            and (stored_set := await self._store.load_set(game, digest)) is not None
        ):
            found = await run_in_set_thread(self.read, game, digest, stored_set.body)
        if found is None:
            raise SetUnknown(f"no component set of {game} with the digest {digest[:64]!r} is stored here")
        return found

    async def list_offered(self, game: str) -> list[ListedSet]:
        """Return the sets of a game that the administrator offers to all guests.

        Damaged sets are logged and omitted.
        """
        stored_sets = [] if self._store is None else await self._store.load_offered(game)
        read = [(await run_in_set_thread(self.read, game, one.digest, one.body), one) for one in stored_sets]
        for found, one in read:
            if found is None:
                warn_once(f"the component set {one.digest[:12]} of {game} is damaged and is not listed")
        return [ListedSet(found, one.added) for found, one in read if found is not None]


def own_set(game: Game, data: bytes) -> ComponentSet:
    """Parse a component set that a guest sends for their own table, complete or partial.

    Raises `SetRefused`, whose message lists the first errors, if it is not playable.
    """
    try:
        components = game.components(ComponentsText("components", data))
        found = ComponentSet(game.name, components)
        assert found.digest  # raises ValueError for an unpaired surrogate, which cannot be stored
    except (ComponentsError, GameError, RecursionError, ValueError) as error:
        raise SetRefused(_shorten_message(str(error))) from None
    register_names(game, components)
    return found


def _shorten_message(message: str) -> str:
    """Return the first `MAX_LISTED_ERRORS` lines of an error message, then the number of further ones."""
    lines = message.splitlines()
    more = [f"… and {len(lines) - MAX_LISTED_ERRORS} more"] if len(lines) > MAX_LISTED_ERRORS else []
    return "\n".join([*lines[:MAX_LISTED_ERRORS], *more])


def register_names(game: Game, components: Components) -> None:
    """Make the names in a component set (such as card names) known to its game in this process.

    A stored game state contains the hash of its component set, not the names. A game finds the names by this hash only
    if this process has built a state with the set. So this function builds a state and discards it.
    """
    game.zero_state(components)


def is_intact(digest: str, body: bytes) -> bool:
    """Whether the JSON of a set is intact: its digest is the one under which it was stored."""
    try:
        return set_digest(msgspec.json.decode(body, type=dict[str, object])) == digest
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def body_of(component_set: ComponentSet) -> bytes:
    """Return a component set as the JSON in which it is stored.

    The tables of its components file, and the rows of each such table, keep their order.
    """
    return msgspec.json.encode(component_set.whole)


def _read(game: str, digest: str, body: bytes) -> ComponentSet | None:
    if not is_intact(digest, body):
        return None
    played = find_game(game)
    try:
        found = ComponentSet(game, played.components(ComponentsText("kept set", body)))
    except (ComponentsError, GameError, RecursionError, ValueError):
        return None
    register_names(played, found.components)
    return found


CHECKED_SET_NAME = "the set"
"""The file name in error messages about a set that `check_component_set` checks."""


UNREADABLE = ("set-refused", "set-broken", "set-deep", "set-no-text", "too-large")
"""Error codes of `Unreadable`: no component set, syntax error, nested too deep, not text, too large."""


class Unreadable(Exception):
    """The input is not a component set. The message gives the reason; the code is one of `UNREADABLE`."""

    def __init__(self, message: str, code: str = UNREADABLE[0]) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class CheckedSet:
    """The result of `check_component_set`: name, contents and errors of a set, and whether it is playable."""

    name: str = ""
    draft: bool = False
    playable: Components | None = None
    """The parsed set, or None if it cannot be played with."""
    digest: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    """The complete set, also if it has errors: tables of a components file, by name.

    Tables that the checked set lacks are taken from the set in the game's package.
    """
    changes: Mapping[str, Any] = field(default_factory=dict)
    """The parts of `data` that differ from the set in the game's package.

    Empty if the set is not playable.
    """
    faults: tuple[Fault, ...] = ()


def check_component_set(game: Game, body: bytes) -> CheckedSet:
    """Parse and check a component set in JSON or TOML, complete or partial. Nothing is stored.

    Raises `Unreadable` if the input is not a component set.
    """
    try:
        found = game.components(ComponentsText(CHECKED_SET_NAME, body))
    except ComponentsError as error:
        if error.data is None:
            raise Unreadable(str(error), error.code) from None
        _require_text(error.data)
        name = error.name if isinstance(error, DraftError) and is_set_name(error.name) else ""
        return CheckedSet(name, isinstance(error, DraftError), data=error.data, faults=error.faults)
    except (GameError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from None
    _require_text(found.data)
    digest = set_digest(complete_set(game.name, found.name, found.data))
    own = changed_parts(game.components().data, found.data)
    return CheckedSet(found.name, False, found, digest, found.data, own)


def _require_text(data: Mapping[str, Any]) -> None:
    try:
        canonical_json(data)
    except UnicodeEncodeError:
        raise Unreadable(
            f"{CHECKED_SET_NAME}: contains an incomplete Unicode character (a single surrogate)", "set-no-text"
        ) from None

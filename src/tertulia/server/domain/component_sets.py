"""Component sets of a site: default, published, and of tables; and checks of drafts for their authors."""

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

MOST_READ = 200
"""The number of stored sets that are cached, a tenth of a megabyte each."""

MOST_TOLD = 6
"""The number of errors that a refusal of a set lists. Checking a set (`checked`) lists all."""

A = ParamSpec("A")
R = TypeVar("R")
_reading = ThreadPoolExecutor(1, thread_name_prefix="sets")
"""A thread of its own: checking a set takes some hundredths of a second, and must not block other requests."""


async def aside(work: Callable[A, R], *arguments: A.args, **more: A.kwargs) -> R:
    """Run work on a component set in a background thread, in turn, and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_reading, partial(work, *arguments, **more))


@dataclass(frozen=True, eq=False)
class ComponentSet:
    """A complete component set that tables are played with."""

    game: str
    components: Components
    usual: bool = False
    """Whether it is the site's usual set of its game."""

    @property
    def name(self) -> str:
        """The name that its author gave it; empty for the set in a game's package."""
        return self.components.name

    @cached_property
    def whole(self) -> dict[str, object]:
        """The complete set, as in a file."""
        return complete_set(self.game, self.components.name, self.components.data)

    @cached_property
    def digest(self) -> str:
        """The digest that identifies the set."""
        return set_digest(self.whole)


class KeptSet(NamedTuple):
    """A set as it is stored, not checked yet."""

    digest: str
    added: str
    """When it was stored, in ISO 8601 (UTC)."""
    body: bytes
    """The complete set in JSON; empty if it is damaged."""


class SetStore(Protocol):
    """Stores component sets. Every method may raise `StorageFault`."""

    async def kept(self, game: str, digest: str) -> KeptSet | None:
        """A stored set of a game by its digest, or None."""

    async def listed(self, game: str) -> Sequence[KeptSet]:
        """The sets of a game that the administrator offers to all guests, the oldest first."""

    async def drop_unused(self, before: datetime) -> int:
        """Delete sets that no table uses, that are not offered to all, and that were stored before `before`.

        Returns how many were deleted. One call may leave some of them.
        """


class ListedSet(NamedTuple):
    """A set that is offered to all guests."""

    set: ComponentSet
    added: str


class ComponentSets:
    """Finds component sets: the usual ones, cached ones and stored ones."""

    def __init__(self, usual: Mapping[str, Components], store: SetStore | None = None) -> None:
        self._usual = {name: ComponentSet(name, components, usual=True) for name, components in usual.items()}
        self._store = store
        self._read: OrderedDict[str, ComponentSet] = OrderedDict()
        self._lock = Lock()  # tables are loaded in several threads

    def usual(self, game: str) -> ComponentSet:
        """The set of a game that new tables use by default."""
        return self._usual[game]

    def fitting(self, game: str, hash: str) -> ComponentSet | None:
        """The usual set of a game, or the set of its package, if its hash is `hash`; otherwise None."""
        usual = self._usual[game]
        if usual.components.hash == hash:
            return usual
        own = find_game(game).components()
        return self.remembered(ComponentSet(game, own)) if own.hash == hash else None

    def remembered(self, found: ComponentSet) -> ComponentSet:
        """The cached object for a set with this digest. Caches `found` if there is none."""
        if found.digest == self._usual[found.game].digest:
            return self._usual[found.game]
        with self._lock:
            known = self._read.setdefault(found.digest, found)
            self._read.move_to_end(found.digest)
            if len(self._read) > MOST_READ:
                self._read.popitem(last=False)
        return known

    def known(self, game: str, digest: str) -> ComponentSet | None:
        """A usual or cached set, or None if it has to be read."""
        usual = self._usual.get(game)
        if usual is not None and usual.digest == digest:
            return usual
        with self._lock:
            found = self._read.get(digest)
            return found if found is not None and found.game == game else None

    def read(self, game: str, digest: str, body: bytes) -> ComponentSet | None:
        """A stored set from its body, or None if it is damaged or the game no longer supports it."""
        found = self.known(game, digest)
        if found is None and (made := _read(game, digest, body)) is not None:
            found = self.remembered(made)
        return found

    def of_record(self, game: Game, record: GameRecord) -> ComponentSet:
        """The component set of a record: the one that it contains, or the usual or the package's set.

        Raises `RecordError` if the set in the record is damaged. Whether the set fits the record is found by the
        replay.
        """
        if record.printed is not None:
            made = ComponentSet(game.name, read_recorded_set(game, record.printed, record.components))
            lay_out(game, made.components)
            return self.remembered(made)
        return self.fitting(game.name, record.components) or self.usual(game.name)

    async def find(self, game: str, digest: str) -> ComponentSet:
        """The usual or stored set with a digest. Raises `SetUnknown`."""
        found = self.known(game, digest)
        if found is None and self._store is not None and (kept := await self._store.kept(game, digest)) is not None:
            found = await aside(self.read, game, digest, kept.body)
        if found is None:
            raise SetUnknown(f"no component set of {game} with the digest {digest[:64]!r} is stored here")
        return found

    async def listed(self, game: str) -> list[ListedSet]:
        """The sets of a game that the administrator offers to all guests. Damaged ones are logged and omitted."""
        kept = [] if self._store is None else await self._store.listed(game)
        read = [(await aside(self.read, game, one.digest, one.body), one) for one in kept]
        for found, one in read:
            if found is None:
                warn_once(f"the component set {one.digest[:12]} of {game} is damaged and is not listed")
        return [ListedSet(found, one.added) for found, one in read if found is not None]


def own_set(game: Game, data: bytes) -> ComponentSet:
    """A guest's own set, complete or partial, parsed. Raises `SetRefused`, which lists its first errors."""
    try:
        components = game.components(ComponentsText("components", data))
        found = ComponentSet(game.name, components)
        assert found.digest  # raises ValueError for an unpaired surrogate, which cannot be stored
    except (ComponentsError, GameError, RecursionError, ValueError) as error:
        raise SetRefused(_shortened(str(error))) from None
    lay_out(game, components)
    return found


def _shortened(told: str) -> str:
    """The first errors of a set, one in each line."""
    lines = told.splitlines()
    more = [f"… and {len(lines) - MOST_TOLD} more"] if len(lines) > MOST_TOLD else []
    return "\n".join([*lines[:MOST_TOLD], *more])


def lay_out(game: Game, components: Components) -> None:
    """Make the game know the names in a set. Snapshots made in another process do not contain them."""
    game.zero_state(components)


def is_whole(digest: str, body: bytes) -> bool:
    """Whether a body is intact: its digest is the one under which it was stored."""
    try:
        return set_digest(msgspec.json.decode(body, type=dict[str, object])) == digest
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def body_of(kept: ComponentSet) -> bytes:
    """The JSON of a set, as it is stored. The order of its tables and rows is kept for readers."""
    return msgspec.json.encode(kept.whole)


def _read(game: str, digest: str, body: bytes) -> ComponentSet | None:
    if not is_whole(digest, body):
        return None
    played = find_game(game)
    try:
        found = ComponentSet(game, played.components(ComponentsText("kept set", body)))
    except (ComponentsError, GameError, RecursionError, ValueError):
        return None
    lay_out(played, found.components)
    return found


CALLED = "the set"
"""The name of the set in error messages."""


UNREADABLE = ("set-refused", "set-broken", "set-deep", "set-no-text", "too-large")
"""Codes of `Unreadable`."""


class Unreadable(Exception):
    """The input is not a component set. The message gives the reason; the code is one of `UNREADABLE`."""

    def __init__(self, message: str, code: str = UNREADABLE[0]) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class CheckedSet:
    """The result of checking a component set."""

    name: str = ""
    draft: bool = False
    playable: Components | None = None
    """The set if it can be played with, or None."""
    digest: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    """The complete set, with its errors if it has any. Missing tables are taken from the game's own set."""
    changes: Mapping[str, Any] = field(default_factory=dict)
    """For a set that can be played with, the tables and rows that differ from the game's own set."""
    faults: tuple[Fault, ...] = ()


def checked(game: Game, body: bytes) -> CheckedSet:
    """Parse and check a set in JSON or TOML, complete or partial. Nothing is stored.

    Raises `Unreadable` if the input is not a component set.
    """
    try:
        found = game.components(ComponentsText(CALLED, body))
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
            f"{CALLED}: contains an incomplete Unicode character (a single surrogate)", "set-no-text"
        ) from None

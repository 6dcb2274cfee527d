"""The sets of components that are played with here: the usual one of each game, and those that are kept for tables.

A set is known by its digest (`tertulia.kernel.component_sets.digest_of`), so one that was read once need not be read again, and
what is kept under a digest can be held against it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, partial
from threading import Lock
from typing import NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from tertulia.kernel.component_sets import digest_of, whole_set
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import game as game_named
from tertulia.play import GameRecord
from tertulia.play.printed import read_printed
from tertulia.server.domain.errors import SetRefused, SetUnknown
from tertulia.server.logs import warn_once

MOST_READ = 200
"""The number of kept sets that stay read, a tenth of a megabyte each."""

MOST_TOLD = 6
"""The number of errors of a set that a refusal tells: whoever corrects it has it checked first."""

A = ParamSpec("A")
R = TypeVar("R")
_reading = ThreadPoolExecutor(1, thread_name_prefix="sets")
"""A thread of its own: a set is read and checked in some hundredths of a second, in which everybody else is answered."""


async def aside(work: Callable[A, R], *arguments: A.args, **more: A.kwargs) -> R:
    """What comes of reading or checking a set, aside from other requests, one after another."""
    return await asyncio.get_running_loop().run_in_executor(_reading, partial(work, *arguments, **more))


@dataclass(frozen=True, eq=False)
class ComponentSet:
    """A whole set that tables are played with."""

    game: str
    components: Components
    usual: bool = False
    """Whether it is the site's usual one."""

    @property
    def name(self) -> str:
        """What its owner calls it; empty for the set in a package."""
        return self.components.name

    @cached_property
    def whole(self) -> dict[str, object]:
        """All of it, as one file holds it."""
        return whole_set(self.game, self.components.name, self.components.data)

    @cached_property
    def digest(self) -> str:
        """What it is known by."""
        return digest_of(self.whole)


class KeptSet(NamedTuple):
    """A set as it is stored: nothing of it is trusted yet."""

    digest: str
    added: str
    """When it was kept, in ISO 8601 (UTC)."""
    body: bytes
    """The JSON of the whole set; empty where that is damaged."""


class SetStore(Protocol):
    """The sets as they are stored. Every method may raise `StorageFault`."""

    async def kept(self, game: str, digest: str) -> KeptSet | None:
        """A kept set of a game; None where there is none."""

    async def listed(self, game: str) -> Sequence[KeptSet]:
        """The sets of a game that the administrator has put up for all, the oldest first."""

    async def drop_unused(self, before: datetime) -> int:
        """Let sets go that no table is played with, that are not put up for all, and that were kept before some moment. Returns how
        many there were."""


class ListedSet(NamedTuple):
    """A set that anybody may open a table with."""

    set: ComponentSet
    added: str


class ComponentSets:
    """The usual set of each game, and those that were read lately."""

    def __init__(self, usual: Mapping[str, Components], store: SetStore | None = None) -> None:
        self._usual = {name: ComponentSet(name, components, usual=True) for name, components in usual.items()}
        self._store = store
        self._read: OrderedDict[str, ComponentSet] = OrderedDict()
        self._lock = Lock()  # tables are made again in threads of their own

    def usual(self, game: str) -> ComponentSet:
        """The set that new tables of a game are played with where nothing else is said."""
        return self._usual[game]

    def fitting(self, game: str, hash: str) -> ComponentSet | None:
        """The usual set or that of the package, whichever has these facts; None where neither has."""
        usual = self._usual[game]
        if usual.components.hash == hash:
            return usual
        own = game_named(game).components()
        return self.remembered(ComponentSet(game, own)) if own.hash == hash else None

    def remembered(self, found: ComponentSet) -> ComponentSet:
        """The one object that stands for a set here."""
        if found.digest == self._usual[found.game].digest:
            return self._usual[found.game]
        with self._lock:
            known = self._read.setdefault(found.digest, found)
            self._read.move_to_end(found.digest)
            if len(self._read) > MOST_READ:
                self._read.popitem(last=False)
        return known

    def known(self, game: str, digest: str) -> ComponentSet | None:
        """A set that is at hand; None where it must be read."""
        usual = self._usual.get(game)
        if usual is not None and usual.digest == digest:
            return usual
        with self._lock:
            found = self._read.get(digest)
            return found if found is not None and found.game == game else None

    def read(self, game: str, digest: str, body: bytes) -> ComponentSet | None:
        """A kept set of a game; None where its body is damaged, or the game cannot be played with such a set any more."""
        found = self.known(game, digest)
        if found is None and (made := _read(game, digest, body)) is not None:
            found = self.remembered(made)
        return found

    def of_record(self, game: Game, record: GameRecord) -> ComponentSet:
        """The set that a record was played with: the one that it carries, else the usual one or that of the package, whichever
        fits. Raises `RecordError` for one that is damaged; whether the facts are right is for the replay to say."""
        if record.printed is not None:
            made = ComponentSet(game.name, read_printed(game, record.printed, record.components))
            lay_out(game, made.components)
            return self.remembered(made)
        return self.fitting(game.name, record.components) or self.usual(game.name)

    async def find(self, game: str, digest: str) -> ComponentSet:
        """A set by its digest: the usual one, or one that is kept here. Raises `SetUnknown`."""
        found = self.known(game, digest)
        if found is None and self._store is not None and (kept := await self._store.kept(game, digest)) is not None:
            found = await aside(self.read, game, digest, kept.body)
        if found is None:
            raise SetUnknown(f"no set of {game} is kept here under {digest[:64]!r}")
        return found

    async def listed(self, game: str) -> list[ListedSet]:
        """The sets of a game that the administrator has put up for all."""
        kept = [] if self._store is None else await self._store.listed(game)
        read = [(await aside(self.read, game, one.digest, one.body), one) for one in kept]
        for found, one in read:
            if found is None:
                warn_once(f"the set {one.digest[:12]} of {game} is damaged and is not listed")
        return [ListedSet(found, one.added) for found, one in read if found is not None]


def own_set(game: Game, data: bytes) -> ComponentSet:
    """Somebody's own set, partial or whole, as they sent it. Raises `SetRefused`, which says what is wrong where."""
    try:
        components = game.components(ComponentsText("components", data))
        found = ComponentSet(game.name, components)
        assert found.digest  # what is no text cannot be kept
    except (ComponentsError, GameError, RecursionError, ValueError) as error:
        raise SetRefused(_shortened(str(error))) from None
    lay_out(game, components)
    return found


def _shortened(told: str) -> str:
    """The first errors of a set, a line each."""
    lines = told.splitlines()
    more = [f"… and {len(lines) - MOST_TOLD} more"] if len(lines) > MOST_TOLD else []
    return "\n".join([*lines[:MOST_TOLD], *more])


def lay_out(game: Game, components: Components) -> None:
    """Let the game meet a set: a snapshot that was made in another process holds no words of it, and the game knows those of the
    sets that it has laid out."""
    game.zero_state(components)


def is_whole(digest: str, body: bytes) -> bool:
    """Whether a body is what was kept under a digest."""
    try:
        return digest_of(msgspec.json.decode(body, type=dict[str, object])) == digest
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def body_of(kept: ComponentSet) -> bytes:
    """What is stored of a set: its tables, facts and marks in their order, in which people read them."""
    return msgspec.json.encode(kept.whole)


def _read(game: str, digest: str, body: bytes) -> ComponentSet | None:
    if not is_whole(digest, body):
        return None
    played = game_named(game)
    try:
        found = ComponentSet(game, played.components(ComponentsText("kept set", body)))
    except (ComponentsError, GameError, RecursionError, ValueError):
        return None
    lay_out(played, found.components)
    return found

"""Sessions: which browser is whom.

A session's token stands in a cookie; the storage has its hash. A new visitor has none: their id, signed, is enough until
something is kept of them, so visitors who only look cost nothing. From such a cookie the same session follows each time, so that
two tabs make one, and one that was ended stays ended.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from tertulia.server.domain.accounts import SessionRow, SessionStore
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import StorageFault
from tertulia.server.identity.signing import CookieSigner

MOST_REMEMBERED = 20_000
SELDOM = 600_000
"""Milliseconds: when a session was seen is written no more often."""
OVERLAP = 60_000
"""Milliseconds by which clocks of machines may differ, and a change may be late."""
EVERY = 2.0
"""Seconds after which a process that shares its storage hears of what others have ended, at most."""
WRITTEN = 60.0
"""Seconds between two writings of when sessions were seen."""
PREFIX = "s."
TOKEN_BYTES = 32


class Asker(NamedTuple):
    """Who asks: a guest, and the hash of their session's token."""

    guest: GuestId
    session: str
    kept: bool
    """Whether the session is stored; otherwise their cookie is their signed id."""


class Sessions:
    """The sessions that this process has met, and the storage behind them."""

    def __init__(
        self,
        store: SessionStore,
        signer: CookieSigner,
        clock: Clock = SYSTEM,
        dropped: Callable[[GuestId], None] = lambda guest: None,
    ) -> None:
        """`dropped` is told of a guest one of whose browsers is not theirs any more."""
        self._store, self._signer, self._clock, self._dropped = store, signer, clock, dropped
        self._met: OrderedDict[str, Asker | None] = OrderedDict()
        """By the hash of a token, whose it is; None where it is nobody's."""
        self._noted: dict[str, int] = {}
        """When sessions were last written to be seen."""
        self._seen: dict[str, int] = {}
        """What is still to be written of that."""
        self._parsed = lru_cache(MOST_REMEMBERED)(self._read)
        self._looked = 0

    def at_once(self, cookie: str | None) -> tuple[bool, Asker | None]:
        """Whether it is known in this process whose a cookie is, and whose."""
        parsed = self._parsed(cookie) if cookie and len(cookie) <= 200 else None
        if parsed is None:
            return True, None
        hash, _ = parsed
        if hash not in self._met:
            return False, None
        self._met.move_to_end(hash)
        return True, self._note(self._met[hash])

    async def find(self, cookie: str | None) -> Asker | None:
        """Whose a cookie is; None where it is nobody's. Raises `StorageFault`."""
        known, asker = self.at_once(cookie)
        parsed = None if known else self._parsed(cookie or "")
        if parsed is None:
            return asker
        hash, signed = parsed
        row = await self._store.find(hash)
        if hash in self._met:  # begun or ended here meanwhile
            return self._note(self._met[hash])
        if row is None:
            asker = None if signed is None else Asker(signed, hash, kept=False)
            if asker is None:
                return None  # not remembered: anybody can think out as many as they like
        else:
            asker = None if row.ended else Asker(row.guest, hash, kept=True)
            self._noted[hash] = row.seen
        self._remember(hash, asker)
        return self._note(asker)

    async def begin(self, guest: GuestId, device: str) -> tuple[str, Asker]:
        """A new session of a guest, and the cookie that carries it. Raises `StorageFault`."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return PREFIX + token, await self._keep(token, guest, device)

    async def upgrade(self, cookie: str, asker: Asker, device: str, *, wanted: bool = False) -> str | None:
        """The cookie of the session that follows from a signed id, once something is kept of its guest, or where one is `wanted`;
        None before that, and for one that carries a session already. Raises `StorageFault`."""
        if cookie.startswith(PREFIX):
            return None
        token = self._signer.session_token(cookie)
        if not asker.kept:
            if not wanted and not await self._store.known(asker.guest):
                return None
            await self._keep(token, asker.guest, device)
        return PREFIX + token

    async def of(self, guest: GuestId) -> Sequence[SessionRow]:
        """The sessions of a guest that have not ended, the latest seen first. Raises `StorageFault`."""
        found = await self._store.of(guest)
        seen = {**{row.hash: row.seen for row in found}, **self._seen}
        return sorted((row._replace(seen=seen[row.hash]) for row in found), key=lambda row: -row.seen)

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End some of the sessions of a guest. Raises `StorageFault`."""
        await self._store.end(guest, hashes)
        for hash in hashes:
            self._remember(hash, None)
        if hashes:
            self._dropped(guest)

    def became(self, before: GuestId, guest: GuestId) -> None:
        """All sessions of a guest are another's now, as is stored already."""
        for hash, asker in self._met.items():
            if asker is not None and asker.guest == before:
                self._met[hash] = asker._replace(guest=guest)
        self._dropped(before)

    def forget(self, guest: GuestId) -> None:
        """Look again in the storage for whose the sessions of a guest are."""
        for hash in [hash for hash, asker in self._met.items() if asker is not None and asker.guest == guest]:
            del self._met[hash]
        self._dropped(guest)

    async def write(self) -> None:
        """Write when sessions were last seen. Raises `StorageFault`; then it is written the next time."""
        seen, self._seen = self._seen, {}
        try:
            await self._store.note(seen)
        except StorageFault:
            self._seen = {**seen, **self._seen}
            raise

    async def look_around(self) -> None:
        """Hear of what other processes have changed since the last look. Raises `StorageFault`."""
        now = milliseconds(self._clock.now())
        for row in await self._store.changed(min(self._looked or now, now) - OVERLAP):
            before = self._met.get(row.hash)
            if row.hash not in self._met:
                continue
            after = None if row.ended else Asker(row.guest, row.hash, kept=True)
            if after != before:
                self._met[row.hash] = after
                if before is not None and (after is None or after.guest != before.guest):
                    self._dropped(before.guest)
        self._looked = now

    async def _keep(self, token: str, guest: GuestId, device: str) -> Asker:
        now, hash = milliseconds(self._clock.now()), hash_of(token)
        await self._store.keep(SessionRow(hash, guest, device, now, now))
        self._noted[hash] = now
        asker = Asker(guest, hash, kept=True)
        self._remember(hash, asker)
        return asker

    def _read(self, cookie: str) -> tuple[str, GuestId | None] | None:
        """The hash of a cookie's token, and the guest where the cookie itself says who it is."""
        if cookie.startswith(PREFIX):
            return hash_of(cookie[len(PREFIX) :]), None
        guest = self._signer.guest(cookie)
        return None if guest is None else (hash_of(self._signer.session_token(cookie)), guest)

    def _note(self, asker: Asker | None) -> Asker | None:
        if asker is not None and asker.kept:
            now = milliseconds(self._clock.now())
            if now - self._noted.get(asker.session, 0) >= SELDOM:
                self._noted[asker.session] = self._seen[asker.session] = now
        return asker

    def _remember(self, hash: str, asker: Asker | None) -> None:
        self._met[hash] = asker
        self._met.move_to_end(hash)
        while len(self._met) > MOST_REMEMBERED:
            old, _ = self._met.popitem(last=False)
            self._noted.pop(old, None)


def hash_of(token: str) -> str:
    """What is stored of a token: nobody gets from it to the token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()

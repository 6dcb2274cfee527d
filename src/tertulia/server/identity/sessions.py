"""Sessions: which guest a browser is.

A session's token stands in a cookie; the storage has its hash. A new visitor has none: their id, signed, is enough until
something is kept of them, so visitors who only look cost nothing. From such a cookie the same session follows each time, so that
two tabs make one, and one that was ended stays ended.

A token is replaced (`rotate`) whenever what its session may do grows or shrinks, so that a copy of the old cookie is good for
nothing. Tokens for https are other ones than those for http: only the name of the cookie that browsers protect carries them.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from tertulia.server.domain.account_errors import SessionRotated
from tertulia.server.domain.accounts import SessionRow, SessionStore
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import StorageFault
from tertulia.server.identity.signing import CookieSigner
from tertulia.server.settings import USUAL_SESSION_DAYS

MOST_REMEMBERED = 20_000
SELDOM = 600_000
"""Milliseconds: when a session was seen is written no more often."""
OVERLAP = 60_000
"""Milliseconds by which clocks of machines may differ, and a change may be late."""
BEFORE_ALL_MS = -(2**62)
"""A moment before all others, in milliseconds since 1970."""
ROTATION_MS = 60_000
"""Milliseconds for which a replaced token is answered as such: requests that were on their way are made again by the page."""
EVERY = 2.0
"""Seconds after which a process that shares its storage hears of what others have ended, at most."""
WRITTEN = 60.0
"""Seconds between two writings of when sessions were seen."""
PREFIX, SECURE_PREFIX = "s.", "t."
"""What the cookie of a session begins with: one that was made for http, or for https."""
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]+")
DAY_MS = 86_400_000


class Asker(NamedTuple):
    """The guest who makes a request, and the hash of their session's token."""

    guest: GuestId
    session: str
    kept: bool
    """Whether the session is stored; otherwise their cookie is their signed id."""
    secure: bool = False
    """Whether the next token of this browser is made for https."""


class Parsed(NamedTuple):
    """What a cookie says by itself."""

    hash: str
    guest: GuestId | None
    """The guest of a signed id; None for a session's token."""
    secure: bool
    """Whether it was made for https."""


class Sessions:
    """The sessions that this process has met, and the storage behind them."""

    def __init__(
        self,
        store: SessionStore,
        signer: CookieSigner,
        clock: Clock = SYSTEM,
        dropped: Callable[[GuestId], None] = lambda guest: None,
        days: int = USUAL_SESSION_DAYS,
        announce: Callable[[], None] = lambda: None,
    ) -> None:
        """`dropped` is told of a guest one of whose browsers is not theirs any more. A session ends after so many `days` without
        use. `announce` tells other processes to look which sessions have ended."""
        self._store, self._signer, self._clock, self._dropped = store, signer, clock, dropped
        self._lifetime, self._announce = days * DAY_MS, announce
        self._epoch = self._clock_offset()
        self._met: OrderedDict[str, Asker | None] = OrderedDict()
        """By the hash of a token, whose it is; None where it is nobody's."""
        self._noted: dict[str, int] = {}
        """When sessions were last written to be seen."""
        self._seen: dict[str, int] = {}
        """What is still to be written of that."""
        self._renewed: dict[str, int] = {}
        """When this process last sent the cookies of sessions."""
        self._rotated: dict[str, int] = {}
        """By the hash of a token, when another one replaced it; of the last minute."""
        self._parsed = lru_cache(MOST_REMEMBERED)(self._read)
        self._looked = 0

    def at_once(self, cookie: str | None) -> tuple[bool, Asker | None]:
        """Whether it is known in this process whose a cookie is, and whose."""
        parsed = self._parsed(cookie) if cookie and len(cookie) <= 200 else None
        if parsed is None:
            return True, None
        if parsed.hash not in self._met:
            return False, None
        self._met.move_to_end(parsed.hash)
        return True, self._note(self._met[parsed.hash])

    def rotated(self, cookie: str) -> bool:
        """Whether another token has replaced a cookie's within the last minute, as far as this process knows."""
        parsed = self._parsed(cookie) if len(cookie) <= 200 else None
        at = None if parsed is None else self._rotated.get(parsed.hash)
        return at is not None and abs(milliseconds(self._clock.now()) - at) < ROTATION_MS

    async def find(self, cookie: str | None) -> Asker | None:
        """Whose a cookie is; None where it is nobody's. Raises `StorageFault`."""
        known, asker = self.at_once(cookie)
        parsed = None if known else self._parsed(cookie or "")
        if parsed is None:
            return asker
        hash, signed, secure = parsed
        row = await self._store.find(hash)
        if row is None and signed is not None and await self._forgotten(signed):
            return None
        if hash in self._met:  # begun or ended here meanwhile
            return self._note(self._met[hash])
        if row is None:
            asker = None if signed is None else Asker(signed, hash, kept=False, secure=secure)
            if asker is None:
                return None  # not remembered: anybody can think out as many as they like
        else:
            asker = None if row.ended else Asker(row.guest, hash, kept=True, secure=secure)
            self._noted[hash] = row.seen
            self._note_rotation(row)
        self._remember(hash, asker)
        return self._note(asker)

    async def begin(self, guest: GuestId, device: str, *, secure: bool = False) -> tuple[str, Asker]:
        """A new session of a guest, and the cookie that carries it. Raises `StorageFault`."""
        cookie, row = self.make(guest, device, secure=secure)
        await self._store.keep(row)
        return cookie, self.met(row, secure=secure)

    def make(self, guest: GuestId, device: str, *, secure: bool) -> tuple[str, SessionRow]:
        """The cookie of a new session, and the session as it is to be stored."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        cookie = (SECURE_PREFIX if secure else PREFIX) + token
        now = milliseconds(self._clock.now())
        return cookie, SessionRow(_hash_in(cookie), guest, device, now, now)

    def met(self, row: SessionRow, *, secure: bool) -> Asker:
        """Know a session that has just been stored."""
        asker = Asker(row.guest, row.hash, kept=True, secure=secure)
        self._noted[row.hash] = row.seen
        self._renewed[row.hash] = milliseconds(self._clock.now())
        self._remember(row.hash, asker)
        return asker

    def renew(self, asker: Asker) -> bool:
        """Whether to send a browser its cookie again, so that it does not expire: once a day. An answer with the old cookie that
        arrives after the answer with its replacement would sign the browser out."""
        now, sent = milliseconds(self._clock.now()), self._renewed.get(asker.session)
        if not asker.kept or (sent is not None and now - sent < DAY_MS):
            return False
        self._renewed[asker.session] = now
        return True

    def hash_in(self, cookie: str) -> str:
        """What is stored of the session that a cookie of this site carries."""
        parsed = self._parsed(cookie)
        return "" if parsed is None else parsed.hash

    def exchanges(self, cookie: str, asker: Asker) -> bool:
        """Whether a browser that comes by https still has a cookie for http, which is good for one exchange."""
        parsed = self._parsed(cookie)
        return asker.secure and parsed is not None and not parsed.secure

    async def upgrade(self, cookie: str, asker: Asker, device: str, *, wanted: bool = False) -> str | None:
        """The cookie that a browser goes on with: of the session that follows from a signed id, once something is kept of its
        guest or if one is `wanted`; or of the session for https that replaces one for http. None if it has that already, or
        nothing is kept. Raises `SessionRotated`, `StorageFault`."""
        parsed = self._parsed(cookie)
        assert parsed is not None, "the asker's own"
        exchanged = self.exchanges(cookie, asker)
        if parsed.guest is None and not exchanged:
            return None
        if not asker.kept and not wanted and not await self._store.known(asker.guest):
            return None
        if exchanged:
            return await self.rotate(asker, device)
        token = self._signer.session_token(cookie)
        found = (SECURE_PREFIX if parsed.secure else PREFIX) + token
        if not asker.kept:
            now = milliseconds(self._clock.now())
            row = SessionRow(parsed.hash, asker.guest, device, now, now)
            still_open = await self._store.keep(row)
            if not still_open or self._met.get(parsed.hash, asker) is None:  # replaced or ended meanwhile
                self._remember(parsed.hash, None)
                raise SessionRotated("this session has just been replaced or ended: ask again")
            self.met(row, secure=parsed.secure)
        return found

    async def rotate(self, asker: Asker, device: str, guest: GuestId | None = None) -> str:
        """Replace the token of a session, or let its browser become another guest. The old token is nobody's at once. Returns the
        new cookie. Raises `SessionRotated` if another request was first, `StorageFault`."""
        cookie, row = self.make(guest or asker.guest, device, secure=asker.secure)
        if not await self._store.rotate(asker.session, asker.guest, row):
            raise SessionRotated("another request has just replaced this session: ask again")
        self.met(row, secure=asker.secure)
        self.replaced(asker)
        return cookie

    def replaced(self, asker: Asker) -> None:
        """Know that another token has replaced a session's, as is stored already; its live connections end."""
        self._note_rotation(SessionRow(asker.session, asker.guest, "", 0, 0, True, milliseconds(self._clock.now())))
        self._remember(asker.session, None)
        self._dropped(asker.guest)
        self._announce()

    def early_hashes(self, guest: GuestId) -> set[str]:
        """The hashes of the tokens that follow from a guest's signed ids."""
        prefixes = ((False, PREFIX), (True, SECURE_PREFIX))
        cookies = [(prefix, self._signer.cookie(guest, secure=secure)) for secure, prefix in prefixes]
        return {_hash_in(prefix + self._signer.session_token(cookie)) for prefix, cookie in cookies}

    async def of(self, guest: GuestId) -> Sequence[SessionRow]:
        """The sessions of a guest that have not ended, the latest seen first. Raises `StorageFault`."""
        found = await self._store.of(guest)
        oldest = self._oldest()
        seen = {**{row.hash: row.seen for row in found}, **self._seen}
        found = [row for row in found if seen[row.hash] >= oldest]
        return sorted((row._replace(seen=seen[row.hash]) for row in found), key=lambda row: -row.seen)

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End some of the sessions of a guest. Raises `StorageFault`."""
        await self._store.end(guest, hashes)
        for hash in hashes:
            self._remember(hash, None)
        if hashes:
            self._dropped(guest)
            self._announce()

    def forget(self, guest: GuestId) -> None:
        """Look again in the storage which sessions of a guest have ended."""
        for hash in [hash for hash, asker in self._met.items() if asker is not None and asker.guest == guest]:
            del self._met[hash]
        self._dropped(guest)
        self._announce()

    async def expire(self) -> int:
        """Delete the sessions that have ended by themselves, a day later. Returns how many. Raises `StorageFault`."""
        return await self._store.expire(self._oldest() - DAY_MS)

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
            if before is None:
                continue
            if row.ended:
                self._met[row.hash] = None
                self._note_rotation(row)
                self._dropped(before.guest)
            elif not before.kept:
                self._met[row.hash] = before._replace(kept=True)
        self._looked = now

    async def _forgotten(self, guest: GuestId) -> bool:
        """Whether a guest whose session was never stored has not been here for as long as a session lasts."""
        named = await self._store.named(guest)
        return named is not None and named < self._oldest()

    def _oldest(self) -> int:
        """Sessions that were last used before this moment, in milliseconds since 1970, have ended. None has while the system's
        clock is more than a day off what it said when this process began: it was set, and all sessions look older."""
        if abs(self._clock_offset() - self._epoch) > DAY_MS:
            return BEFORE_ALL_MS
        return milliseconds(self._clock.now()) - self._lifetime

    def _clock_offset(self) -> int:
        """The difference in milliseconds between the system's clock, which can be set, and the monotonic one."""
        return milliseconds(self._clock.now()) - round(1000 * self._clock.monotonic())

    def _read(self, cookie: str) -> Parsed | None:
        """What a cookie says by itself; None if it is none of this site's."""
        if cookie.startswith((PREFIX, SECURE_PREFIX)):
            # A point in a token for http would make it one for https.
            known = TOKEN.fullmatch(cookie[len(PREFIX) :])
            return Parsed(_hash_in(cookie), None, cookie.startswith(SECURE_PREFIX)) if known else None
        if (signed := self._signer.guest(cookie)) is None:
            return None
        prefix = SECURE_PREFIX if signed.secure else PREFIX
        return Parsed(_hash_in(prefix + self._signer.session_token(cookie)), signed.guest, signed.secure)

    def _note(self, asker: Asker | None) -> Asker | None:
        """Note that a session is used. Returns None if that comes too late: it has ended."""
        if asker is not None and asker.kept:
            now, seen = milliseconds(self._clock.now()), self._noted.get(asker.session)
            if seen is not None and seen < self._oldest():
                self._met[asker.session] = None
                return None
            if seen is None or now - seen >= SELDOM:
                self._noted[asker.session] = self._seen[asker.session] = now
        return asker

    def _note_rotation(self, row: SessionRow) -> None:
        """Know for a minute that another token has replaced one."""
        if row.rotated is None:
            return
        oldest = milliseconds(self._clock.now()) - ROTATION_MS
        self._rotated = {hash: at for hash, at in self._rotated.items() if at >= oldest} | {row.hash: row.rotated}

    def _remember(self, hash: str, asker: Asker | None) -> None:
        self._met[hash] = asker
        self._met.move_to_end(hash)
        while len(self._met) > MOST_REMEMBERED:
            old, _ = self._met.popitem(last=False)
            self._noted.pop(old, None)
            self._renewed.pop(old, None)


def _hash_in(cookie: str) -> str:
    """What is stored of a session's cookie. A token for https is hashed with its prefix: under the other one it is no token."""
    return hash_of(cookie.removeprefix(PREFIX))


def hash_of(token: str) -> str:
    """What is stored of a token: nobody gets from it to the token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()

"""Sessions: which guest a browser is signed in as.

A session's token is in a cookie; the storage has its hash. A new visitor has a cookie with a signed guest id and no
stored session, so visitors about whom nothing is stored cost nothing. The token of their session is derived from the
cookie: two tabs share the session, and once it has ended it cannot begin again.

A token is replaced (`rotate`) when its session gains or loses rights, so that a copy of the old cookie is useless.
Tokens for https differ from tokens for http, and are accepted only in the cookie for https, whose name begins with
`__Host-` or `__Secure-`.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from tertulia.server.domain.accounts import SessionRotated, SessionStore, StoredSession
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.settings import USUAL_SESSION_DAYS

BROWSERS = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser", "samsung"),
    ("Firefox", "firefox"),
    ("FxiOS", "firefox"),
    ("CriOS", "chrome"),
    ("Chrome", "chrome"),
    ("Safari", "safari"),
)
"""Substrings of a `User-Agent` header and the browser that they identify, the most specific first.

The order matters, because the header of most browsers also names other browsers.
"""
SYSTEMS = (
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Android", "android"),
    ("CrOS", "chromeos"),
    ("Windows", "windows"),
    ("Mac OS X", "mac"),
    ("Linux", "linux"),
)
UNKNOWN = "other"


def device_of(user_agent: str) -> str:
    """Return the browser and the operating system in a `User-Agent` header, as two words from fixed lists."""
    return f"{_first(BROWSERS, user_agent)} {_first(SYSTEMS, user_agent)}"


def _first(words: tuple[tuple[str, str], ...], text: str) -> str:
    return next((ours for theirs, ours in words if theirs in text), UNKNOWN)


MAX_CACHED_SESSIONS = 20_000
SEEN_INTERVAL_MS = 600_000
"""Minimum milliseconds between two recorded times of use of a session."""
CLOCK_SKEW_MS = 60_000
"""Milliseconds by which `apply_remote_changes` reads further back than to its previous call.

Without this overlap, changes could be missed: the clocks of machines differ, and transactions may commit late.
"""
BEFORE_ALL_MS = -(2**62)
"""Time earlier than every use of a session, in milliseconds since 1970.

`Sessions._oldest` returns this time while no session may expire.
"""
ROTATION_MS = 60_000
"""Milliseconds for which a replaced session token causes the error `SessionRotated`.

This error makes clients repeat requests that were under way when the token was replaced.
"""
POLL_SECONDS = 2.0
"""Seconds between two reads of the sessions that other processes have changed."""
WRITE_INTERVAL_SECONDS = 60.0
"""Seconds between two writes of the times at which sessions were last used."""
PREFIX = "s."
"""Prefix of a cookie value that contains a session's token and was made for http."""
SECURE_PREFIX = "t."
"""Prefix of a cookie value that contains a session's token and was made for https."""
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]+")
DAY_MS = 86_400_000


class RequestSession(NamedTuple):
    """The session of a request: its guest, and the hash of its token."""

    guest: GuestId
    session: str
    stored: bool
    """Whether the session is stored; if not, the cookie contains a signed guest id."""
    secure: bool = False
    """Whether the browser uses https, so that its next cookie is made for https."""


class ParsedCookie(NamedTuple):
    """Data read from a cookie alone: token hash, guest and protocol. The stored session may have ended."""

    hash: str
    guest: GuestId | None
    """The guest in a signed id; None if the cookie contains a session's token."""
    secure: bool
    """Whether the cookie was made for https."""


class Sessions:
    """The sessions of a site: cached in this process, and stored in a storage that all processes share."""

    def __init__(
        self,
        store: SessionStore,
        signer: CookieSigner,
        clock: Clock = SYSTEM,
        on_session_end: Callable[[GuestId], None] = lambda guest: None,
        days: int = USUAL_SESSION_DAYS,
        announce: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the sessions; each ends after `days` without use.

        `on_session_end` is called with a guest after one of their sessions has ended, to end live connections.
        `announce` asks other processes to read which sessions have ended.
        """
        self._store, self._signer, self._clock, self._on_session_end = store, signer, clock, on_session_end
        self._lifetime, self._announce = days * DAY_MS, announce
        self._epoch = self._clock_offset()
        self._askers: OrderedDict[str, RequestSession | None] = OrderedDict()
        """Cached sessions by token hash; the value is None if the session has ended."""
        self._last_use: dict[str, int] = {}
        """Time of the last recorded use of each session, in milliseconds since 1970, by token hash."""
        self._unsaved_last_use: dict[str, int] = {}
        """Recorded times of last use that are not stored yet, in milliseconds since 1970, by token hash."""
        self._renewed: dict[str, int] = {}
        """When this process last sent each session's cookie, in milliseconds since 1970, by token hash."""
        self._rotated: dict[str, int] = {}
        """Time when each token was replaced, in milliseconds since 1970, by its hash; kept for about a minute."""
        self._parsed = lru_cache(MAX_CACHED_SESSIONS)(self._read)
        self._looked = 0

    def find_cached(self, cookie: str | None) -> tuple[bool, RequestSession | None]:
        """Return (whether the cache knows the state of a cookie's session, the session).

        The session is None if it has ended or is not cached. An invalid cookie counts as known, without a session.
        """
        parsed = self._parsed(cookie) if cookie and len(cookie) <= 200 else None
        if parsed is None:
            return True, None
        if parsed.hash not in self._askers:
            return False, None
        self._askers.move_to_end(parsed.hash)
        return True, self._note(self._askers[parsed.hash])

    def is_rotated(self, cookie: str) -> bool:
        """Whether this process knows that the token in a cookie was replaced within the last minute."""
        parsed = self._parsed(cookie) if len(cookie) <= 200 else None
        at = None if parsed is None else self._rotated.get(parsed.hash)
        return at is not None and abs(milliseconds(self._clock.now()) - at) < ROTATION_MS

    async def find(self, cookie: str | None) -> RequestSession | None:
        """Return the session of a cookie, or None if the cookie is invalid or the session has ended.

        Raises `StorageFault`.
        """
        known, asker = self.find_cached(cookie)
        parsed = None if known else self._parsed(cookie or "")
        if parsed is None:
            return asker
        hash, signed, secure = parsed
        row = await self._store.find(hash)
        if row is None and signed is not None and await self._forgotten(signed):
            return None
        if hash in self._askers:  # the session has begun or ended here during the read
            return self._note(self._askers[hash])
        if row is None:
            asker = None if signed is None else RequestSession(signed, hash, stored=False, secure=secure)
            if asker is None:
                return None  # not cached: a client can invent any number of tokens
        else:
            asker = None if row.ended else RequestSession(row.guest, hash, stored=True, secure=secure)
            self._last_use[hash] = row.seen
            self._note_rotation(row)
        self._remember(hash, asker)
        return self._note(asker)

    async def begin(self, guest: GuestId, device: str, *, secure: bool = False) -> tuple[str, RequestSession]:
        """Store a new session of a guest. Returns its cookie and the session. Raises `StorageFault`.

        `device` names the browser and its system (`device_of`). With `secure`, the cookie is made for https.
        """
        cookie, row = self.create(guest, device, secure=secure)
        await self._store.add(row)
        return cookie, self.cache(row, secure=secure)

    def create(self, guest: GuestId, device: str, *, secure: bool) -> tuple[str, StoredSession]:
        """Create a session of a guest without storing it. Returns its cookie and the row to store.

        `device` names the browser and its system (`device_of`). With `secure`, the cookie is made for https.
        """
        token = secrets.token_urlsafe(TOKEN_BYTES)
        cookie = (SECURE_PREFIX if secure else PREFIX) + token
        now = milliseconds(self._clock.now())
        return cookie, StoredSession(_hash_in(cookie), guest, device, now, now)

    def cache(self, row: StoredSession, *, secure: bool) -> RequestSession:
        """Cache a session that was just stored, and return it. `secure` says whether its cookie is for https."""
        asker = RequestSession(row.guest, row.hash, stored=True, secure=secure)
        self._last_use[row.hash] = row.seen
        self._renewed[row.hash] = milliseconds(self._clock.now())
        self._remember(row.hash, asker)
        return asker

    def renew(self, asker: RequestSession) -> bool:
        """Return whether to send a browser its cookie again, and if so, record that it is sent now.

        A cookie is sent again once a day, so that it does not expire. More often would be risky: a response with the
        old cookie that arrives after its replacement would sign the browser out.
        """
        now, sent = milliseconds(self._clock.now()), self._renewed.get(asker.session)
        if not asker.stored or (sent is not None and now - sent < DAY_MS):
            return False
        self._renewed[asker.session] = now
        return True

    def hash_in(self, cookie: str) -> str:
        """Return the token hash of a cookie's session, or an empty string if the cookie is invalid."""
        parsed = self._parsed(cookie)
        return "" if parsed is None else parsed.hash

    def exchanges(self, cookie: str, asker: RequestSession) -> bool:
        """Return whether a browser that uses https still has a cookie made for http.

        If so, `upgrade` replaces the cookie with one for https.
        """
        parsed = self._parsed(cookie)
        return asker.secure and parsed is not None and not parsed.secure

    async def upgrade(
        self, cookie: str, asker: RequestSession, device: str, *, store_session: bool = False
    ) -> str | None:
        """Return a new cookie for the browser, or None if it keeps its cookie.

        `device` names the browser and its system (`device_of`). A cookie with a signed guest id is replaced by one with
        the token of a stored session. This happens once data about the guest is stored, or at once if `store_session`
        is True. For a browser that uses https, a cookie for http is replaced by one for https. Raises `StorageFault`,
        and `SessionRotated` if another request has replaced or ended the session.
        """
        parsed = self._parsed(cookie)
        assert parsed is not None, "the cookie must belong to the session"
        exchanged = self.exchanges(cookie, asker)
        if parsed.guest is None and not exchanged:
            return None
        if not asker.stored and not store_session and not await self._store.has_other_data(asker.guest):
            return None
        if exchanged:
            return await self.rotate(asker, device)
        token = self._signer.session_token(cookie)
        found = (SECURE_PREFIX if parsed.secure else PREFIX) + token
        if not asker.stored:
            now = milliseconds(self._clock.now())
            row = StoredSession(parsed.hash, asker.guest, device, now, now)
            still_open = await self._store.add(row)
            if not still_open or self._askers.get(parsed.hash, asker) is None:  # replaced or ended meanwhile
                self._remember(parsed.hash, None)
                raise SessionRotated("this session has just been replaced or ended: repeat the request")
            self.cache(row, secure=parsed.secure)
        return found

    async def rotate(self, asker: RequestSession, device: str, guest: GuestId | None = None) -> str:
        """Replace a browser's session by one with a new token, and return the new cookie.

        The new session is one of `guest`, or of the same guest if `guest` is None. `device` names the browser and its
        system (`device_of`). The old token becomes invalid at once. Raises `StorageFault`, and `SessionRotated` if
        another request has just replaced the old token.
        """
        cookie, row = self.create(guest or asker.guest, device, secure=asker.secure)
        if not await self._store.rotate(asker.session, asker.guest, row):
            raise SessionRotated("another request has just replaced this session: repeat the request")
        self.cache(row, secure=asker.secure)
        self.on_replaced(asker)
        return cookie

    def on_replaced(self, asker: RequestSession) -> None:
        """Mark a session as ended in the cache, because a session with a new token has replaced it.

        The guest's live connections end, and other processes are asked to read the change.
        """
        self._note_rotation(StoredSession(asker.session, asker.guest, "", 0, 0, True, milliseconds(self._clock.now())))
        self._remember(asker.session, None)
        self._on_session_end(asker.guest)
        self._announce()

    def signed_id_hashes(self, guest: GuestId) -> set[str]:
        """Return the hashes of the session tokens derived from a guest's signed ids for http and for https."""
        prefixes = ((False, PREFIX), (True, SECURE_PREFIX))
        cookies = [(prefix, self._signer.cookie(guest, secure=secure)) for secure, prefix in prefixes]
        return {_hash_in(prefix + self._signer.session_token(cookie)) for prefix, cookie in cookies}

    async def list_sessions(self, guest: GuestId) -> Sequence[StoredSession]:
        """Return the running sessions of a guest, the latest used first. Raises `StorageFault`."""
        found = await self._store.sessions_of(guest)
        oldest = self._oldest()
        seen = {**{row.hash: row.seen for row in found}, **self._unsaved_last_use}
        found = [row for row in found if seen[row.hash] >= oldest]
        return sorted((row._replace(seen=seen[row.hash]) for row in found), key=lambda row: -row.seen)

    async def end(self, guest: GuestId, hashes: Collection[str]) -> None:
        """End sessions of a guest by their token hashes, and the guest's live connections.

        Raises `StorageFault`.
        """
        await self._store.end(guest, hashes)
        for hash in hashes:
            self._remember(hash, None)
        if hashes:
            self._on_session_end(guest)
            self._announce()

    def uncache(self, guest: GuestId) -> None:
        """Uncache a guest's sessions, so that they are read again from the storage, and end live connections."""
        for hash in [hash for hash, asker in self._askers.items() if asker is not None and asker.guest == guest]:
            del self._askers[hash]
        self._on_session_end(guest)
        self._announce()

    async def delete_expired(self) -> int:
        """Delete stored sessions that expired a day ago or earlier. Returns their number.

        Raises `StorageFault`.
        """
        return await self._store.delete_unused(self._oldest() - DAY_MS)

    async def write_last_use(self) -> None:
        """Store the recorded times of last use. Raises `StorageFault`; then the next call retries."""
        seen, self._unsaved_last_use = self._unsaved_last_use, {}
        try:
            await self._store.store_last_seen(seen)
        except StorageFault:
            self._unsaved_last_use = {**seen, **self._unsaved_last_use}
            raise

    async def apply_remote_changes(self) -> None:
        """Update the cache by the sessions that other processes have begun or ended.

        Only the changes since the last call are read. Raises `StorageFault`.
        """
        now = milliseconds(self._clock.now())
        for row in await self._store.changed_since(min(self._looked or now, now) - CLOCK_SKEW_MS):
            before = self._askers.get(row.hash)
            if before is None:
                continue
            if row.ended:
                self._askers[row.hash] = None
                self._note_rotation(row)
                self._on_session_end(before.guest)
            elif not before.stored:
                self._askers[row.hash] = before._replace(stored=True)
        self._looked = now

    async def _forgotten(self, guest: GuestId) -> bool:
        """Return whether the signed cookie of a guest without a stored session has expired.

        Such a guest has no recorded time of last use, so the time when their name or language was last stored counts
        instead. The cookie has expired if this time is earlier than `_oldest()`. A guest whose name was never stored
        does not expire.
        """
        named = await self._store.name_stored_at(guest)
        return named is not None and named < self._oldest()

    def _oldest(self) -> int:
        """Return the earliest time of last use with which a session is still valid, in ms since 1970.

        If the system's clock was moved by more than a day since this process began, no session expires. Otherwise all
        sessions could look too old.
        """
        if abs(self._clock_offset() - self._epoch) > DAY_MS:
            return BEFORE_ALL_MS
        return milliseconds(self._clock.now()) - self._lifetime

    def _clock_offset(self) -> int:
        """Return the system's clock minus the monotonic clock, in milliseconds.

        It changes only if the system's clock is set.
        """
        return milliseconds(self._clock.now()) - round(1000 * self._clock.monotonic())

    def _read(self, cookie: str) -> ParsedCookie | None:
        """Parse a cookie, without reading the storage. Returns None if the cookie is not valid."""
        if cookie.startswith((PREFIX, SECURE_PREFIX)):
            # `TOKEN` admits no dots: the http cookie `s.t.…` would have the hash of the https cookie `t.…`.
            known = TOKEN.fullmatch(cookie[len(PREFIX) :])
            return ParsedCookie(_hash_in(cookie), None, cookie.startswith(SECURE_PREFIX)) if known else None
        if (signed := self._signer.guest(cookie)) is None:
            return None
        prefix = SECURE_PREFIX if signed.secure else PREFIX
        return ParsedCookie(_hash_in(prefix + self._signer.session_token(cookie)), signed.guest, signed.secure)

    def _note(self, asker: RequestSession | None) -> RequestSession | None:
        """Record the use of a session. Returns the session, or None if it has expired."""
        if asker is not None and asker.stored:
            now, seen = milliseconds(self._clock.now()), self._last_use.get(asker.session)
            if seen is not None and seen < self._oldest():
                self._askers[asker.session] = None
                return None
            if seen is None or now - seen >= SEEN_INTERVAL_MS:
                self._last_use[asker.session] = self._unsaved_last_use[asker.session] = now
        return asker

    def _note_rotation(self, row: StoredSession) -> None:
        """Remember for a minute that the token of a stored session was replaced."""
        if row.rotated is None:
            return
        oldest = milliseconds(self._clock.now()) - ROTATION_MS
        self._rotated = {hash: at for hash, at in self._rotated.items() if at >= oldest} | {row.hash: row.rotated}

    def _remember(self, hash: str, asker: RequestSession | None) -> None:
        self._askers[hash] = asker
        self._askers.move_to_end(hash)
        while len(self._askers) > MAX_CACHED_SESSIONS:
            old, _ = self._askers.popitem(last=False)
            self._last_use.pop(old, None)
            self._renewed.pop(old, None)


def _hash_in(cookie: str) -> str:
    """Return the hash under which the session of a cookie is stored.

    In a cookie for https, the prefix is hashed with the token. So the token is invalid in a cookie for http.
    """
    return hash_of(cookie.removeprefix(PREFIX))


def hash_of(token: str) -> str:
    """Return the SHA-256 of a token, in hexadecimal, under which the token is stored."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()

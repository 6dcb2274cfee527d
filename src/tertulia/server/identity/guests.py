"""Names, languages and public handles of guests.

A guest is identified by a signed cookie, and needs no account.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tertulia.server.domain.errors import PlayerUnknown
from tertulia.server.domain.names import guest_name
from tertulia.server.domain.ports import Chosen, GuestProfiles, GuestStore
from tertulia.server.domain.seats import GuestId

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

MAX_HANDLE_CHARACTERS = 80
MAX_CACHED_HANDLES = 20_000


class Handles:
    """Converts secret guest ids to public handles by encryption, and back."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha512(b"handles" + secret).digest()
        self._siv: AESSIV | None = None
        self.handle_of = lru_cache(MAX_CACHED_HANDLES)(self._encrypt)
        """`handle_of` returns a guest's public handle: the encrypted guest id. Recent results are cached."""

    def guest_of(self, handle: str) -> GuestId:
        """Return the guest of a public handle. Raises `PlayerUnknown` if the handle is invalid."""
        from cryptography.exceptions import InvalidTag

        try:
            sealed = base64.b64decode(handle.encode("ascii") + b"=" * (-len(handle) % 4), b"-_", validate=True)
            guest = GuestId(self._cipher.decrypt(sealed, None).decode())
        except (InvalidTag, ValueError, binascii.Error):
            raise PlayerUnknown("player not found") from None
        if self.handle_of(guest) != handle:  # a different base64 spelling of the handle's bytes
            raise PlayerUnknown("player not found")
        return guest

    @property
    def _cipher(self) -> AESSIV:
        if self._siv is None:  # imported when first needed
            from cryptography.hazmat.primitives.ciphers.aead import AESSIV

            self._siv = AESSIV(self._key)
        return self._siv

    def _encrypt(self, guest: GuestId) -> str:
        return base64.urlsafe_b64encode(self._cipher.encrypt(guest.encode(), None)).rstrip(b"=").decode()


MAX_CACHED_PROFILES = 10_000
"""The maximum number of recently used profiles in memory.

Further profiles stay in memory only while a caller holds them.
"""


class GuestProfile:
    """A guest's name and language.

    Until the guest chooses a name and a language, the name is derived from the guest id, and the language is None.
    """

    __slots__ = ("__weakref__", "guest", "language", "name")

    def __init__(self, guest: GuestId, choice: Chosen | None = None) -> None:
        self.guest = guest
        self.name, self.language = choice or Chosen(guest_name(guest), None)


class Guests(GuestProfiles):
    """Loads and caches the names and languages of guests.

    Visitors without a cookie are unlimited in number, so only the latest profiles are cached. A profile stays in
    memory as long as a caller holds the result of `load_profiles`.
    """

    def __init__(self, store: GuestStore, handle: Callable[[GuestId], str]) -> None:
        self._store, self._handle = store, handle
        self._known: WeakValueDictionary[GuestId, GuestProfile] = WeakValueDictionary()
        self._latest: OrderedDict[GuestId, GuestProfile] = OrderedDict()

    async def load_profiles(self, guests: Iterable[GuestId]) -> Sequence[GuestProfile]:
        requested_guests = dict.fromkeys(guests)
        profiles = {guest: profile for guest in requested_guests if (profile := self._known.get(guest)) is not None}
        strangers = [guest for guest in requested_guests if guest not in profiles]
        if strangers:
            choices = await self._store.load_chosen(strangers)
            for guest in strangers:  # a guest may have chosen a name while the storage was read
                profiles[guest] = self._known.get(guest) or GuestProfile(guest, choices.get(guest))
        for profile in profiles.values():
            self._remember(profile)
        return list(profiles.values())

    async def reload_profiles(self, guests: Iterable[GuestId]) -> None:
        known = {guest: profile for guest in guests if (profile := self._known.get(guest)) is not None}
        choices = await self._store.load_chosen(list(known))
        for guest, profile in known.items():
            profile.name, profile.language = choices.get(guest) or Chosen(guest_name(guest), None)

    def name(self, guest: GuestId) -> str:
        """Return the guest's chosen name, or the default name that is derived from the guest id.

        Returns the default name, too, if the guest's profile is not in memory (`load_profiles`).
        """
        profile = self._known.get(guest)
        return guest_name(guest) if profile is None else profile.name

    def handle(self, guest: GuestId) -> str:
        return self._handle(guest)

    def language(self, guest: GuestId) -> str | None:
        profile = self._known.get(guest)
        return None if profile is None else profile.language

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        await self._store.store(guest, Chosen(name, language))
        profile = self._known.get(guest) or GuestProfile(guest)
        profile.name, profile.language = name, language
        self._remember(profile)

    async def note_language(self, guest: GuestId, language: str) -> None:
        (profile,) = await self.load_profiles([guest])
        if profile.language is None:
            await self._store.store_first_language(guest, Chosen(profile.name, language))
            await self.reload_profiles([guest])  # another process may have stored one first

    def forget(self, guest: GuestId) -> None:
        """Remove a deleted guest's name and language from memory."""
        self._latest.pop(guest, None)
        if (profile := self._known.get(guest)) is not None:
            profile.name, profile.language = guest_name(guest), None

    def _remember(self, profile: GuestProfile) -> None:
        self._known[profile.guest] = self._latest[profile.guest] = profile
        self._latest.move_to_end(profile.guest)
        while len(self._latest) > MAX_CACHED_PROFILES:
            self._latest.popitem(last=False)

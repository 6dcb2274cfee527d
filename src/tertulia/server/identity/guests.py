"""Guests: who they say they are. Nobody needs an account; a signed cookie is enough."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from weakref import WeakValueDictionary

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import guest_name
from tertulia.server.domain.ports import Chosen, GuestStore

MOST_REMEMBERED = 10_000
"""The number of guests, those who were met last, who are remembered; beside them only those whose profiles somebody holds."""


class Profile:
    """A guest's name and language: their own choice, or what their id gives them."""

    __slots__ = ("__weakref__", "guest", "language", "name")

    def __init__(self, guest: GuestId, chosen: Chosen | None = None) -> None:
        self.guest = guest
        self.name, self.language = chosen or Chosen(guest_name(guest), None)


class Guests:
    """Profiles of guests (`tertulia.server.domain.ports.GuestProfiles`), read when somebody meets them.

    Visitors without a cookie are as many as somebody likes: only the latest are remembered, and whoever holds a profile that
    `meet` gave keeps its guest known."""

    def __init__(self, store: GuestStore, handle: Callable[[GuestId], str]) -> None:
        self._store, self.handle = store, handle
        self._known: WeakValueDictionary[GuestId, Profile] = WeakValueDictionary()
        self._latest: OrderedDict[GuestId, Profile] = OrderedDict()

    async def meet(self, guests: Iterable[GuestId]) -> Sequence[Profile]:
        """The profiles of the guests, whom `name` knows for as long as somebody holds these."""
        wanted = dict.fromkeys(guests)
        held = {guest: profile for guest in wanted if (profile := self._known.get(guest)) is not None}
        strangers = [guest for guest in wanted if guest not in held]
        if strangers:
            chosen = await self._store.chosen(strangers)
            for guest in strangers:  # whoever has chosen a name meanwhile is known by now
                held[guest] = self._known.get(guest) or Profile(guest, chosen.get(guest))
        for profile in held.values():
            self._remember(profile)
        return list(held.values())

    async def read_again(self, guests: Iterable[GuestId]) -> None:
        """Have the guests' choices as they are stored now: another process may have changed them."""
        known = {guest: profile for guest in guests if (profile := self._known.get(guest)) is not None}
        chosen = await self._store.chosen(list(known))
        for guest, profile in known.items():
            profile.name, profile.language = chosen.get(guest) or Chosen(guest_name(guest), None)

    def name(self, guest: GuestId) -> str:
        """The guest's name: their own choice, or the one that their id gives them."""
        profile = self._known.get(guest)
        return guest_name(guest) if profile is None else profile.name

    def language(self, guest: GuestId) -> str | None:
        """The language that the guest has chosen; None where they have chosen none."""
        profile = self._known.get(guest)
        return None if profile is None else profile.language

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        """Keep the name and the language that a guest has chosen."""
        await self._store.keep(guest, Chosen(name, language))
        profile = self._known.get(guest) or Profile(guest)
        profile.name, profile.language = name, language
        self._remember(profile)

    async def note_language(self, guest: GuestId, language: str) -> None:
        """Store the language that a guest's browser shows, unless they have one: notifications and emails are in it."""
        (profile,) = await self.meet([guest])
        if profile.language is None:
            await self._store.keep_first_language(guest, Chosen(profile.name, language))
            await self.read_again([guest])  # another process may have been first

    def forget(self, guest: GuestId) -> None:
        """Know nothing of a guest any more: there is none such."""
        self._latest.pop(guest, None)
        if (profile := self._known.get(guest)) is not None:
            profile.name, profile.language = guest_name(guest), None

    def _remember(self, profile: Profile) -> None:
        self._known[profile.guest] = self._latest[profile.guest] = profile
        self._latest.move_to_end(profile.guest)
        while len(self._latest) > MOST_REMEMBERED:
            self._latest.popitem(last=False)

"""The last client address of each recently seen guest, in memory only.

Computing time is shared out by address, because a visitor can create any number of guests.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Collection, Sequence

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.seats import GuestId

MAX_CACHED_GUESTS = 20_000
UNKNOWN_ADDRESS = ""
"""The address of guests who were not seen since the server started."""
RECENT_SECONDS = 24 * 3600.0
"""Seconds for which guests of one address count as acquainted, or as one person."""
MIN_CROWD_GUESTS = 12
"""So many guests of one address count as strangers, as in a school or behind an internet provider."""


class ClientAddresses:
    """The addresses of the guests seen last."""

    def __init__(self, clock: Clock = SYSTEM, most: int = MAX_CACHED_GUESTS) -> None:
        self._addresses: OrderedDict[GuestId, tuple[str, float]] = OrderedDict()
        self._guests: dict[str, set[GuestId]] = {}
        self._clock, self._most = clock, most

    def note_address(self, guest: GuestId, address: str) -> None:
        """Record a guest's address."""
        if (before := self.address_of(guest)) != address:
            self._leave(guest, before)
            self._guests.setdefault(address, set()).add(guest)
        self._addresses[guest] = address, self._clock.monotonic()
        self._addresses.move_to_end(guest)
        if len(self._addresses) > self._most:
            gone, (address, _) = self._addresses.popitem(last=False)
            self._leave(gone, address)

    def address_of(self, guest: GuestId) -> str:
        """The last address of a guest, or `UNKNOWN_ADDRESS` if they were not seen."""
        return self._addresses.get(guest, (UNKNOWN_ADDRESS, 0.0))[0]

    def first_known(self, guests: Sequence[GuestId]) -> tuple[GuestId, str]:
        """The first of the guests who was seen, with the address; the first guest and `UNKNOWN_ADDRESS` if none was."""
        addresses = [(guest, self.address_of(guest)) for guest in guests]
        return next((known for known in addresses if known[1] != UNKNOWN_ADDRESS), addresses[0])

    def guests_at_same_address(self, guest: GuestId) -> Collection[GuestId]:
        """The other guests seen at a guest's address within `RECENT_SECONDS`.

        Empty if they are `MIN_CROWD_GUESTS` or more.
        """
        since = self._clock.monotonic() - RECENT_SECONDS
        others = [each for each in self._guests.get(self.address_of(guest), ()) if each != guest]
        lately = [each for each in others if self._addresses[each][1] >= since]
        return lately if len(lately) < MIN_CROWD_GUESTS else []

    def _leave(self, guest: GuestId, address: str) -> None:
        if there := self._guests.get(address):
            there.discard(guest)
            if not there:
                del self._guests[address]


def address_hash(address: str, secret: bytes) -> str:
    """A keyed hash of an address. Work for one address is counted together, and the address cannot be recovered."""
    return (
        ""
        if address == UNKNOWN_ADDRESS
        else hashlib.blake2b(address.encode(), key=secret[:64], digest_size=8).hexdigest()
    )

"""The last internet address of each recently seen guest, in memory only.

Computing time is shared fairly between addresses, not guests, because a visitor can create any number of guests.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Collection, Sequence

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.seats import GuestId

MAX_CACHED_GUESTS = 20_000
UNKNOWN_ADDRESS = ""
"""Stands for the unknown internet address of a guest.

The guest has made no request since the server started, or none recently enough for the address to be in memory.
"""
RECENT_SECONDS = 24 * 3600.0
"""Seconds for which a guest counts as being at an internet address after a request from there."""
MIN_CROWD_GUESTS = 12
"""Minimum number of other guests at a guest's internet address for the address to count as crowded.

Strangers share a crowded address, such as that of a school. `guests_at_same_address` returns an empty collection for
guests at a crowded address.
"""


class ClientAddresses:
    """Internet address of each guest's last request.

    At most `most` guests are kept; those without a request for the longest time are dropped first.
    """

    def __init__(self, clock: Clock = SYSTEM, most: int = MAX_CACHED_GUESTS) -> None:
        self._addresses: OrderedDict[GuestId, tuple[str, float]] = OrderedDict()
        self._guests: dict[str, set[GuestId]] = {}
        self._clock, self._most = clock, most

    def note_address(self, guest: GuestId, address: str) -> None:
        """Record the address from which a guest has made a request."""
        if (before := self.address_of(guest)) != address:
            self._leave(guest, before)
            self._guests.setdefault(address, set()).add(guest)
        self._addresses[guest] = address, self._clock.monotonic()
        self._addresses.move_to_end(guest)
        if len(self._addresses) > self._most:
            oldest_guest, (address, _) = self._addresses.popitem(last=False)
            self._leave(oldest_guest, address)

    def address_of(self, guest: GuestId) -> str:
        """Return the last address of a guest, or `UNKNOWN_ADDRESS` if they were not seen."""
        return self._addresses.get(guest, (UNKNOWN_ADDRESS, 0.0))[0]

    def first_known(self, guests: Sequence[GuestId]) -> tuple[GuestId, str]:
        """Return the first of the guests whose address is known, with the address.

        If none is known, returns the first guest and `UNKNOWN_ADDRESS`.
        """
        addresses = [(guest, self.address_of(guest)) for guest in guests]
        return next((known for known in addresses if known[1] != UNKNOWN_ADDRESS), addresses[0])

    def guests_at_same_address(self, guest: GuestId) -> Collection[GuestId]:
        """Return the other guests seen at a guest's address within `RECENT_SECONDS`.

        The result is empty if they are `MIN_CROWD_GUESTS` or more, since such an address is shared by many people.
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
    """Return a keyed hash of an internet address; empty for `UNKNOWN_ADDRESS`.

    A job stores the hash of its requester's address (`share`), so that the jobs of one address can be counted. The
    address cannot be recovered from the hash without `secret`.
    """
    return (
        ""
        if address == UNKNOWN_ADDRESS
        else hashlib.blake2b(address.encode(), key=secret[:64], digest_size=8).hexdigest()
    )

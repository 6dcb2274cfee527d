"""From which address a guest has last asked for anything: what is done for their tables is shared among addresses, as guests cost
nothing. It is kept in memory only, and of the guests met last."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Collection, Sequence

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId

MOST = 20_000
NOWHERE = ""
"""The address of all guests who have not been met since the server started."""
LATELY = 24 * 3600.0
"""Seconds for which those who ask from one address are taken to know each other, or to be one."""
CROWD = 12
"""So many guests at one address are strangers to each other: it is a school's, or a provider's."""


class Whereabouts:
    """The addresses from which guests have last asked for something."""

    def __init__(self, clock: Clock = SYSTEM, most: int = MOST) -> None:
        self._addresses: OrderedDict[GuestId, tuple[str, float]] = OrderedDict()
        self._guests: dict[str, set[GuestId]] = {}
        self._clock, self._most = clock, most

    def note(self, guest: GuestId, address: str) -> None:
        """Remember that a guest asks from this address."""
        if (before := self.of(guest)) != address:
            self._leave(guest, before)
            self._guests.setdefault(address, set()).add(guest)
        self._addresses[guest] = address, self._clock.monotonic()
        self._addresses.move_to_end(guest)
        if len(self._addresses) > self._most:
            gone, (address, _) = self._addresses.popitem(last=False)
            self._leave(gone, address)

    def of(self, guest: GuestId) -> str:
        """The address from which a guest has last asked for something; `NOWHERE` for one who has not been met."""
        return self._addresses.get(guest, (NOWHERE, 0.0))[0]

    def first(self, guests: Sequence[GuestId]) -> tuple[GuestId, str]:
        """The first of some guests who has been met, and the address; the first of all and `NOWHERE` where none has."""
        addresses = [(guest, self.of(guest)) for guest in guests]
        return next((known for known in addresses if known[1] != NOWHERE), addresses[0])

    def neighbours(self, guest: GuestId) -> Collection[GuestId]:
        """The others who have lately asked from the address of a guest; nobody where they are a crowd."""
        since = self._clock.monotonic() - LATELY
        others = [each for each in self._guests.get(self.of(guest), ()) if each != guest]
        lately = [each for each in others if self._addresses[each][1] >= since]
        return lately if len(lately) < CROWD else []

    def _leave(self, guest: GuestId, address: str) -> None:
        if there := self._guests.get(address):
            there.discard(guest)
            if not there:
                del self._guests[address]


def share_of_address(address: str, secret: bytes) -> str:
    """What is kept of an address where something is to be done for it: whoever has the same is counted together, and nobody reads
    the address out of it."""
    return "" if address == NOWHERE else hashlib.blake2b(address.encode(), key=secret[:64], digest_size=8).hexdigest()

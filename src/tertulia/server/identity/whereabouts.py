"""From which address a guest has last asked for anything: what is done for their tables is shared among addresses, as guests cost
nothing. It is kept in memory only, and of the guests met last."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence

from tertulia.server.domain.ids import GuestId

MOST = 20_000
NOWHERE = ""
"""The address of all guests who have not been met since the server started."""


class Whereabouts:
    """The addresses from which guests have last asked for something."""

    def __init__(self, most: int = MOST) -> None:
        self._addresses: OrderedDict[GuestId, str] = OrderedDict()
        self._most = most

    def note(self, guest: GuestId, address: str) -> None:
        """Remember that a guest asks from this address."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > self._most:
            self._addresses.popitem(last=False)

    def of(self, guest: GuestId) -> str:
        """The address from which a guest has last asked for something; `NOWHERE` for one who has not been met."""
        return self._addresses.get(guest, NOWHERE)

    def first(self, guests: Sequence[GuestId]) -> tuple[GuestId, str]:
        """The first of some guests who has been met, and the address; the first of all and `NOWHERE` where none has."""
        addresses = [(guest, self.of(guest)) for guest in guests]
        return next((known for known in addresses if known[1] != NOWHERE), addresses[0])


def share_of_address(address: str, secret: bytes) -> str:
    """What is kept of an address where something is to be done for it: whoever has the same is counted together, and nobody reads
    the address out of it."""
    return "" if address == NOWHERE else hashlib.blake2b(address.encode(), key=secret[:64], digest_size=8).hexdigest()

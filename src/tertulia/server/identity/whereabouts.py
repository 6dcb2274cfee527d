"""From which address a guest has last asked for anything: what is done for their tables is shared among addresses, as guests cost
nothing. It is kept in memory only, and of the guests met last."""

from __future__ import annotations

from collections import OrderedDict

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

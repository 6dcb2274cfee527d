"""Guests who are called by their ids, where a test has no profiles of them."""

from __future__ import annotations

from tertulia.server.domain.ids import GuestId


class ByTheirIds:
    """What guests are called (`tertulia.server.domain.ports.Naming`)."""

    def name(self, guest: GuestId) -> str:
        """Their id."""
        return guest

    def handle(self, guest: GuestId) -> str:
        """Their id."""
        return guest

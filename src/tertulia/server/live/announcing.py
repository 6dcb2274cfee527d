"""Announce changes of tables and chat rooms to live connections and to other processes."""

from __future__ import annotations

from tertulia.server.domain.chat import Room
from tertulia.server.domain.chatting import chat_rights_at
from tertulia.server.domain.events import HintComputed, Renamed, TableChanged, TableReloaded
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.relay import Relay


def announce_changes(service: TableService) -> None:
    """From now on, announce changes of tables and new names of their players to the tables' viewers."""

    def renamed(event: Renamed) -> None:
        for table in service.tables_of(event.guest):
            service.audience.announce(table.id, people=True)

    service.events.subscribe(TableChanged, lambda event: service.audience.announce(event.table.id))
    service.events.subscribe(Renamed, renamed)


def announce_to_processes(service: TableService, relay: Relay) -> None:
    """Tell other processes when this one changes a table, renames a guest or has a bot's hint."""

    def changed(event: TableChanged) -> None:
        if not isinstance(event, TableReloaded):  # the change of another process
            relay.announce_version(event.table.id, event.table.state.version)

    def renamed(event: Renamed) -> None:
        for table in service.tables_of(event.guest):
            relay.announce_version(table.id, 0)

    service.events.subscribe(TableChanged, changed)
    service.events.subscribe(Renamed, renamed)
    service.events.subscribe(HintComputed, lambda event: relay.announce_version(event.table_id, event.version))


def announce_chat(service: TableService, live: Broadcaster, room: Room) -> None:
    """Announce new lines in a chat room to those viewers who may read the room."""
    table = None if room.table is None else service.at_hand(room.table)

    def hears(guest: GuestId | None) -> bool:
        return room.table is None or (
            table is not None and room.listeners in chat_rights_at(table, guest).readable_rooms
        )

    live.announce_chat(room.place, hears)

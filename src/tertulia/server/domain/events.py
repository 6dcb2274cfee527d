"""Events that report changes of tables and guests.

An event is published after its change is stored, so the change can no longer fail. Live connections, bots and other
parts of the server subscribe to the `EventBus`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table

log = logging.getLogger(__name__)


class Event(Struct, frozen=True):
    """Base class of all events of the `EventBus`."""


class Renamed(Event, frozen=True):
    """A guest has a new name. No table has changed."""

    guest: GuestId


class TablesDeleted(Event, frozen=True):
    """Tables were deleted; `tables` are their ids."""

    tables: Sequence[str]


class HintComputed(Event, frozen=True):
    """The answer of a hint job is stored. No table has changed."""

    table_id: str
    version: int
    """Version of the table for which the hint was requested."""


class TableEvent(Event, frozen=True):
    """Base class of the events that concern one table."""

    table: Table


class TableOpened(TableEvent, frozen=True):
    """A new table was stored."""


class TableLoaded(TableEvent, frozen=True):
    """A table was loaded from the storage into memory."""


class BotTableVisited(TableEvent, frozen=True):
    """A visitor looks at a table where only bots decide, so the bots have to continue."""


class TableChanged(TableEvent, frozen=True):
    """A table has a new version. The subclass says what has changed."""


class TableReloaded(TableChanged, frozen=True):
    """A table was reloaded because another process has changed it. Which change was made is unknown."""


class GuestSeated(TableChanged, frozen=True):
    """A guest has sat down at a table that has not started."""

    guest: GuestId
    seat: int


class GuestLeft(TableChanged, frozen=True):
    """A guest has left the table and freed their seats."""

    guest: GuestId
    seats: Sequence[int]


class PlayerChanged(TableChanged, frozen=True):
    """The player of a seat has changed: the host changed seats, a bot took over, or the player came back."""

    seat: int


class TimedOut(TableChanged, frozen=True):
    """A player's clock has run out, and the table's forfeit rule was applied."""

    seat: int
    guest: GuestId | None


class Resigned(TableChanged, frozen=True):
    """The player of a seat has resigned, and the table's forfeit rule was applied."""

    seat: int


class ProposalsChanged(TableChanged, frozen=True):
    """A proposal, an agreement or a deadline of a table has changed.

    Players propose an end, a pause or turn-based play, and agree to settings that the host has changed.
    """


class BecameTurnBased(TableChanged, frozen=True):
    """A live game has become turn-based."""


class HostChanged(TableChanged, frozen=True):
    """A table that has not started has a new host."""

    guest: GuestId


class GameStarted(TableChanged, frozen=True):
    """The game at the table has started, so seats and settings no longer change."""


class SeatActed(TableChanged, frozen=True):
    """A seat has carried out actions, which are the last lines of the log."""

    seat: int
    actions: int
    """Number of actions that the seat has carried out in this change.

    They are the last lines of the table's log.
    """


class ActionsUndone(TableChanged, frozen=True):
    """A seat has undone its last `steps` actions."""

    seat: int
    steps: int


class RematchOpened(TableChanged, frozen=True):
    """A new table with the same players was opened after the game."""

    rematch_id: str
    """The id of the table for the rematch."""


class GameFinished(TableEvent, frozen=True):
    """The game is over. Published after the event of the change that ended it."""


E = TypeVar("E", bound=Event)


class EventBus:
    """Delivers events to subscribers, synchronously and in the order of subscription."""

    def __init__(self) -> None:
        self._handlers: list[tuple[type[Event], Callable[[Any], None]]] = []
        self._by_kind: dict[type[Event], list[Callable[[Any], None]]] = {}
        """Cache of the handlers to call, by the class of the published event."""

    def subscribe(self, kind: type[E], handler: Callable[[E], None]) -> None:
        """Have `handler` called with every event of the class `kind` and its subclasses."""
        self._handlers.append((kind, handler))
        self._by_kind.clear()

    def publish(self, event: Event) -> None:
        """Call all handlers of an event.

        If a handler raises, the exception is logged and the other handlers are still called.
        """
        kind = type(event)
        if kind not in self._by_kind:
            self._by_kind[kind] = [handler for each, handler in self._handlers if issubclass(kind, each)]
        for handler in self._by_kind[kind]:
            try:
                handler(event)
            except Exception as error:
                log.error("the handler %s of %s failed", handler, kind.__name__, exc_info=error)

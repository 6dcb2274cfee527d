"""Events of tables and guests. They are published after the change is stored.

A published change can no longer fail. Live connections, bots and other parts of the server subscribe to an `EventBus`.
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
    """Base class of events."""


class Renamed(Event, frozen=True):
    """A guest has a new name. No table has changed."""

    guest: GuestId


class TablesDeleted(Event, frozen=True):
    """Tables were deleted."""

    tables: Sequence[str]


class TableEvent(Event, frozen=True):
    """Base class of the events of a table."""

    table: Table


class Opened(TableEvent, frozen=True):
    """A table was opened."""


class Loaded(TableEvent, frozen=True):
    """A table was loaded into memory."""


class LookedAt(TableEvent, frozen=True):
    """A visitor looks at a table where only bots decide, so its bots should play on."""


class Changed(TableEvent, frozen=True):
    """A table has a new version. The subclass says what has changed."""


class CaughtUp(Changed, frozen=True):
    """Another process has changed the table; how is unknown here."""


class GuestSeated(Changed, frozen=True):
    """A guest has taken a seat."""

    guest: GuestId
    seat: int


class GuestLeft(Changed, frozen=True):
    """A guest has left the table."""

    guest: GuestId
    seats: Sequence[int]


class PlayerChanged(Changed, frozen=True):
    """The host has changed seats, a bot has taken over, or a player has taken their seat back."""

    seat: int


class TimedOut(Changed, frozen=True):
    """A player has timed out, and the table's rule for timeouts was applied."""

    seat: int
    guest: GuestId | None


class Resigned(Changed, frozen=True):
    """The player of a seat has resigned."""

    seat: int


class ProposalsChanged(Changed, frozen=True):
    """Proposals or agreements have changed: about an end, a pause, the time control or other terms."""


class BecameTurnBased(Changed, frozen=True):
    """A live game continues turn-based."""


class HostChanged(Changed, frozen=True):
    """A table that has not started has a new host."""

    guest: GuestId


class Started(Changed, frozen=True):
    """The game has started."""


class Acted(Changed, frozen=True):
    """A seat has acted; the last lines of the log show how."""

    seat: int
    actions: int
    """The number of actions."""


class Undone(Changed, frozen=True):
    """A seat has undone its last steps."""

    seat: int
    steps: int


class RematchOpened(Changed, frozen=True):
    """A new table with the same players follows this one."""

    rematch_id: str
    """The id of the new table."""


class Finished(TableEvent, frozen=True):
    """The game is over. This event follows the one that ended it."""


E = TypeVar("E", bound=Event)


class EventBus:
    """Delivers events to subscribers, synchronously and in the order of subscription."""

    def __init__(self) -> None:
        self._handlers: list[tuple[type[Event], Callable[[Any], None]]] = []
        self._by_kind: dict[type[Event], list[Callable[[Any], None]]] = {}
        """The handlers of each class of which an event was published."""

    def subscribe(self, kind: type[E], handler: Callable[[E], None]) -> None:
        """Call a handler with every event of a class and its subclasses."""
        self._handlers.append((kind, handler))
        self._by_kind.clear()

    def publish(self, event: Event) -> None:
        """Call the handlers of an event.

        A handler's exception is logged, and the other handlers are called all the same.
        """
        kind = type(event)
        if kind not in self._by_kind:
            self._by_kind[kind] = [handler for each, handler in self._handlers if issubclass(kind, each)]
        for handler in self._by_kind[kind]:
            try:
                handler(event)
            except Exception as error:
                log.error("the handler %s of %s failed", handler, kind.__name__, exc_info=error)
